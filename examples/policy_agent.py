"""Example of an agent: the policy's favorite option, or sometimes a random one.

It plays a game in a few hundredths of a second, well enough for a study of many games:

    tekhenu arena examples/policy_agent.py:PolicyAgent random --games 100
"""

from tekhenu import Decision, Move
from tekhenu.agents import Randomness, SeatView, policy
from tekhenu.rules.table import Table


class PolicyAgent:
    """Agent that makes `random_percent` of its choices at random."""

    def __init__(self, random_percent: str = "10") -> None:
        self.random_percent = int(random_percent)

    def choose(self, view: SeatView, decision: Decision, rng: Randomness) -> Move:
        if rng.randrange(100) < self.random_percent:
            return decision.options[rng.randrange(len(decision.options))]
        seen = view.view
        return policy.favorite(Table(seen.state, seen.settings, None), decision)
