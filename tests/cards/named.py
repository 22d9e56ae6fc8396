"""Tests that are named after the card they prove."""

from collections.abc import Callable, Iterable
from types import ModuleType


def named_test(card: str, modules: Iterable[ModuleType]) -> Callable[[], None]:
    tests = [getattr(module, f"test_{card}", None) for module in modules]
    found = [test for test in tests if test is not None]
    assert len(found) == 1, f"{card} has {len(found)} tests named after it"
    test: Callable[[], None] = found[0]
    return test
