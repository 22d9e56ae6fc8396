"""An independent, slow implementation of an Automa's choices, written from 003 by brute force.

It reads a position, or the table as the log describes it, and never calls the engine's own choices.
It computes which die an Automa must take, where it must build and which cards it must take. Only
the space of the conquest tile is random.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from tekhenu import State
from tests.reader import FAMILIES, SECTION_SLOTS, Picture

T = TypeVar("T")

GODS = ("horus", "ra", "hathor", "bastet", "thoth", "osiris", "seth")
SETH = 6
COLOR_ORDER = ("white", "yellow", "black", "brown", "green", "red", "blue", "gray")  # R81
GOODS = ("papyrus", "bread", "limestone", "granite")
LIGHTS = ("sunny", "sunny", "shaded", "dark", "dark", "shaded")
PURE = {"sunny": "white green", "shaded": "yellow brown green", "dark": "black green"}
FORBIDDEN = {"sunny": "black brown", "shaded": "", "dark": "white yellow"}
RESOURCE_TILES = {
    6: "black white brown yellow",
    7: "yellow brown white black",
    8: "white black yellow brown",
    9: "brown yellow black white",
}
SETH_TILE, ARMY_TILE = 10, 11
PEOPLE = ("temple-row", "temple-column", "workshops", "quarries")
ABOVE_REGIONS = ("seth-left", "seth-middle", "seth-right")
CARDS_ABOVE_REGIONS = (2, 2, 1)
SECTION_HAPPINESS = (1, 5, 9, 13)
STATUE_SPACES = REGION_SPACES = {2: 1, 3: 2, 4: 3}
CARDS = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3}
SECOND_BUILDING = {  # lines with a second space, by the number of players
    2: (),
    3: (0, 2, 4, 6, 8),
    4: range(10),
}


def first_best(candidates: Iterable[T], *rules: Callable[[T], int]) -> T:
    """Return the candidate with the most points by the first rule, then the second, and so on."""
    return max(
        enumerate(candidates), key=lambda item: (*(rule(item[1]) for rule in rules), -item[0])
    )[1]


class Second:
    def __init__(self, state: State | Picture, seat: int, colors: dict[int, str]) -> None:
        assert state.seth is not None
        self.state, self.seat, self.colors = state, seat, colors
        self.me, self.board = state.automas[seat - 1], state.seth
        self.player = state.players[seat]
        self.count = len(state.players)

    # The die

    def light(self, section: int) -> str:
        return LIGHTS[(section - self.state.wheel) % 6]

    def valid(self, section: int) -> list[int]:
        forbidden = FORBIDDEN[self.light(section)].split() if section != SETH else []
        return [d for d in self.state.sections[section] if self.colors[d] not in forbidden]

    def section_of(self, die: int) -> int:
        return next(s for s, dice in enumerate(self.state.sections) if die in dice)

    def pure(self, die: int) -> int:
        section = self.section_of(die)
        return section != SETH and self.colors[die] in PURE[self.light(section)].split()

    def best_die(self, dice: Iterable[int]) -> int:
        """Return the highest die, then a Pure one, then by marker G, then by color."""

        def sections_from_the_marker(die: int) -> int:
            return -((self.me.border - self.section_of(die)) % 6)

        return first_best(
            sorted(dice),
            lambda die: self.state.values[die],
            self.pure,
            sections_from_the_marker,
            lambda die: -COLOR_ORDER.index(self.colors[die]),
        )

    def die(self, tile: int) -> int | None:
        everywhere = [die for section in range(6) for die in self.valid(section)]
        walk: Iterator[list[int]]
        if tile < 6:
            walk = (self.valid((tile - step) % 6) for step in range(6))
        elif tile == SETH_TILE:
            walk = (self.valid(section) for section in (SETH, 5, 4, 3, 2, 1, 0))
        elif tile == ARMY_TILE:
            army = [die for die in everywhere if self.colors[die] in ("red", "blue")]
            walk = iter([army, everywhere])
        else:
            wanted = RESOURCE_TILES[tile].split()
            walk = iter(
                [*([d for d in everywhere if self.colors[d] == c] for c in wanted), everywhere]
            )
        for dice in (*walk, self.valid(SETH)):
            if dice:
                return self.best_die(dice)
        return None

    # The place

    def place(self, god: int, value: int) -> str | None:
        """Return the place as events write it, None if nothing is built."""
        choose = (self.horus, self.ra, self.hathor, None, None, self.osiris, self.seth)[god]
        return None if choose is None else choose(value)

    def owner_of(self, district: int, people: list[int], osiris: list[int]) -> int:
        column = [people[2 if district < 2 else 3], *osiris[district::4]]
        pieces = [seat for seat in column if seat >= 0]
        return max(pieces, key=pieces.count) if pieces else -1  # the topmost of equals

    def won(self, districts: Iterable[int], people: list[int], osiris: list[int]) -> list[int]:
        """Return the districts that the Automa would newly control with these pieces."""
        state = self.state
        return [
            district
            for district in districts
            if self.owner_of(district, state.people, state.osiris) != self.seat
            and self.owner_of(district, people, osiris) == self.seat
        ]

    def humans(self, districts: Iterable[int]) -> int:
        state = self.state
        return any(self.owner_of(d, state.people, state.osiris) == 0 for d in districts)

    def from_marker_f(self) -> list[int]:
        return [(self.me.district + step) % 4 for step in range(4)]

    def horus(self, value: int) -> str | None:
        state = self.state
        if not self.player.statues:
            return None
        for god in (state.horus[value - 1], SETH):
            if -1 in state.statues[3 * god : 3 * god + STATUE_SPACES[self.count]]:
                return GODS[god]
        return self.above_districts() or self.above_regions() or self.at_temple()

    def above_districts(self) -> str | None:
        found = []
        for district in self.from_marker_f():  # spaces in the order of their first district won
            place = 2 if district < 2 else 3
            if self.state.people[place] < 0:
                people = list(self.state.people)
                people[place] = self.seat
                pair = (0, 1) if place == 2 else (2, 3)
                won = self.won(pair, people, self.state.osiris)
                if district in won:
                    found.append((place, won))
        if not found:
            return None
        best = first_best(found, lambda f: len(f[1]), lambda f: self.humans(f[1]))
        return PEOPLE[best[0]]

    def above_regions(self) -> str | None:
        free = [i for i in range(3) if self.state.people[4 + i] < 0]
        if not free or not self.cards(1):
            return None
        return ABOVE_REGIONS[first_best(free, lambda i: CARDS_ABOVE_REGIONS[i])]

    def at_temple(self) -> str | None:
        spots = [2, 7]  # row 3 and column 3
        spots.sort(key=lambda spot: (spot - self.me.line) % 10)
        free = [spot for spot in spots if self.state.people[spots_index(spot)] < 0]
        return PEOPLE[spots_index(first_best(free, self.own_pillars))] if free else None

    def line(self, line: int) -> list[int]:
        return (
            [5 * line + i for i in range(5)] if line < 5 else [line - 5 + 5 * i for i in range(5)]
        )

    def own_pillars(self, line: int) -> int:
        return sum(self.state.pillars[space] == self.seat for space in self.line(line))

    def ra(self, value: int) -> str | None:
        state = self.state
        full = all(laid >= 0 for laid in state.tiles)
        if state.display[(6 - value) // 2] < 0 or not self.player.pillars or full:
            return None

        def buildings(space: int, owners: Iterable[int]) -> int:
            row, column = space // 5, 5 + space % 5
            around = [state.temple_buildings[2 * n + i] for n in (row, column) for i in (0, 1)]
            return sum(owner in owners for owner in around)

        spaces = [(self.me.space + step) % 25 for step in range(25)]
        space = first_best(
            [s for s in spaces if state.tiles[s] < 0],
            lambda s: buildings(s, range(4)),
            lambda s: buildings(s, (self.seat,)),
        )
        return f"r{space // 5 + 1}c{space % 5 + 1}"

    def hathor(self, value: int) -> str | None:
        lines = [(self.me.line + step) % 10 for step in range(10)]
        taken = self.state.temple_buildings
        free = [
            (line, i)
            for line in lines
            for i in (0, 1)
            if taken[2 * line + i] < 0 and (i == 0 or line in SECOND_BUILDING[self.count])
        ]
        if not free or not self.player.buildings:
            return None
        line, i = first_best(free, lambda spot: self.own_pillars(spot[0]))
        return f"{'row' if line < 5 else 'column'}{line % 5 + 1}/{i + 1}"

    def osiris(self, value: int) -> str | None:
        if not self.player.buildings:
            return None
        for up in range(6):
            row = (value - 1 - up) % 6
            free = [d for d in self.from_marker_f() if self.state.osiris[4 * row + d] < 0]
            if not free:
                continue

            def wins(district: int, row: int = row) -> int:
                osiris = list(self.state.osiris)
                osiris[4 * row + district] = self.seat
                return len(self.won([district], self.state.people, osiris))

            best = first_best(free, wins, lambda d: wins(d) * self.humans([d]))
            return f"row{row + 1}/{GOODS[best]}"
        return None

    def seth(self, value: int) -> str | None:
        if not self.player.buildings:
            return None
        spaces = min(2, REGION_SPACES[self.count])
        for back in range(6):
            region = (value - 1 - back) % 6
            if -1 in self.board.regions[2 * region : 2 * region + spaces]:
                return f"region{region + 1}"
        return None

    # Cards

    def cards(self, wanted: int) -> list[int]:
        """Return the Market spaces from which the Automa takes cards."""
        market = self.state.market
        for section in reversed(range(self.state.open_sections)):
            slots = [slot for slot in SECTION_SLOTS[section] if market[slot] >= 0]
            if slots and self.player.happiness >= SECTION_HAPPINESS[section]:
                return sorted(slots, key=lambda s: ("DTB".index(FAMILIES[s]), s))[:wanted]
        return []


def spots_index(line: int) -> int:
    """Return the index of the people's space beside the middle row or column."""
    return 0 if line == 2 else 1
