"""Agents play the expansion sensibly."""

from random import Random

from tekhenu import Game
from tekhenu.agents import Agent, GreedyAgent, RandomAgent, SearchAgent, SeatView
from tekhenu.agents.valuation import value
from tekhenu.rules.event import Performed
from tests.positions import Position

from .table import options, position

SETH = 6


def played(agents: list[Agent], seed: int) -> Game:
    game = Game.new(options(len(agents)), seed)
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


def worth(at: Position) -> float:
    return value(at.game().table, 0)


def test_the_valuation_knows_the_expansion() -> None:
    bare = worth(position())
    assert worth(position().player(0, soldiers=2)) > bare
    assert worth(position().player(0, priests=2)) > bare
    assert worth(position().player(0, blood=2)) < bare
    assert worth(position().cultist(0, "C01")) > bare
    assert worth(position().artifact("X02", seat=0)) > bare
    assert worth(position().build(0, "region6")) > worth(position().build(0, "region1"))
    bleeding = position().player(0, blood=2)
    assert worth(position().player(0, blood=2).artifact("X08", seat=0)) > worth(bleeding)
