"""The Ra display: three tiles, the die values they belong to, and their VP."""

from typing import NamedTuple

from ...components.terms import Edge
from ...rules.move import card_name
from ...rules.ra import CORNER_FACTOR, values_naming
from ...rules.subject import PillarId
from ..icons import icon
from ..look import Look
from ..pieces.pillar_tiles import TILE, draw_tile, edge_class, edge_sign
from ..pieces.spaces import die_value
from ..svg import Number, Svg, group, joined, tag, translate

LABELS = 24  # width of the labels left of each tile
PLACES = ("left", "middle", "right")


class Display(NamedTuple):
    """The layout of the display: the first place, the distance between places, and the stack."""

    x: int
    y: int
    right: int
    down: int
    stack: tuple[int, int]

    def place(self, place: int) -> tuple[int, int]:
        return self.x + self.right * place, self.y + self.down * place


def draw_places(look: Look, display: Display) -> list[Svg]:
    """Draw each place with its dice and VP; the tiles are drawn on top."""
    return [_place(look, place, display) for place in range(len(look.state.display))]


def draw_displayed(look: Look, display: Display) -> list[Svg]:
    return [
        group(
            draw_tile(look, tile),
            id=f"tile-{card_name('P', tile)}",
            class_="in-hand" if tile == tile_in_hand(look) else None,
            transform=translate(display.place(place)[0] + LABELS, display.place(place)[1]),
        )
        for place, tile in enumerate(look.state.display)
        if tile >= 0
    ]


def draw_stack(look: Look, display: Display) -> Svg:
    """Draw the stack with the number of remaining tiles."""
    left = len(look.state.stack)
    backs = [
        tag("rect", x=3 * i, y=-3 * i, width=24, height=24, rx=3, class_="tile-back")
        for i in range(min(left, 3))
    ]
    return group(
        tag("title", look.say("table-tiles-left", tiles=left)),
        *backs,
        icon("ra", 9, -3, 18) if left else Svg(),
        tag("text", f"×{left}", x=38, y=16, class_="t-num stack-count"),
        transform=translate(*display.stack),
    )


def tile_in_hand(look: Look) -> int:
    """Return the tile that the viewer must place, or -1."""
    decision = look.view.decision
    about = decision.about if decision is not None and look.choices else None
    return about.index if isinstance(about, PillarId) else -1


def _place(look: Look, place: int, display: Display) -> Svg:
    values = values_naming(place)
    vp = look.edition.ra_points[place]
    words = look.say("table-ra-place", low=values[-1], high=values[0], vp=vp)
    return group(
        tag("title", words),
        tag("rect", x=LABELS, width=TILE, height=TILE, rx=4, class_="tile-place"),
        *(die_value(value, 0, 19 * i, 17) for i, value in enumerate(values)),
        look.printed(
            f"ra.points.{PLACES[place]}",
            (-2, 41, 24, 18),
            tag("text", str(vp), x=3.5, y=55, class_="t-num ra-vp"),
            icon("vp", 8, 44, 13),
        ),
        transform=translate(*display.place(place)),
    )


def draw_legend(look: Look, x: Number, y: Number) -> Svg:
    """Draw how a tile scores: adjacent Buildings and matching edges, doubled in a corner."""
    point = joined(tag("text", "1", x=25, y=11.5, class_="t-num legend"), icon("vp", 29.5, 0.5, 13))
    twice = tag("text", f"×{CORNER_FACTOR}", x=28, y=11.5, class_="t-num legend")
    rows = (
        (icon("building", 0, 0, 14), point),
        (_match(), point),
        (tag("path", d="M1 14V4A3 3 0 0 1 4 1H14", class_="corner-mark"), twice),
    )
    return group(
        tag("title", look.say("table-score")),
        *(group(*row, transform=translate(0, 19 * i)) for i, row in enumerate(rows)),
        transform=translate(x, y),
    )


def _match() -> Svg:
    """Draw two edges of one color that meet."""
    return joined(
        *(
            joined(
                tag("rect", x=x, y=1, width=8, height=13, class_=edge_class(Edge.BLUE)),
                edge_sign(Edge.BLUE, x + 4, 7.5, 2.8),
            )
            for x in (-1, 7.5)
        )
    )
