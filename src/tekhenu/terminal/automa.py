"""The area of an Automa: its possessions, its markers and its used Action tiles."""

from rich.panel import Panel
from rich.text import Text

from tekhenu.rules.place import DISTRICT, TEMPLE_LINE, TEMPLE_SPACE
from tekhenu.rules.state import Automa
from tekhenu.text.explaining import action_tile
from tekhenu.text.names import list_of, row_of
from tekhenu.text.places import place_values

from .boards import destiny, framed_board
from .look import Theme
from .opponent import dice_taken, nothing, pieces_left, piles, rows


def automa_board(look: Theme, seat: int) -> Panel:
    automa = look.state.automas[seat - 1]
    content = rows(
        [
            pieces_left(look, seat),
            (look.say("board-automa-markers"), row_of(look.words, markers(look, automa))),
            (look.say("board-automa-tiles"), tiles(look, automa)),
            dice_taken(look, seat),
            *piles(look, automa.cards),
            (look.say("board-automa-secret"), secret(look, seat)),
            (look.say("board-destiny"), destiny(look, seat)),
        ]
    )
    return framed_board(look, seat, content, look.names[seat])


def markers(look: Theme, automa: Automa) -> list[str]:
    return [
        look.say("board-automa-district", **place_values(DISTRICT[automa.district])),
        look.say("board-automa-section", god=look.god(automa.border)),
        look.say("board-automa-line", **place_values(TEMPLE_LINE[automa.line])),
        look.say("board-automa-space", **place_values(TEMPLE_SPACE[automa.space])),
    ]


def tiles(look: Theme, automa: Automa) -> str:
    used = [action_tile(look.words, look.edition, tile) for tile in automa.shown]
    left = look.say("board-automa-tiles-left", count=len(automa.tiles))
    return row_of(look.words, [*used, left], "list-apart")


def secret(look: Theme, seat: int) -> Text:
    """Show the face-down Decree, which is revealed at the end."""
    ids = look.player(seat).decrees.ids
    hidden = look.view.hidden_decrees[seat]
    if hidden:
        ids.append(look.say("board-hidden", hidden=hidden))
    return Text(list_of(look.words, ids)) if ids else nothing(look)
