"""Shared parts of solo opponents' boards: pieces, cards and dice."""

from collections.abc import Iterable, Sequence

from rich.console import RenderableType
from rich.text import Text

from tekhenu.rules.cards import CardSet
from tekhenu.text import list_of
from tekhenu.text.names import row_of

from .grid import Grid
from .look import LABEL, QUIET, Theme

FAMILIES = ("blessings", "technologies", "decrees")
RenderedRows = Iterable[tuple[str, RenderableType]]


def rows(entries: RenderedRows) -> Grid:
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(style=LABEL, no_wrap=True)
    grid.add_column()
    for label, value in entries:
        grid.add_row(label, value)
    return grid


def pieces_left(look: Theme, seat: int) -> tuple[str, str]:
    player = look.player(seat)
    left = [
        look.say("board-bot-buildings", count=player.buildings),
        look.say("board-bot-pillars", count=player.pillars),
        look.say("board-bot-statues", count=player.statues),
    ]
    return look.say("board-pieces"), row_of(look.words, left)


def piles(look: Theme, cards: Sequence[CardSet]) -> RenderedRows:
    for family, label in enumerate(FAMILIES):
        yield look.say(f"board-{label}"), _cards(look, cards[family])


def dice_taken(look: Theme, seat: int) -> tuple[str, Text]:
    dice = look.dice(look.player(seat).scales.below)
    return look.say("board-bot-dice"), dice or nothing(look)


def nothing(look: Theme) -> Text:
    return Text(look.say("board-none"), style=QUIET)


def _cards(look: Theme, held: CardSet) -> Text:
    if not held:
        return nothing(look)
    cards = list_of(look.words, held.ids)
    return Text(look.say("board-bot-cards", count=len(held), cards=cards))
