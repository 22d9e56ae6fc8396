"""The 24 Technologies, one row each: a card's whole behaviour is in its row.

Gods and phases announce moments; the fields below say which moment a card answers and how.
`TechnologyMasks` turns the rows into bit sets once, so that asking costs one `&`.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from ..components.terms import God, Good


@dataclass(frozen=True, slots=True, kw_only=True)
class Technology:
    god: God | None = None  # performing this God Action …
    vp: int = 0  # … scores this much
    gain: Good | None = None  # … and first brings one of these, before the cost (R27)
    festival: int = 0  # … and advances Population, then Happiness, once the cost is paid (R27)
    own_pillar_vp: int = 0  # Hathor: additional VP per own Pillar in the line
    bonus_gain: Good | None = None  # with every Horus Bonus received
    takes_forbidden: bool = False  # Forbidden dice count as Pure or Tainted (R19)
    any_light: bool = False  # tile abilities work in every light (R12)
    gold_for_scribes: bool = False  # Gold and Scribes stand for each other (R25)
    limestone_for_granite: bool = False  # Limestone and Granite stand for each other (R25)
    value_one_vp: int = 0  # after any action with value 1
    excess_vp: int = 0  # Produce: per excess Resource
    shifts_produce: bool = False  # Produce: ±1 or ±2 (R12)
    extra_produce: int = 0  # Produce: more of the same, never in excess
    shifts_god: bool = False  # God Action: ±1 or ±2
    maat_faith: int = 0  # at the start of each Maat
    ankh: int = 0  # permanent Ankh value
    first_vp: int = 0  # after Maat, first in turn order
    last_gold: int = 0  # after Maat, last in turn order
    bread_vp: int = 0  # Produce Bread
    no_bread_due: bool = False  # Scoring asks for no Bread
    pure_vp: int = 0  # taking a Pure die
    produces_first: bool = False  # Tainted die, God Action: a Scribe buys a Produce before it (R28)
    anubis_vp: int = 0
    blessing_gain: Good | None = None  # for every Blessing played


TECHNOLOGIES: dict[str, Technology] = {
    "T01": Technology(god=God.OSIRIS, vp=2),
    "T02": Technology(god=God.RA, vp=2),
    "T03": Technology(god=God.THOTH, vp=2),
    "T04": Technology(god=God.HORUS, vp=2, gain=Good.GRANITE),
    "T05": Technology(own_pillar_vp=2),
    "T06": Technology(god=God.BASTET, vp=2, festival=1),
    "T07": Technology(bonus_gain=Good.GRANITE),
    "T08": Technology(takes_forbidden=True),
    "T09": Technology(any_light=True),
    "T10": Technology(gold_for_scribes=True),
    "T11": Technology(value_one_vp=2),
    "T12": Technology(excess_vp=1),
    "T13": Technology(shifts_produce=True, extra_produce=1),
    "T14": Technology(shifts_god=True),
    "T15": Technology(maat_faith=2, ankh=5),
    "T16": Technology(first_vp=2, last_gold=1),
    "T17": Technology(bread_vp=2, no_bread_due=True),
    "T18": Technology(pure_vp=1),
    "T19": Technology(produces_first=True),
    "T20": Technology(god=God.THOTH, gain=Good.PAPYRUS),
    "T21": Technology(god=God.HATHOR, gain=Good.BREAD),
    "T22": Technology(limestone_for_granite=True),
    "T23": Technology(anubis_vp=3),
    "T24": Technology(blessing_gain=Good.GOLD),
}

SUBSTITUTION_VP = 1  # T10 and T22, at most once a turn each (R25)


class TechnologyMasks:
    """For each field of a row, the bit set of the cards that have it."""

    def __init__(self, rows: Mapping[str, Technology]) -> None:
        self.rows = tuple(rows.values())
        self.ids = tuple(rows)
        self.performing = tuple(
            tuple((1 << i, row, self.ids[i]) for i, row in enumerate(self.rows) if row.god == god)
            for god in God
        )
        self.performing_any = tuple(sum(bit for bit, _, _ in cards) for cards in self.performing)
        self.gaining = tuple(
            tuple((bit, int(row.gain)) for bit, row, _ in cards if row.gain is not None)
            for cards in self.performing
        )
        self.gaining_any = tuple(sum(bit for bit, _ in cards) for cards in self.gaining)
        self.own_pillar = self._having("own_pillar_vp")
        self.bonus = self._having("bonus_gain")
        self.takes_forbidden = self._having("takes_forbidden")
        self.any_light = self._having("any_light")
        self.gold_for_scribes = self._having("gold_for_scribes")
        self.limestone_for_granite = self._having("limestone_for_granite")
        self.value_one = self._having("value_one_vp")
        self.excess = self._having("excess_vp")
        self.shifts_produce = self._having("shifts_produce")
        self.extra_produce = self._having("extra_produce")
        self.shifts_god = self._having("shifts_god")
        self.maat_faith = self._having("maat_faith")
        self.ankh = self._having("ankh")
        self.after_maat = self._having("first_vp")
        self.bread = self._having("bread_vp")
        self.no_bread_due = self._having("no_bread_due")
        self.pure = self._having("pure_vp")
        self.produces_first = self._having("produces_first")
        self.anubis = self._having("anubis_vp")
        self.blessing = self._having("blessing_gain")
        self.producing = self.excess | self.extra_produce | self.bread | self.value_one

    def _having(self, field: str) -> int:
        empty = Technology()
        return sum(
            1 << i
            for i, row in enumerate(self.rows)
            if getattr(row, field) != getattr(empty, field)
        )

    def held(self, technologies: int, field: int) -> list[tuple[str, Technology]]:
        """The rows of the cards in hand that have the field, with their ids."""
        cards = technologies & field
        return [(self.ids[i], row) for i, row in enumerate(self.rows) if cards >> i & 1]
