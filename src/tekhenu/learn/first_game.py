"""The first game of a newcomer, with the setup done, so that it starts with a die."""

from random import Random

from ..agents import SeatView
from ..agents.greedy import GreedyAgent
from ..rules import Game


def prepare(game: Game) -> None:
    """Make the setup decisions as the computer would, using only what each seat knows."""
    agent, rng = GreedyAgent(), Random("setup")
    while game.state.round == 0 and (decision := game.decision) is not None:
        game.play(agent.choose(SeatView(game, decision.player), decision, rng))
