"""The contract of `Game`: playing, copies, looking, results."""

import copy
import pickle
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from tekhenu import (
    Game,
    IllegalMove,
    Settings,
)
from tekhenu.rules.event import Began, Rolled, Scored
from tekhenu.rules.state import Phase
from tests.positions import Position, offered
from tools.soak.invariants import asked, difference

from .games import PLAYERS, finished, moments, some_game, start, two_dice, untouched

# Beginning and playing


@pytest.mark.parametrize("players", PLAYERS)
def test_a_new_game_asks_the_first_player_for_a_decree(players: int) -> None:
    game = Game.new(Settings(players=players), 1)
    assert game.decision is not None
    assert (game.decision.player, game.decision.kind) == (0, "decree")
    assert len(game.decision.options) == 2
    assert len(game.state.players) == players
    assert not game.over


def test_the_defaults_are_two_players_and_seed_0() -> None:
    assert difference(Game.new().state, Game.new(Settings(players=2), 0).state) == ""


def test_seeds_may_be_texts() -> None:
    one, same, other = (Game.new(seed=seed).state for seed in ("pharaoh", "pharaoh", "Pharaoh"))
    assert difference(one, same) == ""
    assert difference(one, other) != ""


@pytest.mark.parametrize("seed", [None, 1.5, True, b"7", [1]])
def test_other_seeds_are_refused(seed: Any) -> None:
    with pytest.raises(TypeError, match="seed"):
        Game.new(seed=seed)


def test_options_are_their_names() -> None:
    """An option can be played itself, by its text, or by an equal copy."""
    games = [two_dice().game() for _ in range(3)]
    assert games[0].decision is not None
    option = games[0].decision.options[0]
    assert isinstance(option, str)
    games[0].play(option)
    games[1].play(str(option))
    games[2].play(pickle.loads(pickle.dumps(option)))
    for game in games:
        assert asked(game.decision) == asked(games[0].decision)
        assert difference(game.state, games[0].state) == ""
        assert game.choices[0] is option


def test_states_compare_by_what_they_hold() -> None:
    """Two equal positions are equal, a generator in another state makes them differ."""
    one, other = Game.new(seed=4).state, Game.new(seed=4).state
    assert one == other
    assert one == one.copy()
    other.rng.next32()
    assert one != other


# Illegal moves


@pytest.mark.parametrize("name", ["", "pass", "die:99", "DIE:10", "die:10 ", "take:3", "nonsense"])
def test_what_is_not_offered_cannot_be_played(name: str) -> None:
    game = two_dice().game()
    message = untouched(game, lambda: game.play(name), IllegalMove)
    assert "die" in message


def test_a_blocked_option_is_refused_with_its_reason() -> None:
    """Black is Forbidden in the Sun; the offered dice are still there afterwards."""
    at = two_dice().player(0, scribes=0)
    black = at.die("ra", "black", 3)
    game = at.game()
    message = untouched(game, lambda: game.play(black), IllegalMove)
    assert message == f"{black}: black dice are Forbidden in a Sunny section"
    assert [name for name, _ in game.decision.blocked()] == [black] if game.decision else False


def test_an_option_of_another_decision_is_refused() -> None:
    game = two_dice().game()
    assert game.decision is not None
    game.play(game.decision.options[0])
    assert game.decision is not None
    assert game.decision.kind == "take"
    untouched(game, lambda: game.play(game.choices[0]), IllegalMove)


def test_illegal_moves_all_along_a_game() -> None:
    for game, rng in moments(start("dealt", 3, 800)):
        if game.decision is None or rng.random() < 0.9:
            continue
        blocked = game.decision.blocked()
        wrong = str(rng.choice(blocked)[0]) if blocked else "wrong"
        message = untouched(game, partial(game.play, wrong), IllegalMove)
        assert len(message) > 10


def test_nothing_can_be_played_after_the_end() -> None:
    game = finished(start("normal", 2, 1))
    untouched(game, lambda: game.play("pass"), IllegalMove)
    assert game.over
    assert game.decision is None


@pytest.mark.parametrize("option", [None, 3, b"pass", ["pass"]])
def test_only_names_can_be_played(option: Any) -> None:
    game = two_dice().game()
    untouched(game, lambda: game.play(option), Exception)


# Copies


@pytest.mark.parametrize("copied", [Game.copy, copy.copy, copy.deepcopy])
def test_copies_are_independent(copied: Callable[[Game], Game]) -> None:
    game = some_game()
    twin = copied(game)
    assert difference(game.state, twin.state) == ""
    assert game.decision is not None
    before, choices = game.state.copy(), game.choices
    twin.play(game.decision.options[0])
    assert difference(before, game.state) == ""
    assert game.choices == choices
    game.play(game.decision.options[0])
    assert difference(game.state, twin.state) == ""
    assert twin.save() == game.save()
    assert twin.events == game.events


def test_a_copy_of_a_copy_after_undo() -> None:
    game = some_game(choices=50)
    twin = game.copy()
    twin.undo(force=True)
    third = twin.copy()
    third.play(game.choices[-1])
    assert difference(game.state, third.state) == ""
    assert len(twin.choices) == len(third.choices) - 1


# Undo


# Looking


def test_repr_says_where_the_game_stands() -> None:
    game = Game.new(Settings(players=3), 1)
    assert repr(game) == "<Game of 3: decrees, round 0, VP 10 10 10, 0 choices>"
    game.play(offered(game)[0])
    assert repr(game) == "<Game of 3: decrees, round 0, VP 10 10 10, 1 choice>"
    assert "over" in repr(finished(start("normal", 3, 1)))


def test_a_decision_shows_itself() -> None:
    game = Game.new(seed=1)
    assert game.decision is not None
    first, second = offered(game)
    assert repr(game.decision) == f"Decision(player=0, kind='decree', options={[first, second]})"


def test_events_begin_with_the_start_of_the_game() -> None:
    game = some_game(choices=60)
    events = game.events
    assert sum(isinstance(event, Rolled) for event in events[: 30 + 18]) >= 18
    assert any(isinstance(event, Began) for event in events)
    assert Game.load(game.save()).events == events
    game.undo(force=True)
    assert game.events == events[: len(game.events)]


def test_events_can_be_left_out() -> None:
    game = Game.new(seed=1, events=False)
    game.play(offered(game)[0])
    assert game.events == []
    assert Game.load(game.save(), events=False).events == []
    assert Game.load(game.save()).events != []


@pytest.mark.parametrize("players", PLAYERS)
def test_the_ranking_adds_up(players: int) -> None:
    """The best comes first, VP by source sum to all VP, and Scored events have the same sums."""
    for number in range(5):
        game = finished(start("normal", players, number))
        rows = game.ranking()
        assert sorted(row.seat for row in rows) == list(range(players))
        for row in rows:
            assert sum(row.vp_by_source.values()) == row.vp == game.state.players[row.seat].vp
            scored = [e.vp for e in game.events if isinstance(e, Scored) and e.seat == row.seat]
            assert row.vp == 10 + sum(scored)
            assert row.place == game.state.order.index(row.seat) + 1
        assert [row.vp for row in rows] == sorted((row.vp for row in rows), reverse=True)


def ending(*scores: tuple[int, int], order: list[int]) -> list[int]:
    """Return the seats in their final ranking, by VP and Scribes before the VP for turn order."""
    at = Position(players=len(scores))
    for seat, (vp, scribes) in enumerate(scores):
        at.player(seat, vp=vp, scribes=scribes)
    at.state.phase, at.state.order = Phase.RESULT, order
    game = at.game()
    assert game.over
    return [row.seat for row in game.ranking()]


def test_ties_go_to_more_scribes_then_to_the_earlier_in_turn_order() -> None:
    """Turn order brings 3 VP to the first, and with three players 2 VP to the second."""
    assert ending((20, 0), (23, 0), order=[0, 1]) == [0, 1]
    assert ending((20, 0), (23, 1), order=[0, 1]) == [1, 0]
    assert ending((20, 0), (24, 0), order=[0, 1]) == [1, 0]
    assert ending((23, 0), (20, 0), order=[1, 0]) == [1, 0]
    assert ending((20, 0), (23, 0), (21, 0), order=[0, 2, 1]) == [0, 2, 1]
    assert ending((20, 0), (23, 2), (21, 2), order=[0, 2, 1]) == [2, 1, 0]
