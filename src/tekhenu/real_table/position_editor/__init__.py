"""A table that is under way, entered as it stands: part by part, by what people can see of it.

A draft is what was entered, by the names of its fields. `stand` makes a position of it and says
what does not fit, `begin` a game, `draft_of` is the way back.
"""

from .draft import StandingTable, begin, draft_of, stand
from .fields import Draft, DraftError, Field, TablePart, Value
from .parts import parts_of
from .table_problem import StandingError, TableProblem
from .words import StandingWords

__all__ = [
    "Draft",
    "DraftError",
    "Field",
    "StandingError",
    "StandingTable",
    "StandingWords",
    "TablePart",
    "TableProblem",
    "Value",
    "begin",
    "draft_of",
    "parts_of",
    "stand",
]
