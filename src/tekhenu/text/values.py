"""Names of printed values that an owner can replace, and of the words in them."""

import re
from collections.abc import Mapping

from tekhenu.components.forms import Blank
from tekhenu.components.kinds import Plain
from tekhenu.components.schema import KINDS, SIDES
from tekhenu.components.terms import Edge

from .catalog import Catalog

# Message keys by key path; the names in braces become values of the message.
_MESSAGES: Mapping[str, str] = {
    "name": "copy-new-name",
    "dice.count.{color}": "copy-dice",
    "wheel.lights.{number}": "copy-light",
    "statues.costs.{number}": "copy-statue-cost",
    "building_row.{number}": "copy-building-row",
    "horus.bonuses.{number}": "copy-horus-bonus",
    "horus.preprinted.{number}": "copy-horus-god",
    "pillars.{card}.cost": "copy-pillar-cost",
    "pillars.{card}.edges": "copy-pillar-edges",
    "ra.points.{place}": "copy-ra-points",
    "temple.rewards.r{row}.c{column}": "copy-temple-reward",
    "temple.edges.{side}": "copy-temple-edge",
    "temple.spaces.{line}.{space}.{what}": "copy-space",
    "osiris.{row}.partners.{good}": "copy-osiris-partner",
    "tracks.populace_limit": "copy-populace-limit",
    "market.{number}.name": "copy-market-section",
    "decrees.{card}.symbol": "copy-decree-symbol",
    "botankhamun.pieces.{what}": "copy-bot-piece",
    "botankhamun.tiles.{number}": "copy-bot-tile",
    "botankhamun.bonuses.{number}.{what}": "copy-bot-bonus",
    "seth.start.{what}": "copy-seth-start",
    "seth.dice.{color}.{what}": "copy-seth-die",
    "seth.setup.{what}": "copy-seth-setup",
    "seth.display.{what}": "copy-seth-setup",
    "seth.bag.{players}.{color}": "copy-seth-bag",
    "seth.regions.{region}.{what}": "copy-seth-region",
    "seth.spaces.{players}": "copy-seth-spaces",
    "seth.people.{what}": "copy-seth-people",
    "seth.statue.spaces.{players}": "copy-seth-statue-spaces",
    "seth.statue.{what}": "copy-seth-statue",
    "seth.conquest.{card}.{what}": "copy-seth-card",
    "seth.cultists.{card}.{what}": "copy-seth-card",
    "seth.artifacts.{card}.{what}": "copy-seth-card",
    "seth.starting.{card}.{what}": "copy-seth-card",
    "automa.order.{what}": "copy-automa-order",
}
_PATTERNS = [
    (re.compile(re.sub(r"\\{(\w+)\\}", r"(?P<\1>\\w+?)", re.escape(path))), key)
    for path, key in _MESSAGES.items()
]
EDGES = {edge.name.lower()[0]: edge.name.lower() for edge in Edge}


def value_label(words: Catalog, path: str) -> str:
    """Name a printed value."""
    for pattern, key in _PATTERNS:
        if match := pattern.fullmatch(path):
            return words.say(key, **_said(match.groupdict()))
    raise LookupError(f"no name for the printed value {path!r}")


def _said(found: Mapping[str, str]) -> dict[str, str | int]:
    values: dict[str, str | int] = {
        name: int(text) if text.isdigit() else text for name, text in found.items()
    }
    if "line" in found:
        values |= _line(found["line"])
    return values


def _line(name: str) -> dict[str, str | int]:
    return {"line": "row" if name[0] == "r" else "column", "number": int(name[1:])}


def word_label(words: Catalog, vocabulary: str, word: str) -> str:
    """Name a word within a value; `vocabulary` as in `Blank.of`."""
    match vocabulary:
        case "edge":
            return words.say("edge", edge=EDGES[word])
        case "line":
            return words.say("temple-line", **_line(word))
        case "players":
            return words.say("copy-players", players=int(word))
        case "none" | "section" | "conquest":
            return words.say(f"copy-{vocabulary}", word=word)
        case "symbol":
            return words.say("symbol", symbol=word)
    return words.say(vocabulary, **{vocabulary: word})


def place_label(words: Catalog, place: int, of: int) -> str:
    """Name the place of an edge: around a tile, or along a side."""
    if of == len(SIDES):
        return words.say("copy-side", side=SIDES[place])
    return words.say("copy-place", number=place + 1)


def value_words(words: Catalog, path: str, value: Plain) -> str:
    """Describe a printed value."""
    forms = KINDS[path].forms
    vocabularies = {word: blank for form in forms for blank in form.blanks for word in blank.words}
    said = []
    for token in re.findall(r"[^\s,]+", str(value)):
        blank: Blank | None = vocabularies.get(token)
        if blank is not None and blank.of != "players":
            said.append(word_label(words, blank.of, token))
        elif any(token == each.none for form in forms for each in form.blanks):
            said.append(word_label(words, "none", token))
        elif any(token == form.verb for form in forms):
            said.append(words.say("copy-form", verb=token))
        elif any(token == form.empty for form in forms):
            said.append(words.say("copy-empty-value"))
        else:
            said.append(token)
    return " ".join(said)
