"""An agent that takes its time once some games are played, so that a test can catch it then."""

import os
import time
from pathlib import Path

from tekhenu.agents import RandomAgent, SeatView
from tekhenu.rules import Decision, Move
from tekhenu.rules.rng import Randomness

ENOUGH, RESULTS = "TEKHENU_TEST_ENOUGH", "TEKHENU_TEST_RESULTS"  # how many games, and of which
SECONDS = 0.5  # per decision


def written(out: Path) -> int:
    """Games of a simulation that are kept by now."""
    return sum(file.read_bytes().count(b"\n") for file in out.glob("games/*"))


class Dawdler(RandomAgent):
    def __init__(self) -> None:
        enough = os.environ.get(ENOUGH)
        self._slow = enough is not None and written(Path(os.environ[RESULTS])) >= int(enough)

    def choose(self, view: SeatView, decision: Decision, rng: Randomness) -> Move:
        if self._slow:
            time.sleep(SECONDS)
        return super().choose(view, decision, rng)
