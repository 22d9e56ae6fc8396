"""Technologies compiled for play from the effects in their rows.

Rules announce moments, and Technologies react to them. Each moment has the bit set of its cards, so
the check costs one `&`. Permanent effects are bit sets too.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from ..components.edition import Effect, Technology
from ..components.effects import HIGHEST
from ..components.terms import God, Good

EffectRow = tuple[int, str, Effect]  # the card's bit, its id and one of its effects

GOLD: Final = int(Good.GOLD)
SCRIBE: Final = int(Good.SCRIBE)


class Moment:
    """A moment of the game: the cards that react to it, and the goods each gives."""

    __slots__ = ("cards", "paying", "rows")

    def __init__(self, rows: Iterable[EffectRow]) -> None:
        self.rows = tuple(
            (bit, card, tuple((int(gain.what), gain.amount) for gain in effect.gains))
            for bit, card, effect in rows
        )
        self.cards = _union(bit for bit, _, _ in self.rows)
        self.paying = _union(
            bit for bit, _, gains in self.rows if any(good <= SCRIBE for good, _ in gains)
        )

    def purse(
        self, technologies: int, resources: list[int], scribes: int, times: int = 1
    ) -> tuple[list[int], int]:
        """Return the Resources and Scribes at hand after the moment has come `times` times."""
        if not technologies & self.paying:
            return resources, scribes
        after = list(resources)
        for bit, _, gains in self.rows:
            if technologies & bit:
                for good, amount in gains:
                    if good <= GOLD:
                        after[good] += amount * times
                    elif good == SCRIBE:
                        scribes += amount * times
        return after, scribes


class TechnologyMasks:
    def __init__(self, cards: Sequence[Technology]) -> None:
        self.effects: tuple[EffectRow, ...] = tuple(
            (1 << i, card.id, effect) for i, card in enumerate(cards) for effect in card.effects
        )
        self.by_verb: dict[str, list[EffectRow]] = {}
        for row in self.effects:
            self.by_verb.setdefault(row[2].verb, []).append(row)
        performing, producing = self._rows("performing"), self._rows("producing")
        values = self._rows("value")
        self.performing = [Moment(r for r in performing if r[2].god == god) for god in God]
        self.producing = [Moment(r for r in producing if good in r[2].goods) for good in Good]
        self.value = [Moment(r for r in values if r[2].amount == v) for v in range(HIGHEST + 1)]
        self.festival = self._moment("festival")
        self.own_pillar = self._moment("pillar")
        self.bonus = self._moment("bonus")
        self.excess = self._moment("excess")
        self.pure = self._moment("pure")
        self.anubis = self._moment("anubis")
        self.blessing = self._moment("blessing")
        self.maat = self._moment("maat")
        self.first = self._moment("first")
        self.last = self._moment("last")
        self.takes_forbidden = self._having("forbidden")
        self.any_light = self._having("every-light")
        self.produces_first = self._having("produce-first")
        self.no_bread_due = self._having("breadless")
        self.extra_produce = self._having("extra")
        self.shifts_produce = self._having("shift", things=("produce",))
        self.shifts_god = self._having("shift", things=("god",))
        self.gold_for_scribes = self._having("swap", goods=(Good.GOLD, Good.SCRIBE))
        self.limestone_for_granite = self._having("swap", goods=(Good.LIMESTONE, Good.GRANITE))
        self.swaps = self.gold_for_scribes | self.limestone_for_granite
        self.after_producing = self.excess.cards | self.extra_produce
        for moment in (*self.producing, *self.value):
            self.after_producing |= moment.cards

    def held(self, technologies: int, verb: str) -> list[tuple[str, Effect]]:
        """Return the effects with the verb among the cards in hand, with the ids of the cards."""
        return [(card, effect) for bit, card, effect in self._rows(verb) if technologies & bit]

    def shift(self, technologies: int) -> int:
        """Return how far these cards can shift a die."""
        return max((effect.amount for _, effect in self.held(technologies, "shift")), default=0)

    def _rows(self, verb: str) -> list[EffectRow]:
        return self.by_verb.get(verb, [])

    def _moment(self, verb: str) -> Moment:
        return Moment(self._rows(verb))

    def _having(self, verb: str, goods: tuple[Good, ...] = (), things: tuple[str, ...] = ()) -> int:
        return _union(
            bit for bit, _, e in self._rows(verb) if e.goods == goods and e.things == things
        )


def _union(bits: Iterable[int]) -> int:
    found = 0
    for bit in bits:
        found |= bit
    return found
