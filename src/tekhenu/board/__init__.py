"""How it looks: a position becomes SVG, by pure functions.

Every `draw_…` takes a `Look` and gives one part of the table. A page holds `draw_icons()` once
and `stylesheet()`; `standalone` packs both into a picture that needs no page.
"""

from .armies import draw_armies
from .automa import draw_automa, draw_automa_compact
from .cards import draw_card
from .charts import draw_score_chart
from .compact import draw_player_compact
from .dice import die
from .horus import draw_horus
from .icons import draw_icons, icon, icon_names
from .look import Look, Words
from .market import draw_market
from .offer import draw_offer
from .osiris import draw_osiris
from .page import standalone
from .player import draw_player
from .populace import draw_populace
from .pyramid import draw_bot
from .seth import draw_seth
from .sources import draw_sources
from .style import stylesheet
from .svg import Shows, Svg, shown_by
from .temple import draw_temple
from .tiles import draw_tile
from .wheel import draw_wheel

__all__ = [
    "Look",
    "Shows",
    "Svg",
    "Words",
    "die",
    "draw_armies",
    "draw_automa",
    "draw_automa_compact",
    "draw_bot",
    "draw_card",
    "draw_horus",
    "draw_icons",
    "draw_market",
    "draw_offer",
    "draw_osiris",
    "draw_player",
    "draw_player_compact",
    "draw_populace",
    "draw_score_chart",
    "draw_seth",
    "draw_sources",
    "draw_temple",
    "draw_tile",
    "draw_wheel",
    "icon",
    "icon_names",
    "shown_by",
    "standalone",
    "stylesheet",
]
