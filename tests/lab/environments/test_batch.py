"""Many games at once: each of them is the game of the PettingZoo environment."""

from random import Random
from typing import Any

import numpy as np
import pytest

from tekhenu import Automas, Botankhamun, IllegalMove, SettingsError, TimeOfSeth
from tekhenu.lab.environments import aec, batch
from tekhenu.lab.environments.actions import action_id
from tekhenu.lab.environments.errors import NotReset
from tools.bench.environments import batched_steps_per_second

SETTINGS: list[dict[str, Any]] = [
    {},
    {"players": 3, "reward": "rank"},
    {"players": 4, "reward": "vp_difference"},
    {"observations": "named", "reward": "vp"},
    {"players": 2, "expansion": TimeOfSeth(), "altered_dice": "printed"},
    {"solo": Botankhamun("hard"), "reward": "vp"},
    {"solo": Automas(2), "observations": "named"},
]
GAMES = 3


def drawn(env: batch.BatchEnv, rng: Random) -> list[int]:
    return [rng.choice(np.flatnonzero(row)) for row in env.action_masks]


def begun(settings: dict[str, Any], seed: int) -> aec.TekhenuEnv:
    env = aec.env(**settings)
    env.reset(seed=seed)
    return env


def same(env: batch.BatchEnv, row: int, one: aec.TekhenuEnv) -> None:
    """Check that observations and masks of the active agents are equal."""
    asked = one.agent_selection
    seen = one.observe(asked)
    assert one.possible_agents[env.seats[row]] == asked
    assert env.action_masks[row].tobytes() == seen["action_mask"].tobytes()
    if isinstance(env.observations, dict):
        assert env.observations.keys() == seen["observation"].keys()
        for name, part in env.observations.items():
            assert part[row].tolist() == seen["observation"][name].tolist(), name
    else:
        assert env.observations[row].tobytes() == seen["observation"].tobytes()


@pytest.mark.parametrize("settings", SETTINGS, ids=str)
def test_every_row_is_a_game_of_the_pettingzoo_environment(settings: dict[str, Any]) -> None:
    """Step by step, over whole games and into those that follow them."""
    env = batch.env(GAMES, **settings)
    env.reset(seed=40)
    rng = Random(1)
    ones = [begun(settings, 40 + row) for row in range(GAMES)]
    seeds = [40 + row for row in range(GAMES)]
    ended = 0
    while ended < GAMES:
        for row, one in enumerate(ones):
            same(env, row, one)
        actions = drawn(env, rng)
        env.step(actions)
        for row, one in enumerate(ones):
            one.step(actions[row])
            rewards = [one.rewards[agent] for agent in one.possible_agents]
            assert env.rewards[row].tolist() == np.array(rewards, np.float32).tolist()
            assert env.terminations[row] == all(one.terminations.values())
            assert (row in env.ended) == env.terminations[row]
            if row in env.ended:
                assert env.ended[row] == one.game
                ended += 1
                seeds[row] = max(seeds) + 1
                ones[row] = begun(settings, seeds[row])
        assert env.seeds.tolist() == seeds


def arrays_of(env: batch.BatchEnv) -> list[Any]:
    return [env.observations, env.action_masks, env.seats, env.seeds, env.rewards]


def test_the_arrays_stay_the_same() -> None:
    env = batch.env(2)
    arrays = arrays_of(env)
    env.reset(seed=3)
    before = [array.copy() for array in arrays]
    for _ in range(5):
        env.step(drawn(env, Random(2)))
    env.reset(seed=3)
    after = arrays_of(env)
    assert [id(array) for array in after] == [id(array) for array in arrays]
    assert all(map(np.array_equal, before, after))


def test_no_game_moves_if_one_action_is_refused() -> None:
    env = batch.env(2)
    env.reset(seed=1)
    before = [array.copy() for array in arrays_of(env)]
    good = int(np.flatnonzero(env.action_masks[0])[0])
    with pytest.raises(IllegalMove, match="game 1: action 0 is not offered: 'pass'"):
        env.step([good, action_id("pass")])
    with pytest.raises(ValueError, match="no action 5000"):
        env.step([good, 5000])
    with pytest.raises(ValueError, match="2 whole numbers"):
        env.step([good])
    with pytest.raises(ValueError, match="2 whole numbers"):
        env.step([0.5, 0.5])
    assert not any(episode.game.choices for episode in env.episodes)
    assert all(map(np.array_equal, arrays_of(env), before))


def test_a_batch_is_begun_before_it_is_played() -> None:
    with pytest.raises(NotReset):
        batch.env(1).step([0])
    with pytest.raises(ValueError, match="at least one game"):
        batch.env(0)
    with pytest.raises(SettingsError):
        batch.env(1, players=5)


def test_its_speed_can_be_measured() -> None:
    settings = batch.env(1, players=2).settings
    assert batched_steps_per_second(settings, seed=1, seconds=0.01) > 0
