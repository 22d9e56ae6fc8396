"""The Horus area: the god of each die value, and the bonus of that god's Statues."""

from ...components.terms import God
from ...rules.moves import HONOR
from ..fitting import fit_label, fit_width
from ..icons import icon
from ..look import Look
from ..pieces.spaces import die_value
from ..pieces.wooden import letter_of, statue, statue_space
from ..svg import Number, Svg, group, joined, panel, tag, translate

WIDTH, HEIGHT = 130, 210
TOP, PITCH = 28, 29.6
CLOSE = 25.1  # row height above the Seth overlay
OVERLAY = 54


def draw_horus(look: Look) -> Svg:
    slots = range(len(look.state.horus))
    seth = look.state.seth is not None
    pitch = CLOSE if seth else PITCH
    end = TOP + pitch * len(slots) + 2
    height = end + OVERLAY if seth else HEIGHT
    title = look.say("table-horus")
    return tag(
        "svg",
        panel(WIDTH, height),
        tag("text", title, x=10, y=17, class_="t-label", **fit_label(WIDTH - 22, title, 11.3)),
        *(_slot(look, slot, TOP + slot * pitch) for slot in slots),
        *([_overlay(look, end)] if seth else []),
        id="horus",
        class_="part horus",
        viewbox=f"0 0 {WIDTH} {height:g}",
        role="group",
        aria_label=look.say("table-horus-label"),
    )


def _slot(look: Look, slot: int, y: Number) -> Svg:
    god = God(look.state.horus[slot])
    name = god.name.lower()
    bonus = look.edition.horus_bonuses[slot]
    good = bonus.what.name.lower()
    named = HONOR[god] in look.choices
    return group(
        tag(
            "title",
            look.say("table-horus-slot", value=slot + 1, god=name, good=good, amount=bonus.amount),
        ),
        die_value(slot + 1, 8, 2, 22),
        look.printed(f"horus.preprinted.{slot + 1}", (35, 1, 61, 24), _plate(look, name, named)),
        look.printed(f"horus.bonuses.{slot + 1}", (98, 1, 29, 24), *_bonus(good, bonus.amount)),
        id=f"horus-{slot + 1}",
        transform=translate(0, y),
    )


def _plate(look: Look, name: str, named: bool) -> Svg:
    class_ = "horus-god named" if named else "horus-god"
    return joined(
        tag("rect", x=35, y=1, width=61, height=24, rx=5, class_=class_),
        icon(name, 37.5, 5, 16),
        _name(look.say("god", god=name)),
    )


def _overlay(look: Look, y: Number) -> Svg:
    """Draw the overlay for Statues in honor of Seth, with any die and for priests (R66)."""
    seth = look.edition.seth
    first, last = look.table.printed.statue_range[God.SETH]
    bonus, option = seth.statue_bonus, HONOR[God.SETH]
    good = bonus.what.name.lower()
    words = look.say("seth-honor", priests=seth.statue_priests, good=good, amount=bonus.amount)
    statues = [_statue(look, space, last - first) for space in range(last - first)]
    return group(
        tag("title", words),
        tag("rect", x=4.5, y=0.5, width=WIDTH - 9, height=OVERLAY - 5, rx=6, class_="seth-overlay"),
        group(
            tag("rect", x=8, y=2.5, width=22, height=22, rx=5.3, class_="die-value"),
            tag("text", "?", x=19, y=19, class_="t-num any-value"),
            _plate(look, "seth", option in look.choices),
            look.printed("seth.statue.bonus", (98, 1, 27, 24), *_bonus(good, bonus.amount)),
            transform=translate(0, 1),
        ),
        look.printed(
            "seth.statue.priests",
            (7, 27, 29, 22),
            tag("text", str(seth.statue_priests), x=14, y=44, class_="t-num horus-amount"),
            icon("priest", 18, 31, 17),
        ),
        look.target(
            option, tag("rect", x=38, y=26, width=85, height=24, rx=5, class_="halo"), *statues
        ),
        transform=translate(0, y),
    )


def _statue(look: Look, space: int, spaces: int) -> Svg:
    owner = look.state.statues[look.table.printed.statue_range[God.SETH][0] + space]
    place = translate(81 + (space - (spaces - 1) / 2) * 26, 49)
    if owner < 0:
        return group(statue_space(23), transform=place)
    label = look.say("wheel-statue", name=look.names[owner], god="seth")
    return group(
        tag("title", label),
        statue(owner, letter_of(look, owner), 23),
        id=f"statue-seth-{space + 1}",
        role="img",
        aria_label=label,
        transform=place,
    )


def _name(god: str) -> Svg:
    return tag("text", god, x=74.5, y=17, class_="horus-name", **fit_width(38, god, 11.5))


def _bonus(good: str, amount: int) -> list[Svg]:
    if amount == 1:
        return [icon(good, 102, 3.5, 19)]
    return [
        tag("text", str(amount), x=103, y=17, class_="t-num horus-amount"),
        icon(good, 107, 4, 18),
    ]
