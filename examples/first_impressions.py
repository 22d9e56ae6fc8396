"""An agent of one's own: takes what looks best at first sight, and sometimes anything.

It plays a game in a few hundredths of a second, well enough for a study of many games:

    tekhenu arena examples/first_impressions.py:FirstImpressions random --games 100
"""

from tekhenu import Decision, Move
from tekhenu.agents import Randomness, SeatView, policy
from tekhenu.rules.table import Table


class FirstImpressions:
    def __init__(self, whim: str = "10") -> None:
        self.whim = int(whim)  # so many of a hundred choices are made at random

    def choose(self, view: SeatView, decision: Decision, rng: Randomness) -> Move:
        if rng.randrange(100) < self.whim:
            return decision.options[rng.randrange(len(decision.options))]
        seen = view.view
        return policy.favourite(Table(seen.state, seen.settings, None), decision)
