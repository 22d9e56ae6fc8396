"""The Temple Complex: its spaces, tiles and Pillars, and the Buildings and Statues beside it."""

from typing import NamedTuple

from ..rules.option import CONQUEST, HATHOR, TEMPLE, USE_TILE, card_name, line_name, space_name
from ..rules.printed import MIDDLE_LINES, SIDE
from . import ra
from .conquest import draw_conquest
from .icons import icon
from .look import Look
from .pieces import building, letter_of, pillar
from .places import building_place, draw_people, standing
from .svg import Number, Svg, at, group, joined, short, tag
from .ties import draw_tie_marker, markers_at
from .tiles import TILE, draw_tile, edge_class, edge_sign

CELL = 50
LEFT = 101  # of the first space
RIM = 9  # the coloured edge
PLACE, GAP = 25, 2  # a Building space
TILE_SIZE = CELL - 2


class Plan(NamedTuple):
    """How the panel is laid out; `top` is that of the first space."""

    width: int
    height: int
    top: int
    display: ra.Display


TALL = Plan(370, 440, 88, ra.Display(104, 12, 86, 0, (12, 46)))  # Ra's tiles above
WIDE = Plan(462, 384, 33, ra.Display(368, 29, 0, 81, (392, 300)))  # beside: Seth's board is below


def plan_of(look: Look) -> Plan:
    return TALL if look.state.seth is None else WIDE


def draw_temple(look: Look) -> Svg:
    plan = plan_of(look)
    width, height, display = plan.width, plan.height, plan.display
    return tag(
        "svg",
        tag("rect", x=0.5, y=0.5, width=width - 1, height=height - 1, rx=9, class_="panel"),
        tag("text", look.say("table-temple"), x=11, y=20, class_="t-label"),
        ra.draw_stack(look, display),
        *ra.draw_places(look, display),
        *_frame(look),
        *(_space(look, space) for space, laid in enumerate(look.state.tiles) if laid < 0),
        *_buildings(look),
        *(
            draw_people(look, place, *_beside(look, line, len(_line_buildings(look, line))))
            for place, line in enumerate(MIDDLE_LINES)
        ),
        group(*ra.draw_displayed(look, display), *_laid(look), id="temple-tiles"),
        group(*_pillars(look), id="temple-pillars"),
        *_ties(look),
        ra.draw_legend(look, 12, height - 72),
        id="temple",
        class_="part temple",
        viewbox=f"0 0 {width} {height}",
        role="group",
        aria_label=look.say("table-temple-label"),
    )


# The Complex


def _frame(look: Look) -> list[Svg]:
    """The edge of the Complex, coloured as printed."""
    size = SIDE * CELL
    top = plan_of(look).top
    parts = [
        tag(
            "rect",
            x=LEFT - RIM,
            y=top - RIM,
            width=size + 2 * RIM,
            height=size + 2 * RIM,
            rx=5,
            class_="temple-frame",
        ),
        tag("rect", x=LEFT, y=top, width=size, height=size, class_="temple-floor"),
    ]
    for side, edges in enumerate(look.edition.temple_edges):
        parts += [_outer_edge(top, side, i, edge) for i, edge in enumerate(edges)]
    return parts


def _outer_edge(top: int, side: int, i: int, edge: int) -> Svg:
    """Sides are north, east, south, west."""
    along = i * CELL
    far = SIDE * CELL
    upright = side % 2
    x = (along, far, along, -RIM)[side] + LEFT + (0 if upright else 1)
    y = (-RIM, along, far, along)[side] + top + (1 if upright else 0)
    width, height = (RIM, CELL - 2) if upright else (CELL - 2, RIM)
    return joined(
        tag("rect", x=x, y=y, width=width, height=height, rx=1, class_=edge_class(edge)),
        edge_sign(edge, x + width / 2, y + height / 2, 3.2),
    )


def _corner_of(look: Look, space: int) -> tuple[Number, Number]:
    row, column = divmod(space, SIDE)
    return LEFT + column * CELL, plan_of(look).top + row * CELL


def _space(look: Look, space: int) -> Svg:
    """An empty space with its reward."""
    row, column = divmod(space, SIDE)
    reward = look.edition.temple_rewards[space]
    good = reward.what.name.lower()
    corner = look.table.printed.corner[space]
    key = "table-temple-corner" if corner else "table-temple-space"
    words = look.say(key, row=row + 1, column=column + 1, good=good, amount=reward.amount)
    conquest = conquest_at(look, space)
    parts = [
        tag("title", words),
        _square(1.5, "temple-space corner" if corner else "temple-space"),
        _square(2, "halo"),
        _corner_mark(space) if corner and conquest < 0 else Svg(),
        *(_icons(good, reward.amount) if conquest < 0 else _conquered(look, space, conquest)),
    ]
    return group(
        _space_target(look, space, *parts),
        id=f"space-{space_name(space)}",
        transform=at(*_corner_of(look, space)),
    )


def _space_target(look: Look, space: int, *parts: Svg) -> Svg:
    """A Pillar tile may lie in several ways, a conquest tile in one."""
    if CONQUEST[space] in look.choices or CONQUEST[space] in look.blocked:
        return look.target(CONQUEST[space], *parts)
    row, column = divmod(space, SIDE)
    label = look.say("table-temple-place", row=row + 1, column=column + 1)
    return look.target_many(f"temple:{space_name(space)}/", label, *parts)


def conquest_at(look: Look, space: int) -> int:
    return -1 if look.state.seth is None else look.state.seth.temple[space]


def _conquered(look: Look, space: int, tile: int) -> list[Svg]:
    """A conquest tile; what the space shows stays valid, below it."""
    reward = look.edition.temple_rewards[space]
    good, amount = reward.what.name.lower(), reward.amount
    left = (CELL - 12 * amount) / 2
    return [
        group(draw_conquest(look, tile), id=f"tile-{card_name('Q', tile)}", transform=at(3, 2.5)),
        *(icon(good, left + 12 * i, 36, 12) for i in range(amount)),
        _doubled(9, 46) if look.table.printed.corner[space] else Svg(),
    ]


def _square(inset: Number, class_: str) -> Svg:
    size = CELL - 2 * inset
    return tag("rect", x=inset, y=inset, width=size, height=size, rx=4, class_=class_)


def _corner_mark(space: int) -> Svg:
    """Edges count twice here (R32)."""
    turn = {0: 0, SIDE - 1: 90, SIDE * SIDE - 1: 180}.get(space, 270)
    across, down = space % SIDE > 0, space // SIDE > 0
    return joined(
        tag(
            "path",
            d="M4 20V7A3 3 0 0 1 7 4H20",
            class_="corner-mark",
            transform=f"rotate({turn} {CELL // 2} {CELL // 2})",
        ),
        _doubled(CELL - 13 if across else 13, CELL - 8 if down else 15),
    )


def _doubled(x: Number, y: Number) -> Svg:
    return tag("text", "×2", x=x, y=y, class_="t-num corner-double")


def _icons(good: str, amount: int) -> list[Svg]:
    size = 20 if amount < 3 else 17
    middle = (CELL - size) / 2
    spots = {
        1: [(middle, middle)],
        2: [(middle - 10, middle), (middle + 10, middle)],
        3: [(middle, middle - 8), (middle - 9, middle + 7), (middle + 9, middle + 7)],
    }
    if amount not in spots:
        number = tag("text", str(amount), x=14, y=30, class_="t-num reward-amount")
        return [number, icon(good, 20, 15, 20)]
    return [icon(good, x, y, size) for x, y in spots[amount]]


def _laid(look: Look) -> list[Svg]:
    """Tiles in the Complex; the scale lets one glide here from Ra's display."""
    parts = []
    for space, laid in enumerate(look.state.tiles):
        if laid < 0:
            continue
        tile, rotation = divmod(laid, 4)
        x, y = _corner_of(look, space)
        option = USE_TILE[tile] if USE_TILE[tile] in look.choices else TEMPLE[space * 4]
        built = look.state.pillars[space] >= 0
        parts.append(
            group(
                look.target(option, draw_tile(look, tile, rotation, face=not built)),
                id=f"tile-{card_name('P', tile)}",
                transform=f"{at(x + 1, y + 1)} scale({short(TILE_SIZE / TILE)})",
            )
        )
    return parts


def _pillars(look: Look) -> list[Svg]:
    parts = []
    for space, owner in enumerate(look.state.pillars):
        if owner >= 0:
            x, y = _corner_of(look, space)
            parts.append(
                group(
                    pillar(owner, letter_of(look, owner), 27),
                    id=f"pillar-{space_name(space)}",
                    class_="built",
                    transform=at(x + CELL / 2, y + 38.5),
                )
            )
    return parts


# Beside the lines


def _line_buildings(look: Look, line: int) -> tuple[int, ...]:
    return look.table.printed.line_buildings[line]


def _beside(look: Look, line: int, place: int) -> tuple[Number, Number]:
    """The corner of the n-th place beside a line: left of the rows, below the columns."""
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
    cost = look.edition.building_spaces[space].bread
    name = f"{line_name(line)}-{space % 2 + 1}"
    words = look.say(
        "table-building-place",
        line="row" if line < SIDE else "column",
        number=line % SIDE + 1,
        bread=cost,
    )
    parts = [tag("title", words), building_place(PLACE, PLACE)]
    if owner >= 0:
        parts.append(standing(building(owner, letter_of(look, owner)), name, PLACE, PLACE - 3))
    else:
        parts += [
            tag("text", str(cost), x=6.5, y=16.5, class_="t-num building-cost"),
            icon("bread", 11, 6.5, 12),
        ]
    return group(
        look.target(HATHOR[space], *parts),
        id=f"place-{name}",
        class_="free" if owner < 0 else None,
        transform=at(*_beside(look, line, place)),
    )


# The Automas' markers


def _ties(look: Look) -> list[Svg]:
    """On the edge of a line, and in a corner of a space."""
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
    """Beside the sign of the edge: left of the rows, below the columns."""
    along = line % SIDE * CELL + (9, CELL - 9, 21)[place]
    top = plan_of(look).top
    if line < SIDE:
        return LEFT - RIM / 2, top + along
    return LEFT + along, top + SIDE * CELL + RIM / 2


def _in_space(look: Look, space: int, place: int) -> tuple[Number, Number]:
    """Away from the marks of the corners."""
    x, y = _corner_of(look, space)
    aside = 8.5 + 13 * place
    return (x + aside if space % SIDE == SIDE - 1 else x + CELL - aside), y + CELL - 8.5
