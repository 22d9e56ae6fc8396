"""Who decides: agents, and how to get one by its name."""

from .agent import Agent, RandomAgent, SeatView
from .greedy import GreedyAgent

__all__ = ["Agent", "GreedyAgent", "RandomAgent", "SeatView"]
