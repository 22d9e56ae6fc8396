"""An independent, slow implementation of Botankhamun's choices by brute force.

It reads the table before a turn and never calls the engine's own choices. It returns a choice in
the form that the log must have: skipped candidates with the reasons, then for each rule the points
of the remaining candidates, and finally the candidates of a random choice. A rule that does not
narrow the choice is left out, unless something else depends on it.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from tests.reader import FAMILIES, SECTION_SLOTS, Picture

ME = 1
GODS = ("horus", "ra", "hathor", "bastet", "thoth", "osiris")
COLORS = ("yellow", "brown", "white", "black", "gray")
GOODS = ("papyrus", "bread", "limestone", "granite")
GRAY = 4
LIGHTS = ("sunny", "sunny", "shaded", "dark", "dark", "shaded")
PURE = {"sunny": "white", "shaded": "yellow brown", "dark": "black"}
FORBIDDEN = {"sunny": "black brown", "shaded": "", "dark": "white yellow"}
RESOURCE_TILES = {
    6: "black white brown yellow",
    7: "yellow brown white black",
    8: "white black yellow brown",
    9: "brown yellow black white",
}
PEOPLE = ("temple-row", "temple-column", "workshops", "quarries")
SECTION_HAPPINESS = (1, 5, 9, 13)
CARDS = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3}

# The dice in question, whether the Temple comes next, from which district a gray die counts
LOGGED_ANYWAY = ("value", "impact", "fewest")

Points = list[tuple[str, int]]
Rule = tuple[str, Callable[[str], int]]


@dataclass
class Opinion:
    passed: list[tuple[str, str]] = field(default_factory=list)
    steps: list[tuple[str, Points]] = field(default_factory=list)
    entered: list[tuple[int, int, int]] = field(default_factory=list)
    left: list[str] = field(default_factory=list)

    def narrow(self, candidates: Iterable[str], *rules: Rule) -> "Opinion":
        """Keep the candidates with the most points, rule by rule, while there are several."""
        self.left = list(candidates)
        for rule, points in rules:
            if len(self.left) > 1:
                self.compare(rule, points)
        return self

    def compare(self, rule: str, points: Callable[[str], int]) -> int:
        counted = [(name, points(name)) for name in self.left]
        most = max(count for _, count in counted)
        if rule in LOGGED_ANYWAY or min(count for _, count in counted) < most:
            self.steps.append((rule, counted))
        self.left = [name for name, count in counted if count == most]
        return most


# Dice


def light(at: Picture, section: int) -> str:
    return LIGHTS[(section - at.wheel) % 6]


def dice(at: Picture) -> list[str]:
    """Return all dice at the Obelisk by name, such as "die:white5@ra"."""
    return [
        f"die:{COLORS[min(die // 5, GRAY)]}{at.values[die]}@{GODS[section]}"
        for section, lying in enumerate(at.sections)
        for die in lying
    ]


def color(die: str) -> str:
    return die.removeprefix("die:").partition("@")[0][:-1]


def value(die: str) -> int:
    return int(die.partition("@")[0][-1])


def section(die: str) -> str:
    return die.partition("@")[2]


def legal(at: Picture, die: str) -> bool:
    there = light(at, GODS.index(section(die)))
    return color(die) not in FORBIDDEN[there].split()


def pure(at: Picture, die: str) -> bool:
    return color(die) in PURE[light(at, GODS.index(section(die)))].split()


def has_statue(at: Picture, god: str) -> bool:
    first = 3 * GODS.index(god)
    return ME in at.statues[first : first + 3]


def die_choice(at: Picture, tile: int) -> Opinion:
    if tile < 6:
        return god_die(at, tile)
    return resource_die(at, RESOURCE_TILES[tile].split())


def god_die(at: Picture, god: int) -> Opinion:
    opinion = Opinion()
    for step in range(6):
        there = [die for die in dice(at) if section(die) == GODS[god - step]]
        fitting = [die for die in there if legal(at, die)]
        if fitting:
            opinion.passed += left_out(there, fitting)
            return opinion.narrow(
                fitting, ("value", value), ("pure", lambda die: int(pure(at, die)))
            )
        opinion.passed.append((GODS[god - step], "forbidden" if there else "empty"))
    return opinion.narrow(dice(at))


def resource_die(at: Picture, order: list[str]) -> Opinion:
    opinion = Opinion()
    for wanted in [*order, "gray"]:
        there = [die for die in dice(at) if color(die) == wanted]
        fitting = [die for die in there if legal(at, die)]
        if fitting:
            opinion.passed += left_out(there, fitting)
            return with_statues(at, opinion, fitting)
        opinion.passed.append((wanted, "forbidden" if there else "empty"))
    return opinion.narrow(dice(at))


def left_out(there: list[str], fitting: list[str]) -> list[tuple[str, str]]:
    return [(die, "forbidden") for die in there if die not in fitting]


def with_statues(at: Picture, opinion: Opinion, fitting: list[str]) -> Opinion:
    opinion.narrow(
        fitting, ("value", value), ("statue", lambda die: int(has_statue(at, section(die))))
    )
    if len(opinion.left) > 1 and has_statue(at, section(opinion.left[0])):
        opinion.compare("slot", lambda die: at.horus.index(GODS.index(section(die))) + 1)
    return opinion


# Places


def space(name: str) -> tuple[int, int]:
    """Return row and column of a place such as "temple:r3c2", from 0."""
    return int(name[-3]) - 1, int(name[-1]) - 1


def building_beside(at: Picture, row: int, column: int) -> list[int]:
    """Return the owners of the Buildings beside a row and a column."""
    owners = (at.temple_buildings[2 * row], at.temple_buildings[2 * (5 + column)])
    return [owner for owner in owners if owner >= 0]


def ra_choice(at: Picture, value: int) -> Opinion:
    """Return the place, or None without a tile, Pillar or space."""
    display = {1: 2, 2: 2, 3: 1, 4: 1, 5: 0, 6: 0}[value]
    if at.display[display] < 0 or not at.players[ME].pillars:
        why = "no tile" if at.display[display] < 0 else "no piece"
        return Opinion(passed=[("ra", why)])
    empty = [f"temple:r{s // 5 + 1}c{s % 5 + 1}" for s in range(25) if at.tiles[s] < 0]

    def vp(name: str) -> int:
        row, column = space(name)
        sides = 0
        for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            outside = not (0 <= r < 5 and 0 <= c < 5)
            sides += outside or at.tiles[5 * r + c] >= 0
        return len(building_beside(at, row, column)) + sides + 3 - display

    def inner(name: str) -> int:
        return int(all(0 < n < 4 for n in space(name)))

    own = ("own building", lambda name: int(ME in building_beside(at, *space(name))))
    return Opinion().narrow(empty, ("vp", vp), own, ("inner", inner))


def own_pillars(at: Picture, line: int) -> int:
    """Return the number of its Pillars; rows are lines 0 to 4, columns 5 to 9."""
    spaces = [s for s in range(25) if line in (s // 5, 5 + s % 5)]
    return sum(at.pillars[s] == ME for s in spaces)


def hathor_choice(at: Picture) -> Opinion:
    if not at.players[ME].buildings:
        return Opinion(passed=[("hathor", "no piece")])
    names = [f"hathor:row{n}/1" for n in range(1, 6)] + [f"hathor:column{n}/1" for n in range(1, 6)]
    free = [name for line, name in enumerate(names) if at.temple_buildings[2 * line] < 0]
    return Opinion().narrow(free, ("vp", lambda name: 3 * own_pillars(at, names.index(name))))


def controller(at: Picture, district: int, statue: int) -> int:
    """Return the owner of most pieces of a district, else of the topmost; the Statue is on top."""
    column = [statue, *(at.osiris[4 * row + district] for row in range(6))]
    counts = {seat: column.count(seat) for seat in (0, 1) if seat in column}
    leaders = [seat for seat, count in counts.items() if count == max(counts.values())]
    return min(leaders, key=column.index) if leaders else -1


def impact(at: Picture, place: str) -> int:
    districts = (0, 1) if place == "statue:workshops" else (2, 3)
    return sum(
        controller(at, district, -1) != ME and controller(at, district, ME) == ME
        for district in districts
    )


def horus_choice(at: Picture, value: int) -> Opinion:
    """Return the place of the Statue, or None if it scores 3 VP instead."""
    opinion = Opinion()
    god = at.horus[value - 1]
    statues = at.players[ME].statues
    if statues and at.statues[3 * god] < 0:
        opinion.left = [f"statue:{GODS[god]}"]
        return opinion
    if not statues:
        opinion.passed.append(("horus", "no piece"))
        return opinion
    opinion.passed.append((f"statue:{GODS[god]}", "occupied"))
    opinion.passed += [(f"statue:{PEOPLE[i]}", "occupied") for i in (2, 3) if at.people[i] >= 0]
    free = [f"statue:{place}" for i, place in enumerate(PEOPLE) if at.people[i] < 0]
    opinion.left = [place for place in free if place in ("statue:workshops", "statue:quarries")]
    if opinion.left and opinion.compare("impact", lambda place: impact(at, place)):
        return opinion
    lines = {"statue:temple-row": 2, "statue:temple-column": 7}
    temple = [place for place in free if place in lines]
    if not temple:
        opinion.passed += [(place, "occupied") for place in lines]
    return opinion.narrow(
        temple,
        ("pillars", lambda place: own_pillars(at, lines[place])),
    )


def osiris_choice(at: Picture, color: int, value: int) -> Opinion:
    opinion = Opinion()
    if not at.players[ME].buildings:
        opinion.passed.append(("osiris", "no piece"))
        return opinion
    district = color
    if color == GRAY:
        counts = [sum(at.osiris[4 * row + d] >= 0 for row in range(6)) for d in range(4)]
        opinion.steps.append(("fewest", list(zip(GOODS, counts, strict=True))))
        district = counts.index(min(counts))
    for row in [*range(value - 1, -1, -1), *range(5, value - 1, -1)]:
        for step in range(4):
            there = (district + step) % 4
            name = f"osiris:row{row + 1}/{GOODS[there]}"
            if at.osiris[4 * row + there] < 0:
                opinion.left = [name]
                return opinion
            opinion.passed.append((name, "occupied"))
    return opinion


def thoth_choice(at: Picture, value: int) -> Opinion:
    """Return the cards that it takes, in order, by suit and number."""
    opinion = Opinion()
    happiness = at.players[ME].happiness
    for section in range(at.open_sections - 1, -1, -1):
        lying = [slot for slot in SECTION_SLOTS[section] if at.market[slot] >= 0]
        if happiness < SECTION_HAPPINESS[section]:
            opinion.passed.append((f"market:{section + 1}", "happiness"))
        elif not lying:
            opinion.passed.append((f"market:{section + 1}", "empty"))
        else:
            opinion.entered.append((section, SECTION_HAPPINESS[section], happiness))
            ranked = [slot for suit in "DTB" for slot in lying if FAMILIES[slot] == suit]
            taken = ranked[: CARDS[value]]
            opinion.left = [f"{FAMILIES[s]}{at.market[s] + 1:02}" for s in taken]
            return opinion
    return opinion
