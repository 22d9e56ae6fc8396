"""Tables of lessons and puzzles, which are not stored: the page sends its state with each request.

The state contains the choices made since the start position.
"""

from collections.abc import Sequence
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from tekhenu.rules import Game, IllegalMove
from tekhenu.text import Catalog, seat_names

from ...presentation.progress import GameProgress
from ..errors import RequestError
from .table import Seating, TableModel, Viewer, board_values

MAX_CHOICES = 60  # far more than a turn has

State = TypeVar("State", bound=BaseModel)


def parse_state(kind: type[State], study: str) -> State:
    """Parse the state that a page sent as JSON."""
    try:
        return kind.model_validate_json(study)
    except ValidationError:
        raise RequestError("invalid", where="study") from None


def practice_board(game: Game, seat: int, front: int, words: Catalog) -> dict[str, Any]:
    if front not in range(game.settings.players):
        raise RequestError("not-found")
    return board_values(game.view(seat), front, seat_names(game.settings, words.lang), words)


def play_choices(start: Game, choices: Sequence[str]) -> Game:
    """Play choices of one turn on `start` and return it; raise RequestError if one is illegal."""
    game = start
    try:
        for choice in choices:
            game.play_within_step(choice)
    except IllegalMove as wrong:
        raise RequestError("illegal", reason=str(wrong)) from None
    return game


def practice_model(
    game: Game, seat: int, choices: Sequence[str], moment: GameProgress, words: Catalog
) -> TableModel:
    """Return the model of a table without a stored game. A complete turn waits to be confirmed."""
    confirming = game.decision is None
    view = game.view(seat)
    return TableModel(
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
