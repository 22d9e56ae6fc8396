"""An Automa builds a Statue: 003 "Horus action tile", R65, R82, R83, R86, all ends of the chain.

Horus slots 1 to 6 hold Horus, Ra, Hathor, Bastet, Thoth, Osiris. With one Automa every god has one
Statue space, Seth too.
"""

import pytest

from tests.automa.table import ME, markers, played_turn, table, turn
from tests.positions import Changes, Position, play

STATUES = ("horus", "ra", "hathor", "bastet", "thoth", "osiris")


def to_horus(value: int = 3, automas: int = 1) -> Position:
    at = table(automas)
    at.die("horus", "white", value)
    return at


def to_people(automas: int = 1) -> Position:
    """Let the human occupy Hathor's space (value 3) and Seth's."""
    at = to_horus(3, automas)
    for place in ("statue:hathor", "statue:seth"):
        for _ in range(automas):
            at.build(0, place)
    return at


def to_temple() -> Position:
    """Set Happiness to 0, so that no card can be gained."""
    return to_people().player(ME, happiness=0)


def built(at: Position) -> Changes:
    """Return the changes of the turn; check that the Statue is the Automa's."""
    change = turn(at, "horus")
    assert change.pop("p1.statues") == -1
    return change


@pytest.mark.parametrize("value", range(1, 7))
def test_the_god_of_the_value_is_honored(value: int) -> None:
    """The Statue is free and gives no reward. Its bonus is not due for this action (R29)."""
    assert built(to_horus(value)) == {f"statue:{STATUES[value - 1]}/1": "p1"}


def test_the_tiles_on_the_horus_slots_decide() -> None:
    at = to_horus(1).horus("osiris", "thoth", "bastet", "hathor", "ra", "horus")
    assert built(at) == {"statue:osiris/1": "p1"}


def test_a_second_space_of_the_god_is_free_with_more_players() -> None:
    at = to_horus(3, automas=2).build(0, "statue:hathor")
    change = built(at)
    assert change["statue:hathor/2"] == "p1"


def test_seth_is_next_and_costs_no_priest() -> None:
    at = to_horus(3).build(0, "statue:hathor")
    assert built(at) == {"statue:seth/1": "p1"}


def test_then_the_districts_if_it_wins_one() -> None:
    """Papyrus and Bread are empty: the Statue wins both."""
    at = to_people().build(0, "osiris:row6/limestone", "osiris:row5/limestone")
    at.build(0, "osiris:row6/granite", "osiris:row5/granite")
    change = built(at)
    assert change.pop("gold statue:workshops", 0) in (0, -1)  # Gold lying there is removed
    assert change == {"statue:workshops": "p1"}


def test_R84_gold_where_it_builds_is_removed() -> None:
    """R84."""
    at = to_people()
    at.state.gold[2] = 1
    game = played_turn(at, "horus")
    assert game.state.people[2] == ME
    assert game.state.gold[2] == 0
    assert game.state.players[ME].resources[4] == 0


def test_more_districts_come_first() -> None:
    """One district of the workshops, both of the quarries; the marker says workshops."""
    at = to_people().build(0, "osiris:row6/papyrus", "osiris:row5/papyrus")
    assert turn(at, "horus")["statue:quarries"] == "p1"


def test_more_districts_come_before_the_humans() -> None:
    """Two quarries without an owner come before one workshop of the human."""
    at = to_people().build(0, "osiris:row6/papyrus", "osiris:row6/bread", "osiris:row5/bread")
    assert turn(at, "horus")["statue:quarries"] == "p1"


def test_a_district_it_controls_already_is_not_won() -> None:
    """Both workshops are its own; of the quarries it wins one."""
    at = to_people().build(ME, "osiris:row6/papyrus", "osiris:row6/bread")
    at.build(0, "osiris:row6/granite", "osiris:row5/granite")
    assert turn(at, "horus")["statue:quarries"] == "p1"


def test_equal_numbers_go_to_a_district_of_the_human() -> None:
    """One quarry of the human comes before workshops without an owner."""
    at = to_people().build(0, "osiris:row6/limestone")
    assert turn(at, "horus")["statue:quarries"] == "p1"


def test_another_automas_district_is_not_the_humans() -> None:
    """Both are two districts; marker F lies at Papyrus."""
    at = to_people(automas=2).build(2, "osiris:row6/limestone")
    assert turn(at, "horus")["statue:workshops"] == "p1"


@pytest.mark.parametrize(
    ("district", "where"),
    [
        ("papyrus", "workshops"),
        ("bread", "workshops"),
        ("limestone", "quarries"),
        ("granite", "quarries"),
    ],
)
def test_else_marker_f_decides(district: str, where: str) -> None:
    at = markers(to_people(), f=district)
    assert turn(at, "horus")[f"statue:{where}"] == "p1"


def test_marker_f_passes_districts_that_it_would_not_win() -> None:
    """The order from Bread: Bread is not won, Limestone is won, Granite is not, Papyrus is."""
    at = markers(to_people(), f="bread")
    at.build(0, "osiris:row6/bread", "osiris:row5/bread")
    at.build(0, "osiris:row6/granite", "osiris:row5/granite")
    assert turn(at, "horus")["statue:quarries"] == "p1"


def test_R83_a_statue_wins_a_tie_for_it_lies_topmost() -> None:
    """R83: one Building of the human against the Statue."""
    at = to_people()
    for district in ("papyrus", "bread", "limestone"):
        at.build(0, f"osiris:row6/{district}", f"osiris:row5/{district}")
    at.build(0, "osiris:row1/granite")
    assert turn(at, "horus")["statue:quarries"] == "p1"


def no_district(at: Position) -> Position:
    """Give the human two Buildings in every district."""
    for row in (5, 6):
        at.build(0, *(f"osiris:row{row}/{d}" for d in ("papyrus", "bread", "limestone", "granite")))
    return at


def test_then_the_board_of_seth_where_most_cards_are() -> None:
    """The leftmost of the two with two cards. Happiness 2 opens the first section: B01 B02 T01;
    the Technology comes first, then the left Blessing; B02 slides left before the refill."""
    change = built(no_district(to_people()))
    assert change.pop("statue:seth-left") == "p1"
    assert (change.pop("T01"), change.pop("B01")) == ("p1", "p1")
    assert change.pop("B02") == "market:1/1"
    refilled = set(change.values())
    assert refilled == {"market:1/2", "market:1/3"}


def test_the_second_best_space_above_the_regions() -> None:
    at = no_district(to_people()).build(0, "statue:seth-left")
    assert turn(at, "horus")["statue:seth-middle"] == "p1"


def test_the_last_space_above_the_regions_brings_one_card() -> None:
    at = no_district(to_people()).build(0, "statue:seth-left")
    at.build(0, "statue:seth-middle")
    change = turn(at, "horus")
    assert change["statue:seth-right"] == "p1"
    assert [card for card, where in change.items() if where == "p1"] == ["T01", "statue:seth-right"]


def test_no_card_at_all_leads_to_the_temple() -> None:
    """The spaces above the regions are free, but no section is allowed."""
    change = built(no_district(to_temple()))
    assert change.pop("gold statue:temple-row", 0) in (0, -1)
    assert change == {"statue:temple-row": "p1"}


def test_no_space_above_the_regions_leads_to_the_temple() -> None:
    at = no_district(to_people())
    for place in ("left", "middle", "right"):
        at.build(0, f"statue:seth-{place}")
    assert turn(at, "horus")["statue:temple-row"] == "p1"


def test_at_the_temple_three_vp_for_each_of_its_pillars() -> None:
    """Column 3 has two of its own, row 3 one of its own and two of the human's."""
    at = no_district(to_temple())
    at.pillar(ME, "P04", "r1c3/0").pillar(ME, "P05", "r2c3/0").pillar(ME, "P06", "r3c1/0")
    at.pillar(0, "P07", "r3c2/0").pillar(0, "P08", "r3c4/0")
    change = built(at)
    assert change["statue:temple-column"] == "p1"
    assert change["p1.vp.horus"] == 6


def test_the_pillar_in_the_middle_counts_for_both_and_marker_h_decides() -> None:
    for line, where in (
        ("row1", "row"),
        ("row3", "row"),
        ("row4", "column"),
        ("column3", "column"),
    ):
        at = markers(no_district(to_temple()), h=line).pillar(ME, "P04", "r3c3/0")
        change = built(at)
        assert change[f"statue:temple-{where}"] == "p1", line
        assert change["p1.vp.horus"] == 3


def test_marker_h_wraps_behind_column_3() -> None:
    at = markers(no_district(to_temple()), h="column4")
    assert turn(at, "horus")["statue:temple-row"] == "p1"


def test_the_one_free_space_at_the_temple_is_taken_without_pillars_too() -> None:
    at = no_district(to_temple()).build(0, "statue:temple-row")
    at.pillar(ME, "P04", "r3c1/0")
    change = built(at)
    assert change["statue:temple-column"] == "p1"
    assert "p1.vp.horus" not in change


def test_both_spaces_at_the_temple_taken_bring_3_vp() -> None:
    at = no_district(to_temple())
    at.build(0, "statue:temple-row")
    at.build(ME, "statue:temple-column")
    assert turn(at, "horus") == {"p1.vp.horus": 3}


def test_R86_no_statue_left_brings_3_vp() -> None:
    """R86: a god's space is free, but it has no piece."""
    at = to_horus(3)
    at.build(ME, "statue:osiris", "statue:thoth", "statue:bastet")
    at.build(ME, "statue:ra", "statue:seth", "statue:workshops")
    assert turn(at, "horus") == {"p1.vp.horus": 3}


# Gains of Statues


def test_a_statue_of_an_automa_brings_1_vp_after_anybodys_action() -> None:
    """The active player of two receives the VP, too (R29)."""
    at = table().build(ME, "statue:bastet")
    at.die("bastet", "red", 1)
    change = turn(at, "bastet")
    assert change["p1.vp.statue_bonus"] == 1


def test_it_receives_the_bonus_when_the_human_performs_the_action() -> None:
    at = table().build(ME, "statue:bastet").player(0, papyrus=2, population=12)
    at.state.order = [0, ME]
    die = at.die("bastet", "black", 1)
    at.die("horus", "white", 1)
    at.die("osiris", "brown", 1)
    game = at.game()
    change = play(game, die, "god:bastet")
    assert change["p1.vp.statue_bonus"] == 1


def test_with_three_players_it_comes_at_once_and_not_for_its_own_actions() -> None:
    """R29: on building the first Statue to that god; acting, it receives nothing."""
    change = turn(to_horus(3, automas=2), "horus")
    assert change["p1.vp.statue_bonus"] == 1
    at = table(2).build(ME, "statue:bastet")
    at.die("bastet", "red", 1)
    assert "p1.vp.statue_bonus" not in turn(at, "bastet")


def test_its_statue_to_seth_pays_when_seth_is_performed() -> None:
    at = table().build(ME, "statue:seth")
    at.die("seth", "gray", 1)
    assert turn(at, "seth")["p1.vp.statue_bonus"] == 1


def test_the_humans_statue_pays_the_human_for_its_action() -> None:
    """Slot 4 brings 1 Gold."""
    at = table().build(0, "statue:bastet")
    at.die("bastet", "red", 1)
    assert turn(at, "bastet")["p0.gold"] == 1


def test_cards_before_it_do_nothing() -> None:
    """It holds T07 and B13 face up: no Granite comes, nothing changes."""
    at = to_horus(3).holds(ME, "T07", "B13")
    assert built(at) == {"statue:hathor/1": "p1"}
