"""SVG drawings of the table, made by pure functions from a view of the position.

Each `draw_…` function takes a `Look` and returns one part of the table. A page includes
`draw_icons()` and `stylesheet()` once; `standalone` embeds both in a self-contained picture.
"""

from .cards.faces import draw_card
from .icons import draw_icons, icon, icon_names
from .look import Look, Words
from .page import standalone
from .panels.armies import draw_armies
from .panels.automa import draw_automa, draw_automa_compact
from .panels.botankhamun import draw_botankhamun
from .panels.charts import draw_score_chart
from .panels.compact import draw_player_compact
from .panels.horus import draw_horus
from .panels.market import draw_market
from .panels.offer import draw_offer
from .panels.osiris import draw_osiris
from .panels.player import draw_player
from .panels.populace import draw_populace
from .panels.seth import draw_seth
from .panels.sources import draw_sources
from .panels.temple import draw_temple
from .panels.wheel import draw_wheel
from .pieces.dice import die
from .pieces.pillar_tiles import draw_tile
from .style import stylesheet
from .svg import Shows, Svg, shown_by

__all__ = [
    "Look",
    "Shows",
    "Svg",
    "Words",
    "die",
    "draw_armies",
    "draw_automa",
    "draw_automa_compact",
    "draw_botankhamun",
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
