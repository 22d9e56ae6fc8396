"""What a solo opponent considered: one die, place, section or colour, or many in few words."""

from collections.abc import Callable, Sequence

from tekhenu.components.terms import Colour, God, Good
from tekhenu.rules.moves import PEOPLE

from .catalogue import Catalogue, Value
from .names import list_of, row_of

GODS = {god.name.lower() for god in God}
COLOURS = {colour.name.lower(): colour for colour in Colour}


PEOPLE_SPACES = {option.partition(":")[2] for option in PEOPLE}
BOARD = "seth"  # the dice area beside the wheel
RECRUITED = {Colour.RED: Good.SOLDIER, Colour.BLUE: Good.PRIEST}


def kind_of(name: str) -> str:
    """The verb of an option name; what has none is a section, a colour or a district."""
    verb, _, rest = name.partition(":")
    if rest:
        return "people" if rest in PEOPLE_SPACES else verb
    if name == BOARD:
        return "board"
    return "section" if name in GODS else "colour" if name in COLOURS else "district"


def candidate(words: Catalogue, name: str) -> str:
    rest = name.partition(":")[2]
    place, _, more = rest.partition("/")
    match kind_of(name):
        case "die":
            _, colour, value, god = rest.split("/")
            return words.say("bot-die", colour=colour, value=int(value), god=god)
        case "temple":
            return words.say("temple-space", row=int(place[1]), column=int(place[3]))
        case "hathor":
            return words.say("temple-line", **line_values(name))
        case "osiris":
            return words.say("bot-district", good=more, row=int(place[3:]))
        case "statue":
            return words.say("god", god=place)
        case "people":
            return words.say("bot-people", people=place)
        case "region":
            return words.say("automa-region", region=int(rest))
        case "market":
            return words.say("bot-section", section=int(rest))
        case "section" | "board":
            return words.say("god", god=name)
        case "colour":
            return _colour(words, name)
        case _:
            return words.say("good", good=name)


def line_values(name: str) -> dict[str, Value]:
    """The row or column of the Temple of a Building space, as in "hathor:row3/2"."""
    place = name.partition(":")[2].partition("/")[0]
    line = "row" if place.startswith("row") else "column"
    return {"line": line, "number": int(place[len(line) :])}


def _colour(words: Catalogue, name: str) -> str:
    if COLOURS[name] == Colour.GRAY:
        return words.say("bot-gray")
    good = RECRUITED.get(COLOURS[name], Good(COLOURS[name])).name.lower()
    return words.say("bot-colour", colour=name, good=good)


def candidates(words: Catalogue, names: Sequence[str]) -> str:
    """All of one kind; spaces and dice that lie together are named together."""
    if len(names) > 1 and (together := TOGETHER.get(kind_of(names[0]))):
        return together(words, names)
    return list_of(words, [candidate(words, name) for name in names])


def _by(names: Sequence[str], key: Callable[[str], str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for name in names:
        found.setdefault(key(name), []).append(name)
    return found


def _dice(words: Catalogue, names: Sequence[str]) -> str:
    """By the section they lie at."""
    sections = _by(names, lambda name: name.rpartition("/")[2])
    join = _inner(sections)
    parts = [
        words.say("bot-dice-at", god=god, dice=join(words, [_mark(words, die) for die in dice]))
        for god, dice in sections.items()
    ]
    return list_of(words, parts)


def _mark(words: Catalogue, name: str) -> str:
    _, colour, value, _ = name.split("/")
    return words.say("bot-die-mark", colour=colour, value=int(value))


def _spaces(words: Catalogue, names: Sequence[str]) -> str:
    """By row of the Temple."""
    rows = _by(names, lambda name: name[-3])
    join = _inner(rows)
    parts = [
        words.say(
            "bot-spaces",
            row=int(row),
            columns=join(words, [name[-1] for name in spaces]),
            count=len(spaces),
        )
        for row, spaces in rows.items()
    ]
    return list_of(words, parts)


def _lines(words: Catalogue, names: Sequence[str]) -> str:
    """Rows and columns of the Temple, one with two spaces named once."""
    places = list(dict.fromkeys(name.partition(":")[2].partition("/")[0] for name in names))
    lines = _by(places, lambda place: place.rstrip("0123456789"))
    join = _inner(lines)
    parts = [
        words.say(
            "bot-lines",
            line=line,
            numbers=join(words, [place[len(line) :] for place in here]),
            count=len(here),
        )
        for line, here in lines.items()
    ]
    return list_of(words, parts)


def _districts(words: Catalogue, names: Sequence[str]) -> str:
    """By row of the Osiris area."""
    rows = _by(names, lambda name: name.partition("/")[0])
    join = _inner(rows)
    parts = [
        words.say(
            "bot-districts",
            row=int(row[len("osiris:row") :]),
            goods=join(words, [words.say("good", good=s.partition("/")[2]) for s in spaces]),
        )
        for row, spaces in rows.items()
    ]
    return list_of(words, parts)


def _sections(words: Catalogue, names: Sequence[str]) -> str:
    numbers = [name.partition(":")[2] for name in names]
    return words.say("bot-sections", sections=list_of(words, numbers))


def _regions(words: Catalogue, names: Sequence[str]) -> str:
    numbers = [name.partition(":")[2] for name in names]
    return words.say("automa-regions", regions=list_of(words, numbers))


def _inner(groups: dict[str, list[str]]) -> Callable[[Catalogue, Sequence[str]], str]:
    """How the things of a group are joined: with commas alone if there are several groups."""
    return list_of if len(groups) == 1 else row_of


TOGETHER: dict[str, Callable[[Catalogue, Sequence[str]], str]] = {
    "die": _dice,
    "temple": _spaces,
    "hathor": _lines,
    "osiris": _districts,
    "market": _sections,
    "region": _regions,
}
