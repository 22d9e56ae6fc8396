"""The nearest known name, for messages about a misspelled one."""

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

LONGEST: Final = 80  # longer texts are not misspelled names, and would take long to compare


def nearest(name: str, known: Sequence[str]) -> str | None:
    """Return the known name most similar to `name`, or None if none is similar."""
    if len(name) > LONGEST:
        return None
    found = get_close_matches(name, known, 1)
    return str(found[0]) if found else None


def unknown(kind: str, name: str, known: Sequence[str]) -> str:
    """Return a sentence that rejects an unknown name and suggests a known one."""
    near = nearest(name, known)
    hint = f"known are {', '.join(known)}" if near is None else f"did you mean {near!r}?"
    return f"unknown {kind} {name!r}; {hint}"
