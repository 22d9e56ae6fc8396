"""An agent for rollouts whose choices vary, so that their mean does not depend on one line of play.

The learned agent always continues in the same way. A small change of the position can then lead to
another game, whose result says little about the change. With varied rollouts such accidents average
out.
"""

from math import log
from typing import Final

from ..rules.rng import Rng
from ..rules.table import Table
from .greedy import Widths
from .learned import OPTIONS_TRIED, LearnedAgent
from .search import ROLLOUT

TEMPERATURE: Final = 1.5  # VP


class VariedAgent(LearnedAgent):
    """A learned agent that chooses an end of a turn with probability ∝ exp(value / temperature)."""

    def __init__(self, temperature: float = TEMPERATURE, widths: Widths = ROLLOUT) -> None:
        super().__init__(None, None, OPTIONS_TRIED, widths)
        self.temperature = temperature
        self.rng = Rng.seeded(0)

    def __repr__(self) -> str:
        return f"VariedAgent({self.temperature:g})"

    def value(self, table: Table, seat: int) -> float:
        """Return the value with Gumbel noise: the best of several ends is then a random choice."""
        uniform = (self.rng.randrange(1 << 24) + 0.5) / (1 << 24)
        return super().value(table, seat) - self.temperature * log(-log(uniform))

    def mean_value(self, table: Table, seat: int) -> float:
        """Return the value without noise."""
        return super().value(table, seat)
