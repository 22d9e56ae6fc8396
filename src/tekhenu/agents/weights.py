"""The file of learned weights, written by `tekhenu train`."""

import json
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

FILE: Final = "weights.json"


def read_weights(file: Traversable) -> dict[str, Any]:
    """Return the file's `kinds` of game (valuation), `questions` (policy) and how it was `made`."""
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


@cache
def learned_weights() -> dict[str, Any]:
    """Return the shipped weights."""
    return read_weights(files(__package__).joinpath(FILE))
