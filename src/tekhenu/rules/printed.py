"""The edition's tables compiled for play: flat tuples, computed once per kind of game."""

from functools import partial
from typing import Final

from ..components import Edition
from ..components.edition import DestinyCard, StartingCard
from ..components.terms import BASE_COLORS, SIDE, WHEEL, Color, God, Light, Purity
from ..lru import LruCache
from .blessings import BlessingMasks
from .event import BASE_SOURCES, Source
from .move import LayTile, Produce
from .moves import PRODUCE, TEMPLE
from .settings import Settings
from .technologies import TechnologyMasks
from .variants import TimeOfSeth
from .wheel import rounds

STATUES: Final = 3  # spaces kept for each god, of which a game may use fewer
MIDDLE_LINES: Final = (2, 7)  # the lines of the Temple's two Statue spaces (R7)


UNLIT: Final = len(Light)  # the light of a dice area that the wheel does not reach
SETH: Final = int(God.SETH)
GRAY: Final = int(Color.GRAY)


class Printed:
    def __init__(self, settings: Settings) -> None:
        edition, players = settings.edition, settings.players
        self.edition = edition
        self.players = players
        self.seth = isinstance(settings.expansion, TimeOfSeth)
        self.gods = tuple(int(god) for god in (God if self.seth else WHEEL))
        self.colors = tuple(int(c) for c in (Color if self.seth else BASE_COLORS))
        self.sources = len(Source) if self.seth else BASE_SOURCES
        self.tech = TechnologyMasks(edition.technologies)
        self.blessing = BlessingMasks(edition.blessings)
        self._dice(edition, players)
        self._wheel(edition)
        self._harvest(edition)
        self._temple(edition, players)
        self._tiles(edition)
        self._market(edition)
        self._statues(edition, players)
        self._tracks(edition)
        self._cards(edition)
        self._starting_cards(edition)

    def _dice(self, edition: Edition, players: int) -> None:
        """Compute the dice by number; unused dice of a color come before its other dice."""
        counts = edition.dice + (edition.seth.dice if self.seth else ())
        self.color = tuple(int(edition.color_of(die)) for die in range(sum(counts)))
        left_out = list(edition.dice_out[players])
        if self.seth:
            used = edition.seth.bag[players]
            left_out = [count - n for count, n in zip(counts, used, strict=True)]
        bag = []
        for die, color in enumerate(self.color):
            if left_out[color]:
                left_out[color] -= 1
            else:
                bag.append(die)
        self.bag = tuple(bag)
        self.shaded = int(Light.SHADED)

    def _wheel(self, edition: Edition) -> None:
        """Compute light and purity of every dice area; the Seth board has no light of its own."""
        rows = [tuple(int(purity) for purity in row) for row in edition.purity]
        if self.seth:
            rows += [(int(purity),) * len(Light) for purity in edition.seth.purity]
        # On the Seth board a color is Pure if it is Pure in every light, and Tainted otherwise.
        self.purity = tuple(
            (*row, int(Purity.PURE if set(row) == {Purity.PURE} else Purity.TAINTED))
            for row in rows
        )
        self.lights = tuple(int(light) for light in edition.lights)
        self.wheel = len(self.lights)
        self.rounds = rounds(edition)
        sections = range(self.wheel)
        beside = (UNLIT,) * (len(self.gods) - self.wheel)
        # One Rotation moves every light one section clockwise (R2).
        self.light_at = tuple(
            (*(self.lights[(section - wheel) % self.wheel] for section in sections), *beside)
            for wheel in sections
        )
        self.takeable_at = tuple(
            tuple(
                tuple(self.purity[color][light] != Purity.FORBIDDEN for color in self.colors)
                for light in lights
            )
            for lights in self.light_at
        )
        self.every_color = ((True,) * len(self.colors),) * len(self.gods)

    def _harvest(self, edition: Edition) -> None:
        """Compute what a die can produce by section and color; nothing on the Seth board (R71)."""
        goods: list[tuple[int, ...]] = [
            () if good is None else (int(good),) for good in edition.produces
        ]
        if self.seth:
            goods += [tuple(int(good) for good in kinds) for kinds in edition.seth.produces]
        by_color = tuple(tuple(PRODUCE[good] for good in kinds) for kinds in goods)
        barren: tuple[tuple[Produce, ...], ...] = ((),) * len(by_color)
        self.harvest = tuple(by_color if god < self.wheel else barren for god in self.gods)
        every = {good for kinds in goods for good in kinds}
        self.produce = [option for good, option in PRODUCE.items() if good in every]
        # Gray dice go to the Seth board, also if they were drawn for another section (R60).
        self.area = tuple(SETH if self.seth and c == GRAY else -1 for c in self.colors)
        taking = self.blessing.taking
        turning = self.blessing.turning
        self.taking = tuple(taking if god < self.wheel else turning for god in self.gods)

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
        self.neighbors = tuple(self._neighbors(s) for s in spaces)
        self.outer = tuple(self._outer(edition, s) for s in spaces)
        self.corner = tuple(sum(n < 0 for n in self.neighbors[s]) == 2 for s in spaces)

    @staticmethod
    def _neighbors(space: int) -> tuple[int, int, int, int]:
        """Return the spaces north, east, south and west; -1 is the outer edge."""
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
        self._edges()
        self.ability = tuple(t.effect for t in edition.pillar_tiles)
        self.placements = tuple(self._placements(tile) for tile in range(len(edition.pillar_tiles)))

    def _edges(self) -> None:
        """Compute edges as bits by side and color: of tiles, of neighbors, of the Temple's rim."""
        self.edge_bits = tuple(
            sum(edge_bit(side, color) for side, color in enumerate(edges))
            for edges in self.tile_edges
        )
        # Edges as seen from the neighbor at that side
        self.facing = tuple(
            tuple(edge_bit(side, edges[side ^ 2]) for edges in self.tile_edges) for side in range(4)
        )
        self.rim_bits = tuple(
            sum(edge_bit(side, outer[side]) for side, n in enumerate(beside) if n < 0)
            for beside, outer in zip(self.neighbors, self.outer, strict=True)
        )
        self.inner = tuple(
            tuple((side, n) for side, n in enumerate(beside) if n >= 0) for beside in self.neighbors
        )

    def _placements(self, tile: int) -> tuple[tuple[LayTile, ...], ...]:
        """Return a tile's options by space. Rotations with equal edges are one option (R107)."""
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

    def _statues(self, edition: Edition, players: int) -> None:
        """Compute the Statue spaces by god. The state always has `STATUES` per god (R35, R66)."""
        spaces = [edition.statue_spaces[players]] * self.wheel
        bonus = [(int(r.what), r.amount) for r in edition.horus_bonuses]
        if self.seth:
            spaces.append(edition.seth.statue_spaces[players])
            bonus.append((int(edition.seth.statue_bonus.what), edition.seth.statue_bonus.amount))
        self.statue_range = tuple((god * STATUES, god * STATUES + spaces[god]) for god in self.gods)
        self.beside = self.gods[self.wheel :]  # gods honored with a die of any value
        self.statue_priests = (0,) * self.wheel + (edition.seth.statue_priests,)
        self.statue_costs = edition.statue_costs
        self.bonus = tuple(bonus)  # by Horus slot; Seth's comes after them

    def _tracks(self, edition: Edition) -> None:
        self.top = edition.populace_limit
        self.production_limit = edition.production_limit
        self.happiness_rewards = edition.happiness_rewards
        steps = edition.joy_steps
        self._joy = tuple(sum(marker >= s for s in steps) for marker in range(self.top + 1))
        # Indexed by the number of Buildings still on the player's board.
        row = edition.building_row
        bare = [row[: len(row) - left] for left in range(len(row) + 1)]
        self.row_vp = tuple(sum(space.vp for space in spaces) for spaces in bare)
        self.row_bread = tuple(sum(space.bread for space in spaces) for spaces in bare)

    def _cards(self, edition: Edition) -> None:
        """Compute the decks by family, without the cards not used with this number of players."""
        self.deck = tuple(
            tuple(number for number, card in enumerate(cards) if self.players in card.players)
            for cards in edition.market_cards
        )
        self.decree = tuple(card.effect for card in edition.decrees)
        self.symbol = tuple(card.symbol for card in edition.decrees)
        self.ankh = tuple(card.ankh for card in edition.destiny)

    def _starting_cards(self, edition: Edition) -> None:
        """Compute the Starting cards by code (see `rewards`). The expansion has its own (R70)."""
        cards: tuple[StartingCard | DestinyCard, ...]
        cards = (*edition.starting, *edition.destiny, *edition.seth.starting)
        code = {card.id: number for number, card in enumerate(cards)}
        self.rewards = tuple(card.effect for card in cards)
        starting = edition.seth.starting if self.seth else edition.starting
        self.starting = tuple(code[card.id] for card in starting)
        self.destiny = tuple(code[card.id] for card in edition.destiny)
        self.initiative = {code[card.id]: card.initiative for card in starting}

    def joy(self, marker: int) -> int:
        """Return the number of ▲ a marker has reached on the Populace track (R8)."""
        return self._joy[marker]


def edge_bit(side: int, color: int) -> int:
    return 1 << side * 8 + color


_COMPILED: Final[LruCache[Printed]] = LruCache(256)  # users can upload any number of editions


class LastPrinted:
    """The last settings and their tables, because games of one kind are played in a row.

    Both are one value, so that threads see them change together.
    """

    __slots__ = ("found",)

    def __init__(self) -> None:
        self.found: tuple[Settings, Printed] | None = None


_LAST_PRINTED: Final = LastPrinted()


def printed_for(settings: Settings) -> Printed:
    latest = _LAST_PRINTED.found
    if latest is not None and latest[0] is settings:
        return latest[1]
    edition = settings.edition
    key = (edition.name, *edition.fingerprints.values(), settings.players, settings.expansion)
    printed = _COMPILED.get(key, partial(Printed, settings))
    _LAST_PRINTED.found = (settings, printed)
    return printed


def clear_compiled() -> None:
    """Clear the cached tables, for tests that switch a card off."""
    _COMPILED.clear()
    _LAST_PRINTED.found = None
