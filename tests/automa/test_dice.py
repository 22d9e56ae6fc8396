"""The choice of an Automa's die: 003 "Die selection" and its tie-break, R81, R82.

Horus and Ra are Sunny, Hathor and Osiris Shaded, Bastet and Thoth Dark. So white dice are Pure in
the sun, yellow and brown ones in the shade, black ones in the dark, green ones everywhere. Red and
blue dice are Tainted.
"""

import pytest

from tekhenu.components.terms import God
from tekhenu.rules.event import Idle, Performed, Took
from tests.automa.table import GODS, ME, events_of, markers, played_turn, table, taken_die
from tests.positions import Position, die_name

RESOURCE_TILES = {
    "granite": ("black", "white", "brown", "yellow"),
    "papyrus": ("yellow", "brown", "white", "black"),
    "limestone": ("white", "black", "yellow", "brown"),
    "bread": ("brown", "yellow", "black", "white"),
}


def done(at: Position, tile: str) -> tuple[str, int]:
    """Return the god and the value of the action performed."""
    (performed,) = [e for e in events_of(played_turn(at, tile), Performed) if e.seat == ME]
    return God(performed.god).name.lower(), performed.value


# A tile that shows a god


def test_god_tile_takes_the_highest_die_of_the_section() -> None:
    """Not a higher Forbidden one, nor a higher one elsewhere."""
    at = table()
    at.die("bastet", "white", 6)
    at.die("bastet", "brown", 2)
    die = at.die("bastet", "red", 4)
    at.die("bastet", "black", 3)
    at.die("thoth", "black", 6)
    assert taken_die(at, "bastet") == die


def test_god_tile_prefers_value_to_purity() -> None:
    at = table()
    at.die("osiris", "yellow", 4)
    die = at.die("osiris", "blue", 5)
    assert taken_die(at, "osiris") == die


def test_god_tile_tie_goes_to_the_pure_die() -> None:
    """Though white, yellow and so on would say white."""
    at = table()
    at.die("osiris", "white", 5)
    die = at.die("osiris", "brown", 5)
    at.die("osiris", "black", 5)
    assert taken_die(at, "osiris") == die


@pytest.mark.parametrize(
    ("section", "first", "second"),
    [
        ("horus", "white", "green"),  # Pure in the sun
        ("horus", "yellow", "red"),  # Tainted in the sun
        ("osiris", "yellow", "brown"),  # Pure in the shade
        ("osiris", "white", "black"),  # Tainted in the shade
        ("osiris", "brown", "green"),  # Pure in the shade
        ("bastet", "black", "green"),  # Pure in the dark
        ("bastet", "brown", "red"),  # Tainted in the dark
        ("bastet", "red", "blue"),
    ],
)
def test_R81_equal_dice_of_a_section_go_by_color(section: str, first: str, second: str) -> None:
    """R81: white, yellow, black, brown, green, red, blue."""
    for order in ((first, second), (second, first)):
        at = table()
        dice = {color: at.die(section, color, 3) for color in order}
        assert taken_die(at, section) == dice[first]


@pytest.mark.parametrize("god", GODS)
def test_god_tile_without_a_valid_die_goes_counter_clockwise(god: str) -> None:
    """And performs the action of the section it reaches."""
    before = GODS[GODS.index(god) - 1]
    after = GODS[(GODS.index(god) + 1) % 6]
    at = table()
    die = at.die(before, "red", 1)
    at.die(after, "blue", 6)
    assert taken_die(at, god) == die
    assert done(at, god)[0] == before


def test_god_tile_passes_sections_with_forbidden_dice_only() -> None:
    at = table()
    at.die("horus", "black", 6)
    at.die("osiris", "white", 6)
    assert done(at, "horus") == ("osiris", 6)
    at = table()
    at.die("thoth", "yellow", 6)
    at.die("bastet", "white", 5)
    at.die("hathor", "yellow", 2)
    at.die("osiris", "yellow", 6)
    assert done(at, "thoth") == ("hathor", 2)


def test_god_tile_never_looks_at_the_board_of_seth() -> None:
    """A god tile considers the six sections only, in order (R82)."""
    at = table()
    at.die("seth", "gray", 6)
    at.die("ra", "red", 1)
    assert done(at, "horus") == ("ra", 1)


@pytest.mark.parametrize("tile", ["horus", "granite", "recruiting"])
def test_R82_no_takeable_die_at_the_obelisk_leads_to_seth(tile: str) -> None:
    """R82: the highest of his board."""
    at = table()
    at.die("seth", "gray", 2)
    die = at.die("seth", "gray", 5)
    at.die("ra", "black", 6)
    assert taken_die(at, tile) == die
    assert done(at, tile) == ("seth", 5)


# A tile that shows four Resources


@pytest.mark.parametrize("tile", RESOURCE_TILES)
def test_resource_tile_takes_its_colors_in_their_order(tile: str) -> None:
    """No color is Forbidden in the shade. A higher die of a later color does not matter."""
    colors = RESOURCE_TILES[tile]
    for absent in range(4):
        at = table()
        dice = {
            color: at.die("hathor", color, 2 + i) for i, color in enumerate(colors) if i >= absent
        }
        assert taken_die(at, tile) == dice[colors[absent]]


def test_resource_tile_takes_the_highest_of_its_color_around_the_obelisk() -> None:
    at = table()
    at.die("hathor", "black", 3)
    die = at.die("thoth", "black", 4)
    at.die("bastet", "black", 2)
    at.die("horus", "black", 6)  # Forbidden there
    assert taken_die(at, "granite") == die
    assert done(at, "granite") == ("thoth", 4)


def test_resource_tile_a_color_that_is_forbidden_everywhere_is_not_available() -> None:
    at = table()
    at.die("horus", "black", 6)
    die = at.die("hathor", "white", 1)
    assert taken_die(at, "granite") == die


def test_resource_tile_tie_goes_to_the_pure_die() -> None:
    """Though marker G would say Hathor."""
    at = markers(table(), g="hathor")
    at.die("hathor", "black", 4)
    die = at.die("thoth", "black", 4)
    assert taken_die(at, "granite") == die


@pytest.mark.parametrize(
    ("border", "first"),
    [
        ("horus", "osiris"),
        ("ra", "osiris"),
        ("hathor", "hathor"),
        ("bastet", "hathor"),
        ("thoth", "hathor"),
        ("osiris", "osiris"),
    ],
)
def test_R80_tie_among_sections_goes_on_from_marker_g(border: str, first: str) -> None:
    """R80: from the section just counter-clockwise of it on: Horus, Osiris, Thoth …"""
    at = markers(table(), g=border)
    dice = {god: at.die(god, "brown", 4) for god in ("hathor", "osiris")}
    at.die("bastet", "brown", 4)  # Tainted
    assert taken_die(at, "bread") == dice[first]


@pytest.mark.parametrize("tile", RESOURCE_TILES)
def test_resource_tile_without_its_colors_takes_the_highest_of_any(tile: str) -> None:
    """R82, then Pure, then marker G."""
    at = table()
    at.die("horus", "blue", 3)
    die = at.die("ra", "red", 5)
    at.die("seth", "gray", 6)
    assert taken_die(at, tile) == die
    pure = at.die("hathor", "green", 5)
    assert taken_die(at, tile) == pure


def test_resource_tile_without_its_colors_ends_with_marker_g() -> None:
    at = markers(table(), g="bastet")
    at.die("ra", "blue", 5)
    die = at.die("hathor", "red", 5)
    at.die("thoth", "blue", 5)
    assert taken_die(at, "bread") == die


# The tile with priest and soldier


def test_priest_and_soldier_take_the_highest_blue_or_red_die() -> None:
    at = table()
    at.die("horus", "red", 3)
    die = at.die("thoth", "blue", 4)
    at.die("hathor", "white", 6)
    assert taken_die(at, "recruiting") == die
    assert done(at, "recruiting") == ("thoth", 4)


def test_priest_and_soldier_tie_goes_to_marker_g_then_to_red() -> None:
    at = markers(table(), g="thoth")
    at.die("osiris", "red", 4)
    die = at.die("bastet", "blue", 4)
    assert taken_die(at, "recruiting") == die
    at = table()
    at.die("bastet", "blue", 4)
    die = at.die("bastet", "red", 4)
    assert taken_die(at, "recruiting") == die


def test_priest_and_soldier_without_blue_and_red_take_the_highest_of_any_color() -> None:
    at = table()
    at.die("seth", "gray", 6)
    at.die("horus", "black", 6)  # Forbidden
    at.die("horus", "yellow", 4)  # Tainted
    at.die("hathor", "white", 4)  # Tainted
    die = at.die("osiris", "brown", 4)  # Pure
    at.die("osiris", "green", 3)
    assert taken_die(at, "recruiting") == die


def test_priest_and_soldier_of_any_color_end_with_marker_g() -> None:
    at = markers(table(), g="hathor")
    at.die("osiris", "brown", 4)
    die = at.die("ra", "white", 4)
    assert taken_die(at, "recruiting") == die


# The tile of Seth


def test_seth_tile_takes_the_highest_die_of_his_board() -> None:
    at = table()
    at.die("seth", "gray", 3)
    die = at.die("seth", "gray", 5)
    at.die("osiris", "red", 6)
    assert taken_die(at, "seth") == die
    assert done(at, "seth") == ("seth", 5)


def test_seth_tile_without_a_die_there_goes_on_to_osiris_and_counter_clockwise() -> None:
    """R82."""
    at = table()
    at.die("osiris", "brown", 2)
    at.die("thoth", "red", 6)
    assert done(at, "seth") == ("osiris", 2)
    at = table()
    at.die("bastet", "blue", 1)
    at.die("horus", "red", 6)
    assert done(at, "seth") == ("bastet", 1)


# In general


def test_the_die_leaves_the_board_and_weighs_nothing() -> None:
    """It has no scale; a Tainted die costs it nothing."""
    at = table()
    die = at.die("osiris", "red", 6)
    game = played_turn(at, "osiris")
    (took,) = events_of(game, Took)
    assert die_name(at.state, took.die) == die
    assert game.state.sections[God.OSIRIS] == []
    assert game.state.players[ME].balance == at.state.players[ME].balance


def test_only_forbidden_dice_and_none_on_seths_board_bring_no_action() -> None:
    """A die must leave the board all the same, as with R108."""
    at = table()
    at.die("horus", "black", 6)
    game = played_turn(at, "ra")
    assert [e.seat for e in events_of(game, Idle)] == [ME]
    assert not game.state.sections[God.HORUS]
    assert not events_of(game, Performed)
