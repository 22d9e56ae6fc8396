"""A learned policy: first impressions that imitate what looking ahead would find.

A weighted sum of the hand-made score (`policy`), of the move itself and of the card it takes, for
each kind of question; in VP, so that a temperature means the same everywhere. The weights lie
beside those of the valuation and are found with them (docs/learning.md).
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from ..rules import Decision, Game, Move
from ..rules.move import SUITS, TakeCard, card_name
from ..rules.table import Table
from . import policy
from .valuation import turns_left
from .weights import learned_weights

Pairs = dict[str, tuple[float, float]]  # at the end of the game, and what the beginning adds


class Impressions:
    """The weights for one kind of question."""

    def __init__(self, learned: Mapping[str, Mapping[str, Sequence[float]]]) -> None:
        self.hand = _pairs(learned["hand"])["score"]
        self.moves = _pairs(learned["moves"])
        self.cards = _pairs(learned["cards"])


def _pairs(rows: Mapping[str, Sequence[float]]) -> Pairs:
    return {name: (float(row[0]), float(row[1])) for name, row in rows.items()}


class Prior:
    """What an option is worth at first sight, in VP more or less than the others."""

    def __init__(self, learned: Mapping[str, Any]) -> None:
        self.questions: dict[str, Impressions] = {
            k: Impressions(rows) for k, rows in learned.items()
        }

    def scores(self, table: Table, decision: Decision, options: Sequence[Move]) -> list[float]:
        question = self.questions.get(decision.kind)
        if question is None:
            return [policy.score(table, decision, option) for option in options]
        left = part_left(table, decision.player)
        late, early = question.hand
        hand = late + early * left
        found: list[float] = []
        for option in options:
            score = hand * policy.score(table, decision, option)
            pair = question.moves.get(option)
            if pair is not None:
                score += pair[0] + pair[1] * left
            if question.cards:
                pair = question.cards.get(card_taken(table, option))
                if pair is not None:
                    score += pair[0] + pair[1] * left
            found.append(score)
        return found

    def favourite(self, table: Table, decision: Decision) -> Move:
        """The first of those with the best score."""
        options = decision.options
        scores = self.scores(table, decision, options)
        return options[scores.index(max(scores))]

    def promising(self, game: Game, decision: Decision, count: int) -> Sequence[Move]:
        """The options with the best first impression, the best first if not all are given."""
        options = decision.options
        if len(options) <= count:
            return options
        scores = self.scores(game.table, decision, options)
        ranked = sorted(range(len(options)), key=lambda i: -scores[i])
        return [options[i] for i in ranked[:count]]


def part_left(table: Table, seat: int) -> float:
    """Of the game, from 1 to 0."""
    return turns_left(table, seat) / table.printed.rounds


def card_taken(table: Table, option: Move) -> str:
    """The card of the Market that a move takes, if it takes one."""
    if not isinstance(option, TakeCard):
        return ""
    card = table.state.market[option.slot]
    return card_name(SUITS[table.printed.slot_family[option.slot]], card) if card >= 0 else ""


@cache
def load_prior() -> Prior:
    """The one that is played with."""
    return Prior(learned_weights()["questions"])
