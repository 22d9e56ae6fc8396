"""The express lane says what the routes say, and leaves to them whatever is not plain."""

import threading
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tekhenu.server.api import express
from tekhenu.server.api.messages import NewGameRequest
from tekhenu.server.config import ServerConfig
from tekhenu.server.games.creation import new_game
from tekhenu.server.games.journal import Entry
from tekhenu.server.games.service import GameService
from tekhenu.server.people import new_secret
from tekhenu.server.storage import Link, NewEntry, Taken

from .client import PATIENCE, Client, bearer, serving


@pytest.fixture
def lanes(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Which lanes were taken to their end."""
    taken: list[str] = []

    def watched(name: str, lane: express.Lane) -> express.Lane:
        async def through(request: Any, game: str) -> Any:
            answer = await lane(request, game)
            taken.append(name)
            return answer

        return through

    lanes = {key: (watched(key[1], lane), route) for key, (lane, route) in express.LANES.items()}
    monkeypatch.setattr(express, "LANES", lanes)
    return taken


@pytest.fixture
def client(database: str) -> Iterator[Client]:
    with serving(ServerConfig(database=database, pace=0.0, limits=None, workers=1)) as client:
        yield client


def begun(client: Client) -> tuple[str, list[dict[str, str]]]:
    """A game, and what each seat shows to be let in; it is known to the server from now on."""
    made = client.begin(seats=["friend", "friend"], seed=5)
    tokens = [client.other().claim(made["game"], seat["token"]) for seat in made["seats"]]
    shown = [bearer(token) for token in tokens]
    for seat, headers in enumerate(shown):
        client.get(f"/api/games/{made['game']}/view?seat={seat}", headers=headers)
    return made["game"], shown


def test_a_game_is_played_in_the_express_lane(client: Client, lanes: list[str]) -> None:
    """And the routes, asked in another way, say the same."""
    game, shown = begun(client)
    rng, path = Random(5), f"/api/games/{game}"
    for number in range(1, 31):
        seat = client.service.session(game).journal.decider()
        assert seat is not None
        quick = client.get(f"{path}/decision?seat={seat}", headers=shown[seat])
        slow = client.get(f"{path}/decision?seat={seat}&", headers=shown[seat])
        assert (quick.json(), quick.headers.keys()) == (slow.json(), slow.headers.keys())
        option = rng.choice(quick.json()["decision"]["options"])
        entry = {"sequence": number, "kind": "play", "option": option}
        answer = client.post(f"{path}/entries", entry, shown[seat])
        assert answer.status_code == 200
        assert (
            answer.json() == client.get(f"{path}/decision?seat={seat}", headers=shown[seat]).json()
        )
    assert lanes == ["decision", "entries", "decision"] * 30


def test_a_page_is_answered_in_the_express_lane(client: Client, lanes: list[str]) -> None:
    """Sent again in another way, the entry counts once and is answered by the routes."""
    game, shown = begun(client)
    seat = client.service.session(game).journal.decider()
    assert seat is not None
    headers = shown[seat] | {"Accept": "text/html", "Accept-Encoding": "gzip"}
    asked = client.get(f"/api/games/{game}/decision?seat={seat}", shown[seat]).json()["decision"]
    entry = {"sequence": 1, "kind": "choose", "option": asked["options"][0]}
    quick = client.post(f"/api/games/{game}/entries", entry, headers)
    assert quick.status_code == 200
    assert quick.headers["content-encoding"] == "gzip"
    assert lanes.pop() == "entries"
    lanes.clear()
    otherwise = headers | {"Content-Type": "application/json; charset=utf-8"}
    slow = client.post(f"/api/games/{game}/entries", entry, otherwise)
    assert lanes == []
    assert (quick.text, sorted(quick.headers)) == (slow.text, sorted(slow.headers))


def test_what_is_refused_is_refused_by_the_routes(client: Client, lanes: list[str]) -> None:
    game, shown = begun(client)
    path, asked = f"/api/games/{game}", client.service.session(game).journal.decider()
    assert asked is not None
    entry = {"sequence": 1, "kind": "play", "option": "nonsense"}
    refused = {
        client.post(f"{path}/entries", entry, shown[asked]).json()["error"],
        client.post(f"{path}/entries", {**entry, "sequence": 5}, shown[asked]).json()["error"],
        client.post(f"{path}/entries", entry, shown[1 - asked]).json()["error"],
        client.post(f"{path}/entries", {"kind": 5}, shown[asked]).json()["error"],
        client.post(f"{path}/entries", entry, bearer("x" * 43)).json()["error"],
        client.get(f"{path}/decision?seat=0", headers=shown[1]).json()["error"],
    }
    assert refused == {"illegal", "late", "not-asked", "invalid", "not-your-seat"}
    assert lanes == []


def test_a_lock_is_not_waited_for(client: Client, lanes: list[str]) -> None:
    """The event loop goes on while another thread is at the game; the routes wait."""
    game, shown = begun(client)
    answers: list[int] = []

    def ask() -> None:
        answers.append(client.get(f"/api/games/{game}/decision?seat=0", shown[0]).status_code)

    asked = threading.Thread(target=ask)
    with client.service.session(game).lock:
        asked.start()
        for _ in range(20):  # more than a question takes
            assert client.other().get("/api/games?").status_code == 200
        assert (answers, lanes) == ([], [])
    asked.join(PATIENCE)
    assert answers == [200]


def test_what_another_process_wrote_is_seen_at_once(client: Client, database: str) -> None:
    game, shown = begun(client)
    other = GameService(ServerConfig(database=database))
    theirs = other.session(game)
    decision = theirs.journal.committed.decision
    assert decision is not None
    seat = decision.player
    other.enter(theirs, Entry(1, seat, "play", str(decision.options[0])))
    path = f"/api/games/{game}/decision?seat={seat}"
    assert client.get(path, headers=shown[seat]).json()["sequence"] == 1
    other.close()


def test_whoever_lost_a_seat_elsewhere_cannot_choose_any_more(
    client: Client, database: str
) -> None:
    """The link was renewed by another process, of which this one has not heard."""
    game, shown = begun(client)
    seat = client.service.session(game).journal.decider()
    assert seat is not None
    headers = shown[seat]
    decision = client.get(f"/api/games/{game}/decision?seat={seat}", headers=headers).json()
    other = GameService(ServerConfig(database=database))
    token = headers["Authorization"].removeprefix("Bearer ")
    person = other.store.add_person("a" * 64)
    assert other.store.renew(game, seat, Link(token, new_secret()), person)
    entry = {"sequence": 1, "kind": "play", "option": decision["decision"]["options"][0]}
    refused = client.post(f"/api/games/{game}/entries", entry, headers)
    assert refused.status_code == 403
    other.close()


def test_an_entry_is_not_written_if_the_seats_have_changed(database: str) -> None:
    service = GameService(ServerConfig(database=database))
    service.store.migrate()
    session = service.create(*new_game(NewGameRequest(seats=["friend", "friend"])))
    entry = Entry(1, 0, "play", "die:1")
    service.store.change_seat(session.id, 0, name="Ada")
    with pytest.raises(Taken):
        service.store.entries.append(NewEntry(session.id, entry, changed=session.changed))
    assert service.store.news(session.id, 0) == (session.changed + 1, [])
    service.store.entries.append(NewEntry(session.id, entry, changed=session.changed + 1))
    assert service.store.news(session.id, 0) == (session.changed + 1, [entry])
    service.close()


def test_a_game_that_nobody_asks_for_is_not_played(postgresql: str) -> None:
    """What another process tells of it is taken over when somebody asks."""
    config = ServerConfig(database=postgresql, limits=None)
    with serving(config) as here, serving(config) as there:
        game, shown = begun(here)
        kept = there.service.session(game)
        seat = kept.journal.decider()
        assert seat is not None
        standing = here.get(f"/api/games/{game}/decision?seat={seat}", shown[seat]).json()
        entry = {"sequence": 1, "kind": "play", "option": standing["decision"]["options"][0]}
        assert here.post(f"/api/games/{game}/entries", entry, shown[seat]).status_code == 200
        there.service.heard(game, Entry(1, seat, "play", entry["option"]))
        assert kept.journal.sequence == 0
        assert there.get(f"/api/games/{game}/decision").json()["sequence"] == 1
