"""A game compares, copies and pickles like the value it is: its beginning and its choices."""

import copy
import pickle
from dataclasses import replace
from random import Random

import pytest

from tekhenu import Automas, Edition, Game, Settings
from tekhenu.components import from_overrides, load
from tests.library.moments import KINDS, after, at_a_position, moments
from tools.soak.invariants import asked


def pickled(game: Game) -> Game:
    found = pickle.loads(pickle.dumps(game))
    assert isinstance(found, Game)
    return found


def assert_same(one: Game, other: Game) -> None:
    assert one == other
    assert one.state == other.state
    assert asked(one.decision) == asked(other.decision)
    assert one.choices == other.choices
    assert one.events == other.events


def play_on(game: Game, seed: int = 1, choices: int = 12) -> None:
    rng = Random(seed)
    for _ in range(choices):
        if game.decision is not None:
            game.play(rng.choice(game.decision.options))


def test_games_with_the_same_beginning_and_choices_are_equal() -> None:
    assert after(20) == after(20)
    assert at_a_position() == at_a_position()


def test_games_that_differ_in_anything_are_not_equal() -> None:
    game = Game.new(seed=7)
    further = game.copy()
    play_on(further, choices=1)
    others: list[object] = [
        further,
        Game.new(seed=8),
        Game.new(Settings(players=3), seed=7),
        Game.new(Settings(altered_dice="printed"), seed=7),
        Game.at(game.state),
        at_a_position(),
        game.save(),
        None,
    ]
    assert all(game != other for other in others)


def test_a_copy_is_equal_until_either_is_played() -> None:
    game = after(20)
    twins = [game.copy(), copy.copy(game), copy.deepcopy(game), pickled(game)]
    assert all(twin == game for twin in twins)
    play_on(game, choices=1)
    assert all(twin != game for twin in twins)
    game.undo(force=True)
    assert all(twin == game for twin in twins)


def test_a_game_changes_and_so_has_no_hash() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(Game.new())


@pytest.mark.parametrize("kind", KINDS)
def test_any_game_can_be_pickled_at_any_moment_and_played_on(kind: str) -> None:
    for game in moments(kind):
        twin = pickled(game)
        assert_same(twin, game)
        original = game.copy()
        play_on(twin)
        play_on(original)
        assert_same(twin, original)


def test_a_game_at_a_position_can_be_pickled() -> None:
    game = at_a_position()
    assert_same(pickled(game), game)
    play_on(game, choices=2)
    assert_same(pickled(game), game)


@pytest.mark.parametrize("kind", KINDS)
def test_an_imagined_game_can_be_pickled_and_played_on(kind: str) -> None:
    rng = Random(2)
    for game in moments(kind):
        for seat in (None, 0, 1):
            imagined = game.determinize(seat, rng)
            play_on(imagined, choices=rng.randrange(8))
            again = imagined.determinize(seat, rng)  # imagined within an imagined game
            play_on(again, choices=3)
            for dreamt in (imagined, again):
                twin = pickled(dreamt)
                assert_same(twin, dreamt)
                play_on(twin)
                play_on(dreamt)
                assert_same(twin, dreamt)


def test_different_imaginings_are_different_games() -> None:
    game = after(20)
    one, other, same = (game.determinize(0, Random(seed)) for seed in (1, 2, 1))
    assert one == same
    assert one != other
    assert one != game


@pytest.mark.parametrize("events", [True, False])
def test_whether_events_are_kept_survives_pickling(events: bool) -> None:
    game = Game.new(seed=3, events=events)
    play_on(game)
    for one in (game, game.determinize(0, Random(1))):
        play_on(one)
        twin = pickled(one)
        play_on(twin)
        assert bool(twin.events) is events


@pytest.mark.parametrize(
    "edition", [load(), from_overrides({"name": "Mine", "statues.costs.1": 9})]
)
def test_settings_travel_light(edition: Edition) -> None:
    """A pickle contains only the differences from the default tables."""
    settings = Settings(solo=Automas(2, difficulty=3), edition=edition)
    sent = pickle.dumps(settings)
    assert len(sent) < 1000
    assert pickle.loads(sent) == settings
    assert pickle.loads(sent).edition is edition


def test_an_edition_changed_by_hand_travels_whole() -> None:
    changed = replace(load(), building_row=load().building_row[1:])
    assert pickle.loads(pickle.dumps(changed)) == changed != load()


def test_settings_and_positions_can_be_pickled() -> None:
    game = after(30, "seth")
    for value in (game.settings, game.state, game.choices, game.events, game.ranking()):
        assert pickle.loads(pickle.dumps(value)) == value


def test_a_move_from_elsewhere_is_the_same_move() -> None:
    """A worker process may send back what it chose: `pass` is still `pass`."""
    for game in moments("two", every=1):
        decision = game.decision
        if decision is not None and "pass" in decision.options:
            chosen = pickle.loads(pickle.dumps(decision.options[decision.options.index("pass")]))
            twin = game.copy()
            twin.play(chosen)
            other = game.copy()
            other.play("pass")
            assert_same(twin, other)
            return
    raise AssertionError("no player could pass")
