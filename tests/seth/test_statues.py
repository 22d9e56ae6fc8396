"""Statues for the people (R65) and to Seth (R66)."""

import pytest

from tests.positions import offered, play

from .table import (
    laid,
    moment,
    position,
    scored,
    seth_die,
)

# R65 Statues for the people


@pytest.mark.parametrize(("space", "cards"), [("left", 2), ("middle", 2), ("right", 1)])
def test_R65_market_cards_from_one_section_free(space: str, cards: int) -> None:
    at = position().player(0, granite=1, happiness=5, population=5)
    die = at.die("horus", "white", 1)
    choices = ("market:2/1", "market:2/3")[:cards]
    changed = at.play(die, "god:horus", f"statue:seth-{space}", *choices)
    assert changed["B03"] == "p0"
    assert changed.get("T02", "") == ("p0" if cards == 2 else "")
    assert "p0.papyrus" not in changed
    assert "p0.gold" not in changed


def test_R65_only_sections_the_happiness_allows_and_fewer_if_fewer_lie_there() -> None:
    at = position().player(0, granite=1, happiness=2, population=5)
    at.market(1, "", "B02", "")
    die = at.die("horus", "white", 1)
    game = at.game()
    assert play(game, die, "god:horus", "statue:seth-left")["B02"] == "p0"
    assert moment(game) == (1, "die")
    at = position().player(0, granite=1, happiness=0, population=5)
    die = at.die("horus", "white", 1)
    assert at.play(die, "god:horus", "statue:seth-left")["statue:seth-left"] == "p0"


def test_R65_it_is_no_thoth_action() -> None:
    """T03 and the Cultist of Thoth do not answer, nor do Statues to Thoth."""
    at = position().player(0, granite=1, happiness=5, population=5).give(0, "T03").cultist(0, "C06")
    at.build(1, "statue:thoth")
    die = at.die("horus", "white", 1)
    changed = at.play(die, "god:horus", "statue:seth-right", "market:1/1")
    assert not {"p0.vp.technologies", "p0.priests", "p1.bread"} & set(changed)


def test_R65_a_building_under_the_own_statue_brings_3_vp() -> None:
    for owner, vp in ((0, 3), (1, 0)):
        at = position().player(0, soldiers=2).build(owner, "statue:seth-left")
        die = seth_die(at, 4)
        assert at.play(die, "conquest:r1c1").get("p0.vp.seth", 0) == vp


def test_R65_own_buildings_under_it_score_1_vp_more() -> None:
    at = position(3).build(0, "statue:seth-left", "region1", "region4", "region2")
    at.build(1, "region4")
    assert scored(at) == [2 + 1 + 3 + 1 + 2, 3, 0]


# R66 The Statue to Seth


def test_R66_granite_and_a_priest_with_any_die() -> None:
    for value in range(1, 7):
        at = position().player(0, granite=1, priests=1)
        die = at.die("horus", "white", value)
        assert at.play(die, "god:horus", "statue:seth") == {
            "p0.granite": -1,
            "p0.priests": -1,
            "p0.statues": -1,
            "statue:seth/1": "p0",
        } | laid(die, "pure")


@pytest.mark.parametrize(("players", "spaces"), [(2, 1), (3, 2), (4, 3)])
def test_R66_spaces(players: int, spaces: int) -> None:
    at = position(players).player(0, granite=1, priests=1)
    for seat in range(spaces):
        at.build(seat, "statue:seth")
    die = at.die("horus", "white", 1)
    game = at.game()
    play(game, die, "god:horus")
    assert "statue:seth" not in offered(game)


def test_R66_P12_may_build_it() -> None:
    """Its Horus action of a value up to 3."""
    at = position().player(0, granite=2, limestone=9, priests=1).display("P01", "P02", "P12")
    at.state.wheel = next(w for w in range(6) if at.printed.light_at[w][1] == at.printed.shaded)
    die = at.die("ra", "yellow", 1)
    choices = ("temple:r1c1/0", "use:P12", "value:1", "statue:seth")
    assert at.play(die, "god:ra", *choices)["statue:seth/1"] == "p0"


def test_R66_B13_waives_only_the_granite() -> None:
    at = position().give(0, "B13").player(0, priests=1)
    die = at.die("horus", "white", 1)
    changed = at.play(die, "god:horus", "statue:seth")
    assert changed["p0.priests"] == -1
    assert changed["B13"] == "discard"
    at = position().give(0, "B13")
    die = at.die("horus", "white", 1)
    game = at.game()
    play(game, die, "god:horus")
    assert "statue:seth" not in offered(game)


def test_R66_its_bonus_is_a_soldier_by_R29() -> None:
    """Two players: for both. T07 adds its Granite."""
    at = position().player(0, soldiers=1).build(1, "statue:seth").give(1, "T07")
    die = seth_die(at, 1)
    changed = at.play(die, "conquest:r1c1")
    assert (changed["p1.soldiers"], changed["p1.granite"]) == (1, 1)
    own = position().player(0, soldiers=1).build(0, "statue:seth")
    die = seth_die(own, 1)
    assert own.play(die, "conquest:r1c1").get("p0.soldiers", 0) == -1 + 1
    four = position(4).player(0, soldiers=1).build(0, "statue:seth")
    die = seth_die(four, 1)
    assert four.play(die, "conquest:r1c1")["p0.soldiers"] == -1


def test_R66_three_players_have_the_bonus_at_once_for_a_first_statue() -> None:
    at = position(3).player(0, granite=1, priests=1)
    die = at.die("horus", "white", 1)
    assert at.play(die, "god:horus", "statue:seth")["p0.soldiers"] == 1
    at = position(3).player(0, granite=1, priests=1).build(0, "statue:seth")
    die = at.die("horus", "white", 1)
    assert "p0.soldiers" not in at.play(die, "god:horus", "statue:seth")
