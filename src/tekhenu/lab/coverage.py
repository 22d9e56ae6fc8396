"""What a heap of games has met: cards taken, played and scored, and kinds of decisions."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rich.table import Table

from tekhenu import Game
from tekhenu.rules.event import Chose, Declared, Event, Played, Received, Scored, TilePlaced
from tekhenu.rules.option import SUITS, card_name

from .sethcoverage import seth_met

Coverage = Counter[tuple[str, str]]


class Family(NamedTuple):
    """Things of one kind, and what must have happened to each of them in a complete soak."""

    title: str
    size: int
    needed: tuple[str, ...] = ("taken",)
    also: tuple[str, ...] = ()  # not every card can be played or brings VP


Families = dict[str, Family]

COMMON = {
    "P": Family("Pillar tiles", 27, also=("played", "scored")),
    "A": Family("A cards", 4),
    "D": Family("D cards", 24, also=("played", "scored", "held")),
    "B": Family("B cards", 24, also=("played", "scored")),
    "T": Family("T cards", 24, also=("played", "scored", "held")),
}
BASE = {"S": Family("S cards", 12)}
SETH = {
    "E": Family("E cards", 12),
    "Q": Family("Conquest tiles", 12, ("laid", "covered", "paid"), ("scored",)),
    "C": Family("C cards", 8, ("chosen", "served"), ("scored",)),
    "X": Family("X cards", 8, ("bought", "acted"), ("scored",)),
    "region": Family("Regions", 6, ("built",)),
}
CHOSEN = {"C": "chosen", "X": "bought"}  # the others are taken


def families(seth: bool) -> Families:
    """Kinds of cards, tiles and regions in the game."""
    return COMMON | (SETH if seth else BASE)


def names_of(suit: str, count: int) -> list[str]:
    digits = 1 if len(suit) > 1 else 2
    return [f"{suit}{number:0{digits}}" for number in range(1, count + 1)]


def covered(game: Game) -> Coverage:
    """The cards of a finished game; decisions are counted while it is played."""
    found: Coverage = Counter()
    for event in game.events:
        found.update(_cards(event))
    if game.options.seth:
        found.update(seth_met(game.options, game.events))
    for choice in game.choices:
        if choice.verb in ("score", "repeat", "use"):
            found["played", str(choice).split(":")[1]] += 1
    for player in game.state.players:
        for suit, hand in zip(SUITS[1:], (player.technologies, player.decrees), strict=True):
            for card in range(hand.bit_length()):
                found["held", card_name(suit, card)] += hand >> card & 1
    return found


def _cards(event: Event) -> Iterator[tuple[str, str]]:
    if isinstance(event, Received):
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


def card_tables(found: Coverage, kinds: Families) -> Iterator[Table]:
    """One table per family: how often what happened to each of its cards."""
    for suit, family in kinds.items():
        names = names_of(suit, family.size)
        also = [column for column in family.also if any(found[column, name] for name in names)]
        table = Table(title=family.title)
        for column in ("id", *family.needed, *also):
            table.add_column(column, justify="right")
        for name in names:
            counts = [f"{found[column, name]:,}" for column in family.needed]
            more = [f"{found[column, name]:,}" if found[column, name] else "" for column in also]
            table.add_row(name, *(c if c != "0" else "[red]none[/]" for c in counts), *more)
        yield table


def decision_table(found: Coverage) -> Table:
    table = Table(title="Decisions")
    table.add_column("kind")
    table.add_column("asked", justify="right")
    kinds = [(count, name) for (what, name), count in found.items() if what == "asked"]
    for count, name in sorted(kinds, reverse=True):
        table.add_row(name, f"{count:,}")
    return table


def never_met(found: Coverage, kinds: Families) -> Sequence[str]:
    """What should have happened and did not, such as "Q03 paid"."""
    return [
        f"{name} {column}"
        for suit, family in kinds.items()
        for name in names_of(suit, family.size)
        for column in family.needed
        if not found[column, name]
    ]
