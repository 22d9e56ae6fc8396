"""Setting up a game against Automas (003, R80, R82, R88)."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from tekhenu import Automas, Botankhamun, Game, Settings, SettingsError, TimeOfSeth
from tekhenu.components.terms import Family
from tekhenu.rules.event import Chose, Marked, Ordered, Received
from tekhenu.rules.position import check_position
from tekhenu.rules.state import HIDDEN, Phase
from tests.automa.table import automa, events_of, settings

SEEDS = range(40)


def first_choices(game: Game, until: str) -> Game:
    """Play the first option for the human until the given kind of decision."""
    rng = Random(1)
    while game.decision is not None and game.decision.kind != until:
        game.play(rng.choice(game.decision.options))
    return game


@pytest.mark.parametrize("automas", [1, 2, 3])
def test_players_and_seth_follow_from_the_automas(automas: int) -> None:
    found = Settings(solo=Automas(automas, difficulty=2))
    assert (found.players, found.humans, found.expansion) == (1 + automas, 1, TimeOfSeth())
    assert found.modules == ("base", "botankhamun", "automa", "seth")
    assert Settings.from_json(found.to_json()) == found
    assert Settings(players=1 + automas, solo=Automas(automas, difficulty=2)) == found


def test_the_lowest_difficulty_is_the_default() -> None:
    assert Automas(1).difficulty == 0
    assert Botankhamun().difficulty == "easy"


@pytest.mark.parametrize(
    ("wrong", "problem"),
    [
        ({"automas": 1}, "the setting 'automas' is for games with Automas"),
        (
            {"solo": "botankhamun", "automas": 1},
            "the setting 'automas' is for games with Automas",
        ),
        ({"solo": "automa"}, "the setting 'automas' is missing"),
        ({"solo": "automa", "automas": 0}, "automas must be a whole number from 1 to 3, not 0"),
        ({"solo": "automa", "automas": 4}, "automas must be a whole number from 1 to 3, not 4"),
        ({"solo": "automa", "automas": "2"}, "automas must be a whole number from 1 to 3, not '2'"),
        (
            {"solo": "automa", "automas": True},
            "automas must be a whole number from 1 to 3, not True",
        ),
        (
            {"solo": "automa", "automas": 1, "difficulty": "easy"},
            "difficulty must be a whole number from 0 to 4, not 'easy'",
        ),
        (
            {"solo": "automa", "automas": 1, "difficulty": 5},
            "difficulty must be a whole number from 0 to 4, not 5",
        ),
        (
            {"solo": "automa", "automas": 1, "difficulty": False},
            "difficulty must be a whole number from 0 to 4, not False",
        ),
        (
            {"solo": "botankhamun", "difficulty": 2},
            "difficulty must be one of easy, medium, hard, not 2",
        ),
        (
            {"solo": "automa", "automas": 2, "players": 4},
            "this game against Automas has 3 seats, not 4",
        ),
        (
            {"solo": "automa", "automas": 1, "challenges": ("rich_decrees",)},
            "the setting 'challenges' is for games with Botankhamun",
        ),
    ],
)
def test_settings_that_do_not_fit(wrong: dict[str, Any], problem: str) -> None:
    with pytest.raises(SettingsError) as caught:
        Settings.from_json(wrong)
    assert str(caught.value) == problem


@pytest.mark.parametrize(
    ("name", "value", "problem"),
    [
        ("players", 2, "has 3 seats, not 2"),
        ("seth", False, "seth cannot be false: the opponents play Time of Seth"),
        ("automas", 4, "automas must be a whole number from 1 to 3, not 4"),
        ("challenges", [], "'challenges' is for games with Botankhamun"),
    ],
)
def test_settings_of_a_save_that_do_not_fit(name: str, value: object, problem: str) -> None:
    with pytest.raises(SettingsError, match=problem):
        Settings.from_json({**settings(2).to_json(), name: value})


@pytest.mark.parametrize("automas", [1, 2, 3])
@pytest.mark.parametrize("seed", range(5))
def test_every_automa_begins_as_the_sheet_says(automas: int, seed: int) -> None:
    game = Game.new(settings(automas), seed)
    state = game.state
    check_position(state, game.settings)
    assert len(state.automas) == automas
    for seat in range(1, automas + 1):
        player, own = state.players[seat], automa(state, seat)
        assert (player.vp, player.population, player.happiness) == (10, 5, 2)
        assert (player.buildings, player.pillars, player.statues) == (10, 8, 6)
        assert not any([*player.resources, player.scribes, player.priests, player.soldiers])
        assert player.decrees.bit_count() == 1
        assert own.space in game.table.printed.line_spaces[own.line]
        assert len(own.tiles) == 4
        assert own.shown == []
    tiles = [tile for own in state.automas for tile in own.tiles]
    assert len(set(tiles)) == 4 * automas
    assert set(tiles) <= set(range(12))


def test_the_human_begins_as_in_any_game_with_seth() -> None:
    game = Game.new(settings(2), 1)
    human = game.state.players[0]
    assert (human.scribes, human.resources[4], human.soldiers, human.priests) == (1, 1, 1, 1)
    assert game.decision is not None
    assert game.decision.kind == "decree"
    assert len(game.decision.options) == 3
    game.play(game.decision.options[0])
    assert game.decision.kind == "starting"
    assert len(game.decision.options) == 3
    game.play(game.decision.options[0])
    game.play(game.decision.options[0])
    assert game.decision.kind == "cultist"
    assert len(game.decision.options) == 2


def test_markers_are_set_at_random_and_logged() -> None:
    found: dict[str, Counter[str]] = {marker: Counter() for marker in "FGHI"}
    for seed in range(300):
        for event in events_of(Game.new(settings(1), seed), Marked):
            assert event.seat == 1
            found[event.marker][str(event.place)] += 1
    assert [len(found[marker]) for marker in "FGHI"] == [4, 6, 10, 25]


def test_the_cards_for_the_order_are_none_the_human_was_shown() -> None:
    for seed in SEEDS:
        game = first_choices(Game.new(settings(3), seed), "starting")
        assert game.decision is not None
        shown = {str(option)[9:] for option in game.decision.options}
        assert events_of(game, Ordered) == []
        first_choices(game, "destiny")
        dealt = [event.card for event in events_of(game, Chose) if event.seat and "E" in event.card]
        assert len(set(dealt)) == 6
        assert not shown & set(dealt)


def test_initiative_settles_the_turn_order() -> None:
    firsts = Counter[int]()
    for seed in SEEDS:
        game = first_choices(Game.new(settings(2), seed), "reward")
        held: dict[int, list[int]] = {0: [], 1: [], 2: []}
        for event in events_of(game, Chose):
            if event.card[0] == "E":
                held[event.seat].append(int(event.card[1:]))
        wanted = sorted(held, key=lambda seat: (-sum(held[seat]), -max(held[seat])))
        (ordered,) = events_of(game, Ordered)
        assert list(ordered.seats) == wanted
        firsts[wanted[0]] += 1
    assert set(firsts) == {0, 1, 2}


def test_automas_take_free_destinies_at_random_and_their_artifacts_vanish() -> None:
    taken = set()
    for seed in SEEDS:
        game = first_choices(Game.new(settings(3), seed), "reward")
        state = game.state
        assert state.phase == Phase.REWARDS
        assert sorted(player.destiny for player in state.players) == [0, 1, 2, 3]
        assert state.seth is not None
        assert state.seth.artifacts == [-1] * 4
        assert not any(player.artifacts for player in state.players[1:])
        assert not any(player.rewards for player in state.players[1:])
        taken.add(state.players[1].destiny)
    assert taken == {0, 1, 2, 3}


def test_nobody_knows_the_decree_of_an_automa() -> None:
    game = Game.new(settings(2), 3)
    for seat in (None, 0, 1, 2):
        view = game.view(seat)
        assert view.hidden_decrees[1:] == (1, 1)
        assert [player.decrees for player in view.state.players[1:]] == [0, 0]
        dealt = [e for e in view.events if isinstance(e, Received) and e.family == Family.DECREE]
        assert [event.card for event in dealt if event.seat] == [HIDDEN, HIDDEN]


def test_the_first_difficulty_steps_leave_the_setup_alone() -> None:
    plain, harder = (Game.new(settings(3, step), 5).state for step in (0, 1))
    assert plain == harder


def test_head_starts() -> None:
    for step in (2, 3, 4):
        game = Game.new(settings(3, step), 5)
        state = game.state
        one, two, three = (automa(state, seat) for seat in (1, 2, 3))
        (place,) = [place for place, owner in enumerate(state.osiris) if owner >= 0]
        assert (place // 4, place % 4, state.osiris[place]) == (2, one.district, 1)
        assert (state.players[2].population, state.players[2].happiness) == (8, 4)
        assert [space for space, owner in enumerate(state.pillars) if owner == 3] == [three.space]
        assert state.tiles[three.space] % 4 == 0
        assert two.cards == [0, 0, 0]
        assert [player.vp for player in state.players] == [10] * 4
        assert (state.players[1].population, state.players[3].happiness) == (5, 2)


def test_one_automa_has_only_the_first_head_start() -> None:
    state = Game.new(settings(1, 2), 5).state
    assert state.osiris.count(1) == 1
    assert state.players[1].population == 5
    assert state.pillars.count(1) == 0
