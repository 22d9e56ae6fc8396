"""What a solo opponent considered: one die, place, section or colour, or many in few words."""

from collections.abc import Callable, Hashable, Sequence
from typing import Any, TypeVar

from tekhenu.components.kinds import word
from tekhenu.components.terms import Colour, God, Good
from tekhenu.rules.event import Considered
from tekhenu.rules.place import (
    BuildingSpace,
    District,
    DistrictSpace,
    LyingDie,
    MarketSection,
    PeopleSpace,
    Region,
    Section,
    StatueSpace,
    TempleSpace,
)

from .catalogue import Catalogue
from .names import list_of, row_of
from .places import place_name

T = TypeVar("T")
K = TypeVar("K", bound=Hashable)

RECRUITED = {Colour.RED: Good.SOLDIER, Colour.BLUE: Good.PRIEST}
KINDS: dict[type[Considered], str] = {
    LyingDie: "die",
    TempleSpace: "temple",
    BuildingSpace: "hathor",
    District: "district",
    DistrictSpace: "osiris",
    StatueSpace: "statue",
    PeopleSpace: "people",
    MarketSection: "market",
    Region: "region",
    Section: "section",
    Colour: "colour",
    God: "action",
}


def kind_of(what: Considered) -> str:
    """How messages call it; the board of Seth is no section of the wheel."""
    if isinstance(what, Section) and what.god == God.SETH:
        return "board"
    return KINDS[type(what)]


def candidate(words: Catalogue, what: Considered) -> str:
    match what:
        case LyingDie():
            god = word(what.section.god)
            return words.say("bot-die", colour=word(what.colour), value=what.value, god=god)
        case Colour():
            return _colour(words, what)
        case God():
            return words.say("god", god=word(what))
        case _:
            return place_name(words, what)


def _colour(words: Catalogue, colour: Colour) -> str:
    if colour == Colour.GRAY:
        return words.say("bot-gray")
    good = RECRUITED.get(colour, Good(colour))
    return words.say("bot-colour", colour=word(colour), good=word(good))


def candidates(words: Catalogue, whats: Sequence[Considered]) -> str:
    """All of one kind; spaces and dice that lie together are named together."""
    if len(whats) > 1 and (together := TOGETHER.get(type(whats[0]))):
        return together(words, whats)
    return list_of(words, [candidate(words, what) for what in whats])


def _by(whats: Sequence[T], key: Callable[[T], K]) -> dict[K, list[T]]:
    found: dict[K, list[T]] = {}
    for what in whats:
        found.setdefault(key(what), []).append(what)
    return found


def _dice(words: Catalogue, dice: Sequence[LyingDie]) -> str:
    """By the section they lie at."""
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


def _mark(words: Catalogue, die: LyingDie) -> str:
    return words.say("bot-die-mark", colour=word(die.colour), value=die.value)


def _spaces(words: Catalogue, spaces: Sequence[TempleSpace]) -> str:
    """By row of the Temple."""
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


def _lines(words: Catalogue, spaces: Sequence[BuildingSpace]) -> str:
    """Rows and columns of the Temple, one with two spaces named once."""
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


def _districts(words: Catalogue, spaces: Sequence[DistrictSpace]) -> str:
    """By row of the Osiris area."""
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


def _sections(words: Catalogue, sections: Sequence[MarketSection]) -> str:
    numbers = [str(section.number) for section in sections]
    return words.say("bot-sections", sections=list_of(words, numbers))


def _regions(words: Catalogue, regions: Sequence[Region]) -> str:
    numbers = [str(region.number) for region in regions]
    return words.say("automa-regions", regions=list_of(words, numbers))


def _inner(groups: dict[Any, list[Any]]) -> Callable[[Catalogue, Sequence[str]], str]:
    """How the things of a group are joined: with commas alone if there are several groups."""
    return list_of if len(groups) == 1 else row_of


TOGETHER: dict[type[Considered], Callable[[Catalogue, Sequence[Any]], str]] = {
    LyingDie: _dice,
    TempleSpace: _spaces,
    BuildingSpace: _lines,
    DistrictSpace: _districts,
    MarketSection: _sections,
    Region: _regions,
}
"""Of the kind of things it is listed under."""
