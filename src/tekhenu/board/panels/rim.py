"""The rim of the wheel: each god's name, its light, and the Statues in its honor."""

from math import degrees, radians
from typing import NamedTuple
from unicodedata import east_asian_width

from ...components.terms import God, Light
from ...rules.moves import HONOR
from ..icons import icon, icon_of
from ..look import Look, cached_drawing
from ..pieces.wooden import letter_of, statue, statue_space
from ..svg import Svg, fmt, group, joined, prefixed_id, tag, translate
from .daylight import RADIUS, first_angle
from .rings import polar

EDGE = 276
RIM = (RADIUS + EDGE) / 2  # radius of icons and names
SPACES_PER_GOD = 3
GOD_SIZE, LIGHT_SIZE, STATUE_WIDTH, GAP = 25, 18, 21, 9
NARROW, WIDE = 13.2, 18  # width of a narrow and of a wide letter


def draw_gods(look: Look) -> list[Svg]:
    return [_god(RimSegment(look, God(section))) for section in range(wheel_parts(look))]


def wheel_parts(look: Look) -> int:
    """Return the number of sections around the Obelisk; Seth has a board of its own."""
    return look.table.printed.wheel


def middle_angle(section: int, parts: int) -> float:
    return first_angle(parts) + 360 / parts * (section + 0.5)


class RimSegment(NamedTuple):
    """A god's part of the rim; in the lower half its text is flipped to stay readable."""

    look: Look
    god: God

    @property
    def key(self) -> str:
        return self.god.name.lower()

    @property
    def name(self) -> str:
        return self.look.say("god", god=self.key)

    @property
    def light(self) -> Light:
        return Light(self.look.table.light_at(self.god))

    @property
    def parts(self) -> int:
        return wheel_parts(self.look)

    @property
    def middle(self) -> float:
        return middle_angle(self.god, self.parts)

    @property
    def inwards(self) -> bool:
        return polar(1, self.middle)[1] > 0.1

    @property
    def spaces(self) -> int:
        """Return the number of Statue spaces."""
        return self.look.edition.statue_spaces[len(self.look.seats)]

    @property
    def places(self) -> list[float]:
        """Return the centers of icon, name, light and Statues along the rim."""
        wide = GOD_SIZE, _width(self.name), LIGHT_SIZE, self.spaces * STATUE_WIDTH
        return _side_by_side(wide)

    def stand(self, along: float, *drawing: Svg, **attributes: str) -> Svg:
        """Place a drawing upright, `along` pixels from the middle in reading direction."""
        step = degrees(along / RIM)
        angle = self.middle + (-step if self.inwards else step)
        tilt = angle - 90 if self.inwards else angle + 90
        transform = f"{translate(*polar(RIM, angle))} rotate({fmt(float(tilt))})"
        return group(*drawing, transform=transform, **attributes)

    def write(self, along: float) -> Svg:
        """Write the name on a curve around the wheel."""
        radius = RIM + 6 if self.inwards else RIM - 6
        half = 180 / self.parts * (-1 if self.inwards else 1)
        (x1, y1), (x2, y2) = (polar(radius, self.middle + turn) for turn in (-half, half))
        sweep = 0 if self.inwards else 1
        curve = f"M{fmt(x1)} {fmt(y1)}A{radius} {radius} 0 0 {sweep} {fmt(x2)} {fmt(y2)}"
        offset = 50 + along / RIM / radians(360 / self.parts) * 100
        way = f"rim-{self.key}"
        words = tag(
            "textPath",
            self.name,
            href=f"#{prefixed_id(way)}",
            startOffset=f"{fmt(offset)}%",
        )
        return joined(
            tag("path", id=way, d=curve, fill="none"),
            tag("text", words, class_="t-title t-middle rim-name"),
        )


def _god(stretch: RimSegment) -> Svg:
    """Draw icon, name, light and Statue spaces side by side."""
    light = stretch.light
    return group(
        _sign(stretch.look, stretch.god, light),
        *_statues(stretch, stretch.places[-1]),
        id=f"god-{stretch.key}",
        class_=f"rim-god light-{light.name.lower()}",
    )


@cached_drawing
def _sign(look: Look, god: God, light: Light) -> Svg:
    """Draw the icon, name and light of a god."""
    stretch = RimSegment(look, god)
    at_icon, at_name, at_light, _ = stretch.places
    label = look.say("wheel-section", god=stretch.key, light=light.name.lower())
    return group(
        tag("title", label),
        stretch.stand(at_icon, icon(icon_of(god), *_middle(GOD_SIZE), "god-icon")),
        stretch.write(at_name),
        stretch.stand(at_light, icon(icon_of(light), *_middle(LIGHT_SIZE))),
        role="img",
        aria_label=label,
    )


def _width(name: str) -> float:
    return sum(WIDE if east_asian_width(letter) == "W" else NARROW for letter in name)


def _side_by_side(widths: tuple[float, ...]) -> list[float]:
    """Return the centers of items with these widths, with gaps, around 0."""
    left = -(sum(widths) + GAP * (len(widths) - 1)) / 2
    middles = []
    for width in widths:
        middles.append(left + width / 2)
        left += width + GAP
    return middles


def _middle(size: float) -> tuple[float, float, float]:
    return -size / 2, -size / 2, size


def _statues(stretch: RimSegment, middle: float) -> list[Svg]:
    """Draw the built Statues and the free spaces, which are targets of the same move."""
    look, spaces = stretch.look, stretch.spaces
    owners = look.state.statues[stretch.god * SPACES_PER_GOD :][:spaces]
    places = [middle + (i + 0.5 - spaces / 2) * STATUE_WIDTH for i in range(spaces)]
    built = [
        _statue(stretch, space, places[space], owner)
        for space, owner in enumerate(owners)
        if owner >= 0
    ]
    free = tuple(place for place, owner in zip(places, owners, strict=True) if owner < 0)
    if not free:
        return built
    return [*built, look.target(HONOR[stretch.god], _free(look, stretch.god, free))]


@cached_drawing
def _free(look: Look, god: God, places: tuple[float, ...]) -> Svg:
    stretch = RimSegment(look, god)
    empty = group(statue_space(), transform=translate(0, 14))
    return joined(
        tag("title", look.say("wheel-statue-free", god=stretch.key)),
        *(stretch.stand(place, empty) for place in places),
    )


def _statue(stretch: RimSegment, space: int, along: float, owner: int) -> Svg:
    look = stretch.look
    label = look.say("wheel-statue", name=look.names[owner], god=stretch.key)
    return stretch.stand(
        along,
        tag("title", label),
        group(statue(owner, letter_of(look, owner)), transform=translate(0, 14)),
        id=f"statue-{stretch.key}-{space + 1}",
        role="img",
        aria_label=label,
    )
