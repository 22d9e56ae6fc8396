"""Puzzles from computers' games: positions with one best answer that the obvious play misses."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import islice
from math import log2
from random import Random

from ..agents.agent import SeatView
from ..agents.greedy import GreedyAgent
from ..rules import Game, Settings, TimeOfSeth
from ..rules.place import DISTRICT
from ..rules.scoring import district_owner
from ..rules.state import Phase, StepKey
from ..rules.wheel import DICE_FOR_MAAT, next_scoring
from .goal import Goal
from .puzzle import Puzzle
from .solver import Solution, TooLarge, solve_all
from .themes import GODS, themes_of

LIMIT = 40_000  # choices: more is no puzzle but work
LEAST_BEST = 3  # VP that are worth looking for
LEAST_MISSED = 2  # VP by which the obvious play falls short
FEWEST_LINES = 60
MOST_OF_A_KIND = 3
KINDS = 12  # no kind has more than this part of the whole
SETTINGS = tuple(
    Settings(players=players, expansion=expansion)
    for expansion in (None, TimeOfSeth(), None)
    for players in (2, 3, 4)
)
WAYS = ("anubis", "scribes", "blessing", "technology", "produce")


def positions(settings: Settings, seed: str) -> Iterator[Game]:
    """The beginning of every turn of a game among greedy computers, as a game of its own."""
    game = Game.new(settings, seed, events=False)
    agent, rng = GreedyAgent(), Random(seed)
    last: StepKey | None = None
    while (decision := game.decision) is not None:
        state = game.state
        if state.phase == Phase.TURN and state.step != last and decision.kind == "die":
            start = state.copy()
            start.turn = None
            yield Game.at(start, settings)
        last = state.step
        game.play(agent.choose(SeatView(game, decision.player), decision, rng))


def goals_at(game: Game) -> list[Goal]:
    """What may be asked of a position."""
    table, state = game.table, game.state
    seat = state.order[state.active]
    player = state.players[seat]
    goals = [Goal()]
    if player.scales.dice == DICE_FOR_MAAT - 1:  # the last turn before the scales are judged
        goals.append(Goal(balance=0))
        due = next_scoring(state, table.printed.wheel)
        if due is not None and due.round == state.round:
            goals.append(Goal(scoring=True))
    goals += [
        Goal(district=district)
        for district in DISTRICT
        if district_owner(table, district.index) not in (seat, -1)
    ]
    return goals


def candidates(seed: str, number: int, turns: int | None = None) -> list[list[Puzzle]]:
    """What could be asked, turn by turn, in one game of a series."""
    settings = SETTINGS[number % len(SETTINGS)]
    rng = Random(f"puzzles {seed} {number}")
    games = islice(positions(settings, f"{seed} {number}"), turns)
    return [puzzles_at(game, rng) for game in games]


@dataclass(slots=True)
class Selection:
    """Puzzles of all kinds: where a position has several the rarest, and no kind fills the book."""

    count: int
    puzzles: list[Puzzle] = field(default_factory=list)
    kinds: Counter[str] = field(default_factory=Counter)
    seen: int = 0  # positions looked at

    @property
    def full(self) -> bool:
        return len(self.puzzles) >= self.count

    def add(self, turns: list[list[Puzzle]]) -> None:
        """The best of a game; what was asked in an earlier turn is not asked again."""
        told: set[tuple[str, ...]] = set()
        most = max(MOST_OF_A_KIND, self.count // KINDS)
        for found in turns:
            self.seen += 1
            new = [puzzle for puzzle in found if puzzle.way[1:] not in told]
            puzzle = min(new, key=lambda puzzle: self.kinds[kind_of(puzzle)], default=None)
            if puzzle is None or self.full or self.kinds[kind_of(puzzle)] >= most:
                continue
            told.add(puzzle.way[1:])
            self.kinds[kind_of(puzzle)] += 1
            self.puzzles.append(replace(puzzle, id=f"{len(self.puzzles) + 1:04}"))


def kind_of(puzzle: Puzzle) -> str:
    """Puzzles of one kind ask the same and are answered by the same gods in the same way."""
    gods = [theme for theme in puzzle.themes if theme in GODS]
    ways = [theme for theme in puzzle.themes if theme in WAYS]
    return " ".join([re.sub("=.*", "", str(puzzle.goal)), *gods, *ways])


def puzzles_at(game: Game, rng: Random) -> list[Puzzle]:
    """What can be asked of a position so that the obvious play misses it."""
    try:
        clear = _clear(game, goals_at(game), beyond=False)
        clear = _clear(game, [solution.goal for solution in clear], beyond=True)
    except TooLarge:
        return []
    if not clear:
        return []
    obvious = greedy_turn(game, rng)
    missed = [(solution, _missed(solution, obvious, game)) for solution in clear]
    return [_made(game, solution, by) for solution, by in missed if by >= LEAST_MISSED]


def _clear(game: Game, goals: list[Goal], *, beyond: bool) -> list[Solution]:
    """Luck is looked at only where it matters: it takes longest."""
    if not goals:
        return []
    found = solve_all(game, goals, limit=LIMIT, beyond=beyond)
    return [solution for solution in found if is_clear(solution)]


def is_clear(solution: Solution) -> bool:
    """One answer, certain, well above the rest, and not found by trying two or three things."""
    best, next_best = solution.best, solution.runner_up
    return (
        best is not None
        and best >= LEAST_BEST
        and (next_best is None or next_best < best)
        and (solution.beyond is None or solution.beyond < best)
        and not any(line.open for line in solution.ways)
        and solution.lines >= FEWEST_LINES
        and len(solution.answers()) == 1
    )


def greedy_turn(game: Game, rng: Random) -> Game:
    """The turn as a greedy computer plays it, at its end."""
    agent, played = GreedyAgent(), game.copy()
    while (decision := played.decision) is not None:
        played.play_within_step(agent.choose(SeatView(played, decision.player), decision, rng))
    return played


def _missed(solution: Solution, obvious: Game, game: Game) -> int:
    before = game.state.players[solution.seat].vp
    reached = solution.goal.result(obvious.table, solution.seat, before)
    assert solution.best is not None
    return solution.best - max(0, reached or 0)


def _made(game: Game, solution: Solution, missed: int) -> Puzzle:
    line = min(solution.ways, key=lambda line: (len(line.choices), line.choices))
    assert solution.best is not None
    themes = themes_of(game, line.choices, solution.goal)
    return Puzzle(
        id="",
        goal=solution.goal,
        best=solution.best,
        answers=len(solution.answers()),
        lines=solution.lines,
        greedy=solution.best - missed,
        rating=rating_of(solution, len(line.choices), missed),
        themes=themes,
        way=tuple(map(str, line.choices)),
        save=game.save(),
    )


def rating_of(solution: Solution, length: int, missed: int) -> int:
    """How hard it is, on the scale of the players' ratings: by rarity, length and disguise."""
    rarity = log2(solution.lines / len(solution.ways))
    return round(400 + 75 * rarity + 60 * length + 25 * min(missed, 10))
