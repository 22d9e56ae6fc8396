"""The pyramid of ten Action tiles and the path through it."""

from collections.abc import Iterable
from typing import Final, Literal

from ...components.terms import WHEEL
from ..chance import random_index, shuffle_and_reveal
from ..decision_kind import DecisionKind
from ..event import Arranged, Event, Progressed
from ..moves import COIN, TILE
from ..state import Bot
from ..subject import SEATS
from ..table import Table

ROWS: Final = (4, 3, 2, 1)  # tiles per row, from the base
FIRST: Final = tuple(sum(ROWS[:row]) for row in range(len(ROWS)))
GOD_TILES: Final = len(WHEEL)
LAST_PLACES: Final = tuple(
    FIRST[row] + size - 1 for row, size in enumerate(ROWS)
)  # of four steps (R44)
START: Final = -1  # left of the base


def way_of(events: Iterable[Event]) -> list[int]:
    """Return the places of the marker since the pyramid was built, latest first."""
    places: list[int] = []
    for event in reversed(list(events)):
        if isinstance(event, Progressed):
            places.append(event.place)
            if event.coin == "start":
                break
    return places


def place_of(place: int) -> tuple[int, int]:
    """Return the row from the base and the place within it."""
    row = max(row for row in range(len(ROWS)) if FIRST[row] <= place)
    return row, place - FIRST[row]


def places_after(progress: int) -> tuple[int, ...]:
    """Return the places that may follow: to the right or up (R44)."""
    if progress == START:
        return (0,)
    if progress in LAST_PLACES:
        return ()
    row, place = place_of(progress)
    return progress + 1, FIRST[row + 1] + place


def build_pyramid(table: Table, seat: int, bot: Bot) -> None:
    """Shuffle all tiles and put the marker left of the base."""
    bot.pyramid.sort()
    shuffle_and_reveal(table, DecisionKind.PYRAMID, bot.pyramid, TILE, len(bot.pyramid))
    table.state.reveals += 1
    bot.progress = START
    table.emit(Arranged(seat, tuple(bot.pyramid)))


def advance(table: Table, seat: int, bot: Bot) -> int:
    """Move the marker, by the Deben after the first tile of the base; return the tile."""
    if bot.progress in LAST_PLACES:  # only if a position made by hand has too few dice
        build_pyramid(table, seat, bot)
    if bot.progress == START:
        coin: Literal["start", "up", "right"] = "start"
        (bot.progress,) = places_after(START)
    else:
        table.state.reveals += 1
        side = random_index(table, DecisionKind.COIN, COIN, SEATS[seat])
        coin = COIN[side].way
        bot.progress = places_after(bot.progress)[side]
    tile = bot.pyramid[bot.progress]
    table.emit(Progressed(seat, coin, bot.progress, tile))
    return tile
