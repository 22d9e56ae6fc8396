"""Singulars in English: no message says “1 Buildings” or “1 dice were taken”."""

import re
from collections.abc import Iterator
from itertools import product

import pytest

from tekhenu.components import load
from tekhenu.presentation.help.values import values_of
from tekhenu.text import catalog
from tekhenu.text.titled import ATTRIBUTES
from tests.text.reading import messages, use_of

# Variables that hold names. A verb may follow them: “Ana has left”.
NAMES = {"player", "former", "who", "name", "card", "tile", "artifact", "file"}
# Words in -s that may follow a number without being counted: “row 1 has no free space”.
UNCOUNTED = "|".join(
    ("as", "builds", "has", "honors", "is", "its", "names", "needs", "opens", "raises", "was")
)
# Words that may precede a noun.
ADJUNCTS = "|".join(
    ("Action", "Maat", "Market", "Pillar", "Starting", "Statue", "conquest", "face-down", "secret")
)
PLURAL = re.compile(
    rf"\b1 (?:(?:{ADJUNCTS}) )?(?!(?:{UNCOUNTED})\b)(?:[\w-]*[^\Wsu]s|dice|are|have|were)\b"
)
# Numbers that are never 1, by message and variable.
MANY = {
    ("copy-most", "count"),  # the limit of the server
    ("copy-progress", "values"),  # of a whole edition
    ("copy-game", "values"),
    ("card-artifact-look", "amount"),  # 2 to 4
    ("card-starting-look", "amount"),
    ("edition-expected-edges", "count"),  # 4
    ("edition-expected-symbol", "most"),
    ("edition-problem-dice-left-out", "least"),  # of the rules
    ("edition-problem-long-line", "length"),
    ("edition-problem-no-space", "players"),
    ("edition-problem-seth-bag-gray", "least"),
    ("edition-problem-seth-bag-least", "needed"),
    ("edition-problem-seth-bag-least", "players"),
    ("edition-problem-shape", "count"),
    ("error-seats", "seats"),
    ("error-seats", "players"),
    ("help-automa-score", "decrees"),  # of the rules, as most numbers of the help
    ("help-col-out", "players"),
    ("help-col-with", "players"),
    ("help-solo-score", "scribes"),
    ("help-start-thing", "amount"),
    ("play-new", "players"),
    ("play-new-seth", "players"),
    ("refusal-bad-seats", "players"),
    ("position-draft", "all"),  # parts of a table
    ("position-progress", "all"),
    ("position-problem-pieces", "count"),  # more than a player has
}
# Cases that are possible where the catalog has words for more.
PRODUCED = {"papyrus", "bread", "limestone", "granite", "soldier", "priest"}
POSSIBLE = {
    ("event-produced", "good"): PRODUCED,
    ("option-produce", "good"): PRODUCED,
    ("tale-produced", "good"): PRODUCED,
}


def readings(key: str) -> Iterator[str]:
    """Yield every text of a message, with 1 for each number that can be 1."""
    use, rules = use_of("en", key), numbers_of_the_rules() if key.startswith("help-") else {}
    cases: dict[str, set[str | int]] = {
        name: {"Ana"} if name in NAMES else {2} if (key, name) in MANY else {rules.get(name, 1)}
        for name in use.shown | use.selected
    }
    for name in {name for name, _ in use.cases}:
        found = {case for variable, case in use.cases if variable == name}
        numbers = {int(case) for case in found if case.isdigit()}
        words = POSSIBLE.get((key, name), found - set(map(str, numbers)))
        cases[name] = {*words, *numbers} if words else cases[name] | numbers
    attributes = [a.id.name for a in messages("en")[key].attributes if a.id.name in ATTRIBUTES]
    for chosen in product(*([(name, case) for case in cases[name]] for name in cases)):
        for said in (key, *(f"{key}.{attribute}" for attribute in attributes)):
            yield catalog("en").say(said, **dict(chosen))


def numbers_of_the_rules() -> dict[str, str | int]:
    """Return the numbers of the help except those of Seth, most of which editions can replace."""
    values = values_of(load(), catalog("en"))
    return {k.replace("_", "-"): v for k, v in values.items() if not k.startswith("seth_")}


def test_one_thing_is_not_many() -> None:
    wrong = [(key, text) for key in messages("en") for text in readings(key) if PLURAL.search(text)]
    assert not wrong


@pytest.mark.parametrize(
    "text",
    ["1 Buildings", "So 1 Pillar tiles are left.", "1 dice were taken"],
)
def test_a_plural_after_one_would_be_found(text: str) -> None:
    assert PLURAL.search(text)


@pytest.mark.parametrize(
    "text", ["1 Papyrus", "1 Happiness", "row 1 has no free space", "1 Action tile", "21 Statues"]
)
def test_what_is_right_is_not_found(text: str) -> None:
    assert not PLURAL.search(text)
