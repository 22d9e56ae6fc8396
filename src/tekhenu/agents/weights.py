"""What was learned, and how: the file that `tekhenu train` has written."""

import json
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

FILE: Final = "weights.json"


def read_weights(file: Traversable) -> dict[str, Any]:
    """`kinds` of game for the valuation, `questions` for the policy, and how they were `made`."""
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


@cache
def learned_weights() -> dict[str, Any]:
    """Those that are played with."""
    return read_weights(files(__package__).joinpath(FILE))
