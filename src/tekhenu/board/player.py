"""A player's board in full: goods, scales, production, pieces and cards."""

from .compact import draw_player_compact
from .hand import draw_hand
from .look import Look
from .plaque import goods, plaque
from .scales import draw_scales
from .svg import Svg
from .tracks import draw_building_row, draw_monuments, draw_production

HEIGHT = 456
HEADER = 28

__all__ = ["draw_player", "draw_player_compact"]


def draw_player(look: Look, seat: int) -> Svg:
    return plaque(
        look,
        seat,
        "player",
        HEIGHT,
        HEADER,
        goods(look, seat, 45, 19),
        draw_scales(look, seat, 62),
        draw_production(look, seat, 168),
        draw_building_row(look, seat, 211),
        draw_monuments(look, seat, 262),
        draw_hand(look, seat, 313, HEIGHT - 5),
    )
