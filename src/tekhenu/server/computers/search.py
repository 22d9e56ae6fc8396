"""The choice of a computer player, computed in a worker process."""

from collections import OrderedDict
from random import Random

from tekhenu.agents import Agent, SeatView, agent_for
from tekhenu.games.ports import AdviceTask, SearchTask
from tekhenu.rules import Game

CACHED_GAMES = 8  # per worker, so that their choices need not be replayed


class AgentCache(dict[tuple[int, str], Agent]):
    """The agents of a game by seat and description, kept so that a search can reuse its tree."""

    def __missing__(self, who: tuple[int, str]) -> Agent:
        agent = self[who] = agent_for(who[1])
        return agent


_games: OrderedDict[str, Game] = OrderedDict()
_agents: dict[str, AgentCache] = {}


def choose(task: SearchTask) -> str:
    """Return an agent's choice.

    The same sequence of tasks gives the same choices, unless the agent is bounded by time.
    """
    game = game_of(task)
    decision = game.decision
    if decision is None or decision.player != task.seat:
        raise ValueError(f"seat {task.seat} has no decision after {len(task.choices)} choices")
    rng = Random(f"{task.game}/{task.sequence}")
    agent = _agents.setdefault(task.game, AgentCache())[task.seat, task.agent]
    return str(agent.choose(SeatView(game, task.seat), decision, rng))


def game_of(task: SearchTask | AdviceTask) -> Game:
    """Return the game of a task, which later tasks of the game play on."""
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
    while len(_games) > CACHED_GAMES:
        forgotten, _ = _games.popitem(last=False)
        _agents.pop(forgotten, None)
    return game
