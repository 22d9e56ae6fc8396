"""The solver compared to an independent enumeration of every line of a turn."""

from collections import Counter
from random import Random

import pytest

from tekhenu import Game, Settings, TimeOfSeth
from tekhenu.agents import policy
from tekhenu.puzzles import Goal, GoalError, TooLarge, solve
from tekhenu.puzzles.puzzle import load, shipped
from tekhenu.puzzles.solver import solve_all
from tekhenu.rules.event import Began, Rotated, Scored
from tekhenu.rules.maat import balance_of
from tekhenu.rules.place import DISTRICT
from tekhenu.rules.state import Phase


def turns(settings: Settings, seed: int, count: int) -> list[Game]:
    """Return small turns of a game played partly at random and partly by the policy."""
    game, rng = Game.new(settings, seed), Random(seed)
    found: list[Game] = []
    while (decision := game.decision) is not None and len(found) < count:
        options = decision.options
        if decision.kind == "die" and _is_small(game):
            found.append(game.copy())
        favorite = policy.favorite(game.table, decision)
        game.play(favorite if rng.random() < 0.7 else rng.choice(options))
    return found


def _is_small(game: Game) -> bool:
    try:
        return solve(game, limit=SMALL).lines > 5
    except TooLarge:
        return False


def by_hand(game: Game, seat: int, start: int, reveals: int, vp: int) -> dict[tuple[str, ...], int]:
    """Return every line with its VP, found by replaying the whole game for each choice."""
    decision, state = game.decision, game.state
    key = (state.phase, state.round, state.active)
    lines: dict[tuple[str, ...], int] = {}
    assert decision is not None
    for option in decision.options:
        after = game.copy()
        after.play(option)
        there = after.state
        name = (str(option),)
        if (there.phase, there.round, there.active) != key:
            events = after.events[start:]
            end = next(place for place, event in enumerate(events) if isinstance(event, ENDS))
            scored = [e for e in events[:end] if isinstance(e, Scored)]
            lines[name] = sum(event.vp for event in scored if event.seat == seat)
        elif there.reveals != reveals:
            lines[name] = there.players[seat].vp - vp
        else:
            further = by_hand(after, seat, start, reveals, vp)
            lines.update({name + rest: result for rest, result in further.items()})
    return lines


SMALL = 250  # choices
ENDS = (Began, Rotated)  # the first event after a turn


@pytest.mark.parametrize(
    ("settings", "seed"),
    [
        (Settings(players=2), 1),
        (Settings(players=3), 2),
        (Settings(players=2, expansion=TimeOfSeth()), 3),
    ],
    ids=["two", "three", "seth"],
)
def test_every_line_is_found_with_its_result(settings: Settings, seed: int) -> None:
    tried = 0
    for game in turns(settings, seed, 12):
        assert game.decision is not None
        seat = game.decision.player
        state = game.state
        lines = by_hand(game, seat, len(game.events), state.reveals, state.players[seat].vp)
        solution = solve(game)
        best = max(lines.values())
        assert solution.best == best
        assert solution.lines == len(lines)
        found = {tuple(map(str, line.choices)) for line in solution.ways}
        assert found == {line for line, result in lines.items() if result == best}
        tried += len(lines)
    assert tried > 100


def test_shipped_answers_match_the_enumeration() -> None:
    """The puzzles with the fewest lines and no condition are enumerated."""
    plain = [puzzle for puzzle in map(load, shipped()) if puzzle.goal == Goal()]
    for puzzle in sorted(plain, key=lambda puzzle: puzzle.lines)[:4]:
        game, seat = puzzle.begin(), puzzle.seat
        state = game.state
        lines = by_hand(game, seat, len(game.events), state.reveals, state.players[seat].vp)
        assert (max(lines.values()), len(lines)) == (puzzle.best, puzzle.lines)
        assert lines[puzzle.way] == puzzle.best


def test_the_solved_game_is_unchanged() -> None:
    game = turns(Settings(players=2), 4, 1)[0]
    before = game.save()
    solve(game)
    assert game.save() == before


def test_conditions_hold_at_the_end_of_the_best_lines() -> None:
    goals = [Goal(balance=0), *(Goal(district=district) for district in DISTRICT)]
    met = 0
    for game in turns(Settings(players=2), 5, 25):
        assert game.decision is not None
        seat = game.decision.player
        for solution in solve_all(game, goals):
            for line in solution.ways[:3]:
                end = game.copy()
                for choice in line.choices:
                    end.play_within_step(choice)
                met += 1
                if solution.goal.balance is not None:
                    assert balance_of(end.table, end.state.players[seat]) == 0
                else:
                    assert solution.goal.district is not None
                    leads(end, seat, solution.goal.district.index)
    assert met > 10


def leads(game: Game, seat: int, district: int) -> None:
    """Check that no player has more Buildings there, with the people's Statue counted."""
    statue = game.state.people[2 if district < 2 else 3]
    pieces = Counter([statue, *game.state.osiris[district :: len(DISTRICT)]])
    del pieces[-1]
    assert pieces[seat] == max(pieces.values())


def test_a_turn_that_is_too_large_is_refused() -> None:
    game = turns(Settings(players=2), 4, 1)[0]
    with pytest.raises(TooLarge, match="too many ways to play this turn"):
        solve(game, limit=3)


def test_solving_outside_a_turn_is_rejected() -> None:
    game = Game.new(seed=1)
    assert game.state.phase != Phase.TURN
    with pytest.raises(ValueError, match="solve needs a position within"):
        solve(game)


@pytest.mark.parametrize("text", ["vp", "vp scoring", "vp balance=0", "vp district=bread"])
def test_a_goal_is_its_text(text: str) -> None:
    assert str(Goal.parse(text)) == text


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "expected a text such as"),
        ("win", "expected a text such as"),
        ("vp balance=even", "'balance=even' is not a condition"),
        ("vp district=gold", "'district=gold' is not a condition"),
    ],
)
def test_other_texts_are_not_goals(text: str, said: str) -> None:
    with pytest.raises(GoalError, match=said):
        Goal.parse(text)
