"""Placing a solo opponent's pieces. Gold on their spaces leaves the game."""

from ...components.terms import God, Good
from ..conquest import uncover
from ..event import Advanced, Built, Discarded, Obstacle, Passed, TilePlaced
from ..explaining import Candidate
from ..horus import GOLD_SPACES, place_statue
from ..osiris import GOLD_PLACE, GOLD_ROW
from ..place import (
    BUILDING_SPACE,
    DISTRICT_SPACE,
    DISTRICTS,
    PEOPLE_SPACE,
    STATUE_SPACE,
    TEMPLE_SPACE,
)
from ..table import Table


def honor(table: Table, seat: int, god: int) -> None:
    table.state.players[seat].statues -= 1
    table.emit(Built(seat, "statue", STATUE_SPACE[god]))
    place_statue(table, seat, god)


def serve_people(table: Table, seat: int, place: int) -> None:
    state = table.state
    state.people[place] = seat
    state.players[seat].statues -= 1
    table.emit(Built(seat, "statue", PEOPLE_SPACE[place]))
    if place < GOLD_SPACES:
        discard_gold(table, seat, place)


def tile_on_offer(table: Table, seat: int, place: int) -> int:
    """Return the tile of the display; -1 if a tile, Pillar or space is missing (R48, R86)."""
    state = table.state
    tile = state.display[place]
    full = -1 not in state.tiles
    if tile >= 0 and state.players[seat].pillars and not full:
        return tile
    why: Obstacle = "no tile" if tile < 0 else "no space" if full else "no piece"
    table.emit(Passed(seat, God.RA, why))
    return -1


def tile_spaces(table: Table) -> list[Candidate]:
    """Return the spaces of the Temple without a tile."""
    tiles = table.state.tiles
    return [Candidate(TEMPLE_SPACE[s], s) for s, laid in enumerate(tiles) if laid < 0]


def place_tile(table: Table, seat: int, tile: int, space: int) -> None:
    """Place a tile, always unrotated (R48, R84)."""
    table.state.tiles[space] = tile * 4
    table.emit(TilePlaced(seat, tile, TEMPLE_SPACE[space], 0))
    uncover(table, seat, space)


def raise_pillar(table: Table, seat: int, space: int) -> None:
    table.state.pillars[space] = seat
    table.state.players[seat].pillars -= 1
    table.emit(Built(seat, "pillar", TEMPLE_SPACE[space]))


def build_beside(table: Table, seat: int, space: int) -> None:
    """Build beside a line of the Temple."""
    table.state.players[seat].buildings -= 1
    table.state.temple_buildings[space] = seat
    table.emit(Built(seat, "building", BUILDING_SPACE[space]))


def build_below(table: Table, seat: int, place: int) -> None:
    """Build in a district of the Osiris area."""
    state = table.state
    state.players[seat].buildings -= 1
    state.osiris[place] = seat
    table.emit(Built(seat, "building", DISTRICT_SPACE[place]))
    if place // DISTRICTS == GOLD_ROW:
        discard_gold(table, seat, GOLD_PLACE)


def discard_gold(table: Table, seat: int, place: int) -> None:
    if table.state.gold[place]:
        table.state.gold[place] = 0
        table.emit(Discarded(seat))


def celebrate(table: Table, seat: int, steps: int) -> None:
    """Advance Happiness without rewards; where it equals the Population, advance that instead."""
    player = table.state.players[seat]
    for _ in range(steps):
        if player.happiness < player.population:
            player.happiness += 1
            table.emit(Advanced(seat, Good.HAPPINESS, player.happiness - 1, player.happiness))
        else:
            table.advance_population(seat, 1)
