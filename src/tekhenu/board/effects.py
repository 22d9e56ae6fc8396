"""Icon rows of the cards whose effect an edition writes in its small vocabulary."""

from collections.abc import Callable, Sequence

from ..components import Edition
from ..components.edition import Effect, Reward
from ..components.kinds import word
from ..components.terms import God, Good

STEPS = frozenset({Good.POPULATION, Good.HAPPINESS})  # of a track: they are added
KINDS = [word(good) for good in Good if good < Good.GOLD]
# What performing a god for an effect does not cost.
WAIVED = {God.OSIRIS: "~happiness", God.SETH: "~soldier ~blood"}


def effect_row(edition: Edition, card: str) -> list[str]:
    """When it works, if it waits for something, and what it brings."""
    seth, number = edition.seth, int(card[1:]) - 1
    match card[0]:
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


def effect_lines(effect: Effect) -> list[str]:
    return LINES[effect.verb](effect)


def gain_signs(gains: Sequence[Reward]) -> list[str]:
    """An amount of each."""
    return [
        f"{'+' if reward.what in STEPS else ''}{reward.amount}{word(reward.what)}"
        for reward in gains
    ]


def _in_twos(signs: list[str]) -> list[str]:
    """Two signs share a line where there are more than two."""
    if len(signs) <= 2:
        return signs
    return [" ".join(signs[i : i + 2]) for i in range(0, len(signs), 2)]


def _chosen(effect: Effect) -> list[str]:
    kinds = [word(good) for good in effect.goods]
    if set(kinds) == set(KINDS):
        return [f"{effect.amount}any-resource", "~gold"]
    return [f"{effect.amount}×", " | ".join(kinds[:2]), *(f"| {kind}" for kind in kinds[2:])]


def _card(effect: Effect) -> str:
    assert effect.family is not None
    return word(effect.family)


def _performed(effect: Effect) -> list[str]:
    assert effect.god is not None
    waived = WAIVED.get(effect.god)
    return [f"{word(effect.god)} die:{effect.amount}", *([waived] if waived else [])]


LINES: dict[str, Callable[[Effect], list[str]]] = {
    "gain": lambda effect: _in_twos(gain_signs(effect.gains)),
    "choose": _chosen,
    "production": lambda effect: [f"+{effect.amount}production"],
    "draw": lambda effect: [f"1{_card(effect)}"],
    "look": lambda effect: [f"{effect.amount}{_card(effect)} →", f"1{_card(effect)}"],
    "perform": _performed,
    "maat": lambda effect: ["maat →", *_in_twos(gain_signs(effect.gains))],
    "buildings": lambda effect: ["scoring →", f"+{effect.amount}vp//seth,building"],
    "weightless": lambda effect: ["maat →", "~blood"],
}
