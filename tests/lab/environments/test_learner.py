"""The Gymnasium environment: one learner against agents."""

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tekhenu import Botankhamun, Decision, Game, IllegalMove, Move, Settings, SettingsError
from tekhenu.agents import SeatView, UnknownAgent
from tekhenu.lab.environments.actions import ACTIONS, action_id
from tekhenu.lab.environments.learner import PATIENCE, LearnerEnv
from tekhenu.rules.rng import Randomness

NAME = "tekhenu.lab.environments.learner:tekhenu/Learner-v0"


def play(env: LearnerEnv, seed: int) -> float:
    """Play a random game of the learner and return the sum of its rewards."""
    rng = Random(seed)
    _, info = env.reset(seed=seed)
    total, over = 0.0, False
    while not over:
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        _, reward, over, truncated, info = env.step(action)
        total += reward
        assert not truncated
    return total


@pytest.mark.parametrize(
    "settings",
    [
        {},
        {"opponents": ["greedy"], "reward": "vp_difference"},
        {"opponents": ["random", "greedy", "random"], "observations": "named"},
        {"solo": Botankhamun("hard")},
    ],
    ids=str,
)
def test_passes_the_checker(settings: dict[str, Any]) -> None:
    check_env(gymnasium.make(NAME, **settings).unwrapped)


def test_plays_whole_games() -> None:
    env = LearnerEnv(["random", "random"])
    for seed in range(5):
        total = play(env, seed)
        won = env.game.ranking()[0].seat == 0
        assert total == pytest.approx(1 if won else -1 / 2)
        assert not env.action_masks().any()


def test_points_won_between_two_choices_are_not_lost() -> None:
    """Rewards add up to the final difference, also for points scored in others' turns."""
    env = LearnerEnv(["random"], reward="vp_difference")
    for seed in range(5):
        total = play(env, seed)
        own, other = (player.vp for player in env.game.state.players)
        assert total == own - other


def test_against_botankhamun_no_opponent_is_needed() -> None:
    env = LearnerEnv(solo=Botankhamun())
    assert play(env, 1) == (1 if env.game.ranking()[0].seat == 0 else -1)
    assert env.opponents == []


def test_a_seed_fixes_the_whole_game() -> None:
    results = []
    for _ in range(2):
        env = LearnerEnv(["greedy"])
        play(env, 4)
        results.append([(player.vp, player.resources) for player in env.game.state.players])
    assert results[0] == results[1]


def test_a_seed_is_the_seed_of_the_game() -> None:
    class Waiting:
        """An agent that fails if it is asked for a choice."""

        def choose(self, view: SeatView, decision: Decision, rng: Randomness) -> Move:
            raise AssertionError("the second seat is never asked first")

    env = LearnerEnv([Waiting()])
    env.reset(seed=11)
    assert env.game.state == Game.new(Settings(), 11).state


def test_opponents_choose_from_their_own_view() -> None:
    seats = []

    class Watching:
        def choose(self, view: SeatView, decision: Decision, rng: Randomness) -> Move:
            seats.append((view.seat, decision.player))
            return decision.options[0]

    play(LearnerEnv(["random", Watching()]), 1)
    assert set(seats) == {(2, 2)}


def test_an_unknown_opponent_is_refused() -> None:
    with pytest.raises(UnknownAgent, match="genius"):
        LearnerEnv(["genius"])


# Actions that are not offered


def test_an_action_not_offered_costs_and_is_explained() -> None:
    env = LearnerEnv(penalty=0.5)
    _, info = env.reset(seed=1)
    before = env.game.state.copy()
    _, reward, terminated, truncated, after = env.step(action_id("pass"))
    assert (reward, terminated, truncated) == (-0.5, False, False)
    assert after["illegal"].startswith("action 0 is not offered: 'pass' is not among the 2")
    assert after["action_mask"].tolist() == info["action_mask"].tolist()
    assert env.game.state == before


def test_stubbornness_cuts_the_episode_short() -> None:
    env = LearnerEnv()
    env.reset(seed=1)
    ends = [env.step(action_id("pass"))[3] for _ in range(PATIENCE)]
    assert ends == [False] * (PATIENCE - 1) + [True]


def test_an_action_not_offered_can_be_an_error() -> None:
    env = LearnerEnv(illegal="error")
    env.reset(seed=1)
    with pytest.raises(IllegalMove, match="action 0 is not offered"):
        env.step(action_id("pass"))


def test_what_is_no_action_is_always_an_error() -> None:
    env = LearnerEnv()
    env.reset(seed=1)
    with pytest.raises(ValueError, match="no action"):
        env.step(len(ACTIONS))


def test_after_the_end_every_step_is_an_error() -> None:
    env = LearnerEnv()
    play(env, 1)
    with pytest.raises(IllegalMove, match="the game is over"):
        env.step(0)


def test_what_is_no_number_is_refused_with_a_sentence() -> None:
    env: Any = LearnerEnv()
    env.reset(seed=1)
    with pytest.raises(TypeError, match=r"whole number, not 'pass'; actions\.action_id"):
        env.step("pass")
    with pytest.raises(TypeError, match=r"an action must be a whole number, not 1\.0$"):
        env.step(1.0)


@pytest.mark.parametrize(
    ("given", "kind", "said"),
    [
        ({"opponents": "random"}, TypeError, r'a list, such as \["random"\], not \'random\''),
        ({"opponents": None}, TypeError, "not None"),
        ({"opponents": [3]}, TypeError, "an agent or its name, not 3"),
        ({"opponents": []}, SettingsError, "1 to 3 opponents, not 0"),
        ({"opponents": ["random"] * 4}, SettingsError, "1 to 3 opponents, not 4"),
        ({"players": 3}, SettingsError, "players is 3, but the learner and its opponents are 2"),
    ],
)
def test_opponents_that_do_not_fit(given: dict[str, Any], kind: type[Exception], said: str) -> None:
    with pytest.raises(kind, match=said):
        LearnerEnv(**given)


def test_players_may_be_named_besides_their_opponents() -> None:
    assert LearnerEnv(["random", "random"], players=3).match.settings.players == 3
    assert LearnerEnv([], solo=Botankhamun()).opponents == []


def test_people_are_shown_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make(NAME, render_mode="human")
    _, info = env.reset(seed=1)
    env.step(int(info["action_mask"].argmax()))
    shown = capsys.readouterr().out.split("\n\n")
    assert [text.splitlines()[-1] for text in shown if text] == [
        "player_0 to decide: decree",
        "player_0 to decide: starting",
    ]


def test_unknown_settings_are_refused() -> None:
    with pytest.raises(ValueError, match="penalty, error"):
        LearnerEnv(illegal="shrug")
