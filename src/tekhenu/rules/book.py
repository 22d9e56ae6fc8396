"""The registry of rules by god, by Statue space and by solo opponent.

Rules call each other: a God Action activates a Cultist, any action may be a production, and a
Statue built with Horus gives cards as Thoth does. Each rule is a module of its own and reaches the
others through `table.book`, which avoids import cycles.
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

StatueEffect = Callable[[Table, int, int], Flow[None]]


@dataclass(frozen=True, slots=True)
class Book:
    gods: tuple[GodRules, ...]
    """Rules by `God`."""
    people: tuple[StatueEffect | None, ...]
    """Immediate effects of a Statue for the people, by space."""
    produce: Callable[[Table, int, int, int], Flow[None]]
    """The Produce Resources action: table, seat, good, value."""
    serve: Callable[[Table, int, int], Flow[None]]
    """The Cultist's effect after its owner's God Action: table, seat, god."""
    opponents: dict[str, Opponent]
    """Solo opponents by name (see `variants`)."""


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
        *(horus.score_pillars,) * 2,  # beside the Temple's row and column
        *(None,) * 2,  # beside the Temple's row and column
        *(seth.take_free_cards,) * seth.COLUMNS,
    ),
    produce=produce.produce,
    serve=cultists.serve,
    opponents={Botankhamun.name: botankhamun.OPPONENT, Automas.name: automa.OPPONENT},
)
