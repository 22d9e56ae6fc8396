"""An Automa at Thoth, Osiris and Seth: 003, R81, R83–R87."""

from collections import Counter

import pytest

from tekhenu.rules.event import Conquered
from tekhenu.rules.rng import Rng
from tests.automa.table import (
    DISTRICTS,
    ME,
    SPACES,
    events_of,
    fill_temple,
    markers,
    next_tile,
    table,
    turn,
)
from tests.positions import Changes, Position

# Thoth. Section 1 holds B01 B02 T01, section 2 B03 B04 T02 T03.


def to_thoth(value: int, happiness: int) -> Position:
    at = table().player(ME, happiness=happiness, population=21)
    at.die("thoth", "black", value)
    return at


def taken(at: Position) -> list[str]:
    return sorted(card for card, where in turn(at, "thoth").items() if where == "p1")


@pytest.mark.parametrize(
    ("value", "cards"),
    [
        (1, ["T01"]),
        (2, ["T01"]),
        (3, ["B01", "T01"]),
        (4, ["B01", "T01"]),
        (5, ["B01", "B02", "T01"]),
        (6, ["B01", "B02", "T01"]),
    ],
)
def test_one_two_or_three_cards_by_the_value(value: int, cards: list[str]) -> None:
    """Technologies before Blessings; the leftmost first; no Papyrus."""
    assert taken(to_thoth(value, happiness=2)) == cards


def test_the_highest_section_its_happiness_allows() -> None:
    assert taken(to_thoth(1, happiness=4)) == ["T01"]
    assert taken(to_thoth(1, happiness=5)) == ["T02"]


def test_decrees_come_first() -> None:
    at = to_thoth(3, happiness=13).market(4, "B10", "T10", "D10", "D11")
    at.market(3, "B09", "T08", "T09", "D09")
    assert taken(at) == ["D10", "D11"]
    at = to_thoth(5, happiness=12).market(3, "B09", "T08", "T09", "D09")
    assert taken(at) == ["D09", "T08", "T09"]


def test_a_closed_section_is_out_of_reach() -> None:
    """Section 3 and 4 are closed though its Happiness would do."""
    assert taken(to_thoth(1, happiness=21)) == ["T02"]


def test_an_empty_section_leads_to_the_next_lower_one() -> None:
    at = to_thoth(1, happiness=9).market(3, "", "", "", "")
    assert taken(at) == ["T02"]


def test_fewer_cards_than_wanted_are_all_taken() -> None:
    """One section only."""
    at = to_thoth(5, happiness=5).market(2, "", "B04", "", "")
    assert taken(at) == ["B04"]


def test_what_is_left_of_the_type_slides_left_before_the_refill() -> None:
    """T02 goes, T03 takes its place, the new Technology lies right of it."""
    change = turn(to_thoth(1, happiness=5), "thoth")
    assert change.pop("T02") == "p1"
    assert change.pop("T03") == "market:2/3"
    assert list(change.values()) == ["market:2/4"]


def test_other_types_do_not_slide() -> None:
    """Both Technologies and the left Blessing go: B04 slides to the left Blessing space."""
    change = turn(to_thoth(5, happiness=5), "thoth")
    assert (change.pop("T02"), change.pop("T03"), change.pop("B03")) == ("p1", "p1", "p1")
    assert change.pop("B04") == "market:2/1"
    assert sorted(map(str, change.values())) == ["market:2/2", "market:2/3", "market:2/4"]


def test_no_section_at_all_nothing_happens() -> None:
    assert turn(to_thoth(5, happiness=0), "thoth") == {}


# Osiris


def to_osiris(value: int, automas: int = 1) -> Position:
    at = table(automas)
    at.die("osiris", "yellow", value)
    return at


def workshop(at: Position) -> tuple[str, Changes]:
    """Return the place of its Building and the other changes."""
    change = turn(at, "osiris")
    assert change.pop("p1.buildings") == -1
    (place,) = [key for key in change if key.startswith("osiris:")]
    assert change.pop(place) == "p1"
    return place[7:], change


@pytest.mark.parametrize("value", [1, 3, 4, 5, 6])
def test_the_row_of_the_value_for_free(value: int) -> None:
    """No Happiness is lost, no production, no Resources, no Gold."""
    assert workshop(to_osiris(value)) == (f"row{value}/papyrus", {})


def test_gold_in_row_2_is_removed() -> None:
    at = to_osiris(2)
    assert workshop(at) == ("row2/papyrus", {"gold osiris:row2": -1})


def test_a_district_it_can_win_comes_first() -> None:
    """Marker F says Papyrus, which it cannot win; Bread is free to win."""
    at = to_osiris(6).build(0, "osiris:row1/papyrus", "osiris:row2/papyrus")
    assert workshop(at)[0] == "row6/bread"


def test_a_district_it_controls_already_is_no_new_majority() -> None:
    at = to_osiris(6).build(ME, "osiris:row1/papyrus")
    assert workshop(at)[0] == "row6/bread"


def test_a_majority_of_the_human_is_stolen_first() -> None:
    """Row 1 lies above the human's Building: a tie it wins by the topmost piece (R83)."""
    at = to_osiris(1).build(0, "osiris:row6/limestone")
    assert workshop(at)[0] == "row1/limestone"


def test_a_tie_below_the_humans_piece_wins_nothing() -> None:
    at = to_osiris(6).build(0, "osiris:row1/limestone")
    assert workshop(at)[0] == "row6/papyrus"


def test_a_majority_of_another_automa_is_like_nobodys() -> None:
    at = to_osiris(1, automas=2).build(2, "osiris:row6/limestone")
    assert workshop(at)[0] == "row1/papyrus"


@pytest.mark.parametrize("district", DISTRICTS)
def test_marker_f_decides_among_districts_it_would_win(district: str) -> None:
    at = markers(to_osiris(5), f=district)
    assert workshop(at)[0] == f"row5/{district}"


def test_marker_f_goes_left_to_right_and_wraps() -> None:
    """The space at Granite is occupied, so Papyrus is next."""
    at = markers(to_osiris(5), f="granite").build(0, "osiris:row5/granite")
    assert workshop(at)[0] == "row5/papyrus"


def test_without_a_majority_to_gain_marker_f_decides() -> None:
    """The human holds all districts with two Buildings above; row 6 is free."""
    for district in DISTRICTS:
        at = markers(to_osiris(6), f=district)
        at.build(0, *(f"osiris:row{row}/{d}" for row in (1, 2) for d in DISTRICTS))
        assert workshop(at)[0] == f"row6/{district}"


def test_without_a_majority_marker_f_passes_taken_spaces() -> None:
    at = markers(to_osiris(6), f="bread")
    at.build(0, *(f"osiris:row{row}/{d}" for row in (1, 2) for d in DISTRICTS))
    at.build(0, "osiris:row6/bread")
    assert workshop(at)[0] == "row6/limestone"


@pytest.mark.parametrize(("value", "above"), [(6, 5), (3, 2), (1, 6)])
def test_a_full_row_leads_to_the_row_above_and_round(value: int, above: int) -> None:
    at = to_osiris(value).build(0, *(f"osiris:row{value}/{d}" for d in DISTRICTS))
    assert workshop(at)[0].startswith(f"row{above}/")


def test_R83_in_another_row_the_majority_is_computed_again() -> None:
    """R83: row 2 is full of the human's; in row 1 a tie is won by lying topmost, with Papyrus,
    where the human has two, not."""
    at = to_osiris(2).build(0, *(f"osiris:row2/{d}" for d in DISTRICTS), "osiris:row6/papyrus")
    assert workshop(at)[0] == "row1/bread"


def test_osiris_without_a_building_nothing_happens() -> None:
    at = to_osiris(6)
    at.build(ME, *(f"osiris:row{row}/{d}" for row in (1, 2, 3, 4, 5) for d in ("papyrus", "bread")))
    assert turn(at, "osiris") == {}


def test_osiris_without_a_space_nothing_happens() -> None:
    """Twenty-four Buildings fill it."""
    at = to_osiris(6, automas=3)
    places = [f"osiris:row{row}/{d}" for row in range(1, 7) for d in DISTRICTS]
    for seat, share in ((0, places[:9]), (2, places[9:18]), (3, places[18:])):
        at.build(seat, *share)
    assert turn(at, "osiris") == {}


# Seth. Q01 lies face up, Q02 is next.


def to_seth(value: int, automas: int = 1) -> Position:
    at = table(automas)
    at.die("seth", "gray", value)
    return at


def conquered(at: Position) -> tuple[str, Changes]:
    """Return the region, and the changes besides the Building and the conquest tiles."""
    change = turn(at, "seth")
    assert change.pop("p1.buildings") == -1
    (region,) = [key for key in change if key.startswith("region")]
    assert change.pop(region) == "p1"
    assert change.pop("Q01") in SPACES
    assert change.pop("Q02") == "face up"
    return region[:7], change


@pytest.mark.parametrize("value", range(1, 7))
def test_the_region_of_the_value_for_1_vp_and_free(value: int) -> None:
    """Neither soldiers nor blood nor the reward shown."""
    assert conquered(to_seth(value)) == (f"region{value}", {"p1.vp.seth": 1})


@pytest.mark.parametrize(("value", "before"), [(6, 5), (2, 1), (1, 6)])
def test_a_full_region_leads_to_the_one_before_and_round(value: int, before: int) -> None:
    at = to_seth(value).build(0, f"region{value}")
    assert conquered(at)[0] == f"region{before}"


def test_more_players_have_two_spaces_in_a_region() -> None:
    at = to_seth(4, automas=2).build(0, "region4")
    assert conquered(at)[0] == "region4"
    at.build(2, "region4")
    assert conquered(at)[0] == "region3"


@pytest.mark.parametrize("owner", [0, 1, 2])
def test_R85_anybodys_statue_in_the_column_brings_3_vp(owner: int) -> None:
    """R85. Regions 2 and 5 lie in the middle column."""
    for value in (2, 5):
        at = to_seth(value, automas=2).build(owner, "statue:seth-middle")
        assert conquered(at)[1] == {"p1.vp.seth": 1 + 3}
    at = to_seth(1, automas=2).build(owner, "statue:seth-middle")
    assert conquered(at)[1] == {"p1.vp.seth": 1}


def test_the_column_is_that_of_the_region_where_it_built() -> None:
    """Region 4 (left) is full, so region 3 (right) it is."""
    at = to_seth(4).build(0, "region4").build(0, "statue:seth-right")
    assert conquered(at) == ("region3", {"p1.vp.seth": 4})


def landings(at: Position, seeds: int) -> Counter[str]:
    next_tile(at, "seth")
    found: Counter[str] = Counter()
    for seed in range(seeds):
        at.state.rng = Rng.from_seed(seed)
        (laid,) = events_of(at.game(), Conquered)
        found[str(laid.space)] += 1
    return found


def test_R87_the_conquest_tile_lands_on_any_empty_space_equally_likely() -> None:
    """R87: a row and a column, 1 to 5 each. 60 are expected on each of 25 (4 sigma: 31)."""
    found = landings(to_seth(1), 1500)
    assert set(found) == set(SPACES)
    assert all(29 <= count <= 91 for count in found.values()), found


def test_an_occupied_space_is_rolled_again() -> None:
    """Neither a Pillar tile nor another conquest tile lies where it lands."""
    at = fill_temple(to_seth(1), "r2c4", "r5c1", "r3c3").conquest("Q05", at="r3c3")
    assert set(landings(at, 40)) == {"r2c4", "r5c1"}


def test_without_an_empty_space_no_tile_is_placed() -> None:
    at = fill_temple(to_seth(1))
    change = turn(at, "seth")
    assert change == {"p1.buildings": -1, "region1/1": "p1", "p1.vp.seth": 1}


def test_without_a_tile_none_is_placed() -> None:
    at = to_seth(1)
    board = at.seth
    board.removed = [board.conquest, *board.stack]
    board.conquest, board.stack = -1, []
    assert turn(at, "seth") == {"p1.buildings": -1, "region1/1": "p1", "p1.vp.seth": 1}


def test_seth_without_a_building_nothing_happens() -> None:
    """R86: no VP, no tile."""
    at = to_seth(6)
    at.build(ME, *(f"osiris:row{row}/{d}" for row in (1, 2, 3, 4, 5) for d in ("papyrus", "bread")))
    assert turn(at, "seth") == {}


def test_seth_without_a_space_nothing_happens() -> None:
    at = to_seth(6).build(0, *(f"region{n}" for n in range(1, 7)))
    assert turn(at, "seth") == {}


def test_R86_an_automas_turn_cannot_be_taken_back() -> None:
    """R86: drawing a tile reveals something, so the human's choice before it stands."""
    at = next_tile(table(), "bastet")
    at.state.order = [0, ME]
    die = at.die("osiris", "yellow", 1)
    at.die("bastet", "red", 1)
    game = at.game()
    while game.state.automas[0].shown == []:
        assert game.decision is not None
        names = [str(option) for option in game.decision.options]
        game.play(die if die in names else names[0])
    with pytest.raises(ValueError, match="revealed something hidden"):
        game.undo()
