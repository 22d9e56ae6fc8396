"""Learners play whole games against Automas. Observations are tested in tests/automa."""

from collections.abc import Iterator
from random import Random

import pytest

from tekhenu import Automas, Game, Settings
from tekhenu.lab.environments import aec
from tekhenu.lab.environments.actions import ID
from tekhenu.lab.environments.layout import Layout, kinds_of
from tekhenu.lab.environments.learner import LearnerEnv

AUTOMAS = (1, 2, 3)


def moments(automas: int, seed: int) -> Iterator[Game]:
    game = Game.new(Settings(solo=Automas(automas, difficulty=seed % 5)), seed)
    rng = Random(seed)
    while (decision := game.decision) is not None:
        yield game
        game.play(rng.choice(decision.options))


def test_everything_asked_and_offered_has_a_number() -> None:
    services = 0
    for seed in range(12):
        for game in moments(1 + seed % 3, seed):
            assert game.decision is not None
            assert game.decision.kind in kinds_of(game.settings)
            assert all(option in ID for option in game.decision.options)
            services += game.decision.kind == "service"
    assert services


@pytest.mark.parametrize("automas", AUTOMAS)
def test_there_is_one_agent_and_the_game_is_that_of_the_seed(automas: int) -> None:
    solo = Automas(automas, difficulty=2)
    env = aec.env(solo=solo, reward="vp")
    env.reset(seed=5)
    assert env.possible_agents == ["player_0"]
    rng, total = Random(5), 0.0
    for _ in env.agent_iter():
        seen, reward, terminated, _, _ = env.last()
        total += reward
        if terminated or seen is None:
            break
        assert env.observation_space("player_0").contains(seen)
        env.step(int(rng.choice(seen["action_mask"].nonzero()[0])))
    start = Settings(solo=solo).edition.start.vp
    assert env.game.over and total == env.game.state.players[0].vp - start
    assert len(env.game.state.players) == 1 + automas


def test_the_learner_needs_no_opponent() -> None:
    env = LearnerEnv(solo=Automas(2, difficulty=4))
    _, info = env.reset(seed=1)
    over = False
    while not over:
        _, reward, over, _, info = env.step(int(info["action_mask"].argmax()))
    assert env.game.ranking()[0].seat != 0 and reward < 0


def test_botankhamuns_numbers_are_not_there() -> None:
    names = {part.name for part in Layout(Settings(solo=Automas(1))).once}
    assert "pyramid" not in names and "regions" in names
