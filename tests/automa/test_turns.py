"""One turn of an Automa: every change it makes (003, R81–R89)."""

import pytest

from tekhenu.rules.event import Scored, Source
from tests.automa.table import (
    automa_turn,
    events_of,
    fill_temple,
    markers,
    narrowed,
    over_seeds,
    passed_over,
    played_turn,
    rules_used,
    table,
    taken_die,
    vp,
)

# The die


def test_the_highest_die_of_the_god() -> None:
    at = table()
    at.die("ra", "white", 3)
    high = at.die("ra", "black", 5)  # Forbidden in the Sun
    wanted = at.die("ra", "yellow", 4)
    assert high != wanted
    assert taken_die(at, "ra") == wanted


def test_equal_dice_a_pure_one() -> None:
    at = table()
    at.die("ra", "yellow", 4)  # Tainted in the Sun
    pure = at.die("ra", "white", 4)
    assert taken_die(at, "ra") == pure


def test_counter_clockwise_to_the_next_valid_die() -> None:
    at = table()
    at.die("bastet", "white", 6)  # Forbidden in the dark
    at.die("thoth", "black", 6)
    there = at.die("hathor", "yellow", 1)
    assert taken_die(at, "bastet") == there


def test_a_resource_tile_takes_its_first_colour() -> None:
    at = table()
    at.die("horus", "white", 6)
    low = at.die("hathor", "yellow", 1)
    assert taken_die(at, "papyrus") == low
    assert taken_die(at, "bread") == low  # no brown die
    assert taken_die(at, "limestone") == "die:" + str(at.state.sections[0][0])


def test_the_recruiting_tile_takes_red_or_blue() -> None:
    at = table()
    at.die("horus", "white", 6)
    at.die("osiris", "red", 2)
    blue = at.die("ra", "blue", 3)
    assert taken_die(at, "recruiting") == blue


@pytest.mark.parametrize(("marker", "section"), [("ra", "ra"), ("horus", "hathor")])
def test_marker_g_breaks_ties_counter_clockwise(marker: str, section: str) -> None:
    at = markers(table(), g=marker)
    dice = {god: at.die(god, "green", 3) for god in ("ra",)}
    dice["hathor"] = at.die("hathor", "yellow", 3)  # Pure in the shade
    if marker == "ra":
        assert taken_die(at, "recruiting") == dice["ra"]
    else:  # Horus, Osiris, Thoth, Bastet, Hathor, then Ra
        assert taken_die(at, "recruiting") == dice[section]


def test_the_seth_tile_falls_back_to_osiris() -> None:
    at = table()
    at.die("horus", "white", 6)
    osiris = at.die("osiris", "white", 1)
    assert taken_die(at, "seth") == osiris
    gray = at.die("seth", "gray", 1)
    assert taken_die(at, "seth") == gray


def test_no_die_at_the_obelisk_leads_to_seth() -> None:
    at = table()
    at.die("ra", "black", 6)
    gray = at.die("seth", "gray", 2)
    for tile in ("ra", "papyrus", "recruiting"):
        assert taken_die(at, tile) == gray


def test_only_forbidden_dice_bring_no_action() -> None:
    at = table()
    die = at.die("ra", "black", 6)
    assert automa_turn(at, "ra") == {die: "p1 below"}


# Horus


def test_a_statue_to_the_god_of_the_die() -> None:
    at = table()
    die = at.die("horus", "white", 3)
    assert automa_turn(at, "horus") == {die: "p1 below", "p1.statues": -1, "statue:hathor/1": "p1"}


def test_with_three_players_a_first_statue_pays_at_once() -> None:
    at = table(2, 4)
    die = at.die("horus", "white", 3)
    assert automa_turn(at, "horus") == {
        die: "p1 below",
        "p1.statues": -1,
        "statue:hathor/1": "p1",
        "p1.vp.statue_bonus": 2,
    }


def test_then_a_statue_to_seth() -> None:
    at = table().build(0, "statue:hathor")
    die = at.die("horus", "white", 3)
    assert automa_turn(at, "horus") == {die: "p1 below", "p1.statues": -1, "statue:seth/1": "p1"}


def test_then_above_a_district_it_wins() -> None:
    at = table().build(0, "statue:hathor", "statue:seth", "osiris:row1/papyrus")
    at.build(1, "osiris:row2/granite", "osiris:row3/limestone")
    die = at.die("horus", "white", 3)
    change = automa_turn(at, "horus")
    assert change == {
        die: "p1 below",
        "p1.statues": -1,
        "statue:workshops": "p1",  # Papyrus on top, and Bread
        "gold statue:workshops": -1,
    }
    assert narrowed(played_turn(at, "horus"), "impact").points == (
        ("statue:workshops", 2),
        ("statue:quarries", 0),
    )


def test_then_above_the_regions_for_cards() -> None:
    at = table().build(0, "statue:hathor", "statue:seth", "statue:workshops", "statue:quarries")
    die = at.die("horus", "white", 3)
    assert automa_turn(at, "horus") == {
        die: "p1 below",
        "p1.statues": -1,
        "statue:seth-left": "p1",
        "T01": "p1",
        "B01": "p1",
        "B02": "market:1/1",
        "B05": "market:1/2",
        "T04": "market:1/3",
    }


def test_then_beside_the_temple_without_cards_to_take() -> None:
    at = table().build(0, "statue:hathor", "statue:seth", "statue:workshops", "statue:quarries")
    at.player(1, happiness=0).pillar(1, "P20", "r3c1/0").pillar(1, "P21", "r1c3/0")
    at.pillar(1, "P22", "r5c3/0")
    die = at.die("horus", "white", 3)
    assert automa_turn(at, "horus") == {
        die: "p1 below",
        "p1.statues": -1,
        "statue:temple-column": "p1",
        "gold statue:temple-column": -1,
        "p1.vp.horus": 6,
    }


@pytest.mark.parametrize(
    ("marker", "place"), [("row4", "temple-column"), ("column4", "temple-row")]
)
def test_marker_h_breaks_the_tie_beside_the_temple(marker: str, place: str) -> None:
    at = table().build(0, "statue:hathor", "statue:seth", "statue:workshops", "statue:quarries")
    markers(at.player(1, happiness=0), h=marker)
    at.die("horus", "white", 3)
    assert automa_turn(at, "horus")[f"statue:{place}"] == "p1"


def test_no_statue_left_or_no_space_is_3_vp() -> None:
    at = table()
    at.build(1, "statue:ra", "statue:thoth", "statue:osiris", "statue:bastet", "statue:horus")
    at.build(1, "statue:temple-row")
    die = at.die("horus", "white", 3)
    game = played_turn(at, "horus")
    assert automa_turn(at, "horus") == {
        die: "p1 below",
        "p1.vp.horus": 3,
        "p1.vp.statue_bonus": 1,  # its Statue stands at Horus
    }
    assert passed_over(game) == [("horus", "no piece")]


# Ra


def test_the_space_with_most_buildings_then_own_ones() -> None:
    at = table().build(0, "hathor:row2/1", "hathor:column4/1").build(1, "hathor:row5/1")
    at.build(0, "hathor:column1/1")
    die = at.die("ra", "white", 6)
    change = automa_turn(at, "ra")
    # Two Buildings beside r2c1, r2c4, r5c1 and r5c4; its own one is beside row 5; marker I at r1c1.
    # 3 VP for the tile, 2 fixed, 2 Buildings; r5c1 touches the outer edge twice.
    assert change == {
        die: "p1 below",
        "p1.pillars": -1,
        "p1.vp.ra": 3 + 2 + 2 + 2,
        "P01": "r5c1/0",
        "pillar r5c1": "p1",
        "P04": "display 1",
    }


def test_marker_i_goes_on_to_the_right_and_down_and_wraps() -> None:
    at = markers(table(), i="r5c5")
    at.pillar(0, "P20", "r5c5/0")
    at.die("ra", "white", 6)
    assert automa_turn(at, "ra")["pillar r1c1"] == "p1"
    assert rules_used(played_turn(at, "ra")) == ["buildings", "own buildings", "marker i"]


def test_a_conquest_tile_below_is_removed_for_nothing() -> None:
    at = table().conquest("Q02", "r1c1")
    die = at.die("ra", "white", 1)
    assert automa_turn(at, "ra") == {
        die: "p1 below",
        "p1.pillars": -1,
        "p1.vp.ra": 1 + 2 + 2,
        "P03": "r1c1/0",
        "pillar r1c1": "p1",
        "P01": "display 2",
        "P02": "display 3",
        "P04": "display 1",
        "Q02": "removed",
    }


def test_ra_without_a_space_does_nothing() -> None:
    at = fill_temple(table())
    die = at.die("ra", "white", 6)
    assert automa_turn(at, "ra") == {die: "p1 below"}


def test_step_3_raises_the_fixed_reward() -> None:
    plain, hard = (table(1, step) for step in (2, 3))
    for at in (plain, hard):
        at.die("ra", "white", 6)
    assert vp(played_turn(hard, "ra")) - vp(played_turn(plain, "ra")) == 2


# Hathor, Bastet, Thoth


def test_hathor_where_its_pillars_score() -> None:
    at = table().pillar(1, "P20", "r4c2/0").pillar(1, "P21", "r4c3/0").pillar(0, "P22", "r4c4/0")
    die = at.die("hathor", "yellow", 2)
    reward = at.printed.reward
    empty = [space for space in (15, 19) if reward[space][0] <= 4]
    assert automa_turn(at, "hathor") == {
        die: "p1 below",
        "p1.buildings": -1,
        "hathor:row4/1": "p1",
        "p1.vp.hathor": 2 * 3 + len(empty),
        "p1.population": 2,
    }


def test_marker_h_settles_hathor() -> None:
    at = markers(table(), h="column5")
    at.build(0, "hathor:column5/1", "hathor:row1/1")
    at.die("hathor", "yellow", 1)
    assert automa_turn(at, "hathor")["hathor:row2/1"] == "p1"


def test_happiness_never_passes_population() -> None:
    at = table().player(1, happiness=4, population=5)
    die = at.die("bastet", "black", 4)
    assert automa_turn(at, "bastet") == {die: "p1 below", "p1.happiness": 3 - 1, "p1.population": 2}


def test_bastet_at_the_end_of_the_track() -> None:
    at = table().player(1, happiness=21, population=21)
    at.state.players[1].happiness_rewards = 0
    die = at.die("bastet", "black", 4)
    assert automa_turn(at, "bastet") == {die: "p1 below", "p1.vp.happiness": 3}


def test_thoth_from_the_highest_section_and_cards_slide() -> None:
    at = table().player(1, happiness=13, population=14)
    at.market(3, "B10", "T10", "T11", "D01").market(4, "B11", "T12", "D02", "D03")
    at.deck("D05", "D06")
    die = at.die("thoth", "black", 1)
    assert automa_turn(at, "thoth") == {
        die: "p1 below",
        "D02": "p1",
        "D03": "market:4/3",
        "D05": "market:4/4",
    }


# Osiris


def test_osiris_wins_a_district_from_the_human_first() -> None:
    at = markers(table(), f="papyrus")
    at.build(0, "osiris:row6/limestone").build(1, "osiris:row6/papyrus")
    die = at.die("osiris", "white", 3)
    assert automa_turn(at, "osiris") == {
        die: "p1 below",
        "p1.buildings": -1,
        "osiris:row3/limestone": "p1",  # equal numbers, and higher than row 6
    }


def test_marker_f_goes_to_the_right_and_wraps() -> None:
    at = markers(table(), f="granite")
    at.build(0, "osiris:row3/granite")
    at.die("osiris", "white", 3)
    # Granite is the human's and taken in row 3; the next one of those it would win is Papyrus.
    assert automa_turn(at, "osiris")["osiris:row3/papyrus"] == "p1"


def test_a_full_row_leads_upwards_and_row_6_follows_row_1() -> None:
    at = table()
    goods = ("papyrus", "bread", "limestone", "granite")
    at.build(0, *(f"osiris:row1/{good}" for good in goods))
    at.die("osiris", "white", 1)
    change = automa_turn(at, "osiris")
    assert change["osiris:row6/papyrus"] == "p1"


# Seth


def test_seth_takes_the_region_and_lays_the_tile_anywhere() -> None:
    at = table().build(0, "statue:seth-middle")
    die = at.die("seth", "gray", 2)
    spaces = over_seeds(at, "seth", lambda game: played_space(game.state.seth))
    assert len(spaces) > 15
    change = automa_turn(at, "seth")
    assert change.pop("Q01") in {
        f"r{row}c{column}" for row in range(1, 6) for column in range(1, 6)
    }
    assert change == {
        die: "p1 below",
        "p1.buildings": -1,
        "region2/1": "p1",
        "p1.vp.seth": 1 + 3,
        "Q02": "face up",
    }


def played_space(board: object) -> int:
    temple: list[int] = board.temple  # type: ignore[attr-defined]
    return next(space for space, tile in enumerate(temple) if tile >= 0)


def test_a_taken_region_leads_to_the_previous_one() -> None:
    at = table().build(0, "region1")
    at.die("seth", "gray", 1)
    assert automa_turn(at, "seth")["region6/1"] == "p1"


# Your Cultist, and bonuses


def test_using_the_cultist_is_a_choice_that_pays_the_automas() -> None:
    at = table(3).cultist(0, "C07")
    at.state.order = [0, 1, 2, 3]
    first, _ = at.die("osiris", "white", 3), at.die("osiris", "yellow", 3)
    game = at.game()
    game.play(first)
    for choice in ("take:3", "god:osiris", "osiris:row3/bread"):
        if game.decision is not None and choice in game.decision.options:
            game.play(choice)
    assert game.decision is not None
    assert game.decision.kind == "service"
    assert [str(option) for option in game.decision.options][:2] == ["use:C07", "pass"]
    used, left = game.copy(), game.copy()
    used.play("use:C07")
    left.play("pass")

    def scored(played: object) -> list[Scored]:
        events = events_of(played, Scored)  # type: ignore[arg-type]
        return [event for event in events if event.source == Source.CULTISTS]

    assert scored(used) == [
        Scored(0, 2, Source.CULTISTS, "C07"),
        *(Scored(seat, 1, Source.CULTISTS, "C07") for seat in (1, 2, 3)),
    ]
    assert scored(left) == []


def test_a_statue_of_an_automa_pays_whoever_acts() -> None:
    at = table().build(1, "statue:thoth")
    at.die("thoth", "black", 1)
    assert automa_turn(at, "thoth")["p1.vp.statue_bonus"] == 1
