"""In whole games every Automa takes the die, the place and the cards that 003 demands."""

from collections import Counter
from random import Random

import pytest

from tekhenu import Game
from tekhenu.components.terms import Colour, God
from tekhenu.rules.event import Built, Idle, Performed, Picked, Received, Took
from tekhenu.rules.printed import printed_for
from tekhenu.rules.solo.opponent import OPPONENTS
from tekhenu.rules.state import Phase, State
from tekhenu.rules.table import Table
from tests.automa.moment import options
from tests.automa.second_opinion import ABOVE_REGIONS, CARDS, CARDS_ABOVE_REGIONS, Second

GAMES = [
    (automas, difficulty, seed)
    for automas in (1, 2, 3)
    for difficulty in (0, 4)
    for seed in range(4)
]


def turns(automas: int, difficulty: int, seed: int) -> list[tuple[int, State, list[object], State]]:
    """Every turn of an Automa: its seat, the table before, what was said, the table after."""
    found: list[tuple[int, State, list[object], State]] = []
    opponent = OPPONENTS["automa"]
    play_turn = opponent.steps[Phase.TURN]

    def watched(table: Table) -> None:
        assert table.events is not None
        before, said = table.state.copy(), len(table.events)
        play_turn(table)
        found.append((before.order[before.active], before, table.events[said:], table.state.copy()))

    OPPONENTS["automa"] = opponent._replace(steps={**opponent.steps, Phase.TURN: watched})
    try:
        game = Game.new(options(automas, difficulty), seed)
        rng = Random(seed)
        while (decision := game.decision) is not None:
            game.play(rng.choice(decision.options))
    finally:
        OPPONENTS["automa"] = opponent
    return found


@pytest.mark.parametrize(("automas", "difficulty", "seed"), GAMES)
def test_every_turn_is_the_one_the_rules_demand(automas: int, difficulty: int, seed: int) -> None:
    printed = printed_for(options(automas, difficulty))
    colours = {die: Colour(c).name.lower() for die, c in enumerate(printed.colour)}
    played = turns(automas, difficulty, seed)
    assert len(played) == 16 * automas
    for seat, before, events, after in played:
        assert after.automas is not None
        tile = after.automas[seat - 1].shown[-1]
        second = Second(before, seat, colours)
        (took,) = [e for e in events if isinstance(e, Took)]
        wanted = second.die(tile)
        if wanted is None:
            assert any(isinstance(e, Idle) for e in events)
            continue
        shows = (colours[wanted], before.values[wanted], second.section_of(wanted))
        assert (colours[took.die], took.value, took.section) == shows
        built = [e.place for e in events if isinstance(e, Built) and e.seat == seat]
        place = second.place(took.section, took.value)
        assert built == ([] if place is None else [place])
        taken = [e.card for e in events if isinstance(e, Received) and e.seat == seat]
        count = CARDS[took.value] if took.section == God.THOTH else 0
        if place in ABOVE_REGIONS:
            count = CARDS_ABOVE_REGIONS[ABOVE_REGIONS.index(place)]
        slots = second.cards(count) if count else []
        assert taken == [before.market[slot] for slot in slots]


def test_the_games_show_every_god() -> None:
    gods = Counter(
        e.god
        for game in GAMES[::4]
        for _, _, events, _ in turns(*game)
        for e in events
        if isinstance(e, Performed)
    )
    assert set(gods) == set(God)


def test_nothing_is_picked_at_random() -> None:
    """Every Picked event follows from the narrowing before it: one candidate is left."""
    for game in GAMES[::6]:
        for _, _, events, _ in turns(*game):
            for event in events:
                if isinstance(event, Picked):
                    assert len(event.among) == 1 or Idle in {type(e) for e in events}
