"""How cards act on each other: the interactions named in R90–R98."""

from tekhenu.rules.event import Built, Event, Gained, Produced, Scored, Source, Turned
from tekhenu.rules.move import GOODS
from tekhenu.rules.state import Phase
from tests.places import place, space
from tests.positions import Changes, Position, changes, described, offered, play

from .phrases import laid, papyrus_workshop, played, spare_dice

PAPYRUS, BREAD = GOODS.index("papyrus"), GOODS.index("bread")
TECHNOLOGIES = int(Source.TECHNOLOGIES)
RA_SHADED = 2  # the wheel with Ra in the shade; Hathor and Bastet are Sunny
RA_DARK = 4
HORUS_SHADED = 1


def ra_with(tile: str, wheel: int = 0, colour: str = "white") -> tuple[Position, str]:
    """A 3 at Ra for this tile in the middle of the display, P01 and P03 beside it."""
    at = Position().display("P01", tile, "P03")
    at.state.wheel = wheel
    return at, at.die("ra", colour, 3)


def raised(tile: str, space: str = "r2c3") -> Changes:
    """The Pillar on that tile without matching edges; the space's reward and the price apart."""
    return {
        "p0.pillars": -1,
        "p0.vp.ra": 2,
        tile: f"{space}/0",
        "P01": "display 2",
        "P02": "display 1",
        f"pillar {space}": "p0",
    }


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
    """A gray die can do nothing but its god, so it is offered only if that is payable."""
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
    """At value 5 the tile costs 2 Limestone: the one owned and the Scribe, turned by B09."""
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
    """R23: it may be played before taking the die, also while a single die is usable.

    With Happiness 0 that is the yellow one. T08 gives seat 1 a choice of dice afterwards.
    """
    at = Position().player(0, happiness=0).give(0, "B07").give(1, "T08")
    usable = at.die("osiris", "yellow", 1)
    at.die("bastet", "white", 2)
    die = at.die("osiris", "gray", 1)
    assert set(offered(at.game())) == {usable, "play:B07/population", "play:B07/happiness"}
    chosen = ("play:B07/happiness", die, "osiris:row1/papyrus")
    expected = laid(die, "tainted") | played("B07") | papyrus_workshop() | {"p0.happiness": 2}
    assert at.play(*chosen) == expected


# R91: extra actions


def test_R91_an_extra_action_is_a_full_god_action() -> None:
    """From Horus to Osiris: T01 answers, and the Statue of seat 1 brings its Bonus."""
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


# R93: Produce


def bread_produced_with_all_technologies(value: int) -> tuple[Changes, list[Event]]:
    """A brown 3 shifted to the value, with T11, T12, T13 and T17."""
    at = Position().give(0, "T11", "T12", "T13", "T17")
    at.die("osiris", "brown", 3)
    game = at.game()
    changed = play(game, "produce:bread", f"value:{value}")
    steps = (Turned, Produced, Scored, Gained)
    return changed, [event for event in game.events if isinstance(event, steps)]


def test_R93_shift_take_excess_T12_extra_resource_T17() -> None:
    changed, steps = bread_produced_with_all_technologies(4)
    assert steps == [
        Turned(0, 3, 4),
        Produced(0, BREAD, 4, 2, 2),
        Scored(0, 2, TECHNOLOGIES, "T12"),
        Gained(0, BREAD, 1),
        Scored(0, 2, TECHNOLOGIES, "T17"),
    ]
    assert changed["p0.bread"] == 3
    assert changed["p0.excess.bread"] == 2
    assert changed["p0.vp.technologies"] == 4


def test_R93_T11_comes_last() -> None:
    changed, steps = bread_produced_with_all_technologies(1)
    assert steps == [
        Turned(0, 3, 1),
        Produced(0, BREAD, 1, 1, 0),
        Gained(0, BREAD, 1),
        Scored(0, 2, TECHNOLOGIES, "T17"),
        Scored(0, 2, TECHNOLOGIES, "T11"),
    ]
    assert changed["p0.bread"] == 2
    assert changed["p0.vp.technologies"] == 4


def test_R93_B21_and_B22_add_a_production_each_and_B04_pays_once() -> None:
    """T13 shifts each of the three from what the die then shows."""
    at = Position().give(0, "B04", "B21", "B22", "T13")
    die = at.die("osiris", "yellow", 3)
    blessings = ("play:B21", "play:B04", "play:B22")
    shifts = ("value:5", "value:6", "value:4")
    expected = laid(die, "pure") | played("B04", "B21", "B22")
    assert at.play("produce:papyrus", *blessings, *shifts) == expected | {
        f"{die}.value": 1,
        "p0.papyrus": 4 + 3 * (2 + 1),
        "p0.excess.papyrus": 3 + 4 + 2,
    }


# R94: colours and sides


def test_R94_of_B11_and_B12_the_last_name_holds_and_the_shifts_add_up() -> None:
    at = Position().give(0, "B11", "B12")
    die = at.die("osiris", "white", 3)
    chosen = ("play:B11/black+1", "play:B12/yellow+1", "produce:papyrus")
    assert at.play(*chosen) == laid(die, "pure") | played("B11", "B12") | {
        f"{die}.value": 2,
        "p0.papyrus": 2,
        "p0.excess.papyrus": 3,
    }


def test_R94_B11_must_name_another_colour() -> None:
    at = Position().give(0, "B11")
    at.die("osiris", "white", 3)
    named = {option.removeprefix("play:B11/") for option in offered(at.game())}
    assert {"yellow", "brown", "black", "gray"} < named
    assert not named & {"white", "white+1", "white-1"}


def test_R94_T08_looks_at_the_named_colour() -> None:
    """White is Pure at Horus and black Forbidden; at Bastet white is Forbidden, brown Tainted."""
    at = Position().give(0, "B11", "T08")
    die = at.die("horus", "white", 2)
    for side in ("pure", "tainted"):
        granite = laid(die, side) | played("B11") | {"p0.granite": 2}
        assert at.play("play:B11/black", f"side:{side}") == granite

    at = Position().give(0, "B11", "T08")
    die = at.die("bastet", "white", 2)
    bread = laid(die, "tainted") | played("B11") | {"p0.bread": 2}
    assert at.play("play:B11/brown") == bread

    at = Position().give(0, "B11").give(1, "T08")
    at.die("horus", "white", 2)
    assert "play:B11/black" not in offered(at.game())


def anubis_with_a_forbidden_die(*technologies: str) -> tuple[Position, str]:
    at = Position().player(0, scribes=3).give(0, *technologies)
    spare_dice(at, "brown", "black")
    return at, at.die("bastet", "white", 1)


def test_R94_T08_names_the_side_under_Anubis_for_T18_and_T19() -> None:
    at, die = anubis_with_a_forbidden_die("T08", "T18", "T19")
    osiris = laid(die, "below") | papyrus_workshop()
    place = ("god:osiris", "osiris:row1/papyrus")
    assert at.play(die, "anubis:1", "side:pure", *place) == osiris | {
        "p0.scribes": -2,
        "p0.vp.technologies": 1,
    }
    assert at.play(die, "anubis:1", "side:tainted", "god:osiris", "use:T19", place[1]) == osiris | {
        "p0.scribes": -3,
        "p0.limestone": 1,
    }


def test_R94_without_T08_a_forbidden_die_is_neither_pure_nor_tainted() -> None:
    at, die = anubis_with_a_forbidden_die("T18", "T19")
    osiris = laid(die, "below") | papyrus_workshop()
    assert at.play(die, "anubis:1", "god:osiris", "osiris:row1/papyrus") == osiris | {
        "p0.scribes": -2
    }


# R95: T10 and T22


def test_R95_T22_scores_only_if_the_total_differs_from_the_price() -> None:
    """P03 costs 2 Limestone and 1 Granite."""
    at = Position().player(0, limestone=2, granite=2).give(0, "T22")
    die = at.die("ra", "white", 1)
    pillar = laid(die, "pure") | {
        "p0.papyrus": 2,
        "p0.pillars": -1,
        "p0.vp.ra": 1,
        "P03": "r2c3/0",
        "P02": "display 3",
        "P01": "display 2",
        "P04": "display 1",
        "pillar r2c3": "p0",
    }
    price = "pay:limestone=2,granite=1"
    assert at.play("god:ra", price, "temple:r2c3/0") == pillar | {
        "p0.limestone": -2,
        "p0.granite": -1,
    }
    other = "pay:limestone=1,granite=2"
    assert at.play("god:ra", other, "temple:r2c3/0") == pillar | {
        "p0.limestone": -1,
        "p0.granite": -2,
        "p0.vp.technologies": 1,
    }


def test_R95_T10_scores_for_a_scribe_as_gold_but_not_for_gold_as_limestone() -> None:
    at, die = ra_with("P07", RA_SHADED)  # a Sunny tile
    at.player(0, limestone=1, gold=1, scribes=1).give(0, "T10")
    pillar = laid(die, "tainted") | raised("P07") | {"p0.papyrus": 2, "p0.limestone": -1}
    start = ("take:3", "god:ra")
    by_gold = (*start, "pay:limestone=1,gold=1", "temple:r2c3/0")
    assert at.play(*by_gold) == pillar | {"p0.gold": -1}
    by_scribe = (*start, "pay:limestone=1,scribes=1", "temple:r2c3/0")
    assert at.play(*by_scribe) == pillar | {"p0.scribes": -1, "p0.vp.technologies": 1}


def test_R95_outside_the_own_turn_substitutes_bring_no_vp() -> None:
    """A03 takes Happiness to 21, whose action is paid with what stands for Granite."""
    for owned, technology in (("limestone", "T22"), ("scribes", "T10")):
        at = Position().player(0, population=21, happiness=20, destiny=-1, **{owned: 1})
        at.player(1, destiny=-1).give(0, technology)
        at.state.phase = Phase.DESTINY
        chosen = ("destiny:A03", "god:horus", "value:1", "statue:horus")
        assert at.play(*chosen) == {
            "active": "1",
            "p0.destiny": "A03",
            "p0.happiness": 1,
            "p0.happiness_rewards": 1,
            f"p0.{owned}": -1,
            "p0.statues": -1,
            "statue:horus/1": "p0",
        }


def test_R95_a_scribe_pays_bread_in_a_scoring_without_vp() -> None:
    at = Position().player(0, scribes=1).give(0, "T10").build(0, "osiris:row1/papyrus")
    at.state.phase = Phase.BREAD
    assert at.play("pay:scribes=1") == {
        "phase": "DESTINY",
        "marker 1": "-1",
        "p0.scribes": -1,
        "p0.destiny": "",
        "p1.destiny": "",
    }


def test_R95_D07_D08_and_the_tie_break_count_the_tokens_left() -> None:
    """With T10 Gold is no Scribe and a Scribe no Gold: 3 VP for D07, 2 × 2 VP for D08."""
    at = Position().player(0, scribes=1, gold=2, vp=10).player(1, gold=3, vp=14)
    at.give(0, "T10", "D07", "D08")
    at.state.phase, at.state.order = Phase.FINAL_DECREES, [1, 0]
    game = at.game()
    play(game, "score:D07", "score:D08")
    before, after = described(at.state, at.settings), described(game.state, at.settings)
    assert changes(before, after) == {
        "phase": "OVER",
        "p0.scored": "D07 D08",
        "p0.vp.decrees": 3 + 4,
        "p1.vp.turn_order": 3,
    }
    rows = [(rank.seat, rank.vp, rank.scribes) for rank in game.ranking()]
    assert rows == [(0, 17, 1), (1, 17, 0)]


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
    """With B17 both neighbours are open at first; Thoth alone is left when B15 is spent."""
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


# R98: Ra's steps and the abilities of its tiles


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
        "p0.vp.ra": 2,
        "P11": "r2c3/0",
    }
    assert play(game, "market:1/1") == laid(die, "pure") | {
        "p0.pillars": -1,
        "pillar r2c3": "p0",
        "P01": "display 2",
        "P02": "display 1",
        "B01": "p0",
        "B05": "market:1/1",
    }


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
