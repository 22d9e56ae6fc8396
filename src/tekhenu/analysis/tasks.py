"""Parts of an analysis as tasks for worker processes.

Tasks and results can be pickled. The same task gives the same result in every process.
"""

from collections import OrderedDict
from collections.abc import Sequence
from typing import Final, NamedTuple

from ..rules import Game, Move
from .advice import TurnAdvice, advise
from .engine import Engine, Stage
from .review import DEPTH, Depth, PlayedTurn, ReviewedTurn, analyze_turn

GAMES: Final = 4  # games whose positions a worker keeps
DECISIONS: Final = 8  # decisions whose analysis a worker can continue


class ReviewTask(NamedTuple):
    """The review of one turn of the game in a save."""

    save: str
    turn: PlayedTurn
    depth: Depth = DEPTH


class TurnReviewer:
    """A reviewer of turns, which keeps the positions of a few games to avoid replaying them."""

    def __init__(self) -> None:
        self._games: OrderedDict[str, dict[int, Game]] = OrderedDict()

    def __call__(self, task: ReviewTask) -> ReviewedTurn:
        """Return the analyzed turn. Raise SaveError for a save that cannot be replayed."""
        game = self._positions(task.save)[task.turn.before].copy()
        return analyze_turn(game, task.turn, Engine(), task.depth)

    def _positions(self, save: str) -> dict[int, Game]:
        """Return the positions of a game by number of choices."""
        found = self._games.pop(save, None)
        if found is None:
            found = {len(now.choices): now.copy() for now in Game.replay(save, events=False)}
        self._games[save] = found
        while len(self._games) > GAMES:
            self._games.popitem(last=False)
        return found


class Advisers:
    """Advice about decisions, whose analyses can be continued stage by stage."""

    def __init__(self) -> None:
        self._decisions: OrderedDict[tuple[object, ...], Adviser] = OrderedDict()

    def advice(
        self,
        key: tuple[object, ...],
        game: Game,
        seat: int,
        stages: tuple[Stage, ...],
        stage: int,
        played: Sequence[str] = (),
    ) -> TurnAdvice:
        """Return the advice after `stage` (from 0) about the decision that `key` stands for.

        The turn `played` is compared with the best turns. Continue a known analysis, or repeat its
        stages.
        """
        key = (*key, *played)
        adviser = self._decisions.pop(key, None) or Adviser(game, seat, stages, played)
        self._decisions[key] = adviser
        while len(self._decisions) > DECISIONS:
            self._decisions.popitem(last=False)
        return adviser.after(stage)


class Adviser:
    """The advice about one decision after each stage of its analysis."""

    def __init__(
        self, game: Game, seat: int, stages: tuple[Stage, ...], played: Sequence[str] = ()
    ) -> None:
        moves = moves_of(game, played)
        self._following = advise(game.copy(), seat, Engine(), stages, moves)
        self._found: list[TurnAdvice] = []

    def after(self, stage: int) -> TurnAdvice:
        """Return the advice after a stage, counted from 0."""
        while len(self._found) <= stage:
            self._found.append(next(self._following))
        return self._found[stage]


def moves_of(game: Game, names: Sequence[str]) -> tuple[Move, ...]:
    """Return the moves of a turn by their names."""
    game, moves = game.copy(), list[Move]()
    for name in names:
        decision = game.decision
        if decision is None:
            break
        moves.append(decision.find(name))
        game.play_within_step(name)
    return tuple(moves)
