"""Computers can take the human's seat, and learners can meet Automas."""

from random import Random

import numpy as np
import pytest

from tekhenu import Automas, Game
from tekhenu.agents import SeatView, agent_for
from tekhenu.agents.valuation import value
from tekhenu.lab.environments import aec
from tekhenu.lab.environments.encoding import Encoder
from tekhenu.lab.environments.learner import LearnerEnv
from tekhenu.rules.cards import Decrees
from tests.automa.table import automa, markers, next_tile, settings, table
from tests.automa.whole import moments


@pytest.mark.parametrize("automas", [1, 2, 3])
def test_greedy_plays_a_whole_game_and_beats_chance(automas: int) -> None:
    game = Game.new(settings(automas), 5)
    agent, rng = agent_for("greedy"), Random(1)
    while (decision := game.decision) is not None:
        game.play(agent.choose(SeatView(game, 0), decision, rng))
    assert game.state.players[0].vp > 60


@pytest.mark.parametrize("automas", [1, 3])
def test_search_plays_some_turns(automas: int) -> None:
    game = Game.new(settings(automas, 2), 5)
    agent, rng = agent_for("search:4it"), Random(1)
    while (decision := game.decision) is not None and game.state.round < 3:
        choice = agent.choose(SeatView(game, 0), decision, rng)
        assert choice in decision.options
        game.play(choice)


def test_the_value_of_an_automa_counts_points_pieces_and_cards() -> None:
    """The face-down Decree has no part in the value."""
    at = table(1)
    at.state.order = [0, 1]
    plain = value(at.game().table, 1)
    secret = at.state.players[1].decrees
    at.state.players[1].decrees = Decrees.of([at.state.decks[2].pop(0)])
    at.state.decks[2].insert(0, secret.bit_length() - 1)
    assert value(at.game().table, 1) == plain
    at.holds(1, "T09")  # 2 VP at both Scorings
    assert value(at.game().table, 1) == plain + 4


@pytest.mark.parametrize("automas", [1, 2, 3])
def test_learners_meet_automas(automas: int) -> None:
    environment = aec.env(solo=Automas(automas, difficulty=1))
    environment.reset(seed=3)
    assert environment.possible_agents == ["player_0"]
    rng = np.random.default_rng(1)
    for _ in environment.agent_iter():
        seen, _, over, _, _ = environment.last()
        if over or seen is None:
            break
        environment.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert environment.match.game.over


def test_a_learner_alone() -> None:
    environment = LearnerEnv(solo=Automas(2))
    seen, info = environment.reset(seed=1)
    assert environment.observation_space.contains(seen)
    action = int(np.flatnonzero(info["action_mask"])[0])
    seen, _, over, cut, _ = environment.step(action)
    assert environment.observation_space.contains(seen)
    assert not over
    assert not cut


def test_what_is_observed_of_an_automa() -> None:
    at = table(2)
    markers(at, 2, f="bread", g="thoth", h="column4", i="r2c4")
    at.holds(2, "T09")
    next_tile(at, "seth", 2)
    own = automa(at.state, 2)
    own.shown.append(own.tiles.pop())
    at.scales(2, "below", "white", 3)
    at.state.order = [0, 1, 2]
    game = at.game()
    encoder = Encoder(game.settings)
    seen = encoder.layout.named(encoder.natural(game.state, game.decision, 0))
    assert seen["automa_district"][1].tolist() == [0, 1, 0, 0]
    assert np.argwhere(seen["automa_section"][1]).tolist() == [[4]]
    assert np.argwhere(seen["automa_line"][1]).tolist() == [[8]]
    assert np.argwhere(seen["automa_space"][1]).tolist() == [[8]]
    assert np.argwhere(seen["automa_shown"][1]).tolist() == [[10]]
    assert seen["automa_tiles"].tolist() == [4, 3]
    assert np.argwhere(seen["automa_cards"][1]).tolist() == [[1, 8]]


@pytest.mark.parametrize("automas", [1, 3])
def test_an_observation_does_not_change_with_what_is_hidden(automas: int) -> None:
    for number, (game, rng) in enumerate(moments(automas, 0, 9)):
        if number % 5 or game.over:
            continue
        encoder = Encoder(game.settings)
        true = encoder.natural(game.state, game.decision, 0).tobytes()
        other = game.determinize(0, rng)
        assert Encoder(game.settings).natural(other.state, other.decision, 0).tobytes() == true
