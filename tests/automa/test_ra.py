"""An Automa raises a Pillar: 003 "Ra action tile" and its tie-break, R67, R84, R86.

P01 P02 P03 lie on display: 3, 2 and 1 VP. The board is empty unless a test says otherwise.
"""

import pytest

from tests.automa.table import ME, fill_temple, markers, table, turn
from tests.positions import Changes, Position

FIXED = 2


def to_ra(value: int = 1, automas: int = 1, difficulty: int = 0) -> Position:
    at = table(automas, difficulty)
    at.die("ra", "white", value)
    return at


def raised(at: Position) -> tuple[str, int, Changes]:
    """Return the place, its VP and the other changes."""
    change = turn(at, "ra")
    assert change.pop("p1.pillars") == -1
    (pillar,) = [key for key in change if key.startswith("pillar ")]
    assert change.pop(pillar) == "p1"
    place = pillar[7:]
    tiles = {tile: where for tile, where in change.items() if tile[0] == "P"}
    laid = [tile for tile, where in tiles.items() if str(where).startswith("r")]
    assert [tiles[tile] for tile in laid] == [f"{place}/0"], "unturned"
    for tile in tiles:
        del change[tile]
    return place, int(change.pop("p1.vp.ra")), change


@pytest.mark.parametrize(
    ("value", "tile", "vp"),
    [(1, "P03", 1), (2, "P03", 1), (3, "P02", 2), (4, "P02", 2), (5, "P01", 3), (6, "P01", 3)],
)
def test_the_tile_of_the_value_brings_1_2_or_3_vp(value: int, tile: str, vp: int) -> None:
    """No edge touches in the middle of an empty Temple: the tile's VP and the fixed 2."""
    at = markers(to_ra(value), i="r3c3")
    change = turn(at, "ra")
    assert change[tile] == "r3c3/0"
    assert change["p1.vp.ra"] == vp + FIXED
    assert change["P04"] == "display 1"  # the others slide to the right (R10)


def test_neither_reward_nor_cost_nor_ability() -> None:
    """r3c3 shows 3 Faith; P03 has an ability in a Shaded part."""
    place, vp, change = raised(markers(to_ra(1), i="r3c3"))
    assert (place, vp, change) == ("r3c3", 1 + FIXED, {})


def test_where_most_buildings_stand_whoever_owns_them() -> None:
    """Row 2 has none of its own Buildings, and r5c4 is the best space."""
    at = to_ra().build(ME, "hathor:row2/1").build(0, "hathor:row5/1", "hathor:column4/1")
    place, vp, _ = raised(at)
    assert place == "r2c4"  # two as at r5c4, one of them its own
    at = to_ra().build(0, "hathor:row5/1", "hathor:column4/1")
    place, vp, change = raised(at)
    assert place == "r5c4"
    assert vp == 1 + FIXED + 2 + 1  # the tile, fixed, two Buildings, one outer edge
    assert change == {}


def test_equally_many_buildings_go_to_more_of_its_own() -> None:
    """r2c2 has two of the human's, r4c4 one of its own and one of the human's."""
    at = to_ra().build(0, "hathor:row2/1", "hathor:column2/1", "hathor:row4/1")
    at.build(ME, "hathor:column4/1")
    place, vp, _ = raised(at)
    assert place == "r2c4"  # like r4c4: two Buildings, one its own; it comes first from r1c1
    assert vp == 1 + FIXED + 2
    place, _, _ = raised(markers(at, i="r2c5"))
    assert place == "r4c4"


def test_more_buildings_come_before_its_own() -> None:
    at = to_ra(automas=2)
    at.build(0, "hathor:row1/1", "hathor:row1/2", "hathor:column2/1").build(ME, "hathor:row5/1")
    place, vp, _ = raised(at)
    assert place == "r1c2"
    assert vp == 1 + FIXED + 3 + 1


def test_vp_for_edges_do_not_choose_the_place() -> None:
    """The corner at the marker is no better than the space after it when that has a Building."""
    at = markers(to_ra(), i="r1c1").build(0, "hathor:column3/1")
    at.pillar(-1, "P04", "r1c3/0")
    place, vp, _ = raised(at)
    assert place == "r2c3"
    assert vp == 1 + FIXED + 1 + 1  # the Building; the tile above touches


@pytest.mark.parametrize(
    ("place", "laid", "edges"),
    [
        ("r3c3", (), 0),
        ("r1c3", (), 1),
        ("r1c1", (), 2),  # no doubling in a corner
        ("r5c5", ("r5c4",), 3),
        ("r3c3", ("r2c3", "r4c3", "r3c2", "r3c4"), 4),
    ],
)
def test_one_vp_for_each_adjacent_edge_whatever_its_color(
    place: str, laid: tuple[str, ...], edges: int
) -> None:
    at = markers(to_ra(), i=place)
    for tile, space in zip(("P04", "P05", "P06", "P07"), laid, strict=False):
        at.pillar(-1, tile, f"{space}/0")
    assert raised(at)[:2] == (place, 1 + FIXED + edges)


@pytest.mark.parametrize(
    ("marker", "filled", "place"),
    [
        ("r2c3", (), "r2c3"),
        ("r2c3", ("r2c3",), "r2c4"),
        ("r2c4", ("r2c4", "r2c5"), "r3c1"),
        ("r5c4", ("r5c4", "r5c5"), "r1c1"),
        ("r5c5", ("r5c5", "r1c1", "r1c2"), "r1c3"),
    ],
)
def test_the_last_tie_goes_on_from_marker_i(
    marker: str, filled: tuple[str, ...], place: str
) -> None:
    """Left to right, top to bottom, and round to the beginning."""
    at = markers(to_ra(), i=marker)
    for tile, space in zip(("P04", "P05", "P06"), filled, strict=False):
        at.pillar(-1, tile, f"{space}/0")
    assert raised(at)[0] == place


def test_a_conquest_tile_is_covered_and_brings_nothing() -> None:
    """R67: for Ra its space is empty; Q01 would bring 2 Gold."""
    at = markers(to_ra(), i="r3c3").conquest("Q01", at="r3c3").conquest("Q02")
    place, vp, change = raised(at)
    assert (place, vp) == ("r3c3", 1 + FIXED)
    assert change == {"Q01": "removed"}


def test_no_pillar_left_nothing_happens() -> None:
    """R86: no VP either."""
    at = to_ra()
    for i in range(8):
        at.pillar(ME, f"P{i + 4:02}", f"r{i // 4 + 1}c{i % 4 + 1}/0")
    assert turn(at, "ra") == {}


def test_no_space_left_nothing_happens() -> None:
    """All 25 spaces are taken; the two tiles left lie in the middle and at the right."""
    at = fill_temple(to_ra(3))
    assert at.state.display == [-1, 1, 2]
    assert turn(at, "ra") == {}


def test_no_tile_left_there_nothing_happens() -> None:
    """Spaces are free, but no tile lies at the left."""
    at = fill_temple(to_ra(5))
    at.state.stack = [at.state.tiles[12] // 4]
    at.state.tiles[12] = -1
    assert turn(at, "ra") == {}


def test_the_humans_statue_bonus_comes_even_if_nothing_happened() -> None:
    """R86: statue bonuses are paid. Slot 2 brings 1 Bread."""
    at = fill_temple(to_ra(3)).build(0, "statue:ra")
    assert turn(at, "ra") == {"p0.bread": 1}


@pytest.mark.parametrize(("difficulty", "fixed"), [(0, 2), (1, 2), (2, 2), (3, 4), (4, 4)])
def test_the_fixed_reward_by_difficulty(difficulty: int, fixed: int) -> None:
    assert raised(markers(to_ra(1, 1, difficulty), i="r3c3"))[1] == 1 + fixed


def test_its_technologies_bring_nothing() -> None:
    at = markers(to_ra(), i="r3c3").holds(ME, "T09", "T10", "T11", "T12")
    assert raised(at) == ("r3c3", 1 + FIXED, {})
