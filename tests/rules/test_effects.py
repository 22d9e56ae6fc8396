"""Every word of the vocabulary of effects means something to the rules."""

from collections.abc import Iterator
from typing import Any

from tekhenu.components import effects, load
from tekhenu.components.edition import Effect
from tekhenu.rules.decrees import COUNTS


def printed_effects() -> Iterator[Effect]:
    edition, seth = load(), load().seth
    for technology in edition.technologies:
        yield from technology.effects
    rows: tuple[Any, ...] = (
        *(*edition.blessings, *edition.decrees, *edition.starting, *edition.destiny),
        *(tile for tile in edition.pillar_tiles if tile.effect is not None),
        *(*seth.starting, *seth.conquest, *seth.cultists, *seth.artifacts),
    )
    yield from (row.effect for row in rows)


def test_every_verb_is_on_a_card() -> None:
    """And the test of a card fails if it does nothing: see `test_every_card`."""
    assert {effect.verb for effect in printed_effects()} == set(effects.EXAMPLES)


def test_every_count_of_a_decree_is_counted() -> None:
    assert set(COUNTS) == set(effects.COUNTS)
