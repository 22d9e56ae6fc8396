"""Texts of the candidates that a solo opponent considered: dice, places, sections or colors."""

from collections.abc import Callable, Hashable, Sequence
from typing import Any, TypeVar

from tekhenu.components.kinds import word
from tekhenu.components.terms import Color, God, Good
from tekhenu.rules.event import Considered
from tekhenu.rules.place import (
    BuildingSpace,
    District,
    DistrictSpace,
    MarketSection,
    PeopleSpace,
    PlacedDie,
    Region,
    Section,
    StatueSpace,
    TempleSpace,
)

from .catalog import Catalog
from .names import list_of, row_of
from .places import place_name

T = TypeVar("T")
K = TypeVar("K", bound=Hashable)

RECRUITED = {Color.RED: Good.SOLDIER, Color.BLUE: Good.PRIEST}
KINDS: dict[type[Considered], str] = {
    PlacedDie: "die",
    TempleSpace: "temple",
    BuildingSpace: "hathor",
    District: "district",
    DistrictSpace: "osiris",
    StatueSpace: "statue",
    PeopleSpace: "people",
    MarketSection: "market",
    Region: "region",
    Section: "section",
    Color: "color",
    God: "action",
}


def kind_of(what: Considered) -> str:
    """Return the kind used in message keys; the Seth board is not a section of the wheel."""
    if isinstance(what, Section) and what.god == God.SETH:
        return "board"
    return KINDS[type(what)]


def candidate(words: Catalog, what: Considered) -> str:
    match what:
        case PlacedDie():
            god = word(what.section.god)
            return words.say("bot-die", color=word(what.color), value=what.value, god=god)
        case Color():
            return _color(words, what)
        case God():
            return words.say("god", god=word(what))
        case _:
            return place_name(words, what)


def _color(words: Catalog, color: Color) -> str:
    if color == Color.GRAY:
        return words.say("bot-gray")
    good = RECRUITED.get(color, Good(color))
    return words.say("bot-color", color=word(color), good=word(good))


def candidates(words: Catalog, whats: Sequence[Considered]) -> str:
    """Name candidates of one kind, grouped by place."""
    if len(whats) > 1 and (together := TOGETHER.get(type(whats[0]))):
        return together(words, whats)
    return list_of(words, [candidate(words, what) for what in whats])


def _by(whats: Sequence[T], key: Callable[[T], K]) -> dict[K, list[T]]:
    found: dict[K, list[T]] = {}
    for what in whats:
        found.setdefault(key(what), []).append(what)
    return found


def _dice(words: Catalog, dice: Sequence[PlacedDie]) -> str:
    """Name the dice, grouped by section."""
    sections = _by(dice, lambda die: die.section)
    join = _inner(sections)
    parts = [
        words.say(
            "bot-dice-at",
            god=word(section.god),
            dice=join(words, [_mark(words, die) for die in here]),
        )
        for section, here in sections.items()
    ]
    return list_of(words, parts)


def _mark(words: Catalog, die: PlacedDie) -> str:
    return words.say("bot-die-mark", color=word(die.color), value=die.value)


def _spaces(words: Catalog, spaces: Sequence[TempleSpace]) -> str:
    """Name the spaces of the Temple, grouped by row."""
    rows = _by(spaces, lambda space: space.row)
    join = _inner(rows)
    parts = [
        words.say(
            "bot-spaces",
            row=row,
            columns=join(words, [str(space.column) for space in here]),
            count=len(here),
        )
        for row, here in rows.items()
    ]
    return list_of(words, parts)


def _lines(words: Catalog, spaces: Sequence[BuildingSpace]) -> str:
    """Name rows and columns of the Temple; one with two spaces is named once."""
    lines = _by(list(dict.fromkeys(space.line for space in spaces)), lambda line: line.way)
    join = _inner(lines)
    parts = [
        words.say(
            "bot-lines",
            line=way,
            numbers=join(words, [str(line.number) for line in here]),
            count=len(here),
        )
        for way, here in lines.items()
    ]
    return list_of(words, parts)


def _districts(words: Catalog, spaces: Sequence[DistrictSpace]) -> str:
    """Name the districts, grouped by row of the Osiris area."""
    rows = _by(spaces, lambda space: space.row)
    join = _inner(rows)
    parts = [
        words.say(
            "bot-districts",
            row=row,
            goods=join(words, [place_name(words, space.district) for space in here]),
        )
        for row, here in rows.items()
    ]
    return list_of(words, parts)


def _sections(words: Catalog, sections: Sequence[MarketSection]) -> str:
    numbers = [str(section.number) for section in sections]
    return words.say("bot-sections", sections=list_of(words, numbers))


def _regions(words: Catalog, regions: Sequence[Region]) -> str:
    numbers = [str(region.number) for region in regions]
    return words.say("automa-regions", regions=list_of(words, numbers))


def _inner(groups: dict[Any, list[Any]]) -> Callable[[Catalog, Sequence[str]], str]:
    """Return how to join the items of a group: with commas only if there are several groups."""
    return list_of if len(groups) == 1 else row_of


TOGETHER: dict[type[Considered], Callable[[Catalog, Sequence[Any]], str]] = {
    PlacedDie: _dice,
    TempleSpace: _spaces,
    BuildingSpace: _lines,
    DistrictSpace: _districts,
    MarketSection: _sections,
    Region: _regions,
}
"""Of the kind of things it is listed under."""
