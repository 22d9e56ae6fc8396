"""Every value an edition holds: its key path, its kind and what it means.

Groups are the tables of the TOML files, in the order in which they are shown.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, replace
from itertools import product
from typing import Any

from .edition import (
    AutomaDifficulty,
    AutomaRewards,
    AutomaScoring,
    BotBonus,
    BotPieces,
    BotScoring,
    BotStart,
    Start,
)
from .effects import TILE_COUNTS, effect, effects, gains
from .errors import Phrase
from .forms import Blank
from .ids import IDS
from .kinds import (
    MOST,
    Kind,
    building_row_space,
    choice,
    cost,
    edges,
    name,
    number,
    one_of,
    optional,
    order,
    players,
    reward,
    text,
    word,
)
from .terms import (
    BASE_COLORS,
    SETH_COLORS,
    SIDE,
    WHEEL,
    Color,
    Family,
    God,
    Good,
    Light,
    Line,
    Purity,
)

TomlTree = Mapping[str, Any]  # inner nodes are trees, leaves are kinds


@dataclass(frozen=True, slots=True)
class Group:
    path: str
    hint: str
    kinds: Mapping[str, Kind[Any]]


def each(keys: Iterable[str], kind: Kind[Any]) -> dict[str, Kind[Any]]:
    return dict.fromkeys(keys, kind)


def crossed(rows: Iterable[str], kinds: Mapping[str, Kind[Any]]) -> dict[str, Kind[Any]]:
    return {f"{row}.{key}": kind for row in rows for key, kind in kinds.items()}


def count(last: int, first: int = 1, prefix: str = "") -> list[str]:
    return [f"{prefix}{n}" for n in range(first, last + 1)]


PRODUCIBLE = (Good.PAPYRUS, Good.BREAD, Good.LIMESTONE, Good.GRANITE)
RESOURCES = (*PRODUCIBLE, Good.GOLD)
COLORS = [word(color) for color in BASE_COLORS]
NEW_COLORS = [word(color) for color in SETH_COLORS]
LIGHTS = [word(light) for light in Light]
DISTRICTS = [word(good) for good in PRODUCIBLE]
PLAYERS = ["2", "3", "4"]
LINES = count(SIDE, prefix="r") + count(SIDE, prefix="c")
SPACES = ["first", "second"]
OSIRIS_ROWS = count(6)
REGIONS = count(6)
SIDES = ["north", "east", "south", "west"]
SECTION_NAMES = ["yellow", "red", "green", "blue"]
SECTION_SIZES = (3, 4, 4, 4)

SYMBOLS = ("scroll", "lotus", "scarab", "hammer", "column", "eye")  # only these have a drawing

LONGEST_SYMBOL = 20

_SYMBOL = text(
    Phrase("expected-symbol", {"most": LONGEST_SYMBOL}),
    rf"[^\W\d_](?:[^\W_]|[ -]){{0,{LONGEST_SYMBOL - 1}}}",
    Blank("word", SYMBOLS, "symbol", high=LONGEST_SYMBOL),
    fold=True,
)
_SECTION = text(
    one_of(SECTION_NAMES),
    "|".join(SECTION_NAMES),
    Blank("one", tuple(SECTION_NAMES), "section"),
    fold=True,
)
_PLAYERS = replace(players(), usual="2 3 4")

_GOODS = (*RESOURCES, Good.SCRIBE, Good.FAITH, Good.VP)
_MARKERS = (Good.POPULATION, Good.HAPPINESS)
_OF_BLESSINGS = (
    *("harvest", "again", "advance", "any-value", "recolor", "waive", "adjacent", "opposite"),
    "free-anubis",
)
_OF_TECHNOLOGIES = (
    *("performing", "festival", "pillar", "bonus", "value", "producing", "excess", "pure"),
    *("anubis", "blessing", "maat", "first", "last", "forbidden", "every-light", "swap", "shift"),
    *("extra", "produce-first", "ankh", "breadless"),
)
_OF_DECREES = ("each", "leftovers", "order", "pure-dice", "temple", "tribute", "repeat", "act")


def _sections() -> dict[str, Kind[Any]]:
    return {
        f"{section}.{key}": kind
        for section, cards in zip(count(4), SECTION_SIZES, strict=True)
        for key, kind in {
            **each((f"cards.{n}" for n in count(cards)), choice(Family)),
            "happiness": number(0, 21),
            "population": number(0, 21),
        }.items()
    }


GROUPS = (
    Group(
        "start",
        "What every player starts with.",
        each((field.name for field in fields(Start)), number(0, 21)),
    ),
    Group("dice.count", "Dice of each color in the box, 26 together.", each(COLORS, number(1, 26))),
    Group(
        "dice.out",
        "Dice that stay in the box, by number of players.",
        each((f"{n}.{color}" for n, color in product(PLAYERS, COLORS)), number(0, 26)),
    ),
    Group(
        "dice.purity",
        "The purity of a die of this color in each light.",
        each((f"{color}.{light}" for color, light in product(COLORS, LIGHTS)), choice(Purity)),
    ),
    Group(
        "dice.produces",
        "The Resource that a die of this color produces.",
        each(COLORS, optional(choice(PRODUCIBLE), "nothing")),
    ),
    Group(
        "wheel.lights",
        "Light of the six sections, clockwise; the wheel's arrow points between the first two.",
        each(count(6), choice(Light)),
    ),
    Group(
        "wheel",
        "Dice rolled per section at setup; sections from the arrow to each Scoring marker.",
        {"section_dice": number(1, 4), **each(("marker_steps.1", "marker_steps.2"), number(1, 12))},
    ),
    Group(
        "statues.costs",
        "Granite for a player's 1st to 6th Statue.",
        each(count(6), number(0, MOST)),
    ),
    Group(
        "statues.points",
        "VP at each Scoring for that many Statues built.",
        each(count(6, first=0), number(0, 99)),
    ),
    Group(
        "statues.spaces",
        "Statue spaces beside each god, by number of players.",
        each(PLAYERS, number(1, 3)),
    ),
    Group(
        "building_row",
        "What is revealed on the player board as Buildings leave it, from left to right.",
        each(count(10), building_row_space()),
    ),
    Group(
        "horus.bonuses",
        "The bonus of a Statue in honor of a god, by Horus slot.",
        each(count(6), reward(_GOODS)),
    ),
    Group(
        "horus.preprinted",
        "The god printed under each Horus slot, for first games.",
        each(count(6), choice(WHEEL)),
    ),
    Group(
        "pillars",
        "Pillar tiles: cost, and edges clockwise from the top (north east south west).",
        crossed(IDS["P"], {"cost": cost((Good.LIMESTONE, Good.GRANITE)), "edges": edges(4)}),
    ),
    Group(
        "pillars",
        "A Pillar tile's ability, and the light that activates it.",
        crossed(
            IDS["P"],
            {
                "light": optional(choice(Light), "none"),
                "effect": optional(
                    effect(
                        ("gain", "draw", "perform", "offer", "each", "covered"),
                        (*_GOODS, *_MARKERS),
                        counts=TILE_COUNTS,
                    ),
                    "none",
                ),
            },
        ),
    ),
    Group(
        "ra.points",
        "VP for taking the Pillar tile from that space of the display.",
        each(("left", "middle", "right"), number(1, 3)),
    ),
    Group(
        "temple.rewards",
        "The reward a Pillar covers, row by row from the top, columns from left to right.",
        each(
            (f"{row}.{column}" for row, column in product(LINES[:SIDE], LINES[SIDE:])),
            reward((*RESOURCES, Good.SCRIBE, Good.FAITH)),
        ),
    ),
    Group(
        "temple.edges",
        "Colors around the Temple Complex: north and south from left to right, east and west from "
        "top to bottom.",
        each(SIDES, edges(SIDE)),
    ),
    Group(
        "temple.spaces",
        "Building spaces by line (r: left of a row, c: below a column): Bread cost, and the player "
        "counts at which they are used.",
        crossed(
            (f"{line}.{space}" for line, space in product(LINES, SPACES)),
            {"bread": number(2, 4), "players": players()},
        ),
    ),
    Group(
        "osiris",
        "The six rows, top to bottom: Production steps, steps of your choice, own Resource, Gold.",
        crossed(
            OSIRIS_ROWS,
            {
                "production": number(0, 6),
                "any_production": number(0, 6),
                "resources": number(0, MOST),
                "gold": number(0, MOST),
            },
        ),
    ),
    Group(
        "osiris",
        "The second Production that rows 3 and 4 raise, by district.",  # R14
        crossed(("3.partners", "4.partners"), each(DISTRICTS, choice(PRODUCIBLE))),
    ),
    Group(
        "tracks",
        "Last space of the Populace track.",
        {"populace_limit": number(21, 30)},
    ),
    Group(
        "tracks",
        "Last step of Production; Populace spaces with a symbol, and with a Happiness reward.",
        {
            "production_limit": number(2, 6),
            **each((f"joy_steps.{n}" for n in count(5)), number(1, 21)),
            **each((f"happiness_rewards.{n}" for n in count(3)), number(1, 21)),
        },
    ),
    Group(
        "market",
        "Colors of the Card Market sections, left to right.",
        crossed(count(4), {"name": _SECTION}),
    ),
    Group(
        "market",
        "Their cards, left to right, the Happiness they need, and the Population that opens them.",
        _sections(),
    ),
    Group(
        "maat.losses",
        "VP lost at this balance or worse.",
        crossed(count(3), {"balance": number(-99, -1), "vp": number(0, MOST)}),
    ),
    Group(
        "cards.starting",
        "Starting cards on display, by number of players.",
        each(PLAYERS, number(4, len(IDS["S"]))),
    ),
    Group(
        "starting",
        "Starting cards: initiative and reward.",
        crossed(
            IDS["S"],
            {
                "initiative": number(1, len(IDS["S"])),
                "effect": effect(("gain", "choose", "look", "perform"), (*_GOODS, *_MARKERS)),
            },
        ),
    ),
    Group(
        "destiny",
        "Destiny cards: Ankh value and reward.",
        crossed(
            IDS["A"],
            {
                "ankh": number(0, MOST),
                "effect": effect(("gain", "advance"), (*_GOODS, *_MARKERS)),
            },
        ),
    ),
    Group(
        "blessings",
        "What Blessings do, and the player counts at which they are used.",
        crossed(IDS["B"], {"effect": effect(_OF_BLESSINGS, _GOODS), "players": _PLAYERS}),
    ),
    Group(
        "technologies",
        "What Technologies do, and the player counts at which they are used.",
        crossed(
            IDS["T"],
            {"effect": effects(_OF_TECHNOLOGIES, (*_GOODS, *_MARKERS)), "players": _PLAYERS},
        ),
    ),
    Group("decrees", "Symbol of each Decree.", crossed(IDS["D"], {"symbol": _SYMBOL})),
    Group(
        "decrees",
        "What Decrees score, and the player counts at which they are used.",
        crossed(IDS["D"], {"effect": effect(_OF_DECREES, ()), "players": _PLAYERS}),
    ),
)

BOTANKHAMUN = (
    Group(
        "botankhamun.start",
        "What Botankhamun starts with.",
        each((field.name for field in fields(BotStart)), number(0, 21)),
    ),
    Group(
        "botankhamun.pieces",
        "Its first pieces: Horus slots of its Statues, rows of its Buildings, space of its Pillar.",
        {
            **each((field.name for field in fields(BotPieces)[:4]), number(1, 6)),
            **each((field.name for field in fields(BotPieces)[4:]), number(1, 5)),
        },
    ),
    Group(
        "botankhamun.tiles",
        "The order of Resources on its four Resource tiles.",
        each(count(4), order(PRODUCIBLE)),
    ),
    Group(
        "botankhamun.bonuses",
        "Its own Horus Bonus, by slot.",
        crossed(count(6), each((field.name for field in fields(BotBonus)), number(0, MOST))),
    ),
    Group(
        "botankhamun.maat",
        "Its balance at the four Maat phases, and its Ankh value.",
        {**each((f"balance.{n}" for n in count(4)), number(0, 20)), "ankh": number(0, MOST)},
    ),
    Group(
        "botankhamun.scoring",
        "VP for its cards, Scribes for a VP, VP for a Statue without a space.",
        each((field.name for field in fields(BotScoring)), number(1, 20)),
    ),
    Group(
        "botankhamun.starting_cards",
        "Starting cards dealt to the player, and kept.",
        {"shown": number(2, len(IDS["S"])), "taken": number(2, 2)},
    ),
)

_PIECES = (*_GOODS, Good.SOLDIER, Good.PRIEST)

SETH = (
    Group(
        "seth.start",
        "Soldiers and priests of every player, and the last space of their tracks.",
        {**each(("soldiers", "priests"), number(0, 20)), "track_limit": number(1, 20)},
    ),
    Group(
        "seth.dice",
        "The new dice: how many, their purity in every light, and what they produce.",
        crossed(
            NEW_COLORS,
            {
                "count": number(1, 3),
                "purity": choice((Purity.PURE, Purity.TAINTED)),
                "produces": optional(choice((*PRODUCIBLE, Good.SOLDIER, Good.PRIEST)), "any"),
            },
        ),
    ),
    Group(
        "seth.setup",
        "Gray dice rolled for the Seth board, and Decrees dealt to each player.",
        {"gray_dice": number(0, 3), "decrees": number(2, 4)},
    ),
    Group(
        "seth.display",
        "Extra Cultists on display, beyond one per player.",
        {"spare_cultists": number(0, 4)},
    ),
    Group(
        "seth.bag",
        "Dice in the game, by number of players.",
        each((f"{n}.{c}" for n, c in product(PLAYERS, COLORS + NEW_COLORS)), number(0, 26)),
    ),
    Group(
        "seth.regions",
        "The six regions: soldiers to pay, reward, and VP for a Building at each Scoring.",
        crossed(
            REGIONS,
            {
                "soldiers": number(0, MOST),
                "reward": gains((*_PIECES, *_MARKERS)),
                "vp": number(0, MOST),
            },
        ),
    ),
    Group(
        "seth.spaces",
        "Building spaces of each region, by number of players.",
        each(PLAYERS, number(1, 2)),
    ),
    Group(
        "seth.people",
        "Statues for the people above the columns: Market cards gained immediately, VP for a "
        "Building placed below, extra VP for each such Building at a Scoring.",
        {
            **each(("left", "middle", "right"), number(0, 4)),
            **each(("vp", "scoring_vp"), number(0, MOST)),
        },
    ),
    Group(
        "seth.statue",
        "A Statue in honor of Seth: priests to pay, bonus, and spaces by number of players.",
        {
            "priests": number(0, MOST),
            "bonus": reward(_PIECES),
            **each((f"spaces.{n}" for n in PLAYERS), number(1, 3)),
        },
    ),
    Group(
        "seth.conquest",
        "Conquest tiles: the trigger (a Pillar on it, or Buildings in line), and the effect.",
        crossed(
            IDS["Q"],
            {
                "kind": text(
                    one_of(("pillar", "line")),
                    "pillar|line",
                    Blank("one", ("pillar", "line"), "conquest"),
                ),
                "effect": effect(("gain", "draw"), (*_PIECES, *_MARKERS)),
            },
        ),
    ),
    Group(
        "seth.cultists",
        "Cultists: the trigger (a god, or an excess produced), and the effect.",
        crossed(
            IDS["C"],
            {
                "when": optional(choice(God), "excess"),
                "effect": effect(("gain",), (*_PIECES, Good.POPULATION)),
            },
        ),
    ),
    Group(
        "seth.artifacts",
        "Artifacts: priests to pay, and what they do.",
        crossed(
            IDS["X"],
            {
                "priests": number(0, MOST),
                "effect": effect(
                    ("gain", "production", "look", "maat", "buildings", "weightless"),
                    (*_PIECES, *_MARKERS),
                    families=(Family.DECREE,),
                ),
            },
        ),
    ),
    Group(
        "seth.starting",
        "Starting cards of the expansion: initiative and reward.",
        crossed(
            IDS["E"],
            {
                "initiative": number(1, len(IDS["E"])),
                "effect": effect(
                    ("gain", "choose", "look", "perform"),
                    (*_PIECES, *_MARKERS),
                    families=(Family.BLESSING, Family.TECHNOLOGY),
                ),
            },
        ),
    ),
)

AUTOMA = (
    Group(
        "automa.setup",
        "Starting cards dealt to the player, and Action tiles of each Automa.",
        {"starting_cards": number(2, 6), "action_tiles": number(4, 4)},
    ),
    Group(
        "automa.rewards",
        "VP an Automa scores instead of gaining goods.",
        each((field.name for field in fields(AutomaRewards)), number(0, MOST)),
    ),
    Group(
        "automa.scoring",
        "VP for its cards, and how many Decrees count in full.",
        each((field.name for field in fields(AutomaScoring)), number(0, 20)),
    ),
    Group(
        "automa.difficulty",
        "What the difficulty levels change.",
        {
            **each((field.name for field in fields(AutomaDifficulty)), number(0, 20)),
            "building_row": number(1, 6),
        },
    ),
    Group(
        "automa.order",
        "Paths around the board that break ties: districts, spaces 1 to 10 beside the Temple, and "
        "colors of dice.",
        {
            "districts": order(PRODUCIBLE),
            "spots": order(tuple(Line)),
            "colors": order(tuple(Color)),
        },
    ),
)

MODULES = {"base": GROUPS, "botankhamun": BOTANKHAMUN, "seth": SETH, "automa": AUTOMA}
ALL_GROUPS = tuple(group for groups in MODULES.values() for group in groups)

KINDS: Mapping[str, Kind[Any]] = {
    f"{group.path}.{key}": kind for group in ALL_GROUPS for key, kind in group.kinds.items()
}


def module_of(path: str) -> str:
    """Return the module of a key path; each module has its own fingerprint."""
    first = path.partition(".")[0]
    return first if first in MODULES else "base"


FORMER: Mapping[str, str] = {
    **{f"cards.initiative.{card}": f"starting.{card}.initiative" for card in IDS["S"]},
    **{f"cards.ankh.{card}": f"destiny.{card}.ankh" for card in IDS["A"]},
    **{f"cards.symbols.{card}": f"decrees.{card}.symbol" for card in IDS["D"]},
    "automa.order.colours": "automa.order.colors",
}
"""Former key paths, which files of owners and old saves may still use."""


def _tree(kinds: Mapping[str, Kind[Any]]) -> TomlTree:
    root: dict[str, Any] = {"name": name()}
    for path, kind in kinds.items():
        *parents, leaf = path.split(".")
        node = root
        for parent in parents:
            node = node.setdefault(parent, {})
        node[leaf] = kind
    return root


TREE = _tree(KINDS)
READABLE = _tree({**KINDS, **{former: KINDS[path] for former, path in FORMER.items()}})
