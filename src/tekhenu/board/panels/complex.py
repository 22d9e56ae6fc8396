"""The Temple Complex: its edge, its spaces, and the tiles and Pillars on them."""

from typing import NamedTuple

from ...components.schema import SIDES
from ...components.terms import SIDE
from ...rules.move import card_name
from ...rules.moves import CONQUEST, TEMPLE, USE_TILE
from ...rules.place import TEMPLE_SPACE
from ...rules.ra import CORNER_FACTOR
from ..icons import icon
from ..look import Look, cached_drawing
from ..pieces.badges import draw_badge
from ..pieces.conquest_tiles import draw_conquest
from ..pieces.pillar_tiles import TILE, draw_tile, edge_class, edge_sign
from ..pieces.wooden import letter_of, pillar
from ..svg import Number, Svg, fmt, group, joined, tag, translate
from .ra import Display

CELL = 50
LEFT = 101  # left edge of the first space
RIM = 9  # width of the colored edge
TILE_SIZE = CELL - 2
MANY = 4  # rewards shown as a count from this number on


class ComplexLayout(NamedTuple):
    """The layout of the panel; `top` is the upper edge of the first space."""

    width: int
    height: int
    top: int
    display: Display


TALL = ComplexLayout(
    370, 440, 88, Display(104, 12, 86, 0, (12, 46))
)  # the Ra display is above the Complex
WIDE = ComplexLayout(
    462, 384, 33, Display(368, 29, 0, 81, (392, 300))
)  # the Ra display is beside it, because the Seth board is below


def plan_of(look: Look) -> ComplexLayout:
    return TALL if look.state.seth is None else WIDE


@cached_drawing
def draw_frame(look: Look) -> Svg:
    """Draw the edge of the Complex in its printed colors."""
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
    strips = (
        (LEFT, top - RIM, size, RIM),
        (LEFT + size, top, RIM, size),
        (LEFT, top + size, size, RIM),
        (LEFT - RIM, top, RIM, size),
    )
    for side, edges in enumerate(look.edition.temple_edges):
        drawn = [_outer_edge(top, side, i, edge) for i, edge in enumerate(edges)]
        parts.append(look.printed(f"temple.edges.{SIDES[side]}", strips[side], *drawn))
    return joined(*parts)


def _outer_edge(top: int, side: int, i: int, edge: int) -> Svg:
    """Draw one colored edge; sides are north, east, south, west."""
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


def corner_of(look: Look, space: int) -> tuple[Number, Number]:
    row, column = divmod(space, SIDE)
    return LEFT + column * CELL, plan_of(look).top + row * CELL


def draw_space(look: Look, space: int) -> Svg:
    """Draw an empty space with its reward."""
    return group(
        _space_target(look, space, _space_face(look, space, conquest_at(look, space))),
        id=f"space-{TEMPLE_SPACE[space]}",
        transform=translate(*corner_of(look, space)),
    )


@cached_drawing
def _space_face(look: Look, space: int, conquest: int) -> Svg:
    place = TEMPLE_SPACE[space]
    reward = look.edition.temple_rewards[space]
    good = reward.what.name.lower()
    corner = look.table.printed.corner[space]
    key = "table-temple-corner" if corner else "table-temple-space"
    words = look.say(key, row=place.row, column=place.column, good=good, amount=reward.amount)
    shown = look.printed(
        f"temple.rewards.r{place.row}.c{place.column}",
        (4, 4, CELL - 8, CELL - 8),
        *_icons(good, reward.amount),
    )
    return joined(
        tag("title", words),
        _square(1.5, "temple-space corner" if corner else "temple-space"),
        _square(2, "halo"),
        _corner_mark(space) if corner and conquest < 0 else Svg(),
        *([shown] if conquest < 0 else _conquered(look, space, conquest)),
    )


def _space_target(look: Look, space: int, *parts: Svg) -> Svg:
    """Return the target of a space: several rotations of a Pillar tile, or one conquest tile."""
    if look.concerns(CONQUEST[space]):
        return look.target(CONQUEST[space], *parts)
    place = TEMPLE_SPACE[space]
    ways = TEMPLE[space * 4 : space * 4 + 4]
    best = look.best_of(ways)
    if best is None:
        return look.target_many(ways, "", *parts)
    vp = look.vp_of(best)
    asks = look.say("table-temple-place", row=place.row, column=place.column, vp=vp)
    badge = draw_badge(look, best, CELL / 2, CELL - 8, vp_only=True)
    turn = best.rotation * 90
    label = look.choices[best]
    return look.target_many(ways, label, *parts, badge, data_turn=turn, data_asks=asks)


def conquest_at(look: Look, space: int) -> int:
    return -1 if look.state.seth is None else look.state.seth.temple[space]


def _conquered(look: Look, space: int, tile: int) -> list[Svg]:
    """Draw a conquest tile; the printed reward of the space stays visible below it."""
    reward = look.edition.temple_rewards[space]
    good, amount = reward.what.name.lower(), reward.amount
    left = (CELL - 12 * amount) / 2
    below = [icon(good, left + 12 * i, 36, 12) for i in range(amount)]
    if amount >= MANY:
        below = [tag("text", str(amount), x=21, y=46, class_="t-num t-end"), icon(good, 24, 36, 12)]
    return [
        group(
            draw_conquest(look, tile),
            id=f"tile-{card_name('Q', tile)}",
            transform=translate(3, 2.5),
        ),
        *below,
        _doubled(11, 46) if look.table.printed.corner[space] else Svg(),
    ]


def _square(inset: Number, class_: str) -> Svg:
    size = CELL - 2 * inset
    return tag("rect", x=inset, y=inset, width=size, height=size, rx=4, class_=class_)


def _corner_mark(space: int) -> Svg:
    """Draw the mark of a corner, where edges count twice (R32)."""
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
    return tag("text", f"×{CORNER_FACTOR}", x=x, y=y, class_="t-num corner-double")


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


def draw_placed_tiles(look: Look) -> list[Svg]:
    """Draw the tiles in the Complex, in a scaled group that can be animated from the Ra display."""
    parts = []
    for space, laid in enumerate(look.state.tiles):
        if laid < 0:
            continue
        tile, rotation = divmod(laid, 4)
        x, y = corner_of(look, space)
        option = USE_TILE[tile] if USE_TILE[tile] in look.choices else TEMPLE[space * 4]
        built = look.state.pillars[space] >= 0
        parts.append(
            group(
                look.target(option, draw_tile(look, tile, rotation, face=not built)),
                id=f"tile-{card_name('P', tile)}",
                transform=f"{translate(x + 1, y + 1)} scale({fmt(TILE_SIZE / TILE)})",
            )
        )
    return parts


def draw_pillars(look: Look) -> list[Svg]:
    parts = []
    for space, owner in enumerate(look.state.pillars):
        if owner >= 0:
            x, y = corner_of(look, space)
            parts.append(
                group(
                    pillar(owner, letter_of(look, owner), 27),
                    id=f"pillar-{TEMPLE_SPACE[space]}",
                    class_="built",
                    transform=translate(x + CELL / 2, y + 38.5),
                )
            )
    return parts
