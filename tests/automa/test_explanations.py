"""The log alone tells why an Automa took this die and this place."""

import pytest

from tekhenu.rules.event import (
    LEAST,
    Began,
    Built,
    Event,
    Narrowed,
    Performed,
    Picked,
    Rotated,
    Took,
    Uncovered,
)
from tests.automa.whole import KINDS, played

GAMES = [(automas, step, seed) for automas, step in KINDS[::2] for seed in (21, 22)]


def turns(automas: int, step: int, seed: int) -> list[list[Event]]:
    found: list[list[Event]] = []
    open_turn = False
    for event in played(automas, step, seed).events:
        if isinstance(event, Began | Rotated):
            open_turn = isinstance(event, Began) and event.seat > 0
            if open_turn:
                found.append([])
        if open_turn:
            found[-1].append(event)
    return found


@pytest.fixture(scope="module", params=GAMES, ids=str)
def told(request: pytest.FixtureRequest) -> list[list[Event]]:
    return turns(*request.param)


def test_every_rule_leaves_the_best(told: list[list[Event]]) -> None:
    for turn in told:
        for event in turn:
            if isinstance(event, Narrowed):
                numbers = [points for _, points in event.points]
                wanted = min(numbers) if event.rule in LEAST else max(numbers)
                left = tuple(name for name, points in event.points if points == wanted)
                assert event.left == left, event


def test_rules_follow_each_other_down_to_the_choice(told: list[list[Event]]) -> None:
    """Each rule looks at those the one before left, but for dice alike; nothing is by chance."""
    for turn in told:
        before: Narrowed | None = None
        for event in turn:
            if isinstance(event, Narrowed):
                if before is not None and before.rule != "impact":
                    assert {name for name, _ in event.points} <= set(before.left)
                before = event
            elif isinstance(event, Picked):
                assert event.among == (event.name,)
                if before is not None:
                    assert event.name in before.left
                before = None
            elif isinstance(event, Performed | Built):
                before = None


def test_the_die_and_the_place_are_those_picked(told: list[list[Event]]) -> None:
    for turn in told:
        (took,) = [event for event in turn if isinstance(event, Took)]
        picks = [event.name for event in turn if isinstance(event, Picked)]
        assert picks[0].split("/")[0] == f"die:{took.die}"
        assert isinstance(turn[1], Uncovered)
        for built in [event for event in turn if isinstance(event, Built)]:
            places = [pick.partition(":")[2] for pick in picks[1:]]
            if built.piece != "statue" and not built.place.startswith("region"):
                assert built.place in places


def test_every_rule_is_met() -> None:
    rules = {
        event.rule
        for seed in range(30)
        for automas in (1, 3)  # with one, gods are full more often
        for turn in turns(automas, 0, seed)
        for event in turn
        if isinstance(event, Narrowed)
    }
    assert rules >= {
        *("value", "pure", "marker g", "colour order"),
        *("impact", "steal", "marker f", "majority"),
        *("buildings", "own buildings", "marker i", "vp", "marker h"),
    }
