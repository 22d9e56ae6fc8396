"""Which Blessings may be played at a moment: bit sets over the effects in their rows."""

from collections.abc import Sequence

from ..components.edition import Blessing, Effect
from ..components.terms import God


class BlessingMasks:
    """`rows` are the effects, by the number of the card."""

    def __init__(self, cards: Sequence[Blessing]) -> None:
        self.rows: tuple[Effect, ...] = tuple(card.effect for card in cards)
        self.producing = self._having("harvest", "again")
        self.anytime = self._having("advance")
        self.recolours = self._having("recolor")
        self.turning = self._having("any-value", "recolor")
        self.taking = self.turning | self._having("adjacent", "opposite")
        self.anubis = self._having("free-anubis")
        self.waives = tuple(
            sum(1 << i for i, row in enumerate(self.rows) if god in row.gods) for god in God
        )

    def _having(self, *verbs: str) -> int:
        return sum(1 << i for i, row in enumerate(self.rows) if row.verb in verbs)

    def distinct(self, cards: int) -> list[int]:
        """The cards of a bit set, those alike in text only once."""
        chosen: list[int] = []
        for i, row in enumerate(self.rows):
            if cards >> i & 1 and all(self.rows[c] != row for c in chosen):
                chosen.append(i)
        return chosen
