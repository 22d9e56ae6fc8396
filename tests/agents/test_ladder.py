"""The ladder of strengths, and the reference agent that calibrates it."""

from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from tekhenu import Game
from tekhenu.agents import SeatView, UnknownAgent, agent_for
from tekhenu.agents.ladder import NAMES, STRENGTHS, FallibleAgent, drawn
from tekhenu.agents.registry import is_slow, strength_of, with_less_time
from tekhenu.rules.rng import Rng

RECORDED = Path(__file__).parent.parent / "recorded"
EVERY = 4  # choices of a recorded game; comparing all would take seconds
YARDSTICK = {
    "2-players-at-random": "5cab9beca3275a51",
    "3-players-seth": "464fb99530f598a0",
}


@pytest.mark.parametrize("name", YARDSTICK)
def test_the_reference_agent_never_changes(name: str) -> None:
    """`greedy:1` must choose the same as ever, because all strengths are measured against it."""
    text = (RECORDED / f"{name}.save.json").read_text(encoding="utf-8")
    agent, found = agent_for("greedy:1"), []
    for number, game in enumerate(Game.replay(text, events=False)):
        decision = game.decision
        if number % EVERY == 0 and decision is not None:
            view = SeatView(game, decision.player)
            found.append(str(agent.choose(view, decision, Rng.from_seed(number))))
    assert sha256("\n".join(found).encode()).hexdigest()[:16] == YARDSTICK[name]


def test_a_strength_can_be_given_by_number_or_name() -> None:
    assert len(NAMES) == len(set(NAMES)) == 5
    for number, strength in enumerate(STRENGTHS, 1):
        assert strength_of(f"ladder:{number}") is strength
        assert strength_of(strength.name) is strength
        assert repr(agent_for(f"ladder:{number}")) == repr(agent_for(strength.name))
    assert strength_of("greedy") is None


@pytest.mark.parametrize("spec", ["ladder", "ladder:0", "ladder:6", "ladder:²", "ladder:1s"])
def test_other_rungs_are_rejected(spec: str) -> None:
    assert strength_of(spec) is None
    with pytest.raises(UnknownAgent, match="ladder:1 to ladder:5"):
        agent_for(spec)


def test_searches_run_in_worker_processes() -> None:
    for number, strength in enumerate(STRENGTHS, 1):
        assert is_slow(f"ladder:{number}") == is_slow(strength.name) == strength.searches


def test_a_hurried_strength_is_the_same_search_with_less_time() -> None:
    seconds = STRENGTHS[-1].seconds
    assert with_less_time("ladder:5", 0.5, 0.1) == f"search:{seconds / 2:.3f}s"
    assert with_less_time("ladder:5", 1.0, 0.1) == "ladder:5"
    assert with_less_time("apprentice", 0.5, 0.1) == "apprentice"


def test_temperature() -> None:
    """Temperature 0 always chooses the best option; a higher one chooses others more often."""
    values = [1.0, 4.0, 3.0]
    assert {drawn(values, 0.0, Random(n)) for n in range(20)} == {1}
    cool, hot = (
        [drawn(values, temperature, Random(n)) for n in range(300)] for temperature in (1.0, 50.0)
    )
    assert cool.count(1) > cool.count(2) > cool.count(0) > 0
    assert min(map(hot.count, range(3))) > 60
    assert drawn([-1e9, 0.0], 0.01, Random(1)) == 1


def test_mistakes_are_reproducible() -> None:
    game = Game.new(seed=3)
    decision = game.decision
    assert decision is not None
    agent = FallibleAgent(temperature=9.0)
    view = SeatView(game, decision.player)
    chosen = [agent.choose(view, decision, Random(n)) for n in range(12)]
    assert chosen == [agent.choose(view, decision, Random(n)) for n in range(12)]
    assert len(set(chosen)) > 1
