"""Puzzle generator: positions of computer games with one best answer that greedy play misses."""

from collections.abc import Iterator
from math import log2
from random import Random

from ..agents.agent import SeatView
from ..agents.greedy import GreedyAgent
from ..rules import DecisionKind, Game, Settings, TimeOfSeth
from ..rules.place import DISTRICT
from ..rules.scoring import district_owner
from ..rules.state import Phase, StepKey
from ..rules.wheel import DICE_FOR_MAAT, next_scoring
from .goal import Goal
from .puzzle import Puzzle
from .solver import Solution, TooLarge, estimated_size, solve_all
from .themes import themes_of

LIMIT = 6_000  # choices; a larger turn is tedious
LEAST_BEST = 3  # minimum VP of a best answer
LEAST_UNDER = 1  # minimum VP if a condition must hold too
LEAST_MISSED = 2  # minimum VP that the greedy turn misses
FEWEST_LINES = 60
SETTINGS = tuple(
    Settings(players=players, expansion=expansion)
    for players in (2, 3, 2, 4)  # turns of two players are solved fastest
    for expansion in (None, TimeOfSeth())
)


def positions(settings: Settings, seed: str) -> Iterator[Game]:
    """Yield the start of every turn of a game among greedy players, as a separate game."""
    game = Game.new(settings, seed, events=False)
    agent, rng = GreedyAgent(), Random(seed)
    last: StepKey | None = None
    while (decision := game.decision) is not None:
        state = game.state
        if state.phase == Phase.TURN and state.step != last and decision.kind == DecisionKind.DIE:
            start = state.copy()
            start.turn = None
            yield Game.at(start, settings)
        last = state.step
        game.play(agent.choose(SeatView(game, decision.player), decision, rng))


def goals_at(game: Game) -> list[Goal]:
    """Return the goals that make sense in a position."""
    table, state = game.table, game.state
    seat = state.order[state.active]
    player = state.players[seat]
    goals = [Goal()]
    if player.scales.dice == DICE_FOR_MAAT - 1:  # last turn before Maat
        goals.append(Goal(balance=0))
    due = next_scoring(state, table.printed.wheel)
    if (
        due is not None and due.round < state.round + DICE_FOR_MAAT
    ):  # the Scoring comes with the next Maat
        goals.append(Goal(scoring=True))
    goals += [
        Goal(district=district)
        for district in DISTRICT
        if district_owner(table, district.index) not in (seat, -1)
    ]
    return goals


def candidates(seed: str, number: int) -> list[list[Puzzle]]:
    """Return the possible puzzles by turn for one game of a series."""
    settings = SETTINGS[number % len(SETTINGS)]
    rng = Random(f"puzzles {seed} {number}")
    return [puzzles_at(game, rng) for game in positions(settings, f"{seed} {number}")]


def puzzles_at(game: Game, rng: Random) -> list[Puzzle]:
    """Return the puzzles of a position that the greedy turn does not solve."""
    if estimated_size(game, rng) > LIMIT:  # an estimate is much faster than the attempt
        return []
    obvious = greedy_turn(game, rng)
    try:
        clear = _clear(game, goals_at(game), beyond=False)
        missed = [solution.goal for solution in clear if _misses(obvious, solution, game)]
        clear = _clear(game, missed, beyond=True)
    except TooLarge:
        return []
    return [_made(game, solution, _reached(obvious, solution, game) or 0) for solution in clear]


def _clear(game: Game, goals: list[Goal], *, beyond: bool) -> list[Solution]:
    """Return the solutions with a clear answer; luck is examined last because it is slow."""
    if not goals:
        return []
    found = solve_all(game, goals, limit=LIMIT, beyond=beyond)
    return [solution for solution in found if is_clear(solution)]


def is_clear(solution: Solution) -> bool:
    """Return whether the answer is unique, certain, well above the rest, and not trivial."""
    best, next_best = solution.best, solution.runner_up
    return (
        best is not None
        and best >= (LEAST_UNDER if solution.goal.conditional else LEAST_BEST)
        and (next_best is None or next_best < best)
        and (solution.beyond is None or solution.beyond < best)
        and not any(line.open for line in solution.ways)
        and solution.lines >= FEWEST_LINES
        and len(solution.answers()) == 1
    )


def greedy_turn(game: Game, rng: Random) -> Game:
    """Return the game after a greedy player's turn."""
    agent, played = GreedyAgent(), game.copy()
    while (decision := played.decision) is not None:
        played.play_within_step(agent.choose(SeatView(played, decision.player), decision, rng))
    return played


def _misses(obvious: Game, solution: Solution, game: Game) -> bool:
    reached = _reached(obvious, solution, game)
    assert solution.best is not None
    return reached is None or solution.best - reached >= LEAST_MISSED


def _reached(obvious: Game, solution: Solution, game: Game) -> int | None:
    """Return the VP of the greedy turn, at least 0, or None if it fails the condition."""
    before = game.state.players[solution.seat].vp
    reached = solution.goal.result(obvious.table, solution.seat, before)
    return None if reached is None else max(0, reached)


def _made(game: Game, solution: Solution, greedy: int) -> Puzzle:
    line = min(solution.ways, key=lambda line: (len(line.choices), line.choices))
    assert solution.best is not None
    themes = themes_of(game, line.choices, solution.goal)
    return Puzzle(
        id="",
        goal=solution.goal,
        best=solution.best,
        answers=len(solution.answers()),
        lines=solution.lines,
        greedy=greedy,
        rating=rating_of(solution, len(line.choices), solution.best - greedy),
        themes=themes,
        way=tuple(map(str, line.choices)),
        save=game.save(),
    )


def rating_of(solution: Solution, length: int, missed: int) -> int:
    """Estimate the difficulty on the players' rating scale from rarity, length and greedy loss."""
    rarity = log2(solution.lines / len(solution.ways))
    return round(400 + 75 * rarity + 60 * length + 25 * min(missed, 10))
