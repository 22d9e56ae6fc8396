"""The Temple: its spaces, Ra's tiles, and the Buildings and Statues beside rows and columns."""

from ...components.schema import LINES, SPACES
from ...components.terms import SIDE
from ...rules.moves import HATHOR
from ...rules.place import BUILDING_SPACE
from ...rules.printed import MIDDLE_LINES
from ..icons import icon
from ..look import Look, cached_drawing
from ..pieces.badges import draw_badge
from ..pieces.spaces import building_on_space, building_place, draw_people
from ..pieces.wooden import building, letter_of
from ..svg import Number, Svg, group, joined, panel, tag, translate
from . import ra
from .automa_markers import draw_tie_marker, markers_at
from .complex import (
    CELL,
    LEFT,
    RIM,
    corner_of,
    draw_frame,
    draw_pillars,
    draw_placed_tiles,
    draw_space,
    plan_of,
)

PLACE, GAP = 25, 2  # size of a Building space


def draw_temple(look: Look) -> Svg:
    plan = plan_of(look)
    width, height, display = plan.width, plan.height, plan.display
    return tag(
        "svg",
        panel(width, height),
        tag("text", look.say("table-temple"), x=11, y=20, class_="t-label"),
        ra.draw_stack(look, display),
        *ra.draw_places(look, display),
        draw_frame(look),
        *(draw_space(look, space) for space, laid in enumerate(look.state.tiles) if laid < 0),
        *_buildings(look),
        *(
            draw_people(look, place, *_beside(look, line, len(_line_buildings(look, line))))
            for place, line in enumerate(MIDDLE_LINES)
        ),
        group(*ra.draw_displayed(look, display), *draw_placed_tiles(look), id="temple-tiles"),
        group(*draw_pillars(look), id="temple-pillars"),
        *_ties(look),
        ra.draw_legend(look, 12, height - 72),
        id="temple",
        class_="part temple",
        viewbox=f"0 0 {width} {height}",
        role="group",
        aria_label=look.say("table-temple-label"),
    )


# Beside the lines


def _line_buildings(look: Look, line: int) -> tuple[int, ...]:
    return look.table.printed.line_buildings[line]


def _beside(look: Look, line: int, place: int) -> tuple[Number, Number]:
    """Return the top left corner of a Building space left of a row or below a column."""
    away = RIM + 3 + place * (PLACE + GAP)
    middle = line % SIDE * CELL + (CELL - PLACE) / 2
    top = plan_of(look).top
    if line < SIDE:
        return LEFT - away - PLACE, top + middle
    return LEFT + middle, top + SIDE * CELL + away


def _buildings(look: Look) -> list[Svg]:
    return [
        _building(look, line, place, space)
        for line in range(2 * SIDE)
        for place, space in enumerate(_line_buildings(look, line))
    ]


def _building(look: Look, line: int, place: int, space: int) -> Svg:
    owner = look.state.temple_buildings[space]
    here = BUILDING_SPACE[space]
    name = f"{here.line}-{here.number}"
    parts = [_building_face(look, line, space, free=owner < 0)]
    if owner >= 0:
        parts.append(
            building_on_space(building(owner, letter_of(look, owner)), name, PLACE, PLACE - 3)
        )
    x, y = (PLACE / 2, PLACE + 1) if line < SIDE else (-8.5, PLACE / 2 - 5)  # below or left
    goods = draw_badge(look, HATHOR[space], x, y, vp_only=False, room=PLACE + GAP)
    return group(
        look.target(HATHOR[space], *parts, goods),
        id=f"place-{name}",
        data_rule="hathor",
        class_="free" if owner < 0 else None,
        transform=translate(*_beside(look, line, place)),
    )


@cached_drawing
def _building_face(look: Look, line: int, space: int, *, free: bool) -> Svg:
    """Draw a Building space, with its cost while it is free."""
    here = BUILDING_SPACE[space].line
    bread = look.edition.building_spaces[space].bread
    words = look.say("table-building-place", line=here.way, number=here.number, bread=bread)
    cost = look.printed(
        f"temple.spaces.{LINES[line]}.{SPACES[space % len(SPACES)]}.bread",
        (1, 1, PLACE - 2, PLACE - 2),
        tag("text", str(bread), x=6.5, y=16.5, class_="t-num building-cost"),
        icon("bread", 11, 6.5, 12),
    )
    return joined(tag("title", words), building_place(PLACE, PLACE), cost if free else Svg())


# The Automas' markers


def _ties(look: Look) -> list[Svg]:
    """Draw the Automas' markers on the edge of a line and in a corner of a space."""
    return [
        *(
            draw_tie_marker(look, "line", seat, *_on_edge(look, line, i), 15)
            for line in range(2 * SIDE)
            for i, seat in markers_at(look, "line", line)
        ),
        *(
            draw_tie_marker(look, "space", seat, *_in_space(look, space, i), 15)
            for space in range(SIDE * SIDE)
            for i, seat in markers_at(look, "space", space)
        ),
    ]


def _on_edge(look: Look, line: int, place: int) -> tuple[Number, Number]:
    """Return where a marker goes on the edge at a row or column, without covering its sign."""
    along = line % SIDE * CELL + (9, CELL - 9, 21)[place]
    top = plan_of(look).top
    if line < SIDE:
        return LEFT - RIM / 2, top + along
    return LEFT + along, top + SIDE * CELL + RIM / 2


def _in_space(look: Look, space: int, place: int) -> tuple[Number, Number]:
    """Return where a marker goes in a space without covering the signs in its corners."""
    x, y = corner_of(look, space)
    aside = 8.5 + 13 * place
    return (x + aside if space % SIDE == SIDE - 1 else x + CELL - aside), y + CELL - 8.5
