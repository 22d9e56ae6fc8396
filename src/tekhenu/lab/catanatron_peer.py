"""Catanatron's side of the bench, run by the Python of its own environment.

Each line on stdin asks for games by seed, and each is answered by a line on stdout:

    {"time": [1, 20]}    {"seconds": 1.17}
    {"count": [1, 20]}   {"games": 20, "decisions": 20145, "choices": 7300, "options": 81234}

Timed games are Catanatron's own `play()` with nothing added. Counted games are the same ones
again; only there does a hook look at each decision. Nothing of ours can be imported here.
"""

import gc
import json
import sys
from importlib.metadata import version
from platform import python_version
from time import perf_counter
from typing import Any

from catanatron import Color, Game, RandomPlayer


def new_game(seed: int) -> Any:
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def time_games(first: int, count: int) -> dict[str, float]:
    gc.collect()
    start = perf_counter()
    for seed in range(first, first + count):
        new_game(seed).play()
    return {"seconds": perf_counter() - start}


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


def answer(line: str) -> dict[str, Any]:
    match json.loads(line):
        case {"time": [int(first), int(count)]}:
            return time_games(first, count)
        case {"count": [int(first), int(count)]}:
            return count_games(first, count)
        case request:
            raise ValueError(f"unknown request {request!r}")


def main() -> None:
    hello = {"name": f"catanatron {version('catanatron')}", "python": python_version()}
    print(json.dumps(hello), flush=True)
    for line in sys.stdin:
        print(json.dumps(answer(line)), flush=True)


if __name__ == "__main__":
    main()
