"""Botankhamun's Temple Buildings and festivals: R48, R108, R109."""

import pytest

from tekhenu import Game
from tekhenu.rules.moves import HATHOR
from tests.positions import Changes, Position
from tests.solo.table import BOT, opponent_turn, over_seeds, solo

LINES = {f"hathor:{line}{n}/1" for line in ("row", "column") for n in range(1, 6)}


def hathor(value: int = 1) -> tuple[Position, str]:
    at = solo()
    return at, at.die("hathor", "gray", value)


def built_at(game: Game) -> frozenset[str]:
    owners = zip(HATHOR, game.state.temple_buildings, strict=True)
    return frozenset(str(space) for space, owner in owners if owner == BOT)


def chance_of_line(at: Position) -> set[str]:
    before = {str(s) for s, o in zip(HATHOR, at.state.temple_buildings, strict=True) if o == BOT}
    return {s for spaces in over_seeds(at, "hathor", built_at) for s in spaces - before}


# Hathor


def test_hathor_builds_scores_and_advances() -> None:
    """3 VP for each of two Pillars, one Population by the die; the empty spaces give nothing."""
    at, die = hathor(1)
    at.pillar(BOT, "P22", "r2c1/0").pillar(BOT, "P23", "r2c4/0")
    assert opponent_turn(at, "hathor") == {
        die: "p1 below",
        "hathor:row2/1": "p1",
        "p1.buildings": -1,
        "p1.population": 1,
        "p1.vp.hathor": 6,
    }


@pytest.mark.parametrize("line", ["row4", "column2"])
def test_most_vp_from_its_pillars(line: str) -> None:
    """Two in the line and one beside; three of the human elsewhere count for nothing."""
    at, _ = hathor()
    spaces = ("r4c1", "r4c5") if line == "row4" else ("r1c2", "r5c2")
    at.pillar(BOT, "P22", f"{spaces[0]}/0").pillar(BOT, "P23", f"{spaces[1]}/0")
    for tile, space in (("P24", "r3c1"), ("P25", "r3c4"), ("P26", "r3c5")):
        at.pillar(0, tile, f"{space}/0")
    assert chance_of_line(at) == {f"hathor:{line}/1"}


def test_taken_spaces_are_out_of_the_question() -> None:
    """The best line has its Building already: the next best is chosen."""
    at, _ = hathor()
    at.pillar(BOT, "P22", "r2c1/0").pillar(BOT, "P23", "r2c4/0").pillar(BOT, "P24", "r4c4/0")
    at.build(0, "hathor:row2/1")
    assert chance_of_line(at) == {"hathor:column4/1"}


def test_tie_of_lines_is_random() -> None:
    """One Pillar: its row and its column."""
    at, _ = hathor()
    at.pillar(BOT, "P22", "r2c4/0")
    assert chance_of_line(at) == {"hathor:row2/1", "hathor:column4/1"}


def test_without_pillars_every_line_is_a_tie() -> None:
    """The ten spaces of the two-player game, and no second ones."""
    assert chance_of_line(hathor()[0]) == LINES


def test_rewards_of_the_spaces_do_not_tempt_it() -> None:
    """A line full of tiles is as good as an empty one."""
    at, _ = hathor()
    for i, tile in enumerate(("P22", "P23", "P24", "P25", "P26"), 1):
        at.pillar(0, tile, f"r1c{i}/0")
    assert chance_of_line(at) == LINES


@pytest.mark.parametrize("value", range(1, 7))
def test_population_advances_by_the_die(value: int) -> None:
    at, _ = hathor(value)
    assert opponent_turn(at, "hathor")["p1.population"] == value


def test_R108_its_population_opens_the_market() -> None:
    """Population 7 plus 6 is 13, which opens the third and fourth sections."""
    at, _ = hathor(6)
    change = opponent_turn(at, "hathor")
    assert change["open_sections"] == 2
    cards = {str(where) for card, where in change.items() if card[0] in "BTD"}
    assert cards == {f"market:{section}/{n}" for section in (3, 4) for n in range(1, 5)}


def test_R108_population_stops_at_21() -> None:
    at, _ = hathor(6)
    at.player(BOT, population=19)
    at.state.open_sections = 4
    assert opponent_turn(at, "hathor")["p1.population"] == 2


def test_R109_hathor_without_a_space_does_nothing() -> None:
    """Population included."""
    at, die = hathor(6)
    at.build(0, *LINES)
    assert opponent_turn(at, "hathor") == {die: "p1 below"}


def test_the_last_space_is_taken() -> None:
    at, _ = hathor()
    at.build(0, *(LINES - {"hathor:column5/1"}))
    assert chance_of_line(at) == {"hathor:column5/1"}


def osiris_rows(count: int) -> list[str]:
    places = [f"osiris:row{r}/{d}" for r in (1, 2, 3) for d in ("papyrus", "bread", "limestone")]
    return [*places, "osiris:row4/papyrus"][:count]


def test_R48_hathor_out_of_buildings_does_nothing() -> None:
    at, die = hathor(6)
    at.build(BOT, *osiris_rows(10))
    assert opponent_turn(at, "hathor") == {die: "p1 below"}


def test_last_building_can_be_built() -> None:
    at, _ = hathor(1)
    at.build(BOT, *osiris_rows(9))
    assert opponent_turn(at, "hathor")["p1.buildings"] == -1


# Bastet


def festival(value: int, happiness: int, population: int) -> Changes:
    at = solo().player(BOT, happiness=happiness, population=population)
    at.state.open_sections = 4
    for section, cards in ((3, ("B08", "T08", "T09", "D08")), (4, ("B09", "T10", "D09", "D10"))):
        at.market(section, *cards)
    die = at.die("bastet", "gray", value)
    change = opponent_turn(at, "bastet")
    assert change.pop(die) == "p1 below"
    return change


def scribes(value: int) -> Changes:
    """Return the Scribes: 2 for values 1 and 2, 1 for 3 and 4, none for 5 and 6."""
    count = {1: 2, 2: 2, 3: 1, 4: 1, 5: 0, 6: 0}[value]
    return {"p1.scribes": count} if count else {}


@pytest.mark.parametrize("value", range(1, 7))
def test_festival_with_room_enough(value: int) -> None:
    assert festival(value, 2, 15) == {"p1.happiness": value} | scribes(value)


@pytest.mark.parametrize(
    ("value", "happiness", "population"),
    [(1, 0, 1), (2, 1, 1), (3, 1, 2), (4, 2, 2), (5, 2, 3), (6, 3, 3)],
)
def test_festival_with_the_markers_together(value: int, happiness: int, population: int) -> None:
    """They move by turns, Population first: where Happiness would pass it, it moves instead."""
    change = scribes(value)
    change["p1.population"] = population
    if happiness:
        change["p1.happiness"] = happiness
    assert festival(value, 9, 9) == change


@pytest.mark.parametrize(
    ("value", "happiness", "population"),
    [(3, 3, 0), (4, 3, 1), (5, 4, 1), (6, 4, 2)],
)
def test_festival_of_the_first_turn(value: int, happiness: int, population: int) -> None:
    """Happiness 4 rises to the Population 7, then both rise in turn."""
    change = scribes(value)
    change["p1.happiness"] = happiness
    if population:
        change["p1.population"] = population
    assert festival(value, 4, 7) == change


def test_R108_both_markers_stop_at_21() -> None:
    """20 and 20: Population 21, Happiness 21, and the other four steps are lost."""
    assert festival(6, 20, 20) == {"p1.happiness": 1, "p1.population": 1}
    assert festival(5, 21, 21) == {}
    assert festival(6, 18, 21) == {"p1.happiness": 3}


@pytest.mark.parametrize(("happiness", "value"), [(15, 5), (18, 5), (20, 5)])
def test_festival_without_the_rewards_of_the_track(happiness: int, value: int) -> None:
    """No Gold at 16, no Scribe at 19, no action at 21."""
    steps = min(value, 21 - happiness)
    assert festival(value, happiness, 21) == {"p1.happiness": steps}


def test_R108_a_festival_may_open_the_market() -> None:
    """Both at 8: the first step is Population 9, and the third section is laid out."""
    at = solo().player(BOT, happiness=8, population=8)
    at.die("bastet", "gray", 5)
    change = opponent_turn(at, "bastet")
    assert change["open_sections"] == 1
    assert (change["p1.population"], change["p1.happiness"]) == (3, 2)


def test_festival_costs_no_papyrus() -> None:
    """Its hands are empty before and after."""
    at = solo()
    die = at.die("bastet", "gray", 5)
    assert at.state.players[BOT].resources == [0] * 5
    assert opponent_turn(at, "bastet") == {
        die: "p1 below",
        "p1.happiness": 4,
        "p1.population": 1,
    }
