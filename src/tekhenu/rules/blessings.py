"""Sets of Blessings that may be played at a moment, computed from their effects."""

from collections.abc import Sequence

from ..components.edition import Blessing, Effect
from ..components.terms import God
from .bits import cards_in
from .cards import Blessings


class BlessingMasks:
    """Bit sets of Blessings; `rows` are the effects by the number of the card."""

    def __init__(self, cards: Sequence[Blessing]) -> None:
        self.rows: tuple[Effect, ...] = tuple(card.effect for card in cards)
        self.alike = tuple(self.rows.index(row) for row in self.rows)  # the first such card
        self.producing = self._having("harvest", "again")
        self.anytime = self._having("advance")
        self.recolors = self._having("recolor")
        self.turning = self._having("any-value", "recolor")
        self.taking = Blessings(self.turning | self._having("adjacent", "opposite"))
        self.anubis = self._having("free-anubis")
        self.waives = tuple(
            Blessings.of(i for i, row in enumerate(self.rows) if god in row.gods) for god in God
        )

    def _having(self, *verbs: str) -> Blessings:
        return Blessings.of(i for i, row in enumerate(self.rows) if row.verb in verbs)

    def distinct(self, cards: int) -> list[int]:
        """Return the cards of a set, identical ones only once."""
        chosen: dict[int, int] = {}
        for card in cards_in(cards):
            chosen.setdefault(self.alike[card], card)
        return list(chosen.values())
