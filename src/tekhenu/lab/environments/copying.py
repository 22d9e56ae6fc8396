"""Copies of environments."""

from copy import deepcopy
from typing import Any, TypeVar

E = TypeVar("E")


def copied(env: E, memo: dict[int, Any], shared: object) -> E:
    """Return a deep copy of `env` that shares one constant attribute with it."""
    memo[id(shared)] = shared
    twin = type(env).__new__(type(env))
    memo[id(env)] = twin
    vars(twin).update(deepcopy(vars(env), memo))
    return twin
