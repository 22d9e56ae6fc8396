"""The Seth board: its dice, regions and Statues, the conquest tile, artifacts and Cultists."""

from rich.console import Group
from rich.panel import Panel
from rich.text import Text

from tekhenu.components.terms import God
from tekhenu.rules.move import card_name
from tekhenu.rules.seth import COLUMNS, SPACES, column_space
from tekhenu.rules.state import SethBoard
from tekhenu.text import card_text
from tekhenu.text.cards import gains_text

from .areas import framed
from .boards import described
from .grid import Grid
from .look import LABEL, QUIET, Theme
from .wheel import statues_to

SETH = int(God.SETH)


def seth(look: Theme, board: SethBoard) -> Panel:
    facts = Grid.grid(padding=(0, 2))
    facts.add_column(style=LABEL, no_wrap=True)
    facts.add_column()
    facts.add_row(look.say("board-seth-dice"), look.dice(look.state.sections[SETH]))
    facts.add_row(look.say("board-seth-statues"), _statues(look))
    facts.add_row(look.say("board-seth-conquest"), _conquest(look, board))
    if any(card >= 0 for card in board.artifacts):
        facts.add_row(look.say("board-seth-artifacts"), _artifacts(look, board))
    if board.cultists:
        facts.add_row(look.say("board-seth-cultists"), _cultists(look, board))
    return framed(look.say("board-seth"), Group(_regions(look, board), facts))


def _regions(look: Theme, board: SethBoard) -> Grid:
    grid = Grid.grid(padding=(0, 2), expand=True)
    for _ in range(COLUMNS):
        grid.add_column(ratio=1)
    label = look.say("board-seth-people") + " "
    people = [look.owner(look.state.people[column_space(c)]) for c in range(COLUMNS)]
    grid.add_row(*(Text.assemble((label, QUIET), owner) for owner in people))
    for first in range(0, len(look.edition.seth.regions), COLUMNS):
        grid.add_row(*(_region(look, board, first + column) for column in range(COLUMNS)))
    return grid


def _region(look: Theme, board: SethBoard, region: int) -> Text:
    printed = look.edition.seth.regions[region]
    usable = look.edition.seth.region_spaces[look.view.settings.players]
    owners = board.regions[region * SPACES : region * SPACES + usable]
    cost = look.say("board-seth-cost", soldiers=printed.soldiers, vp=printed.vp)
    return Text.assemble(
        (look.say("board-seth-region", region=region + 1) + " ", LABEL),
        Text(" ").join(look.owner(owner) for owner in owners),
        (f"  {cost}\n{gains_text(look.words, printed.reward, 'held')}", QUIET),
    )


def _statues(look: Theme) -> Text:
    bonus = look.edition.seth.statue_bonus
    each = look.say("board-seth-bonus", good=bonus.what.name.lower(), amount=bonus.amount)
    return Text.assemble(statues_to(look, SETH), (f"  {each}", QUIET))


def _conquest(look: Theme, board: SethBoard) -> Text:
    if board.conquest < 0:
        return Text(look.say("board-seth-conquest-none"), style=QUIET)
    tile = card_name("Q", board.conquest)
    text = card_text(tile, look.words.lang, look.edition)
    more = look.say("board-seth-more", text=text, count=len(board.stack))
    return Text.assemble((tile, LABEL), " ", more)


def _artifacts(look: Theme, board: SethBoard) -> Text:
    lines = []
    for place, artifact in enumerate(board.artifacts):
        if artifact >= 0:
            card = card_name("X", artifact)
            priests = look.edition.seth.artifacts[artifact].priests
            name = look.say(
                "board-seth-artifact", destiny=card_name("A", place), card=card, priests=priests
            )
            lines.append(
                Text.assemble((name, LABEL), " ", card_text(card, look.words.lang, look.edition))
            )
    return Text("\n").join(lines)


def _cultists(look: Theme, board: SethBoard) -> Text:
    cards = [card_name("C", cultist) for cultist in board.cultists]
    return Text("\n").join(described(look, card) for card in cards)
