"""Icon rows generated from the effects in the component tables.

The notation of the rows is described in `icon_rows`. Rows are short, so that their signs are large.
"""

from collections.abc import Callable, Sequence
from itertools import pairwise

from ...components import Edition
from ...components.edition import Effect, Reward
from ...components.effects import HIGHEST
from ...components.kinds import word
from ...components.terms import Family, God, Good
from ...rules.decrees import GOLD_LEFT_VP
from ...rules.reach import ANUBIS_SCRIBES
from ..icons import icon_of

Lines = list[str]

STEPS = frozenset({Good.POPULATION, Good.HAPPINESS})  # of a track: their amounts have a plus sign
KINDS = [word(good) for good in Good if good < Good.GOLD]
# For each restriction of a God Action, the sign of the price it waives.
WAIVED = {God.OSIRIS: "~happiness", God.SETH: "~soldier ~blood"}
PRICES = {God.OSIRIS: "−1happiness"}
# How each god is paid, which a Blessing may waive.
PAID_WITH = {
    God.HORUS: "granite",
    God.RA: "limestone",
    God.HATHOR: "bread",
    God.BASTET: "papyrus",
    God.THOTH: "papyrus",
}
COUNTED = {
    "symbol": "decree,symbols",
    "happiness-joy": "happiness,joy",
    "happiness-lead": "happiness,above",
    "quarry": "building,limestone,granite",
    "workshop": "building,papyrus,bread",
    "district": "osiris,building",
    "god-statue": "statue,any-god",
    "people-statue": "statue,population",
}
"""What is counted, where it is more than an icon of that name."""
PLACES = ("first", "second")
NOTHING = ["–"]
MOST_LINES = 3


def effect_row(edition: Edition, card: str) -> Lines:
    """Return the icon row of a card: its trigger, if any, and its gain."""
    number = int(card[1:]) - 1
    match card[0]:
        case "T":
            return _several(edition.technologies[number].effects)
        case "B":
            return _blessing_lines(edition.blessings[number].effect)
        case "D":
            return effect_lines(edition.decrees[number].effect)
        case "S":
            return effect_lines(edition.starting[number].effect)
        case "A":
            return effect_lines(edition.destiny[number].effect)
        case "P":
            tile = edition.pillar_tiles[number]
            if tile.effect is None or tile.light is None:
                return NOTHING
            more = (
                "+" if tile.effect.verb == "each" else ""
            )  # in addition to what every tile scores
            first, *others = effect_lines(tile.effect)
            return [f"{icon_of(tile.light)} →", more + first, *others]
    return _seth_row(edition, card[0], number)


def _blessing_lines(effect: Effect) -> Lines:
    """Return the lines of a Blessing; tracks can advance at any time in the player's turn."""
    first, *others = effect_lines(effect)
    return [f"turn → {first}" if effect.verb == "advance" else first, *others]


def _seth_row(edition: Edition, suit: str, number: int) -> Lines:
    seth = edition.seth
    match suit:
        case "E":
            return effect_lines(seth.starting[number].effect)
        case "Q":
            tile = seth.conquest[number]
            return ["lines building →" if tile.line else "pillar →", *effect_lines(tile.effect)]
        case "C":
            cultist = seth.cultists[number]
            called = "production tainted" if cultist.god is None else word(cultist.god)
            return [f"{called} →", *effect_lines(cultist.effect)]
    return effect_lines(seth.artifacts[number].effect)


def _several(effects: Sequence[Effect]) -> Lines:
    """Combine effects, with a shared trigger shown once."""
    rows = [effect_lines(effect) for effect in effects]
    lines = rows[0][:]
    for before, row in pairwise(rows):
        lines += row[1:] if row[0] == before[0] else row
    while len(lines) > MOST_LINES:
        lines[:2] = [" ".join(lines[:2])]
    return lines


def effect_lines(effect: Effect) -> Lines:
    return LINES[effect.verb](effect)


def gain_signs(gains: Sequence[Reward]) -> list[str]:
    """Return one sign per kind of good with its amount."""
    return [
        f"{'+' if reward.what in STEPS else ''}{reward.amount}{word(reward.what)}"
        for reward in gains
    ]


def _in_twos(signs: list[str]) -> Lines:
    """Put two signs into each line if there are more than two."""
    if len(signs) <= 2:
        return signs
    return [" ".join(signs[i : i + 2]) for i in range(0, len(signs), 2)]


def _when(moment: str, each: str = "", more: str = "") -> Callable[[Effect], Lines]:
    """Return a function that draws `moment → gains`, with `more` before and `each` after a gain."""

    def lines(effect: Effect) -> Lines:
        return [f"{moment} →", " ".join(f"{more}{sign}{each}" for sign in gain_signs(effect.gains))]

    return lines


def _performing(effect: Effect) -> Lines:
    return _when(word(effect.god))(effect)


def _producing(effect: Effect) -> Lines:
    return _when(f"production {word(effect.goods[0])}")(effect)


def _valued(effect: Effect) -> Lines:
    return _when(f"die:{effect.amount}")(effect)


def _shifted(effect: Effect) -> Lines:
    action = {"produce": "production", "god": "any-god"}[effect.things[0]]
    return [f"{action} →", f"±{effect.amount}die"]


def _swapped(effect: Effect) -> Lines:
    return [" ⇄ ".join(word(good) for good in effect.goods), f"{effect.amount}vp//turn"]


def _waived(effect: Effect) -> Lines:
    goods = dict.fromkeys(PAID_WITH[god] for god in effect.gods)
    gods = " | ".join(word(god) for god in effect.gods)
    return [f"{gods} →", " ".join(f"~{good}" for good in goods)]


def _advanced(effect: Effect) -> Lines:
    return [f"+{effect.amount}", "population | happiness"]


def _chosen(effect: Effect) -> Lines:
    kinds = [word(good) for good in effect.goods]
    if set(kinds) == set(KINDS):
        return [f"{effect.amount}any-resource", "~gold"]
    return [f"{effect.amount}×", " | ".join(kinds[:2]), *(f"| {kind}" for kind in kinds[2:])]


def _drawn(effect: Effect) -> Lines:
    """Return the row of an effect that draws a card; a Decree is shown face down."""
    back = "card-back " if effect.family is Family.DECREE else ""
    return [f"1{back}{_card(effect)}"]


def _card(effect: Effect) -> str:
    assert effect.family is not None
    return word(effect.family)


def _performed(effect: Effect) -> Lines:
    waived = WAIVED.get(effect.god)
    lines = [f"{word(effect.god)} die:{effect.amount}", *([waived] if waived else [])]
    if effect.goods:
        lines[0] += " →"
        lines.insert(1, " | ".join(word(good) for good in effect.goods))
    return lines


def _offered(effect: Effect) -> Lines:
    values = effect.values
    faces = f"die:{values[0]}" if len(values) == 1 else f"die:{values[0]} … die:{values[-1]}"
    price = PRICES.get(effect.god)
    if price is None:
        return [word(effect.god), faces]
    return [f"{word(effect.god)} {faces}", price]


def _counted(effect: Effect) -> Lines:
    things = ",+,".join(COUNTED.get(thing, thing) for thing in effect.things)
    return [f"{effect.amount}vp//{things}"]


def _ordered(effect: Effect) -> Lines:
    places = [*PLACES, *(f"{n}." for n in range(len(PLACES) + 1, len(effect.values) + 1))]
    return [f"{place} {vp}vp" for place, vp in zip(places, effect.values, strict=False)]


def _bare(*lines: str) -> Callable[[Effect], Lines]:
    return lambda effect: list(lines)


LINES: dict[str, Callable[[Effect], Lines]] = {
    "gain": lambda effect: _in_twos(gain_signs(effect.gains)),
    "choose": _chosen,
    "production": lambda effect: [f"+{effect.amount}production"],
    "advance": _advanced,
    "draw": _drawn,
    "look": lambda effect: [f"{effect.amount}{_card(effect)} →", f"1{_card(effect)}"],
    "perform": _performed,
    "offer": _offered,
    "covered": _bare("×2 covered", "any-resource | faith"),
    "each": _counted,
    "performing": _performing,
    "festival": lambda effect: ["bastet →", *_in_twos(gain_signs(effect.gains))],
    "pillar": _when("hathor", each="//pillar", more="+"),
    "bonus": _when("any-god statue", more="+"),
    "value": _valued,
    "producing": _producing,
    "excess": _when("production", each="//any-resource,tainted"),
    "pure": _when("die pure"),
    "anubis": _when("anubis"),
    "blessing": _when("blessing"),
    "maat": lambda effect: ["maat →", *_in_twos(gain_signs(effect.gains))],
    "first": lambda effect: ["maat →", f"first {' '.join(gain_signs(effect.gains))}"],
    "last": lambda effect: ["maat →", f"last {' '.join(gain_signs(effect.gains))}"],
    "forbidden": _bare("die forbidden →", "pure | tainted"),
    "every-light": _bare("tile →", "sun shade dark"),
    "swap": _swapped,
    "shift": _shifted,
    "extra": lambda effect: ["production →", f"+{effect.amount}any-resource ~tainted"],
    "produce-first": _bare("die tainted", "−1scribe →", "production + any-god"),
    "ankh": lambda effect: [f"ankh = {effect.amount}"],
    "breadless": _bare("scoring ~bread"),
    "buildings": lambda effect: ["scoring →", f"+{effect.amount}vp//seth,building"],
    "weightless": _bare("maat →", "~blood"),
    "harvest": _when("production"),
    "again": _bare("production →", "×2 production"),
    "any-value": _bare("die →", f"die:1 … die:{HIGHEST}"),
    "recolor": _bare("die ±1 →", "{colors}", "{more_colors}"),  # all colors of the game
    "waive": _waived,
    "adjacent": _bare("die −1scribe", "→ adjacent"),
    "opposite": _bare("die −1happiness", "−1population", "→ opposite"),
    "free-anubis": _bare("anubis", f"~{ANUBIS_SCRIBES}scribe"),
    "leftovers": lambda effect: [
        f"{GOLD_LEFT_VP}vp//gold 1vp//any-resource",
        f"≤{effect.amount}",
    ],
    "order": _ordered,
    "pure-dice": lambda effect: ["pure die", f"÷{effect.amount} → vp"],
    "temple": _bare("+ scoring temple", "building pillar", "~statue"),
    "tribute": lambda effect: ["−1any-resource →", f"{effect.amount}vp//population,joy"],
    "repeat": lambda effect: [f"−{effect.amount}gold →", "×2 decree"],
    "act": _bare("any-god | production", "die:? ~any-resource", "→ scoring"),
}
