"""A policy that imitates the learned agent: first impressions fitted to what looking ahead found.

For every question the agent was asked there are the options with what it found them worth. The
policy is a weighted sum for each kind of question: of the hand-made score, of the move itself (a
move is its text), and of the card that it would take. Where that was no better than the hand-made
score on questions held out, the policy keeps to the latter.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tekhenu import Game
from tekhenu.agents import GreedyAgent, LearnedAgent, SeatView, policy
from tekhenu.agents.prior import card_taken, part_left
from tekhenu.components.terms import Colour
from tekhenu.rules import Decision
from tekhenu.rules.move import LayTile, Move, TakeDie
from tekhenu.rules.moves import DIE

from .kinds import KINDS
from .selfplay import SelfPlayGame, agent_of

HAND_MADE: Final = GreedyAgent()
MOST: Final = 40  # options looked at of one question
FAR: Final = 15.0  # VP behind the best: beyond that all are equally bad
SLIPS: Final = 0.06
PENALTY: Final = 20.0
CHUNK: Final = 400
EVERY: Final = 5  # one question in so many is held out

Numbers = NDArray[np.float64]
Pair = tuple[float, float]  # at the end of the game, and what is added at its beginning


@dataclass(frozen=True, slots=True)
class Pondered:
    """A question with its options: the hand-made score and what looking ahead found."""

    kind: str
    left: float
    moves: tuple[Move, ...]
    cards: tuple[str, ...]
    hand: Numbers
    worth: Numbers


def questions(planned: SelfPlayGame) -> list[Pondered]:
    """Of a game that the champion plays against itself, with a slip now and then."""
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
        best = asked.moves[int(asked.worth.argmax())]
        slip = rng.random() < SLIPS
        game.play(rng.choice(decision.options) if slip else best)
    return found


def _asked(agent: LearnedAgent, world: Game, decision: Decision) -> Pondered:
    table, seat = world.table, decision.player
    options = HAND_MADE.promising(world, decision, MOST)
    return Pondered(
        decision.kind,
        part_left(table, seat),
        tuple(options),
        tuple(card_taken(table, option) for option in options),
        np.array(policy.scores(table, decision, options)),
        np.array([agent.worth(world, option, seat) for option in options]),
    )


# The fit, for each kind of question


def traits(move: Move, card: str) -> list[str]:
    """Return the move and what it shares with others, such as the section of a die."""
    found = [str(move)]
    if card:
        found.append(card)
    if isinstance(move, TakeDie):
        section = move.die.section
        found += [f"@{section}", f"{move.value}@{section}", Colour(move.colour).name.lower()]
    elif isinstance(move, LayTile):
        found.append(f"{move.verb}:{move.place}")
    return found


class ImpressionFit:
    """Sums over the questions of a kind; the first two columns belong to the hand-made score."""

    def __init__(self, asked: Sequence[Pondered]) -> None:
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
        self.weights: Numbers = np.linalg.solve(square, product).astype(np.float64)
        self.hand_only = float(product[0] / square[0, 0]) if square[0, 0] > PENALTY else 0.0

    def rows(self, one: Pondered) -> Numbers:
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


def _options(one: Pondered) -> Iterator[tuple[Move, str]]:
    return zip(one.moves, one.cards, strict=True)


def _target(one: Pondered) -> Numbers:
    behind: Numbers = np.maximum(one.worth - one.worth.max(), -FAR)
    behind -= behind.mean()
    return behind


def regret(one: Pondered, scores: Numbers) -> float:
    """By how many VP the option that scores best is worse than the best one."""
    return float(one.worth.max() - one.worth[int(scores.argmax())])


def imitated(asked: Iterable[Pondered]) -> dict[str, dict[str, dict[str, Pair]]]:
    """By kind of question: weights of the hand-made score, of moves and of cards taken."""
    by_kind: dict[str, list[Pondered]] = {}
    for one in asked:
        by_kind.setdefault(one.kind, []).append(one)
    return {kind: _of_kind(some) for kind, some in sorted(by_kind.items())}


def _of_kind(asked: Sequence[Pondered]) -> dict[str, dict[str, Pair]]:
    fit = ImpressionFit([one for i, one in enumerate(asked) if i % EVERY])
    held = asked[::EVERY]
    learned = sum(regret(one, fit.rows(one) @ fit.weights) for one in held)
    if learned >= sum(regret(one, one.hand) for one in held):
        return {"hand": {"score": (fit.hand_only, 0.0)}, "moves": {}, "cards": {}}
    fit = ImpressionFit(asked)
    moves = {move for one in asked for move in one.moves} | set(_every_die(asked))
    cards = {card for one in asked for card in one.cards if card}
    return {
        "hand": {"score": (float(fit.weights[0]), float(fit.weights[1]))},
        "moves": {str(move): fit.pair(*traits(move, "")) for move in sorted(moves)},
        "cards": {card: fit.pair(card) for card in sorted(cards)},
    }


def _every_die(asked: Sequence[Pondered]) -> list[TakeDie]:
    """Return all dice, also those that were never offered: they share traits with others."""
    if not any(isinstance(move, TakeDie) for one in asked for move in one.moves):
        return []
    return [die for colors in DIE for values in colors for die in values]


def rounded(learned: dict[str, dict[str, dict[str, Pair]]]) -> dict[str, Any]:
    """With as many digits as matter."""
    return {
        kind: {
            part: {name: [float(f"{each:.4g}") for each in pair] for name, pair in rows.items()}
            for part, rows in parts.items()
        }
        for kind, parts in learned.items()
    }
