"""An agent that takes its time once some games are played, so that a test can catch it then.

It can also kill the process it plays in.
"""

import os
import signal
import time
from pathlib import Path
from typing import NoReturn

from tekhenu.agents import RandomAgent, SeatView
from tekhenu.rules import Decision, Move
from tekhenu.rules.rng import Randomness

ENOUGH, RESULTS = "TEKHENU_TEST_ENOUGH", "TEKHENU_TEST_RESULTS"  # how many games, and of which
SECONDS = 0.5  # per decision
FATAL = "TEKHENU_TEST_FATAL"  # a file that does not exist: the first to make it dies
LATE = 20  # decisions of a game, before that


def written(out: Path) -> int:
    """Return the number of stored games of a simulation."""
    return sum(file.read_bytes().count(b"\n") for file in out.glob("games/*"))


class Dawdler(RandomAgent):
    def __init__(self) -> None:
        enough = os.environ.get(ENOUGH)
        self._slow = enough is not None and written(Path(os.environ[RESULTS])) >= int(enough)
        self._asked = 0

    def choose(self, view: SeatView, decision: Decision, rng: Randomness) -> Move:
        if self._slow:
            time.sleep(SECONDS)
        self._asked += 1
        if self._asked == LATE and FATAL in os.environ:
            die_once(Path(os.environ[FATAL]))
        return super().choose(view, decision, rng)


def die_once(file: Path) -> None:
    try:
        file.touch(exist_ok=False)
    except FileExistsError:
        return
    die()


def die(task: object = None) -> NoReturn:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError
