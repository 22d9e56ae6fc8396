"""R90, R91 and R93–R96: possible actions, extra actions, producing, colors and payments."""

import pytest

from tekhenu.components.terms import Good
from tekhenu.rules.event import Gained, Produced, Scored, Source
from tekhenu.rules.state import Phase
from tests.positions import Changes, Position, offered
from tests.scenarios.outcome import after, outcome

SUNNY_BASTET = 2  # the wheel's position
SHADED_RA = 2


def test_R90_T19_is_compulsory_where_only_it_pays() -> None:
    """The Papyrus of the festival comes from the same die, so T19 is used without a question."""
    at = Position().give(0, "T19").player(0, scribes=1)
    at.state.wheel = SUNNY_BASTET
    die = at.die("bastet", "yellow", 2)
    assert outcome(at, "take:2", "god:bastet") == {
        "active": "1",
        die: "p0 tainted",
        "p0.scribes": -1 + 2,
        "p0.happiness": 2,  # the two Papyrus are produced and paid
    }


def test_R90_shifts_that_make_it_payable() -> None:
    """A gray 3 serves Thoth only as a 1 or a 2 if there is no Papyrus; T14 can make it one."""
    at = Position().give(0, "T14")
    at.die("thoth", "gray", 3)
    assert offered(at.game()) == ["value:1", "value:2"]


def test_R90_a_waiver_is_compulsory_where_only_it_pays() -> None:
    """Once the action is chosen, that is: the die may be taken without it (R24)."""
    at = Position().give(0, "B15")
    die = at.die("bastet", "gray", 5)
    assert offered(at.game()) == ["take:5", "take:no-action"]
    assert outcome(at, "take:5") == {
        "active": "1",
        die: "p0 tainted",
        "B15": "discard",
        "p0.happiness": 3,
    }
    assert outcome(at, "take:no-action") == {"active": "1", die: "p0 tainted"}


@pytest.mark.parametrize(("held", "free"), [("B09", 0), ("T14", 1), ("B13", 0), ("T22", 1)])
def test_R90_idle_dice_follow_the_same_rule(held: str, free: bool) -> None:
    """A gray 6 at Ra names a tile of 3 Limestone. Each card makes it payable with 2 in hand.

    A player need not use a Blessing for that, so the gray 6 at Bastet may be taken idly (R24).
    """
    at = Position().give(0, held).player(0, limestone=2, granite=int(held == "T22"))
    at.display("P04", "P22", "P05")
    dice = [at.die("ra", "gray", value) for value in (6, 5)]
    idle = at.die("bastet", "gray", 6)
    assert offered(at.game()) == (dice if free else [*dice, idle])


def test_R90_no_way_out() -> None:
    """The same dice without any card: all are idle."""
    at = Position().player(0, limestone=2).display("P04", "P22", "P05")
    dice = [at.die("ra", "gray", 6), at.die("ra", "gray", 5), at.die("bastet", "gray", 6)]
    assert offered(at.game()) == dice
    assert at.play(dice[0]) == {"active": "1", dice[0]: "p0 tainted"}


def test_R91_a_full_action_paid_on_playing_the_card() -> None:
    """The Scribe goes first; the extra Horus brings T04's VP and the owner's bonus."""
    at = Position().give(0, "B17", "T04").player(0, scribes=1).build(1, "statue:horus")
    die = at.die("ra", "white", 2)
    game = after(at, "play:B17")
    assert game.state.players[0].scribes == 0
    assert outcome(at, "play:B17", "produce:limestone", "statue:ra") == {
        "active": "1",
        die: "p0 pure",
        "B17": "discard",
        "p0.scribes": -1,
        "p0.limestone": 2,
        "p0.statues": -1,
        "statue:ra/1": "p0",
        "p0.vp.technologies": 2,
        "p1.papyrus": 1,
    }


@pytest.mark.parametrize(("happiness", "playable"), [(0, False), (1, True)])
def test_R91_the_price_of_B19(happiness: int, playable: bool) -> None:
    at = Position().give(0, "B19").player(0, happiness=happiness, scribes=1)
    at.die("horus", "white", 1)
    assert ("play:B19" in offered(at.game())) == playable


def test_R91_an_extra_action_that_has_become_impossible_lapses() -> None:
    """The tile takes the only Granite: no Statue, and no Bread for Hathor."""
    at = Position().give(0, "B17").player(0, scribes=1, limestone=2, granite=1)
    at.display("P10", "P22", "P23")
    at.die("ra", "gray", 6)
    game = after(at, "play:B17")
    assert offered(game) == ["god:ra", "extra:B17/horus"]
    game.play("god:ra")
    game.play("temple:r3c3/0")
    assert game.state.active == 1


def test_R93_order_of_a_production() -> None:
    """Brown 2: shifted to 3, then to 1 for B21's second Produce; B03 pays once."""
    at = Position().give(0, "T11", "T12", "T13", "T17", "B03", "B21")
    die = at.die("hathor", "brown", 2)
    choices = ("play:B03", "play:B21", "value:3", "value:1")
    assert outcome(at, *choices) == {
        "active": "1",
        die: "p0 pure",
        f"{die}.value": -1,
        "B03": "discard",
        "B21": "discard",
        "p0.bread": 4 + (2 + 1) + (1 + 1),
        "p0.excess.bread": 1,
        "p0.vp.technologies": 1 + 2 + 2 + 2,
    }
    events = [e for e in after(at, *choices).events if isinstance(e, Produced | Scored | Gained)]
    technologies = int(Source.TECHNOLOGIES)
    assert events == [
        Gained(0, Good.BREAD, 4),
        Produced(0, Good.BREAD, 3, 2, 1),
        Scored(0, 1, technologies, "T12"),
        Gained(0, Good.BREAD, 1),
        Scored(0, 2, technologies, "T17"),
        Produced(0, Good.BREAD, 1, 1, 0),
        Gained(0, Good.BREAD, 1),
        Scored(0, 2, technologies, "T17"),
        Scored(0, 2, technologies, "T11"),
    ]


def test_R94_another_color_must_be_named() -> None:
    """A white die can become anything but white."""
    at = Position().give(0, "B11", "T08").player(0, granite=1)
    at.die("horus", "white", 3)
    colors = {name.split("/")[1].rstrip("+-1") for name in offered(at.game()) if "B11" in name}
    assert colors == {"yellow", "brown", "black", "gray"}


def test_R94_the_last_name_holds_and_both_steps_add_up() -> None:
    at = Position().give(0, "B11", "B12").player(0, production_papyrus=6)
    die = at.die("horus", "black", 3)
    assert outcome(at, "play:B11/white+1", "play:B12/yellow+1") == {
        "active": "1",
        "B11": "discard",
        "B12": "discard",
        die: "p0 tainted",
        f"{die}.value": 2,
        "p0.papyrus": 5,
    }


def test_R94_T08_looks_at_the_color_named() -> None:
    """White made black is Forbidden in the sun, so T08 asks for the side."""
    at = Position().give(0, "B11", "T08")
    at.die("horus", "white", 3)
    assert offered(after(at, "play:B11/black")) == ["side:pure", "side:tainted"]
    assert "side:pure" not in offered(after(at, "play:B11/yellow"))


@pytest.mark.parametrize(
    ("technologies", "choices", "vp"), [("T18", [], 0), ("T18 T08", ["side:pure"], 1)]
)
def test_R94_T08_under_anubis(technologies: str, choices: list[str], vp: int) -> None:
    """A Forbidden die under Anubis is neither Pure nor Tainted, unless T08's owner says so."""
    at = Position().give(0, *technologies.split(), "B23")
    die = at.die("horus", "black", 2)
    at.die("horus", "white", 2)
    change = outcome(at, "play:B23", die, *choices, "produce:bread")
    assert change[die] == "p0 below"
    assert change.get("p0.vp.technologies", 0) == vp


@pytest.mark.parametrize(
    ("way", "vp"),
    [
        ("pay:granite=1", 0),
        ("pay:gold=1", 0),  # Gold is wild for everybody
        ("pay:limestone=1", 1),
        ("pay:scribes=1", 1),
    ],
)
def test_R95_only_a_true_substitute_scores(way: str, vp: int) -> None:
    at = Position().give(0, "T10", "T22")
    at.player(0, granite=1, limestone=1, gold=1, scribes=1)
    at.die("horus", "gray", 1)
    change = outcome(at, "take:1", "statue:horus", way)
    assert change.get("p0.vp.technologies", 0) == vp


def test_R95_no_points_outside_the_own_turn() -> None:
    """A Scribe pays for the Bread of a Scoring, without the VP of T10."""
    at = Position().give(0, "T10").player(0, scribes=1).build(0, "hathor:row1/1")
    at.state.phase = Phase.SCORING
    change = outcome(at, "pay:scribes=1")
    assert change["p0.scribes"] == -1
    assert not {"p0.vp.bread", "p0.vp.technologies"} & change.keys()


@pytest.mark.parametrize(("blessings", "built"), [(["B13"], False), (["B13", "B14"], True)])
def test_R96_one_blessing_covers_one_action(blessings: list[str], built: bool) -> None:
    """B13 pays for the tile P12; the Statue of its ability needs B14."""
    at = Position().give(0, *blessings).display("P12", "P22", "P23")
    at.state.wheel = SHADED_RA
    at.die("ra", "gray", 6)
    ability = ["use:P12", "value:1", "statue:horus"] if built else []
    change = outcome(at, "take:6", "temple:r3c3/0", *ability)
    spent: Changes = dict.fromkeys(blessings, "discard")
    assert {card: change[card] for card in ("B13", "B14") if card in change} == spent
    assert ("statue:horus/1" in change) == built
