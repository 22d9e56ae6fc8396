"""Building blocks of a section of the rules page."""

from typing import NamedTuple


class HelpBlock(NamedTuple):
    """A block of the rules page.

    `kind` is text, bullets, steps, table, figure, glance or strip. `names` are messages of the
    help, or the one table, figure or god to show.
    """

    kind: str
    names: tuple[str, ...]


class HelpSection(NamedTuple):
    id: str
    part: str
    blocks: tuple[HelpBlock, ...]


def text(*names: str) -> HelpBlock:
    return HelpBlock("text", names)


def bullets(*names: str) -> HelpBlock:
    return HelpBlock("bullets", names)


def steps(*names: str) -> HelpBlock:
    return HelpBlock("steps", names)


def table(name: str) -> HelpBlock:
    return HelpBlock("table", (name,))


def figure(*names: str) -> HelpBlock:
    """Return a block with one figure, or two side by side."""
    return HelpBlock("figure", names)


def glance(god: str) -> HelpBlock:
    """Return a block with the cost, meaning of the die and gain of a god."""
    return HelpBlock("glance", (god,))


STRIP = HelpBlock("strip", ())


def numbered(prefix: str, first: int, last: int) -> tuple[str, ...]:
    return tuple(f"{prefix}-{n}" for n in range(first, last + 1))
