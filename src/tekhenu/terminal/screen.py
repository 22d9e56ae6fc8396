"""The whole table as seen by one seat."""

import re
from typing import Any

from rich import _wrap
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text

from tekhenu.rules import Phase
from tekhenu.rules.rewards import reward_id
from tekhenu.rules.wheel import rounds
from tekhenu.text import card_text

from .areas import framed, market, order_line, osiris, populace, ra
from .automa import automa_board
from .boards import other_board, own_board
from .botankhamun import bot_board
from .grid import Grid
from .look import LABEL, QUIET, Theme
from .seth import seth
from .temple import temple
from .wheel import wheel

SIDE_BY_SIDE = 100
WIDEST = 120
NARROWEST = 80
# Rich would break lines at no-break spaces, too.
_wrap.re_word = re.compile(r"[ \t\n]*[^ \t\n]+[ \t\n]*")


def screen(look: Theme, width: int) -> Group:
    seat = look.view.seat
    seats = look.state.order
    others = [board_of(look, other, width) for other in seats if other != seat]
    own = [] if seat is None else [own_board(look, seat)]
    return Group(
        Rule(headline(look), align="left", style=QUIET),
        wheel(look),
        *([] if look.state.seth is None else [seth(look, look.state.seth)]),
        middle(look, width),
        offer(look) if look.state.phase == Phase.DRAFT else market(look),
        *others,
        *own,
    )


def board_of(look: Theme, seat: int, width: int) -> Panel:
    """Show the board of another seat."""
    if not look.table.is_opponent(seat):
        return other_board(look, seat)
    return automa_board(look, seat) if look.state.automas else bot_board(look, seat, width)


def headline(look: Theme) -> Text:
    state = look.state
    if look.view.over:
        text = look.say("board-over")
    elif state.round:
        text = look.say("board-round", round=state.round, rounds=rounds(look.edition))
    else:
        text = look.say("board-setup")
    title = Text(text, style=LABEL)
    if state.phase not in (Phase.DECREES, Phase.DRAFT):
        title.append(f" – {order_line(look)}", style="not bold")
    return title


def middle(look: Theme, width: int) -> RenderableType:
    left = temple(look)
    right = Group(ra(look), osiris(look), populace(look))
    if width < SIDE_BY_SIDE:
        return Group(left, right)
    grid = Grid.grid(padding=(0, 1), expand=True)
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    grid.add_row(left, right)
    return grid


def offer(look: Theme) -> RenderableType:
    """Show the Starting cards on display during the draft."""
    grid = Grid.grid(padding=(0, 1))
    for card in look.state.offer:
        name = reward_id(card)
        text = card_text(name, look.words.lang, look.edition)
        grid.add_row(Text(name, style=LABEL), text)
    return framed(look.say("board-offer"), grid)


def make_console(plain: bool = False) -> Console:
    """Return a console as wide as the terminal, within limits. NO_COLOR is respected.

    A `plain` one prints text without any control codes.
    """
    look: dict[str, Any] = {"highlight": False, "markup": False}
    if plain:
        look |= {"force_terminal": False, "color_system": None}
    console = Console(**look)
    if not NARROWEST <= console.width <= WIDEST:
        console = Console(**look, width=min(max(console.width, NARROWEST), WIDEST))
    return console
