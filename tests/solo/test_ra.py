"""Botankhamun's Pillars: R10, R11, R48, R109.

A corner of the empty Temple touches the outer edge with two sides, the other outer spaces with one.
In a Temple with only a few separate free spaces, each of these scores four sides.
"""

import pytest

from tekhenu import Game
from tests.positions import Position, described
from tests.solo.table import BOT, fill_temple, opponent_turn, over_seeds, solo

CORNERS = {"r1c1", "r1c5", "r5c1", "r5c5"}


def with_die(value: int = 2) -> tuple[Position, str]:
    at = solo()
    return at, at.die("ra", "gray", value)


def full_but(*empty: str) -> Position:
    return fill_temple(with_die()[0], *empty)


def pillars(game: Game) -> frozenset[str]:
    words = described(game.state, game.settings)
    return frozenset(k[7:] for k, v in words.items() if k.startswith("pillar ") and v == "p1")


def chance_of_space(at: Position) -> set[str]:
    before = {
        f"r{space // 5 + 1}c{space % 5 + 1}"
        for space, owner in enumerate(at.state.pillars)
        if owner == BOT
    }
    return {space for places in over_seeds(at, "ra", pillars) for space in places - before}


def points(at: Position) -> int | str:
    return opponent_turn(at, "ra").get("p1.vp.ra", 0)


# The tile


@pytest.mark.parametrize(
    ("value", "tile", "vp", "slid"),
    [
        (1, "P03", 1, {"P01": "display 2", "P02": "display 3"}),
        (2, "P03", 1, {"P01": "display 2", "P02": "display 3"}),
        (3, "P02", 2, {"P01": "display 2"}),
        (4, "P02", 2, {"P01": "display 2"}),
        (5, "P01", 3, {}),
        (6, "P01", 3, {}),
    ],
)
def test_tile_of_the_die(value: int, tile: str, vp: int, slid: dict[str, str]) -> None:
    """The place in the display gives 1 to 3 VP, and the display moves on (R10).

    Only r1c1 scores three sides: two at the outer edge, one at the tile beside it.
    """
    at, die = with_die(value)
    at.pillar(-1, "P27", "r1c2/0")
    assert opponent_turn(at, "ra") == {
        die: "p1 below",
        tile: "r1c1/0",
        "pillar r1c1": "p1",
        "p1.pillars": -1,
        "p1.vp.ra": 3 + vp,
        "P04": "display 1",
        **slid,
    }


def test_R48_the_tile_is_not_turned() -> None:
    """Over chances: every corner, and never another rotation than 0."""
    at, _ = with_die()

    def tile(game: Game) -> str:
        return str(described(game.state, game.settings)["P03"])

    assert over_seeds(at, "ra", tile) == {f"{corner}/0" for corner in CORNERS}


# Points


@pytest.mark.parametrize("tile", ["P22", "P23", "P24", "P25"])
def test_R48_sides_score_whatever_their_colors(tile: str) -> None:
    """Tiles of one color only, each of them between the same four neighbors."""
    at = fill_temple(with_die()[0].display("P01", "P02", tile), "r3c3")
    assert points(at) == 4 + 1


def test_R48_no_doubling_in_a_corner() -> None:
    """Two sides at the outer edge, 1 VP for the display."""
    at, _ = with_die(1)
    assert points(at) == 2 + 1


@pytest.mark.parametrize("owner", [-1, 0, BOT])
def test_R48_a_tile_touches_whoever_owns_it(owner: int) -> None:
    """Also one without a Pillar."""
    at, _ = with_die(1)
    at.pillar(owner, "P27", "r1c2/0")
    assert chance_of_space(at) == {"r1c1"}
    assert points(at) == 3 + 1


def test_buildings_of_all_players_in_row_and_column_score() -> None:
    """Four Buildings stand beside the lines of r2c2, two beside those of r4c4."""
    at = full_but("r2c2", "r4c4")
    at.build(0, "hathor:row2/1", "hathor:row4/1").build(BOT, "hathor:column2/1")
    at.build(BOT, "hathor:row1/1")
    assert points(at) == 4 + 2 + 1
    assert chance_of_space(at) == {"r2c2"}


def test_statues_do_not_score() -> None:
    """A Statue at the middle row makes r3c3 no better than r1c1."""
    at = full_but("r3c3", "r1c2").build(0, "statue:temple-row", "statue:temple-column")
    at.build(0, "hathor:row1/1")
    assert chance_of_space(at) == {"r1c2"}


def test_most_points_win_over_every_tie_break() -> None:
    """An outer space without an own Building, but with a VP more."""
    at = full_but("r1c3", "r3c3", "r5c5")
    at.build(0, "hathor:row1/1", "hathor:column5/1", "hathor:row5/1").build(BOT, "hathor:row3/1")
    assert chance_of_space(at) == {"r5c5"}


def test_sides_and_buildings_add_up() -> None:
    """r1c1 has two sides and two Buildings; r3c3, between three tiles, has three sides."""
    at, _ = with_die(1)
    for tile, space in (("P24", "r2c3"), ("P25", "r4c3"), ("P26", "r3c2")):
        at.pillar(-1, tile, f"{space}/0")
    at.build(0, "hathor:row1/1", "hathor:column1/1")
    assert chance_of_space(at) == {"r1c1"}
    assert points(at) == 2 + 2 + 1


def test_reward_and_ability_are_ignored() -> None:
    """P17, 2 Gold while Ra is Sunny, onto the space of 3 Faith: neither comes."""
    at = fill_temple(with_die()[0].display("P01", "P02", "P17"), "r3c3")
    change = opponent_turn(at, "ra")
    assert change["pillar r3c3"] == "p1"
    assert {key for key in change if key.startswith("p1.")} == {"p1.pillars", "p1.vp.ra"}


@pytest.mark.parametrize("tile", ["P01", "P04", "P07", "P11", "P13", "P19"])
def test_no_sunny_ability_works_for_it(tile: str) -> None:
    """Population, VP per match, a VP, a card, a Decree, a doubled reward: none of them."""
    at = fill_temple(with_die()[0].display("P02", "P03", tile), "r1c3")
    change = opponent_turn(at, "ra")
    assert change["p1.vp.ra"] == 4 + 1
    assert {key for key in change if key.startswith("p1.")} == {"p1.pillars", "p1.vp.ra"}
    assert not any(where == "p1" for key, where in change.items() if key[0] in "BTD")


# Ties


def test_R109_tie_goes_to_a_line_with_its_building() -> None:
    """Each line has one Building, that of r2c2 is its own. Both are inner spaces."""
    at = full_but("r2c2", "r4c4")
    at.build(BOT, "hathor:row2/1").build(0, "hathor:column4/1")
    assert chance_of_space(at) == {"r2c2"}


def test_R109_its_building_beats_the_inner_space() -> None:
    at = full_but("r1c2", "r3c4")
    at.build(BOT, "hathor:column2/1").build(0, "hathor:column4/1")
    assert chance_of_space(at) == {"r1c2"}


def test_R109_how_many_of_its_buildings_does_not_matter() -> None:
    """Two of its own at r2c2; at r4c4 one of its own and one of the human."""
    at = full_but("r2c2", "r4c4")
    at.build(BOT, "hathor:row2/1", "hathor:column2/1", "hathor:row4/1")
    at.build(0, "hathor:column4/1")
    assert chance_of_space(at) == {"r2c2", "r4c4"}


def test_R109_its_statue_at_the_temple_is_no_building() -> None:
    at = full_but("r3c2", "r4c4").build(BOT, "statue:temple-row")
    assert chance_of_space(at) == {"r3c2", "r4c4"}


def test_R109_its_osiris_buildings_are_in_no_line() -> None:
    at = full_but("r2c2", "r4c4").build(BOT, "osiris:row2/papyrus")
    assert chance_of_space(at) == {"r2c2", "r4c4"}


@pytest.mark.parametrize("outer", ["r1c1", "r1c3", "r3c1", "r5c4", "r4c5"])
def test_R11_tie_goes_to_the_space_not_at_the_edge(outer: str) -> None:
    """Edge, not corner: the other outer spaces lose as well."""
    at = full_but(outer, "r3c3")
    assert chance_of_space(at) == {"r3c3"}


def test_R11_an_outer_space_is_no_better_than_a_corner() -> None:
    at = full_but("r1c1", "r1c3", "r5c4")
    assert chance_of_space(at) == {"r1c1", "r1c3", "r5c4"}


def test_R11_edge_counts_among_those_with_its_building() -> None:
    """All three have an own Building in the lines; one is not at the edge."""
    at = full_but("r2c1", "r2c3", "r2c5").build(BOT, "hathor:row2/1")
    assert chance_of_space(at) == {"r2c3"}


def test_tie_among_inner_spaces_is_random() -> None:
    at = full_but("r2c2", "r2c4", "r4c3", "r1c1")
    assert chance_of_space(at) == {"r2c2", "r2c4", "r4c3"}


def test_tie_of_corners_in_an_empty_temple_is_random() -> None:
    assert chance_of_space(with_die()[0]) == CORNERS


# Nothing to do


def test_R48_out_of_pillars_nothing_happens() -> None:
    """No tile is laid and the display stays."""
    at, die = with_die(5)
    for i, tile in enumerate(range(10, 18)):
        at.pillar(BOT, f"P{tile}", f"r{i // 5 + 1}c{i % 5 + 1}/0")
    assert opponent_turn(at, "ra") == {die: "p1 below"}


def test_last_pillar_can_be_raised() -> None:
    at, _ = with_die(5)
    for i, tile in enumerate(range(10, 17)):
        at.pillar(BOT, f"P{tile}", f"r{i // 5 + 1}c{i % 5 + 1}/0")
    assert opponent_turn(at, "ra")["p1.pillars"] == -1


@pytest.mark.parametrize("value", [2, 3, 6])
def test_full_temple_nothing_happens(value: int) -> None:
    """25 of 27 tiles are laid: two are on display, its left space is empty."""
    at, die = with_die(value)
    at.state.stack.append(at.state.display[0])
    at.state.display[0] = -1
    assert opponent_turn(fill_temple(at), "ra") == {die: "p1 below"}
