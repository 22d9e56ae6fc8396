"""How fast the agents think: for the bench."""

from random import Random
from time import process_time

from tekhenu import Game, Settings
from tekhenu.agents import GreedyAgent, SearchAgent, SeatView

ITERATIONS = 400


def simulations_per_second(settings: Settings, seed: int, seconds: float) -> float:
    """Of 400 iterations, at decisions from the middle of a random game on.

    They look a round ahead by first impressions: that has been measured from the beginning, and
    how fast it is says more about the engine than rollouts that are thought through.
    """
    game = Game.new(settings, seed)
    rng = Random(seed)
    agent = SearchAgent(iterations=ITERATIONS, rounds=1, rollout={})
    middle = 25 * settings.humans
    spent = 0.0
    while spent < seconds:
        decision = game.decision
        if decision is None:
            break
        if len(game.choices) >= middle:
            start = process_time()
            agent.choose(SeatView(game, decision.player), decision, rng)
            spent += process_time() - start
        game.play(rng.choice(decision.options))
    return agent.simulations / spent


def greedy_seconds(settings: Settings, seed: int) -> float:
    """Of one decision, on average over a game of greedy players."""
    game = Game.new(settings, seed)
    rng = Random(seed)
    agent = GreedyAgent()
    decisions, start = 0, process_time()
    while (decision := game.decision) is not None:
        game.play(agent.choose(SeatView(game, decision.player), decision, rng))
        decisions += 1
    return (process_time() - start) / decisions
