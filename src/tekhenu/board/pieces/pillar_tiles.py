"""Pillar tiles: four edges with a color and a sign each, their cost and required light."""

from ...components.terms import Edge, Good
from ...rules.move import card_name
from ..icons import icon, icon_of
from ..look import Look, cached_drawing
from ..svg import Number, Svg, fmt, group, joined, tag, translate

TILE = 60
RIM = 11

# Each edge also has a shape, for people who cannot distinguish the colors.
SIGNS = {
    Edge.RED: "M0 -1L1.05 .85H-1.05Z",
    Edge.GREEN: "M-.38 -1H.38V-.38H1V.38H.38V1H-.38V.38H-1V-.38H-.38Z",
    Edge.BLUE: "M0 -1.15L1 0L0 1.15L-1 0Z",
    Edge.YELLOW: "M-.95 0A.95 .95 0 1 0 .95 0A.95 .95 0 1 0 -.95 0Z",
}
SIDES = ((30.0, 5.5), (54.5, 30.0), (30.0, 54.5), (5.5, 30.0))  # north, east, south, west


def edge_class(edge: int) -> str:
    return f"edge edge-{Edge(edge).name.lower()}"


def edge_sign(edge: int, x: Number, y: Number, radius: Number) -> Svg:
    place = f"{translate(x, y)} scale({fmt(radius)})"
    return tag(
        "path", d=SIGNS[Edge(edge)], class_=f"sign sign-{Edge(edge).name.lower()}", transform=place
    )


@cached_drawing
def draw_tile(look: Look, tile: int, rotation: int = 0, *, face: bool = True) -> Svg:
    """Draw a tile of 60 × 60; without its face only the edges show, as around a Pillar."""
    name = card_name("P", tile)
    return group(
        tag("title", tile_words(look, tile)),
        tag("rect", width=TILE, height=TILE, rx=4, class_="tile-body"),
        look.printed(
            f"pillars.{name}.edges",
            (0.5, 0.5, TILE - 1, TILE - 1),
            *_rims(look.table.printed.tile_edges[tile * 4 + rotation]),
        ),
        tag("rect", x=RIM, y=RIM, width=TILE - 2 * RIM, height=TILE - 2 * RIM, class_="tile-stone"),
        _face(look, tile) if face else Svg(),
        tag("rect", x=0.5, y=0.5, width=TILE - 1, height=TILE - 1, rx=4, class_="tile-line"),
        tag("rect", x=0.5, y=0.5, width=TILE - 1, height=TILE - 1, rx=4, class_="halo"),
        class_="tile",
        data_card=name,
    ).showing(cards=[name])


def tile_words(look: Look, tile: int) -> str:
    """Describe the cost and the effect of a tile for its tooltip."""
    printed = look.edition.pillar_tiles[tile]
    name = card_name("P", tile)
    return look.say(
        "table-tile" if printed.granite else "table-tile-limestone",
        tile=name,
        limestone=printed.limestone,
        granite=printed.granite,
        light=printed.light.name.lower() if printed.light is not None else "none",
        text=look.card_text(name),
    )


def _rims(edges: tuple[int, ...]) -> list[Svg]:
    inner = TILE - RIM
    rim = f"M2 0H{TILE - 2}L{inner} {RIM}H{RIM}Z"
    return [
        joined(
            tag("path", d=rim, class_=edge_class(edge), transform=f"rotate({side * 90} 30 30)"),
            edge_sign(edge, *SIDES[side], 3.6),
        )
        for side, edge in enumerate(edges)
    ]


def _face(look: Look, tile: int) -> Svg:
    printed = look.edition.pillar_tiles[tile]
    costs = [(Good.LIMESTONE, printed.limestone), (Good.GRANITE, printed.granite)]
    due = [(good, amount) for good, amount in costs if amount]
    left, top = (13, 13) if printed.light is not None else (20, 13)
    top += 6 if len(due) == 1 else 0
    parts = [
        joined(
            tag("text", str(amount), x=left + 3.5, y=top + 10 + 12 * i, class_="t-num tile-cost"),
            icon(good.name.lower(), left + 8, top - 0.5 + 12 * i, 12.5),
        )
        for i, (good, amount) in enumerate(due)
    ]
    name = card_name("P", tile)
    cost = look.printed(f"pillars.{name}.cost", (RIM + 1, RIM + 1, 36, 26), *parts)
    light = printed.light
    return joined(
        cost,
        icon(icon_of(light), 34.5, 17.5, 13.5) if light is not None else Svg(),
        tag("text", name, x=30, y=46.5, class_="t-num tile-id"),
    )
