"""The Obelisk and its wheel: light, dice, Statues of the gods, arrow and Scoring markers."""

from functools import cache, lru_cache
from math import degrees, hypot, radians
from typing import NamedTuple

from ...components.terms import God, Purity
from ...lru import LruCache
from ...rules.wheel import after_rotation, next_rotation, rotation_ahead
from ..icons import icon, icon_of
from ..look import Look
from ..pieces.dice import die as draw_die
from ..pieces.takeable import draw_board_die, purity_in, sorted_dice
from ..svg import Svg, fmt, group, joined, paint, piece, prefixed_id, tag, translate
from .automa_markers import draw_tie_marker, markers_at
from .daylight import RADIUS, draw_daylight, first_angle, turned, wedge
from .rim import EDGE, RIM, draw_gods, middle_angle, wheel_parts
from .rings import RINGS, layout_in_ring, polar

SIZE = 560
MIDDLE = SIZE / 2


_NEXT: LruCache[Svg] = LruCache(500)  # most choices leave the dice where they are


class DiePlace(NamedTuple):
    size: int
    x: float
    y: float


def draw_wheel(look: Look) -> Svg:
    lights = look.edition.lights
    parts = wheel_parts(look)
    rings = tuple(look.say("wheel-ring", purity=p.name.lower()) for p in Purity)
    ground = piece(
        tag("circle", r=EDGE, class_="rim"),
        tag("circle", r=EDGE - 4, class_="rim-line"),
        draw_daylight(lights, turned(look.state), _arrow_label(look), _next_turn(look)),
        _rings(parts, rings, prefixed_id("")),
        *(_post(first_angle(parts) + 360 / parts * border) for border in range(parts)),
        *draw_gods(look),
        *(_marker(look, i, border) for i, border in enumerate(look.state.markers) if border >= 0),
        *(marker for section in range(parts) for marker in _ties(look, section)),
        _obelisk(),
        id="wheel-ground",
        transform=translate(MIDDLE, MIDDLE),
    )
    return tag(
        "svg",
        ground,
        group(*_dice(look), id="wheel-dice"),
        *([draw_next_rings(look)] if rotation_ahead(look.state) else []),
        id="wheel",
        class_="part wheel",
        viewbox=f"0 0 {SIZE} {SIZE}",
        role="group",
        aria_label=look.say("wheel-label"),
    )


# Dice


def _dice(look: Look) -> list[Svg]:
    """Draw the dice in order of their numbers, so that each keeps its node for animations."""
    drawn = {}
    for section in range(wheel_parts(look)):
        for die, (size, x, y) in dice_in_rings(look, section, look.state.wheel).items():
            drawn[die] = draw_board_die(look, die, section, size, x, y)
    return [drawn[die] for die in sorted(drawn)]


def dice_in_rings(look: Look, section: int, wheel: int) -> dict[int, DiePlace]:
    """Return the size and the place of each die of a section, in the light of a wheel."""
    parts = wheel_parts(look)
    middle = middle_angle(section, parts)
    found = {}
    for purity in Purity:
        lying = look.state.sections[section]
        dice = [die for die in lying if purity_in(look, die, section, wheel) == purity]
        heap = layout_in_ring(len(dice), RINGS[purity], radians(360 / parts))
        for die, (radius, angle) in zip(sorted_dice(look, dice), heap.places, strict=True):
            x, y = polar(radius, middle + degrees(angle))
            found[die] = DiePlace(heap.size, MIDDLE + x, MIDDLE + y)
    return found


def _next_turn(look: Look) -> int | None:
    """Return the rotation of the light after the next Rotation, in degrees."""
    ahead = rotation_ahead(look.state)
    return turned(look.state) + 360 // wheel_parts(look) if ahead else None


# After the next Rotation


def draw_next_rings(look: Look) -> Svg:
    """Draw the dice in their rings after the next Rotation. The page shows them on request."""
    state = look.state
    lying = tuple(tuple((die, state.values[die]) for die in dice) for dice in state.sections)
    key = look.table.printed, look.words, lying, state.wheel, next_rotation(state), prefixed_id("")
    return _NEXT.get(key, lambda: _next_rings(look))


def _next_rings(look: Look) -> Svg:
    parts = wheel_parts(look)
    wheel = after_rotation(look.state, parts)
    drawn: list[Svg] = []
    counts = dict.fromkeys(Purity, 0)
    for section in range(parts):
        now = dice_in_rings(look, section, look.state.wheel)
        for die, there in dice_in_rings(look, section, wheel).items():
            purity = purity_in(look, die, section, wheel)
            counts[purity] += 1
            if purity != purity_in(look, die, section, look.state.wheel):
                drawn.append(_way(now[die], there, purity))
            drawn.append(_next_die(look, die, there, purity))
    label = look.say(
        "wheel-next",
        round=next_rotation(look.state),
        **{purity.name.lower(): count for purity, count in counts.items()},
    )
    return piece(*drawn, id="wheel-next", class_="wheel-next", role="img", aria_label=label)


def _next_die(look: Look, number: int, place: DiePlace, purity: Purity) -> Svg:
    color, value = look.edition.color_of(number), look.state.values[number]
    return group(
        draw_die(color, value, place.size),
        class_=f"next-die {purity.name.lower()}",
        transform=translate(place.x, place.y),
    )


def _way(start: DiePlace, end: DiePlace, purity: Purity) -> Svg:
    """Draw the way of a die into its next ring as a line with a point."""
    length = hypot(end.x - start.x, end.y - start.y) or 1
    ux, uy = (end.x - start.x) / length, (end.y - start.y) / length
    tip = max(0.0, length - end.size * 0.66)
    x, y = start.x + ux * tip, start.y + uy * tip
    path = (
        f"M{fmt(start.x)} {fmt(start.y)}L{fmt(x)} {fmt(y)}"
        f"M{fmt(x - 6 * ux - 4 * uy)} {fmt(y - 6 * uy + 4 * ux)}L{fmt(x)} {fmt(y)}"
        f"L{fmt(x - 6 * ux + 4 * uy)} {fmt(y - 6 * uy - 4 * ux)}"
    )
    return tag("path", d=path, class_=f"next-way {purity.name.lower()}")


# Rings


@lru_cache
def _rings(parts: int, labels: tuple[str, ...], ids: str) -> Svg:
    """Draw the borders of the rings and the purity sign of each ring on every border.

    `ids` is a prefix that keeps ids unique among pictures.
    """
    borders = [first_angle(parts) + 360 / parts * border for border in range(parts)]
    lines = [tag("circle", r=RINGS[p].inner, class_="ring-line") for p in RINGS]
    inner, outer, _ = RINGS[Purity.FORBIDDEN]
    halves = "".join(wedge(inner, outer, angle, angle + 180) for angle in (0, 180))
    return joined(
        _hatching(),
        tag("path", d=halves, fill=paint("w-hatch")),
        *lines,
        *(_sign(purity, labels[purity], angle) for purity in RINGS for angle in borders),
    )


def _hatching() -> Svg:
    line = tag("path", d="M0 0V7", class_="hatch")
    return tag(
        "defs",
        tag(
            "pattern",
            line,
            id="w-hatch",
            width=7,
            height=7,
            patternUnits="userSpaceOnUse",
            patternTransform="rotate(45)",
        ),
    )


def _sign(purity: Purity, label: str, angle: float) -> Svg:
    x, y = polar(RINGS[purity].middle, angle)
    return group(
        tag("title", label),
        tag("circle", r=8, class_="sign-ground"),
        icon(icon_of(purity), -6, -6, 12),
        class_=f"ring-sign {purity.name.lower()}",
        transform=translate(x, y),
    )


# The rim


@cache
def _post(angle: float) -> Svg:
    (x1, y1), (x2, y2) = polar(RADIUS + 6, angle), polar(EDGE - 4, angle)
    return tag("line", x1=x1, y1=y1, x2=x2, y2=y2, class_="rim-line")


def _marker(look: Look, index: int, border: int) -> Svg:
    """Draw a Scoring marker with one hourglass per number."""
    parts = wheel_parts(look)
    x, y = polar(RIM, first_angle(parts) + 360 / parts * border)
    number = index + 1
    hourglass = "M-4 -7H4L1 0L4 7H-4L-1 0Z"
    hourglasses = [
        tag("path", d=hourglass, transform=translate((i - index / 2) * 9, 0), class_="marker-glass")
        for i in range(number)
    ]
    label = look.say("wheel-marker", number=number, **_neighbors(look, border))
    return group(
        tag("title", label),
        tag("circle", r=14, class_="marker-body"),
        *hourglasses,
        id=f"marker-{number}",
        class_="scoring-marker",
        transform=translate(x, y),
        role="img",
        aria_label=label,
    )


def _ties(look: Look, section: int) -> list[Svg]:
    """Draw the Automas' markers at the end of a section, where their order starts."""
    parts = wheel_parts(look)
    end = first_angle(parts) + 360 / parts * (section + 1)
    away = 23 if (section + 1) % parts in look.state.markers else 10
    return [
        draw_tie_marker(
            look,
            "border",
            seat,
            *polar((RIM + 12, RIM - 9, RIM + 12)[i], end - degrees((away + 17 * (i // 2)) / RIM)),
            19,
        )
        for i, seat in markers_at(look, "border", section)
    ]


def _arrow_label(look: Look) -> str:
    return look.say("wheel-arrow", **_neighbors(look, look.state.wheel + 1))


def _neighbors(look: Look, border: int) -> dict[str, str]:
    """Return the names of the sections before and after a border."""
    parts = wheel_parts(look)
    gods = (God((border - 1) % parts), God(border % parts))
    before, after = (look.say("god", god=god.name.lower()) for god in gods)
    return {"before": before, "after": after}


@cache
def _obelisk() -> Svg:
    shapes = (
        ("-19,30 19,30 15,23 -15,23", "obelisk-base"),
        ("-10,23 -6,-21 0,-38 0,25", "obelisk-left"),
        ("10,23 6,-21 0,-38 0,25", "obelisk-right"),
        ("-6,-21 0,-38 6,-21 0,-18", "obelisk-point"),
    )
    signs = "M-4.5 -12H-1.5M-5 -6L-2 -6M-3.5 -3V2M-5.5 6H-2M-6 11L-2 13M-6.5 17H-2"
    return group(
        tag("circle", r=43, class_="obelisk-plate"),
        tag("circle", r=39, class_="obelisk-ring"),
        *(tag("polygon", points=points, class_=class_) for points, class_ in shapes),
        tag("path", d=signs, class_="obelisk-signs"),
        class_="obelisk",
    )
