"""An agent that can be told to take its time, so that a test can catch it in the middle."""

import os
import time

from tekhenu.agents import RandomAgent, SeatView
from tekhenu.rules import Decision, Move
from tekhenu.rules.rng import Randomness

SECONDS = "TEKHENU_TEST_SECONDS"  # per decision


class Dawdler(RandomAgent):
    def choose(self, view: SeatView, decision: Decision, rng: Randomness) -> Move:
        time.sleep(float(os.environ.get(SECONDS, "0")))
        return super().choose(view, decision, rng)
