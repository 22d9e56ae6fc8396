"""Who decides: agents, and how to get one by its name."""

from .agent import Agent, RandomAgent, SeatView
from .greedy import GreedyAgent
from .learned import LearnedAgent
from .registry import UnknownAgent, agent_for
from .search import SearchAgent
from .valuation import Weights

__all__ = [
    "Agent",
    "GreedyAgent",
    "LearnedAgent",
    "RandomAgent",
    "SearchAgent",
    "SeatView",
    "UnknownAgent",
    "Weights",
    "agent_for",
]
