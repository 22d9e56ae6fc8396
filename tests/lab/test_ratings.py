"""Intervals and Elo against figures known from elsewhere, or from how they were made."""

from itertools import permutations
from math import exp
from random import Random

import pytest

from tekhenu.lab.ratings import ANCHOR, Ranking, elo_ratings, mean_error, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # the usual worked figures of Wilson's interval at 95 %
        (5, 10, 0.2366, 0.7634),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (1, 29, 0.0061, 0.1718),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_without_games_anything_is_possible() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_error_of_a_mean() -> None:
    assert mean_error([2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0]) == pytest.approx(
        1.959964 * (32 / 7 / 8) ** 0.5
    )
    assert mean_error([3.0]) == 0.0


def test_three_wins_of_four_are_191_points() -> None:
    ratings = elo_ratings(["a", "b"], [("a", "b")] * 3000 + [("b", "a")] * 1000)
    assert ratings["a"].elo == ANCHOR
    assert ratings["b"].elo == pytest.approx(ANCHOR - 190.8, abs=0.5)


def test_random_is_the_anchor_where_it_plays() -> None:
    ratings = elo_ratings(["greedy", "random"], [("greedy", "random")])
    assert ratings["random"].elo == ANCHOR
    assert ratings["random"].error == 0.0
    assert ratings["greedy"].elo > ANCHOR


def test_even_results_give_even_ratings() -> None:
    names = ("a", "b", "c", "d")
    ratings = elo_ratings(names, list(permutations(names)) * 3)
    assert [rating.elo for rating in ratings.values()] == pytest.approx([ANCHOR] * 4)


def test_an_unbeaten_agent_is_rated_too_and_higher_the_longer_it_is() -> None:
    few = elo_ratings(["a", "b"], [("b", "a")] * 10)["b"]
    many = elo_ratings(["a", "b"], [("b", "a")] * 200)["b"]
    assert ANCHOR + 300 < few.elo < many.elo < ANCHOR + 1500


def test_nobody_has_played_yet() -> None:
    assert [r.elo for r in elo_ratings(["a", "b", "c"], []).values()] == [ANCHOR] * 3
    assert elo_ratings(["a"], [("a", "a")])["a"].elo == ANCHOR


def test_the_error_shrinks_with_the_root_of_the_games() -> None:
    few = elo_ratings(["a", "b"], [("a", "b"), ("b", "a")] * 50)["b"].error
    many = elo_ratings(["a", "b"], [("a", "b"), ("b", "a")] * 5000)["b"].error
    assert few / many == pytest.approx(10, rel=0.02)


def made_up(strength: dict[str, float], seats: Ranking, rng: Random) -> Ranking:
    """Return a random ranking with the odds of the strengths."""
    left, order = list(seats), []
    while left:
        odds = [10 ** (strength[agent] / 400) for agent in left]
        order.append(left.pop(rng.choices(range(len(left)), odds)[0]))
    return tuple(order)


@pytest.mark.parametrize("seats", [("a", "b"), ("a", "b", "c"), ("a", "b", "c", "c")])
def test_ratings_find_the_strength_that_made_the_games(seats: Ranking) -> None:
    strength = {"a": 0.0, "b": 150.0, "c": -200.0}
    rng = Random(7)
    games = [made_up(strength, seats, rng) for _ in range(4000)]
    agents = sorted(set(seats))
    ratings = elo_ratings(agents, games)
    for agent in agents[1:]:
        rating = ratings[agent]
        assert rating.elo - ANCHOR == pytest.approx(strength[agent], abs=1.6 * rating.error)
        assert 0 < rating.error < 20


def test_intervals_hold_the_truth_about_nineteen_times_of_twenty() -> None:
    rng = Random(3)
    share = 1 / (1 + exp(-0.5))
    inside = 0
    for _ in range(300):
        wins = sum(rng.random() < share for _ in range(60))
        low, high = wilson(wins, 60)
        inside += low <= share <= high
    assert 0.9 < inside / 300 < 0.99
