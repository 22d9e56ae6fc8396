"""How a computer's choice is found, in a worker process."""

import os
from collections import OrderedDict
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


class NiceThinker:
    """`think`, with a lower priority than the server. Runs in a worker process."""

    def __init__(self) -> None:
        self._is_nice = not hasattr(os, "nice")

    def __call__(self, task: Task) -> str:
        if not self._is_nice:
            os.nice(NICENESS)
            self._is_nice = True
        return think(task)


def think(task: Task) -> str:
    """Return an agent's choice; the same tasks in turn give the same choices without a clock."""
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
