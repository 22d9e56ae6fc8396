"""The PettingZoo environment."""

from functools import partial
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.seed_test import seed_test

from tekhenu import Botankhamun, Game, IllegalMove, Settings, SettingsError
from tekhenu.lab.environments import aec, batch
from tekhenu.lab.environments.actions import ACTIONS, action_id
from tekhenu.lab.environments.errors import NotReset
from tekhenu.lab.environments.learner import LearnerEnv
from tools.bench.environments import steps_per_second

SETTINGS: list[dict[str, Any]] = [
    {},
    {"players": 3, "reward": "rank"},
    {"players": 4, "reward": "vp_difference"},
    {"observations": "named"},
    {"solo": Botankhamun("hard"), "reward": "vp"},
]
settings = pytest.mark.parametrize("settings", SETTINGS, ids=str)


def play(env: aec.TekhenuEnv, seed: int) -> dict[str, float]:
    """Play a random game and return the rewards of every agent."""
    env.reset(seed=seed)
    rng = Random(seed)
    totals = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        totals[agent] += reward
        assert not truncated
        if terminated or seen is None:
            env.step(None)
        else:
            env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
    return totals


# PettingZoo warns of every observation that is a dictionary, as those with a mask are.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@settings
def test_passes_the_api_test(settings: dict[str, Any]) -> None:
    api_test(aec.env(**settings), num_cycles=400)  # type: ignore[no-untyped-call]


@settings
def test_passes_the_seed_test(settings: dict[str, Any]) -> None:
    seed_test(lambda: aec.env(**settings), num_cycles=300)  # type: ignore[no-untyped-call]


def test_a_seed_is_the_seed_of_the_game() -> None:
    env = aec.env(players=3)
    env.reset(seed=7)
    assert env.game.state == Game.new(Settings(players=3), 7).state


def test_without_a_seed_a_series_goes_on() -> None:
    env, other = aec.env(), aec.env()
    games = []
    for one in (env, other):
        one.reset(seed=3)
        for _ in range(2):
            one.reset()
            games.append(one.game.state)
    assert games[0] == games[2]
    assert games[1] == games[3]
    assert games[0] != games[1]


def test_the_mask_shows_what_is_offered_to_the_one_asked() -> None:
    env = aec.env()
    env.reset(seed=1)
    decision = env.game.decision
    assert decision is not None
    asked = env.agent_selection
    other = next(agent for agent in env.agents if agent != asked)
    mask = env.observe(asked)["action_mask"]
    assert [ACTIONS[i] for i in np.flatnonzero(mask)] == sorted(decision.options)
    assert not env.observe(other)["action_mask"].any()


def test_observations_by_name() -> None:
    env = aec.env(observations="named")
    env.reset(seed=1)
    seen = env.observe("player_1")["observation"]
    start = env.game.settings.edition.start
    assert seen["vp"].tolist() == [start.vp, start.vp]
    assert seen["happiness"][0] == start.happiness
    assert seen["resources"][0].tolist() == [0, 0, 0, 0, start.gold]
    assert seen["decrees"].sum() == 2  # the two dealt to the observer
    assert seen["hidden_decrees"].tolist() == [0, 2]
    flat = aec.env()
    flat.reset(seed=1)
    assert {name: part.tolist() for name, part in flat.named("player_1").items()} == {
        name: part.tolist() for name, part in seen.items()
    }


def test_an_action_not_offered_is_refused_with_the_reason() -> None:
    env = aec.env()
    env.reset(seed=1)
    before = env.game.state.copy()
    with pytest.raises(IllegalMove, match=r"action 0 is not offered: 'pass' is not among the 2"):
        env.step(action_id("pass"))
    with pytest.raises(ValueError, match="no action 5000"):
        env.step(5000)
    with pytest.raises(ValueError, match="must choose an action"):
        env.step(None)
    assert env.game.state == before


def test_nothing_happens_before_the_first_reset_or_after_the_end() -> None:
    env = aec.env()
    with pytest.raises(NotReset):
        env.step(0)
    with pytest.raises(NotReset):
        env.observe("player_0")
    with pytest.raises(NotReset, match=r"call reset\(\) first"):
        env.last()
    play(env, 2)
    with pytest.raises(NotReset):
        env.step(0)
    with pytest.raises(NotReset):
        env.last()


def test_what_is_no_number_is_refused_with_a_sentence() -> None:
    env: Any = aec.env()
    env.reset(seed=1)
    with pytest.raises(
        TypeError, match=r"whole number, not 'keep:D10'; actions.action_id\('keep:D"
    ):
        env.step("keep:D10")
    with pytest.raises(TypeError, match=r"an action must be a whole number, not 1\.0$"):
        env.step(1.0)
    assert not env.game.choices


@pytest.mark.parametrize("chance", ["table", "open table"])
def test_no_environment_can_ask_how_chance_fell(chance: str) -> None:
    for make in (aec.env, LearnerEnv, partial(batch.env, 2)):
        with pytest.raises(SettingsError, match=f"leave out chance='{chance}'"):
            make(chance=chance)


def test_a_misspelled_argument_is_refused_with_the_nearest_one() -> None:
    for make in (aec.env, LearnerEnv, partial(batch.env, 2)):
        with pytest.raises(TypeError, match=r"unknown argument 'rewards'; did you mean 'reward'\?"):
            make(rewards="vp")
        with pytest.raises(TypeError, match="unknown argument 'altered'; did you mean 'altered_d"):
            make(altered="turned")


def test_unknown_settings_are_refused() -> None:
    with pytest.raises(ValueError, match="vp_difference"):
        aec.env(reward="fame")
    with pytest.raises(ValueError, match="flat, named"):
        aec.env(observations="pictures")
    with pytest.raises(SettingsError):
        aec.env(players=5)


# Rewards


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_winner_takes_one_and_the_others_share_minus_one(players: int) -> None:
    env = aec.env(players)
    totals = play(env, 5)
    winner = env.game.ranking()[0].seat
    share = -1 / (players - 1)
    expected = {f"player_{s}": 1 if s == winner else share for s in range(players)}
    assert totals == pytest.approx(expected)


def test_ranks_are_rewarded_in_equal_steps() -> None:
    env = aec.env(4, reward="rank")
    totals = play(env, 6)
    ranks = [totals[f"player_{row.seat}"] for row in env.game.ranking()]
    assert ranks == pytest.approx([1, 1 / 3, -1 / 3, -1])


def test_points_are_rewarded_as_they_come() -> None:
    env = aec.env(3, reward="vp")
    totals = play(env, 8)
    start = env.game.settings.edition.start.vp
    for seat, player in enumerate(env.game.state.players):
        assert totals[f"player_{seat}"] == player.vp - start


def test_the_difference_is_to_the_mean_of_the_others() -> None:
    env = aec.env(3, reward="vp_difference")
    totals = play(env, 8)
    vp = [player.vp for player in env.game.state.players]
    assert totals["player_0"] == pytest.approx(vp[0] - (vp[1] + vp[2]) / 2)
    assert sum(totals.values()) == pytest.approx(0)


def test_a_reward_of_ones_own() -> None:
    def scribes(game: Game, before: Any) -> list[float]:
        return [float(player.scribes) if game.over else 0.0 for player in game.state.players]

    env = aec.env(reward=scribes)
    totals = play(env, 9)
    assert totals == {f"player_{s}": p.scribes for s, p in enumerate(env.game.state.players)}


# Against Botankhamun


def test_botankhamun_is_no_agent() -> None:
    env = aec.env(solo=Botankhamun("medium"))
    totals = play(env, 3)
    assert env.possible_agents == ["player_0"]
    assert totals == {"player_0": 1 if env.game.ranking()[0].seat == 0 else -1}
    assert env.named("player_0")["pyramid"].sum() == 10


def test_a_look_at_the_game_in_words() -> None:
    env = aec.env(render_mode="ansi")
    env.reset(seed=1)
    assert (env.render() or "").splitlines() == [
        "Round 0, decrees",
        "player_0: 10 VP, 1 scribes, 0 papyrus, 0 bread, 0 limestone, 0 granite, 1 gold",
        "player_1: 10 VP, 1 scribes, 0 papyrus, 0 bread, 0 limestone, 0 granite, 1 gold",
        "player_0 to decide: decree",
    ]
    assert aec.env().render() is None


def test_people_are_shown_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    env = aec.env(render_mode="human")
    assert "human" in env.metadata["render_modes"]
    env.reset(seed=1)
    assert capsys.readouterr().out == f"{env.match.text()}\n\n"
    seen, *_ = env.last()
    assert seen is not None
    env.step(int(seen["action_mask"].argmax()))
    assert capsys.readouterr().out == f"{env.match.text()}\n\n"
    assert env.render() is None


def test_an_unknown_render_mode_is_refused() -> None:
    with pytest.raises(
        ValueError, match="render_mode must be one of ansi, human, or None, not 'rgb"
    ):
        aec.env(render_mode="rgb_array")


def test_its_speed_can_be_measured() -> None:
    assert steps_per_second(Settings(players=2), seed=1, seconds=0.01) > 0
