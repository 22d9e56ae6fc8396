"""What values must be true together, on top of what each must be alone."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from itertools import product
from typing import Any

from .defaults import defaults
from .errors import Problem
from .ids import IDS
from .kinds import word
from .schema import (
    COLOURS,
    DISTRICTS,
    KINDS,
    LINES,
    NEW_COLOURS,
    PLAYERS,
    SECTION_NAMES,
    SPACES,
    TREE,
    module_of,
)
from .terms import WHEEL, Light

Values = Mapping[str, Any]

ALL_DICE = 26


def below(values: Values, prefix: str) -> tuple[Any, ...]:
    """All values under a key path, in the order of the schema."""
    return tuple(values[path] for path in _paths_below(prefix))


@cache
def _paths_below(prefix: str) -> tuple[str, ...]:
    return tuple(path for path in KINDS if path.startswith(prefix + "."))


def inconsistencies(values: Values) -> list[Problem]:
    return [problem for check in _CHECKS for problem in check(values)]


def _dice(values: Values) -> Iterator[Problem]:
    total = sum(below(values, "dice.count"))
    if total != ALL_DICE:
        yield Problem("dice.count", f"{total} dice", f"{ALL_DICE} together, as the rulebook counts")
    for colour in COLOURS:
        most = max(values[f"dice.out.{players}.{colour}"] for players in PLAYERS)
        count = values[f"dice.count.{colour}"]
        if count < most:
            where = f"dice.count.{colour}"
            yield Problem(where, str(count), f"at least the {most} left out with fewer players")


def _lights(values: Values) -> Iterator[Problem]:
    lights = below(values, "wheel.lights")
    if set(Counter(lights).values()) != {2} or lights[:2] != (Light.SUNNY, Light.SUNNY):  # R3
        expected = (
            "two sections of each light, the two sunny ones first (the arrow is between them)"
        )
        yield Problem("wheel.lights", _list(map(word, lights)), expected)


def _preprinted(values: Values) -> Iterator[Problem]:
    gods = below(values, "horus.preprinted")
    if sorted(gods) != list(WHEEL):
        yield Problem("horus.preprinted", _list(map(word, gods)), "each of the six gods once")


def _ra(values: Values) -> Iterator[Problem]:
    points = below(values, "ra.points")
    if sorted(points) != [1, 2, 3]:
        yield Problem("ra.points", _list(points), "1, 2 and 3, each once, as the rulebook states")


def _sections(values: Values) -> Iterator[Problem]:
    names = [values[f"market.{section}.name"] for section in TREE["market"]]
    if sorted(names) != sorted(SECTION_NAMES):
        yield Problem("market", f"sections named {_list(names)}", f"each of {_list(SECTION_NAMES)}")


def _partners(values: Values) -> Iterator[Problem]:
    for row in ("3", "4"):
        for own in DISTRICTS:
            path = f"osiris.{row}.partners.{own}"
            if word(values[path]) == own:
                yield Problem(path, own, "another Resource than the district's own")


def _spaces(values: Values) -> Iterator[Problem]:
    spaces = [
        values[f"temple.spaces.{line}.{space}.players"] for line, space in product(LINES, SPACES)
    ]
    for players in map(int, PLAYERS):
        if not any(players in counts for counts in spaces):
            found = f"no Building space with {players} players"
            yield Problem("temple.spaces", found, "at least one for each number of players")


def _symbols(values: Values) -> Iterator[Problem]:
    symbols = {values[f"decrees.{card}.symbol"] for card in IDS["D"]}
    if len(symbols) < 3:
        found = f"only {_list(sorted(symbols))}"
        yield Problem("decrees.*.symbol", found, "at least three symbols: three Decrees can score")


def _seth_bag(values: Values) -> Iterator[Problem]:
    """Dice are drawn for every section, the Seth board and one Rotation before any come back.

    Who says nothing about Seth may own other dice: then only a game with Seth is refused.
    """
    seth = [path for path in values if module_of(path) == "seth"]
    if all(KINDS[path].plain(values[path]) == defaults().values[path] for path in seth):
        return
    counts = {colour: values[f"dice.count.{colour}"] for colour in COLOURS}
    counts |= {colour: values[f"seth.dice.{colour}.count"] for colour in NEW_COLOURS}
    on_board = values["seth.setup.gray_dice"]
    drawn = values["wheel.section_dice"] * len(WHEEL) + on_board
    for players in PLAYERS:
        where = f"seth.bag.{players}"
        for colour, there in counts.items():
            found = values[f"{where}.{colour}"]
            if found > there:
                yield Problem(f"{where}.{colour}", str(found), f"at most the {there} in the box")
        if values[f"{where}.gray"] < on_board:
            expected = f"at least the {on_board} rolled for the Seth board"
            yield Problem(f"{where}.gray", str(values[f"{where}.gray"]), expected)
        total, needed = sum(below(values, where)), drawn + 2 * int(players)
        if total < needed:
            yield Problem(where, f"{total} dice", f"at least {needed}: so many are drawn")


def _seth_start(values: Values) -> Iterator[Problem]:
    limit = values["seth.start.track_limit"]
    for track in ("soldiers", "priests"):
        found = values[f"seth.start.{track}"]
        if found > limit:
            yield Problem(f"seth.start.{track}", str(found), f"at most {limit}, the track's end")


def _list(items: Iterable[object]) -> str:
    return ", ".join(map(str, items))


_CHECKS: tuple[Callable[[Values], Iterator[Problem]], ...] = (
    _dice,
    _lights,
    _preprinted,
    _ra,
    _sections,
    _partners,
    _spaces,
    _symbols,
    _seth_bag,
    _seth_start,
)
