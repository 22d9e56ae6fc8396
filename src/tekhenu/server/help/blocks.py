"""What a section of the rules page is made of."""

from typing import NamedTuple


class Block(NamedTuple):
    """`kind` is text, bullets, steps, table, figure, glance or strip; `names` are messages of the
    help, or the one table, figure or god to show."""

    kind: str
    names: tuple[str, ...]


class Section(NamedTuple):
    id: str
    part: str
    blocks: tuple[Block, ...]


def text(*names: str) -> Block:
    return Block("text", names)


def bullets(*names: str) -> Block:
    return Block("bullets", names)


def steps(*names: str) -> Block:
    return Block("steps", names)


def table(name: str) -> Block:
    return Block("table", (name,))


def figure(*names: str) -> Block:
    """One picture, or two side by side."""
    return Block("figure", names)


def glance(god: str) -> Block:
    """Cost, meaning of the die and gain of a god, before the details."""
    return Block("glance", (god,))


STRIP = Block("strip", ())


def several(prefix: str, first: int, last: int) -> tuple[str, ...]:
    return tuple(f"{prefix}-{n}" for n in range(first, last + 1))
