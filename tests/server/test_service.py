"""The service: games in memory, several of them on one database, games of another version."""

from collections.abc import Iterator
from random import Random

import pytest
from sqlalchemy import text

from tekhenu.server.api.messages import NewGameRequest
from tekhenu.server.config import ServerConfig
from tekhenu.server.games import session
from tekhenu.server.games.creation import new_game
from tekhenu.server.games.journal import Entry, EntryRefused
from tekhenu.server.games.service import BrokenGame, GameService, NoSuchGame

FRIENDS = NewGameRequest(seats=["friend", "friend"])


@pytest.fixture
def services(database: str) -> Iterator[tuple[GameService, GameService]]:
    """Two on one database, as two processes would have them."""
    pair = (
        GameService(ServerConfig(database=database)),
        GameService(ServerConfig(database=database)),
    )
    for service in pair:
        service.store.migrate()
    yield pair
    for service in pair:
        service.close()


def entry(service: GameService, game: str, number: int = 0) -> Entry:
    """A choice that would fit now."""
    journal = service.session(game).journal
    decision = journal.committed.decision
    assert decision is not None
    return Entry(journal.sequence + 1, decision.player, "play", str(decision.options[number]))


def test_of_two_services_one_is_first(services: tuple[GameService, GameService]) -> None:
    here, there = services
    game = here.create(*new_game(FRIENDS)).id
    mine, theirs = entry(here, game, 0), entry(there, game, 1)
    old = there.session(game)
    assert here.enter(here.session(game), mine)
    with pytest.raises(EntryRefused) as refused:
        there.enter(old, theirs)
    assert refused.value.code == "late"
    assert not there.enter(old, mine)
    assert old.journal.entries == (mine,)


def test_only_so_many_choices_of_a_game_are_undone(
    services: tuple[GameService, GameService], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Opening a game plays all of them. A game that already has more is opened nevertheless."""
    here, there = services
    game = here.create(*new_game(FRIENDS)).id

    def enter(kind: str) -> bool:
        fits = entry(here, game)
        option = fits.option if kind == "choose" else None
        return here.enter(here.session(game), fits._replace(kind=kind, option=option))

    monkeypatch.setattr(session, "MOST_WITHDRAWN", 3)
    for _ in range(3):
        assert enter("choose") and enter("undo")
    enter("choose")
    for kind in ("undo", "restart"):
        with pytest.raises(EntryRefused) as refused:
            enter(kind)
        assert refused.value.code == "too-many-undos"
    monkeypatch.setattr(session, "MOST_WITHDRAWN", 2)
    assert there.session(game).journal.withdrawn == 3
    while not here.session(game).journal.must_confirm(entry(here, game).seat):
        enter("choose")
    assert enter("confirm")


def test_two_services_play_one_game(services: tuple[GameService, GameService]) -> None:
    rng = Random(3)
    game = services[0].create(*new_game(FRIENDS)).id
    while not services[0].session(game).journal.committed.over:
        service = rng.choice(services)
        assert service.enter(service.session(game), entry(service, game))
    here, there = (service.session(game).journal for service in services)
    assert here.entries == there.entries
    assert here.committed.state.players == there.committed.state.players
    record = services[0].store.game(game)
    assert record is not None
    assert record.finished is not None


def test_only_so_many_games_are_kept_in_memory(sqlite: str) -> None:
    service = GameService(ServerConfig(database=sqlite, sessions=2))
    service.store.migrate()
    games = [service.create(*new_game(FRIENDS)).id for _ in range(5)]
    for _ in range(3):
        for game in games:
            service.enter(service.session(game), entry(service, game))
    assert len(service._sessions) == 2
    assert [service.session(game).journal.sequence for game in games] == [3] * 5
    service.close()


def test_a_game_that_is_over_but_not_noted_is_noted_when_opened(sqlite: str) -> None:
    """The server was killed between the last choice and the note."""
    service = GameService(ServerConfig(database=sqlite))
    service.store.migrate()
    game = service.create(*new_game(FRIENDS)).id
    while not service.session(game).journal.committed.over:
        service.enter(service.session(game), entry(service, game))
    with service.store.engine.begin() as connection:
        connection.execute(text("UPDATE games SET finished = NULL"))
        connection.execute(text("DELETE FROM results"))
    service.close()
    again = GameService(ServerConfig(database=sqlite))
    again.session(game)
    record = again.store.game(game)
    assert record is not None
    assert record.finished is not None
    again.close()


def test_a_game_that_cannot_be_opened_spoils_no_list(sqlite: str) -> None:
    service = GameService(ServerConfig(database=sqlite))
    service.store.migrate()
    listed = NewGameRequest(seats=["friend", "friend"], listed=True)
    good, bad, worse = (service.create(*new_game(listed)).id for _ in range(3))
    service.store.append(bad, Entry(1, 0, "play", "die:99"))
    with service.store.engine.begin() as connection:
        connection.execute(text("UPDATE games SET origin = '{}' WHERE id = :id"), {"id": worse})
    again = GameService(ServerConfig(database=sqlite))
    for game in (bad, worse):
        with pytest.raises(BrokenGame):
            again.session(game)
    assert [row.id for row in again.listed_games()] == [good]
    with pytest.raises(NoSuchGame):
        again.session("zzzzzzzzzzzz")
    service.close()
    again.close()
