"""Who decides: agents, and how to get one by its name."""

from ..rules.rng import Randomness
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
    "Randomness",
    "SearchAgent",
    "SeatView",
    "UnknownAgent",
    "Weights",
    "agent_for",
]
