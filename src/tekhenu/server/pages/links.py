"""What unfolds where somebody shows a game's link: who plays, how it stands, and a picture.

All of it is what a spectator sees of the turns that stand, whoever asks.
"""

from functools import lru_cache
from typing import NamedTuple

from tekhenu.board.thumbnail import HEIGHT, WIDTH, draw_thumbnail
from tekhenu.text import Catalogue, list_of

from ...games.session import SessionSnapshot
from ...games.timeline import Timeline
from ...presentation.progress import moment

KEPT = 64  # pictures of games


class Unfolded(NamedTuple):
    title: str
    about: str
    picture: str  # its address
    width: int = WIDTH
    height: int = HEIGHT


def unfolded(session: SessionSnapshot, words: Catalogue, site: str) -> Unfolded:
    game, names = session.journal.stands.game, session.names(words)
    view = game.view(None)
    players = view.state.players
    scores = [
        f"{names[seat]} {words.say('page-vp', vp=players[seat].vp)}" for seat in view.state.order
    ]
    return Unfolded(
        words.say("record-title", players=list_of(words, names)),
        " · ".join([*moment(view, words), ", ".join(scores)]),
        f"{site}/games/{session.id}/picture.png",
    )


def picture(session: SessionSnapshot) -> bytes:
    timeline = session.journal.stands
    return _drawn(timeline)


@lru_cache(KEPT)
def _drawn(timeline: Timeline) -> bytes:
    """Once for a position: many who are shown a link ask at the same time."""
    return draw_thumbnail(timeline.game.view(None))
