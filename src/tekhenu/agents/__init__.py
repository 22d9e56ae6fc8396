"""Agents, which choose moves, and `agent_for`, which makes an agent from its name."""

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
