"""Agents play the expansion sensibly, among themselves and against Automas."""

from random import Random

import pytest

from tekhenu import Automas, Game, Settings
from tekhenu.agents import Agent, GreedyAgent, RandomAgent, SearchAgent, SeatView, agent_for
from tekhenu.agents.valuation import value
from tekhenu.rules.event import Performed
from tests.positions import Position

from .table import position, settings

SETH = 6


def played(agents: list[Agent], seed: int, solo: Settings | None = None) -> Game:
    game = Game.new(solo or settings(len(agents)), seed)
    rngs = [Random(f"{seed} {seat}") for seat in range(len(agents))]
    while (decision := game.decision) is not None:
        seat = decision.player
        game.play(agents[seat].choose(SeatView(game, seat), decision, rngs[seat]))
    return game


def test_greedy_performs_seth_and_beats_random() -> None:
    actions = 0
    for seed in range(4):
        game = played([GreedyAgent(), RandomAgent(), RandomAgent()], seed)
        assert game.ranking()[0].seat == 0
        performed = [e for e in game.events if isinstance(e, Performed)]
        actions += sum(event.god == SETH and event.seat == 0 for event in performed)
    assert actions >= 4


def test_search_plays_a_whole_game() -> None:
    game = played([SearchAgent(iterations=4), RandomAgent()], 1)
    assert game.ranking()[0].seat == 0


def value_of(at: Position) -> float:
    return value(at.game().table, 0)


def test_the_valuation_knows_the_expansion() -> None:
    bare = value_of(position())
    assert value_of(position().player(0, soldiers=2)) > bare
    assert value_of(position().player(0, priests=2)) > bare
    assert value_of(position().player(0, blood=2)) < bare
    assert value_of(position().cultist(0, "C01")) > bare
    assert value_of(position().artifact("X02", seat=0)) > bare
    assert value_of(position().build(0, "region6")) > value_of(position().build(0, "region1"))
    bleeding = position().player(0, blood=2)
    assert value_of(position().player(0, blood=2).artifact("X08", seat=0)) > value_of(bleeding)


# Against Automas


def against(automas: int, difficulty: int) -> Settings:
    return Settings(solo=Automas(automas, difficulty=difficulty))


@pytest.mark.parametrize("automas", [1, 2, 3])
def test_greedy_and_search_finish_games_against_automas(automas: int) -> None:
    for agent in (GreedyAgent(), SearchAgent(iterations=4)):
        game = played([agent], 2, against(automas, 4))
        assert game.over and len(game.ranking()) == 1 + automas
        assert game.state.players[0].vp > 50


@pytest.mark.parametrize("spec", ["greedy", "search:12it"])
def test_action_tiles_and_secret_decrees_do_not_change_a_choice(spec: str) -> None:
    """Hidden pieces are dealt anew and future tiles exchanged; the choice stays the same."""
    game = Game.new(against(3, 1), 8, events=False)
    rng = Random(8)
    compared = 0
    while (decision := game.decision) is not None:
        if rng.randrange(3) == 0:
            other = game.determinize(0, Random(99))
            choices = [
                agent_for(spec).choose(SeatView(one, 0), decision, Random(5))
                for one in (game, other)
            ]
            assert choices[0] == choices[1]
            compared += [a.tiles for a in game.state.automas] != [
                a.tiles for a in other.state.automas
            ]
        game.play(rng.choice(decision.options))
    assert compared > 4
