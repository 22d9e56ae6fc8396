"""Storage, on a SQLite file and on a real PostgreSQL."""

import sqlite3
import threading
from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import insert, text
from sqlalchemy.exc import OperationalError

from tekhenu.games.journal import Entry
from tekhenu.games.ports import Taken
from tekhenu.games.records import (
    DONE,
    RUNNING,
    Branch,
    NewGame,
    ReviewRecord,
    SeatRecord,
    StoredTurn,
)
from tekhenu.rules import Game
from tekhenu.server.storage import Store, TokenChange
from tekhenu.server.storage.engine import HEAD, MIGRATIONS, BadDatabase, read_url, revision
from tekhenu.server.storage.models import Base, EntryRow, NoticeRow
from tekhenu.server.storage.reviews import (
    add_review_turn,
    find_review,
    finish_review,
    plan_review,
    retry_review,
    review_turns,
    start_review,
    unfinished_reviews,
)
from tekhenu.server.storage.store import MAX_LISTED_ENTRIES, MAX_NOTICES

from .host import appended, news_of

GAME = "abcdefgh2345"


UNDOING = {
    "0009": [
        "DROP TABLE review_turns",
        "DROP TABLE reviews",
        "DROP INDEX ix_games_branch_of",
        "ALTER TABLE games DROP COLUMN branch_of",
        "ALTER TABLE games DROP COLUMN branch_step",
        "ALTER TABLE games DROP COLUMN hints",
    ],
    "0008": ["DROP TABLE probes"],
    "0007": ["DROP TABLE editions"],
    "0006": [
        "DROP TABLE consents",
        "ALTER TABLE games DROP COLUMN abandoned",
        "ALTER TABLE seats DROP COLUMN seen",
    ],
    "0005": ["DROP TABLE results", "ALTER TABLE games DROP COLUMN rounds"],
    "0004": [
        "DROP INDEX ix_games_awaited",
        "ALTER TABLE games DROP COLUMN awaited",
        "ALTER TABLE games DROP COLUMN place",
    ],
}


def back_to(version: str, store: Store) -> None:
    """Downgrade the database to the state that a program of that version left."""
    with store.engine.begin() as connection:
        for newer in sorted(UNDOING, reverse=True):
            for statement in UNDOING[newer] if newer > version else ():
                connection.execute(text(statement))
        connection.execute(text(f"UPDATE alembic_version SET version_num = '{version}'"))


def new_game(game: str = GAME, creator: int | None = None) -> NewGame:
    seats = [SeatRecord(0, "human", "Ada", token=f"token of {game}"), SeatRecord(1, "greedy")]
    return NewGame(
        game,
        {"players": 2},
        Game.new(seed=1).save(),
        seats,
        creator,
        () if creator is None else (0,),
    )


def test_the_migrations_lead_to_the_models(store: Store) -> None:
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, Base.metadata) == []
        assert revision(connection) == HEAD
    assert ScriptDirectory(str(MIGRATIONS)).get_current_head() == HEAD


def test_migrating_again_changes_nothing(store: Store) -> None:
    store.create(new_game())
    store.migrate()
    assert store.game(GAME) is not None


def test_many_processes_may_migrate_at_once(database: str) -> None:
    stores = [Store(database) for _ in range(4)]
    failures: list[BaseException] = []

    def migrate(store: Store) -> None:
        try:
            store.migrate()
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=migrate, args=[store]) for store in stores]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []
    with stores[0].engine.connect() as connection:
        assert revision(connection) == HEAD
    for store in stores:
        store.close()


def test_a_game_comes_back_as_it_was_kept(store: Store) -> None:
    person = store.add_person("0" * 64)
    game = new_game(creator=person)
    store.create(game)
    found = store.game(GAME)
    assert found is not None
    assert (found.settings, found.origin, found.seats) == (game.settings, game.origin, game.seats)
    assert found.holders == {(person, 0)}
    assert found.creator == person
    assert found.finished is None
    assert store.game("zzzzzzzzzzzz") is None


def test_entries_are_kept_in_order_and_each_number_once(store: Store) -> None:
    store.create(new_game())
    entries = [Entry(1, 0, "choose", "die:3"), Entry(2, 0, "confirm"), Entry(3, 1, "play", "pass")]
    for entry in entries:
        appended(store, GAME, entry)
    assert news_of(store, GAME, 0) == (0, entries)
    assert news_of(store, GAME, 2) == (0, entries[2:])
    assert news_of(store, GAME, 3) == (0, [])
    assert news_of(store, "zzzzzzzzzzzz", 0) is None
    with pytest.raises(Taken):
        appended(store, GAME, Entry(3, 0, "play", "die:4"))
    assert news_of(store, GAME, 0) == (0, entries)


def test_of_many_writers_one_is_first(store: Store) -> None:
    store.create(new_game())
    first = []

    def write(number: int) -> None:
        for sequence in range(1, 21):
            try:
                appended(store, GAME, Entry(sequence, number, "play", f"die:{number}"))
                first.append(sequence)
            except Taken:
                pass

    threads = [threading.Thread(target=write, args=[number]) for number in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(first) == list(range(1, 21))


def test_a_change_of_a_seat_is_noticed(store: Store) -> None:
    store.create(new_game())
    person = store.add_person("1" * 64)
    assert store.claim(person, GAME, 0, TokenChange(f"token of {GAME}", "new"), None)
    assert not store.claim(person, GAME, 0, TokenChange(f"token of {GAME}", "newer"), None)
    store.change_seat(GAME, 0, name="Bo", webhook="https://example.org/")
    store.make_faster(GAME)
    assert news_of(store, GAME, 0) == (3, [])
    found = store.game(GAME)
    assert found is not None
    assert (found.seats[0].name, found.seats[0].webhook) == ("Bo", "https://example.org/")
    assert found.faster
    assert found.holders == {(person, 0)}


def test_lists_of_games(store: Store) -> None:
    person, other = store.add_person("2" * 64), store.add_person("3" * 64)
    ids = [f"{letter * 12}" for letter in "abc"]
    for game in ids:
        store.create(new_game(game, creator=person if game != "b" * 12 else other))
    assert set(store.games_of(person, 10)) == {"a" * 12, "c" * 12}
    assert store.claim(person, "b" * 12, 0, TokenChange(f"token of {'b' * 12}", "new"), None)
    assert set(store.games_of(person, 10)) == set(ids)
    assert store.listed_games(10) == []


def test_games_in_which_people_wait_for_a_computer(store: Store) -> None:
    ids = [f"{letter * 12}" for letter in "abc"]
    for game in ids:
        store.create(replace(new_game(game), awaited=game != "c" * 12))
    assert set(store.awaited_games()) == {"a" * 12, "b" * 12}
    appended(store, "a" * 12, Entry(1, 0, "play", "die:1"))
    assert "a" * 12 in store.awaited_games()
    appended(store, "a" * 12, Entry(2, 0, "play", "die:1"), awaited=False)
    appended(store, "c" * 12, Entry(1, 0, "play", "die:1"), awaited=True)
    assert set(store.awaited_games()) == {"b" * 12, "c" * 12}
    with pytest.raises(Taken):
        appended(store, "c" * 12, Entry(1, 0, "play", "die:2"), awaited=False)
    store.finish("b" * 12, 16, [])
    assert store.awaited_games() == ["c" * 12]
    store.unawait("c" * 12)
    assert store.awaited_games() == []


def test_games_of_an_earlier_version_are_looked_at_once(store: Store) -> None:
    """Earlier versions did not store whether a computer has the turn, so games are checked."""
    computers = [SeatRecord(seat, "greedy") for seat in range(2)]
    solo = [SeatRecord(0, "human"), SeatRecord(1, "botankhamun")]
    store.create(new_game("a" * 12))
    store.create(replace(new_game("b" * 12), seats=computers))
    store.create(replace(new_game("c" * 12), seats=solo))
    store.create(new_game("d" * 12))
    store.finish("d" * 12, 16, [])
    back_to("0003", store)
    store.migrate()
    assert store.awaited_games() == ["a" * 12]


def test_games_of_an_earlier_version_have_hints_unless_they_are_shared(store: Store) -> None:
    alone, shared = "a" * 12, "b" * 12
    store.create(new_game(alone))
    store.create(replace(new_game(shared), shared=True))
    back_to("0008", store)
    store.migrate()
    found = {game: store.game(game) for game in (alone, shared)}
    assert {game: record and record.hints for game, record in found.items()} == {
        alone: True,
        shared: False,
    }
    assert all(record is not None and record.branch_step is None for record in found.values())
    assert store.games_of(1, 9) == []
    assert start_review(store, alone, 3, 1).state == RUNNING


REVIEWED = ReviewRecord(GAME, 7, 1, RUNNING, None, 0, 0)


def test_a_review_is_stored_turn_by_turn_and_each_number_once(store: Store) -> None:
    store.create(new_game())
    assert find_review(store, GAME) is None
    assert start_review(store, GAME, 7, 1) == REVIEWED
    assert start_review(store, GAME, 7, 1) == REVIEWED
    assert unfinished_reviews(store) == [GAME]
    assert plan_review(store, REVIEWED, 3) == frozenset()
    assert add_review_turn(store, REVIEWED, StoredTurn(1, {"seat": 0})) == frozenset({1})
    assert add_review_turn(store, REVIEWED, StoredTurn(1, {"seat": 1})) == frozenset({1})
    assert add_review_turn(store, REVIEWED, StoredTurn(0, None)) == frozenset({0, 1})
    assert review_turns(store, GAME) == [StoredTurn(0, None), StoredTurn(1, {"seat": 0})]
    assert start_review(store, GAME, 7, 1) == REVIEWED._replace(total=3, done=2, failed=1)
    finish_review(store, REVIEWED, DONE)
    add_review_turn(store, REVIEWED, StoredTurn(2, {"seat": 0}))  # by a process that came late
    assert find_review(store, GAME) == REVIEWED._replace(state=DONE, total=3, done=3, failed=1)
    assert unfinished_reviews(store) == []
    retry_review(store, REVIEWED, [0])
    again = REVIEWED._replace(total=3, done=2)
    assert find_review(store, GAME) == again
    assert plan_review(store, again, 3) == frozenset({1, 2})


def test_a_review_of_other_entries_or_of_another_format_is_replaced(store: Store) -> None:
    store.create(new_game())
    start_review(store, GAME, 7, 1)
    add_review_turn(store, REVIEWED, StoredTurn(1, {"seat": 0}))
    for later in (REVIEWED._replace(sequence=9), REVIEWED._replace(sequence=9, version=2)):
        assert start_review(store, GAME, later.sequence, later.version) == later
        assert review_turns(store, GAME) == []
    assert add_review_turn(store, REVIEWED, StoredTurn(2, {"seat": 0})) is None
    assert plan_review(store, REVIEWED, 3) is None
    finish_review(store, REVIEWED, DONE)
    assert unfinished_reviews(store) == [GAME]
    store.reopen(GAME)
    assert find_review(store, GAME) is None


def test_many_processes_may_review_one_game(store: Store) -> None:
    store.create(new_game())
    records: list[ReviewRecord] = []

    def work(number: int) -> None:
        records.append(start_review(store, GAME, 7, 1))
        for turn in range(12):
            add_review_turn(store, REVIEWED, StoredTurn(turn, {"by": number}))

    threads = [threading.Thread(target=work, args=[number]) for number in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(records) == 6
    assert [number for number, _ in review_turns(store, GAME)] == list(range(12))


def test_branches_belong_to_their_maker_and_are_in_no_list_of_games(store: Store) -> None:
    person, other = store.add_person("2" * 64), store.add_person("3" * 64)
    store.create(new_game(creator=person))
    for letter, creator in (("a", person), ("b", other), ("c", person)):
        store.create(
            replace(new_game(letter * 12, creator=creator), listed=False, branch=Branch(GAME, 5))
        )
    assert store.branches(GAME, person) == ["a" * 12, "c" * 12]
    assert store.games_of(person, 9) == [GAME]
    assert store.games_of(other, 9) == []
    found = store.game("a" * 12)
    assert found is not None
    assert (found.branch_of, found.branch_step) == (GAME, 5)


def test_people_and_tokens(store: Store) -> None:
    store.create(new_game())
    person = store.add_person("4" * 64)
    assert store.person("4" * 64) == person
    assert store.person("5" * 64) is None
    assert store.seat_of_token(f"token of {GAME}") == (GAME, 0)
    assert store.seat_of_token("nonsense") is None


def test_sqlite_keeps_what_was_acknowledged(sqlite: str, tmp_path: Path) -> None:
    store = Store(sqlite)
    store.migrate()
    with store.engine.connect() as connection:
        assert connection.scalar(text("PRAGMA journal_mode")) == "wal"
        assert connection.scalar(text("PRAGMA synchronous")) == 2
        assert connection.scalar(text("PRAGMA foreign_keys")) == 1
    store.create(new_game())
    appended(store, GAME, Entry(1, 0, "play", "die:1"))
    other = sqlite3.connect(tmp_path / "games.sqlite")
    assert other.execute("SELECT count(*) FROM entries").fetchone() == (1,)
    other.close()
    store.close()


def test_errors_do_not_show_what_was_asked(sqlite: str) -> None:
    store = Store(sqlite)
    with pytest.raises(OperationalError) as wrong:
        store.seat_of_token("a secret")
    assert "a secret" not in str(wrong.value)
    store.close()


@pytest.mark.parametrize("url", ["mysql://localhost/x", "nonsense", ""])
def test_what_is_no_database(url: str) -> None:
    with pytest.raises(BadDatabase):
        read_url(url)


def test_the_newest_notices_of_a_seat_are_kept(store: Store) -> None:
    """Many notices of one player do not displace those of others."""
    store.create(new_game())
    store.add_seat_notice(GAME, 1, "kept")
    for number in range(MAX_NOTICES + 5):
        store.change_seat(GAME, 0, name=f"Ada {number}")
    found = store.game(GAME)
    assert found is not None
    assert [notice.seat for notice in found.notices] == [1] + [0] * MAX_NOTICES
    assert found.notices[-1].name == f"Ada {MAX_NOTICES + 4}"
    with store.engine.connect() as connection:
        rows = connection.scalar(text("SELECT count(*) FROM notices"))
    assert rows == MAX_NOTICES + 1


def test_more_notices_of_an_earlier_version_are_not_read(store: Store) -> None:
    store.create(new_game())
    rows = [
        {"game": GAME, "number": number, "kind": "renamed", "seat": 0, "name": f"Ada {number}"}
        for number in range(1, 1001)
    ]
    with store.engine.begin() as connection:
        connection.execute(insert(NoticeRow), rows)
    found = store.game(GAME)
    assert found is not None
    assert [notice.name for notice in found.notices][-1] == "Ada 1000"
    assert len(found.notices) == MAX_NOTICES * 2


def test_no_list_has_games_of_very_many_entries(store: Store) -> None:
    for game, entries in (("a" * 12, MAX_LISTED_ENTRIES), ("b" * 12, MAX_LISTED_ENTRIES + 1)):
        store.create(replace(new_game(game), listed=True))
        rows = [{"game": game, "sequence": entries, "seat": 0, "kind": "undo"}]
        with store.engine.begin() as connection:
            connection.execute(insert(EntryRow), rows)
    assert store.listed_games(9) == ["a" * 12]
