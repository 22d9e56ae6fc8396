"""R17–R28: taking a die, paying, and what counts as an action."""

import pytest

from tekhenu import Settings
from tests.positions import Changes, Position, offered
from tests.scenarios.outcome import after, outcome


@pytest.mark.parametrize(
    ("held", "choice"), [("", "take:5"), ("B09", "play:B09/5"), ("T13", "value:5")]
)
@pytest.mark.parametrize(("altered_dice", "balance"), [("turned", 2), ("printed", 0)])
def test_R17_what_the_scales_weigh(held: str, choice: str, altered_dice: str, balance: int) -> None:
    """A 3 made a 5 tips -3 to +2 if the die was turned, to 0 if the rolled value is weighed."""
    at = Position(settings=Settings(players=2, altered_dice=altered_dice))
    at.state.order, at.state.active = [1, 0], 1
    at.give(0, *held.split()).player(0, scribes=0 if held else 1, production_limestone=6)
    for side, value in (("pure", 2), ("tainted", 2), ("tainted", 3)):
        at.scales(0, side, "yellow", value)
    for _ in range(4):
        at.scales(1, "tainted", "gray", 1)
    at.die("horus", "white", 3)
    assert outcome(at, choice).get("p0.balance", 0) == balance


@pytest.mark.parametrize("altered_dice", ["turned", "printed"])
def test_R17_the_action_uses_the_new_value_either_way(altered_dice: str) -> None:
    at = Position(settings=Settings(players=2, altered_dice=altered_dice))
    at.player(0, scribes=1, production_limestone=6)
    die = at.die("horus", "white", 3)
    expected: Changes = {"active": "1", die: "p0 pure", "p0.scribes": -1, "p0.limestone": 5}
    if altered_dice == "turned":
        expected[f"{die}.value"] = 2
    assert outcome(at, "take:5") == expected


@pytest.mark.parametrize(("wanted", "scribes"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_R18_exact_price_of_a_shift(wanted: int, scribes: int) -> None:
    """A shift costs half the distance, rounded up."""
    at = Position().player(0, scribes=3)
    at.die("horus", "white", 1)
    assert outcome(at, f"take:{wanted}").get("p0.scribes", 0) == -scribes


def test_R18_no_value_beyond_the_faces() -> None:
    at = Position().player(0, scribes=1)
    at.die("horus", "white", 2)
    assert offered(at.game()) == ["take:2", "take:1", "take:3", "take:4"]


def test_R18_the_die_has_one_value_at_a_time() -> None:
    """T14 turns a 3 to 5 for Osiris; the extra Horus starts from 5 and leaves the die at 6."""
    at = Position().give(0, "T14", "B17").player(0, scribes=1, granite=1)
    die = at.die("osiris", "brown", 3)
    begun = ("play:B17", "god:osiris", "value:5", "osiris:row5/bread")
    assert offered(after(at, *begun)) == ["value:5", "value:3", "value:4", "value:6"]
    change = outcome(at, *begun, "value:6", "statue:osiris")
    assert change[f"{die}.value"] == 3
    assert change["statue:osiris/1"] == "p0"  # slot 6


@pytest.mark.parametrize(("side", "vp"), [("pure", {"p0.vp.technologies": 1}), ("tainted", {})])
def test_R19_forbidden_die_on_the_side_named(side: str, vp: Changes) -> None:
    """T08's owner says which; T18 pays for a die taken as Pure."""
    at = Position().give(0, "T08", "T18")
    die = at.die("horus", "black", 2)
    assert outcome(at, f"side:{side}") == {
        "active": "1",
        die: f"p0 {side}",
        "p0.granite": 2,
        **vp,
    }


def test_R20_a_die_is_the_color_named() -> None:
    """A Forbidden black 3 as a white 4: Pure, and it produces Limestone."""
    at = Position().give(0, "B11")
    die = at.die("horus", "black", 3)
    assert outcome(at, "play:B11/white+1") == {
        "active": "1",
        "B11": "discard",
        die: "p0 pure",
        f"{die}.value": 1,
        "p0.limestone": 2,
        "p0.excess.limestone": 2,
    }


def test_R20_gray_may_be_named() -> None:
    """A gray die cannot produce, so the Statue is built; it taints."""
    at = Position().give(0, "B11").player(0, granite=1)
    die = at.die("horus", "white", 1)
    change = outcome(at, "play:B11/gray", "statue:horus")
    assert change[die] == "p0 tainted"
    assert change["statue:horus/1"] == "p0"


def test_R20_T19_goes_by_the_color_named() -> None:
    at = Position().give(0, "B11", "T19").player(0, granite=1, scribes=1)
    at.die("horus", "white", 2)
    change = outcome(at, "play:B11/yellow", "take:2", "god:horus", "use:T19", "statue:ra")
    assert change["p0.papyrus"] == 2


@pytest.mark.parametrize(
    ("given", "choices", "price"),
    [("B23", ["play:B23"], {"B23": "discard"}), ("", ["anubis:2"], {"p0.scribes": -2})],
)
def test_R21_anubis(given: str, choices: list[str], price: Changes) -> None:
    """Any Resource even from a gray die, which lies below; T23 pays for either way."""
    at = Position().give(0, "T23", *given.split()).player(0, papyrus=2)
    at.player(0, scribes=0 if given else 2)
    die = at.die("bastet", "gray", 2)
    assert outcome(at, *choices, "produce:granite") == {
        "active": "1",
        die: "p0 below",
        "p0.granite": 2,
        "p0.vp.technologies": 3,
        **price,
    }


def test_R21_any_action_whatever_the_section() -> None:
    at = Position().player(0, scribes=2, papyrus=9, bread=9, limestone=9, granite=9)
    at.die("horus", "black", 1)
    gods = [f"god:{god}" for god in ("horus", "ra", "hathor", "bastet", "thoth", "osiris")]
    goods = [f"produce:{good}" for good in ("papyrus", "bread", "limestone", "granite")]
    assert offered(after(at, "anubis:1")) == gods + goods


@pytest.mark.parametrize(("color", "vp"), [("white", 1), ("yellow", 0), ("black", 0)])
def test_R21_T18_looks_at_the_die_in_its_section(color: str, vp: int) -> None:
    """Pure at Horus is only the white one, though all lie below the scales."""
    at = Position().give(0, "T18", "B23")
    die = at.die("horus", color, 2)
    at.die("horus", "gray", 3)
    at.die("horus", "white", 4)
    change = outcome(at, "play:B23", die, "produce:bread")
    assert change[die] == "p0 below"
    assert change.get("p0.vp.technologies", 0) == vp


def test_R21_a_die_below_counts_for_the_rotation() -> None:
    at = Position().player(1, scribes=2)
    at.state.active = 1
    for seat in (0, 0, 1):
        at.scales(seat, "below", "white", 1)
    at.die("horus", "black", 2)
    change = outcome(at, "anubis:2", "produce:bread")
    assert (change["wheel"], change["round"]) == (1, 1)


def test_R22_two_extra_actions_with_one_die() -> None:
    """B17's Statue before, B19's Building after the normal action, all with the brown 2."""
    at = Position().give(0, "B17", "B19").player(0, scribes=1, granite=1)
    die = at.die("osiris", "brown", 2)
    assert outcome(
        at,
        "play:B17",
        "play:B19",
        "extra:B17/horus",
        "statue:workshops",
        "produce:bread",
        "hathor:row1/1",
        "pay:bread=2",
    ) == {
        "active": "1",
        die: "p0 pure",
        "B17": "discard",
        "B19": "discard",
        "p0.scribes": -1,
        "p0.happiness": -1,
        "p0.population": -1 + 2,
        "p0.statues": -1,
        "statue:workshops": "p0",
        "p0.gold": 1,
        "gold statue:workshops": -1,
        "p0.bread": 2 - 2 + 1,
        "p0.buildings": -1,
        "hathor:row1/1": "p0",
        "p0.papyrus": 1,
        "p0.limestone": 1,
        "p0.faith": 1,  # the line's Granite makes up for the Statue's
    }


def test_R23_all_steps_to_one_marker() -> None:
    """Before the die; T24 pays for each Blessing."""
    at = Position().give(0, "B07", "B08", "T24").player(0, happiness=1, population=5)
    die = at.die("horus", "white", 2)
    at.die("horus", "white", 3)
    at.die("horus", "white", 4)
    assert at.play("play:B07/population", "play:B08/happiness", die, "produce:limestone") == {
        "active": "1",
        die: "p0 pure",
        "B07": "discard",
        "B08": "discard",
        "p0.population": 3,
        "p0.happiness": 3,
        "p0.gold": 2,
        "p0.limestone": 2,
    }


def test_R23_at_every_decision_and_at_the_end() -> None:
    plays = ["play:B07/population", "play:B07/happiness"]
    at = Position().give(0, "B07").player(0, limestone=2, granite=1)
    die = at.die("ra", "white", 1)
    at.die("ra", "white", 2)
    at.die("ra", "white", 3)
    game = at.game()
    for choice in (die, "god:ra", "temple:r3c3/0"):
        assert offered(game)[-2:] == plays
        game.play(choice)
    assert offered(game) == ["pass", *plays]
    game.play("pass")
    assert game.state.active == 1


def test_R23_the_closing_decision_is_asked_of_a_holder_only() -> None:
    at = Position()
    at.die("horus", "white", 1)
    assert at.game().state.active == 1


def test_R23_before_the_only_die() -> None:
    """A holder may play the Blessing before taking the only die."""
    at = Position().give(0, "B07").player(0, happiness=0)
    at.die("osiris", "gray", 2)
    game = at.game()
    assert game.decision is not None
    assert game.decision.kind == "die"
    assert "play:B07/happiness" in offered(game)
    game.play("play:B07/happiness")
    assert "osiris:row2/bread" in offered(game)


def test_R24_no_action_is_possible() -> None:
    """Only gray dice can be taken and Bastet cannot be paid: take one, do nothing."""
    at = Position()
    die = at.die("bastet", "gray", 2)
    others = [at.die("bastet", "gray", value) for value in (3, 4)]
    at.die("horus", "black", 4)
    assert offered(at.game()) == [die, *others]
    assert at.play(die) == {"active": "1", die: "p0 tainted"}


def test_R24_no_die_can_be_taken() -> None:
    """Any die then, and it lies below the scales."""
    at = Position()
    die = at.die("horus", "black", 4)
    others = [at.die("bastet", "white", value) for value in (3, 5)]
    assert offered(at.game()) == [die, *others]
    assert at.play(die) == {"active": "1", die: "p0 below"}


def test_R24_not_otherwise() -> None:
    """Idle dice are illegal if one die allows an action."""
    at = Position()
    white = at.die("horus", "white", 4)
    yellow = at.die("horus", "yellow", 4)
    at.die("bastet", "gray", 3)
    at.die("horus", "black", 4)
    assert offered(at.game()) == [white, yellow]


def test_R25_ways_to_pay() -> None:
    """The plain price first, then every substitute: Limestone, Gold, a Scribe as Gold."""
    at = Position().give(0, "T10", "T22")
    at.player(0, granite=1, limestone=1, gold=1, scribes=1)
    at.die("horus", "gray", 1)
    ways = offered(after(at, "take:1", "statue:horus"))
    assert ways[0] == "pay:granite=1"
    assert sorted(ways[1:]) == ["pay:gold=1", "pay:limestone=1", "pay:scribes=1"]


@pytest.mark.parametrize(
    ("technologies", "ways"),
    [
        ("", ["pay:granite=1", "pay:gold=1"]),
        ("T10", ["pay:granite=1", "pay:gold=1", "pay:scribes=1"]),
        ("T22", ["pay:granite=1", "pay:gold=1", "pay:limestone=1"]),
    ],
)
def test_R25_each_substitute_needs_its_technology(technologies: str, ways: list[str]) -> None:
    at = Position().give(0, *technologies.split())
    at.player(0, granite=1, limestone=1, gold=1, scribes=1)
    at.die("horus", "gray", 1)
    assert sorted(offered(after(at, "take:1", "statue:horus"))) == sorted(ways)


def test_R25_one_point_a_turn() -> None:
    """T10 is used for the Scribe and again for the Statue: 1 VP; T22 has its own."""
    at = Position().give(0, "T10", "T22").player(0, gold=3, scribes=2, limestone=2)
    at.build(0, "statue:ra", "statue:thoth")
    at.die("horus", "gray", 1)
    change = outcome(at, "take:2", "pay:gold=1", "statue:workshops", "pay:limestone=1,scribes=1")
    assert "p0.gold" not in change  # one spent, one found at the workshops
    assert change["p0.vp.technologies"] == 2


def test_R26_an_ability_is_an_action_but_takes_no_die() -> None:
    """P11's Thoth as with a 1: T03, T11 and the Statue bonus answer, T18 only the white die."""
    at = Position().give(0, "T03", "T11", "T18").player(0, limestone=2, granite=1)
    at.display("P11", "P22", "P23").build(1, "statue:thoth").market(1, "B01", "B02", "T01")
    die = at.die("ra", "white", 6)
    assert outcome(at, "god:ra", "temple:r3c3/0", "market:1/1") == {
        "active": "1",
        die: "p0 pure",
        "p0.limestone": -2,
        "p0.granite": -1,
        "p0.faith": 3,
        "P11": "r3c3/0",
        "pillar r3c3": "p0",
        "p0.pillars": -1,
        "P03": "display 1",
        "p0.vp.ra": 3,
        "p0.vp.technologies": 2 + 2 + 1,
        "B01": "p0",
        "B05": "market:1/1",
        "p1.scribes": 1,
    }


def test_R27_resources_come_before_the_cost() -> None:
    """T04 alone pays for the first Statue, T20 and T21 make up what is missing."""
    statue = Position().give(0, "T04")
    statue.die("horus", "gray", 1)
    assert outcome(statue, "statue:horus")["p0.vp.technologies"] == 2
    cards = Position().give(0, "T20").player(0, papyrus=1)
    cards.die("thoth", "gray", 3)
    assert outcome(cards, "market:1/1", "market:1/2")["p0.papyrus"] == -1
    building = Position().give(0, "T21").player(0, bread=1)
    building.die("hathor", "gray", 3)
    assert outcome(building, "hathor:row5/1")["p0.buildings"] == -1


def test_R27_T06_before_the_festival_itself() -> None:
    """Both markers on 5: the Population moves to 6, so the Happiness can follow by one."""
    at = Position().give(0, "T06").player(0, papyrus=2, happiness=5, population=5)
    die = at.die("bastet", "gray", 6)
    assert outcome(at) == {
        "active": "1",
        die: "p0 tainted",
        "p0.papyrus": -2,
        "p0.population": 1,
        "p0.happiness": 1,
        "p0.vp.technologies": 2,
    }


def test_R27_a_technology_does_not_work_for_the_action_that_brought_it() -> None:
    at = Position().market(1, "B01", "B02", "T03")
    at.die("thoth", "gray", 1)
    change = outcome(at, "market:1/3")
    assert change["T03"] == "p0"
    assert "p0.vp.technologies" not in change


def test_R28_produce_before_the_god_action() -> None:
    """A Tainted yellow 3: one Scribe buys Papyrus first; T12 pays for the excess."""
    at = Position().give(0, "T19", "T12").player(0, scribes=1, granite=1)
    die = at.die("horus", "yellow", 3)
    assert outcome(at, "take:3", "god:horus", "use:T19", "statue:hathor") == {
        "active": "1",
        die: "p0 tainted",
        "p0.scribes": -1,
        "p0.papyrus": 2,
        "p0.excess.papyrus": 1,
        "p0.vp.technologies": 1,
        "p0.granite": -1,
        "p0.statues": -1,
        "statue:hathor/1": "p0",
    }


@pytest.mark.parametrize("color", ["white", "gray"])
def test_R28_neither_pure_nor_gray(color: str) -> None:
    at = Position().give(0, "T19").player(0, scribes=1, granite=1)
    at.die("horus", color, 1)
    choices = ["take:1"] if color == "gray" else ["take:1", "god:horus"]
    assert "statue:horus" in offered(after(at, *choices))


@pytest.mark.parametrize(("color", "asked"), [("yellow", True), ("black", False)])
def test_R28_under_anubis_by_the_color_of_the_die(color: str, asked: bool) -> None:
    """Yellow is Tainted at Horus; black is Forbidden there, which is neither."""
    at = Position().give(0, "T19", "B23").player(0, scribes=1)
    die = at.die("horus", color, 2)
    at.die("horus", "white", 4)
    game = after(at, "play:B23", die, "anubis:2", "god:osiris")
    assert ("use:T19" in offered(game)) == asked
