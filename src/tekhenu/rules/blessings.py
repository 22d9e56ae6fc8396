"""The 24 Blessings, one row each, and the masks that say which may be played at a moment."""

from collections.abc import Mapping
from dataclasses import dataclass

from ..components.terms import God, Good


@dataclass(frozen=True, slots=True, kw_only=True)
class Blessing:
    produce_gain: tuple[Good, int] | None = None  # when producing
    produce_again: bool = False  # when producing: one more complete Produce (R93)
    steps: int = 0  # any time in the own turn: Population or Happiness (R23)
    any_value: bool = False  # taking a die: turn it to any value
    recolours: bool = False  # taking a die: another colour, and ±1 if wanted (R20)
    waives: tuple[God, ...] = ()  # performing one of these: no Resources to pay (R96)
    adjacent: bool = False  # taking a die: extra action for 1 Scribe (R22)
    opposite: bool = False  # taking a die: extra action for 1 Happiness and 1 Population (R22)
    anubis: bool = False  # start of the turn: an Anubis Action (R21)


_STONE = (God.RA, God.HORUS)
_FOOD = (God.BASTET, God.HATHOR)

BLESSINGS: dict[str, Blessing] = {
    "B01": Blessing(produce_gain=(Good.LIMESTONE, 4)),
    "B02": Blessing(produce_gain=(Good.GRANITE, 4)),
    "B03": Blessing(produce_gain=(Good.BREAD, 4)),
    "B04": Blessing(produce_gain=(Good.PAPYRUS, 4)),
    "B05": Blessing(produce_gain=(Good.GOLD, 3)),
    "B06": Blessing(produce_gain=(Good.SCRIBE, 2)),
    "B07": Blessing(steps=3),
    "B08": Blessing(steps=3),
    "B09": Blessing(any_value=True),
    "B10": Blessing(any_value=True),
    "B11": Blessing(recolours=True),
    "B12": Blessing(recolours=True),
    "B13": Blessing(waives=_STONE),
    "B14": Blessing(waives=_STONE),
    "B15": Blessing(waives=_FOOD),
    "B16": Blessing(waives=_FOOD),
    "B17": Blessing(adjacent=True),
    "B18": Blessing(adjacent=True),
    "B19": Blessing(opposite=True),
    "B20": Blessing(opposite=True),
    "B21": Blessing(produce_again=True),
    "B22": Blessing(produce_again=True),
    "B23": Blessing(anubis=True),
    "B24": Blessing(anubis=True),
}


class BlessingMasks:
    def __init__(self, rows: Mapping[str, Blessing]) -> None:
        self.rows = tuple(rows.values())
        self.produce_gain = self._having("produce_gain")
        self.produce_again = self._having("produce_again")
        self.producing = self.produce_gain | self.produce_again
        self.anytime = self._having("steps")
        self.any_value = self._having("any_value")
        self.recolours = self._having("recolours")
        self.adjacent = self._having("adjacent")
        self.opposite = self._having("opposite")
        self.taking = self.any_value | self.recolours | self.adjacent | self.opposite
        self.anubis = self._having("anubis")
        self.waives = tuple(
            sum(1 << i for i, row in enumerate(self.rows) if god in row.waives) for god in God
        )

    def _having(self, field: str) -> int:
        empty = Blessing()
        return sum(
            1 << i
            for i, row in enumerate(self.rows)
            if getattr(row, field) != getattr(empty, field)
        )

    def distinct(self, cards: int) -> list[int]:
        """The cards of a bit set, those alike in text only once."""
        chosen: list[int] = []
        for i, row in enumerate(self.rows):
            if cards >> i & 1 and all(self.rows[c] != row for c in chosen):
                chosen.append(i)
        return chosen
