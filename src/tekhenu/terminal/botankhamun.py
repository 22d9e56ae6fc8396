"""The board of Botankhamun: its possessions, and the pyramid with the Progress marker."""

from rich.cells import set_cell_size
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from tekhenu.components.terms import WHEEL
from tekhenu.rules.botankhamun.pyramid import FIRST, ROWS, START, places_after, way_of
from tekhenu.rules.maat import ankh_value
from tekhenu.rules.state import Bot
from tekhenu.text.names import signed

from .boards import framed_board
from .grid import Grid
from .look import LABEL, PLAYER_STYLES, QUIET, Theme
from .opponent import dice_taken, pieces_left, piles, rows

CELL = 14
HEIGHT = 2  # lines per tile
SIDE_BY_SIDE = 100


def bot_board(look: Theme, seat: int, width: int) -> Panel:
    bot = look.state.bot
    assert bot is not None
    things, steps = _things(look, seat, bot), pyramid(look, seat, bot)
    content: RenderableType = Group(things, "", steps)
    if width >= SIDE_BY_SIDE:
        grid = Grid.grid(padding=(0, 1), expand=True)
        grid.add_column(ratio=1)
        grid.add_column(no_wrap=True)
        grid.add_row(things, steps)
        content = grid
    return framed_board(look, seat, content, look.names[seat])


def _things(look: Theme, seat: int, bot: Bot) -> Grid:
    entries: list[tuple[str, RenderableType]] = [
        pieces_left(look, seat),
        (look.say("board-scribes"), str(look.player(seat).scribes)),
        *piles(look, bot.cards),
        dice_taken(look, seat),
    ]
    balances = look.edition.botankhamun.balance
    if bot.maats < len(balances):
        ankh = ankh_value(look.table, seat)
        maat = look.say("board-bot-maat-of", balance=signed(balances[bot.maats]), ankh=ankh)
        entries.append((look.say("board-bot-maat"), maat))
    return rows(entries)


# The pyramid


def pyramid(look: Theme, seat: int, bot: Bot) -> Text:
    """Draw the pyramid with four tiles at the base; each row is shifted by half a tile."""
    marks = _marks(look, seat, bot)
    lines: list[Text] = []
    for row in reversed(range(len(ROWS))):
        places = range(FIRST[row], FIRST[row] + ROWS[row])
        cells = [_tile(look, bot.pyramid[place], *marks.get(place, (" ", ""))) for place in places]
        indent = " " * (row * CELL // 2)
        before = "▶" if row == 0 and bot.progress == START else " "
        for height in range(HEIGHT):
            start = Text(indent + (before if height == 0 else " "), style=PLAYER_STYLES[seat])
            lines.append(Text.assemble(start, *(cell[height] for cell in cells)))
    lines.append(Text(look.say("board-bot-caption"), style=QUIET))
    return Text("\n").join(line for line in lines if line.plain.strip())


def _marks(look: Theme, seat: int, bot: Bot) -> dict[int, tuple[str, str]]:
    """Return marks and styles of tiles: the marker's path, its place, the targets of the Deben."""
    if bot.progress == START:
        return {}
    marks = dict.fromkeys(way_of(look.view.events), ("✓", QUIET))
    marks[bot.progress] = ("▶", PLAYER_STYLES[seat])
    return marks | dict.fromkeys(places_after(bot.progress), ("?", LABEL))


def _tile(look: Theme, tile: int, mark: str, style: str) -> list[Text]:
    shown = _on_tile(look, tile)
    signs = (mark, *" " * (HEIGHT - 1))
    return [
        Text(set_cell_size(f"{sign} {line}", CELL), style=style)
        for sign, line in zip(signs, shown, strict=True)
    ]


def _on_tile(look: Theme, tile: int) -> list[str]:
    """Return the lines of a tile: a god, or the Resources in order on two lines."""
    if tile < len(WHEEL):
        return [look.god(tile), ""]
    order = look.edition.botankhamun.tiles[tile - len(WHEEL)]
    first, second, third, fourth = (look.say("good-mark", good=g.name.lower()) for g in order)
    return [f"{first}›{second}›", f"{third}›{fourth}"]
