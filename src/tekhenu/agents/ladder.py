"""The ladder: five strengths for people, from one that errs as people do to the full search.

The weaker ones weigh the options as the stronger ones do, and then do not always take the best: an
option is the likelier the better it is, and `temperature` says how much that counts. The weakest
does not even think its turn through to the end.
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

FINE: Final = 1 << 30  # how finely chance is divided


@dataclass(frozen=True, slots=True)
class Strength:
    """A rung of the ladder.

    `temperature`: VP that make an option e times as likely; 0 always takes the best. `impulsive`:
    goes by first impressions. `seconds`: searches so long.
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
    """Weighs its options for this turn, and takes a good one rather than always the best."""

    def __init__(self, temperature: float, impulsive: bool = False) -> None:
        self.temperature = temperature
        self.impulsive = impulsive
        self.judge = LearnedAgent(many=MANY, widths=WIDTHS)

    def __repr__(self) -> str:
        how = ", impulsive=True" if self.impulsive else ""
        return f"FallibleAgent(temperature={self.temperature:g}{how})"

    def choose(self, view: SeatView, decision: Decision, rng: Randomness) -> Move:
        if len(decision.options) == 1:
            return decision.options[0]
        world = view.determinize(rng)
        if self.impulsive:
            options: Sequence[Move] = decision.options
            worths = policy.scores(world.table, decision, options)
        else:
            options = self.judge.promising(world, decision, self.judge.many)
            worths = [self.judge.worth(world, option, view.seat) for option in options]
        return options[drawn(worths, self.temperature, rng)]


def drawn(worths: Sequence[float], temperature: float, rng: Randomness) -> int:
    """The place of one of them, by its worth: Boltzmann's odds."""
    top = max(worths)
    if not temperature:
        return worths.index(top)
    odds = [exp((worth - top) / temperature) for worth in worths]
    left = sum(odds) * rng.randrange(FINE) / FINE
    for place, share in enumerate(odds):
        left -= share
        if left < 0:
            return place
    return worths.index(top)


def agent_of(strength: Strength) -> Agent:
    if strength.searches:
        return SearchAgent(seconds=strength.seconds)
    return FallibleAgent(strength.temperature, strength.impulsive)
