"""Horus for an Automa: its Statue goes to the first possible place, or it scores 3 VP."""

from typing import Final

from ...components.terms import God
from ..event import Passed, Source
from ..explaining import Candidate, best, pick
from ..horus import free_space
from ..place import FIRST_COLUMN, PEOPLE_SPACE, QUARRIES, STATUE_SPACE, WORKSHOPS
from ..printed import MIDDLE_LINES
from ..seth import COLUMNS
from ..solo.cards import best_section
from ..solo.pieces import honor, serve_people
from ..solo.places import districts_below, districts_won, pillars_of_statue
from ..state import Automa
from ..table import Table
from .cards import take_and_slide
from .districts import wins_from_human
from .markers import settle, steps_to_district, steps_to_line

NOWHERE: Final = -1
TEMPLE: Final = range(len(MIDDLE_LINES))
ABOVE_DISTRICTS: Final = (WORKSHOPS, QUARRIES)
ABOVE_COLUMNS: Final = range(FIRST_COLUMN, FIRST_COLUMN + COLUMNS)


def horus(table: Table, seat: int, automa: Automa, value: int) -> None:
    """Place a Statue: god of the die, Seth, a district, cards, the Temple; else 3 VP (R86)."""
    if table.state.players[seat].statues and (
        _for_a_god(table, seat, table.state.horus[value - 1])
        or _for_a_god(table, seat, God.SETH)
        or _above_districts(table, seat, automa)
        or _above_columns(table, seat, automa)
        or _beside_temple(table, seat, automa)
    ):
        return
    if not table.state.players[seat].statues:
        table.emit(Passed(seat, God.HORUS, "no piece"))
    table.score(seat, table.settings.edition.automa.rewards.no_statue, Source.HORUS)


def _for_a_god(table: Table, seat: int, god: int) -> bool:
    if free_space(table, god) < 0:
        table.emit(Passed(seat, STATUE_SPACE[god], "occupied"))
        return False
    honor(table, seat, god)
    return True


def _free(table: Table, seat: int, places: range | tuple[int, ...]) -> list[Candidate]:
    """Return the free ones of some Statue spaces for the people; log the occupied ones."""
    people = table.state.people
    for place in places:
        if people[place] >= 0:
            table.emit(Passed(seat, PEOPLE_SPACE[place], "occupied"))
    return [Candidate(PEOPLE_SPACE[place], place) for place in places if people[place] < 0]


def _above_districts(table: Table, seat: int, automa: Automa) -> bool:
    """Place the Statue where it wins most districts, preferably from the human (R83)."""
    free = _free(table, seat, ABOVE_DISTRICTS)
    won = {
        place: districts_won(table, seat, table.state.people, place, districts_below(place))
        for _, place in free
    }
    if not free:
        return False
    left = best(table, seat, "impact", free, lambda place: len(won[place]), always=True)
    if not won[left[0].arg]:
        return False
    left = best(table, seat, "steal", left, lambda place: wins_from_human(table, won[place]))

    def steps(place: int) -> int:
        return min(steps_to_district(table, automa, district) for district in won[place])

    serve_people(table, seat, settle(table, seat, "marker f", left, steps))
    return True


def _above_columns(table: Table, seat: int, automa: Automa) -> bool:
    """Place the Statue above the leftmost column that gives most cards, if any."""
    cards = table.settings.edition.seth.people_cards
    free = [c for c in _free(table, seat, ABOVE_COLUMNS) if cards[c.arg - FIRST_COLUMN]]
    section = best_section(table, seat) if free else NOWHERE
    if section < 0:
        return False
    left = best(table, seat, "cards", free, lambda place: cards[place - FIRST_COLUMN])
    place = pick(table, seat, left[:1])
    serve_people(table, seat, place)
    take_and_slide(table, seat, automa, section, cards[place - FIRST_COLUMN])
    return True


def _beside_temple(table: Table, seat: int, automa: Automa) -> bool:
    free = _free(table, seat, TEMPLE)
    if not free:
        return False
    left = best(table, seat, "pillars", free, lambda p: pillars_of_statue(table, seat, p))
    place = settle(
        table, seat, "marker h", left, lambda p: steps_to_line(table, automa, MIDDLE_LINES[p])
    )
    serve_people(table, seat, place)
    each = table.settings.edition.automa.rewards.own_pillar
    table.score(seat, each * pillars_of_statue(table, seat, place), Source.HORUS)
    return True
