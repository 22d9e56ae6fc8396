"""Whole games: possible positions throughout, sixteen turns each, saves, copies, undo, secrets."""

import json
from random import Random

import pytest

from tekhenu import CannotUndo, Game, PositionError
from tekhenu.components.terms import Family
from tekhenu.rules.event import Began, Source, Took, Uncovered, Unveiled
from tekhenu.rules.position import check_position, position_from_json, position_to_json
from tekhenu.rules.state import HIDDEN
from tests.automa.table import automa, events_of, settings, table
from tests.automa.whole import KINDS, moments, played


@pytest.mark.parametrize(("automas", "difficulty"), KINDS)
def test_every_position_is_possible(automas: int, difficulty: int) -> None:
    for game, _ in moments(automas, difficulty, 1):
        check_position(game.state, game.settings)
        assert game.decision is None or game.decision.player == 0
        if game.state.turn is None:
            written = json.loads(json.dumps(position_to_json(game.state)))
            again = position_from_json(written, game.settings)
            assert again == game.state


@pytest.mark.parametrize(("automas", "difficulty"), KINDS)
def test_sixteen_turns_with_four_new_tiles_for_every_four(automas: int, difficulty: int) -> None:
    game = played(automas, difficulty, 2)
    for seat in range(automas + 1):
        assert [e.round for e in events_of(game, Began) if e.seat == seat] == list(range(1, 17))
        assert len([e for e in events_of(game, Took) if e.seat == seat]) == 16
    drawn = events_of(game, Uncovered)
    assert len(drawn) == 16 * automas
    for period in range(4):
        tiles = [e.tile for e in drawn[period * 4 * automas : (period + 1) * 4 * automas]]
        assert len(set(tiles)) == len(tiles)


@pytest.mark.parametrize(("automas", "difficulty"), KINDS)
def test_saves_replay(automas: int, difficulty: int) -> None:
    game = played(automas, difficulty, 3)
    again = Game.load(game.save())
    assert again.state == game.state
    assert again.events == game.events
    assert again.save() == game.save()


@pytest.mark.parametrize("automas", [1, 2, 3])
def test_an_automa_gains_nothing_but_points_and_cards(automas: int) -> None:
    for game, _ in moments(automas, 4, 4):
        for player in game.state.players[1:]:
            goods = [*player.resources, player.scribes, player.faith, player.soldiers]
            goods += [player.priests, player.blood, player.artifacts, player.blessings]
            assert not any(goods)
            assert player.technologies == 0
            assert player.happiness_rewards == 0
            assert player.production == [2, 2, 2, 2]


@pytest.mark.parametrize("automas", [1, 2, 3])
def test_a_turn_of_an_automa_cannot_be_undone(automas: int) -> None:
    turns = committed = 0
    for game, _ in moments(automas, 0, 5):
        before, turns = turns, len(events_of(game, Uncovered))
        if turns > before:
            with pytest.raises(CannotUndo):
                game.undo()
            committed += 1
    assert committed >= 16


@pytest.mark.parametrize("automas", [1, 2, 3])
def test_tiles_face_down_are_hidden_and_dealt_anew(automas: int) -> None:
    rng = Random(3)
    for number, (game, _) in enumerate(moments(automas, 0, 6)):
        if number % 7 or game.over:
            continue
        state = game.state
        seen = [tile for own in state.automas for tile in own.shown]
        for seat in (None, 0):
            view = game.view(seat)
            for own, masked in zip(state.automas, view.state.automas, strict=True):
                assert masked.tiles == [HIDDEN] * len(own.tiles)
                assert masked.shown == own.shown
        imagined = game.determinize(0, rng)
        assert [own.shown for own in imagined.state.automas] == [o.shown for o in state.automas]
        tiles = [tile for own in imagined.state.automas for tile in own.tiles]
        assert not set(tiles) & set(seen)
        assert len(tiles) == sum(len(own.tiles) for own in state.automas)
        check_position(imagined.state, game.settings)


def test_imagined_games_differ_in_tiles_and_secret_decrees() -> None:
    game = Game.new(settings(2), 7)
    rng = Random(1)
    imagined = [game.determinize(0, rng).state for _ in range(30)]
    assert len({tuple(automa(state, 1).tiles) for state in imagined}) > 20
    assert len({state.players[1].decrees for state in imagined}) > 8
    own = game.state.players[0].decrees
    assert {state.players[0].decrees for state in imagined} == {own}


@pytest.mark.parametrize("automas", [1, 2, 3])
def test_the_secret_decree_is_shown_at_the_end(automas: int) -> None:
    game = played(automas, 0, 8)
    shown = {event.seat: event.decrees for event in events_of(game, Unveiled)}
    assert set(shown) >= set(range(1, automas + 1))
    for seat, decrees in shown.items():
        held = sum(1 << decree for decree in decrees)
        assert held
        assert game.state.players[seat].decrees == held
        assert game.view(0).state.players[seat].decrees == held


@pytest.mark.parametrize(("step", "full"), [(0, 4), (1, 8)])
def test_decrees_at_the_end(step: int, full: int) -> None:
    found = set()
    for seed in range(12):
        game = played(2, step, seed)
        for seat in (1, 2):
            count = 1 + automa(game.state, seat).cards[Family.DECREE].bit_count()
            found.add(count)
            points = game.state.players[seat].vp_by_source[Source.DECREES]
            assert points == full * min(count, 3) + 2 * max(count - 3, 0)
    assert found >= {1, 2}


@pytest.mark.parametrize(
    ("name", "value", "problem"),
    [
        ("district", 4, "automas[0].district: there is no place 4"),
        ("border", -1, "automas[0].border: there is no place -1"),
        ("line", 10, "automas[0].line: there is no place 10"),
        ("space", 25, "automas[0].space: there is no place 25"),
        ("tiles", [0, 1, 2], "automas[0]: 3 Action tiles, not 4"),
        ("tiles", [0, 1, 2, 12], "automas: no such Action tile"),
        ("tiles", [0, 1, 2, 2], "automas: an Action tile occurs twice"),
        ("cards", [0, 0], "automas[0].cards: one set per family"),
    ],
)
def test_impossible_automas(name: str, value: object, problem: str) -> None:
    at = table(1)
    data = position_to_json(at.state)
    data["automas"][0] = {**data["automas"][0], name: value}
    with pytest.raises(PositionError) as caught:
        position_from_json(data, at.settings)
    assert str(caught.value) == problem


def test_positions_of_other_games_know_no_automas() -> None:
    at = table(1)
    data = position_to_json(at.state)
    assert "automas" not in position_to_json(Game.new().state)
    with pytest.raises(PositionError, match=r"position\.automas is missing"):
        position_from_json({k: v for k, v in data.items() if k != "automas"}, at.settings)
    with pytest.raises(PositionError, match="automas: expected 1, found 0"):
        position_from_json({**data, "automas": []}, at.settings)


def test_goods_in_an_automas_hands_are_impossible() -> None:
    at = table(2).player(2, granite=1)
    with pytest.raises(PositionError, match="player 2: an Automa has neither goods nor cards"):
        at.game()
