"""Options are names: one vocabulary for the log, saves, terminal, API and board.

An `Option` *is* its name (a `str`), with what the rules need to carry it out beside it. All are
built once and shared, so that no playout ever spends time on text.
"""

from functools import cache
from typing import Any

from ..components.ids import FAMILY_SUITS, IDS
from ..components.schema import SECTION_SIZES
from ..components.terms import Colour, God, Good, Purity

SUITS = FAMILY_SUITS
GOODS = ("papyrus", "bread", "limestone", "granite", "gold", "scribes")


class Option(str):
    __slots__ = ("arg", "verb")
    verb: str
    arg: Any

    def __new__(cls, name: str, verb: str, arg: Any = None) -> "Option":
        self = super().__new__(cls, name)
        self.verb = verb
        self.arg = arg
        return self

    def __getnewargs__(self) -> tuple[str, str, Any]:  # type: ignore[override]
        return str(self), self.verb, self.arg


def card_name(suit: str, card: int) -> str:
    return f"{suit}{card + 1:02}"


def space_name(space: int) -> str:
    return f"r{space // 5 + 1}c{space % 5 + 1}"


def line_name(line: int) -> str:
    return f"row{line + 1}" if line < 5 else f"column{line - 4}"


def _cards(verb: str, suit: str) -> list[Option]:
    return [Option(f"{verb}:{card}", verb, i) for i, card in enumerate(IDS[suit])]


PASS = Option("pass", "pass")

# Setup, Destiny, Maat
KEEP = [_cards("keep", suit) for suit in SUITS]
REWARDS_BY_CODE = (*IDS["S"], *IDS["A"], *IDS["E"])
STARTING = {
    code: Option(f"starting:{card}", "starting", code)
    for code, card in enumerate(REWARDS_BY_CODE)
    if card[0] != "A"
}
CULTIST = _cards("cultist", "C")
DESTINY = _cards("destiny", "A")
ARTIFACT = _cards("artifact", "X")
REWARD = [Option(f"reward:{card}", "reward", code) for code, card in enumerate(REWARDS_BY_CODE)]
POPULATION = Option("advance:population", "advance", True)
HAPPINESS = Option("advance:happiness", "advance", False)

# Taking a die
DIE = [Option(f"die:{i}", "die", i) for i in range(40)]
TAKE = [Option(f"take:{v}", "take", v) for v in range(7)]
ANUBIS = [Option(f"anubis:{v}", "anubis", v) for v in range(7)]
NO_ACTION = Option("take:no-action", "no action")
SIDE = [Option(f"side:{side.name.lower()}", "side", int(side)) for side in Purity]

# Actions
GOD = [Option(f"god:{god.name.lower()}", "god", int(god)) for god in God]
PRODUCE = {
    **{good: Option(f"produce:{GOODS[good]}", "produce", good) for good in range(4)},
    int(Good.SOLDIER): Option("produce:soldiers", "produce", int(Good.SOLDIER)),
    int(Good.PRIEST): Option("produce:priests", "produce", int(Good.PRIEST)),
}
VALUE = [Option(f"value:{v}", "value", v) for v in range(7)]

# Places
HONOUR = [Option(f"statue:{god.name.lower()}", "honour", int(god)) for god in God]
PEOPLE = [
    Option(f"statue:{name}", "people", i)
    for i, name in enumerate(
        (
            *("temple-row", "temple-column", "workshops", "quarries"),
            *("seth-left", "seth-middle", "seth-right"),
        )
    )
]
TEMPLE = [
    Option(f"temple:{space_name(space)}/{rotation * 90}", "temple", space * 4 + rotation)
    for space in range(25)
    for rotation in range(4)
]
CONQUEST = [Option(f"conquest:{space_name(space)}", "conquest", space) for space in range(25)]
HATHOR = [Option(f"hathor:{line_name(i // 2)}/{i % 2 + 1}", "hathor", i) for i in range(20)]
OSIRIS = [Option(f"osiris:row{i // 4 + 1}/{GOODS[i % 4]}", "osiris", i) for i in range(24)]
PRODUCTION = [Option(f"production:{GOODS[good]}", "production", good) for good in range(4)]

# The Card Market: `market:section/place`
MARKET_PLACES = tuple((s, i) for s, size in enumerate(SECTION_SIZES) for i in range(size))
MARKET = [
    Option(f"market:{s + 1}/{i + 1}", "market", slot) for slot, (s, i) in enumerate(MARKET_PLACES)
]
RENEW = [Option(f"renew:{s + 1}", "renew", s) for s in range(len(SECTION_SIZES))]

# Cards played
BLESSINGS = range(len(IDS["B"]))
PLAY = _cards("play", "B")
PLAY_POPULATION = [
    Option(f"play:{card_name('B', i)}/population", "anytime", (i, True)) for i in BLESSINGS
]
PLAY_HAPPINESS = [
    Option(f"play:{card_name('B', i)}/happiness", "anytime", (i, False)) for i in BLESSINGS
]
PLAY_VALUE = [
    [Option(f"play:{card_name('B', i)}/{v}", "turned", (i, v)) for v in range(7)] for i in BLESSINGS
]
PLAY_COLOUR = [
    [
        [
            Option(
                f"play:{card_name('B', i)}/{colour.name.lower()}{shift:+d}"
                if shift
                else f"play:{card_name('B', i)}/{colour.name.lower()}",
                "recolour",
                (i, int(colour), shift),
            )
            for shift in (0, 1, -1)
        ]
        for colour in Colour
    ]
    for i in BLESSINGS
]
EXTRA = [
    [Option(f"extra:{card_name('B', i)}/{god.name.lower()}", "extra", (i, int(god))) for god in God]
    for i in BLESSINGS
]
WAIVE = [Option(f"pay:{card_name('B', i)}", "waive", i) for i in BLESSINGS]
USE_TECHNOLOGY = _cards("use", "T")
USE_TILE = _cards("use", "P")
USE_CULTIST = _cards("use", "C")

# The end
DECLARE = _cards("declare", "D")
SCORE = _cards("score", "D")
REPEAT = _cards("repeat", "D")

FAITH_LIMIT = 200


@cache
def faith(net: int) -> Option:
    return Option(f"faith:{net:+d}" if net else "faith:0", "faith", net)


def _bundle(verb: str, pieces: tuple[int, ...]) -> Option:
    words = ",".join(f"{GOODS[i]}={n}" for i, n in enumerate(pieces) if n)
    return Option(f"{verb}:{words or 'nothing'}", verb, pieces)


@cache
def pay(pieces: tuple[int, ...]) -> Option:
    """A payment by the pieces handed over: Papyrus, Bread, Limestone, Granite, Gold, Scribes."""
    return _bundle("pay", pieces)


@cache
def gain(pieces: tuple[int, ...]) -> Option:
    return _bundle("gain", pieces)
