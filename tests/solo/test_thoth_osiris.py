"""Botankhamun's cards, workshops and quarries: R48, R49, R108, R109."""

import pytest

from tekhenu.rules.event import Passed
from tekhenu.rules.moves import OSIRIS
from tests.places import name_of
from tests.positions import Position
from tests.solo.table import BOT, cards_of, events_of, next_tile, opponent_turn, solo

# Thoth: sections 1 and 2 hold B01 B02 T01 and B03 B04 T02 T03.

THIRD = ("B11", "T11", "T12", "D11")
FOURTH = ("B14", "T14", "D14", "D15")


def thoth(value: int, happiness: int = 4, opened: int = 4) -> Position:
    at = solo().player(BOT, population=21, happiness=happiness)
    if opened > 2:
        at.market(3, *THIRD)
    if opened > 3:
        at.market(4, *FOURTH)
    at.die("thoth", "gray", value)
    return at


def cards_taken(at: Position) -> set[str]:
    return cards_of(next_tile(at, "thoth").game().state)


@pytest.mark.parametrize(("value", "count"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_number_of_cards_by_the_die(value: int, count: int) -> None:
    """Count the cards taken from a section of four."""
    assert len(cards_taken(thoth(value, 9))) == count


def test_taking_cards_changes_nothing_else() -> None:
    """No Papyrus is paid, the card has no effect, and the space is refilled at the end."""
    at = thoth(1, 4, opened=2)
    change = opponent_turn(at, "thoth")
    die = next(key for key in change if key.startswith("die"))
    assert change == {die: "p1 below", "T01": "p1", "T04": "market:1/3"}


@pytest.mark.parametrize(
    ("value", "cards"),
    [
        (1, {"D14"}),
        (3, {"D14", "D15"}),
        (5, {"D14", "D15", "T14"}),
    ],
)
def test_decrees_before_technologies(value: int, cards: set[str]) -> None:
    assert cards_taken(thoth(value, 13)) == cards


@pytest.mark.parametrize(
    ("value", "cards"), [(1, {"D11"}), (3, {"D11", "T11"}), (5, {"D11", "T11", "T12"})]
)
def test_technologies_before_blessings(value: int, cards: set[str]) -> None:
    assert cards_taken(thoth(value, 12)) == cards


@pytest.mark.parametrize(("value", "cards"), [(1, {"T01"}), (3, {"T01", "B01"})])
def test_leftmost_among_blessings(value: int, cards: set[str]) -> None:
    """The numbers on the cards do not matter: B02 lies left of B01 the second time."""
    assert cards_taken(thoth(value, 4)) == cards
    at = thoth(value, 4).market(1, "B06", "B05", "T01")
    assert cards_taken(at) == {"B06" if card == "B01" else card for card in cards}


def test_leftmost_among_technologies() -> None:
    at = thoth(1, 5).market(2, "B03", "B04", "T09", "T08")
    assert cards_taken(at) == {"T09"}


def test_leftmost_among_decrees() -> None:
    at = thoth(1, 13).market(4, "B14", "T14", "D09", "D08")
    assert cards_taken(at) == {"D09"}


@pytest.mark.parametrize(
    ("happiness", "card"),
    [
        (1, "T01"),
        (4, "T01"),
        (5, "T02"),
        (8, "T02"),
        (9, "D11"),
        (12, "D11"),
        (13, "D14"),
        (21, "D14"),
    ],
)
def test_R49_the_highest_section_its_happiness_allows(happiness: int, card: str) -> None:
    assert cards_taken(thoth(1, happiness)) == {card}


@pytest.mark.parametrize(("opened", "card"), [(2, "T02"), (3, "D11"), (4, "D14")])
def test_R49_the_highest_section_that_is_open(opened: int, card: str) -> None:
    """The Happiness would allow any. (Its Population opens nothing while it does not move.)"""
    assert cards_taken(thoth(1, 13, opened)) == {card}


def test_no_happiness_no_cards() -> None:
    at = thoth(6, 0)
    change = opponent_turn(at, "thoth")
    assert list(change.values()) == ["p1 below"]


@pytest.mark.parametrize("value", [3, 5])
def test_R49_fewer_cards_than_wanted_it_takes_them_all(value: int) -> None:
    """None from another section makes up for it."""
    at = thoth(value, 9).market(3, "", "", "T12", "")
    assert cards_taken(at) == {"T12"}


def test_R49_two_cards_for_three() -> None:
    at = thoth(6, 9).market(3, "B11", "", "T12", "")
    assert cards_taken(at) == {"B11", "T12"}


def test_R109_an_empty_section_leads_to_the_next_lower_one() -> None:
    at = thoth(1, 13).market(4, "", "", "", "")
    assert cards_taken(at) == {"D11"}
    at.market(3, "", "", "", "")
    assert cards_taken(at) == {"T02"}


def test_R109_only_upper_sections_that_are_allowed_count() -> None:
    """Section 2 is empty: section 1, although section 3 is full."""
    at = thoth(1, 8).market(2, "", "", "", "")
    assert cards_taken(at) == {"T01"}


def test_R109_an_empty_market_gives_nothing() -> None:
    at = thoth(6, 5, opened=2).market(1, "", "", "").market(2, "", "", "", "")
    assert cards_taken(at) == set()


def test_decree_it_takes_is_known_to_all() -> None:
    """It lay face up, and the pile is open."""
    at = thoth(1, 13)
    game = next_tile(at, "thoth").game()
    for seat in (None, 0, BOT):
        assert cards_of(game.view(seat).state) == {"D14"}


def test_it_never_renews_a_section() -> None:
    """The cards it leaves stay."""
    at = thoth(1, 5, opened=2)
    change = opponent_turn(at, "thoth")
    assert {card for card in change if card[0] in "BTD"} == {"T02", "T04"}


# Osiris

COLORS = {"yellow": "papyrus", "brown": "bread", "white": "limestone", "black": "granite"}
DISTRICTS = tuple(COLORS.values())


def osiris(color: str, value: int) -> tuple[Position, str]:
    at = solo()
    return at, at.die("osiris", color, value)


def place_of(at: Position) -> str:
    """Return the place of its new Building."""
    new = [key for key in opponent_turn(at, "osiris") if key.startswith("osiris:")]
    (place,) = new
    return place


def full_row(row: int) -> list[str]:
    return [f"osiris:row{row}/{district}" for district in DISTRICTS]


@pytest.mark.parametrize("value", [1, 3, 4, 5, 6])
@pytest.mark.parametrize("color", COLORS)
def test_row_by_the_value_district_by_the_color(color: str, value: int) -> None:
    """No Happiness is lost, no Production or Resource is gained."""
    at, die = osiris(color, value)
    assert opponent_turn(at, "osiris") == {
        die: "p1 below",
        f"osiris:row{value}/{COLORS[color]}": "p1",
        "p1.buildings": -1,
    }


def test_without_happiness_it_builds_as_well() -> None:
    at, _ = osiris("black", 3)
    at.player(BOT, happiness=0)
    assert place_of(at) == "osiris:row3/granite"


def test_gold_of_row_2_leaves_the_game() -> None:
    at, die = osiris("white", 2)
    assert opponent_turn(at, "osiris") == {
        die: "p1 below",
        "osiris:row2/limestone": "p1",
        "p1.buildings": -1,
        "gold osiris:row2": -1,
    }


def test_R109_gold_of_row_2_leaves_if_row_3_is_full() -> None:
    """Row 3 is full, so it builds in row 2."""
    at, _ = osiris("white", 3)
    at.build(0, *full_row(3))
    change = opponent_turn(at, "osiris")
    assert change["osiris:row2/limestone"] == "p1"
    assert change["gold osiris:row2"] == -1


def test_gray_goes_to_the_district_with_the_fewest_buildings() -> None:
    at, _ = osiris("gray", 4)
    at.build(0, "osiris:row1/papyrus", "osiris:row1/bread", "osiris:row1/granite")
    assert place_of(at) == "osiris:row4/limestone"


def test_R109_gray_counts_the_buildings_of_all_players() -> None:
    """Two of its own at Papyrus, one and one at Bread, one of the human at the others."""
    at, _ = osiris("gray", 6)
    at.build(BOT, "osiris:row1/papyrus", "osiris:row2/papyrus", "osiris:row1/bread")
    at.build(0, "osiris:row2/bread", "osiris:row1/limestone", "osiris:row2/limestone")
    at.build(0, "osiris:row1/granite")
    assert place_of(at) == "osiris:row6/granite"


def test_R109_gray_does_not_count_statues() -> None:
    """Above the workshops one stands; with no Building anywhere Papyrus is the leftmost."""
    at, _ = osiris("gray", 6)
    at.build(0, "statue:workshops")
    assert place_of(at) == "osiris:row6/papyrus"


@pytest.mark.parametrize(
    ("taken", "district"),
    [
        ((), "papyrus"),
        (("papyrus",), "bread"),
        (("papyrus", "bread"), "limestone"),
        (("papyrus", "limestone"), "bread"),
    ],
)
def test_gray_tie_goes_to_the_leftmost(taken: tuple[str, ...], district: str) -> None:
    at, _ = osiris("gray", 6)
    at.build(0, *(f"osiris:row1/{name}" for name in taken))
    assert place_of(at) == f"osiris:row6/{district}"


@pytest.mark.parametrize(
    ("color", "district"),
    [("yellow", "bread"), ("brown", "limestone"), ("white", "granite"), ("black", "papyrus")],
)
@pytest.mark.parametrize("owner", [0, BOT])
def test_taken_space_leads_to_the_right(owner: int, color: str, district: str) -> None:
    """Papyrus follows Granite."""
    at, _ = osiris(color, 4)
    at.build(owner, f"osiris:row4/{COLORS[color]}")
    assert place_of(at) == f"osiris:row4/{district}"


def test_to_the_right_as_far_as_it_takes() -> None:
    at, _ = osiris("white", 4)
    at.build(0, "osiris:row4/limestone", "osiris:row4/granite", "osiris:row4/papyrus")
    assert place_of(at) == "osiris:row4/bread"


def test_gray_with_a_taken_space_goes_right_too() -> None:
    """Papyrus has the fewest, but its space in the row is taken."""
    at, _ = osiris("gray", 4)
    at.build(0, "osiris:row4/papyrus", "osiris:row1/bread", "osiris:row2/bread")
    at.build(0, "osiris:row1/limestone", "osiris:row1/granite", "osiris:row2/granite")
    at.build(0, "osiris:row2/limestone")
    assert place_of(at) == "osiris:row4/bread"


@pytest.mark.parametrize(("value", "row"), [(6, 5), (5, 4), (4, 3), (3, 2), (2, 1), (1, 6)])
def test_full_row_leads_to_the_row_above(value: int, row: int) -> None:
    """Row 6 follows row 1, starting at the district first wanted (R109)."""
    at, _ = osiris("white", value)
    at.build(0, *full_row(value))
    assert place_of(at) == f"osiris:row{row}/limestone"


def test_R109_the_row_above_has_the_same_rules() -> None:
    """Limestone and Granite of row 3 are taken: Papyrus of that row."""
    at, _ = osiris("white", 4)
    at.build(0, *full_row(4), "osiris:row3/limestone").build(BOT, "osiris:row3/granite")
    assert place_of(at) == "osiris:row3/papyrus"


def test_several_full_rows_on_and_round() -> None:
    """Rows 2 and 1 are full: row 6."""
    at, _ = osiris("black", 2)
    at.build(0, *full_row(2), *full_row(1))
    assert place_of(at) == "osiris:row6/granite"


def test_nineteen_buildings_and_one_way_left() -> None:
    """Two players' twenty Buildings never fill 24 spaces: a place is always found."""
    at, die = osiris("yellow", 5)
    rows = [place for row in (5, 4, 3, 2, 1) for place in full_row(row)]
    at.build(0, *rows[:10]).build(BOT, *rows[10:19])
    change = opponent_turn(at, "osiris")
    assert change[die] == "p1 below"
    assert change["osiris:row1/granite"] == "p1"
    game = at.game()
    passed = [name_of(event.what) for event in events_of(game, Passed)]
    assert passed == rows[:19]
    assert set(passed) < set(OSIRIS)


def test_R48_osiris_out_of_buildings_does_nothing() -> None:
    at, die = osiris("yellow", 5)
    at.build(BOT, *full_row(1), *full_row(2), "osiris:row3/bread", "osiris:row3/granite")
    assert opponent_turn(at, "osiris") == {die: "p1 below"}
