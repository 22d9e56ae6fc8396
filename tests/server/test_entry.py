"""One entry, once: checked, played, written, swapped in, announced, and answered with the table."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from tekhenu.games.creation import GameRequest, new_game
from tekhenu.games.errors import BrokenGame
from tekhenu.games.journal import Entry, EntryRefused
from tekhenu.games.session import GameSession
from tekhenu.rules import Game
from tekhenu.rules.run import Run
from tekhenu.server.config import ServerConfig
from tekhenu.server.language import COOKIE
from tekhenu.server.pages.table import table_model, table_page, viewer_of
from tekhenu.server.storage import SqlGameStore
from tekhenu.text import catalog
from tools.soak.invariants import difference

from .client import AS_PAGE, Client
from .host import Host, hosted

FRIENDS = GameRequest(seats=["friend", "friend"], seed=4)


@pytest.fixture
def service(sqlite: str) -> Iterator[Host]:
    with hosted(ServerConfig(database=sqlite)) as host:
        yield host


class Counted:
    """A counter of calls."""

    def __init__(self, patch: pytest.MonkeyPatch, owner: type, name: str) -> None:
        self.calls: list[tuple[Any, ...]] = []
        original: Callable[..., Any] = getattr(owner, name)

        def called(*args: Any, **named: Any) -> Any:
            self.calls.append(args[1:])
            return original(*args, **named)

        patch.setattr(owner, name, called)


def next_entry(session: GameSession, rng: Random, kind: str = "choose") -> Entry:
    """Return an entry with any choice, or with the due confirmation."""
    journal = session.journal
    seat = journal.decider()
    assert seat is not None
    decision, number = journal.asked(seat), journal.sequence + 1
    if decision is None:
        return Entry(number, seat, "confirm")
    return Entry(number, seat, kind, str(rng.choice(decision.options)))


def test_an_entry_is_played_once_and_written_once(
    service: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Over a whole game; sent again, neither."""
    session, rng = service.create(new_game(FRIENDS)), Random(4)
    played = Counted(monkeypatch, Game, "play")
    written = Counted(monkeypatch, SqlGameStore, "append")
    while not session.journal.committed.over:
        entry = next_entry(session, rng)
        played.calls, written.calls = [], []
        assert service.enter(session, entry)
        assert played.calls == ([] if entry.option is None else [(entry.option,)])
        assert [(new.game, new.entry) for (new,) in written.calls] == [(session.id, entry)]
        assert not service.enter(session, entry)
        assert (len(played.calls), len(written.calls)) == (int(entry.option is not None), 1)


def test_opening_a_game_plays_every_choice_once(
    service: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also for the page; and a save that a game is begun with is not played again."""
    session, rng = service.create(new_game(FRIENDS)), Random(5)
    for _ in range(150):
        service.enter(session, next_entry(session, rng))
    choices = session.journal.choices() + list(session.journal.drafted)
    service.games._sessions.clear()
    played = Counted(monkeypatch, Game, "play")
    again = service.session(session.id)
    table_page(table_model(again.snapshot, viewer_of(again.snapshot, [], None), catalog("en")))
    assert again.journal.choices() + list(again.journal.drafted) == choices
    made = [entry.option for entry in again.journal.entries if entry.option is not None]
    assert [str(call[0]) for call in played.calls] == made
    played.calls = []
    continued = GameRequest(save=again.journal.committed.save(), seats=["friend", "friend"])
    begun = service.create(new_game(continued))
    table_page(table_model(begun.snapshot, viewer_of(begun.snapshot, [], None), catalog("en")))
    assert [str(call[0]) for call in played.calls] == again.journal.choices()


def test_whoever_loses_the_race_has_changed_nothing(service: Host, sqlite: str) -> None:
    """Another process writes between our check and our writing."""
    session, rng = service.create(new_game(FRIENDS)), Random(6)
    with hosted(ServerConfig(database=sqlite)) as other:
        for _ in range(60):
            theirs = other.session(session.id)
            won = next_entry(theirs, rng)
            mine = next_entry(session, Random(rng.random()))
            assert other.enter(theirs, won)
            if mine == won:
                assert not service.enter(session, mine)
            else:
                with pytest.raises(EntryRefused, match="late"):
                    service.enter(session, mine)
            assert session.journal.entries == theirs.journal.entries
            for seat in (None, 0, 1):
                one, two = (s.journal.game_for(seat).state for s in (session, theirs))
                assert difference(one, two) == ""


def test_killed_between_writing_and_swapping(
    service: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stored entry counts even if its sender got no response; sending it again has no effect."""
    session, rng = service.create(new_game(FRIENDS)), Random(7)
    append = SqlGameStore.append

    class Killed(Exception):
        pass

    async def killed(*written: Any) -> None:
        await append(*written)
        raise Killed

    for _ in range(40):
        entry = next_entry(session, rng)
        before = session.journal
        with monkeypatch.context() as broken:
            broken.setattr(SqlGameStore, "append", killed)
            with pytest.raises(Killed):
                service.enter(session, entry)
        assert session.journal is before
        assert not service.enter(service.session(session.id), entry)
        assert session.journal.entries == (*before.entries, entry)


def test_a_rule_that_fails_is_never_written(service: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    session, rng = service.create(new_game(FRIENDS)), Random(8)
    entry, before = next_entry(session, rng), session.journal
    written = Counted(monkeypatch, SqlGameStore, "append")

    def fail(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as broken:
        broken.setattr(Run, "play", fail)
        with pytest.raises(BrokenGame):
            service.enter(session, entry)
    assert session.journal is before
    assert written.calls == []
    assert service.enter(session, entry)


# The answer


def shown(client: Client, game: str, seat: int) -> str:
    answer = client.get(f"/games/{game}/table?seat={seat}")
    assert answer.status_code == 200
    return answer.text


@pytest.mark.parametrize(
    ("lang", "wish"),
    [("en", {"seats": ["me", "friend"]}), ("ko", {"players": 2}), ("fr", {"solo": True})],
)
def test_the_answer_is_what_the_page_would_fetch(
    client: Client, lang: str, wish: dict[str, Any]
) -> None:
    """Byte for byte; with a friend, with two at one device, who hand it over, and alone."""
    made = client.begin(seed=9, **wish)
    game, path = made["game"], f"/api/games/{made['game']}/entries"
    client.http.cookies.set(COOKIE, lang)
    friend = client.other()
    friend.get("/")
    held = [row["seat"] for row in made["seats"] if row["yours"]]
    for row in made["seats"]:
        if row["kind"] == "human" and row["seat"] not in held:
            friend.post(f"/api/games/{game}/seats/claim", {"token": row["token"]})
    rng, session = Random(9), client.service.session(game)
    for _ in range(30):
        entry = next_entry(session, rng)
        who = client if entry.seat in held else friend
        wanted = {**entry._asdict(), "seat": entry.seat}
        first = who.post(path, wanted, AS_PAGE)
        assert first.status_code == 200, first.text
        assert first.headers["content-type"].startswith("text/html")
        assert first.text == shown(who, game, entry.seat)
        assert who.post(path, wanted, AS_PAGE).text == first.text  # a retry


def test_a_program_is_answered_in_json(client: Client) -> None:
    made = client.begin(players=2, seed=3)
    entry = next_entry(client.service.session(made["game"]), Random(3))
    answer = client.post(f"/api/games/{made['game']}/entries", entry._asdict())
    assert answer.json() == client.decision(made["game"], entry.seat)


def test_what_is_refused_is_refused_in_json(client: Client) -> None:
    """Another's answer in the same place, a choice that is none: the page then fetches."""
    made = client.begin(players=2, seed=3)
    entry = next_entry(client.service.session(made["game"]), Random(3))
    path = f"/api/games/{made['game']}/entries"
    wrong = client.post(path, entry._replace(option="nonsense")._asdict(), AS_PAGE)
    assert (wrong.status_code, wrong.json()["error"]) == (422, "illegal")
    late = client.post(path, entry._replace(sequence=7)._asdict(), AS_PAGE)
    assert (late.status_code, late.json()["error"]) == (409, "late")
    stranger = client.other().post(path, entry._asdict(), AS_PAGE)
    assert (stranger.status_code, stranger.json()["error"]) == (403, "not-your-seat")
