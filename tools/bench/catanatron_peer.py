"""Catanatron's side of the benchmark, run by the Python of its own environment.

Each line on stdin requests games by seed and is answered by a line on stdout:

    {"time": [1, 20]}    {"seconds": 1.17}
    {"count": [1, 20]}   {"games": 20, "decisions": 20145, "choices": 7300, "options": 81234}
    {"steps": [1, 0.5]}  {"steps_per_s": 4012.5}
    {"simulations": [1, 0.5]}  {"simulations_per_s": 31.2}

Timed games call only Catanatron's own `play()`. The same games are then counted with a hook that
sees each decision. Steps are those of its Gym environment: whole games against a random player for
the given number of seconds. A simulation is the least that a Monte Carlo tree search needs (the
package has no such search): a copy of the game, played to its end at random. This module cannot
import the project.
"""

import gc
import json
import sys
from importlib.metadata import version
from platform import python_version
from random import Random
from time import process_time
from typing import Any

import gymnasium
from catanatron import Color, Game, RandomPlayer

MIDDLE = 450  # decisions into a game of about 900


def new_game(seed: int) -> Any:
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def time_games(first: int, count: int) -> dict[str, float]:
    gc.collect()
    start = process_time()
    for seed in range(first, first + count):
        new_game(seed).play()
    return {"seconds": process_time() - start}


def count_games(first: int, count: int) -> dict[str, int]:
    decisions = choices = options = 0

    def decide(player: Any, game: Any, actions: list[Any]) -> Any:
        nonlocal decisions, choices, options
        decisions += 1
        choices += len(actions) > 1
        options += len(actions)
        return player.decide(game, actions)

    for seed in range(first, first + count):
        new_game(seed).play(decide_fn=decide)
    return {"games": count, "decisions": decisions, "choices": choices, "options": options}


def environment_steps(seed: int, seconds: float) -> dict[str, float]:
    """Count the steps of its environment without the wrapper that checks every step."""
    environment = gymnasium.make("catanatron_gym:catanatron-v1", disable_env_checker=True)
    steps = 0
    start = process_time()
    while process_time() - start < seconds:
        rng = Random(seed)
        _, info = environment.reset(seed=seed)
        seed += 1
        over = False
        while not over:
            action = rng.choice(info["valid_actions"])
            _, _, terminated, truncated, info = environment.step(action)
            over = terminated or truncated
            steps += 1
    return {"steps_per_s": steps / (process_time() - start)}


def simulations(seed: int, seconds: float) -> dict[str, float]:
    """Count random playouts of copies from the middle of a game, where a typical search starts."""
    game = new_game(seed)
    for _ in range(MIDDLE):
        game.play_tick()
    count = 0
    start = process_time()
    while process_time() - start < seconds:
        game.copy().play()
        count += 1
    return {"simulations_per_s": count / (process_time() - start)}


def answer(line: str) -> dict[str, Any]:
    match json.loads(line):
        case {"time": [int(first), int(count)]}:
            return time_games(first, count)
        case {"count": [int(first), int(count)]}:
            return count_games(first, count)
        case {"steps": [int(seed), int() | float() as seconds]}:
            return environment_steps(seed, seconds)
        case {"simulations": [int(seed), int() | float() as seconds]}:
            return simulations(seed, seconds)
        case request:
            raise ValueError(f"unknown request {request!r}")


def main() -> None:
    hello = {"name": f"catanatron {version('catanatron')}, 4p", "python": python_version()}
    print(json.dumps(hello), flush=True)
    for line in sys.stdin:
        print(json.dumps(answer(line)), flush=True)


if __name__ == "__main__":
    main()
