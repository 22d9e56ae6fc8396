"""Reasons why moves are not possible, as a key and values that any language can express."""

from functools import cache
from typing import Final, Literal, get_args

from ..components.terms import Good
from .place import Place
from .presenting import presenter

ReasonKey = Literal[
    "closed",
    "few_cards",
    "forbidden",
    "god_full",
    "gray",
    "needs",
    "needs_both",
    "needs_happiness",
    "no_action",
    "no_building",
    "no_pillar",
    "no_section",
    "no_space",
    "no_statue",
    "no_tile",
    "occupied",
    "other_section",
    "region_full",
    "region_needs",
    "renewed",
    "row_full",
    "same_symbol",
    "seth_only",
    "taken",
    "temple_full",
    "wrong_slot",
]


class Reason:
    """The reason why a move is not possible.

    `str` gives English text, `game.describe` any language. The values are numbers, words of the
    game (`Good.PAPYRUS`, `Light.DARK`) and places.
    """

    __slots__ = ("key", "values")

    def __init__(self, key: ReasonKey, **values: int | Place) -> None:
        self.key: ReasonKey = key
        self.values = values

    def __str__(self) -> str:
        return presenter().reason(self, "en")

    def __repr__(self) -> str:
        values = (f", {name}={value!r}" for name, value in self.values.items())
        return f"Reason({self.key!r}{''.join(values)})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and (self.key, self.values) == (other.key, other.values)

    def __hash__(self) -> int:
        return hash((self.key, *self.values.values()))


# Playouts only check whether there is a reason, so the frequent ones are created once and shared.


PLAIN: Final[dict[str, Reason]] = {key: Reason(key) for key in get_args(ReasonKey)}
"""The reasons without values."""


@cache
def row_full(row: int) -> Reason:
    return Reason("row_full", row=row)


@cache
def no_section(cards: int) -> Reason:
    return Reason("no_section", cards=cards)


@cache
def needs(amount: int, good: int, have: int) -> Reason:
    return Reason("needs", amount=amount, good=Good(good), have=have)


@cache
def needs_happiness(needed: int, have: int) -> Reason:
    return Reason("needs_happiness", needed=needed, have=have)
