"""Automas take the die, the place and the cards that 003 demands, in whole games."""

import pytest

from tekhenu.components.terms import Color, God
from tekhenu.rules.event import Built, Idle, Picked, Received, Took, Uncovered
from tekhenu.rules.printed import printed_for
from tests.automa.second_opinion import ABOVE_REGIONS, CARDS, CARDS_ABOVE_REGIONS, Second
from tests.automa.table import settings
from tests.automa.whole import GAMES, turns_of


@pytest.mark.parametrize(("automas", "difficulty", "seed"), GAMES)
def test_every_turn_is_the_one_the_rules_demand(automas: int, difficulty: int, seed: int) -> None:
    printed = printed_for(settings(automas, difficulty))
    colors = {die: Color(c).name.lower() for die, c in enumerate(printed.color)}
    played = turns_of(automas, difficulty, seed)
    assert len(played) == 16 * automas
    for turn in played:
        seat, before, events = turn.seat, turn.before, turn.events
        (tile,) = [e.tile for e in events if isinstance(e, Uncovered)]
        second = Second(before, seat, colors)
        (took,) = [e for e in events if isinstance(e, Took)]
        wanted = second.die(tile)
        if wanted is None:
            assert any(isinstance(e, Idle) for e in events)
            continue
        shows = (colors[wanted], before.values[wanted], second.section_of(wanted))
        assert (colors[took.die], took.value, took.section) == shows
        built = [str(e.place) for e in events if isinstance(e, Built) and e.seat == seat]
        place = second.place(took.section, took.value)
        assert built == ([] if place is None else [place])
        taken = [e.card for e in events if isinstance(e, Received) and e.seat == seat]
        count = CARDS[took.value] if took.section == God.THOTH else 0
        if place in ABOVE_REGIONS:
            count = CARDS_ABOVE_REGIONS[ABOVE_REGIONS.index(place)]
        slots = second.cards(count) if count else []
        assert taken == [before.market[slot] for slot in slots]


def test_nothing_is_picked_at_random() -> None:
    """Every Picked event follows from the narrowing before it: one candidate is left."""
    for game in GAMES[::6]:
        for turn in turns_of(*game):
            events = turn.events
            for event in events:
                if isinstance(event, Picked):
                    assert len(event.among) == 1 or Idle in {type(e) for e in events}
