"""The seven actions of an Automa. They cost nothing and score VP where players gain goods."""

from collections.abc import Callable
from typing import Final

from ...components.terms import God
from ..event import Passed, Source
from ..explaining import Candidate, best
from ..place import BUILDING_SPACE
from ..ra import buildings_around, display_place
from ..solo.cards import best_section
from ..solo.pieces import (
    build_beside,
    celebrate,
    place_tile,
    raise_pillar,
    tile_on_offer,
    tile_spaces,
)
from ..solo.places import own_buildings, own_pillars, touching_sides
from ..state import Automa
from ..table import GOLD, Table
from ..thoth import CARDS
from .cards import take_and_slide
from .conquest import seth
from .difficulty import pillar_reward
from .districts import osiris
from .markers import settle, steps_to_line, steps_to_space
from .statues import horus

Work = Callable[[Table, int, Automa, int], None]  # table, seat, automa, value


# Ra


def ra(table: Table, seat: int, automa: Automa, value: int) -> None:
    """Place the tile where most Buildings are adjacent; ignore reward and ability (R84)."""
    place = display_place(value)
    tile = tile_on_offer(table, seat, place)
    if tile < 0:
        return
    space = pillar_space(table, seat, automa)
    table.state.display[place] = -1
    table.score(seat, table.settings.edition.ra_points[place], Source.RA, of="display")
    place_tile(table, seat, tile, space)
    raise_pillar(table, seat, space)
    table.score(seat, pillar_points(table, space), Source.RA)
    table.draw_tile()


def pillar_space(table: Table, seat: int, automa: Automa) -> int:
    left = best(table, seat, "buildings", tile_spaces(table), lambda s: buildings_around(table, s))
    left = best(table, seat, "own buildings", left, lambda s: own_buildings(table, seat, s))
    return settle(table, seat, "marker i", left, lambda s: steps_to_space(table, automa, s))


def pillar_points(table: Table, space: int) -> int:
    """Return the VP: a fixed reward, all Buildings beside it and all touching sides."""
    rewards = table.settings.edition.automa.rewards
    beside = rewards.building_touched * buildings_around(table, space)
    sides = rewards.edge * touching_sides(table, space)
    return pillar_reward(table.settings) + beside + sides


# Hathor


def hathor(table: Table, seat: int, automa: Automa, value: int) -> None:
    """Build where its Pillars score most, in a line on the cheaper space first (R81, R84)."""
    state = table.state
    spaces = [s for s in table.printed.building_spaces if state.temple_buildings[s] < 0]
    if not spaces or not state.players[seat].buildings:
        table.emit(Passed(seat, God.HATHOR, "no piece" if spaces else "no space"))
        return
    line, cost = table.printed.building_line, table.printed.building_cost
    each = table.settings.edition.automa.rewards.own_pillar
    free = [Candidate(BUILDING_SPACE[s], s) for s in spaces]
    left = best(table, seat, "pillars", free, lambda s: own_pillars(table, seat, line[s]))
    left = best(table, seat, "marker h", left, lambda s: steps_to_line(table, automa, line[s]))
    space = settle(table, seat, "cheaper", left, lambda s: cost[s], always=len(left) > 1)
    build_beside(table, seat, space)
    table.score(seat, each * own_pillars(table, seat, line[space]), Source.HATHOR)
    table.score(seat, resource_points(table, line[space]), Source.HATHOR)
    table.advance_population(seat, value)


def resource_points(table: Table, line: int) -> int:
    """Return the VP for the line's empty spaces that show a Resource, Gold included."""
    each = table.settings.edition.automa.rewards.resource_space
    return each * sum(
        table.state.tiles[space] < 0 and table.printed.reward[space][0] <= GOLD
        for space in table.printed.line_spaces[line]
    )


# Bastet


def bastet(table: Table, seat: int, automa: Automa, value: int) -> None:
    if table.state.players[seat].happiness == table.printed.top:
        table.emit(Passed(seat, God.BASTET, "full"))
        vp = table.settings.edition.automa.rewards.full_happiness
        table.score(seat, vp, Source.HAPPINESS)
        return
    celebrate(table, seat, value)


# Thoth


def thoth(table: Table, seat: int, automa: Automa, value: int) -> None:
    section = best_section(table, seat)
    if section >= 0:
        take_and_slide(table, seat, automa, section, CARDS[value])


ACTIONS: Final[dict[int, Work]] = {
    God.HORUS: horus,
    God.RA: ra,
    God.HATHOR: hathor,
    God.BASTET: bastet,
    God.THOTH: thoth,
    God.OSIRIS: osiris,
    God.SETH: seth,
}
