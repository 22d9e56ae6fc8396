"""Every card and tile has a test of its own name, and that test notices when the card is off."""

import pytest

from tekhenu import IllegalMove

from . import (
    test_blessings,
    test_decrees,
    test_pillar_tiles,
    test_starting_and_destiny,
    test_technologies,
)
from .named import named_test
from .switch import ALL_IDS, switched_off

MODULES = (
    test_pillar_tiles,
    test_starting_and_destiny,
    test_decrees,
    test_blessings,
    test_technologies,
)


def test_there_are_115() -> None:
    assert len(ALL_IDS) == 115


@pytest.mark.parametrize("card", ALL_IDS)
def test_fails_when_switched_off(card: str) -> None:
    test = named_test(card, MODULES)
    test()
    with switched_off(card), pytest.raises((AssertionError, IllegalMove)):
        test()
    test()
