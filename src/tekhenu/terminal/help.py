"""Help: the commands, the signs on the board, and what any card or tile does."""

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tekhenu.components import Edition
from tekhenu.components.terms import Colour, Edge
from tekhenu.text import card_ids, card_text, catalogue
from tekhenu.text.names import amounts

from .areas import framed
from .look import LABEL

COMMANDS = ("number", "undo", "why", "card", "board", "log", "save", "quit")


def general_help(players: int, lang: str) -> Panel:
    say = catalogue(lang).say
    grid = Table.grid(padding=(0, 1))
    for command in COMMANDS:
        grid.add_row(say(f"help-{command}"))
    dice = [(say("colour-mark", colour=c), say("colour", colour=c)) for c in _names(Colour)]
    seats = [(say("player-letter", seat=s), say("player", seat=s)) for s in range(players)]
    edges = [(say("edge-mark", edge=e), say("edge", edge=e)) for e in _names(Edge)]
    signs = say("help-signs", dice=_signs(dice), players=_signs(seats), edges=_signs(edges))
    lines = [text for about in ("dice", "bonus", "osiris") for text in ("", say(f"help-{about}"))]
    return framed(say("help-title"), Group(grid, "", signs, *lines))


def _names(kinds: type[Colour] | type[Edge]) -> list[str]:
    return [kind.name.lower() for kind in kinds]


def _signs(pairs: list[tuple[str, str]]) -> str:
    return ", ".join(f"{mark} {name}" for mark, name in pairs)


def card_help(card: str, edition: Edition, lang: str) -> Text | None:
    """What is printed on a card and what it does; None if there is no such card."""
    if card not in card_ids():
        return None
    lines = [Text(line, style=LABEL) for line in _heading(card, edition, lang)]
    return Text("\n").join([*lines, Text(card_text(card, lang))])


def _heading(card: str, edition: Edition, lang: str) -> list[str]:
    say = catalogue(lang).say
    number = int(card[1:]) - 1
    match card[0]:
        case "P":
            return _tile(card, edition, lang)
        case "S":
            return [say("help-card-starting", card=card, initiative=edition.initiative[number])]
        case "A":
            return [say("help-card-destiny", card=card, ankh=edition.ankh[number])]
        case "D":
            return [say("help-card-decree", card=card, symbol=edition.decree_symbols[number])]
        case "B":
            return [say("help-card-blessing", card=card)]
        case _:
            return [say("help-card-technology", card=card)]


def _tile(card: str, edition: Edition, lang: str) -> list[str]:
    words = catalogue(lang)
    tile = edition.pillar_tiles[int(card[1:]) - 1]
    cost = [("limestone", tile.limestone), ("granite", tile.granite)]
    edges = [words.say("edge", edge=edge.name.lower()) for edge in tile.edges]
    sides = dict(zip(("north", "east", "south", "west"), edges, strict=True))
    goods = amounts(words, [(good, n) for good, n in cost if n])
    lines = [words.say("help-card-tile", card=card, goods=goods, **sides)]
    if tile.light is not None:
        lines.append(words.say("help-card-light", light=tile.light.name.lower()))
    return lines
