"""The Horus area: which god each die value names, and the bonus of that god's Statues."""

from ..components.terms import God
from .icons import icon
from .look import Look
from .places import die_value
from .room import within
from .svg import Svg, at, group, tag

WIDTH, HEIGHT = 130, 210
TOP, PITCH = 28, 29.6


def draw_horus(look: Look) -> Svg:
    return tag(
        "svg",
        tag("rect", x=0.5, y=0.5, width=WIDTH - 1, height=HEIGHT - 1, rx=9, class_="panel"),
        tag("text", look.say("table-horus"), x=10, y=17, class_="t-label"),
        *(_slot(look, slot) for slot in range(len(look.state.horus))),
        id="horus",
        class_="part horus",
        viewbox=f"0 0 {WIDTH} {HEIGHT}",
        role="group",
        aria_label=look.say("table-horus-label"),
    )


def _slot(look: Look, slot: int) -> Svg:
    god = God(look.state.horus[slot])
    name = god.name.lower()
    bonus = look.edition.horus_bonuses[slot]
    good = bonus.what.name.lower()
    named = f"statue:{name}" in look.choices
    return group(
        tag(
            "title",
            look.say("table-horus-slot", value=slot + 1, god=name, good=good, amount=bonus.amount),
        ),
        die_value(slot + 1, 8, 2, 22),
        tag(
            "rect",
            x=35,
            y=1,
            width=61,
            height=24,
            rx=5,
            class_="horus-god named" if named else "horus-god",
        ),
        icon(name, 37.5, 5, 16),
        _name(look.say("god", god=name)),
        *_bonus(good, bonus.amount),
        id=f"horus-{slot + 1}",
        transform=at(0, TOP + slot * PITCH),
    )


def _name(god: str) -> Svg:
    return tag("text", god, x=74.5, y=17, class_="horus-name", **within(38, god, 11.5))


def _bonus(good: str, amount: int) -> list[Svg]:
    if amount == 1:
        return [icon(good, 102, 3.5, 19)]
    return [
        tag("text", str(amount), x=103, y=17, class_="t-num horus-amount"),
        icon(good, 107, 4, 18),
    ]
