"""Every card and tile of the expansion has a test of its own name that notices it being off."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest

from tekhenu import IllegalMove
from tekhenu.components import load
from tekhenu.components.edition import Effect
from tekhenu.rules.printed import clear_compiled
from tests.cards.named import named_test

from . import test_artifacts, test_conquest_tiles, test_cultists, test_starting_cards

MODULES = (test_starting_cards, test_conquest_tiles, test_cultists, test_artifacts)
TABLES = {"E": "starting", "Q": "conquest", "C": "cultists", "X": "artifacts"}
ALL_IDS = [row.id for table in TABLES.values() for row in getattr(load().seth, table)]


@contextmanager
def switched_off(card: str) -> Iterator[None]:
    """Remove the effect of a card temporarily; other tables must not change."""
    edition = load()
    seth = edition.seth
    table = TABLES[card[0]]
    rows = [
        replace(row, effect=Effect("gain")) if row.id == card else row
        for row in getattr(seth, table)
    ]
    other: Any = {table: tuple(rows)}
    object.__setattr__(edition, "seth", replace(seth, **other))
    clear_compiled()
    try:
        yield
    finally:
        object.__setattr__(edition, "seth", seth)
        clear_compiled()


def test_there_are_40() -> None:
    assert len(ALL_IDS) == 40


@pytest.mark.parametrize("card", ALL_IDS)
def test_fails_when_switched_off(card: str) -> None:
    test = named_test(card, MODULES)
    test()
    with switched_off(card), pytest.raises((AssertionError, IllegalMove)):
        test()
    test()
