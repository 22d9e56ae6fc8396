"""The choice of Botankhamun's die: R11, R46, R108.

Horus and Ra are Sunny, Hathor and Osiris Shaded, Bastet and Thoth Dark.
"""

import pytest

from tekhenu.rules.event import Idle, Narrowed, Performed, Picked
from tests.places import name_of
from tests.positions import Position
from tests.solo.table import BOT, GODS, chance_of_die, events_of, next_tile, opponent_turn, solo

# A tile by its Resources, and the colors of the dice that go with them.
TILES = {
    "granite": ("black", "white", "brown", "yellow"),
    "papyrus": ("yellow", "brown", "white", "black"),
    "limestone": ("white", "black", "yellow", "brown"),
    "bread": ("brown", "yellow", "black", "white"),
}


def god_done(at: Position, tile: str) -> tuple[int, int]:
    """Return the god and the value of the action performed."""
    (done,) = events_of(next_tile(at, tile).game(), Performed)
    return done.god, done.value


# God tiles


def test_god_tile_takes_the_highest_die_of_the_section() -> None:
    """A higher one elsewhere and a higher Forbidden one are out of the question."""
    at = solo()
    at.die("bastet", "white", 6)
    at.die("bastet", "brown", 2)
    die = at.die("bastet", "gray", 4)
    at.die("bastet", "black", 3)
    at.die("thoth", "black", 6)
    assert chance_of_die(at, "bastet") == {die}


def test_god_tile_prefers_value_to_purity() -> None:
    at = solo()
    die = at.die("osiris", "gray", 5)
    at.die("osiris", "yellow", 4)
    assert chance_of_die(at, "osiris") == {die}


def test_god_tile_tie_goes_to_the_pure_die() -> None:
    at = solo()
    at.die("osiris", "gray", 5)
    at.die("osiris", "white", 5)
    die = at.die("osiris", "brown", 5)
    at.die("osiris", "black", 5)
    assert chance_of_die(at, "osiris") == {die}


def test_god_tile_tie_among_pure_dice_is_random() -> None:
    at = solo()
    pure = {at.die("osiris", "brown", 5), at.die("osiris", "yellow", 5)}
    at.die("osiris", "gray", 5)
    at.die("osiris", "brown", 4)
    assert chance_of_die(at, "osiris") == pure


def test_god_tile_tie_without_a_pure_die_is_random() -> None:
    at = solo()
    tainted = {at.die("osiris", color, 3) for color in ("gray", "white", "black")}
    at.die("osiris", "yellow", 2)
    assert chance_of_die(at, "osiris") == tainted


def test_god_tile_looks_at_no_statue() -> None:
    """The rule of the Resource tiles decides nothing here."""
    at = solo().build(BOT, "statue:osiris")
    pure = {at.die("osiris", "brown", 5), at.die("osiris", "yellow", 5)}
    assert chance_of_die(at, "osiris") == pure


@pytest.mark.parametrize(
    ("tile", "section"),
    [
        ("horus", "osiris"),
        ("ra", "horus"),
        ("hathor", "ra"),
        ("bastet", "hathor"),
        ("thoth", "bastet"),
        ("osiris", "thoth"),
    ],
)
def test_R11_an_empty_section_leads_counter_clockwise(tile: str, section: str) -> None:
    """All sections but that of the tile hold a gray die."""
    at = solo()
    dice = {god: at.die(god, "gray", 3) for god in GODS if god != tile}
    assert chance_of_die(at, tile) == {dice[section]}


def test_R11_forbidden_dice_lead_counter_clockwise() -> None:
    at = solo()
    at.die("ra", "black", 6)
    at.die("ra", "brown", 6)
    at.die("hathor", "gray", 6)
    die = at.die("horus", "white", 1)
    assert chance_of_die(at, "ra") == {die}


def test_R11_on_and_on_until_there_is_one() -> None:
    """Ra empty, Horus Forbidden, Osiris empty, Thoth and Bastet Forbidden: Hathor at last."""
    at = solo()
    at.die("horus", "black", 6)
    at.die("thoth", "white", 6)
    at.die("bastet", "yellow", 6)
    die = at.die("hathor", "white", 1)
    assert chance_of_die(at, "ra") == {die}


def test_R11_the_next_section_has_the_same_rules() -> None:
    """Highest value, then Pure."""
    at = solo()
    at.die("hathor", "gray", 4)
    die = at.die("hathor", "yellow", 4)
    at.die("hathor", "brown", 3)
    assert chance_of_die(at, "bastet") == {die}


def test_action_is_that_of_the_section_not_of_the_tile() -> None:
    at = solo()
    at.die("hathor", "gray", 4)
    assert god_done(at, "bastet") == (GODS.index("hathor"), 4)


# Resource tiles


def test_resource_tile_takes_the_highest_die_of_its_first_color() -> None:
    """The die may be in any section; higher Forbidden dice and other colors are not taken."""
    at = solo()
    at.die("bastet", "white", 6)
    at.die("horus", "white", 3)
    die = at.die("osiris", "white", 4)
    at.die("ra", "white", 2)
    at.die("osiris", "black", 6)
    at.die("osiris", "gray", 6)
    assert chance_of_die(at, "limestone") == {die}


@pytest.mark.parametrize("tile", TILES)
def test_R44_resource_tiles_and_their_colors(tile: str) -> None:
    """Yellow Papyrus, brown Bread, white Limestone, black Granite, in the order of the tile.

    In the Shaded sections no die is Forbidden. The later a color comes, the higher its die.
    """
    for missing in range(4):
        at = solo()
        dice = {
            color: at.die("hathor", color, value)
            for value, color in enumerate(TILES[tile], 1)
            if value > missing
        }
        at.die("osiris", "gray", 6)
        assert chance_of_die(at, tile) == {dice[TILES[tile][missing]]}


def test_resource_tile_prefers_value_to_a_statue() -> None:
    at = solo().build(BOT, "statue:ra")
    at.die("ra", "white", 4)
    die = at.die("horus", "white", 5)
    assert chance_of_die(at, "limestone") == {die}


def test_R46_tie_goes_to_the_section_of_its_statue() -> None:
    """Also against a Pure die elsewhere."""
    at = solo().build(BOT, "statue:hathor")
    at.die("horus", "white", 4)
    die = at.die("hathor", "white", 4)
    at.die("ra", "white", 4)
    assert chance_of_die(at, "limestone") == {die}


@pytest.mark.parametrize(("slots", "section"), [((2, 5), "hathor"), ((6, 1), "horus")])
def test_R46_among_its_statues_the_higher_slot(slots: tuple[int, int], section: str) -> None:
    """Horus and Hathor lie at the slots given; Ra has no Statue."""
    others = ["bastet", "thoth", "osiris", "ra"]
    gods = {slots[0]: "horus", slots[1]: "hathor"}
    order = [gods[slot] if slot in gods else others.pop() for slot in range(1, 7)]
    at = solo().horus(*order).build(BOT, "statue:horus", "statue:hathor")
    dice = {god: at.die(god, "white", 4) for god in ("horus", "hathor", "ra")}
    assert chance_of_die(at, "limestone") == {dice[section]}


def test_R46_the_slot_is_that_of_the_god_not_of_the_section() -> None:
    """Ra comes after Horus on the wheel, but Horus lies at the higher slot."""
    at = solo().horus("hathor", "ra", "bastet", "thoth", "horus", "osiris")
    at.build(BOT, "statue:horus", "statue:ra")
    at.die("ra", "yellow", 2)
    die = at.die("horus", "yellow", 2)
    assert chance_of_die(at, "papyrus") == {die}


def test_R46_in_the_same_section_it_is_random() -> None:
    at = solo().build(BOT, "statue:ra", "statue:horus")
    at.die("horus", "white", 4)
    dice = {at.die("ra", "white", 4), at.die("ra", "white", 4)}
    assert chance_of_die(at, "limestone") == dice


def test_R46_without_a_statue_it_is_random() -> None:
    """The Pure one is no better, nor is the higher slot."""
    at = solo().build(BOT, "statue:bastet")
    dice = {at.die(god, "white", 4) for god in ("horus", "ra", "osiris")}
    at.die("ra", "white", 3)
    assert chance_of_die(at, "limestone") == dice


@pytest.mark.parametrize("statue", ["statue:workshops", "statue:temple-row"])
def test_R46_a_statue_for_the_people_is_in_no_section(statue: str) -> None:
    at = solo().build(BOT, statue)
    dice = {at.die("ra", "white", 4), at.die("osiris", "white", 4)}
    assert chance_of_die(at, "limestone") == dice


def test_R46_a_statue_of_the_human_decides_nothing() -> None:
    at = solo().build(0, "statue:ra")
    dice = {at.die("ra", "white", 4), at.die("osiris", "white", 4)}
    assert chance_of_die(at, "limestone") == dice


def test_absent_color_leads_to_the_next_resource() -> None:
    at = solo()
    at.die("osiris", "brown", 6)
    at.die("osiris", "gray", 6)
    die = at.die("osiris", "white", 1)
    assert chance_of_die(at, "granite") == {die}


def test_R108_a_color_all_forbidden_counts_as_absent() -> None:
    at = solo()
    at.die("horus", "black", 6)
    at.die("ra", "black", 5)
    at.die("osiris", "brown", 6)
    die = at.die("osiris", "white", 1)
    assert chance_of_die(at, "granite") == {die}


def test_one_legal_die_of_the_color_is_enough() -> None:
    at = solo()
    at.die("horus", "black", 6)
    die = at.die("thoth", "black", 1)
    at.die("osiris", "white", 6)
    assert chance_of_die(at, "granite") == {die}


# Gray


def test_gray_only_if_no_other_color_is_left() -> None:
    at = solo()
    at.die("osiris", "gray", 6)
    die = at.die("osiris", "yellow", 1)
    assert chance_of_die(at, "granite") == {die}


def test_gray_the_highest() -> None:
    """The others are Forbidden."""
    at = solo()
    at.die("horus", "black", 6)
    at.die("bastet", "yellow", 6)
    at.die("ra", "gray", 4)
    die = at.die("thoth", "gray", 5)
    assert chance_of_die(at, "granite") == {die}


def test_gray_tie_goes_to_the_statue_and_the_higher_slot() -> None:
    at = solo().build(BOT, "statue:thoth", "statue:ra")
    at.die("osiris", "gray", 5)
    at.die("ra", "gray", 5)
    die = at.die("thoth", "gray", 5)
    assert chance_of_die(at, "granite") == {die}


def test_gray_tie_is_random_without_a_statue() -> None:
    at = solo()
    dice = {at.die(god, "gray", 5) for god in ("osiris", "ra", "thoth")}
    assert chance_of_die(at, "bread") == dice


# No legal die


def all_forbidden() -> tuple[Position, set[str]]:
    at = solo()
    dice = {at.die("horus", "black", 6), at.die("ra", "brown", 1)}
    return at, dice | {at.die("thoth", "white", 3), at.die("bastet", "yellow", 2)}


@pytest.mark.parametrize("tile", ["ra", "osiris", "granite", "papyrus"])
def test_R108_no_legal_die_at_all_any_die_at_random(tile: str) -> None:
    at, dice = all_forbidden()
    assert chance_of_die(at, tile) == dice


@pytest.mark.parametrize("tile", ["thoth", "bread"])
def test_R108_no_legal_die_no_action(tile: str) -> None:
    """Only the die moves, with or without Statues."""
    at, dice = all_forbidden()
    for god in GODS:
        at.build(BOT if god in ("horus", "ra") else 0, f"statue:{god}")
    ((die, place),) = opponent_turn(at, tile).items()
    assert die in dice
    assert place == "p1 below"
    assert events_of(at.game(), Idle) == [Idle(BOT)]
    assert events_of(at.game(), Performed) == []


# The die after the turn


def test_die_lies_beside_the_tiles() -> None:
    """The die is on no scales, so it is not weighed."""
    at = solo()
    die = at.die("osiris", "yellow", 5)
    change = opponent_turn(at, "osiris")
    assert change[die] == "p1 below"


def test_choice_of_one_die_needs_no_rule() -> None:
    at = solo()
    die = at.die("bastet", "gray", 5)
    game = next_tile(at, "bastet").game()
    assert events_of(game, Narrowed) == []
    (picked,) = events_of(game, Picked)
    assert name_of(picked.what) == die == "die:gray5@bastet"
    assert picked.among == (picked.what,)
