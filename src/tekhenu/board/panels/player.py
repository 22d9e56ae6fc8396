"""The full board of a player: goods, scales, production, pieces and cards."""

from ..look import Look
from ..svg import Svg, group
from .compact import draw_player_compact
from .hand import draw_hand, second_row
from .plaque import Count, army, goods, in_columns, plaque
from .scales import draw_scales
from .tracks import draw_building_row, draw_monuments, draw_production

HAND = 111  # height of a label and a row of cards
HEADER = 28
ARMY = 22  # height of the line with soldiers, priests and blood
COLUMNS = 7  # same number as the goods

__all__ = ["draw_player", "draw_player_compact", "player_height"]


def player_height(look: Look, seat: int) -> int:
    """Return the height of the whole board; many cards take two rows."""
    return _top(look, seat) + 251 + HAND + second_row(look, seat)


def _top(look: Look, seat: int) -> int:
    """Return the y coordinate of the scales."""
    return 62 + (ARMY if army(look, seat) else 0)


def draw_player(look: Look, seat: int) -> Svg:
    forces = army(look, seat)
    top, height = _top(look, seat), player_height(look, seat)
    return plaque(
        look,
        seat,
        "player",
        height,
        HEADER,
        goods(look, seat, 45, 19),
        *_army(forces),
        draw_scales(look, seat, top),
        draw_production(look, seat, top + 106),
        draw_building_row(look, seat, top + 149),
        draw_monuments(look, seat, top + 200),
        draw_hand(look, seat, top + 251, height - 5),
    )


def _army(forces: list[Count]) -> list[Svg]:
    """Draw the counts of a game with Seth below the goods, in the same columns."""
    figures = in_columns(forces, 45 + ARMY, 19, COLUMNS)
    return [group(*figures, class_="plaque-army")] if figures else []
