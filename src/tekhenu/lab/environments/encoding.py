"""What the seats of a game observe, as vectors."""

import numpy as np

from tekhenu import Decision, Settings, State

from .chart import Chart
from .layout import Natural
from .sight import Sight


class Encoder:
    """What each seat has seen last makes the next look quick, and shows in nothing else."""

    def __init__(self, settings: Settings, chart: Chart | None = None) -> None:
        self.chart = chart = chart or Chart(settings)
        self.layout = chart.layout
        self.sights = [Sight(chart, seat) for seat in range(chart.players)]

    def natural(self, state: State, decision: Decision | None, seat: int) -> Natural:
        """The observation in natural units, every number from 0 to 255."""
        return np.frombuffer(self.sights[seat].look(state, decision)[:], np.uint8)
