"""The house: games in memory, several houses on one database, games of another version."""

from collections.abc import Iterator
from random import Random

import pytest
from sqlalchemy import text

from tekhenu.server.founding import found
from tekhenu.server.house import BrokenGame, House, NoSuchGame
from tekhenu.server.journal import Entry, Refused
from tekhenu.server.messages import NewGameRequest
from tekhenu.server.settings import Settings

FRIENDS = NewGameRequest(seats=["friend", "friend"])


@pytest.fixture
def houses(database: str) -> Iterator[tuple[House, House]]:
    """Two on one database, as two processes would have them."""
    pair = House(Settings(database=database)), House(Settings(database=database))
    for house in pair:
        house.store.migrate()
    yield pair
    for house in pair:
        house.close()


def entry(house: House, game: str, number: int = 0) -> Entry:
    """A choice that would fit now."""
    journal = house.sitting(game).journal
    decision = journal.committed.decision
    assert decision is not None
    return Entry(journal.sequence + 1, decision.player, "play", str(decision.options[number]))


def test_of_two_houses_one_is_first(houses: tuple[House, House]) -> None:
    here, there = houses
    game = here.create(*found(FRIENDS)).id
    mine, theirs = entry(here, game, 0), entry(there, game, 1)
    old = there.sitting(game)
    assert here.enter(here.sitting(game), mine)
    with pytest.raises(Refused) as refused:
        there.enter(old, theirs)
    assert refused.value.code == "late"
    assert not there.enter(old, mine)
    assert old.journal.entries == (mine,)


def test_two_houses_play_one_game(houses: tuple[House, House]) -> None:
    rng = Random(3)
    game = houses[0].create(*found(FRIENDS)).id
    while not houses[0].sitting(game).journal.committed.over:
        house = rng.choice(houses)
        assert house.enter(house.sitting(game), entry(house, game))
    here, there = (house.sitting(game).journal for house in houses)
    assert here.entries == there.entries
    assert here.committed.state.players == there.committed.state.players
    record = houses[0].store.game(game)
    assert record is not None
    assert record.finished is not None


def test_only_so_many_games_are_kept_in_memory(sqlite: str) -> None:
    house = House(Settings(database=sqlite, sittings=2))
    house.store.migrate()
    games = [house.create(*found(FRIENDS)).id for _ in range(5)]
    for _ in range(3):
        for game in games:
            house.enter(house.sitting(game), entry(house, game))
    assert len(house._sittings) == 2
    assert [house.sitting(game).journal.sequence for game in games] == [3] * 5
    house.close()


def test_a_game_that_is_over_but_not_noted_is_noted_when_opened(sqlite: str) -> None:
    """The server was killed between the last choice and the note."""
    house = House(Settings(database=sqlite))
    house.store.migrate()
    game = house.create(*found(FRIENDS)).id
    while not house.sitting(game).journal.committed.over:
        house.enter(house.sitting(game), entry(house, game))
    with house.store.engine.begin() as connection:
        connection.execute(text("UPDATE games SET finished = NULL"))
    house.close()
    again = House(Settings(database=sqlite))
    again.sitting(game)
    record = again.store.game(game)
    assert record is not None
    assert record.finished is not None
    again.close()


def test_a_game_that_cannot_be_opened_spoils_no_list(sqlite: str) -> None:
    house = House(Settings(database=sqlite))
    house.store.migrate()
    listed = NewGameRequest(seats=["friend", "friend"], listed=True)
    good, bad, worse = (house.create(*found(listed)).id for _ in range(3))
    house.store.append(bad, Entry(1, 0, "play", "die:99"))
    with house.store.engine.begin() as connection:
        connection.execute(text("UPDATE games SET origin = '{}' WHERE id = :id"), {"id": worse})
    again = House(Settings(database=sqlite))
    for game in (bad, worse):
        with pytest.raises(BrokenGame):
            again.sitting(game)
    assert [row.id for row in again.listed_games()] == [good]
    with pytest.raises(NoSuchGame):
        again.sitting("zzzzzzzzzzzz")
    house.close()
    again.close()
