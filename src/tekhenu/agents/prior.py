"""A learned policy: first impressions that imitate what looking ahead would find.

A weighted sum of the hand-made score (`policy`), of the move itself and of the card it takes, for
each kind of question; in VP, so that a temperature means the same everywhere. The weights lie
beside those of the valuation and are found with them (docs/learning.md).
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from ..components.ids import IDS
from ..rules import Decision, Move
from ..rules.move import SUITS, TakeCard
from ..rules.table import Table
from . import policy
from .valuation import turns_left
from .weights import learned_weights

Pairs = dict[str, tuple[float, float]]  # at the end of the game, and what the beginning adds


class Impressions:
    """The weights for one kind of question."""

    def __init__(self, learned: Mapping[str, Mapping[str, Sequence[float]]]) -> None:
        self.hand = _pairs(learned["hand"])
        self.moves = _pairs(learned["moves"])
        self.cards = _pairs(learned["cards"])
        self._moments: dict[float, MixedWeights] = {}

    def at(self, left: float) -> "MixedWeights":
        """When so much of the game is left; worked out once."""
        moment = self._moments.get(left)
        if moment is None:
            moment = self._moments[left] = MixedWeights(self, left)
        return moment


class MixedWeights:
    """The same at one moment of the game."""

    def __init__(self, weights: Impressions, left: float) -> None:
        self.hand = _mixed(weights.hand, left)["score"]
        self.moves = _mixed(weights.moves, left)
        self.cards = _mixed(weights.cards, left)


def _pairs(rows: Mapping[str, Sequence[float]]) -> Pairs:
    return {name: (float(row[0]), float(row[1])) for name, row in rows.items()}


def _mixed(pairs: Pairs, left: float) -> dict[str, float]:
    return {name: late + early * left for name, (late, early) in pairs.items()}


class Prior:
    """What an option is worth at first sight, in VP more or less than the others."""

    def __init__(self, learned: Mapping[str, Any]) -> None:
        self.questions: dict[str, Impressions] = {
            k: Impressions(rows) for k, rows in learned.items()
        }

    def scores(self, table: Table, decision: Decision) -> list[float]:
        options = decision.options
        found: list[float] = policy.scores(table, decision, options)
        question = self.questions.get(decision.kind)
        if question is None:
            return found
        moment = question.at(part_left(table, decision.player))
        hand, moves, cards = moment.hand, moment.moves, moment.cards
        for i, option in enumerate(options):
            score = hand * found[i] + moves.get(option, 0.0)
            if cards:
                score += cards.get(card_taken(table, option), 0.0)
            found[i] = score
        return found


def part_left(table: Table, seat: int) -> float:
    """Of the game, from 1 to 0."""
    return turns_left(table, seat) / table.printed.rounds


def card_taken(table: Table, option: Move) -> str:
    """The card of the Market that a move takes, if it takes one."""
    if not isinstance(option, TakeCard):
        return ""
    card = table.state.market[option.slot]
    return IDS[SUITS[table.printed.slot_family[option.slot]]][card] if card >= 0 else ""


@cache
def load_prior() -> Prior:
    """The one that is played with."""
    return Prior(learned_weights()["questions"])
