"""A table that is nobody's game: a position and the choices since, which the page itself keeps."""

from collections.abc import Sequence

from tekhenu.rules import Game, IllegalMove
from tekhenu.text import Catalogue, seat_names

from ..errors import RequestError
from .table import Seating, Seen, Viewer

MOST_CHOICES = 60  # far more than a turn has


def played(start: Game, choices: Sequence[str]) -> Game:
    """The position after some choices of its turn, and not beyond that turn."""
    game = start
    try:
        for choice in choices:
            game.play_within_step(choice)
    except IllegalMove as wrong:
        raise RequestError("illegal", reason=str(wrong)) from None
    return game


def seen_alone(name: str, game: Game, seat: int, choices: Sequence[str], words: Catalogue) -> Seen:
    """The turn is complete when nobody is asked any more: then it is to be confirmed."""
    confirming = game.decision is None
    view = game.view(seat)
    return Seen(
        id=name,
        viewer=Viewer(seat, (seat,)),
        words=words,
        names=seat_names(game.settings, words.lang),
        sequence=len(choices),
        game=game.copy(),
        view=view,
        confirming=confirming,
        can_undo=bool(choices),
        drafted=tuple(choices),
        bounds=[0],
        computers=[],
        queued=False,
        invitations=[],
        seating=Seating(0, "", ""),
    )
