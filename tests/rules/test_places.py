"""Places: one value each, with one text, shared by moves, events and drawings."""

import pickle

import pytest

from tekhenu import Game, Settings, TimeOfSeth
from tekhenu.rules.move import (
    BuildBesideTemple,
    BuildInDistrict,
    Conquer,
    Honor,
    LayTile,
    Move,
    Renew,
    StatueForThePeople,
    TakeCard,
    TakeDie,
)
from tekhenu.rules.moves import BY_TEXT, parse
from tekhenu.rules.place import (
    BUILDING_SPACE,
    DISTRICT,
    DISTRICT_SPACE,
    MARKET_PLACE,
    MARKET_SECTION,
    PEOPLE_SPACE,
    PLACED_DIE,
    REGION,
    SECTION,
    STATUE_SPACE,
    TEMPLE_LINE,
    TEMPLE_SPACE,
    Place,
)
from tests.places import PLACES, place

KINDS = [pytest.param(table, id=type(table[0]).__name__) for table in PLACES]
ABOUT_A_PLACE = (
    BuildBesideTemple,
    BuildInDistrict,
    Conquer,
    Honor,
    LayTile,
    Renew,
    StatueForThePeople,
    TakeCard,
)


def moves_about_places() -> list[Move]:
    return [move for move in BY_TEXT.values() if isinstance(move, ABOUT_A_PLACE)]


@pytest.mark.parametrize("table", KINDS)
def test_every_place_has_a_text_of_its_own(table: tuple[Place, ...]) -> None:
    assert len({str(place) for place in table}) == len(table)
    assert [place.index for place in table] == list(range(len(table)))


@pytest.mark.parametrize("table", KINDS)
def test_a_copy_of_a_place_is_equal_and_no_other_is(table: tuple[Place, ...]) -> None:
    copies = pickle.loads(pickle.dumps(table))
    assert copies == table
    others = {place for other in PLACES if other is not table for place in other}
    assert not others & set(copies)


def test_there_are_as_many_as_on_the_board() -> None:
    """The position has as many entries as there are places of each kind, also with Time of Seth."""
    state = Game.new(Settings(players=4, expansion=TimeOfSeth()), seed=1).state
    assert state.seth is not None
    assert len(TEMPLE_SPACE) == len(state.tiles) == 5 * 5
    assert len(TEMPLE_LINE) == 5 + 5
    assert len(BUILDING_SPACE) == len(state.temple_buildings) == 2 * 10
    assert len(DISTRICT) == 4
    assert len(DISTRICT_SPACE) == len(state.osiris) == 6 * 4
    assert len(STATUE_SPACE) == len(SECTION) == len(state.sections) == 7
    assert len(PEOPLE_SPACE) == len(state.people) == 7
    assert len(MARKET_PLACE) == len(state.market) == 3 + 4 + 4 + 4
    assert len(MARKET_SECTION) == 4
    assert 2 * len(REGION) == len(state.seth.regions)


def test_places_are_called_as_people_count() -> None:
    """Rows from the top, columns and spaces from the left, from 1."""
    assert [str(TEMPLE_SPACE[i]) for i in (0, 4, 11, 24)] == ["r1c1", "r1c5", "r3c2", "r5c5"]
    assert (TEMPLE_SPACE[11].row, TEMPLE_SPACE[11].column) == (3, 2)
    assert [str(TEMPLE_LINE[i]) for i in (0, 4, 5, 9)] == ["row1", "row5", "column1", "column5"]
    assert [str(BUILDING_SPACE[i]) for i in (0, 5, 19)] == ["row1/1", "row3/2", "column5/2"]
    assert str(DISTRICT_SPACE[4 * 4 + 1]) == "row5/bread"
    assert [str(MARKET_PLACE[i]) for i in (0, 3, 14)] == ["1/1", "2/1", "4/4"]
    assert str(REGION[2]) == "region3"
    assert str(PLACED_DIE[1][0][4]) == "yellow4@ra"


def test_the_text_of_a_move_contains_that_of_its_place() -> None:
    kinds = set()
    for move in moves_about_places():
        text = str(move).removeprefix(f"{move.verb}:")
        assert text == str(move.place) or isinstance(move, LayTile)  # type: ignore[attr-defined]
        assert text.startswith(str(move.place))  # type: ignore[attr-defined]
        assert parse(str(move)) is move
        kinds.add(type(move))
    assert kinds == set(ABOUT_A_PLACE)


def test_the_place_of_a_move_is_the_shared_one() -> None:
    assert place("temple:r3c2/90") is place("conquest:r3c2") is TEMPLE_SPACE[11]
    assert place("osiris:row5/bread") is DISTRICT_SPACE[17]
    assert place("hathor:column5/2") is BUILDING_SPACE[19]
    assert place("statue:temple-row") is PEOPLE_SPACE[0]
    assert place("statue:seth") is STATUE_SPACE[6]
    assert place("market:4/4") is MARKET_PLACE[14]
    assert place("renew:4") is MARKET_SECTION[3]
    taken = parse("die:yellow4@ra")
    assert isinstance(taken, TakeDie)
    assert taken.die is PLACED_DIE[1][0][4]


def test_an_event_shows_its_place_in_few_words() -> None:
    assert repr(TEMPLE_SPACE[11]) == "<TempleSpace r3c2>"
    assert repr(PLACED_DIE[1][0][4]) == "<PlacedDie yellow4@ra>"
