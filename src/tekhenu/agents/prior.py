"""A learned policy, which imitates the scores that looking ahead would give.

For each kind of decision it is a weighted sum of the hand-made score (`policy`), the move and the
card taken. Scores are in VP, so one temperature suits all kinds of decision. The weights are in
`weights.json` (docs/learning.md).
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

Pairs = dict[str, tuple[float, float]]  # at the end of the game, and the difference at the start


class PriorWeights:
    """The weights for one kind of decision."""

    def __init__(self, learned: Mapping[str, Mapping[str, Sequence[float]]]) -> None:
        self.hand = _pairs(learned["hand"])
        self.moves = _pairs(learned["moves"])
        self.cards = _pairs(learned["cards"])
        self._moments: dict[float, MixedWeights] = {}

    def at(self, left: float) -> "MixedWeights":
        """Return the weights when a share `left` of the game is left. They are cached."""
        moment = self._moments.get(left)
        if moment is None:
            moment = self._moments[left] = MixedWeights(self, left)
        return moment


class MixedWeights:
    """The weights for one kind of decision at one moment of the game."""

    def __init__(self, weights: PriorWeights, left: float) -> None:
        self.hand = _mixed(weights.hand, left)["score"]
        self.moves = _mixed(weights.moves, left)
        self.cards = _mixed(weights.cards, left)


def _pairs(rows: Mapping[str, Sequence[float]]) -> Pairs:
    return {name: (float(row[0]), float(row[1])) for name, row in rows.items()}


def _mixed(pairs: Pairs, left: float) -> dict[str, float]:
    return {name: late + early * left for name, (late, early) in pairs.items()}


class Prior:
    """A prior: the score of an option in VP relative to the others, without looking ahead."""

    def __init__(self, learned: Mapping[str, Any]) -> None:
        self.questions: dict[str, PriorWeights] = {
            k: PriorWeights(rows) for k, rows in learned.items()
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
    """Return the share of the game that is left, from 1 to 0."""
    return turns_left(table, seat) / table.printed.rounds


def card_taken(table: Table, option: Move) -> str:
    """Return the id of the Market card that a move takes; "" for other moves."""
    if not isinstance(option, TakeCard):
        return ""
    card = table.state.market[option.slot]
    return IDS[SUITS[table.printed.slot_family[option.slot]]][card] if card >= 0 else ""


@cache
def load_prior() -> Prior:
    """Return the shipped prior."""
    return Prior(learned_weights()["questions"])
