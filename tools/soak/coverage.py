"""Coverage of many games: cards taken, played and scored, and kinds of decisions."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rich.table import Table

from tekhenu import Automas, Game, TimeOfSeth
from tekhenu.components.ids import IDS
from tekhenu.components.schema import TREE
from tekhenu.rules.event import Chose, Declared, Event, Played, Received, Scored, TilePlaced
from tekhenu.rules.move import SUITS, Repeat, Score, Use, card_name

from .automa_coverage import ACTIONS, RARE_STATUES, RARE_TIES, STATUES, TIES, TILES, automa_met
from .seth_coverage import seth_met

Coverage = Counter[tuple[str, str]]


class Checklist(NamedTuple):
    """Things of one kind, and the occurrences that a complete soak must contain for each."""

    title: str
    names: Sequence[str]
    needed: tuple[str, ...] = ("taken",)
    also: tuple[str, ...] = ()  # not every card can be played or brings VP
    rare: Sequence[str] = ()  # hardly ever met by chance, so not needed


Checklists = list[Checklist]


COMMON = [
    Checklist("Pillar tiles", IDS["P"], also=("played", "scored")),
    Checklist("A cards", IDS["A"]),
    Checklist("D cards", IDS["D"], also=("played", "scored", "held")),
    Checklist("B cards", IDS["B"], also=("played", "scored")),
    Checklist("T cards", IDS["T"], also=("played", "scored", "held")),
]
BASE = [Checklist("S cards", IDS["S"])]
SETH = [
    Checklist("E cards", IDS["E"]),
    Checklist("Conquest tiles", IDS["Q"], ("laid", "covered", "paid"), ("scored",)),
    Checklist("C cards", IDS["C"], ("chosen", "served"), ("scored",)),
    Checklist("X cards", IDS["X"], ("bought", "acted"), ("scored",)),
    Checklist("Regions", [f"region{number}" for number in TREE["seth"]["regions"]], ("built",)),
]
AUTOMAS = [
    Checklist("Action tiles", TILES, ("turned",)),
    Checklist("Automas' actions", ACTIONS, ("performed",)),
    Checklist("Automas' Statues", STATUES, ("ended",), rare=RARE_STATUES),
    Checklist("Automas' ties", TIES, ("decided",), rare=RARE_TIES),
]
CHOSEN = {"C": "chosen", "X": "bought"}  # the others are taken


def families(seth: bool, automas: bool = False) -> Checklists:
    """Return the kinds of cards, tiles, regions and events of turns in the game."""
    return COMMON + (SETH if seth or automas else BASE) + (AUTOMAS if automas else [])


def covered(game: Game) -> Coverage:
    """Return the coverage of a finished game; decisions are counted while it is played."""
    found: Coverage = Counter()
    for event in game.events:
        found.update(_cards(event))
    if isinstance(game.settings.expansion, TimeOfSeth):
        found.update(seth_met(game.settings, game.events))
    if isinstance(game.settings.solo, Automas):
        found.update(automa_met(game.settings, game.events))
    for choice in game.choices:
        if isinstance(choice, Score | Repeat | Use):
            found["played", choice.id] += 1
    for player in game.state.players:
        for card in (*player.technologies.ids, *player.decrees.ids):
            found["held", card] += 1
    return found


def _cards(event: Event) -> Iterator[tuple[str, str]]:
    if isinstance(event, Received) and event.card >= 0:
        yield "taken", card_name(SUITS[event.family], event.card)
    elif isinstance(event, Chose):
        yield CHOSEN.get(event.card[0], "taken"), event.card
    elif isinstance(event, TilePlaced):
        yield "taken", card_name("P", event.tile)
    elif isinstance(event, Played):
        yield "played", card_name("B", event.card)
    elif isinstance(event, Declared):
        yield "played", card_name("D", event.decree)
    elif isinstance(event, Scored) and event.card:
        yield "scored", event.card


def card_tables(found: Coverage, kinds: Checklists) -> Iterator[Table]:
    """Yield one table per family with the number of occurrences of each card."""
    for family in kinds:
        also = [column for column in family.also if any(found[column, n] for n in family.names)]
        table = Table(title=family.title)
        for column in ("id", *family.needed, *also):
            table.add_column(column, justify="right")
        for name in family.names:
            none = "none" if name in family.rare else "[red]none[/]"
            counts = [_cell(found[column, name], none) for column in family.needed]
            table.add_row(name, *counts, *(_cell(found[column, name], "") for column in also))
        yield table


def _cell(count: int, none: str) -> str:
    return f"{count:,}" if count else none


def other_tables(found: Coverage) -> Iterator[Table]:
    """Yield the tables of decisions and of places that Automas skipped, most frequent first."""
    for title, column in (("Decisions", "asked"), ("Automas", "passed")):
        kinds = [(count, name) for (what, name), count in found.items() if what == column]
        if kinds:
            table = Table(title=title)
            table.add_column("kind")
            table.add_column(column, justify="right")
            for count, name in sorted(kinds, reverse=True):
                table.add_row(name, f"{count:,}")
            yield table


def never_met(found: Coverage, kinds: Checklists) -> Sequence[str]:
    """Return the occurrences that are missing, such as "Q03 paid"."""
    return [
        f"{name} {column}"
        for family in kinds
        for name in family.names
        for column in family.needed
        if name not in family.rare and not found[column, name]
    ]
