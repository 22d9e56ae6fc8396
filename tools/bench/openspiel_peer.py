"""A game of OpenSpiel as a side of the benchmark, run by the Python of its own environment.

The argument names the game: `backgammon` is C++ called from Python, `python_liars_poker` is pure
Python. The protocol is that of `catanatron_peer`. Random players choose among the legal actions,
and chance is sampled. Games of other kinds only show how many decisions a second a framework can
make. This module cannot import the project.
"""

import gc
import json
import sys
from importlib.metadata import version
from platform import python_version
from random import Random
from time import process_time
from typing import Any

import pyspiel
from open_spiel.python.games import liars_poker  # noqa: F401  # known by its import


def play(game: Any, seed: int, found: dict[str, int] | None = None) -> None:
    rng = Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, odds)[0])
            continue
        actions = state.legal_actions()
        if found is not None:
            found["decisions"] += 1
            found["choices"] += len(actions) > 1
            found["options"] += len(actions)
        state.apply_action(actions[int(rng.random() * len(actions))])


def answer(game: Any, request: dict[str, list[int]]) -> dict[str, float]:
    ((what, (first, count)),) = request.items()
    if what == "count":
        found = {"games": count, "decisions": 0, "choices": 0, "options": 0}
        for seed in range(first, first + count):
            play(game, seed, found)
        return dict(found)
    gc.collect()
    start = process_time()
    for seed in range(first, first + count):
        play(game, seed)
    return {"seconds": process_time() - start}


def main() -> None:
    game = pyspiel.load_game(sys.argv[1])
    name = f"OpenSpiel {version('open_spiel')}, {sys.argv[1]}"
    print(json.dumps({"name": name, "python": python_version()}), flush=True)
    for line in sys.stdin:
        print(json.dumps(answer(game, json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
