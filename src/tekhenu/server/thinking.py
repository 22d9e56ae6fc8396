"""How a computer's choice is found: the part that runs in a process of its own."""

import os
import signal
import threading
from collections import OrderedDict
from multiprocessing import parent_process
from random import Random
from typing import NamedTuple

from tekhenu.agents import SeatView, agent_for
from tekhenu.rules import Game

KEPT = 8  # games a worker remembers, so that it need not play them again
NICENESS = 10


class Task(NamedTuple):
    """`origin` is a save; `choices` all that were made in the game."""

    game: str
    origin: str
    choices: list[str]
    seat: int
    agent: str
    sequence: int


_games: OrderedDict[str, Game] = OrderedDict()


def prepare() -> None:
    """A worker gives way to the server, leaves Ctrl-C to it, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    parent = parent_process()
    if parent is not None:

        def follow() -> None:
            parent.join()
            os._exit(0)

        threading.Thread(target=follow, daemon=True).start()


def think(task: Task) -> str:
    """The same task leads to the same choice, unless the agent looks at the clock."""
    game = _game_of(task)
    decision = game.decision
    if decision is None or decision.player != task.seat:
        raise ValueError(f"seat {task.seat} is not asked")
    rng = Random(f"{task.game}/{task.sequence}")
    return str(agent_for(task.agent).choose(SeatView(game, task.seat), decision, rng))


def _game_of(task: Task) -> Game:
    game = _games.pop(task.game, None)
    if game is not None:
        known = game.choices
        if task.choices[: len(known)] != known:
            game = None
    if game is None:
        game = Game.load(task.origin, events=False)
    for choice in task.choices[len(game.choices) :]:
        game.play(choice)
    _games[task.game] = game
    while len(_games) > KEPT:
        _games.popitem(last=False)
    return game
