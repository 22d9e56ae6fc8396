"""A schedule is fair: every agent meets the same deals, from every seat."""

from collections import Counter
from itertools import groupby

import pytest

from tekhenu import Botankhamun, Settings
from tekhenu.lab.match import Match
from tekhenu.lab.schedule import (
    everybody,
    labels_of,
    line_ups,
    rounds,
    schedule,
    whole_schedule,
)

NAMES = ("a", "b", "c", "d", "e", "f")
TABLES = [(agents, players) for agents in range(1, 7) for players in (2, 3, 4)]


def whole(agents: int, players: int, at_least: int = 1) -> list[Match]:
    settings = Settings(players)
    games = whole_schedule(NAMES[:agents], settings, at_least)
    return schedule(NAMES[:agents], settings, games, "seed")


@pytest.mark.parametrize(("agents", "players"), TABLES)
def test_every_agent_sits_equally_often_in_every_seat(agents: int, players: int) -> None:
    seats = Counter(
        (seat, label)
        for match in whole(agents, players, 150)
        for seat, label in enumerate(match.labels)
    )
    assert len(seats) == agents * players
    assert len(set(seats.values())) == 1


@pytest.mark.parametrize(("agents", "players"), TABLES)
def test_every_deal_is_played_by_every_line_up(agents: int, players: int) -> None:
    deals = groupby(whole(agents, players, 150), key=lambda match: match.deal)
    found = [{tuple(sorted(match.labels)) for match in matches} for _, matches in deals]
    expected = {tuple(NAMES[a] for a in line_up) for line_up in line_ups(agents, players)}
    assert all(line_up == expected for line_up in found)


@pytest.mark.parametrize(("agents", "players"), TABLES)
def test_no_deal_is_played_twice_in_the_same_seating(agents: int, players: int) -> None:
    seatings = Counter((match.deal, match.labels) for match in whole(agents, players, 150))
    assert set(seatings.values()) == {1}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_more_agents_than_seats_all_meet_each_other(players: int) -> None:
    meetings = Counter(
        frozenset(pair)
        for match in whole(6, players)
        for i, one in enumerate(match.labels)
        for pair in [(one, other) for other in match.labels[i + 1 :]]
    )
    assert len(meetings) == 6 * 5 // 2
    assert len(set(meetings.values())) == 1


def test_fewer_agents_than_seats_share_them_evenly() -> None:
    assert line_ups(2, 4) == [(0, 0, 1, 1)]
    assert line_ups(3, 4) == [(0, 0, 1, 2), (0, 1, 1, 2), (0, 1, 2, 2)]


def test_against_a_solo_opponent_every_agent_plays_every_deal() -> None:
    settings = Settings(solo=Botankhamun("hard"))
    matches = schedule(["greedy", "random"], settings, 4, "seed")
    assert [(match.deal, match.specs) for match in matches] == [
        (deal, (agent,)) for deal in (0, 1) for agent in ("greedy", "random")
    ]
    assert {match.labels[1] for match in matches} == {"Botankhamun"}
    assert whole_schedule(["greedy", "random"], settings, 3) == 4
    assert everybody(["greedy", "random"], settings) == ["greedy", "random", "Botankhamun"]


def test_a_mirror_plays_every_deal_once() -> None:
    matches = schedule(["greedy"], Settings(4), 5, "seed")
    assert [match.deal for match in matches] == [0, 1, 2, 3, 4]
    assert {match.specs for match in matches} == {("greedy",) * 4}


def test_the_order_round_the_table_changes_from_deal_to_deal() -> None:
    assert rounds((0, 1, 2)) == [(0, 1, 2), (0, 2, 1)]
    assert len(rounds((0, 1, 2, 3))) == 6
    assert rounds((0, 0, 1, 1)) == [(0, 0, 1, 1), (0, 1, 0, 1)]


def test_a_longer_schedule_begins_with_the_shorter_one() -> None:
    assert schedule(NAMES[:3], Settings(2), 40, "s")[:17] == schedule(
        NAMES[:3], Settings(2), 17, "s"
    )


def test_an_agent_named_twice_gets_numbers() -> None:
    assert labels_of(["greedy", "random", "greedy"]) == ["greedy", "random", "greedy#2"]
    match = schedule(["greedy", "greedy"], Settings(2), 1, "s")[0]
    assert match.specs == ("greedy", "greedy")
    assert match.labels == ("greedy", "greedy#2")


def test_matches_of_one_deal_share_the_game_but_not_the_whims() -> None:
    first, second = schedule(["random", "greedy"], Settings(2), 2, "s")
    assert first.game_seed == second.game_seed
    assert first.seat_rng(0) != second.seat_rng(0)
    assert first.seat_rng(0) != first.seat_rng(1)
