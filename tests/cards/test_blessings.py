"""The 24 Blessings: when each may be played, what it does, and when it may not be played."""

from tests.positions import Changes, Position, offered

from .phrases import laid, papyrus_workshop, played, spare_dice

# B01–B06


def gains_while_producing(card: str, gain: Changes, color: str = "yellow") -> None:
    """Add the gain to a Produce of 1 of the color, optionally, never as excess."""
    good = {"yellow": "papyrus", "brown": "bread"}[color]
    at = Position().give(0, card)
    die = at.die("osiris", color, 1)
    produced = laid(die, "pure") | {f"p0.{good}": 1}
    game = at.game()
    game.play(f"produce:{good}")
    assert offered(game) == ["pass", f"play:{card}"]
    assert at.play(f"produce:{good}", f"play:{card}") == produced | played(card) | gain
    assert at.play(f"produce:{good}", "pass") == produced
    assert at.play("god:osiris", "osiris:row1/papyrus") == laid(die, "pure") | papyrus_workshop()


def test_B01() -> None:
    """4 Limestone with Produce."""
    gains_while_producing("B01", {"p0.limestone": 4})


def test_B02() -> None:
    """4 Granite with Produce."""
    gains_while_producing("B02", {"p0.granite": 4})


def test_B03() -> None:
    """4 Bread with Produce."""
    gains_while_producing("B03", {"p0.bread": 4})


def test_B04() -> None:
    """4 Papyrus with Produce."""
    gains_while_producing("B04", {"p0.papyrus": 4}, color="brown")


def test_B05() -> None:
    """3 Gold with Produce."""
    gains_while_producing("B05", {"p0.gold": 3})


def test_B06() -> None:
    """2 Scribes with Produce."""
    gains_while_producing("B06", {"p0.scribes": 2})


# B07, B08


def moves_a_marker(card: str) -> None:
    """Check 3 steps of one marker at any moment of the own turn, within the track."""
    at = Position().give(0, card)
    spare_dice(at)
    die = at.die("osiris", "yellow", 1)
    produced = laid(die, "pure") | {"p0.papyrus": 1}
    for marker in ("population", "happiness"):
        play = f"play:{card}/{marker}"
        for turn in (
            (play, die, "produce:papyrus"),
            (die, play, "produce:papyrus"),
            (die, "produce:papyrus", play),
        ):
            assert at.play(*turn) == produced | played(card) | {f"p0.{marker}": 3}
    assert at.play(die, "produce:papyrus", "pass") == produced

    at.player(0, happiness=4, population=6)
    turn = (die, "produce:papyrus", f"play:{card}/happiness")
    assert at.play(*turn) == produced | played(card) | {"p0.happiness": 2}
    turn = (die, "produce:papyrus", f"play:{card}/population")
    assert at.play(*turn) == produced | played(card) | {
        "p0.population": 3,
        "open_sections": 1,
        "B05": "market:3/1",
        "T04": "market:3/2",
        "T05": "market:3/3",
        "D01": "market:3/4",
    }

    at = Position().give(1, card)
    die = at.die("osiris", "yellow", 1)
    assert offered(at.game()) == ["god:osiris", "produce:papyrus"]
    assert at.play("produce:papyrus") == laid(die, "pure") | {"p0.papyrus": 1}


def test_B07() -> None:
    """3 Population or 3 Happiness at any time in the own turn."""
    moves_a_marker("B07")


def test_B08() -> None:
    """3 Population or 3 Happiness at any time in the own turn."""
    moves_a_marker("B08")


# B09, B10


def turns_the_die(card: str) -> None:
    """Turn the die to any value while taking it, for the action and the scales; not later."""
    at = Position().give(0, card)
    die = at.die("osiris", "yellow", 1)
    assert offered(at.game()) == ["take:1", *(f"play:{card}/{value}" for value in range(1, 7))]
    assert at.play(f"play:{card}/6", "produce:papyrus") == laid(die, "pure") | played(card) | {
        f"{die}.value": 5,
        "p0.papyrus": 2,
        "p0.excess.papyrus": 4,
    }
    osiris = at.play(f"play:{card}/5", "god:osiris", "osiris:row5/bread")
    assert osiris == laid(die, "pure") | played(card) | {
        f"{die}.value": 4,
        "p0.happiness": -1,
        "p0.buildings": -1,
        "p0.bread": 2,
        "p0.production.bread": 2,
        "osiris:row5/bread": "p0",
    }

    game = at.game()
    game.play("take:1")
    assert offered(game) == ["god:osiris", "produce:papyrus"]


def test_B09() -> None:
    """The die to any value, without a Scribe."""
    turns_the_die("B09")


def test_B10() -> None:
    """The die to any value, without a Scribe."""
    turns_the_die("B10")


# B11, B12


def recolors_the_die(card: str) -> None:
    """Check that a Forbidden die gets the purity of the named color, and optionally ±1."""
    at = Position().give(0, card)
    spare_dice(at)
    die = at.die("bastet", "white", 2)
    game = at.game()
    game.play(die)
    names = [f"{color}{shift}" for color in ("brown", "black") for shift in ("", "+1", "-1")]
    assert offered(game) == [f"play:{card}/{name}" for name in names]
    assert at.play(die, f"play:{card}/black") == laid(die, "pure") | played(card) | {
        "p0.granite": 2
    }
    assert at.play(die, f"play:{card}/brown-1") == laid(die, "tainted") | played(card) | {
        f"{die}.value": -1,
        "p0.bread": 1,
    }
    assert at.play(die, f"play:{card}/brown+1") == laid(die, "tainted") | played(card) | {
        f"{die}.value": 1,
        "p0.bread": 2,
        "p0.excess.bread": 1,
    }

    at.player(0, papyrus=2)
    assert at.play(die, f"play:{card}/gray") == laid(die, "tainted") | played(card) | {
        "p0.papyrus": -2,
        "p0.happiness": 2,
        "p0.scribes": 2,
    }

    at = Position().give(1, card)
    spare_dice(at)
    assert at.die("bastet", "white", 2) not in offered(at.game())


def test_B11() -> None:
    """The die is another color for this turn; gray may be named, the own color not."""
    recolors_the_die("B11")


def test_B12() -> None:
    """The die is another color for this turn; gray may be named, the own color not."""
    recolors_the_die("B12")


# B13–B16


def does_not_cover(card: str, *sections: str) -> None:
    """Check that gods stay out of reach without Resources, so a gray die cannot be used there."""
    at = Position().give(0, card)
    spare_dice(at)
    dice = [at.die(section, "gray", 3) for section in sections]
    assert not set(dice) & set(offered(at.game()))


def waives_stone(card: str) -> None:
    at = Position().give(0, card)
    die = at.die("ra", "white", 3)
    raised = laid(die, "pure") | {
        "p0.papyrus": 2,
        "p0.pillars": -1,
        "p0.vp.ra": 2,
        "P01": "display 2",
        "P02": "r2c3/0",
        "P04": "display 1",
        "pillar r2c3": "p0",
    }
    assert offered(at.game()) == ["god:ra", "produce:limestone"]
    assert at.play("god:ra", "temple:r2c3/0") == raised | played(card)

    at.player(0, limestone=2)
    assert at.play("god:ra", f"pay:{card}", "temple:r2c3/0") == raised | played(card)
    paid: Changes = {"p0.limestone": -2}
    assert at.play("god:ra", "pay:limestone=2", "temple:r2c3/0") == raised | paid

    at = Position().give(0, card)
    die = at.die("horus", "white", 1)
    assert at.play("god:horus", "statue:horus") == laid(die, "pure") | played(card) | {
        "p0.statues": -1,
        "statue:horus/1": "p0",
    }
    does_not_cover(card, "hathor", "bastet", "thoth")


def test_B13() -> None:
    """No Limestone or Granite for one Ra or Horus; Hathor, Bastet and Thoth are not covered."""
    waives_stone("B13")


def test_B14() -> None:
    """No Limestone or Granite for one Ra or Horus; Hathor, Bastet and Thoth are not covered."""
    waives_stone("B14")


def waives_food(card: str) -> None:
    at = Position().give(0, card)
    die = at.die("bastet", "black", 3)
    festival = laid(die, "pure") | {"p0.happiness": 3, "p0.scribes": 1}
    assert offered(at.game()) == ["god:bastet", "produce:granite"]
    assert at.play("god:bastet") == festival | played(card)

    at.player(0, papyrus=2)
    assert at.play("god:bastet", f"pay:{card}") == festival | played(card)
    assert at.play("god:bastet", "pay:papyrus=2") == festival | {"p0.papyrus": -2}

    at = Position().give(0, card)
    die = at.die("hathor", "yellow", 1)
    assert at.play("god:hathor", "hathor:row3/1") == laid(die, "pure") | played(card) | {
        "p0.faith": 2,
        "p0.papyrus": 1,
        "p0.bread": 1,
        "p0.gold": 1,
        "p0.buildings": -1,
        "p0.population": 1,
        "hathor:row3/1": "p0",
    }
    does_not_cover(card, "horus", "ra", "thoth")


def test_B15() -> None:
    """No Papyrus or Bread for one Bastet or Hathor; Horus, Ra and Thoth are not covered."""
    waives_food("B15")


def test_B16() -> None:
    """No Papyrus or Bread for one Bastet or Hathor; Horus, Ra and Thoth are not covered."""
    waives_food("B16")


# B17–B20


def acts_next_door(card: str) -> None:
    """Play Thoth or Horus from Osiris with the same die, before or after the normal action."""
    at = Position().player(0, scribes=1, granite=1).give(0, card)
    die = at.die("osiris", "yellow", 1)
    game = at.game()
    game.play(f"play:{card}")
    actions = ["god:osiris", "produce:papyrus", f"extra:{card}/horus", f"extra:{card}/thoth"]
    assert sorted(offered(game)) == sorted(actions)

    osiris = ("god:osiris", "osiris:row1/papyrus")
    horus = (f"extra:{card}/horus", "statue:horus")
    thoth = (f"extra:{card}/thoth", "market:1/1")
    paid = laid(die, "pure") | played(card) | {"p0.scribes": -1}
    statue: Changes = {"p0.granite": -1, "p0.statues": -1, "statue:horus/1": "p0"}
    assert at.play(f"play:{card}", *osiris, *horus) == paid | papyrus_workshop() | statue
    assert at.play(f"play:{card}", *horus, *osiris) == paid | papyrus_workshop() | statue
    taken: Changes = {"p0.papyrus": 1, "B01": "p0", "B05": "market:1/1"}
    assert at.play(f"play:{card}", "produce:papyrus", *thoth) == paid | taken
    assert at.play("take:1", "produce:papyrus") == laid(die, "pure") | {"p0.papyrus": 1}

    at.player(0, scribes=0)
    assert offered(at.game()) == ["god:osiris", "produce:papyrus"]


def test_B17() -> None:
    """1 Scribe: an adjacent god as an extra action."""
    acts_next_door("B17")


def test_B18() -> None:
    """1 Scribe: an adjacent god as an extra action."""
    acts_next_door("B18")


def acts_across(card: str) -> None:
    """Play Hathor from Osiris with the same die, before or after the normal action."""
    at = Position().player(0, bread=2).give(0, card)
    die = at.die("osiris", "yellow", 2)
    game = at.game()
    game.play(f"play:{card}")
    assert offered(game) == ["god:osiris", "produce:papyrus", f"extra:{card}/hathor"]

    before, after = (f"extra:{card}/hathor", "hathor:row1/1"), "hathor:row1/1"
    house = (
        laid(die, "pure")
        | played(card)
        | {
            "p0.happiness": -1,
            "p0.population": 1,  # 1 down for the Blessing, 2 up for Hathor
            "p0.bread": -1,
            "p0.granite": 1,
            "p0.limestone": 1,
            "p0.faith": 1,
            "p0.buildings": -1,
            "hathor:row1/1": "p0",
        }
    )
    produced: Changes = {"p0.papyrus": 3}
    assert at.play(f"play:{card}", "produce:papyrus", after) == house | produced
    assert at.play(f"play:{card}", *before, "produce:papyrus") == house | produced
    quarry: Changes = {
        "p0.happiness": -2,
        "p0.buildings": -2,
        "p0.papyrus": 1,
        "p0.granite": 2,
        "p0.gold": 1,
        "p0.production.granite": 1,
        "osiris:row2/granite": "p0",
        "gold osiris:row2": -1,
    }
    osiris = ("god:osiris", "osiris:row2/granite")
    assert at.play(f"play:{card}", *osiris, after, "pay:bread=2") == house | quarry
    assert at.play("take:2", "produce:papyrus") == laid(die, "pure") | {"p0.papyrus": 2}

    at.player(0, happiness=0, scribes=1)
    assert offered(at.game()) == ["take:2", "take:1", "take:3", "take:4"]


def test_B19() -> None:
    """1 Happiness and 1 Population: the opposite god as an extra action."""
    acts_across("B19")


def test_B20() -> None:
    """1 Happiness and 1 Population: the opposite god as an extra action."""
    acts_across("B20")


# B21, B22


def produces_twice(card: str) -> None:
    """Check an optional second production with its own excess; not with a God Action."""
    at = Position().give(0, card)
    die = at.die("osiris", "yellow", 3)
    game = at.game()
    game.play("produce:papyrus")
    assert offered(game) == ["pass", f"play:{card}"]
    assert at.play("produce:papyrus", f"play:{card}") == laid(die, "pure") | played(card) | {
        "p0.papyrus": 4,
        "p0.excess.papyrus": 2,
    }
    assert at.play("produce:papyrus", "pass") == laid(die, "pure") | {
        "p0.papyrus": 2,
        "p0.excess.papyrus": 1,
    }

    at = Position().give(0, card)
    die = at.die("osiris", "yellow", 1)
    assert at.play("god:osiris", "osiris:row1/papyrus") == laid(die, "pure") | papyrus_workshop()


def test_B21() -> None:
    """Produce twice, with the excess of each."""
    produces_twice("B21")


def test_B22() -> None:
    """Produce twice, with the excess of each."""
    produces_twice("B22")


# B23, B24


def calls_anubis(card: str) -> None:
    """Use any die for any action at the start of the turn, below the scales; not after a die."""
    at = Position().give(0, card)
    spare_dice(at)
    die = at.die("bastet", "white", 2)
    assert die not in offered(at.game())
    assert at.play(f"play:{card}", die, "produce:bread") == laid(die, "below") | played(card) | {
        "p0.bread": 2
    }
    assert at.play(f"play:{card}", die, "god:thoth", "market:1/1") == laid(die, "below") | played(
        card
    ) | {"B01": "p0", "B05": "market:1/1"}

    pure = at.die("osiris", "yellow", 1)
    assert at.play(pure, "produce:papyrus") == laid(pure, "pure") | {"p0.papyrus": 1}
    at.player(0, scribes=1)
    game = at.game()
    game.play(pure)
    assert offered(game) == ["take:1", "take:2", "take:3"]


def test_B23() -> None:
    """Anubis without Scribes."""
    calls_anubis("B23")


def test_B24() -> None:
    """Anubis without Scribes."""
    calls_anubis("B24")
