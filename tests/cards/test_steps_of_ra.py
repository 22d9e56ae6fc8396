"""Ra's steps and the abilities of its tiles (R98)."""

from tekhenu import Game
from tests.positions import offered, play
from tools.soak.invariants import check_moment

from .phrases import RA_SHADED, laid, ra_with, raised, spare_dice

RA_DARK = 4


def test_R98_the_new_Pillar_is_not_yet_yours_during_the_ability() -> None:
    """The Statue of P12 beside row 3 scores for the old Pillar there, not for the new one."""
    at, die = ra_with("P12", RA_SHADED)
    at.player(0, limestone=2, granite=2).pillar(0, "P22", "r3c5/0")
    chosen = ("god:ra", "temple:r3c2/0", "use:P12", "value:1", "statue:temple-row")
    assert at.play(*chosen) == laid(die, "tainted") | raised("P12", "r3c2") | {
        "p0.limestone": -2,
        "p0.granite": -2,
        "p0.papyrus": 2,
        "p0.gold": 1,
        "p0.statues": -1,
        "p0.vp.horus": 3,
        "statue:temple-row": "p0",
        "gold statue:temple-row": -1,
    }


def test_R98_the_display_slides_last() -> None:
    """While P11's card is chosen the tile lies there without a Pillar, its place still empty."""
    at, die = ra_with("P11")
    at.player(0, limestone=2, granite=1)
    game = at.game()
    assert play(game, "god:ra", "temple:r2c3/0") == {
        "p0.limestone": -2,
        "p0.granite": -1,
        "p0.papyrus": 2,
        "p0.pillars": -1,
        "p0.vp.ra": 2,
        "P11": "r2c3/0",
    }
    assert play(game, "market:1/1") == laid(die, "pure") | {
        "pillar r2c3": "p0",
        "P01": "display 2",
        "P02": "display 1",
        "B01": "p0",
        "B05": "market:1/1",
    }


def ra_at_21_within_ra(pillars: int) -> Game:
    """Place P11 with the given Pillars left; B07 in its Thoth action leads to the action at 21."""
    at, die = ra_with("P11")
    spare_dice(at)
    at.player(0, limestone=20, granite=20, population=21, happiness=19).give(0, "B07")
    spaces = [f"r{row}c{column}/0" for row in (1, 4) for column in range(1, 6)]
    for number, space in zip(range(15, 23 - pillars), spaces, strict=False):
        at.pillar(0, f"P{number}", space)
    game = at.game()
    play(game, die, "god:ra", "temple:r2c3/0", "play:B07/happiness", "market:1/1")
    assert game.decision is not None and game.decision.kind == "any action"
    return game


def test_the_last_Pillar_cannot_be_used_twice() -> None:
    """Key Concept IV: while the eighth Pillar is being raised, no other Ra action is possible."""
    game = ra_at_21_within_ra(pillars=1)
    assert game.state.players[0].pillars == 0
    assert "god:ra" not in offered(game)
    assert game.decision is not None
    blocked = {str(option): reason for option, reason in game.decision.blocked()}
    assert blocked["god:ra"].key == "no_pillar"
    check_moment(game)


def test_two_Pillars_left_allow_Ra_within_Ra() -> None:
    """The first Pillar is neither in the supply nor on its tile while the second one is built."""
    game = ra_at_21_within_ra(pillars=2)
    play(game, "god:ra", "value:6")
    assert game.state.players[0].pillars == 1
    check_moment(game)
    play(game, offered(game)[0])
    assert game.state.players[0].pillars == 0
    assert game.state.pillars.count(0) == 8
    check_moment(game)


def test_R98_P11_is_compulsory_and_lapses_without_a_takeable_card() -> None:
    at, die = ra_with("P11")
    at.player(0, limestone=2, granite=1)
    game = at.game()
    play(game, "god:ra", "temple:r2c3/0")
    cards = ["market:1/1", "market:1/2", "market:1/3"]
    assert offered(game) == [*cards, "renew:1", "renew:2"]

    at.player(0, happiness=0)
    assert at.play("god:ra", "temple:r2c3/0") == laid(die, "pure") | raised("P11") | {
        "p0.limestone": -2,
        "p0.granite": -1,
        "p0.papyrus": 2,
    }


def test_R98_T14_raises_the_value_of_P10_at_that_values_price() -> None:
    """The "as if" die of P10 goes from 1 to 3, the die of the turn stays as it is."""
    at, die = ra_with("P10", RA_DARK, "black")
    at.player(0, limestone=2, granite=1).give(0, "T14")
    paid = laid(die, "pure") | {"p0.limestone": -2, "p0.granite": -1}
    cards = ("value:3", "market:1/1", "market:1/2")
    assert at.play("god:ra", "value:3", "temple:r2c3/0", *cards) == paid | raised("P10") | {
        "B01": "p0",
        "B02": "p0",
        "B05": "market:1/1",
        "B06": "market:1/2",
    }

    game = at.game()
    play(game, "god:ra", "value:3", "temple:r2c2/0")  # Bread instead of Papyrus
    assert sorted(offered(game)) == ["value:1", "value:2"]


def test_R98_P12_names_1_2_or_3_and_T14_shifts_further() -> None:
    at, die = ra_with("P12", RA_SHADED)
    at.player(0, limestone=2, granite=2).give(0, "T14")
    game = at.game()
    play(game, "god:ra", "value:3", "temple:r2c3/0", "use:P12")
    assert offered(game) == ["value:1", "value:2", "value:3"]
    play(game, "value:3")
    assert sorted(offered(game)) == ["value:1", "value:2", "value:3", "value:4", "value:5"]

    chosen = ("god:ra", "value:3", "temple:r2c3/0", "use:P12", "value:3", "value:5", "statue:thoth")
    assert at.play(*chosen) == laid(die, "tainted") | raised("P12") | {
        "p0.limestone": -2,
        "p0.granite": -2,
        "p0.papyrus": 2,
        "p0.statues": -1,
        "statue:thoth/1": "p0",
    }


def test_R98_P13_brings_a_Decree_and_nothing_when_none_is_left() -> None:
    at, die = ra_with("P13")
    at.player(0, limestone=3, granite=1)
    pillar = (
        laid(die, "pure")
        | raised("P13")
        | {
            "p0.limestone": -3,
            "p0.granite": -1,
            "p0.papyrus": 2,
        }
    )
    assert at.play("god:ra", "temple:r2c3/0") == pillar | {"D01": "p0"}
    at.give(1, *(f"D{number:02}" for number in range(1, 25) if number != 20))
    assert at.play("god:ra", "temple:r2c3/0") == pillar


def test_R98_P19_doubles_Gold_but_not_a_Scribe() -> None:
    at, die = ra_with("P19")
    at.player(0, limestone=3)
    paid = laid(die, "pure") | {"p0.limestone": -3}
    assert at.play("god:ra", "temple:r3c5/0") == paid | raised("P19", "r3c5") | {"p0.gold": 2}
    assert at.play("god:ra", "temple:r2c4/0") == paid | raised("P19", "r2c4") | {"p0.scribes": 1}
