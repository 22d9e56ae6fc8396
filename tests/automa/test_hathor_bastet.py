"""An Automa at Hathor and Bastet: 003, R81, R84, R86."""

import pytest

from tests.automa.table import ME, markers, table, turn
from tests.positions import Changes, Position


def to_hathor(value: int = 1, automas: int = 1) -> Position:
    at = table(automas).player(ME, population=5)
    at.die("hathor", "yellow", value)
    return at


def constructed(at: Position) -> tuple[str, int, Changes]:
    """Return the place, its VP and the other changes; check that the Building is the Automa's."""
    change = turn(at, "hathor")
    assert change.pop("p1.buildings") == -1
    (place,) = [key for key in change if key.startswith("hathor:")]
    assert change.pop(place) == "p1"
    return place[7:], int(change.pop("p1.vp.hathor", 0)), change


# Resources shown by each line, Gold included, Faith and Scribes left out; from the printed Temple:
# row 1: papyrus granite FAITH limestone bread; row 3: FAITH papyrus FAITH bread gold …
RESOURCES = {
    "row1": 4,
    "row2": 4,
    "row3": 3,
    "row4": 4,
    "row5": 5,
    "column1": 4,
    "column2": 4,
    "column3": 3,
    "column4": 4,
    "column5": 5,
}


@pytest.mark.parametrize("line", RESOURCES)
def test_one_vp_for_each_empty_space_that_shows_a_resource(line: str) -> None:
    """Marker H chooses if there are no Pillars. Bread and the rewards of spaces do not matter."""
    place, vp, change = constructed(markers(to_hathor(), h=line))
    assert place == f"{line}/1"
    assert vp == RESOURCES[line]
    assert change == {"p1.population": 1}


def test_a_covered_space_shows_nothing_any_more() -> None:
    """The owner of the Pillar does not matter; r5c2 had shown Limestone."""
    at = markers(to_hathor(), h="row5").pillar(0, "P04", "r5c2/0")
    assert constructed(at)[:2] == ("row5/1", 4)


def test_a_conquest_tile_leaves_the_space_empty_and_pays_it_nothing() -> None:
    """R67, R84: Q07 would pay 1 Gold for a Building in its line."""
    at = markers(to_hathor(), h="row5").conquest("Q07", at="r5c2")
    place, vp, change = constructed(at)
    assert (place, vp, change) == ("row5/1", 5, {"p1.population": 1})


def test_its_own_pillars_choose_the_line_and_bring_3_vp_each() -> None:
    """Column 3 has two of its own; row 1 has three of the human's."""
    at = to_hathor()
    at.pillar(ME, "P04", "r4c3/0").pillar(ME, "P05", "r5c3/0")
    at.pillar(0, "P06", "r1c1/0").pillar(0, "P07", "r1c2/0").pillar(0, "P08", "r1c5/0")
    place, vp, _ = constructed(at)
    assert place == "column3/1"
    assert vp == 6 + 1  # r1c3 and r3c3 show Faith, r2c3 Papyrus; r4c3 and r5c3 are covered


def test_vp_for_resources_do_not_choose_the_line() -> None:
    """R84: row 5 shows five Resources, row 3 three and has the marker."""
    at = markers(to_hathor(), h="row3")
    assert constructed(at)[:2] == ("row3/1", 3)


def test_ties_go_on_from_marker_h_and_wrap() -> None:
    """One Pillar at r2c4: row 2 and column 4 bring the same."""
    for line, place in (
        ("row1", "row2/1"),
        ("row2", "row2/1"),
        ("row3", "column4/1"),
        ("column4", "column4/1"),
        ("column5", "row2/1"),
    ):
        at = markers(to_hathor(), h=line).pillar(ME, "P04", "r2c4/0")
        assert constructed(at)[0] == place, line


def test_the_cheaper_space_of_a_line_counts_first() -> None:
    """R81: with three players row 1 has two."""
    at = to_hathor(automas=2)
    assert constructed(at)[0] == "row1/1"
    at.build(0, "hathor:row1/1")
    assert constructed(at)[0] == "row1/2"


def test_a_full_line_is_passed_over() -> None:
    at = (
        to_hathor()
        .build(0, "hathor:row1/1")
        .pillar(ME, "P04", "r1c1/0")
        .pillar(ME, "P05", "r1c2/0")
    )
    assert constructed(at)[0] == "column1/1"


def test_population_advances_as_normal_and_opens_the_market() -> None:
    """Population 5 plus 4 is 9. The third section opens and is filled at the end of the turn."""
    change = turn(to_hathor(4), "hathor")
    assert change["p1.population"] == 4
    assert change["open_sections"] == 1


def test_population_stops_at_the_end_of_the_track() -> None:
    at = to_hathor(6).player(ME, population=19)
    at.market(3, "B09", "T08", "T09", "D09").market(4, "B10", "T10", "D10", "D11")
    assert turn(at, "hathor")["p1.population"] == 2


def test_no_building_left_nothing_happens() -> None:
    """R86: Population included."""
    at = to_hathor(3)
    at.build(ME, *(f"osiris:row{row}/{d}" for row in (1, 2, 3, 4, 5) for d in ("papyrus", "bread")))
    assert turn(at, "hathor") == {}


def test_no_space_left_nothing_happens() -> None:
    at = to_hathor(3).build(0, *(f"hathor:row{n}/1" for n in range(1, 6)))
    at.build(0, *(f"hathor:column{n}/1" for n in range(1, 6)))
    assert turn(at, "hathor") == {}


# Bastet


def to_bastet(value: int, **tracks: int) -> Position:
    """Open all four Market sections."""
    at = table().player(ME, **tracks)
    at.market(3, "B09", "T08", "T09", "D09").market(4, "B10", "T10", "D10", "D11")
    at.die("bastet", "red", value)
    return at


def festival(at: Position) -> Changes:
    return turn(at, "bastet")


@pytest.mark.parametrize("value", range(1, 7))
def test_happiness_advances_by_the_value_without_papyrus_and_scribes(value: int) -> None:
    assert festival(to_bastet(value, happiness=2, population=12)) == {"p1.happiness": value}


def test_where_happiness_would_pass_population_that_advances_instead() -> None:
    """2→3→4, then 5 is Population's: 4→5, Happiness 5, Population 6, Happiness 6."""
    assert festival(to_bastet(6, happiness=2, population=4)) == {
        "p1.happiness": 4,
        "p1.population": 2,
    }


def test_equal_markers_population_first() -> None:
    assert festival(to_bastet(1, happiness=5, population=5)) == {"p1.population": 1}
    assert festival(to_bastet(2, happiness=5, population=5)) == {
        "p1.population": 1,
        "p1.happiness": 1,
    }


@pytest.mark.parametrize("start", [15, 18])
def test_rewards_on_the_track_are_ignored(start: int) -> None:
    """16 and 19 bring a person something."""
    assert festival(to_bastet(1, happiness=start, population=21)) == {"p1.happiness": 1}


def test_reaching_the_end_brings_no_action_and_no_vp() -> None:
    assert festival(to_bastet(3, happiness=19, population=21)) == {"p1.happiness": 2}


@pytest.mark.parametrize("value", [1, 6])
def test_at_the_end_of_the_track_already_it_gains_3_vp(value: int) -> None:
    change = festival(to_bastet(value, happiness=21, population=21))
    assert change == {"p1.vp.happiness": 3}


def test_its_population_opens_the_market_at_bastet_too() -> None:
    at = table().player(ME, happiness=8, population=8)
    at.die("bastet", "red", 1)
    assert festival(at)["open_sections"] == 1


def test_its_technologies_do_nothing_at_bastet() -> None:
    at = to_bastet(2, happiness=2, population=12).holds(ME, "T04", "T05", "T06")
    assert festival(at) == {"p1.happiness": 2}
