"""Writes docs/cards.md: every card and tile with its text, printed facts and test."""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tekhenu.components import Edition, load
from tekhenu.components.loading import plain_values
from tekhenu.components.tables import MARKS, OWN
from tekhenu.text import card_ids, card_text

PAGE = Path(__file__).parents[1] / "docs" / "cards.md"

INTRO = """\
# Cards and tiles

All {count} of them in our own words. Written by `make docs` from the data and the catalogue; do
not edit it by hand.

A mark behind a printed value says where it comes from: {marks}. What the cards of the base game do
is stated by the rulebook; those of *Time of Seth* are reconstructed, see [seth](seth.md). See
[components](components.md) for the marks, for the words of the effects and for putting in the
values of your own box.
"""


@dataclass(frozen=True, slots=True)
class CardFamily:
    """`facts` are column heading and key path of what is printed on each card."""

    letter: str
    title: str
    about: str
    tests: str
    facts: tuple[tuple[str, str], ...] = ()
    folder: str = "cards"


FAMILIES = (
    CardFamily(
        "P",
        "Pillar tiles",
        "Laid with Ra. The ability works when the section of Ra has the light named, or always"
        " with T09. Edges read north, east, south, west: red, green, blue, yellow.",
        "test_pillar_tiles",
        (
            ("cost", "pillars.{id}.cost"),
            ("edges", "pillars.{id}.edges"),
            ("light", "pillars.{id}.light"),
            ("effect", "pillars.{id}.effect"),
        ),
    ),
    CardFamily(
        "S",
        "Starting cards",
        "Two each at the start; the sum of their initiative gives the first turn order.",
        "test_starting_and_destiny",
        (("initiative", "starting.{id}.initiative"), ("effect", "starting.{id}.effect")),
    ),
    CardFamily(
        "A",
        "Destiny cards",
        "One each at the start and after every Maat; the Ankh value breaks ties at the next one.",
        "test_starting_and_destiny",
        (("Ankh", "destiny.{id}.ankh"), ("effect", "destiny.{id}.effect")),
    ),
    CardFamily(
        "D",
        "Decrees",
        "Up to three with different symbols score at the end of the game.",
        "test_decrees",
        (("symbol", "decrees.{id}.symbol"), ("effect", "decrees.{id}.effect")),
    ),
    CardFamily(
        "B",
        "Blessings",
        "Played once, at the moment named.",
        "test_blessings",
        (("effect", "blessings.{id}.effect"),),
    ),
    CardFamily(
        "T",
        "Technologies",
        "They work from the moment after you receive them.",
        "test_technologies",
        (("effect", "technologies.{id}.effect"),),
    ),
    CardFamily(
        "E",
        "Time of Seth: Starting cards",
        "They replace those of the base game.",
        "test_starting_cards",
        (("initiative", "seth.starting.{id}.initiative"), ("effect", "seth.starting.{id}.effect")),
        "seth",
    ),
    CardFamily(
        "Q",
        "Time of Seth: conquest tiles",
        "Laid on the Temple Complex with every Seth action.",
        "test_conquest_tiles",
        (("kind", "seth.conquest.{id}.kind"), ("effect", "seth.conquest.{id}.effect")),
        "seth",
    ),
    CardFamily(
        "C",
        "Time of Seth: Cultists",
        "One each, chosen after the Starting cards.",
        "test_cultists",
        (("when", "seth.cultists.{id}.when"), ("effect", "seth.cultists.{id}.effect")),
        "seth",
    ),
    CardFamily(
        "X",
        "Time of Seth: artifacts",
        "They lie beside the Destiny cards and are bought with priests.",
        "test_artifacts",
        (("priests", "seth.artifacts.{id}.priests"), ("effect", "seth.artifacts.{id}.effect")),
        "seth",
    ),
)


def page(edition: Edition) -> str:
    marks = ", ".join(f"`{mark}` {name}" for name, mark in MARKS.items() if name != OWN)
    parts = [INTRO.format(count=len(card_ids(seth=True)), marks=marks)]
    parts += ["\n".join(section(family, edition)) + "\n" for family in FAMILIES]
    return "\n".join(parts)


def section(family: CardFamily, edition: Edition) -> Iterator[str]:
    yield f"## {family.title}"
    yield ""
    yield family.about
    yield ""
    headings = ["id", "what it does", *(heading for heading, _ in family.facts), "test"]
    yield _row(headings)
    yield _row(["---"] * len(headings))
    for card in card_ids(family.letter):
        facts = [_fact(edition, path.format(id=card)) for _, path in family.facts]
        yield _row([card, _text(card, edition), *facts, _link(family, card)])


def _row(cells: list[str]) -> str:
    return "| " + " | ".join(cells) + " |"


def _text(card: str, edition: Edition) -> str:
    text = card_text(card)
    if card in edition.many_players_only:
        return f"{text} Only with three or four players."
    return text


def _link(family: CardFamily, card: str) -> str:
    file = f"tests/{family.folder}/{family.tests}.py"
    return f"[`{family.tests}.py::test_{card}`](../{file})"


def _fact(edition: Edition, path: str) -> str:
    return f"{plain_values(edition)[path]} {MARKS[edition.provenance[path].name.lower()]}"


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether the page is current")
    args = parser.parse_args(argv)
    text = page(load())
    if not args.check:
        PAGE.write_text(text, encoding="utf-8")
        return 0
    if PAGE.exists() and PAGE.read_text(encoding="utf-8") == text:
        return 0
    print(f"{PAGE} is out of date: run make docs", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
