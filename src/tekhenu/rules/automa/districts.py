"""Osiris for an Automa: a Building in the row of the die, if possible to win a district (R83)."""

from typing import Final

from ...components.terms import God
from ..event import Passed
from ..explaining import Candidate, best
from ..place import DISTRICT_SPACE, DISTRICTS
from ..scoring import district_owner
from ..solo.pieces import build_below
from ..solo.places import districts_won
from ..state import Automa
from ..table import Table
from .markers import settle, steps_to_district

NOWHERE: Final = -1


def osiris(table: Table, seat: int, automa: Automa, value: int) -> None:
    if not table.state.players[seat].buildings:
        table.emit(Passed(seat, God.OSIRIS, "no piece"))
        return
    place = district_place(table, seat, automa, value)
    if place != NOWHERE:
        build_below(table, seat, place)


def district_place(table: Table, seat: int, automa: Automa, value: int) -> int:
    """Return a place in that row or the next one above with a free space, wrapping around."""
    osiris = table.state.osiris
    rows = len(osiris) // DISTRICTS
    for up in range(rows):
        row = (value - 1 - up) % rows
        places = range(row * DISTRICTS, (row + 1) * DISTRICTS)
        free = [Candidate(DISTRICT_SPACE[place], place) for place in places if osiris[place] < 0]
        for place in places:
            if osiris[place] >= 0:
                table.emit(Passed(seat, DISTRICT_SPACE[place], "occupied"))
        if free:
            return _choose(table, seat, automa, free)
    return NOWHERE


def _choose(table: Table, seat: int, automa: Automa, free: list[Candidate]) -> int:
    osiris = table.state.osiris
    won = {
        place: districts_won(table, seat, osiris, place, [place % DISTRICTS]) for _, place in free
    }
    left = best(table, seat, "majority", free, lambda place: len(won[place]))
    if won[left[0].arg]:
        left = best(table, seat, "steal", left, lambda place: wins_from_human(table, won[place]))
    return settle(
        table,
        seat,
        "marker f",
        left,
        lambda place: steps_to_district(table, automa, place % DISTRICTS),
    )


def wins_from_human(table: Table, districts: list[int]) -> int:
    """Return 1 if the human controls one of the districts now, else 0."""
    owners = [district_owner(table, district) for district in districts]
    return int(any(0 <= owner < table.settings.humans for owner in owners))
