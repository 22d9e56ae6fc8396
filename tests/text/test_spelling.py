"""English is American, as in the rulebook: in every message and on every page of documentation."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tekhenu.components.template import template
from tests.text.reading import file_of, messages, use_of

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md"))]
BRITISH = re.compile(
    r"\b\w*(?:colour|honour|favour|neighbour|behaviour|labour|rumour|flavour|armour|harbour)\w*"
    r"|\b(?:grey|greys|greyed|centres?|centred|theatre|metres?|licen(?:ce|ces)|defence|offence)\b"
    r"|\b(?:judgement|artefact|programme|cheque|storey|sceptic\w*|whilst|amongst|learnt|spelt)s?\b"
    r"|\b(?:towards|afterwards|forwards|backwards|upwards|downwards)\b"
    r"|\b(?:travel|label|cancel|model|signal|level|total|fuel)l(?:ed|ing|er|ers)\b"
    r"|\b(?:organ|real|recogn|summar|normal|random|optim|initial|minim|maxim|final|custom|emphas"
    r"|visual|local|general|special|synchron|serial|categor|apolog)is(?:e|es|ed|ing|ation)\b"
    r"|\banaly[s]e[sd]?\b|\bmanoeuvre\w*|\bfulfil\b|\bwhich way round\b",
    re.IGNORECASE,
)
# Names of things in the code, addresses and anchors are not prose.
NOT_PROSE = re.compile(r"```.*?```|`[^`\n]*`|\]\([^)]*\)|<[^>]*>|^ {4}\S.*$", re.DOTALL | re.M)


def british(text: str) -> list[str]:
    return [found.group() for found in BRITISH.finditer(text)]


def prose(page: Path) -> str:
    return NOT_PROSE.sub(" ", page.read_text(encoding="utf-8"))


def faults() -> Iterator[str]:
    for key in messages("en"):
        for text in use_of("en", key).texts:
            yield from (f"{file_of('en')[key]}: {key} – {word}" for word in british(text))
    for line in template().splitlines():
        if " = " not in line:
            yield from (f"edition template – {word}" for word in british(line))


def test_messages_are_spelled_the_american_way() -> None:
    assert not list(faults())


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_pages_are_spelled_the_american_way(page: Path) -> None:
    assert not british(prose(page))


@pytest.mark.parametrize(
    "text", ["Honour Ra", "the colours", "the MIT licence", "a neighbouring section", "Grey dice"]
)
def test_british_spelling_would_be_found(text: str) -> None:
    assert british(text)


@pytest.mark.parametrize(
    "text",
    ["Honor Ra", "four colors", "under the MIT license", "raised", "levels"],
)
def test_american_spelling_is_left_alone(text: str) -> None:
    assert not british(text)
