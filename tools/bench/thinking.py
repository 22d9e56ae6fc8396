"""Benchmark of the agents."""

from random import Random
from time import process_time

from tekhenu import Game, Settings
from tekhenu.agents import GreedyAgent, SearchAgent, SeatView

ITERATIONS = 400


def simulations_per_second(settings: Settings, seed: int, seconds: float) -> float:
    """Return the speed of a search with 400 iterations at decisions of a random game.

    The search looks one round ahead with priors only, as in all earlier measurements. Its speed
    depends more on the engine than that of a search with full rollouts.
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
    """Return the mean time of a decision in a game of greedy players."""
    game = Game.new(settings, seed)
    rng = Random(seed)
    agent = GreedyAgent()
    decisions, start = 0, process_time()
    while (decision := game.decision) is not None:
        game.play(agent.choose(SeatView(game, decision.player), decision, rng))
        decisions += 1
    return (process_time() - start) / decisions
