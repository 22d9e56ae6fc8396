"""Conditions of actions: all possessions count (R90), also with a blocked marker (R97)."""

from tests.positions import Position, changes, described, offered, play

from .phrases import RA_SHADED, laid, papyrus_workshop, played, spare_dice

HORUS_SHADED = 1


# R90: possible with everything one owns


def test_R90_T19_makes_the_god_payable_and_is_then_compulsory() -> None:
    at = Position().player(0, scribes=1).give(0, "T19")
    at.state.wheel = RA_SHADED
    die = at.die("bastet", "yellow", 2)
    game = at.game()
    game.play("take:2")
    assert offered(game) == ["god:bastet", "produce:papyrus"]
    assert at.play("take:2", "god:bastet") == laid(die, "tainted") | {
        "p0.scribes": 1,  # 1 for T19, 2 from the festival
        "p0.happiness": 2,
    }


def test_R90_T19_needs_a_produce_blessing_where_production_alone_falls_short() -> None:
    at = Position().player(0, scribes=1).give(0, "T19", "B04")
    at.state.wheel = RA_SHADED
    die = at.die("bastet", "yellow", 1)
    assert at.play("take:1", "god:bastet") == laid(die, "tainted") | played("B04") | {
        "p0.papyrus": 3,  # 4 of the Blessing and 1 produced, 2 paid
        "p0.scribes": 1,
        "p0.happiness": 1,
    }


def test_R90_T13_must_shift_far_enough_for_the_god_behind_T19() -> None:
    """The fifth Statue costs 3 Granite: value 1 would bring 2 only."""
    at = Position().player(0, scribes=1).give(0, "T13", "T19")
    at.build(0, "statue:ra", "statue:hathor", "statue:bastet", "statue:thoth")
    at.state.wheel = HORUS_SHADED
    die = at.die("horus", "black", 1)
    game = at.game()
    game.play("take:1")
    game.play("god:horus")
    assert sorted(offered(game)) == ["value:2", "value:3"]
    chosen = ("take:1", "god:horus", "value:3", "statue:quarries")
    assert at.play(*chosen) == laid(die, "tainted") | {
        f"{die}.value": 2,
        "p0.scribes": -1,
        "p0.excess.granite": 1,
        "p0.gold": 1,
        "p0.statues": -1,
        "statue:quarries": "p0",
        "gold statue:quarries": -1,
    }


def test_R90_the_resource_of_T04_T20_and_T21_counts_for_the_cost() -> None:
    """A gray die can only be used for its god, so it is offered only if that is payable."""
    for technology, section in (("T04", "horus"), ("T20", "thoth"), ("T21", "hathor")):
        for owner in (0, 1):
            at = Position().player(0, papyrus=1, bread=1).give(owner, technology)
            spare_dice(at, "brown", "black")
            die = at.die(section, "gray", 3)
            assert (die in offered(at.game())) == (owner == 0)


def test_R90_T14_may_be_the_only_way_and_is_then_compulsory() -> None:
    """Row 3 is full, so the value 3 of the die is not on offer; without T14 the turn is idle."""
    for owner in (0, 1):
        at = Position().give(owner, "T14")
        at.build(0, "osiris:row3/papyrus", "osiris:row3/bread")
        at.build(1, "osiris:row3/limestone", "osiris:row3/granite")
        die = at.die("osiris", "gray", 3)
        game = at.game()
        if owner == 0:
            assert sorted(offered(game)) == ["value:1", "value:2", "value:4", "value:5"]
            chosen = ("value:1", "osiris:row1/papyrus")
            assert at.play(*chosen) == laid(die, "tainted") | papyrus_workshop() | {
                f"{die}.value": -2
            }
        else:
            before, after = described(at.state, at.settings), described(game.state, at.settings)
            assert changes(before, after) == laid(die, "tainted")


def test_R90_substitutes_count_for_the_cost() -> None:
    substitutes = ({"limestone": 1}, "T22"), ({"scribes": 1}, "T10")
    for owned, technology in substitutes:
        for owner in (0, 1):
            at = Position().player(0, **owned).give(owner, technology)
            spare_dice(at, "brown", "black")
            die = at.die("horus", "gray", 1)
            assert (die in offered(at.game())) == (owner == 0)


def test_R90_a_blessing_that_alone_pays_is_compulsory_once_the_action_is_chosen() -> None:
    at = Position().give(0, "B13")
    at.die("ra", "white", 3)
    game = at.game()
    assert play(game, "god:ra") == played("B13")
    assert "temple:r2c3/0" in offered(game) and "pass" not in offered(game)


def test_R90_B09_and_a_scribe_as_gold_make_a_gray_die_usable() -> None:
    """The tile costs 2 Limestone at value 5: the one owned and the Scribe, turned by B09."""
    at = Position().player(0, limestone=1, scribes=1).give(0, "T10", "B09")
    at.display("P02", "P03", "P04")
    spare_dice(at, "brown", "black")
    die = at.die("ra", "gray", 1)
    assert die in offered(at.game())
    assert at.play(die, "play:B09/5", "temple:r2c3/0") == laid(die, "tainted") | played("B09") | {
        f"{die}.value": 4,
        "p0.limestone": -1,
        "p0.scribes": -1,
        "p0.papyrus": 2,
        "p0.pillars": -1,
        "p0.vp.ra": 3,
        "p0.vp.technologies": 1,
        "P02": "r2c3/0",
        "P01": "display 1",
        "pillar r2c3": "p0",
    }


def test_R90_B07_before_the_die_makes_a_gray_die_usable() -> None:
    """B07 may be played before taking the die, also while a single die is usable (R23).

    That is the yellow die at Happiness 0. T08 gives seat 1 a choice of dice afterwards.
    """
    at = Position().player(0, happiness=0).give(0, "B07").give(1, "T08")
    usable = at.die("osiris", "yellow", 1)
    at.die("bastet", "white", 2)
    die = at.die("osiris", "gray", 1)
    assert set(offered(at.game())) == {usable, "play:B07/population", "play:B07/happiness"}
    chosen = ("play:B07/happiness", die, "osiris:row1/papyrus")
    expected = laid(die, "tainted") | played("B07") | papyrus_workshop() | {"p0.happiness": 2}
    assert at.play(*chosen) == expected


# R97: legal although a marker is blocked


def test_R97_Bastet_with_Happiness_at_the_Population() -> None:
    at = Position().player(0, happiness=5, papyrus=2)
    die = at.die("bastet", "black", 1)
    assert at.play("god:bastet") == laid(die, "pure") | {"p0.papyrus": -2, "p0.scribes": 2}


def test_R97_Hathor_at_Population_21() -> None:
    at = Position().player(0, population=21, bread=3)
    die = at.die("hathor", "yellow", 1)
    assert at.play("god:hathor", "hathor:row2/1") == laid(die, "pure") | {
        "p0.bread": -2,  # 3 paid, 1 received
        "p0.papyrus": 1,
        "p0.limestone": 1,
        "p0.granite": 1,
        "p0.buildings": -1,
        "hathor:row2/1": "p0",
    }


def test_R97_Osiris_at_Production_6() -> None:
    at = Position().player(0, production_papyrus=6)
    die = at.die("osiris", "yellow", 1)
    assert at.play("god:osiris", "osiris:row1/papyrus") == laid(die, "pure") | {
        "p0.happiness": -1,
        "p0.buildings": -1,
        "p0.papyrus": 1,
        "osiris:row1/papyrus": "p0",
    }
