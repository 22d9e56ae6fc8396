"""The service: games in memory, several of them on one database, games of another version."""

from collections.abc import Iterator
from random import Random

import pytest
from sqlalchemy import text

from tekhenu.games import session
from tekhenu.games.creation import GameRequest, new_game
from tekhenu.games.errors import BrokenGame, NoSuchGame, RequestRefused
from tekhenu.games.journal import Entry, EntryRefused
from tekhenu.games.people import Person, new_secret
from tekhenu.games.session import SessionSnapshot
from tekhenu.server.config import ServerConfig
from tekhenu.server.storage import TokenChange

from .host import Host, hosted

FRIENDS = GameRequest(seats=["friend", "friend"])


@pytest.fixture
def services(database: str) -> Iterator[tuple[Host, Host]]:
    """Return two services with one database, as two processes would have them."""
    config = ServerConfig(database=database)
    with hosted(config) as here, hosted(config) as there:
        yield here, there


def entry(service: Host, game: str, number: int = 0) -> Entry:
    """Return an entry that is legal now."""
    journal = service.session(game).journal
    decision = journal.committed.decision
    assert decision is not None
    return Entry(journal.sequence + 1, decision.player, "play", str(decision.options[number]))


def test_of_two_services_one_is_first(services: tuple[Host, Host]) -> None:
    here, there = services
    game = here.create(new_game(FRIENDS)).id
    mine, theirs = entry(here, game, 0), entry(there, game, 1)
    old = there.session(game)
    assert here.enter(here.session(game), mine)
    with pytest.raises(EntryRefused) as refused:
        there.enter(old, theirs)
    assert refused.value.code == "late"
    assert not there.enter(old, mine)
    assert old.journal.entries == (mine,)


def test_an_outdated_game_catches_up_before_an_entry_is_refused(
    services: tuple[Host, Host],
) -> None:
    here, there = services
    game = here.create(new_game(FRIENDS)).id
    old = there.session(game)
    assert here.enter(here.session(game), entry(here, game))
    second = entry(here, game)
    assert there.enter(old, second), "the outdated game expects another entry"
    assert old.journal.sequence == 2
    with pytest.raises(EntryRefused) as refused:
        there.enter(old, entry(there, game)._replace(sequence=9))
    assert refused.value.code == "late"


def test_a_seat_taken_elsewhere_may_enter_here(services: tuple[Host, Host]) -> None:
    """The rights of a seat are checked again after the game in memory was brought up to date."""
    here, there = services
    created = new_game(FRIENDS)
    game = here.create(created).id
    old = there.session(game)
    first = entry(here, game)
    person = here.wait(here.people.add(new_secret()))
    token = here.session(game).snapshot.seats[first.seat].token
    assert token is not None
    assert here.store.claim(person, game, first.seat, TokenChange(token, new_secret()), "Ann")

    def of_the_holder(now: SessionSnapshot) -> Entry:
        if first.seat not in now.held_by(Person(person)):
            raise RequestRefused("not-your-seat")
        return first

    assert there.wait(there.games.enter(old, of_the_holder))
    assert old.journal.entries == (first,)


def test_only_so_many_choices_of_a_game_are_undone(
    services: tuple[Host, Host], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Opening a game plays all of them. A game that already has more is opened nevertheless."""
    here, there = services
    game = here.create(new_game(FRIENDS)).id

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


def test_two_services_play_one_game(services: tuple[Host, Host]) -> None:
    rng = Random(3)
    game = services[0].create(new_game(FRIENDS)).id
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
    with hosted(ServerConfig(database=sqlite, sessions=2)) as service:
        games = [service.create(new_game(FRIENDS)).id for _ in range(5)]
        for _ in range(3):
            for game in games:
                service.enter(service.session(game), entry(service, game))
        assert service.games.count_sessions() == 2
        assert [service.session(game).journal.sequence for game in games] == [3] * 5


def test_a_game_that_is_over_but_not_noted_is_noted_when_opened(sqlite: str) -> None:
    """The server was killed between the last choice and the note."""
    with hosted(ServerConfig(database=sqlite)) as service:
        game = service.create(new_game(FRIENDS)).id
        while not service.session(game).journal.committed.over:
            service.enter(service.session(game), entry(service, game))
        with service.store.engine.begin() as connection:
            connection.execute(text("UPDATE games SET finished = NULL"))
            connection.execute(text("DELETE FROM results"))
    with hosted(ServerConfig(database=sqlite)) as again:
        again.session(game)
        record = again.store.game(game)
        assert record is not None
        assert record.finished is not None


def test_a_game_that_cannot_be_opened_spoils_no_list(sqlite: str) -> None:
    with hosted(ServerConfig(database=sqlite)) as service:
        listed = GameRequest(seats=["friend", "friend"], listed=True)
        good, bad, worse = (service.create(new_game(listed)).id for _ in range(3))
        service.append(bad, Entry(1, 0, "play", "die:99"))
        with service.store.engine.begin() as connection:
            broken = text("UPDATE games SET origin = '{}' WHERE id = :id")
            connection.execute(broken, {"id": worse})
    with hosted(ServerConfig(database=sqlite)) as again:
        for game in (bad, worse):
            with pytest.raises(BrokenGame):
                again.session(game)
        assert [row.id for row in again.listed_games()] == [good]
        with pytest.raises(NoSuchGame):
            again.session("zzzzzzzzzzzz")
