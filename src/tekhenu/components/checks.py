"""Checks of values that depend on each other; `kinds` checks each value alone."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import IntEnum
from functools import cache
from itertools import product
from typing import Any

from .defaults import defaults
from .errors import Problem, Term
from .ids import IDS
from .kinds import word
from .schema import (
    COLORS,
    DISTRICTS,
    KINDS,
    LINES,
    NEW_COLORS,
    PLAYERS,
    SECTION_NAMES,
    SPACES,
    TREE,
    module_of,
)
from .terms import WHEEL, Light

PathValues = Mapping[str, Any]

ALL_DICE = 26


def below(values: PathValues, prefix: str) -> tuple[Any, ...]:
    """Return all values under a key path, in the order of the schema."""
    return tuple(values[path] for path in _paths_below(prefix))


@cache
def _paths_below(prefix: str) -> tuple[str, ...]:
    return tuple(path for path in KINDS if path.startswith(prefix + "."))


def inconsistencies(values: PathValues) -> list[Problem]:
    return [problem for check in _CHECKS for problem in check(values)]


def _dice(values: PathValues) -> Iterator[Problem]:
    total = sum(below(values, "dice.count"))
    if total != ALL_DICE:
        yield Problem("dice_total", "dice.count", {"total": total, "all": ALL_DICE})
    for color in COLORS:
        most = max(values[f"dice.out.{players}.{color}"] for players in PLAYERS)
        count = values[f"dice.count.{color}"]
        if count < most:
            found = {"count": count, "least": most}
            yield Problem("dice_left_out", f"dice.count.{color}", found)


def _lights(values: PathValues) -> Iterator[Problem]:
    lights = below(values, "wheel.lights")
    if set(Counter(lights).values()) != {2} or lights[:2] != (Light.SUNNY, Light.SUNNY):  # R3
        yield Problem("lights", "wheel.lights", {"lights": _terms(lights)})


def _preprinted(values: PathValues) -> Iterator[Problem]:
    gods = below(values, "horus.preprinted")
    if sorted(gods) != list(WHEEL):
        yield Problem("gods", "horus.preprinted", {"gods": _terms(gods)})


def _ra(values: PathValues) -> Iterator[Problem]:
    points = below(values, "ra.points")
    if sorted(points) != [1, 2, 3]:
        yield Problem("ra_points", "ra.points", {"points": points})


def _sections(values: PathValues) -> Iterator[Problem]:
    names = [values[f"market.{section}.name"] for section in TREE["market"]]
    if sorted(names) != sorted(SECTION_NAMES):
        found, all_of_them = (
            tuple(Term("section", name) for name in some) for some in (names, SECTION_NAMES)
        )
        yield Problem("sections", "market", {"sections": found, "all": all_of_them})


def _partners(values: PathValues) -> Iterator[Problem]:
    for row in ("3", "4"):
        for own in DISTRICTS:
            path = f"osiris.{row}.partners.{own}"
            if word(values[path]) == own:
                yield Problem("partner", path, {"good": Term("good", own)})


def _spaces(values: PathValues) -> Iterator[Problem]:
    spaces = [
        values[f"temple.spaces.{line}.{space}.players"] for line, space in product(LINES, SPACES)
    ]
    for players in map(int, PLAYERS):
        if not any(players in counts for counts in spaces):
            yield Problem("no_space", "temple.spaces", {"players": players})


def _symbols(values: PathValues) -> Iterator[Problem]:
    symbols = {values[f"decrees.{card}.symbol"] for card in IDS["D"]}
    if len(symbols) < 3:
        found = tuple(Term("symbol", symbol) for symbol in sorted(symbols))
        yield Problem("symbols", "decrees.*.symbol", {"symbols": found})


def _seth_bag(values: PathValues) -> Iterator[Problem]:
    """Check that the dice last for every section, the Seth board and one Rotation.

    Only editions that change a value of *Time of Seth* are checked. For others, `TimeOfSeth.check`
    rejects a game with too few dice.
    """
    seth = [path for path in values if module_of(path) == "seth"]
    if all(KINDS[path].plain(values[path]) == defaults().values[path] for path in seth):
        return
    counts = {color: values[f"dice.count.{color}"] for color in COLORS}
    counts |= {color: values[f"seth.dice.{color}.count"] for color in NEW_COLORS}
    on_board = values["seth.setup.gray_dice"]
    drawn = values["wheel.section_dice"] * len(WHEEL) + on_board
    for players in PLAYERS:
        where = f"seth.bag.{players}"
        for color, there in counts.items():
            found = values[f"{where}.{color}"]
            if found > there:
                both = {"count": found, "most": there}
                yield Problem("seth_bag_most", f"{where}.{color}", both)
        if (gray := values[f"{where}.gray"]) < on_board:
            both = {"count": gray, "least": on_board}
            yield Problem("seth_bag_gray", f"{where}.gray", both)
        total, needed = sum(below(values, where)), drawn + 2 * int(players)
        if total < needed:
            short = {"total": total, "needed": needed, "players": int(players)}
            yield Problem("seth_bag_least", where, short)


def _seth_start(values: PathValues) -> Iterator[Problem]:
    limit = values["seth.start.track_limit"]
    for track in ("soldiers", "priests"):
        found = values[f"seth.start.{track}"]
        if found > limit:
            both = {"count": found, "limit": limit}
            yield Problem("seth_track", f"seth.start.{track}", both)


def _terms(members: Iterable[IntEnum]) -> tuple[Term, ...]:
    return tuple(Term(type(member).__name__.lower(), word(member)) for member in members)


_CHECKS: tuple[Callable[[PathValues], Iterator[Problem]], ...] = (
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
