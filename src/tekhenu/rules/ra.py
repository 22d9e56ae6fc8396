"""Ra: place the tile of the die with a Pillar, anywhere in the Temple Complex."""

from typing import TYPE_CHECKING, Final, NamedTuple

from ..components.edition import Effect
from ..components.terms import God
from .actions import Action, GodRules, Terms
from .asking import ask
from .conquest import cover, paying_below
from .decision import Blocked, Decision, Flow
from .decision_kind import DecisionKind
from .effects import vp_of
from .event import Built, Source, TilePlaced
from .move import LayTile
from .payment import Price, pay_price, shortfall
from .place import TEMPLE_SPACE
from .printed import Printed
from .reason import PLAIN, Reason, needs
from .subject import PILLAR_IDS, PillarId
from .table import GOLD, GRANITE, LIMESTONE, Table
from .tiles import Placement, ability_points, use

if TYPE_CHECKING:
    from mypy_extensions import i64

RA: Final = int(God.RA)
CORNER_FACTOR: Final = 2  # for matching edges in a corner of the Temple (R32)
FACES: Final = range(6, 0, -1)


def display_place(value: int) -> int:
    """Return the place of a value: 5-6 leftmost tile, 3-4 the middle, 1-2 the rightmost (R10)."""
    return (6 - value) // 2


def values_naming(place: int) -> list[int]:
    """Return the values of a place of the display, highest first."""
    return [value for value in FACES if display_place(value) == place]


def obstacle(
    table: Table, seat: int, value: int, resources: list[int], scribes: int, terms: Terms
) -> Reason | None:
    state = table.state
    player = state.players[seat]
    blessings: int = player.blessings
    if not player.pillars:
        return PLAIN["no_pillar"]
    tile = state.display[display_place(value)]
    if tile < 0:
        return PLAIN["no_tile"]
    if -1 not in state.tiles:
        return PLAIN["temple_full"]
    if terms.free or blessings & table.printed.blessing.waives[RA]:
        return None
    price = table.printed.tile_cost[tile]
    if shortfall(table, player.technologies, price, resources, scribes):
        return _too_expensive(price, resources)
    return None


def _too_expensive(price: Price, have: list[int]) -> Reason:
    if not price[GRANITE]:
        return needs(price[LIMESTONE], LIMESTONE, have[LIMESTONE])
    if not price[LIMESTONE]:
        return needs(price[GRANITE], GRANITE, have[GRANITE])
    return Reason(
        "needs_both",
        limestone=price[LIMESTONE],
        granite=price[GRANITE],
        have_limestone=have[LIMESTONE],
        have_granite=have[GRANITE],
        gold=have[GOLD],
    )


def places(table: Table, tile: int) -> list[LayTile]:
    placements = table.printed.placements[tile]
    return [
        option
        for space, laid in enumerate(table.state.tiles)
        if laid < 0
        for option in placements[space]
    ]


def blocked_places(table: Table, tile: int) -> Blocked:
    placements = table.printed.placements[tile]
    return [
        (option, Reason("occupied"))
        for space, laid in enumerate(table.state.tiles)
        if laid >= 0
        for option in placements[space]
    ]


def raise_pillar(table: Table, action: Action) -> Flow[None]:
    state = table.state
    seat = action.seat
    place = display_place(action.value)
    tile = state.display[place]
    if not action.terms.free:
        yield from pay_price(table, seat, table.printed.tile_cost[tile], RA)
    choice = yield from ask(
        table,
        seat,
        DecisionKind.TEMPLE,
        places,
        table,
        tile,
        why=blocked_places,
        about=PILLAR_IDS[tile],
    )
    space, rotation = choice.space, choice.rotation
    laid = placement(table, seat, tile, space, rotation)
    points = points_for(table, laid)
    state.display[place] = -1
    state.tiles[space] = tile * 4 + rotation
    state.players[seat].pillars -= 1  # now, because the ability can lead to another Ra action
    if table.events is not None:
        table.events.append(TilePlaced(seat, tile, TEMPLE_SPACE[space], rotation))
    table.score(seat, points.buildings, Source.RA, of="buildings")
    table.score(seat, points.edges, Source.RA, of="edges")
    good, amount = table.printed.reward[space]
    table.gain(seat, good, amount, Source.RA)
    yield from cover(table, seat, space)
    table.score(seat, points.display, Source.RA, of="display")
    ability = ability_at_work(table, tile, action.techs)
    if ability is not None:
        yield from use(table, laid, ability)
    state.pillars[space] = seat  # after the ability (R98)
    if table.events is not None:
        table.events.append(Built(seat, "pillar", TEMPLE_SPACE[space]))
    table.draw_tile()


def ability_at_work(table: Table, tile: int, techs: int) -> Effect | None:
    """Return the ability of a tile, if its light shines on Ra or T09 replaces that light."""
    shines = table.light_at(RA) == table.printed.tile_light[tile]
    if shines or techs & table.printed.tech.any_light:
        return table.printed.ability[tile]
    return None


class Points(NamedTuple):
    """The VP for placing a tile, by their reason; `sum(points)` is the total."""

    buildings: int
    edges: int
    display: int  # for the place of the tile in the display
    conquest: int  # for the conquest tile it covers
    ability: int


def placement(table: Table, seat: int, tile: int, space: int, rotation: int) -> Placement:
    """Return a tile of the display as if placed on a space."""
    matches = matching_edges(table.printed, table.state.tiles, tile * 4 + rotation, space)
    return Placement(seat, tile, space, matches, buildings_around(table, space))


def points_for(table: Table, laid: Placement) -> Points:
    """Return the VP that a tile of the display scores if placed there."""
    edition = table.printed.edition
    covered = paying_below(table, laid.space)
    ability = ability_at_work(table, laid.tile, table.state.players[laid.seat].technologies)
    return Points(
        laid.buildings,
        edge_points(table.printed, laid.matches, laid.space),
        edition.ra_points[table.state.display.index(laid.tile)],
        0 if covered is None else vp_of(covered.effect),
        0 if ability is None else ability_points(laid, ability),
    )


def points_of(table: Table, decision: Decision, move: LayTile) -> Points:
    """Return the VP of a move that places a tile.

    Every number shown before the choice is computed here.
    """
    tile = decision.about
    assert isinstance(tile, PillarId)
    laid = placement(table, decision.player, tile.index, move.space, move.rotation)
    return points_for(table, laid)


def edge_points(printed: Printed, matches: int, space: int) -> int:
    return matches * CORNER_FACTOR if printed.corner[space] else matches


def matching_edges(printed: Printed, tiles: list[int], laid: int, space: int) -> int:
    """Count the sides of a tile (tile * 4 + rotation) whose color matches its neighbor's (R32).

    The neighbor is a tile or the outer edge. The tile itself need not be placed.
    """
    met: i64 = printed.rim_bits[space]
    for side, neighbor in printed.inner[space]:
        beside = tiles[neighbor]
        if beside >= 0:
            met |= printed.facing[side][beside]
    met &= printed.edge_bits[laid]
    matches = 0
    while met:
        met &= met - 1
        matches += 1
    return matches


def buildings_around(table: Table, space: int) -> int:
    """Count the Buildings of all players, without Statues, beside the row and the column."""
    buildings = table.state.temple_buildings
    return sum(buildings[s] >= 0 for s in table.printed.around[space])


RULES: Final[GodRules] = GodRules(obstacle, raise_pillar)
