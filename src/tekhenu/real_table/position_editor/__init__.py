"""The position editor: the setup of a game in progress, part by part.

A draft contains the entered values by field name. `build_table` builds a position and finds the
problems, `begin` starts a game, and `draft_of` converts a position back.
"""

import warnings
from typing import Any

from .draft import EditedTable, begin, build_table, draft_of
from .fields import DraftError, Field, FieldValue, FieldValues, TablePart
from .parts import parts_of
from .table_problem import TableProblem, UnplayableDraft
from .words import EditorTexts

__all__ = [
    "DraftError",
    "EditedTable",
    "EditorTexts",
    "Field",
    "FieldValue",
    "FieldValues",
    "TablePart",
    "TableProblem",
    "UnplayableDraft",
    "begin",
    "build_table",
    "draft_of",
    "parts_of",
]

_FORMER_NAMES = {
    "Draft": "FieldValues",
    "StandingError": "UnplayableDraft",
    "StandingTable": "EditedTable",
    "StandingWords": "EditorTexts",
    "Value": "FieldValue",
    "stand": "build_table",
}


def __getattr__(name: str) -> Any:
    """Return the successor of a name that was renamed in version 1.0, with a DeprecationWarning."""
    if name in _FORMER_NAMES:
        present = _FORMER_NAMES[name]
        warnings.warn(
            f"{__name__}.{name} is now {__name__}.{present}", DeprecationWarning, stacklevel=2
        )
        return globals()[present]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
