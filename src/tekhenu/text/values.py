"""Printed values that an owner may replace: how each is called, and the words it is made of."""

import re
from collections.abc import Mapping

from tekhenu.components.forms import Blank
from tekhenu.components.kinds import Plain
from tekhenu.components.schema import KINDS, SIDES
from tekhenu.components.terms import Edge

from .catalogue import Catalogue

# A message by key path; what is between braces is a value of the message, numbers as such.
_MESSAGES: Mapping[str, str] = {
    "name": "box-new-name",
    "dice.count.{colour}": "box-dice",
    "wheel.lights.{number}": "box-light",
    "statues.costs.{number}": "box-statue-cost",
    "building_row.{number}": "box-building-row",
    "horus.bonuses.{number}": "box-horus-bonus",
    "horus.preprinted.{number}": "box-horus-god",
    "pillars.{card}.cost": "box-pillar-cost",
    "pillars.{card}.edges": "box-pillar-edges",
    "ra.points.{place}": "box-ra-points",
    "temple.rewards.r{row}.c{column}": "box-temple-reward",
    "temple.edges.{side}": "box-temple-edge",
    "temple.spaces.{line}.{space}.{what}": "box-space",
    "osiris.{row}.partners.{good}": "box-osiris-partner",
    "tracks.populace_limit": "box-populace-limit",
    "market.{number}.name": "box-market-section",
    "decrees.{card}.symbol": "box-decree-symbol",
    "botankhamun.pieces.{what}": "box-bot-piece",
    "botankhamun.tiles.{number}": "box-bot-tile",
    "botankhamun.bonuses.{number}.{what}": "box-bot-bonus",
    "seth.start.{what}": "box-seth-start",
    "seth.dice.{colour}.{what}": "box-seth-die",
    "seth.setup.{what}": "box-seth-setup",
    "seth.display.{what}": "box-seth-setup",
    "seth.bag.{players}.{colour}": "box-seth-bag",
    "seth.regions.{region}.{what}": "box-seth-region",
    "seth.spaces.{players}": "box-seth-spaces",
    "seth.people.{what}": "box-seth-people",
    "seth.statue.spaces.{players}": "box-seth-statue-spaces",
    "seth.statue.{what}": "box-seth-statue",
    "seth.conquest.{card}.{what}": "box-seth-card",
    "seth.cultists.{card}.{what}": "box-seth-card",
    "seth.artifacts.{card}.{what}": "box-seth-card",
    "seth.starting.{card}.{what}": "box-seth-card",
    "automa.order.{what}": "box-automa-order",
}
_PATTERNS = [
    (re.compile(re.sub(r"\\{(\w+)\\}", r"(?P<\1>\\w+?)", re.escape(path))), key)
    for path, key in _MESSAGES.items()
]
EDGES = {edge.name.lower()[0]: edge.name.lower() for edge in Edge}


def value_label(words: Catalogue, path: str) -> str:
    """What a printed value is called."""
    for pattern, key in _PATTERNS:
        if match := pattern.fullmatch(path):
            return words.say(key, **_said(match.groupdict()))
    raise LookupError(f"nothing is called {path}")


def _said(found: Mapping[str, str]) -> dict[str, str | int]:
    values: dict[str, str | int] = {
        name: int(text) if text.isdigit() else text for name, text in found.items()
    }
    if "line" in found:
        values |= _line(found["line"])
    return values


def _line(name: str) -> dict[str, str | int]:
    return {"line": "row" if name[0] == "r" else "column", "number": int(name[1:])}


def word_label(words: Catalogue, vocabulary: str, word: str) -> str:
    """A word that a value is made of; `vocabulary` as in `Blank.of`."""
    match vocabulary:
        case "edge":
            return words.say("edge", edge=EDGES[word])
        case "line":
            return words.say("temple-line", **_line(word))
        case "players":
            return words.say("box-players", players=int(word))
        case "none" | "section" | "conquest":
            return words.say(f"box-{vocabulary}", word=word)
        case "symbol":
            return words.say("symbol", symbol=word)
    return words.say(vocabulary, **{vocabulary: word})


def place_label(words: Catalogue, place: int, of: int) -> str:
    """The place of an edge: round a tile, or along a side."""
    if of == len(SIDES):
        return words.say("box-side", side=SIDES[place])
    return words.say("box-place", number=place + 1)


def value_words(words: Catalogue, path: str, value: Plain) -> str:
    """Say what a printed value is."""
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
            said.append(words.say("box-form", verb=token))
        elif any(token == form.empty for form in forms):
            said.append(words.say("box-empty-value"))
        else:
            said.append(token)
    return " ".join(said)
