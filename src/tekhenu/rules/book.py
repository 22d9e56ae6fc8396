"""The book of rules: which rule belongs to which god, which space, which solo opponent.

Rules need one another: a God Action calls a Cultist, any action may be a production, a Statue
built with Horus brings cards as Thoth does. Each is written in a module of its own, and whoever
needs another asks the table for it (`table.book`).
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from . import bastet, cultists, hathor, horus, osiris, produce, ra, seth, thoth
from .actions import GodRules
from .automa import course as automa
from .botankhamun import course as botankhamun
from .decision import Flow
from .solo.opponent import Opponent
from .table import Table
from .variants import Automas, Botankhamun

AtOnce = Callable[[Table, int, int], Flow[None]]


@dataclass(frozen=True, slots=True)
class Book:
    gods: tuple[GodRules, ...]
    """By `God`."""
    people: tuple[AtOnce | None, ...]
    """What a Statue for the people brings when built, by space."""
    produce: Callable[[Table, int, int, int], Flow[None]]
    """A Produce action: seat, what, value."""
    serve: Callable[[Table, int, int], Flow[None]]
    """A Cultist, when its owner has performed a god."""
    opponents: dict[str, Opponent]
    """By their names (see `variants`)."""


BOOK: Final = Book(
    gods=(
        horus.RULES,
        ra.RULES,
        hathor.RULES,
        bastet.RULES,
        thoth.RULES,
        osiris.RULES,
        seth.RULES,
    ),
    people=(
        *(horus.meet_pillars,) * 2,  # beside the Temple's row and column
        *(None,) * 2,  # in the districts
        *(seth.welcome,) * seth.COLUMNS,
    ),
    produce=produce.produce,
    serve=cultists.serve,
    opponents={Botankhamun.name: botankhamun.OPPONENT, Automas.name: automa.OPPONENT},
)
