"""Botankhamun's Statues: R47, R109. Slots 1 to 6 honor the gods in their order on the wheel."""

import pytest

from tekhenu import Game
from tekhenu.rules.moves import PEOPLE
from tests.positions import Position
from tests.solo.table import BOT, GODS, opponent_turn, over_seeds, solo

OSIRIS_SPACES = {"statue:workshops", "statue:quarries"}
TEMPLE_SPACES = {"statue:temple-row", "statue:temple-column"}


def horus(value: int = 1) -> tuple[Position, str]:
    at = solo()
    return at, at.die("horus", "gray", value)


def occupied(value: int = 2) -> tuple[Position, str]:
    """Let the human occupy the space of the die's god."""
    at, die = horus(value)
    return at.build(0, f"statue:{GODS[value - 1]}"), die


def row(district: str, *rows: int) -> list[str]:
    return [f"osiris:row{number}/{district}" for number in rows]


def deny(at: Position, *districts: str) -> Position:
    """Give the human two Buildings in a district, which one Statue cannot win."""
    for district in districts:
        at.build(0, *row(district, 5, 6))
    return at


def people_of_bot(game: Game) -> frozenset[str]:
    owners = zip(PEOPLE, game.state.people, strict=False)
    return frozenset(str(place) for place, owner in owners if owner == BOT)


def chance_of_place(at: Position) -> set[str]:
    """Return the possible places of the Statue."""
    before = {str(p) for p, o in zip(PEOPLE, at.state.people, strict=False) if o == BOT}
    found = over_seeds(at, "horus", people_of_bot)
    assert all(len(places - before) == 1 for places in found)
    return {place for places in found for place in places - before}


# In honor of a god


@pytest.mark.parametrize("value", range(1, 7))
def test_first_choice_is_the_god_of_the_die(value: int) -> None:
    """Nothing is paid, and the new Statue brings no bonus."""
    at, die = horus(value)
    god = f"statue:{GODS[value - 1]}/1"
    assert opponent_turn(at, "horus") == {die: "p1 below", god: "p1", "p1.statues": -1}


def test_first_choice_by_the_horus_tile_not_the_wheel() -> None:
    at, die = horus(3)
    at.horus("osiris", "bastet", "thoth", "hathor", "ra", "horus")
    change = opponent_turn(at, "horus")
    assert change == {die: "p1 below", "statue:thoth/1": "p1", "p1.statues": -1}


def test_first_choice_even_if_the_people_would_bring_more() -> None:
    """A Statue in honor of a god comes first, even if districts or Pillars would score."""
    at, die = horus(2)
    at.pillar(BOT, "P22", "r3c1/0").pillar(BOT, "P23", "r3c2/0")
    assert opponent_turn(at, "horus") == {die: "p1 below", "statue:ra/1": "p1", "p1.statues": -1}


@pytest.mark.parametrize("owner", [0, BOT])
def test_taken_honor_leads_to_the_people(owner: int) -> None:
    """There is one space per god, and its own Statue fills it as well."""
    at, _ = horus(2)
    at.build(owner, "statue:ra")
    assert chance_of_place(deny(at, "papyrus", "bread")) == {"statue:quarries"}


# Above the districts


def test_statue_above_the_districts() -> None:
    """One piece less, the Gold there leaves the game, and nothing is scored."""
    at, die = occupied()
    change = opponent_turn(deny(at, "papyrus", "bread"), "horus")
    assert change == {
        die: "p1 below",
        "statue:quarries": "p1",
        "gold statue:quarries": -1,
        "p1.statues": -1,
    }


def test_R47_an_empty_district_is_won_by_the_statue() -> None:
    """Four empty districts: both spaces win two, so chance decides; the Temple never."""
    assert chance_of_place(occupied()[0]) == OSIRIS_SPACES


def test_R47_two_districts_before_one() -> None:
    at, _ = occupied()
    assert chance_of_place(deny(at, "granite")) == {"statue:workshops"}


def test_R47_one_district_before_none() -> None:
    at, _ = occupied()
    assert chance_of_place(deny(at, "papyrus", "bread", "granite")) == {"statue:quarries"}


def test_R47_one_and_one_is_a_tie() -> None:
    at, _ = occupied()
    assert chance_of_place(deny(at, "papyrus", "granite")) == OSIRIS_SPACES


def test_R47_a_tie_of_pieces_goes_to_the_statue_on_top() -> None:
    """One human Building each: the Statue equals it and lies above row 1."""
    at, _ = occupied()
    at.build(0, *row("limestone", 1), *row("granite", 1))
    assert chance_of_place(deny(at, "papyrus", "bread")) == {"statue:quarries"}


def test_R47_own_buildings_help_the_statue() -> None:
    """Two human Buildings against one of its own and the Statue."""
    at, _ = occupied()
    at.build(BOT, *row("bread", 6))
    at.build(0, *row("bread", 1, 2), *row("papyrus", 1, 2))
    assert chance_of_place(deny(at, "limestone", "granite")) == {"statue:workshops"}


def test_R47_a_district_controlled_already_is_no_impact() -> None:
    """It leads at Papyrus and Bread; the quarries bring it one."""
    at, _ = occupied()
    at.build(BOT, *row("papyrus", 1), *row("bread", 1))
    assert chance_of_place(deny(at, "granite")) == {"statue:quarries"}


def test_R47_the_size_of_a_lead_is_no_impact() -> None:
    """One district won and one controlled is 1; two districts won are 2."""
    at, _ = occupied()
    at.build(BOT, *row("papyrus", 1, 2, 3))
    assert chance_of_place(at) == {"statue:quarries"}


@pytest.mark.parametrize(("taken", "free"), [("workshops", "quarries"), ("quarries", "workshops")])
def test_R109_only_empty_spaces_are_compared(taken: str, free: str) -> None:
    """The other one would win both districts if it were free."""
    at, _ = occupied()
    at.build(0, f"statue:{taken}")
    deny(at, "bread", "granite")
    assert chance_of_place(at) == {f"statue:{free}"}


# At the Temple


def no_impact() -> tuple[Position, str]:
    at, die = occupied()
    return deny(at, "papyrus", "bread", "limestone", "granite"), die


def test_no_impact_leads_to_the_temple_with_more_pillars() -> None:
    """Two in the middle row, one in the middle column; human Pillars do not count."""
    at, die = no_impact()
    at.pillar(BOT, "P22", "r3c1/0").pillar(BOT, "P23", "r3c2/0").pillar(BOT, "P24", "r1c3/0")
    at.pillar(0, "P25", "r2c3/0").pillar(0, "P26", "r4c3/0")
    change = opponent_turn(at, "horus")
    assert change == {
        die: "p1 below",
        "statue:temple-row": "p1",
        "gold statue:temple-row": -1,
        "p1.statues": -1,
        "p1.vp.horus": 6,
    }


def test_more_pillars_in_the_column() -> None:
    """The one in the center belongs to both lines."""
    at, _ = no_impact()
    at.pillar(BOT, "P22", "r3c3/0").pillar(BOT, "P23", "r5c3/0").pillar(BOT, "P24", "r1c1/0")
    change = opponent_turn(at, "horus")
    assert change["statue:temple-column"] == "p1"
    assert change["p1.vp.horus"] == 6


def test_temple_tie_is_random() -> None:
    at, _ = no_impact()
    at.pillar(BOT, "P22", "r3c3/0")
    assert chance_of_place(at) == TEMPLE_SPACES


def test_R109_the_temple_even_without_pillars() -> None:
    at, _ = no_impact()
    at.pillar(BOT, "P22", "r1c1/0").pillar(0, "P23", "r3c1/0")
    assert chance_of_place(at) == TEMPLE_SPACES
    assert "p1.vp.horus" not in opponent_turn(at, "horus")


def test_both_osiris_spaces_taken_lead_to_the_temple() -> None:
    at, _ = occupied()
    at.build(0, "statue:workshops").build(BOT, "statue:quarries")
    at.pillar(BOT, "P22", "r1c3/0")
    assert chance_of_place(at) == {"statue:temple-column"}


@pytest.mark.parametrize(("taken", "free"), [("row", "column"), ("column", "row")])
def test_the_free_temple_space_even_with_fewer_pillars(taken: str, free: str) -> None:
    at, _ = no_impact()
    at.build(0, f"statue:temple-{taken}")
    at.pillar(BOT, "P22", "r3c1/0" if taken == "row" else "r1c3/0")
    assert chance_of_place(at) == {f"statue:temple-{free}"}


def test_impact_comes_before_the_temple() -> None:
    """One district comes before six VP."""
    at, _ = occupied()
    deny(at, "papyrus", "bread", "limestone")
    at.pillar(BOT, "P22", "r3c1/0").pillar(BOT, "P23", "r3c2/0")
    change = opponent_turn(at, "horus")
    assert change["statue:quarries"] == "p1"
    assert "p1.vp.horus" not in change


# Three VP


def test_both_temple_spaces_taken_three_vp() -> None:
    """All four people's spaces are; the Statue is kept."""
    at, die = occupied()
    at.build(0, "statue:workshops", "statue:temple-row")
    at.build(BOT, "statue:quarries", "statue:temple-column")
    assert opponent_turn(at, "horus") == {die: "p1 below", "p1.vp.horus": 3}


def test_R109_three_vp_although_an_osiris_space_is_free() -> None:
    at, die = no_impact()
    at.build(0, "statue:temple-row", "statue:temple-column")
    assert opponent_turn(at, "horus") == {die: "p1 below", "p1.vp.horus": 3}


def test_R47_out_of_statues_three_vp() -> None:
    """Even though the god of the die and a people's space are free."""
    at, die = horus(1)
    at.build(BOT, "statue:ra", "statue:hathor", "statue:bastet", "statue:thoth", "statue:osiris")
    at.build(BOT, "statue:quarries")
    assert at.state.players[BOT].statues == 0
    assert opponent_turn(at, "horus") == {die: "p1 below", "p1.vp.horus": 3}


def test_last_statue_can_be_built() -> None:
    at, die = horus(1)
    at.build(BOT, "statue:ra", "statue:hathor", "statue:bastet", "statue:thoth", "statue:osiris")
    change = opponent_turn(at, "horus")
    assert change == {die: "p1 below", "statue:horus/1": "p1", "p1.statues": -1}
