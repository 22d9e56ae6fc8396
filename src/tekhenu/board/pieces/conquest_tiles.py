"""Conquest tiles: the outline shows what is counted, the icon row what is gained."""

from functools import lru_cache

from ...components.edition import ConquestTile
from ...rules.move import card_name
from ..cards.effects import effect_lines
from ..cards.faces import card_label
from ..cards.icon_rows import parse_row
from ..cards.marks import mark
from ..cards.signs import Box, draw_lines
from ..icons import icon
from ..look import Look
from ..svg import Number, Svg, group, joined, tag

WIDTH, HEIGHT = 44, 33
# Tips point along the row and the column; a plain slab can hold a Pillar.
LINE = (
    "M4 3H18.5L22 0L25.5 3H40Q41 3 41 4V13L44 16.5L41 20V29Q41 30 40 30"
    "H25.5L22 33L18.5 30H4Q3 30 3 29V20L0 16.5L3 13V4Q3 3 4 3Z"
)
SLAB = "M2 1.5H42V31.5H2Z"
SOCKET = "M4.5 6V4H6.5M37.5 4H39.5V6M39.5 27V29H37.5M6.5 29H4.5V27"


def draw_conquest(look: Look, tile: int, scale: Number = 1) -> Svg:
    """Draw a conquest tile of 44 × 33, multiplied by `scale`."""
    card = card_name("Q", tile)
    return group(
        tag("title", card_label(look, card)),
        *_printed(look, tile),
        class_="card-conquest conquest",
        data_card=card,
        transform=None if scale == 1 else f"scale({scale:.3g})",
    ).showing(cards=[card])


def _printed(look: Look, tile: int) -> list[Svg]:
    path = f"seth.conquest.{card_name('Q', tile)}"
    body, kind, effect = _tile(look.edition.seth.conquest[tile])
    return [
        body,
        look.printed(f"{path}.kind", (4, 5, 14, 23), kind),
        look.printed(f"{path}.effect", (18.5, 5, 21.5, 23), effect),
    ]


@lru_cache
def _tile(printed: ConquestTile) -> tuple[Svg, Svg, Svg]:
    kind = "line" if printed.line else "pillar"
    return (
        joined(
            tag("path", d=LINE if printed.line else SLAB, class_=f"conquest-body {kind}"),
            Svg() if printed.line else tag("path", d=SOCKET, class_="conquest-edge"),
        ),
        mark("lines", 5.5, 10.5, 12) if printed.line else icon("pillar", 6, 10, 13),
        draw_lines(parse_row(effect_lines(printed.effect)), Box(18.5, 4.5, 21.5, 24, 1)),
    )


def conquest_back(count: int) -> Svg:
    """Draw the stack with at most three visible tiles."""
    return joined(
        *(
            tag(
                "rect",
                x=2.5 * i,
                y=-2.5 * i,
                width=34,
                height=26,
                rx=3,
                class_="conquest-back",
            )
            for i in range(min(count, 3))
        ),
        icon("conquest", 2.5 * (min(count, 3) - 1) + 9, 5.5 - 2.5 * min(count, 3), 16)
        if count
        else Svg(),
    )
