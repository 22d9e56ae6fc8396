"""Environments are copied and pickled: the copy plays the same game, and leaves the other alone."""

import pickle
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any, TypeVar

import gymnasium
import numpy as np
import pytest

from tekhenu import Automas, Botankhamun, Decision, Game, Move, TimeOfSeth
from tekhenu.agents import Randomness, SeatView
from tekhenu.lab.environments import aec, batch
from tekhenu.lab.environments.errors import NotReset
from tekhenu.lab.environments.learner import LearnerEnv

T = TypeVar("T")
SEED = 5
STEPS = 25
NAME = "tekhenu.lab.environments.learner:tekhenu/Learner-v0"


class Turning:
    """An agent with a memory, which takes the first option, then the second, and so on."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: SeatView, decision: Decision, rng: Randomness) -> Move:
        self.asked += 1
        return decision.options[self.asked % len(decision.options)]


def pickled(value: T) -> T:
    copied: T = pickle.loads(pickle.dumps(value))
    return copied


ways = pytest.mark.parametrize("copied", [deepcopy, pickled], ids=lambda way: way.__name__)
Trace = list[Any]


def drawn(mask: Any, rng: Random) -> int:
    return int(rng.choice(np.flatnonzero(mask)))


def parts(seen: Any) -> Any:
    """Return an observation as lists, which can be compared."""
    if isinstance(seen, dict):
        return {name: part.tolist() for name, part in seen.items()}
    return seen.tolist()


def play_aec(env: aec.TekhenuEnv, seed: int, steps: int = STEPS) -> Trace:
    """Play on by chance; everything that a learner is given."""
    rng, trace = Random(seed), []
    for _ in range(steps):
        seen, reward, terminated, _, _ = env.last()
        assert seen is not None and not terminated
        trace.append((env.agent_selection, parts(seen["observation"]), reward))
        env.step(drawn(seen["action_mask"], rng))
    return trace


def play_learner(env: gymnasium.Env[Any, Any], seed: int, steps: int = STEPS) -> Trace:
    rng, trace = Random(seed), []
    bare: Any = env.unwrapped
    for _ in range(steps):
        seen, reward, _, _, info = env.step(drawn(bare.action_masks(), rng))
        trace.append((parts(seen), reward, info["action_mask"].tolist()))
    return trace


def play_batch(env: batch.BatchEnv, seed: int, steps: int = STEPS) -> Trace:
    rng, trace = Random(seed), []
    for _ in range(steps):
        env.step([drawn(row, rng) for row in env.action_masks])
        arrays = (env.rewards, env.terminations, env.seats, env.seeds, env.action_masks)
        trace.append((parts(env.observations), *(array.tolist() for array in arrays)))
    return trace


AEC: list[dict[str, Any]] = [
    {},
    {"players": 4, "reward": "vp_difference", "observations": "named"},
    {"players": 3, "expansion": TimeOfSeth(), "altered_dice": "printed"},
    {"solo": Botankhamun("hard"), "reward": "vp"},
    {"solo": Automas(2), "reward": "rank"},
]
LEARNER: list[dict[str, Any]] = [
    {},
    {"opponents": ["greedy", "random"], "observations": "named", "reward": "vp"},
    {"opponents": ["learned"], "expansion": TimeOfSeth()},
    {"opponents": ["search:2it"]},
    {"opponents": ["ladder:2", Turning()]},
    {"opponents": [f"{__name__}:Turning"]},
    {"solo": Botankhamun()},
]


@ways
@pytest.mark.parametrize("settings", AEC, ids=str)
def test_a_pettingzoo_environment(settings: dict[str, Any], copied: Callable[[Any], Any]) -> None:
    env = aec.env(**settings)
    fresh = copied(env)
    with pytest.raises(NotReset):
        fresh.step(0)
    for one in (env, fresh):
        one.reset(seed=SEED)
    assert play_aec(fresh, 1) == play_aec(env, 1)
    twin = copied(env)
    assert twin.game == env.game and twin.game is not env.game
    before, seen = env.game.save(), parts(env.observe(env.agent_selection)["observation"])
    on = play_aec(twin, 2)
    assert env.game.save() == before
    assert parts(env.observe(env.agent_selection)["observation"]) == seen
    assert play_aec(env, 2) == on
    for one in (env, twin):
        one.reset()
    assert twin.game.save() == env.game.save(), "the series goes on alike"


@ways
@pytest.mark.parametrize("settings", LEARNER)
def test_a_gymnasium_environment(settings: dict[str, Any], copied: Callable[[Any], Any]) -> None:
    env = gymnasium.make(NAME, **settings)
    fresh = copied(env)
    for one in (env, fresh):
        one.reset(seed=SEED)
    assert play_learner(fresh, 1) == play_learner(env, 1)
    twin = copied(env)
    bare: Any = env.unwrapped
    before = bare.game.save()
    on = play_learner(twin, 2)
    assert bare.game.save() == before
    assert play_learner(env, 2) == on
    for one in (env, twin):
        one.reset()
    assert twin.unwrapped.game.save() == bare.game.save()


@ways
@pytest.mark.parametrize("settings", AEC, ids=str)
def test_a_batch(settings: dict[str, Any], copied: Callable[[Any], Any]) -> None:
    env = batch.env(2, **settings)
    fresh = copied(env)
    for one in (env, fresh):
        one.reset(seed=SEED)
    assert play_batch(fresh, 1) == play_batch(env, 1)
    twin = copied(env)
    assert parts(twin.observations) == parts(env.observations)
    assert twin.rewards.tolist() == env.rewards.tolist()
    before = [episode.game.save() for episode in env.episodes]
    on = play_batch(twin, 2)
    assert [episode.game.save() for episode in env.episodes] == before
    assert play_batch(env, 2) == on


@ways
def test_a_batch_remembers_which_games_have_just_ended(copied: Callable[[Any], Any]) -> None:
    env = batch.env(2, reward="vp")
    env.reset(seed=SEED)
    rng = Random(3)
    while not env.ended:
        env.step([drawn(row, rng) for row in env.action_masks])
    twin = copied(env)
    assert twin.ended == env.ended and set(twin.ended) == set(np.flatnonzero(twin.terminations))
    assert play_batch(twin, 4, 3) == play_batch(env, 4, 3), "the same seeds come next"


def test_a_copy_draws_its_own_actions() -> None:
    """Sampling from the action space of a copy leaves the generator of the original alone."""
    env = aec.env()
    env.reset(seed=SEED)
    env.action_space("player_0").seed(1)
    twin = deepcopy(env)
    first = [int(twin.action_space("player_0").sample()) for _ in range(5)]
    assert [int(env.action_space("player_0").sample()) for _ in range(5)] == first


def test_two_copies_share_what_never_changes() -> None:
    """So a copy costs about as much as a copy of its game."""
    for env in (aec.env(observations="named"), LearnerEnv(observations="named")):
        env.reset(seed=SEED)
        twin = deepcopy(env)
        assert twin.match.settings is env.match.settings
        assert twin.match.layout is env.match.layout
    spaces = LearnerEnv()
    assert deepcopy(spaces).observation_space is spaces.observation_space


def test_a_reward_of_ones_own_is_copied_too() -> None:
    class Counting:
        def __init__(self) -> None:
            self.calls = 0

        def __call__(self, game: Game, before: Any) -> list[float]:
            self.calls += 1
            return [0.0] * len(before)

    reward = Counting()
    env = aec.env(reward=reward)
    env.reset(seed=SEED)
    play_aec(deepcopy(env), 1, 5)
    assert reward.calls == 0
