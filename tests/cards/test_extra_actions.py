"""Extra actions (R91), actions within actions (R92), and which one a Blessing covers (R96)."""

from tekhenu.rules.event import Built, Event, Gained
from tekhenu.rules.move import GOODS
from tests.places import place, space
from tests.positions import Position, offered, play

from .phrases import RA_SHADED, laid, papyrus_workshop, played, ra_with, raised

PAPYRUS, BREAD = GOODS.index("papyrus"), GOODS.index("bread")


# R91: extra actions


def test_R91_an_extra_action_is_a_full_god_action() -> None:
    """T01 reacts to an extra action at Osiris, and the Statue of seat 1 gives its bonus."""
    at = Position().player(0, scribes=1).give(0, "B17", "T01").build(1, "statue:osiris")
    die = at.die("horus", "white", 1)
    chosen = ("play:B17", "extra:B17/osiris", "osiris:row1/papyrus")
    assert at.play(*chosen) == laid(die, "pure") | played("B17") | papyrus_workshop() | {
        "p0.scribes": -1,
        "p0.limestone": 1,
        "p0.vp.technologies": 2,
        "p1.vp.statue_bonus": 2,
    }


def test_R91_an_extra_action_that_has_become_impossible_lapses_with_its_price() -> None:
    """Osiris takes the last Happiness, and with it Thoth; Horus lacks Granite."""
    at = Position().player(0, scribes=1, happiness=1).give(0, "B17")
    die = at.die("osiris", "yellow", 1)
    chosen = ("play:B17", "god:osiris", "osiris:row1/papyrus")
    assert at.play(*chosen) == laid(die, "pure") | played("B17") | papyrus_workshop() | {
        "p0.scribes": -1
    }


def test_R91_all_extra_actions_combine_in_any_order() -> None:
    at = Position().player(0, scribes=2, happiness=5, bread=4, granite=1)
    at.give(0, "B17", "B18", "B19", "B20")
    die = at.die("osiris", "yellow", 1)
    chosen = (
        *("play:B17", "play:B18", "play:B19", "play:B20"),
        *("extra:B17/horus", "statue:horus"),
        *("extra:B19/hathor", "hathor:row1/1"),
        *("god:osiris", "osiris:row1/papyrus"),
        *("extra:B20/hathor", "hathor:row5/1"),
        *("extra:B18/thoth", "market:1/1"),
    )
    assert at.play(*chosen) == laid(die, "pure") | played("B17", "B18", "B19", "B20") | {
        "p0.scribes": -2,
        "p0.happiness": -3,  # two Blessings and Osiris; the Population is back where it was
        "p0.papyrus": 3,
        "p0.bread": -2,
        "p0.limestone": 2,
        "p0.granite": 1,
        "p0.gold": 1,
        "p0.faith": 1,
        "p0.production.papyrus": 1,
        "p0.buildings": -3,
        "p0.statues": -1,
        "statue:horus/1": "p0",
        "hathor:row1/1": "p0",
        "hathor:row5/1": "p0",
        "osiris:row1/papyrus": "p0",
        "B01": "p0",
        "B05": "market:1/1",
    }


# R92: actions within actions


def test_R92_P12_and_its_Ra_both_pay_the_same_owner() -> None:
    """The Bonus of Horus comes before Ra goes on, that of Ra at the end."""
    at, die = ra_with("P12", RA_SHADED)
    at.player(0, limestone=2, granite=2).build(1, "statue:horus", "statue:ra")
    chosen = ("god:ra", "temple:r2c3/0", "use:P12", "value:3", "statue:hathor")
    assert at.play(*chosen) == laid(die, "tainted") | raised("P12") | {
        "p0.limestone": -2,
        "p0.granite": -2,
        "p0.papyrus": 2,
        "p0.statues": -1,
        "statue:hathor/1": "p0",
        "p1.papyrus": 1,
        "p1.bread": 1,
    }

    game = at.game()
    play(game, *chosen)
    of_interest = [e for e in game.events if isinstance(e, Built) or is_gain_of(1, e)]
    assert of_interest == [
        Built(0, "statue", place("statue:hathor")),
        Gained(1, PAPYRUS, 1, bonus=True),
        Built(0, "pillar", space("r2c3")),
        Gained(1, BREAD, 1, bonus=True),
    ]


def is_gain_of(seat: int, event: Event) -> bool:
    return isinstance(event, Gained) and event.seat == seat


# R96: B13–B16 cover one God Action


def test_R96_B13_for_Ra_does_not_cover_the_Horus_of_P12() -> None:
    at, die = ra_with("P12", RA_SHADED)
    at.give(0, "B13")
    pillar = laid(die, "tainted") | raised("P12") | played("B13") | {"p0.papyrus": 2}
    assert at.play("god:ra", "temple:r2c3/0") == pillar


def test_R96_another_Blessing_covers_the_Horus_of_P12() -> None:
    at, die = ra_with("P12", RA_SHADED)
    at.give(0, "B13", "B14")
    pillar = laid(die, "tainted") | raised("P12") | played("B13", "B14") | {"p0.papyrus": 2}
    chosen = ("god:ra", "temple:r2c3/0", "use:P12", "value:3", "statue:hathor")
    assert at.play(*chosen) == pillar | {"p0.statues": -1, "statue:hathor/1": "p0"}


def test_R96_B15_for_Bastet_does_not_cover_an_extra_Hathor() -> None:
    """B17 allows both neighbors at first; only Thoth is left when B15 is spent."""
    at = Position().player(0, scribes=1).give(0, "B15", "B17")
    die = at.die("bastet", "black", 1)
    game = at.game()
    game.play("play:B17")
    assert {"extra:B17/hathor", "extra:B17/thoth"} < set(offered(game))
    chosen = ("play:B17", "god:bastet", "market:1/1")
    assert at.play(*chosen) == laid(die, "pure") | played("B15", "B17") | {
        "p0.happiness": 1,
        "p0.scribes": 1,  # 1 for B17, 2 from the festival
        "B01": "p0",
        "B05": "market:1/1",
    }
