"""Botankhamun's six God Actions, each with its own way of choosing a place."""

from collections.abc import Callable
from typing import Final

from ...components.terms import Color, God
from ..bastet import SCRIBES
from ..event import Passed, Source
from ..explaining import Candidate, best, pick
from ..hathor import PILLAR_VP
from ..horus import OWN_PILLAR_VP, free_space
from ..place import (
    BUILDING_SPACE,
    DISTRICT,
    DISTRICT_SPACE,
    DISTRICTS,
    PEOPLE_SPACE,
    QUARRIES,
    STATUE_SPACE,
    WORKSHOPS,
)
from ..printed import MIDDLE_LINES
from ..ra import buildings_around, display_place
from ..solo.cards import best_section, take_cards
from ..solo.pieces import (
    build_below,
    build_beside,
    celebrate,
    honor,
    place_tile,
    raise_pillar,
    serve_people,
    tile_on_offer,
    tile_spaces,
)
from ..solo.places import (
    districts_below,
    districts_won,
    own_buildings,
    own_pillars,
    pillars_of_statue,
    touching_sides,
)
from ..state import Bot
from ..table import SCRIBE, Table
from ..thoth import CARDS

GRAY: Final = int(Color.GRAY)

GodFlow = Callable[[Table, int, Bot, int, int], None]  # table, seat, bot, value, color


# Horus


def horus(table: Table, seat: int, bot: Bot, value: int, color: int) -> None:
    """Place a Statue for the god, else to win a district, else at the Temple (R47, R109)."""
    player = table.state.players[seat]
    god = table.state.horus[value - 1]
    space = free_space(table, god)
    if player.statues and space >= 0:
        honor(table, seat, god)
        return
    if player.statues:
        table.emit(Passed(seat, STATUE_SPACE[god], "occupied"))
    else:
        table.emit(Passed(seat, God.HORUS, "no piece"))
    place = people_place(table, seat) if player.statues else -1
    if place < 0:
        vp = table.settings.edition.botankhamun.scoring.no_statue_space
        table.score(seat, vp, Source.HORUS)
        return
    serve_people(table, seat, place)
    if place < len(MIDDLE_LINES):
        table.score(seat, OWN_PILLAR_VP * pillars_of_statue(table, seat, place), Source.HORUS)


def people_place(table: Table, seat: int) -> int:
    """Return the people's space to take; -1 if none wins a district and the Temple is full."""
    people = table.state.people
    for i in (WORKSHOPS, QUARRIES):
        if people[i] >= 0:
            table.emit(Passed(seat, PEOPLE_SPACE[i], "occupied"))
    above = [Candidate(PEOPLE_SPACE[i], i) for i in (WORKSHOPS, QUARRIES) if people[i] < 0]
    impacts = {c.arg: impact(table, seat, c.arg) for c in above}
    if above:
        left = best(table, seat, "impact", above, lambda place: impacts[place], always=True)
        if impacts[left[0].arg]:
            return pick(table, seat, left)
    temple = [Candidate(PEOPLE_SPACE[i], i) for i in range(len(MIDDLE_LINES)) if people[i] < 0]
    if not temple:
        for i in range(len(MIDDLE_LINES)):
            table.emit(Passed(seat, PEOPLE_SPACE[i], "occupied"))
        return -1
    left = best(table, seat, "pillars", temple, lambda place: pillars_of_statue(table, seat, place))
    return pick(table, seat, left)


def impact(table: Table, seat: int, place: int) -> int:
    """Return the number of districts that the Statue would win (R47)."""
    return len(districts_won(table, seat, table.state.people, place, districts_below(place)))


# Ra


def ra(table: Table, seat: int, bot: Bot, value: int, color: int) -> None:
    """Place the die's tile, unrotated, where it scores most; ignore reward and ability."""
    place = display_place(value)
    tile = tile_on_offer(table, seat, place)
    if tile < 0:
        return
    points = table.settings.edition.ra_points[place]
    left = best(table, seat, "vp", tile_spaces(table), lambda s: space_points(table, s) + points)
    left = best(table, seat, "own building", left, lambda s: int(own_buildings(table, seat, s) > 0))
    left = best(table, seat, "inner", left, lambda s: int(-1 not in table.printed.neighbors[s]))
    space = pick(table, seat, left)
    table.state.display[place] = -1
    place_tile(table, seat, tile, space)
    table.score(seat, buildings_around(table, space), Source.RA, of="buildings")
    table.score(seat, touching_sides(table, space), Source.RA, of="edges")
    table.score(seat, points, Source.RA, of="display")
    raise_pillar(table, seat, space)
    table.draw_tile()


def space_points(table: Table, space: int) -> int:
    """Return the VP for all Buildings beside its lines and touching sides (R48)."""
    return buildings_around(table, space) + touching_sides(table, space)


# Hathor


def hathor(table: Table, seat: int, bot: Bot, value: int, color: int) -> None:
    """Build where its Pillars score most; do nothing without a space or Building (R109)."""
    state = table.state
    buildings = state.temple_buildings
    free = [
        Candidate(BUILDING_SPACE[s], s) for s in table.printed.building_spaces if buildings[s] < 0
    ]
    if not free or not state.players[seat].buildings:
        table.emit(Passed(seat, God.HATHOR, "no piece" if free else "no space"))
        return
    left = best(table, seat, "vp", free, lambda s: line_points(table, seat, s))
    space = pick(table, seat, left)
    build_beside(table, seat, space)
    table.score(seat, line_points(table, seat, space), Source.HATHOR)
    table.advance_population(seat, value)


def line_points(table: Table, seat: int, space: int) -> int:
    return PILLAR_VP * own_pillars(table, seat, table.printed.building_line[space])


# Bastet


def bastet(table: Table, seat: int, bot: Bot, value: int, color: int) -> None:
    celebrate(table, seat, value)
    if SCRIBES[value]:
        table.gain(seat, SCRIBE, SCRIBES[value], Source.HAPPINESS)


# Thoth


def thoth(table: Table, seat: int, bot: Bot, value: int, color: int) -> None:
    """Take Decrees, then Technologies, then Blessings, from the highest section (R49, R109)."""
    section = best_section(table, seat)
    if section >= 0:
        take_cards(table, seat, section, CARDS[value], bot.cards)


# Osiris


def osiris(table: Table, seat: int, bot: Bot, value: int, color: int) -> None:
    """Build in the value's row and the color's district; else to the right, else a row above."""
    state = table.state
    if not state.players[seat].buildings:
        table.emit(Passed(seat, God.OSIRIS, "no piece"))
        return
    place = osiris_place(table, seat, value, wanted_district(table, seat, color))
    if place >= 0:
        build_below(table, seat, place)


def wanted_district(table: Table, seat: int, color: int) -> int:
    """Return the color's district; for gray, the leftmost with the fewest Buildings (R109)."""
    if color != GRAY:
        return color
    osiris = table.state.osiris
    districts = [Candidate(district, d) for d, district in enumerate(DISTRICT)]
    left = best(
        table,
        seat,
        "fewest",
        districts,
        lambda d: sum(o >= 0 for o in osiris[d::DISTRICTS]),
        always=True,
    )
    return left[0].arg


def osiris_place(table: Table, seat: int, value: int, district: int) -> int:
    """Return the first free place along the row, then row by row upward (R109)."""
    osiris = table.state.osiris
    rows = len(osiris) // DISTRICTS
    for up in range(rows):
        row = (value - 1 - up) % rows
        for step in range(DISTRICTS):
            place = row * DISTRICTS + (district + step) % DISTRICTS
            if osiris[place] < 0:
                return place
            table.emit(Passed(seat, DISTRICT_SPACE[place], "occupied"))
    return -1


ACTIONS: Final[dict[int, GodFlow]] = {
    God.HORUS: horus,
    God.RA: ra,
    God.HATHOR: hathor,
    God.BASTET: bastet,
    God.THOTH: thoth,
    God.OSIRIS: osiris,
}
