"""The edition's tables compiled for play: flat tuples, worked out once per player count."""

from ..components import Edition
from ..components.terms import Colour, God, Light, Purity
from .blessings import BLESSINGS, BlessingMasks
from .option import TEMPLE, Option
from .technologies import TECHNOLOGIES, TechnologyMasks

SIDE = 5  # the Temple Complex is 5 × 5
MIDDLE_LINES = (2, 7)  # the lines of the Temple's two Statue spaces (R7)


class Printed:
    def __init__(self, edition: Edition, players: int) -> None:
        self.edition = edition
        self.players = players
        self.tech = TechnologyMasks(TECHNOLOGIES)
        self.blessing = BlessingMasks(BLESSINGS)
        self._dice(edition, players)
        self._temple(edition, players)
        self._tiles(edition)
        self._market(edition)
        self._tracks(edition)

    def _dice(self, edition: Edition, players: int) -> None:
        self.colour = tuple(int(edition.colour_of(die)) for die in range(sum(edition.dice)))
        self.purity = tuple(tuple(int(p) for p in row) for row in edition.purity)
        self.lights = tuple(int(light) for light in edition.lights)
        sections = range(len(self.lights))
        # One Rotation moves every light one section clockwise (R2).
        self.light_at = tuple(
            tuple(self.lights[(section - wheel) % len(self.lights)] for section in sections)
            for wheel in sections
        )
        self.takeable_at = tuple(
            tuple(
                tuple(self.purity[colour][light] != Purity.FORBIDDEN for colour in Colour)
                for light in lights
            )
            for lights in self.light_at
        )
        self.every_colour = ((True,) * len(Colour),) * len(self.lights)
        self.bag = self._dice_in_play(edition.dice_out[players])
        self.shaded = int(Light.SHADED)

    def _dice_in_play(self, out: tuple[int, ...]) -> tuple[int, ...]:
        left_out = list(out)
        dice = []
        for die, colour in enumerate(self.colour):
            if left_out[colour]:
                left_out[colour] -= 1
            else:
                dice.append(die)
        return tuple(dice)

    def _temple(self, edition: Edition, players: int) -> None:
        spaces = range(SIDE * SIDE)
        self.line_spaces = tuple(
            tuple(
                s for s in spaces if (s // SIDE == line if line < SIDE else s % SIDE == line - SIDE)
            )
            for line in range(2 * SIDE)
        )
        self.lines_of = tuple((s // SIDE, SIDE + s % SIDE) for s in spaces)
        self.reward = tuple((int(r.what), r.amount) for r in edition.temple_rewards)
        self.building_cost = tuple(space.bread for space in edition.building_spaces)
        self.building_line = tuple(space.line for space in edition.building_spaces)
        self.building_spaces = tuple(
            i for i, space in enumerate(edition.building_spaces) if players in space.players
        )
        self.building_spaces_by_cost = tuple(
            sorted(self.building_spaces, key=lambda space: self.building_cost[space])
        )
        self.line_buildings = tuple(
            tuple(i for i in self.building_spaces if self.building_line[i] == line)
            for line in range(2 * SIDE)
        )
        self.around = tuple(
            self.line_buildings[row] + self.line_buildings[column] for row, column in self.lines_of
        )
        self.neighbours = tuple(self._neighbours(s) for s in spaces)
        self.outer = tuple(self._outer(edition, s) for s in spaces)
        self.corner = tuple(sum(n < 0 for n in self.neighbours[s]) == 2 for s in spaces)
        self.statue_spaces = edition.statue_spaces[players]
        self.statue_costs = edition.statue_costs

    @staticmethod
    def _neighbours(space: int) -> tuple[int, int, int, int]:
        """North, east, south, west; -1 is the outer edge."""
        row, column = divmod(space, SIDE)
        return (
            space - SIDE if row else -1,
            space + 1 if column < SIDE - 1 else -1,
            space + SIDE if row < SIDE - 1 else -1,
            space - 1 if column else -1,
        )

    @staticmethod
    def _outer(edition: Edition, space: int) -> tuple[int, int, int, int]:
        row, column = divmod(space, SIDE)
        north, east, south, west = edition.temple_edges
        return int(north[column]), int(east[row]), int(south[column]), int(west[row])

    def _tiles(self, edition: Edition) -> None:
        self.tile_cost = tuple((0, 0, t.limestone, t.granite, 0, 0) for t in edition.pillar_tiles)
        self.tile_light = tuple(
            -1 if t.light is None else int(t.light) for t in edition.pillar_tiles
        )
        # A quarter turn clockwise brings the west edge to the north.
        self.tile_edges = tuple(
            tuple(int(tile.edges[(side - rotation) % 4]) for side in range(4))
            for tile in edition.pillar_tiles
            for rotation in range(4)
        )
        self.placements = tuple(self._placements(tile) for tile in range(len(edition.pillar_tiles)))

    def _placements(self, tile: int) -> tuple[tuple[Option, ...], ...]:
        """Per space the options for the tile; rotations alike in edges are one (R107)."""
        edges = self.tile_edges[tile * 4 : tile * 4 + 4]
        rotations = [r for r in range(4) if edges.index(edges[r]) == r]
        return tuple(
            tuple(TEMPLE[space * 4 + rotation] for rotation in rotations)
            for space in range(SIDE * SIDE)
        )

    def _market(self, edition: Edition) -> None:
        self.slot_family = tuple(int(f) for section in edition.market for f in section.cards)
        self.section_of = tuple(
            s for s, section in enumerate(edition.market) for _ in section.cards
        )
        self.section_slots = tuple(
            tuple(i for i, s in enumerate(self.section_of) if s == section)
            for section in range(len(edition.market))
        )
        self.section_range = tuple((slots[0], slots[-1] + 1) for slots in self.section_slots)
        self.section_happiness = tuple(section.happiness for section in edition.market)
        self.section_population = tuple(section.population for section in edition.market)
        self.families = max(self.slot_family) + 1

    def _tracks(self, edition: Edition) -> None:
        self.top = edition.populace_limit
        self.production_limit = edition.production_limit
        self.happiness_rewards = edition.happiness_rewards
        self.bonus = tuple((int(r.what), r.amount) for r in edition.horus_bonuses)
        self.gods = len(God)
        self.symbol = edition.decree_symbols
        self.removed = frozenset(edition.many_players_only if players_are_few(self.players) else ())

    def joy(self, marker: int) -> int:
        """The number of ▲ a marker has reached on the Populace track (R8)."""
        return sum(marker >= step for step in self.edition.joy_steps)


def players_are_few(players: int) -> bool:
    return players < 3


_COMPILED: dict[tuple[object, ...], Printed] = {}


def printed_for(edition: Edition, players: int) -> Printed:
    key = (edition.name, *edition.fingerprints.values(), players)
    if key not in _COMPILED:
        _COMPILED[key] = Printed(edition, players)
    return _COMPILED[key]


def forget_compiled() -> None:
    """For tests that switch a card off: compile anew on next use."""
    _COMPILED.clear()
