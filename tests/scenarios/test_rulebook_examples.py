"""The rulebook's eighteen examples, each as a position that shows what the example shows."""

import pytest

from tekhenu.rules.state import Phase
from tests.positions import Changes, Position, offered, play
from tests.scenarios.outcome import blocked, outcome


def fate_of_die(section: str, color: str) -> str:
    """Return the side of the scales for a die used to produce, or the reason why it stays."""
    at = Position()
    die = at.die(section, color, 2)
    at.die("osiris", "gray", 4)
    at.die("osiris", "gray", 5)
    reason = blocked(at.game()).get(die)
    return reason or str(at.play(die)[die])


def maat_position() -> Position:
    """Return seat 0 with 5 Pure, 9 Tainted and 2 excess Bread, and seat 1 with empty scales."""
    at = Position()
    at.state.phase = Phase.ROTATION
    for side, color, value in (
        ("pure", "white", 4),
        ("pure", "yellow", 1),
        ("tainted", "gray", 6),
        ("tainted", "brown", 3),
    ):
        at.scales(0, side, color, value)
    at.player(0, excess_bread=2)
    for side, value in (("pure", 2), ("pure", 3), ("tainted", 1), ("tainted", 4)):
        at.scales(1, side, "black" if side == "pure" else "gray", value)
    return at


def dice_back_in_the_bag(at: Position) -> Changes:
    scales = [player.scales for player in at.state.players]
    dice = [die for s in scales for die in s.pure + s.tainted + s.below]
    return {f"die:{die}": "bag" for die in dice}


def test_example_01_white_dice() -> None:
    """White fits the sun: Pure there, Tainted in the half-light, out of reach in the dark."""
    assert fate_of_die("horus", "white") == "p0 pure"
    assert fate_of_die("hathor", "white") == "p0 tainted"
    assert fate_of_die("bastet", "white") == "white dice are Forbidden in a Dark section"


def test_example_02_black_dice() -> None:
    """Black fits the dark: Pure there, Tainted in the half-light, out of reach in the sun."""
    assert fate_of_die("bastet", "black") == "p0 pure"
    assert fate_of_die("hathor", "black") == "p0 tainted"
    assert fate_of_die("horus", "black") == "black dice are Forbidden in a Sunny section"


def test_example_03_yellow_and_brown_dice() -> None:
    """Both belong to the half-light; yellow bears the sun, brown the dark, not the other way."""
    assert fate_of_die("hathor", "yellow") == "p0 pure"
    assert fate_of_die("hathor", "brown") == "p0 pure"
    assert fate_of_die("horus", "yellow") == "p0 tainted"
    assert fate_of_die("bastet", "yellow") == "yellow dice are Forbidden in a Dark section"
    assert fate_of_die("bastet", "brown") == "p0 tainted"
    assert fate_of_die("horus", "brown") == "brown dice are Forbidden in a Sunny section"


@pytest.mark.parametrize(
    ("section", "choices"),
    [("horus", ["statue:workshops"]), ("osiris", ["osiris:row2/bread"]), ("bastet", [])],
)
def test_example_04_gray_dice(section: str, choices: list[str]) -> None:
    """A gray die can be taken in every light, and always taints."""
    at = Position().player(0, granite=1, papyrus=2)
    die = at.die(section, "gray", 2)
    assert outcome(at, *choices)[die] == "p0 tainted"


def test_example_05_rotation() -> None:
    """The second die of the last player turns the shadow; new dice come to the Shaded sections."""
    at = Position()
    at.state.round, at.state.active = 2, 1
    for seat, color in ((0, "white"), (0, "yellow"), (1, "white")):
        at.scales(seat, "pure", color, 2)
    taken = at.die("hathor", "brown", 2)
    at.die("hathor", "brown", 3)
    black = at.die("bastet", "black", 2)
    yellow = at.die("osiris", "yellow", 3)
    game = at.game()
    change = play(game, taken)
    rolled = {key: place for key, place in change.items() if place in ("horus", "bastet")}
    values = [change.pop(f"{die}.value", 0) for die in rolled]
    assert sorted(map(str, rolled.values())) == ["bastet", "bastet", "horus", "horus"]
    assert all(isinstance(value, int) and 1 <= value <= 6 for value in values)
    assert {key: change[key] for key in change if key not in rolled} == {
        "active": "0",
        "round": 1,
        "wheel": 1,
        "p1.bread": 2,
        taken: "p1 pure",
    }
    assert blocked(game)[yellow] == "yellow dice are Forbidden in a Dark section"
    assert play(game, black)[black] == "p0 tainted"


def test_example_06_balance() -> None:
    """Pure dice count for, Tainted dice and excess against: 5 - 9 - 2 makes -6."""
    at = maat_position()
    assert outcome(at) == dice_back_in_the_bag(at) | {
        "phase": "DESTINY",
        "wheel": 1,
        "order": "1 0",
        "p0.balance": -6,
        "p0.excess.bread": -2,
        "p0.vp.maat": -2,
        "p0.destiny": "",
        "p1.destiny": "",
    }


def test_example_07_faith() -> None:
    """One Faith on the Pure side lifts the same balance to -5, which costs 1 VP less."""
    at = maat_position().player(0, faith=1)
    assert outcome(at, "faith:+1") == dice_back_in_the_bag(at) | {
        "phase": "DESTINY",
        "wheel": 1,
        "order": "1 0",
        "p0.balance": -5,
        "p0.faith": -1,
        "p0.excess.bread": -2,
        "p0.vp.maat": -1,
        "p0.destiny": "",
        "p1.destiny": "",
    }


def test_example_08_temple_scores_eight() -> None:
    """Three Buildings count 3; a Pillar that meets all three counts 3, one that meets two 2."""
    at = Position(players=4)
    at.state.phase = Phase.SCORING
    at.build(3, "hathor:row2/1", "hathor:row2/2", "hathor:column3/1")
    at.pillar(3, "P22", "r2c3/0").pillar(3, "P23", "r2c5/0")
    assert outcome(at) == {
        "phase": "DESTINY",
        "marker 1": "-1",
        "p3.vp.temple": 8,
        "p3.vp.building_row": 1,
        "p3.vp.bread": -6,
        **{f"p{seat}.destiny": "" for seat in range(4)},
    }


def test_example_09_temple_scores_one() -> None:
    """Pillars that share no line with an own Building count nothing."""
    at = Position(players=4)
    at.state.phase = Phase.SCORING
    at.build(3, "hathor:row2/1").build(0, "hathor:row1/1")
    at.pillar(3, "P22", "r1c3/0").pillar(3, "P23", "r5c5/0")
    assert outcome(at) == {
        "phase": "DESTINY",
        "marker 1": "-1",
        "p0.vp.temple": 1,
        "p0.vp.bread": -3,
        "p3.vp.temple": 1,
        "p3.vp.bread": -3,
        **{f"p{seat}.destiny": "" for seat in range(4)},
    }


def test_example_10_one_decree_per_symbol() -> None:
    """The third of three Decrees shares a symbol with the second and stays unscored."""
    at = Position().give(0, "D01", "D12", "D13", "T05")
    at.state.phase = Phase.FINAL_DECREES
    at.build(0, "hathor:row1/1", "hathor:row2/1").pillar(0, "P22", "r5c5/0")
    game = at.game()
    assert offered(game) == ["score:D01", "score:D12", "score:D13", "pass"]
    game.play("score:D01")
    game.play("score:D12")
    assert game.over
    assert at.play("score:D01", "score:D12") == {
        "phase": "OVER",
        "p0.scored": "D01 D12",
        "p0.vp.decrees": 3 + 6,
        "p0.vp.turn_order": 3,
    }


def test_example_11_scribes_turn_the_die() -> None:
    """A Scribe turns the die by 1 or 2, never past 1 or 6."""
    at = Position().player(0, scribes=1)
    die = at.die("horus", "white", 5)
    assert offered(at.game()) == ["take:5", "take:3", "take:4", "take:6"]
    assert at.play("take:3") == {
        "active": "1",
        die: "p0 pure",
        f"{die}.value": -2,
        "p0.scribes": -1,
        "p0.limestone": 2,
        "p0.excess.limestone": 1,
    }


def test_example_12_anubis() -> None:
    """Two Scribes: a Forbidden die, an action of another section, and nothing to weigh."""
    at = Position().player(0, scribes=2)
    die = at.die("horus", "black", 5)
    assert outcome(at, "anubis:5", "god:osiris", "osiris:row5/bread") == {
        "active": "1",
        die: "p0 below",
        "p0.scribes": -2,
        "p0.happiness": -1,
        "p0.buildings": -1,
        "osiris:row5/bread": "p0",
        "p0.production.bread": 2,
        "p0.bread": 2,
    }


def test_example_12_anubis_with_a_third_scribe() -> None:
    """A third Scribe turns the die as well."""
    at = Position().player(0, scribes=3)
    die = at.die("horus", "black", 5)
    assert outcome(at, "anubis:4", "produce:papyrus") == {
        "active": "1",
        die: "p0 below",
        f"{die}.value": -1,
        "p0.scribes": -3,
        "p0.papyrus": 2,
        "p0.excess.papyrus": 2,
    }


def test_example_13_statue_in_honor_of_hathor() -> None:
    """A die of 4 honors the god of slot 4; from then on others' Hathor actions bring 1 Gold."""
    at = Position(players=4).player(0, granite=1).player(1, bread=2)
    at.horus("horus", "ra", "bastet", "hathor", "thoth", "osiris")
    first = at.die("horus", "gray", 4)
    second = at.die("hathor", "brown", 2)
    at.die("hathor", "brown", 3)
    at.die("hathor", "brown", 4)
    game = at.game()
    assert play(game, first, "statue:hathor") == {
        "active": "1",
        first: "p0 tainted",
        "p0.granite": -1,
        "p0.statues": -1,
        "statue:hathor/1": "p0",
    }
    assert play(game, second, "god:hathor", "hathor:row1/1") == {
        "active": "2",
        second: "p1 pure",
        "p1.bread": -2 + 1,
        "p1.buildings": -1,
        "hathor:row1/1": "p1",
        "p1.papyrus": 1,
        "p1.granite": 1,
        "p1.faith": 1,
        "p1.limestone": 1,
        "p1.population": 2,
        "p0.gold": 1,
    }


def test_example_14_matches_in_a_corner() -> None:
    """Two matching edges in a corner count double: 4 VP, besides 3 VP for the leftmost tile."""
    at = Position().player(0, limestone=2, granite=1).display("P12", "P22", "P23")
    die = at.die("ra", "white", 6)
    assert at.play("god:ra", "temple:r1c1/0") == {
        "active": "1",
        die: "p0 pure",
        "p0.limestone": -2,
        "p0.granite": -1,
        "p0.papyrus": 1,
        "p0.pillars": -1,
        "pillar r1c1": "p0",
        "P12": "r1c1/0",
        "P03": "display 1",
        "p0.vp.ra": 4 + 3,
    }


@pytest.mark.parametrize(("wheel", "gold"), [(0, 2), (2, 0), (3, 0)])
def test_example_15_ability_in_the_right_light(wheel: int, gold: int) -> None:
    """P17 brings its 2 Gold while Ra is Sunny, and nothing in another light."""
    at = Position().player(0, limestone=3, granite=1).display("P17", "P22", "P23")
    at.state.wheel = wheel
    die = at.die("ra", "gray", 6)
    expected: Changes = {
        "active": "1",
        die: "p0 tainted",
        "p0.limestone": -3,
        "p0.granite": -1,
        "p0.faith": 3,
        "p0.pillars": -1,
        "pillar r3c3": "p0",
        "P17": "r3c3/0",
        "P03": "display 1",
        "p0.vp.ra": 3,
    }
    if gold:
        expected["p0.gold"] = gold
    assert outcome(at, "temple:r3c3/0") == expected


def test_example_16_happiness_stops_at_population() -> None:
    """A gray 6 at Bastet moves the Happiness by 4 only: the Population is reached."""
    at = Position().player(0, papyrus=2, happiness=3, population=7)
    die = at.die("bastet", "gray", 6)
    assert outcome(at) == {
        "active": "1",
        die: "p0 tainted",
        "p0.papyrus": -2,
        "p0.happiness": 4,
    }


def test_example_17_excess_production() -> None:
    """Five Bread with the marker on 3: three to keep, two to the scales."""
    at = Position().player(0, production_bread=3)
    die = at.die("hathor", "brown", 5)
    at.die("osiris", "gray", 1)
    at.die("osiris", "gray", 2)
    assert at.play(die) == {
        "active": "1",
        die: "p0 pure",
        "p0.bread": 3,
        "p0.excess.bread": 2,
    }


def test_example_18_production_within_the_marker() -> None:
    """Four Limestone with the marker on 5: all four are kept."""
    at = Position().player(0, production_limestone=5)
    die = at.die("horus", "white", 4)
    at.die("osiris", "gray", 1)
    at.die("osiris", "gray", 2)
    assert at.play(die) == {"active": "1", die: "p0 pure", "p0.limestone": 4}
