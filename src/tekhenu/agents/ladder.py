"""The ladder: five strengths for people to play against, from a beginner to the full search.

The weaker agents evaluate options as the stronger ones do, but choose at random: the better an
option, the more likely it is. The weakest uses the policy alone and does not look ahead.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from typing import Final

from ..rules import Decision, Move
from ..rules.rng import Randomness
from . import policy
from .agent import Agent, SeatView
from .greedy import MANY, WIDTHS
from .learned import LearnedAgent
from .search import SearchAgent

FINE: Final = 1 << 30  # number of steps of a random fraction


@dataclass(frozen=True, slots=True)
class Strength:
    """A level of the ladder.

    Fields:
        name: the name for players.
        temperature: difference in VP that makes an option e times as likely; 0 chooses the best.
        impulsive: whether it chooses by the policy's scores, without looking ahead.
        seconds: time of a search; 0 without search.
    """

    name: str
    temperature: float = 0.0
    impulsive: bool = False
    seconds: float = 0.0

    @property
    def searches(self) -> bool:
        return self.seconds > 0


STRENGTHS: Final = (
    Strength("apprentice", temperature=1.5, impulsive=True),
    Strength("stonemason", temperature=3.6),
    Strength("architect", temperature=1.75),
    Strength("vizier", temperature=0.6),
    Strength("oracle", seconds=1.0),
)
NAMES: Final = tuple(strength.name for strength in STRENGTHS)


class FallibleAgent:
    """An agent that chooses among its options at random, better ones with higher probability."""

    def __init__(self, temperature: float, impulsive: bool = False) -> None:
        self.temperature = temperature
        self.impulsive = impulsive
        self.evaluator = LearnedAgent(many=MANY, widths=WIDTHS)

    def __repr__(self) -> str:
        how = ", impulsive=True" if self.impulsive else ""
        return f"FallibleAgent(temperature={self.temperature:g}{how})"

    def choose(self, view: SeatView, decision: Decision, rng: Randomness) -> Move:
        if len(decision.options) == 1:
            return decision.options[0]
        world = view.determinize(rng)
        if self.impulsive:
            options: Sequence[Move] = decision.options
            values = policy.scores(world.table, decision, options)
        else:
            options = self.evaluator.promising(world, decision, self.evaluator.many)
            values = [self.evaluator.option_value(world, option, view.seat) for option in options]
        return options[drawn(values, self.temperature, rng)]


def drawn(values: Sequence[float], temperature: float, rng: Randomness) -> int:
    """Return a random index with Boltzmann probabilities of the values."""
    top = max(values)
    if not temperature:
        return values.index(top)
    odds = [exp((value - top) / temperature) for value in values]
    left = sum(odds) * rng.randrange(FINE) / FINE
    for place, share in enumerate(odds):
        left -= share
        if left < 0:
            return place
    return values.index(top)


def agent_of(strength: Strength) -> Agent:
    if strength.searches:
        return SearchAgent(seconds=strength.seconds)
    return FallibleAgent(strength.temperature, strength.impulsive)
