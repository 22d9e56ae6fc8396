"""Write docs/cards.md: every card and tile with its text, printed values and test."""

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

This page lists all {count} cards and tiles of the game. `make docs` writes it from the printed
values and the texts of the program; do not edit it.

The mark behind a printed value states its source: {marks}.
The rulebook states the effects of the cards of the base game. The effects in
*[Time of Seth](seth.md)* are reconstructed. [Printed values](components.md) explains the sources
and the effects. Owners can enter the values of [their copy](your-copy.md).
"""


@dataclass(frozen=True, slots=True)
class CardFamily:
    """A family of cards; `facts` are column headings and key paths of their printed values."""

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
        "Placed with Ra. The ability works if the section of Ra has this light, and always with"
        " T09. Edges are red, green, blue or yellow, in the order north, east, south, west.",
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
        "Each player starts with two. The sum of their initiative determines the first turn order.",
        "test_starting_and_destiny",
        (("initiative", "starting.{id}.initiative"), ("effect", "starting.{id}.effect")),
    ),
    CardFamily(
        "A",
        "Destiny cards",
        "Each player takes one at the start and after every Maat. The Ankh value breaks ties at the"
        " next one.",
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
        "Each can be played once, at the moment that it names.",
        "test_blessings",
        (("effect", "blessings.{id}.effect"),),
    ),
    CardFamily(
        "T",
        "Technologies",
        "They work after you have gained them.",
        "test_technologies",
        (("effect", "technologies.{id}.effect"),),
    ),
    CardFamily(
        "E",
        "Time of Seth: Starting cards",
        "They replace the Starting cards of the base game.",
        "test_starting_cards",
        (("initiative", "seth.starting.{id}.initiative"), ("effect", "seth.starting.{id}.effect")),
        "seth",
    ),
    CardFamily(
        "Q",
        "Time of Seth: conquest tiles",
        "Every Seth action places one in the Temple.",
        "test_conquest_tiles",
        (("kind", "seth.conquest.{id}.kind"), ("effect", "seth.conquest.{id}.effect")),
        "seth",
    ),
    CardFamily(
        "C",
        "Time of Seth: Cultists",
        "Each player chooses one after the Starting cards.",
        "test_cultists",
        (("when", "seth.cultists.{id}.when"), ("effect", "seth.cultists.{id}.effect")),
        "seth",
    ),
    CardFamily(
        "X",
        "Time of Seth: artifacts",
        "They are beside the Destiny cards, and players buy them with priests.",
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
