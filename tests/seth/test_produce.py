"""Soldiers and priests: produced (R61) and kept on tracks (R62)."""

import pytest

from tekhenu import Game
from tests.positions import offered, play

from .table import (
    laid,
    position,
    seth_die,
    settings,
)

# R61 Produce


@pytest.mark.parametrize(("value", "made"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
@pytest.mark.parametrize(("color", "track"), [("red", "soldiers"), ("blue", "priests")])
def test_R61_half_the_value_rounded_up_and_no_excess(
    color: str, track: str, value: int, made: int
) -> None:
    at = position().player(0, production_papyrus=2)
    die = at.die("osiris", color, value)
    assert at.play(die, f"produce:{track}") == {f"p0.{track}": made} | laid(die)


def test_R61_green_produces_any_of_the_four_with_an_excess() -> None:
    at = position()
    die = at.die("osiris", "green", 3)
    game = at.game()
    play(game, die)
    assert offered(game) == [
        "god:osiris",
        *(f"produce:{good}" for good in ("papyrus", "bread", "limestone", "granite")),
    ]
    assert play(game, "produce:granite") == {"p0.granite": 2, "p0.excess.granite": 1} | laid(
        die, "pure"
    )


@pytest.mark.parametrize("color", ["red", "blue", "green"])
def test_R61_all_three_may_serve_the_god_of_their_section(color: str) -> None:
    at = position().player(0, granite=1)
    die = at.die("horus", color, 1)
    game = at.game()
    play(game, die)
    assert offered(game)[0] == "god:horus"


def test_R61_it_is_a_produce_action_for_blessings() -> None:
    """B01 pays, B21 produces twice."""
    at = position().give(0, "B01", "B21")
    die = at.die("osiris", "red", 3)
    assert at.play(die, "produce:soldiers", "play:B01", "play:B21") == {
        "p0.limestone": 4,
        "p0.soldiers": 4,
        "B01": "discard",
        "B21": "discard",
    } | laid(die)


def test_R61_T13_shifts_but_adds_nothing_and_T12_sees_no_excess() -> None:
    at = position().give(0, "T12", "T13")
    die = at.die("osiris", "red", 3)
    assert at.play(die, "produce:soldiers", "value:5") == {
        "p0.soldiers": 3,
        f"{die}.value": 2,
    } | laid(die)


def test_R61_T11_scores_for_a_value_of_1() -> None:
    at = position().give(0, "T11")
    die = at.die("thoth", "blue", 1)
    expected = {"p0.priests": 1, "p0.vp.technologies": 2} | laid(die)
    assert at.play(die, "produce:priests") == expected


def test_R61_T19_produces_soldiers_before_the_god() -> None:
    at = position().give(0, "T19").player(0, granite=1, scribes=1)
    die = at.die("horus", "red", 4)
    changed = at.play(die, "take:4", "god:horus", "use:T19", "statue:workshops")
    assert changed["p0.soldiers"] == 2
    assert changed["statue:workshops"] == "p0"


def test_R61_the_soldiers_of_T19_make_a_seth_action_under_anubis_possible() -> None:
    """A red 2 under Anubis: without a soldier the action needs the one T19 brings (R90)."""
    at = position().give(0, "T19").player(0, scribes=3)
    die = at.die("horus", "red", 2)
    changed = at.play(die, "anubis:2", "god:seth", "conquest:r1c1")
    assert changed["region2/1"] == "p0"
    assert changed["p0.scribes"] == -3
    assert changed.get("p0.soldiers", 0) == 0
    without = position().give(0, "T19").player(0, scribes=2)
    die = without.die("horus", "red", 2)
    game = without.game()
    play(game, die, "anubis:2")
    assert "god:seth" not in offered(game)


def test_R61_nothing_replaces_soldiers_and_priests() -> None:
    """Gold does not, Scribes with T10 do not."""
    at = position().give(0, "T10").player(0, gold=9, scribes=9, granite=9)
    die = at.die("horus", "white", 1)
    game = at.game()
    play(game, die, "take:1", "god:horus")
    assert "statue:seth" not in offered(game)
    at = position().player(0, gold=9)
    seth_die(at, 1)
    game = at.game()
    assert game.decision is not None
    assert ("die:gray1@seth", "region 1 needs 1 soldier; you have 0") in [
        (name, str(reason)) for name, reason in game.decision.blocked()
    ]


def test_R61_anubis_may_produce_soldiers_and_priests() -> None:
    at = position().player(0, scribes=2)
    die = at.die("horus", "white", 6)
    game = at.game()
    play(game, die, "anubis:6")
    assert {"produce:soldiers", "produce:priests"} <= set(offered(game))
    changed = play(game, "produce:priests")
    assert changed["p0.priests"] == 3


# R62 Tracks


def test_R62_both_begin_at_1() -> None:
    for player in Game.new(settings(3), seed=1).state.players:
        assert (player.soldiers, player.priests, player.blood) == (1, 1, 0)


def test_R62_what_goes_beyond_8_is_lost() -> None:
    at = position().player(0, soldiers=7)
    die = at.die("osiris", "red", 6)
    assert at.play(die, "produce:soldiers") == {"p0.soldiers": 1} | laid(die)
