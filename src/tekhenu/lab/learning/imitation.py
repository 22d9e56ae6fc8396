"""A policy that imitates the learned agent: a prior fitted to the values that a search found.

A sample is a decision with the value of each option. For each kind of decision, the policy is a
weighted sum of the hand-made score, of the move (as text), and of the card that the move takes. If
this is not better than the hand-made score on held-out decisions, only the latter is used.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

import numpy as np

from tekhenu import Game
from tekhenu.agents import GreedyAgent, LearnedAgent, SeatView, policy
from tekhenu.agents.prior import card_taken, part_left
from tekhenu.components.terms import Color
from tekhenu.rules import Decision
from tekhenu.rules.move import LayTile, Move, TakeDie
from tekhenu.rules.moves import DIE

from .kinds import KINDS
from .samples import Float64Array
from .selfplay import SelfPlayGame, agent_of

HAND_MADE: Final = GreedyAgent()
MOST: Final = 40  # maximum number of options per decision
FAR: Final = 15.0  # options that are more VP behind the best one count as equally bad
SLIPS: Final = 0.06
PENALTY: Final = 20.0
CHUNK: Final = 400
EVERY: Final = 5  # one decision in 5 is held out

Pair = tuple[float, float]  # a weight at the end of the game, and its increase at the beginning


@dataclass(frozen=True, slots=True)
class EvaluatedDecision:
    """A decision with the hand-made score and the searched value of each option."""

    kind: str
    left: float
    moves: tuple[Move, ...]
    cards: tuple[str, ...]
    hand: Float64Array
    values: Float64Array


def questions(planned: SelfPlayGame) -> list[EvaluatedDecision]:
    """Return the decisions of a game of the champion against itself, with rare random moves."""
    rng = Random(f"{planned.game_seed} questions")
    settings = rng.choice(KINDS[planned.kind])
    agent = agent_of(planned.champion, settings)
    assert isinstance(agent, LearnedAgent)
    game = Game.new(settings, planned.game_seed, events=False)
    found = []
    while (decision := game.decision) is not None:
        if len(decision.options) == 1:
            game.play(decision.options[0])
            continue
        world = SeatView(game, decision.player).determinize(rng)
        asked = _asked(agent, world, decision)
        found.append(asked)
        best = asked.moves[int(asked.values.argmax())]
        slip = rng.random() < SLIPS
        game.play(rng.choice(decision.options) if slip else best)
    return found


def _asked(agent: LearnedAgent, world: Game, decision: Decision) -> EvaluatedDecision:
    table, seat = world.table, decision.player
    options = HAND_MADE.promising(world, decision, MOST)
    return EvaluatedDecision(
        decision.kind,
        part_left(table, seat),
        tuple(options),
        tuple(card_taken(table, option) for option in options),
        np.array(policy.scores(table, decision, options)),
        np.array([agent.option_value(world, option, seat) for option in options]),
    )


# The fit for each kind of decision


def traits(move: Move, card: str) -> list[str]:
    """Return the features of a move: its name, and others such as the section of a die."""
    found = [str(move)]
    if card:
        found.append(card)
    if isinstance(move, TakeDie):
        section = move.die.section
        found += [f"@{section}", f"{move.value}@{section}", Color(move.color).name.lower()]
    elif isinstance(move, LayTile):
        found.append(f"{move.verb}:{move.place}")
    return found


class PriorFit:
    """A ridge regression over decisions of a kind. Columns 0 and 1 are the hand-made score."""

    def __init__(self, asked: Sequence[EvaluatedDecision]) -> None:
        names = sorted({t for one in asked for m, c in _options(one) for t in traits(m, c)})
        self.column = {name: 2 + 2 * i for i, name in enumerate(names)}
        size = 2 + 2 * len(names)
        square, product = np.zeros((size, size)), np.zeros(size)
        for start in range(0, len(asked), CHUNK):
            some = asked[start : start + CHUNK]
            rows = np.concatenate([self.rows(one) for one in some])
            targets = np.concatenate([_target(one) for one in some])
            square += rows.T @ rows
            product += rows.T @ targets
        square[np.diag_indices(size)] += PENALTY
        self.weights: Float64Array = np.linalg.solve(square, product).astype(np.float64)
        self.hand_only = float(product[0] / square[0, 0]) if square[0, 0] > PENALTY else 0.0

    def rows(self, one: EvaluatedDecision) -> Float64Array:
        found = np.zeros((len(one.moves), 2 + 2 * len(self.column)))
        found[:, 0] = one.hand
        found[:, 1] = one.hand * one.left
        for row, (move, card) in enumerate(_options(one)):
            for trait in traits(move, card):
                column = self.column.get(trait)
                if column is not None:
                    found[row, column] = 1.0
                    found[row, column + 1] = one.left
        found -= found.mean(axis=0)
        return found

    def pair(self, *names: str) -> Pair:
        columns = [self.column[name] for name in names if name in self.column]
        return (
            float(sum(self.weights[column] for column in columns)),
            float(sum(self.weights[column + 1] for column in columns)),
        )


def _options(one: EvaluatedDecision) -> Iterator[tuple[Move, str]]:
    return zip(one.moves, one.cards, strict=True)


def _target(one: EvaluatedDecision) -> Float64Array:
    behind: Float64Array = np.maximum(one.values - one.values.max(), -FAR)
    behind -= behind.mean()
    return behind


def regret(one: EvaluatedDecision, scores: Float64Array) -> float:
    """Return the difference in value between the best option and the one with the best score."""
    return float(one.values.max() - one.values[int(scores.argmax())])


def imitated(asked: Iterable[EvaluatedDecision]) -> dict[str, dict[str, dict[str, Pair]]]:
    """Return the weights of the hand-made score, of moves and of cards by kind of decision."""
    by_kind: dict[str, list[EvaluatedDecision]] = {}
    for one in asked:
        by_kind.setdefault(one.kind, []).append(one)
    return {kind: _of_kind(some) for kind, some in sorted(by_kind.items())}


def _of_kind(asked: Sequence[EvaluatedDecision]) -> dict[str, dict[str, Pair]]:
    fit = PriorFit([one for i, one in enumerate(asked) if i % EVERY])
    held = asked[::EVERY]
    learned = sum(regret(one, fit.rows(one) @ fit.weights) for one in held)
    if learned >= sum(regret(one, one.hand) for one in held):
        return {"hand": {"score": (fit.hand_only, 0.0)}, "moves": {}, "cards": {}}
    fit = PriorFit(asked)
    moves = {move for one in asked for move in one.moves} | set(_every_die(asked))
    cards = {card for one in asked for card in one.cards if card}
    return {
        "hand": {"score": (float(fit.weights[0]), float(fit.weights[1]))},
        "moves": {str(move): fit.pair(*traits(move, "")) for move in sorted(moves)},
        "cards": {card: fit.pair(card) for card in sorted(cards)},
    }


def _every_die(asked: Sequence[EvaluatedDecision]) -> list[TakeDie]:
    """Return all dice, because dice that were never offered share features with others."""
    if not any(isinstance(move, TakeDie) for one in asked for move in one.moves):
        return []
    return [die for colors in DIE for values in colors for die in values]


def rounded(learned: dict[str, dict[str, dict[str, Pair]]]) -> dict[str, Any]:
    """Return the weights with four digits."""
    return {
        kind: {
            part: {name: [float(f"{each:.4g}") for each in pair] for name, pair in rows.items()}
            for part, rows in parts.items()
        }
        for kind, parts in learned.items()
    }
