"""R29, R31–R34, R92 and R97–R99: God Actions, Statue bonuses, the rewards of Happiness."""

import pytest

from tekhenu import Game
from tekhenu.components.terms import Good
from tekhenu.rules.event import Built, Gained
from tests.places import space
from tests.positions import Changes, Position, offered, play
from tests.scenarios.outcome import after, outcome

SHADED_RA = 2  # the wheel's position


def goods(change: Changes, *seats: int) -> Changes:
    """Return the Gold that each seat gained, which is the bonus of Horus slot 4."""
    return {f"p{seat}": change.get(f"p{seat}.gold", 0) for seat in seats}


@pytest.mark.parametrize("owner", [0, 1])
def test_R29_two_players(owner: int) -> None:
    """The owner receives the bonus for the own action as well as for the other's."""
    at = Position().player(0, papyrus=2).build(owner, "statue:bastet")
    at.die("bastet", "gray", 3)
    assert goods(outcome(at), 0, 1) == {f"p{owner}": 1, f"p{1 - owner}": 0}


def test_R29_two_players_nothing_on_building() -> None:
    """A Statue to Horus was not there when its own action began."""
    at = Position().player(0, granite=1)
    at.die("horus", "gray", 1)
    assert "p0.papyrus" not in outcome(at, "statue:horus")


def test_R29_three_players_at_once_on_building() -> None:
    """The first Statue to Ra brings its Bread at once, with T07 a Granite too."""
    at = Position(players=3).player(0, granite=1).give(0, "T07")
    die = at.die("horus", "gray", 2)
    assert outcome(at, "statue:ra") == {
        "active": "1",
        die: "p0 tainted",
        "p0.statues": -1,
        "statue:ra/1": "p0",
        "p0.bread": 1,  # the Granite spent has come back by T07
    }


def test_R29_three_players_second_statue_to_the_same_god() -> None:
    at = Position(players=3).player(0, granite=1).build(0, "statue:ra")
    at.die("horus", "gray", 2)
    assert "p0.bread" not in outcome(at, "statue:ra")


def test_R29_three_players_not_for_the_own_action() -> None:
    at = Position(players=3).player(0, papyrus=2).build(0, "statue:bastet")
    at.build(2, "statue:bastet")
    at.die("bastet", "gray", 3)
    assert goods(outcome(at), 0, 1, 2) == {"p0": 0, "p1": 0, "p2": 1}


def test_R29_four_players_once_however_many() -> None:
    """Seat 1 has two Statues and one bonus; T07 adds a Granite; the acting seat has nothing."""
    at = Position(players=4).player(0, papyrus=2).give(1, "T07")
    at.build(1, "statue:bastet", "statue:bastet").build(0, "statue:bastet")
    at.die("bastet", "gray", 3)
    change = outcome(at)
    assert goods(change, 0, 1, 2, 3) == {"p0": 0, "p1": 1, "p2": 0, "p3": 0}
    assert change["p1.granite"] == 1


@pytest.mark.parametrize(
    ("happiness", "reward"),
    [
        (15, {}),
        (16, {"p0.gold": 1, "p0.happiness_rewards": 1}),
        (19, {"p0.gold": 1, "p0.scribes": 1, "p0.happiness_rewards": 2}),
    ],
)
def test_R31_rewards_on_the_way(happiness: int, reward: Changes) -> None:
    at = Position().player(0, papyrus=2, happiness=14, population=happiness)
    die = at.die("bastet", "gray", 5)
    assert outcome(at) == {
        "active": "1",
        die: "p0 tainted",
        "p0.papyrus": -2,
        "p0.happiness": happiness - 14,
        **reward,
    }


def test_R31_once_per_player() -> None:
    """Happiness that fell from 16 and returns brings no second Gold; another player's does."""
    at = Position().player(0, papyrus=2, happiness=16, population=18)
    at.state.players[0].happiness = 15
    at.player(1, papyrus=2, happiness=15, population=18)
    first = at.die("bastet", "gray", 5)
    second = at.die("bastet", "gray", 6)
    at.die("bastet", "black", 6)
    game = at.game()
    assert "p0.gold" not in play(game, first)
    assert play(game, second)["p1.gold"] == 1


def test_R31_at_21_after_the_action_and_before_the_bonuses() -> None:
    """The action cannot be declined; seat 1 waits for the Gold of Bastet until it is done."""
    at = Position().player(0, papyrus=2, happiness=20, population=21).build(1, "statue:bastet")
    at.die("bastet", "gray", 6)
    game = at.game()
    assert game.decision is not None and game.decision.kind == "any action"
    assert "pass" not in offered(game)
    assert game.state.players[1].resources[Good.GOLD] == 0
    change = outcome(at, "produce:bread", "value:6")
    assert change["p0.bread"] == 2
    assert change["p0.excess.bread"] == 4
    assert change["p1.gold"] == 1
    assert change["p0.happiness_rewards"] == 1


def test_R31_at_21_at_once_if_no_action_is_running() -> None:
    """B07 before the die: the action comes first, at the usual cost, then the die is taken."""
    at = Position().give(0, "B07").player(0, happiness=18, population=21, papyrus=2)
    die = at.die("horus", "white", 1)
    at.die("horus", "white", 2)
    at.die("horus", "white", 3)
    game = at.game()
    game.play("play:B07/happiness")
    assert game.decision is not None and game.decision.kind == "any action"
    assert "god:horus" not in offered(game)  # no Granite
    change = play(game, "god:thoth", "value:3", "market:1/1", "market:1/2")
    assert change["p0.papyrus"] == -2
    assert die in offered(game)


def test_R31_at_21_while_the_die_is_being_taken() -> None:
    """Papyrus meant for the gray die goes into the extra action: the turn ends without another."""
    at = Position().give(0, "B07").player(0, happiness=19, population=21, papyrus=2, scribes=1)
    die = at.die("bastet", "gray", 3)
    assert outcome(at, die, "play:B07/happiness", "god:bastet", "value:6") == {
        "active": "1",
        die: "p0 tainted",
        "B07": "discard",
        "p0.happiness": 2,
        "p0.happiness_rewards": 1,
        "p0.papyrus": -2,
    }


def test_R31_at_21_between_two_actions() -> None:
    """The Gold for the gray die's Bastet and for B17's Hathor is spent: both lapse."""
    at = Position().give(0, "B07", "B17").player(0, happiness=19, population=21)
    at.player(0, gold=2, scribes=1)
    die = at.die("bastet", "gray", 6)
    begun = (die, "play:B17", "play:B07/happiness")
    assert outcome(at, *begun, "god:bastet", "value:6") == {
        "active": "1",
        die: "p0 tainted",
        "B07": "discard",
        "B17": "discard",
        "p0.scribes": -1,
        "p0.gold": -2,
        "p0.happiness": 2,
        "p0.happiness_rewards": 1,
    }


def test_R31_population_opens_a_section_once() -> None:
    """Seat 0 opens the third section; seat 1 passing 9 later opens nothing."""
    at = Position().player(0, population=8, bread=2).player(1, population=8, bread=2)
    first = at.die("hathor", "brown", 1)
    second = at.die("hathor", "brown", 2)
    at.die("hathor", "brown", 3)
    game = at.game()
    assert play(game, first, "god:hathor", "hathor:row1/1")["open_sections"] == 1
    assert "open_sections" not in play(game, second, "god:hathor", "hathor:row5/1")


def test_R32_matches_and_buildings() -> None:
    """Three edges meet their color: the outer edge and two tiles; two Buildings in the lines."""
    at = Position().player(0, limestone=2).display("P26", "P02", "P03")
    at.pillar(1, "P22", "r1c1/0").pillar(-1, "P24", "r1c3/0").pillar(1, "P25", "r3c2/0")
    at.build(1, "hathor:row1/1", "hathor:row3/1").build(0, "hathor:column2/1")
    die = at.die("ra", "gray", 6)
    assert outcome(at, "temple:r1c2/270") == {
        "active": "1",
        die: "p0 tainted",
        "p0.limestone": -2,
        "P26": "r1c2/270",
        "pillar r1c2": "p0",
        "p0.pillars": -1,
        "p0.granite": 2,
        "P01": "display 1",
        "p0.vp.ra": 2 + 3 + 3,
    }


def test_R32_statues_are_no_buildings() -> None:
    at = Position().player(0, limestone=2).display("P22", "P23", "P24")
    at.build(1, "statue:temple-row").build(0, "statue:temple-column")
    at.die("ra", "gray", 1)
    assert outcome(at, "temple:r3c3/0")["p0.vp.ra"] == 1


def test_R32_corner_doubles_matches_but_not_the_ability() -> None:
    """P04 in a corner with two matches: 4 VP, and 2 more from its ability."""
    at = Position().player(0, limestone=3).display("P04", "P02", "P03")
    at.die("ra", "gray", 6)
    change = outcome(at, "temple:r1c5/270")
    assert change["p0.vp.ra"] == 2 * 2 + 3
    assert change["p0.vp.tiles"] == 2


@pytest.mark.parametrize(
    ("tile", "owned", "paid"),
    [("P12", {"granite": 2}, "p0.statues"), ("P15", {"granite": 1}, "p0.happiness")],
)
def test_R33_a_price_may_be_declined(tile: str, owned: dict[str, int], paid: str) -> None:
    at = Position().player(0, limestone=2, **owned).display(tile, "P22", "P23")
    at.state.wheel = SHADED_RA
    at.die("ra", "gray", 6)
    assert offered(after(at, "temple:r3c3/0")) == [f"use:{tile}", "pass"]
    change = outcome(at, "temple:r3c3/0", "pass")
    assert change["active"] == "1"
    assert paid not in change


@pytest.mark.parametrize("tile", ["P12", "P15"])
def test_R33_lapses_where_it_cannot_be_done(tile: str) -> None:
    """The last Granite paid for the tile, and Happiness is too low for others."""
    at = Position().player(0, limestone=2, granite=1, happiness=0).display(tile, "P22", "P23")
    at.state.wheel = SHADED_RA
    at.die("ra", "gray", 6)
    assert outcome(at, "temple:r3c3/0")["active"] == "1"


@pytest.mark.parametrize(("technologies", "vp"), [("", {}), ("T05", {"p0.vp.technologies": 2})])
def test_R34_what_a_line_gives(technologies: str, vp: Changes) -> None:
    """Own Pillar 3 VP (T05: 5), the other's nothing, a Scribe space nothing, the rest 1 each."""
    at = Position().give(0, *technologies.split()).player(0, bread=3)
    at.pillar(0, "P22", "r2c1/0").pillar(1, "P23", "r2c2/0")
    die = at.die("hathor", "brown", 3)
    assert outcome(at, "god:hathor", "hathor:row2/1") == {
        "active": "1",
        die: "p0 pure",
        "p0.bread": -3,
        "p0.buildings": -1,
        "hathor:row2/1": "p0",
        "p0.papyrus": 1,
        "p0.granite": 1,
        "p0.population": 3,
        "p0.vp.hathor": 3,
        **vp,
    }


def test_R34_gold_and_faith_by_the_piece() -> None:
    """Row 3 shows 2 Faith, 2 Papyrus, 3 Faith, 2 Bread, 1 Gold: one of each space."""
    at = Position().player(0, bread=4)
    at.die("hathor", "gray", 1)
    change = outcome(at, "hathor:row3/1")
    gained = [change[f"p0.{good}"] for good in ("faith", "papyrus", "bread", "gold")]
    assert gained == [2, 1, -4 + 1, 1]


def positions_in_log(game: Game, *wanted: object) -> list[int]:
    return [game.events.index(event) for event in wanted]  # type: ignore[arg-type]


def test_R92_nested_action_is_completed_first() -> None:
    """P11's Thoth pays its bonus before the Pillar stands; Ra's bonus comes last, same owner."""
    at = Position().player(0, limestone=2, granite=1).display("P11", "P22", "P23")
    at.build(1, "statue:thoth", "statue:ra")
    at.die("ra", "gray", 6)
    game = after(at, "temple:r3c3/0", "market:1/1")
    order = positions_in_log(
        game,
        Gained(1, Good.SCRIBE, 1, bonus=True),
        Built(0, "pillar", space("r3c3")),
        Gained(1, Good.BREAD, 1, bonus=True),
    )
    assert order == sorted(order)


def test_R97_festival_that_moves_nothing() -> None:
    at = Position().player(0, papyrus=2, happiness=5, population=5)
    die = at.die("bastet", "gray", 2)
    assert outcome(at) == {
        "active": "1",
        die: "p0 tainted",
        "p0.papyrus": -2,
        "p0.scribes": 2,
    }


def test_R97_full_population_and_full_production() -> None:
    at = Position().player(0, bread=2, population=21)
    at.die("hathor", "gray", 2)
    assert outcome(at, "hathor:row1/1")["p0.buildings"] == -1
    at = Position().player(0, production_bread=6)
    at.die("osiris", "gray", 5)
    assert outcome(at, "osiris:row5/bread")["p0.bread"] == 2


def test_R98_the_new_pillar_is_not_yet_there() -> None:
    """P12's Statue at the middle row scores the older Pillar only; the display is still open."""
    at = Position().player(0, limestone=2, granite=2).display("P12", "P22", "P23")
    at.state.wheel = SHADED_RA
    at.pillar(0, "P24", "r3c1/0")
    at.die("ra", "gray", 6)
    choices = ("temple:r3c3/0", "use:P12", "value:1", "statue:temple-row")
    assert after(at, *choices[:1]).state.display[0] == -1
    assert outcome(at, *choices)["p0.vp.horus"] == 3


def test_R98_P12_names_a_value() -> None:
    at = Position().player(0, limestone=2, granite=2).display("P12", "P22", "P23")
    at.state.wheel = SHADED_RA
    at.die("ra", "gray", 6)
    game = after(at, "temple:r3c3/0", "use:P12")
    assert offered(game) == ["value:1", "value:2", "value:3"]
    game.play("value:3")
    assert offered(game)[0] == "statue:hathor"


@pytest.mark.parametrize(("happiness", "asked"), [(0, False), (1, True)])
def test_R98_P11_is_compulsory_or_lapses(happiness: int, asked: bool) -> None:
    at = Position().player(0, limestone=2, granite=1, happiness=happiness)
    at.display("P11", "P22", "P23").die("ra", "gray", 6)
    game = after(at, "temple:r3c3/0")
    if asked:
        assert offered(game) == ["market:1/1", "market:1/2", "market:1/3"]
    else:
        assert game.state.active == 1


def test_R98_T14_raises_P11_at_the_higher_price() -> None:
    at = Position().give(0, "T14").player(0, limestone=2, granite=1, papyrus=2)
    at.display("P11", "P22", "P23").die("ra", "gray", 6)
    change = outcome(at, "value:6", "temple:r3c3/0", "value:3", "market:1/1", "market:1/2")
    assert change["p0.papyrus"] == -2
    assert (change["B01"], change["B02"]) == ("p0", "p0")


def test_R98_no_decree_left() -> None:
    at = Position().player(0, limestone=3, granite=1).display("P13", "P22", "P23")
    at.give(1, *(f"D{number:02}" for number in range(1, 25) if number != 20))
    at.die("ra", "gray", 6)
    change = outcome(at, "temple:r3c3/0")
    assert change["active"] == "1"
    assert not any(key.startswith("D") for key in change)


@pytest.mark.parametrize(
    ("space", "gained"), [("r3c5", {"p0.gold": 2}), ("r2c4", {"p0.scribes": 1})]
)
def test_R98_gold_is_doubled_and_a_scribe_is_not(space: str, gained: Changes) -> None:
    at = Position().player(0, limestone=3).display("P19", "P22", "P23")
    at.die("ra", "gray", 6)
    change = outcome(at, f"temple:{space}/0")
    assert {key: change[key] for key in ("p0.gold", "p0.scribes") if key in change} == gained


def test_R99_the_builder_comes_first() -> None:
    """Three players: the new Statue to Ra pays before seat 1's bonus for the Horus action."""
    at = Position(players=3).player(0, granite=1).build(1, "statue:horus")
    at.die("horus", "gray", 2)
    game = after(at, "statue:ra")
    order = positions_in_log(
        game, Gained(0, Good.BREAD, 1, bonus=True), Gained(1, Good.PAPYRUS, 1, bonus=True)
    )
    assert order == sorted(order)


def test_R99_T05_is_for_hathor() -> None:
    at = Position().give(0, "T05").player(0, granite=1).pillar(0, "P22", "r3c1/0")
    at.die("horus", "gray", 1)
    change = outcome(at, "statue:temple-row")
    assert change["p0.vp.horus"] == 3
    assert "p0.vp.technologies" not in change
