"""How a computer's choice is found: the part that runs in a process of its own.

A task is a line of JSON on its input, the answer one on its output: the choice, or what went wrong.
"""

import json
import os
import signal
import sys
import threading
import traceback
from collections import OrderedDict
from queue import SimpleQueue
from random import Random

from tekhenu.agents import Agent, SeatView, agent_for
from tekhenu.games.ports import Task
from tekhenu.rules import Game

KEPT = 8  # games a worker remembers, so that it need not play them again
NICENESS = 10


class AgentCache(dict[tuple[int, str], Agent]):
    """The agents of a game by seat and description, so that a search keeps its tree."""

    def __missing__(self, who: tuple[int, str]) -> Agent:
        agent = self[who] = agent_for(who[1])
        return agent


_games: OrderedDict[str, Game] = OrderedDict()
_agents: dict[str, AgentCache] = {}


def think(task: Task) -> str:
    """The same tasks in turn lead to the same choices, unless the agent looks at the clock."""
    game = _game_of(task)
    decision = game.decision
    if decision is None or decision.player != task.seat:
        raise ValueError(f"seat {task.seat} is not asked")
    rng = Random(f"{task.game}/{task.sequence}")
    agent = _agents.setdefault(task.game, AgentCache())[task.seat, task.agent]
    return str(agent.choose(SeatView(game, task.seat), decision, rng))


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
        forgotten, _ = _games.popitem(last=False)
        _agents.pop(forgotten, None)
    return game


def main() -> None:
    """Leave Ctrl-C and the like to the server, give way to it, and do not outlive it."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # nothing else may stand among the answers
    tasks: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_receive, args=[tasks], daemon=True).start()
    while True:
        answer = _answer(Task(*json.loads(tasks.get())))
        try:
            answers.write(json.dumps(answer).encode() + b"\n")
            answers.flush()
        except OSError:  # nobody is there to hear it
            os._exit(0)


def _receive(tasks: SimpleQueue[bytes]) -> None:
    """The end of the input is the end of the server, and of whatever is thought about."""
    for line in sys.stdin.buffer:
        tasks.put(line)
    os._exit(0)


def _answer(task: Task) -> tuple[str | None, str]:
    try:
        return think(task), ""
    except Exception:
        return None, traceback.format_exc()


if __name__ == "__main__":
    main()
