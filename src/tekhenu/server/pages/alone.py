"""A table that is nobody's game: a position and the choices since, which the page itself keeps."""

from collections.abc import Sequence
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from tekhenu.rules import Game, IllegalMove
from tekhenu.text import Catalogue, seat_names

from ..errors import RequestError
from .table import Seating, Seen, Viewer, board_of

MOST_CHOICES = 60  # far more than a turn has

Carried = TypeVar("Carried", bound=BaseModel)


def carried(kind: type[Carried], study: str) -> Carried:
    """What the page carries, as it comes with an address."""
    try:
        return kind.model_validate_json(study)
    except ValidationError:
        raise RequestError("invalid", where="study") from None


def board_alone(game: Game, seat: int, front: int, words: Catalogue) -> dict[str, Any]:
    if front not in range(game.settings.players):
        raise RequestError("not-found")
    return board_of(game.view(seat), front, seat_names(game.settings, words.lang), words)


def played(start: Game, choices: Sequence[str]) -> Game:
    """The position after some choices of its turn, and not beyond that turn."""
    game = start
    try:
        for choice in choices:
            game.play_within_step(choice)
    except IllegalMove as wrong:
        raise RequestError("illegal", reason=str(wrong)) from None
    return game


def seen_alone(
    game: Game, seat: int, choices: Sequence[str], moment: list[str], words: Catalogue
) -> Seen:
    """The turn is complete when nobody is asked any more: then it is to be confirmed."""
    confirming = game.decision is None
    view = game.view(seat)
    return Seen(
        id="",
        viewer=Viewer(seat, (seat,)),
        words=words,
        names=seat_names(game.settings, words.lang),
        sequence=len(choices),
        game=game.copy(),
        view=view,
        moment=moment,
        confirming=confirming,
        can_undo=bool(choices),
        drafted=tuple(choices),
        bounds=[0],
        computers=[],
        queued=False,
        invitations=[],
        seating=Seating(0, "", ""),
    )
