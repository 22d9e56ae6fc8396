"""Your first game: the setup is made for you, so that the first question is a die."""

from random import Random

from ..agents import SeatView
from ..agents.greedy import GreedyAgent
from ..rules import Game


def prepare(game: Game) -> None:
    """Answer the questions of the setup as the computer would, knowing what each seat knows."""
    agent, rng = GreedyAgent(), Random("setup")
    while game.state.round == 0 and (decision := game.decision) is not None:
        game.play(agent.choose(SeatView(game, decision.player), decision, rng))
