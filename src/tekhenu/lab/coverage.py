"""What a heap of games has met: cards taken, played and scored, and kinds of decisions."""

from collections import Counter
from collections.abc import Iterator, Sequence

from rich.table import Table

from tekhenu import Game
from tekhenu.rules.event import (
    Built,
    Chose,
    Conquered,
    Covered,
    Declared,
    Event,
    Played,
    Received,
    Scored,
    Served,
    TilePlaced,
)
from tekhenu.rules.option import SUITS, card_name

Coverage = Counter[tuple[str, str]]

Families = dict[str, int]

COMMON = {"P": 27, "A": 4, "D": 24, "B": 24, "T": 24}
BASE = {"S": 12}
SETH = {"E": 12, "Q": 12, "C": 8, "X": 8, "region": 6}
TITLES = {"P": "Pillar tiles", "Q": "Conquest tiles", "region": "Regions"}
COLUMNS = ("taken", "played", "scored", "held")


def families(seth: bool) -> Families:
    """Kinds of cards, tiles and regions in the game, with how many there are."""
    return COMMON | (SETH if seth else BASE)


def names_of(suit: str, count: int) -> list[str]:
    digits = 1 if len(suit) > 1 else 2
    return [f"{suit}{number:0{digits}}" for number in range(1, count + 1)]


def covered(game: Game) -> Coverage:
    """The cards of a finished game; decisions are counted while it is played."""
    found: Coverage = Counter()
    for event in game.events:
        found.update(_cards(event))
    for choice in game.choices:
        if choice.verb in ("score", "repeat", "use"):
            found["played", str(choice).split(":")[1]] += 1
    for player in game.state.players:
        for suit, hand in zip(SUITS[1:], (player.technologies, player.decrees), strict=True):
            for card in range(hand.bit_length()):
                found["held", card_name(suit, card)] += hand >> card & 1
    return found


def _cards(event: Event) -> Iterator[tuple[str, str]]:
    if isinstance(event, Received) and event.card >= 0:
        yield "taken", card_name(SUITS[event.family], event.card)
    elif isinstance(event, Chose):
        yield "taken", event.card
    elif isinstance(event, TilePlaced):
        yield "taken", card_name("P", event.tile)
    elif isinstance(event, Conquered):
        yield "taken", card_name("Q", event.tile)
    elif isinstance(event, Covered):
        yield "played", card_name("Q", event.tile)
    elif isinstance(event, Served):
        yield "played", card_name("C", event.cultist)
    elif isinstance(event, Built) and event.place.startswith("region"):
        yield "taken", event.place
    elif isinstance(event, Played):
        yield "played", card_name("B", event.card)
    elif isinstance(event, Declared):
        yield "played", card_name("D", event.decree)
    elif isinstance(event, Scored) and event.card:
        yield "scored", event.card


def card_tables(found: Coverage, kinds: Families) -> Iterator[Table]:
    """One table per family: how often each card was taken, played, brought VP, was held last."""
    for suit, count in kinds.items():
        names = names_of(suit, count)
        shown = [c for c in COLUMNS if c == "taken" or any(found[c, name] for name in names)]
        table = Table(title=TITLES.get(suit, f"{suit} cards"))
        for column in ("id", *shown):
            table.add_column(column, justify="right")
        for name in names:
            table.add_row(name, *(_cell(column, found[column, name]) for column in shown))
        yield table


def decision_table(found: Coverage) -> Table:
    table = Table(title="Decisions")
    table.add_column("kind")
    table.add_column("asked", justify="right")
    kinds = [(count, name) for (what, name), count in found.items() if what == "asked"]
    for count, name in sorted(kinds, reverse=True):
        table.add_row(name, f"{count:,}")
    return table


def _cell(column: str, count: int) -> str:
    """Not every card can be played or brings VP, but every card can be taken."""
    if count:
        return f"{count:,}"
    return "[red]none[/]" if column == "taken" else ""


def never_met(found: Coverage, kinds: Families) -> Sequence[str]:
    """Cards that no game took, played or scored."""
    names = [name for suit, count in kinds.items() for name in names_of(suit, count)]
    return [name for name in names if not any(found[column, name] for column in COLUMNS)]
