"""The preview of a link to a game (Open Graph): players, scores and a picture.

It shows a spectator's view of the committed turns to everybody.
"""

from functools import lru_cache
from typing import NamedTuple

from tekhenu.board.thumbnail import HEIGHT, WIDTH, draw_thumbnail
from tekhenu.text import Catalog, list_of

from ...games.session import SessionSnapshot
from ...games.timeline import Timeline
from ...presentation.progress import progress_parts

CACHED_IMAGES = 64


class LinkPreview(NamedTuple):
    title: str
    about: str
    picture: str  # URL
    width: int = WIDTH
    height: int = HEIGHT


def link_preview(session: SessionSnapshot, words: Catalog, site: str) -> LinkPreview:
    game, names = session.journal.timeline.game, session.names(words)
    view = game.view(None)
    players = view.state.players
    scores = [
        f"{names[seat]} {words.say('page-vp', vp=players[seat].vp)}" for seat in view.state.order
    ]
    return LinkPreview(
        words.say("record-title", players=list_of(words, names)),
        " · ".join([*progress_parts(view, words), ", ".join(scores)]),
        f"{site}/games/{session.id}/picture.png",
    )


def preview_image(session: SessionSnapshot) -> bytes:
    timeline = session.journal.timeline
    return _cached_image(timeline)


@lru_cache(CACHED_IMAGES)
def _cached_image(timeline: Timeline) -> bytes:
    """Return the picture of a position, cached because many sites request it at the same time."""
    return draw_thumbnail(timeline.game.view(None))
