"""A Scoring, step by step for all players (R104)."""

from typing import Final

from ..components.edition import BuildingRowSpace
from .artifacts import building_vp
from .decision import Decision, Flow
from .decision_kind import DecisionKind
from .event import Scoring, Source
from .move import Pay
from .moves import pay
from .place import DISTRICT, DISTRICTS, QUARRIES, WORKSHOPS
from .printed import MIDDLE_LINES
from .seth import SPACES, column_space
from .solo.opponent import opponent_of
from .state import Phase, Player
from .table import BREAD, GOLD, SCRIBE, Table
from .wheel import in_play

DISTRICT_VP: Final = 3
HAPPINESS_VP: Final = 3
PRODUCTION_VP: Final = 2
UNPAID_BREAD_VP: Final = 3
ABOVE: Final = (WORKSHOPS, WORKSHOPS, QUARRIES, QUARRIES)  # Statue spaces by district (R6)


def score_all(table: Table) -> Flow[None]:
    state = table.state
    if table.events is not None:
        table.emit(Scoring(in_play(state.markers)[0] + 1))
    for district in range(DISTRICTS):
        owner = district_owner(table, district)
        if owner >= 0:
            table.score(owner, DISTRICT_VP, Source.DISTRICTS, of=DISTRICT[district])
    seats = state.order
    for seat in seats:
        parts = temple_parts(table, seat, statues=True)
        table.score(seat, sum(parts), Source.TEMPLE, of=parts)
    if state.seth is not None:
        for seat in seats:
            built = (state.seth.regions.count(seat),)
            table.score(seat, region_points(table, seat), Source.REGIONS, of=built)
    for seat in seats:
        player = state.players[seat]
        built = (statues_built(table, player),)
        table.score(seat, statue_points(table, player), Source.STATUES, of=built)
    for seat in seats:
        player = state.players[seat]
        passed = (table.printed.joy(player.happiness),)
        table.score(seat, happiness_points(table, player), Source.HAPPINESS, of=passed)
    seats = [seat for seat in seats if not table.is_opponent(seat)]  # no player board
    for seat in seats:
        goods = full_productions(table, state.players[seat])
        table.score(seat, PRODUCTION_VP * len(goods), Source.PRODUCTION, of=goods)
    for seat in seats:
        left = revealed_row(table, state.players[seat])
        table.score(seat, sum(s.vp for s in left), Source.BUILDING_ROW, of=(len(left),))
    for seat in state.order:
        if table.is_opponent(seat):
            opponent_of(table).score_cards(table, seat)
    state.phase, state.active = Phase.BREAD, 0
    yield from ()


def district_pieces(table: Table, district: int) -> list[int]:
    """Return the owners of a district's pieces from the top; the Statue is above row 1 (R6)."""
    state = table.state
    return [state.people[ABOVE[district]], *state.osiris[district::DISTRICTS]]


def district_owner(table: Table, district: int) -> int:
    return majority(district_pieces(table, district))


def majority(pieces: list[int]) -> int:
    """Return the owner of most pieces; among equals, of the topmost piece; -1 without pieces."""
    owner, most = -1, 0
    for seat in pieces:
        if seat >= 0 and seat != owner:
            count = 0
            for other in pieces:
                if other == seat:
                    count += 1
            if count > most:
                owner, most = seat, count
    return owner


def temple_points(table: Table, seat: int, statues: bool) -> int:
    return sum(temple_parts(table, seat, statues))


def temple_parts(table: Table, seat: int, statues: bool) -> tuple[int, int, int]:
    """Return the points for a player's Buildings, Statues, and pieces in line with Pillars."""
    state = table.state
    lines = [0] * len(table.printed.line_buildings)
    buildings = 0
    for space in table.printed.building_spaces:
        if state.temple_buildings[space] == seat:
            lines[table.printed.building_line[space]] += 1
            buildings += 1
    around = buildings
    if statues:
        for space, line in enumerate(MIDDLE_LINES):
            if state.people[space] == seat:
                lines[line] += 1
                around += 1
    in_line = 0
    for space, owner in enumerate(state.pillars):
        if owner == seat:
            row, column = table.printed.lines_of[space]
            in_line += lines[row] + lines[column]
    return buildings, around - buildings, in_line


def region_points(table: Table, seat: int) -> int:
    """Return the points for the player's Buildings on the Seth board.

    Each gives more below the player's own Statue (R65) and with an artifact.
    """
    state = table.state
    if state.seth is None or seat not in state.seth.regions:
        return 0
    seth = table.settings.edition.seth
    more = building_vp(table, state.players[seat])
    points = 0
    for space, owner in enumerate(state.seth.regions):
        if owner == seat:
            region = space // SPACES
            above = state.people[column_space(region)] == seat
            points += seth.regions[region].vp + more + seth.people_scoring_vp * above
    return points


def statue_points(table: Table, player: Player) -> int:
    return table.settings.edition.statue_points[statues_built(table, player)]


def statues_built(table: Table, player: Player) -> int:
    return table.settings.edition.start.statues - player.statues


def happiness_points(table: Table, player: Player) -> int:
    return HAPPINESS_VP * table.printed.joy(player.happiness)


def production_points(table: Table, player: Player) -> int:
    return PRODUCTION_VP * player.production.count(table.printed.production_limit)


def full_productions(table: Table, player: Player) -> tuple[int, ...]:
    """Return the Resources whose Production marker is at the end of its track."""
    limit = table.printed.production_limit
    return tuple(good for good, produced in enumerate(player.production) if produced == limit)


def row_points(table: Table, player: Player) -> int:
    return table.printed.row_vp[player.buildings]


def districts_of(table: Table, seat: int) -> int:
    """Return the number of districts that the seat would score."""
    return sum(district_owner(table, district) == seat for district in range(DISTRICTS))


def revealed_row(table: Table, player: Player) -> tuple[BuildingRowSpace, ...]:
    """Return the spaces of the Building row whose Buildings are on the board."""
    row = table.settings.edition.building_row
    return row[: len(row) - player.buildings]


def bread_due(table: Table, player: Player) -> int:
    technologies: int = player.technologies
    if technologies & table.printed.tech.no_bread_due:
        return 0
    return table.printed.row_bread[player.buildings]


def owes_bread(table: Table) -> bool:
    state = table.state
    return bread_due(table, state.players[state.order[state.active]]) > 0


def bread_options(table: Table, player: Player, due: int) -> list[Pay]:
    """Return the ways to pay any part of the due Bread with Bread or Gold (R38).

    With T10 a Scribe replaces a Gold.
    """
    bread, gold = player.resources[BREAD], player.resources[GOLD]
    swaps = player.technologies & table.printed.tech.gold_for_scribes
    scribes = player.scribes if swaps else 0
    ways = [
        (0, b, 0, 0, g, s)
        for b in range(min(due, bread) + 1)
        for g in range(min(due - b, gold) + 1)
        for s in range(min(due - b - g, scribes) + 1)
    ]
    ways.sort(key=lambda way: (-sum(way), way[GOLD] + way[SCRIBE], way[SCRIBE]))
    return [pay(way) for way in ways]


def pay_bread(table: Table) -> Flow[None]:
    state = table.state
    seat = state.order[state.active]
    player = state.players[seat]
    due = bread_due(table, player)
    if due:
        options = bread_options(table, player, due)
        choice: Pay = (
            options[0] if len(options) == 1 else (yield Decision(seat, DecisionKind.BREAD, options))
        )
        paid = sum(choice.pieces)
        if paid:
            table.spend(seat, choice.pieces)
        table.score(seat, -UNPAID_BREAD_VP * (due - paid), Source.BREAD, of=(due, paid))
    finish_bread(table)


def finish_bread(table: Table) -> None:
    """Remove the Scoring marker after the last player. After the last marker the game ends."""
    markers = table.state.markers
    lowest, *others = in_play(markers)
    if table.activate_next(Phase.CLEARING if others else Phase.ENDING):
        markers[lowest] = -1
