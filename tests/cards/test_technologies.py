"""The 24 Technologies: where each answers, and where it stays silent."""

from tekhenu import Game
from tekhenu.rules.state import Phase
from tests.positions import Changes, Position, changes, described, offered

from .phrases import laid, papyrus_workshop, spare_dice


def since(at: Position, game: Game) -> Changes:
    """Return all changes since the position, including forced steps."""
    return changes(described(at.state, at.settings), described(game.state, game.settings))


# Gains of the actions of these tests, without the Technologies


def statue_of_horus() -> Changes:
    """Return the changes by Horus with value 1, without the price."""
    return {"p0.statues": -1, "statue:horus/1": "p0"}


def middle_tile_at_r2c3(tile: str = "P02", drawn: str = "P04") -> Changes:
    """Return the changes by Ra with value 3, without the price."""
    return {
        "p0.papyrus": 2,
        "p0.pillars": -1,
        "p0.vp.ra": 2,
        tile: "r2c3/0",
        "P01": "display 2",
        drawn: "display 1",
        "pillar r2c3": "p0",
    }


def first_card() -> Changes:
    """Return the changes by taking one card at Thoth."""
    return {"B01": "p0", "B05": "market:1/1"}


def test_T01() -> None:
    """2 VP with Osiris, nothing with Produce or when another player performs it."""
    at = Position().give(0, "T01")
    die = at.die("osiris", "yellow", 1)
    osiris = laid(die, "pure") | papyrus_workshop()
    played = ("god:osiris", "osiris:row1/papyrus")
    assert at.play(*played) == osiris | {"p0.vp.technologies": 2}
    assert at.play("produce:papyrus") == laid(die, "pure") | {"p0.papyrus": 1}

    at = Position().give(1, "T01")
    die = at.die("osiris", "yellow", 1)
    assert at.play(*played) == osiris


def test_T02() -> None:
    """2 VP with Ra, nothing with Osiris."""
    at = Position().player(0, limestone=2).give(0, "T02")
    die = at.die("ra", "white", 3)
    assert at.play("god:ra", "temple:r2c3/0") == laid(die, "pure") | middle_tile_at_r2c3() | {
        "p0.limestone": -2,
        "p0.vp.technologies": 2,
    }

    at = Position().give(0, "T02")
    die = at.die("osiris", "yellow", 1)
    assert at.play("god:osiris", "osiris:row1/papyrus") == laid(die, "pure") | papyrus_workshop()


def test_T03() -> None:
    """2 VP with Thoth, nothing with Osiris."""
    at = Position().give(0, "T03")
    die = at.die("thoth", "black", 1)
    assert at.play("god:thoth", "market:1/1") == laid(die, "pure") | first_card() | {
        "p0.vp.technologies": 2
    }

    at = Position().give(0, "T03")
    die = at.die("osiris", "yellow", 1)
    assert at.play("god:osiris", "osiris:row1/papyrus") == laid(die, "pure") | papyrus_workshop()


def test_T04() -> None:
    """2 VP and 1 Granite with Horus, in time to pay for the Statue; nothing with Ra."""
    at = Position().give(0, "T04")
    die = at.die("horus", "white", 1)
    assert offered(at.game()) == ["god:horus", "produce:limestone"]
    assert at.play("god:horus", "statue:horus") == laid(die, "pure") | statue_of_horus() | {
        "p0.vp.technologies": 2
    }

    at = Position().player(0, limestone=2).give(0, "T04")
    die = at.die("ra", "white", 3)
    assert at.play("god:ra", "temple:r2c3/0") == laid(die, "pure") | middle_tile_at_r2c3("P02") | {
        "p0.limestone": -2
    }


def test_T05() -> None:
    """2 more VP per own Pillar in Hathor's line, none for a Temple Statue (R99)."""
    at = Position().player(0, bread=3).give(0, "T05")
    at.pillar(0, "P22", "r2c2/0").pillar(1, "P23", "r2c4/0")
    die = at.die("hathor", "yellow", 1)
    assert at.play("god:hathor", "hathor:row2/1") == laid(die, "pure") | {
        "p0.bread": -3,
        "p0.limestone": 1,
        "p0.papyrus": 1,
        "p0.granite": 1,
        "p0.buildings": -1,
        "p0.population": 1,
        "p0.vp.hathor": 3,
        "p0.vp.technologies": 2,
        "hathor:row2/1": "p0",
    }

    at = Position().player(0, granite=1).give(0, "T05").pillar(0, "P22", "r3c2/0")
    die = at.die("horus", "white", 1)
    assert at.play("god:horus", "statue:temple-row") == laid(die, "pure") | {
        "p0.granite": -1,
        "p0.gold": 1,
        "p0.statues": -1,
        "p0.vp.horus": 3,
        "statue:temple-row": "p0",
        "gold statue:temple-row": -1,
    }


def test_T06() -> None:
    """Bastet: 2 VP, and Population then Happiness 1 up before the festival; else nothing (R27)."""
    at = Position().player(0, papyrus=2).give(0, "T06")
    die = at.die("bastet", "black", 4)
    assert at.play("god:bastet") == laid(die, "pure") | {
        "p0.papyrus": -2,
        "p0.population": 1,
        "p0.happiness": 4,  # from 2 to the new Population 6
        "p0.scribes": 1,
        "p0.vp.technologies": 2,
    }
    assert at.play("produce:granite") == laid(die, "pure") | {
        "p0.granite": 2,
        "p0.excess.granite": 2,
    }


def test_T07() -> None:
    """1 Granite with every Horus Bonus; a Statue for the people brings no Bonus."""
    at = Position().give(0, "T07").build(0, "statue:osiris")
    die = at.die("osiris", "yellow", 1)
    osiris = laid(die, "pure") | papyrus_workshop()
    played = ("god:osiris", "osiris:row1/papyrus")
    assert at.play(*played) == osiris | {"p0.vp.statue_bonus": 2, "p0.granite": 1}

    at = Position().give(1, "T07").build(1, "statue:osiris")
    die = at.die("osiris", "yellow", 1)
    assert at.play(*played) == osiris | {"p1.vp.statue_bonus": 2, "p1.granite": 1}

    at = Position().give(1, "T07").build(1, "statue:workshops").build(0, "statue:osiris")
    die = at.die("osiris", "yellow", 1)
    assert at.play(*played) == osiris | {"p0.vp.statue_bonus": 2}

    at = Position(players=3).player(0, granite=1).give(0, "T07")
    die = at.die("horus", "white", 1)
    assert at.play("god:horus", "statue:horus") == laid(die, "pure") | statue_of_horus() | {
        "p0.papyrus": 1
    }


def test_T08() -> None:
    """A Forbidden die may be taken, as Pure or as Tainted; without the card it may not."""
    at = Position().give(0, "T08")
    spare_dice(at)
    die = at.die("bastet", "white", 2)
    for side in ("pure", "tainted"):
        assert at.play(die, f"side:{side}") == laid(die, side) | {"p0.limestone": 2}

    at = Position().give(1, "T08")
    spare_dice(at)
    die = at.die("bastet", "white", 2)
    assert die not in offered(at.game())


def test_T09() -> None:
    """A tile's ability works in any light; P02 is Dark while Ra is Sunny."""
    played = ("god:ra", "temple:r2c3/0")
    at = Position().player(0, limestone=2).give(0, "T09")
    die = at.die("ra", "white", 3)
    raised = laid(die, "pure") | middle_tile_at_r2c3() | {"p0.limestone": -2}
    assert at.play(*played) == raised | {"p0.scribes": 1}

    at = Position().player(0, limestone=2).give(1, "T09")
    die = at.die("ra", "white", 3)
    assert at.play(*played) == raised


def test_T10() -> None:
    """Gold serves as Scribe and Scribe as Gold: 1 VP a turn, if one stood for the other."""
    at = Position().player(0, gold=1).give(0, "T10")
    die = at.die("horus", "white", 3)
    assert at.play("take:5") == laid(die, "pure") | {
        f"{die}.value": 2,
        "p0.gold": -1,
        "p0.limestone": 2,
        "p0.excess.limestone": 3,
        "p0.vp.technologies": 1,
    }

    at = Position().player(0, scribes=1).give(0, "T10")
    die = at.die("horus", "white", 1)
    statue = laid(die, "pure") | statue_of_horus()
    assert at.play("take:1", "god:horus", "statue:horus") == statue | {
        "p0.scribes": -1,
        "p0.vp.technologies": 1,
    }

    at = Position().player(0, scribes=1, gold=1).give(0, "T10")
    die = at.die("horus", "white", 2)
    statue = laid(die, "pure") | statue_of_horus()
    both_spent = statue | {f"{die}.value": -1, "p0.scribes": -1, "p0.gold": -1}
    twice = ("take:1", "pay:gold=1", "god:horus", "statue:horus")
    assert at.play(*twice) == both_spent | {"p0.vp.technologies": 1}
    plainly = ("take:1", "pay:scribes=1", "god:horus", "statue:horus")
    assert at.play(*plainly) == both_spent

    at = Position().player(0, gold=1).give(1, "T10")
    at.die("horus", "white", 3)
    assert offered(at.game()) == ["god:horus", "produce:limestone"]


def test_T11() -> None:
    """2 VP for any action with value 1, also an "as if" one (R26), not with another value."""
    at = Position().give(0, "T11")
    die = at.die("osiris", "yellow", 1)
    scored: Changes = {"p0.vp.technologies": 2}
    one_papyrus = laid(die, "pure") | {"p0.papyrus": 1}
    assert at.play("produce:papyrus") == one_papyrus | scored
    osiris = laid(die, "pure") | papyrus_workshop()
    assert at.play("god:osiris", "osiris:row1/papyrus") == osiris | scored

    at = Position().give(0, "T11")
    die = at.die("osiris", "yellow", 2)
    assert at.play("produce:papyrus") == laid(die, "pure") | {"p0.papyrus": 2}

    at = Position().player(0, limestone=2, granite=1).give(0, "T11").display("P01", "P11", "P03")
    die = at.die("ra", "white", 3)
    raised = laid(die, "pure") | middle_tile_at_r2c3("P11", drawn="P02") | first_card()
    paid: Changes = {"p0.limestone": -2, "p0.granite": -1}
    assert at.play("god:ra", "temple:r2c3/0", "market:1/1") == raised | paid | scored


def test_T12() -> None:
    """1 VP for every excess Resource, none without excess."""
    at = Position().give(0, "T12")
    die = at.die("osiris", "yellow", 5)
    assert at.play("produce:papyrus") == laid(die, "pure") | {
        "p0.papyrus": 2,
        "p0.excess.papyrus": 3,
        "p0.vp.technologies": 3,
    }

    at = Position().give(0, "T12")
    die = at.die("osiris", "yellow", 2)
    assert at.play("produce:papyrus") == laid(die, "pure") | {"p0.papyrus": 2}


def test_T13() -> None:
    """Produce: the die up or down by 1 or 2, and 1 more Resource that is never excess."""
    at = Position().give(0, "T13")
    die = at.die("osiris", "yellow", 3)
    game = at.game()
    game.play("produce:papyrus")
    assert sorted(offered(game)) == ["value:1", "value:2", "value:3", "value:4", "value:5"]
    assert at.play("produce:papyrus", "value:5") == laid(die, "pure") | {
        f"{die}.value": 2,
        "p0.papyrus": 3,
        "p0.excess.papyrus": 3,
    }
    assert at.play("produce:papyrus", "value:2") == laid(die, "pure") | {
        f"{die}.value": -1,
        "p0.papyrus": 3,
    }
    assert at.play("god:osiris", "osiris:row3/papyrus") == laid(die, "pure") | {
        "p0.happiness": -1,
        "p0.buildings": -1,
        "p0.papyrus": 1,
        "p0.production.papyrus": 1,
        "p0.production.limestone": 1,
        "osiris:row3/papyrus": "p0",
    }

    at = Position().give(0, "T13")
    at.die("osiris", "yellow", 6)
    game = at.game()
    game.play("produce:papyrus")
    assert sorted(offered(game)) == ["value:4", "value:5", "value:6"]


def test_T14() -> None:
    """God Action: the die up or down by 1 or 2, and so it is weighed (R17); not with Produce."""
    at = Position().give(0, "T14")
    die = at.die("osiris", "black", 3)
    game = at.game()
    game.play("god:osiris")
    assert sorted(offered(game)) == ["value:1", "value:2", "value:3", "value:4", "value:5"]
    assert at.play("god:osiris", "value:5", "osiris:row5/granite") == laid(die, "tainted") | {
        f"{die}.value": 2,
        "p0.happiness": -1,
        "p0.buildings": -1,
        "p0.granite": 2,
        "p0.production.granite": 2,
        "osiris:row5/granite": "p0",
    }
    assert at.play("produce:granite") == laid(die, "tainted") | {
        "p0.granite": 2,
        "p0.excess.granite": 1,
    }


def maat_with_plus_2_against_minus_2() -> tuple[Position, Changes]:
    """Return a Maat with seat 1 first and highest in Ankh, and the usual changes by Maat."""
    at = Position().player(0, destiny=0).player(1, destiny=3)
    at.state.phase, at.state.order = Phase.ROTATION, [1, 0]
    dice = [at.scales(0, "pure", "white", 5), at.scales(1, "tainted", "gray", 5)]
    for _ in range(3):
        dice += [at.scales(0, "tainted", "yellow", 1), at.scales(1, "pure", "brown", 1)]
    cleared: Changes = dict.fromkeys(dice, "bag")
    return at, cleared | {"phase": "DESTINY", "wheel": 1, "p0.destiny": "", "p1.destiny": ""}


def test_T15() -> None:
    """2 Faith at the start of every Maat, and Ankh 5 in a tie; without it A04 is the highest."""
    at, usual = maat_with_plus_2_against_minus_2()
    at.give(0, "T15")
    game = at.game()
    assert since(at, game) == {
        "phase": "FAITH",
        "wheel": 1,
        "active": "1",
        "p0.faith": 2,
        "p1.balance": -2,
    }
    assert sorted(offered(game)) == ["faith:+1", "faith:+2", "faith:-1", "faith:-2", "faith:0"]
    game.play("faith:0")
    first = {"order": "0 1", "p0.balance": 2, "p1.balance": -2}
    assert since(at, game) == usual | first

    game = at.game()
    game.play("faith:+1")
    assert since(at, game) == usual | {"p0.balance": 3, "p1.balance": -2}

    at, usual = maat_with_plus_2_against_minus_2()
    assert since(at, at.game()) == usual | {"p0.balance": 2, "p1.balance": -2}


def test_T16() -> None:
    """After Maat: 2 VP for the first in turn order, 1 Gold for the last, nothing between."""
    destinies = ("destiny:A01", "destiny:A02", "destiny:A04")
    shares: dict[tuple[int, ...], Changes] = {
        (0, 1, 2): {"p0.vp.technologies": 2},
        (1, 0, 2): {},
        (1, 2, 0): {"p0.gold": 1},
    }
    for order, share in shares.items():
        at = Position(players=3).give(0, "T16")
        for seat in order:
            at.player(seat, destiny=-1)
        at.state.phase, at.state.order = Phase.DESTINY, list(order)
        changed = at.play(*destinies)
        expected: Changes = {
            "phase": "TURN",
            "round": 1,
            f"p{order[0]}.destiny": "A01",
            f"p{order[0]}.scribes": 1,
            f"p{order[1]}.destiny": "A02",
            f"p{order[1]}.gold": 1,
            f"p{order[2]}.destiny": "A04",
            f"p{order[2]}.faith": 1,
        }
        assert without_new_dice(changed) == expected | share

    at = Position(players=3).give(0, "T16", "D08")
    at.state.phase, at.state.order = Phase.ENDING, [1, 2, 0]
    game = at.game()
    game.play("score:D08")
    assert since(at, game) == {
        "phase": "OVER",
        "p0.gold": 1,  # after the last Maat before the Decrees (R37)
        "p0.scored": "D08",
        "p0.vp.decrees": 2,
        "p1.vp.turn_order": 3,
        "p2.vp.turn_order": 2,
    }


def without_new_dice(changed: Changes) -> Changes:
    return {key: value for key, value in changed.items() if not key.startswith("die:")}


def test_T17() -> None:
    """2 VP for producing Bread, nothing for Papyrus; in a Scoring no Bread is due."""
    at = Position().give(0, "T17")
    die = at.die("osiris", "brown", 2)
    assert at.play("produce:bread") == laid(die, "pure") | {
        "p0.bread": 2,
        "p0.vp.technologies": 2,
    }
    at = Position().give(0, "T17")
    die = at.die("osiris", "yellow", 2)
    assert at.play("produce:papyrus") == laid(die, "pure") | {"p0.papyrus": 2}

    for owner in (0, 1):
        at = Position().player(0, bread=1).player(1, bread=1).give(owner, "T17")
        at.build(0, "osiris:row1/papyrus").build(1, "osiris:row1/bread")
        at.state.phase = Phase.BREAD
        game = at.game()
        assert offered(game) == ["pay:bread=1", "pay:nothing"]
        game.play("pay:nothing")
        assert since(at, game) == {
            "phase": "DESTINY",
            "marker 1": "-1",
            "p0.destiny": "",
            "p1.destiny": "",
            f"p{1 - owner}.vp.bread": -3,
        }


def test_T18() -> None:
    """1 VP for taking a Pure die, under Anubis too (R21); none for a Tainted one."""
    at = Position().give(0, "T18")
    spare_dice(at)
    pure, tainted = at.die("horus", "white", 2), at.die("horus", "yellow", 2)
    assert at.play(pure) == laid(pure, "pure") | {"p0.limestone": 2, "p0.vp.technologies": 1}
    assert at.play(tainted) == laid(tainted, "tainted") | {"p0.papyrus": 2}

    at.player(0, scribes=2)
    bread: Changes = {"p0.scribes": -2, "p0.bread": 2}
    played = ("anubis:2", "produce:bread")
    assert at.play(pure, *played) == laid(pure, "below") | bread | {"p0.vp.technologies": 1}
    assert at.play(tainted, *played) == laid(tainted, "below") | bread


def test_T19() -> None:
    """A Scribe buys a Produce before the God Action of a Tainted die.

    Not with Produce, a Pure or a gray die, and not without a Scribe.
    """
    at = Position().player(0, scribes=1).give(0, "T19")
    die = at.die("osiris", "black", 1)
    osiris = laid(die, "tainted") | papyrus_workshop()
    place = "osiris:row1/papyrus"
    assert at.play("take:1", "god:osiris", "use:T19", place) == osiris | {
        "p0.scribes": -1,
        "p0.granite": 1,
    }
    assert at.play("take:1", "god:osiris", "pass", place) == osiris
    assert at.play("take:1", "produce:granite") == laid(die, "tainted") | {"p0.granite": 1}

    at = Position().give(0, "T19")
    die = at.die("osiris", "black", 1)
    assert at.play("god:osiris", place) == osiris

    at = Position().player(0, scribes=1).give(0, "T19")
    die = at.die("osiris", "yellow", 1)
    assert at.play("take:1", "god:osiris", place) == laid(die, "pure") | papyrus_workshop()

    at = Position().player(0, scribes=1).give(0, "T19")
    die = at.die("osiris", "gray", 1)
    assert at.play("take:1", place) == laid(die, "tainted") | papyrus_workshop()


def test_T20() -> None:
    """1 Papyrus with Thoth, in time to pay for the cards; nothing with Osiris."""
    at = Position().player(0, papyrus=1).give(0, "T20")
    die = at.die("thoth", "black", 3)
    assert offered(at.game()) == ["god:thoth", "produce:granite"]
    assert at.play("god:thoth", "market:1/1", "market:1/2") == laid(die, "pure") | {
        "p0.papyrus": -1,
        "B01": "p0",
        "B02": "p0",
        "B05": "market:1/1",
        "B06": "market:1/2",
    }

    at = Position().give(0, "T20")
    die = at.die("osiris", "yellow", 1)
    assert at.play("god:osiris", "osiris:row1/papyrus") == laid(die, "pure") | papyrus_workshop()


def test_T21() -> None:
    """1 Bread with Hathor, in time to pay for the Building; nothing with Osiris."""
    at = Position().player(0, bread=1).give(0, "T21").pillar(-1, "P22", "r1c5/0")
    die = at.die("hathor", "yellow", 1)
    assert offered(at.game()) == ["god:hathor", "produce:papyrus"]
    assert at.play("god:hathor", "hathor:row1/1") == laid(die, "pure") | {
        "p0.bread": -1,
        "p0.papyrus": 1,
        "p0.granite": 1,
        "p0.faith": 1,
        "p0.limestone": 1,
        "p0.buildings": -1,
        "p0.population": 1,
        "hathor:row1/1": "p0",
    }

    at = Position().give(0, "T21")
    die = at.die("osiris", "yellow", 1)
    assert at.play("god:osiris", "osiris:row1/papyrus") == laid(die, "pure") | papyrus_workshop()


def test_T22() -> None:
    """Limestone serves as Granite and Granite as Limestone: 1 VP a turn, if one was needed so."""
    at = Position().player(0, limestone=1).give(0, "T22")
    die = at.die("horus", "white", 1)
    assert offered(at.game()) == ["god:horus", "produce:limestone"]
    assert at.play("god:horus", "statue:horus") == laid(die, "pure") | statue_of_horus() | {
        "p0.limestone": -1,
        "p0.vp.technologies": 1,
    }

    at = Position().player(0, limestone=1, granite=1).give(0, "T22")
    die = at.die("ra", "white", 3)
    raised = laid(die, "pure") | middle_tile_at_r2c3()
    assert at.play("god:ra", "temple:r2c3/0") == raised | {
        "p0.limestone": -1,
        "p0.granite": -1,
        "p0.vp.technologies": 1,
    }

    at = Position().player(0, limestone=2, granite=1).give(0, "T22")
    die = at.die("ra", "white", 3)
    plainly = ("god:ra", "pay:limestone=2", "temple:r2c3/0")
    assert at.play(*plainly) == raised | {"p0.limestone": -2}

    at = Position().player(0, limestone=1, granite=2, scribes=1).give(0, "T22", "B17")
    die = at.die("ra", "white", 3)
    extra = ("play:B17", "extra:B17/horus", "statue:quarries", "pay:limestone=1")
    assert at.play(*extra, "god:ra", "pay:granite=2", "temple:r2c3/0") == raised | {
        "B17": "discard",
        "p0.scribes": -1,
        "p0.limestone": -1,
        "p0.granite": -2,
        "p0.gold": 1,
        "p0.statues": -1,
        "p0.vp.technologies": 1,
        "statue:quarries": "p0",
        "gold statue:quarries": -1,
    }

    at = Position().player(0, limestone=1).give(1, "T22")
    spare_dice(at)
    die = at.die("horus", "gray", 1)
    assert die not in offered(at.game())


def test_T23() -> None:
    """3 VP for Anubis, paid with 2 Scribes or B23 (R21); none for taking a die."""
    at = Position().player(0, scribes=2).give(0, "T23", "B23")
    spare_dice(at)
    die = at.die("horus", "white", 2)
    below = laid(die, "below") | {"p0.bread": 2, "p0.vp.technologies": 3}
    assert at.play(die, "anubis:2", "produce:bread") == below | {"p0.scribes": -2}
    assert at.play("play:B23", die, "anubis:2", "produce:bread") == below | {"B23": "discard"}
    assert at.play(die, "take:2") == laid(die, "pure") | {"p0.limestone": 2}


def test_T24() -> None:
    """1 Gold for each Blessing its owner plays; none for another player's."""
    played = ("play:B07/happiness", "play:B08/population", "produce:papyrus")
    for owner in (0, 1):
        at = Position().give(owner, "T24").give(0, "B07", "B08")
        die = at.die("osiris", "yellow", 2)
        gold: Changes = {"p0.gold": 2} if owner == 0 else {}
        assert at.play(*played) == laid(die, "pure") | gold | {
            "B07": "discard",
            "B08": "discard",
            "p0.happiness": 3,
            "p0.population": 3,
            "p0.papyrus": 2,
        }
