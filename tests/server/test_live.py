"""Live updates: in one process, between processes, after standby, and without secrets."""

import asyncio
import json
import re
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from queue import Empty, Queue
from typing import Any

import httpx
import pytest

from tekhenu.games import live
from tekhenu.games.people import Person
from tekhenu.server.config import Limits, ServerConfig

from .client import Client, serving
from .host import PATIENCE

Event = tuple[str, str, dict[str, Any]]  # event, id, data


class Ear:
    """A listener of a game in its own thread."""

    def __init__(self, client: Client, game: str, seat: int | None = None) -> None:
        self.events: Queue[Event] = Queue()
        self.lines: list[str] = []
        self.ended = threading.Event()
        self._client = httpx.Client(
            base_url=client.address, cookies=client.http.cookies, timeout=PATIENCE, verify=False
        )
        query = "" if seat is None else f"?seat={seat}"
        self._thread = threading.Thread(target=self._run, args=[f"/api/games/{game}/live{query}"])
        self._response: httpx.Response | None = None

    def _run(self, path: str) -> None:
        event: dict[str, str] = {}
        try:
            with self._client.stream("GET", path) as self._response:
                for line in self._response.iter_lines():
                    self.lines.append(line)
                    name, _, value = line.partition(": ")
                    if line:
                        event[name] = value
                    elif "event" in event:
                        event_seen = event["event"], event["id"], json.loads(event["data"])
                        self.events.put(event_seen)
                        event = {}
        except (httpx.HTTPError, httpx.StreamError, OSError):
            pass
        self.ended.set()

    def hear(self) -> Event:
        return self.events.get(timeout=PATIENCE)

    def silent(self, seconds: float = 0.3) -> bool:
        try:
            self.events.get(timeout=seconds)
        except Empty:
            return True
        return False

    def __enter__(self) -> "Ear":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._response is not None:
            stream = self._response.extensions["network_stream"]
            raw = stream.get_extra_info("socket")
            with suppress(OSError):
                raw.shutdown(2)
        self._thread.join(PATIENCE)
        self._client.close()


@contextmanager
def begun(client: Client) -> Iterator[tuple[str, int, Client, Client]]:
    """Return a game of two browsers: its id, the active seat, its browser, and the other one."""
    made = client.begin(seats=["me", "friend"], seed=7)
    game, friend = made["game"], client.other()
    friend.post(f"/api/games/{game}/seats/claim", {"token": made["seats"][1]["token"]})
    seat = client.get(f"/api/games/{game}").json()["decider"]
    both = [client, friend]
    yield game, seat, both[seat], both[1 - seat]


def test_a_listener_hears_at_once_where_the_game_stands(client: Client) -> None:
    with begun(client) as (game, seat, _, _), Ear(client, game) as ear:
        news = {
            "sequence": 0,
            "decider": seat,
            "over": False,
            "seats": 1,
            "queued": False,
        }  # a friend has come
        assert ear.hear() == ("moved", "0", news)


def test_a_listener_hears_only_what_is_newer() -> None:
    stood = live.News(3, 0, over=False)
    waits = stood._replace(queued=True)

    async def heard(*announced: live.News) -> list[bytes]:
        events: list[bytes] = []

        async def send(event: bytes, _more: bool) -> None:
            events.append(event)

        table, listener = live.Live(), live.Listener(None, send)
        table.enter("g", listener, stood)
        for news in announced:
            table.publish("g", lambda _seat, news=news: news)  # type: ignore[misc]
        await asyncio.sleep(0.01)
        table.leave("g", listener)
        return events

    assert asyncio.run(heard()) == [stood.event()]
    assert asyncio.run(heard(waits)) == [waits.event()]
    assert asyncio.run(heard(stood._replace(sequence=4))) == [stood._replace(sequence=4).event()]
    assert asyncio.run(heard(stood._replace(sequence=2)))[-1] == stood.event()


def test_others_hear_of_what_is_confirmed_and_of_nothing_before(client: Client) -> None:
    with (
        begun(client) as (game, seat, asked, other),
        Ear(asked, game, seat) as own,
        Ear(other, game, 1 - seat) as theirs,
        Ear(client.other(), game) as spectator,
    ):
        for ear in (own, theirs, spectator):
            assert ear.hear()[1] == "0"
        option = asked.decision(game, seat)["decision"]["options"][0]
        asked.enter(game, 1, "choose", option)
        assert own.hear()[1] == "1"
        asked.enter(game, 2, "undo")
        assert own.hear()[1] == "2"
        asked.enter(game, 3, "choose", option)
        assert own.hear()[1] == "3"
        assert theirs.silent()
        assert spectator.silent(0.05)
        asked.enter(game, 4, "confirm")
        for ear in (own, theirs, spectator):
            moved = {"sequence": 4, "decider": 1 - seat, "over": False, "seats": 1, "queued": False}
            assert ear.hear() == ("moved", "4", moved)


def test_whoever_comes_back_knows_at_once(client: Client) -> None:
    with begun(client) as (game, seat, asked, _):
        option = asked.decision(game, seat)["decision"]["options"][0]
        asked.enter(game, 1, "play", option)
        with Ear(client, game) as ear:
            assert ear.hear()[1] == "1"


def test_only_a_holder_listens_for_a_seat(client: Client) -> None:
    with begun(client) as (game, _, _, _):
        answer = client.other().get(f"/api/games/{game}/live?seat=0")
        assert answer.status_code == 403


def test_whoever_has_lost_a_seat_listens_as_a_spectator(client: Client) -> None:
    """They hear nothing of the seat's drafts, and the seat does not count as present."""
    with begun(client) as (game, seat, asked, _):
        thief, live = client.other(), client.service.live
        thief.claim(game, asked.get(f"/api/games/{game}").json()["seats"][seat]["token"])
        with Ear(thief, game, seat) as ear:
            before = ear.hear()[2]["seats"]
            assert live.seats(game) == {seat}
            assert asked.post(f"/api/games/{game}/seats/{seat}/renew").status_code == 200
            assert ear.hear()[2]["seats"] == before + 1
            assert live.seats(game) == set()
            option = asked.decision(game, seat)["decision"]["options"][0]
            asked.enter(game, 1, "choose", option)
            asked.enter(game, 2, "undo")
            asked.enter(game, 3, "play", option)
            assert ear.hear()[1] == "3"
            session = client.service.session(game)
            session.seen.clear()
        wait_until(lambda: not live.listened(game))
        assert session.seen == {}


def test_a_listener_who_loses_the_seat_hears_what_a_spectator_hears() -> None:
    async def heard() -> tuple[int | None, list[bytes]]:
        events: list[bytes] = []

        async def send(event: bytes, _more: bool) -> None:
            events.append(event)

        table, listener = live.Live(), live.Listener(1, send, Person(7))
        news = live.News(3, 1, over=False)
        table.enter("g", listener, news)
        table.demote("g", lambda _person: [])
        table.publish("g", lambda seat: news._replace(sequence=9 if seat == 1 else 2))
        await asyncio.sleep(0.01)
        table.leave("g", listener)
        return listener.seat, events

    assert asyncio.run(heard()) == (None, [live.News(2, 1, over=False).event()])


def test_a_listener_who_leaves_is_forgotten(client: Client) -> None:
    with begun(client) as (game, _, _, _):
        with Ear(client, game) as ear:
            ear.hear()
            assert client.service.live.listened(game)
        wait_until(lambda: not client.service.live.listened(game))


def test_silence_is_filled_with_comments(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "KEEP_ALIVE", 0.05)
    with begun(client) as (game, _, _, _), Ear(client, game) as ear:
        ear.hear()
        wait_until(lambda: sum(line.startswith(":") for line in ear.lines) > 2)


def test_one_address_cannot_take_all_places(sqlite: str) -> None:
    config = ServerConfig(database=sqlite, limits=Limits(listeners=2))
    with serving(config) as client:
        game = client.begin(players=2)["game"]
        with Ear(client, game) as first, Ear(client, game) as second:
            first.hear()
            second.hear()
            answer = client.get(f"/api/games/{game}/live")
            assert (answer.status_code, answer.json()["error"]) == (429, "too-many")


def test_a_place_to_listen_is_free_again_when_its_listener_has_left(sqlite: str) -> None:
    with serving(ServerConfig(database=sqlite, limits=Limits(listeners=1))) as client:
        game = client.begin(players=2)["game"]
        for _ in range(3):
            with Ear(client, game) as ear:
                ear.hear()
            wait_until(lambda: not client.service.live.listened(game))
        # A listener who is not let in takes no place.
        assert client.other().get(f"/api/games/{game}/live?seat=0").status_code == 403
        with Ear(client, game) as ear:
            ear.hear()


def test_the_server_ends_at_once_although_somebody_listens(sqlite: str) -> None:
    with serving(ServerConfig(database=sqlite, limits=None)) as client:
        game = client.begin(players=2)["game"]
        ear = Ear(client, game)
        ear.__enter__()
        ear.hear()
        start = time.monotonic()
    assert time.monotonic() - start < PATIENCE / 3
    assert ear.ended.wait(PATIENCE)
    ear.__exit__()


@contextmanager
def elsewhere(database: str) -> Iterator[Client]:
    """Start a server in another process."""
    command = [sys.executable, "-m", "tekhenu", "serve", "--no-open", "--no-limits"]
    command += ["--port", "0", "--database", database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            address = re.search(r"http://[^ ]+(?=/)", process.stdout.readline())
            assert address is not None
            with Client(None, address[0]) as client:  # type: ignore[arg-type]
                yield client
        finally:
            process.kill()


def test_two_processes_on_one_postgresql(postgresql: str) -> None:
    """A move made at one server arrives at a listener of the other, and both go on from it."""
    with (
        serving(ServerConfig(database=postgresql, limits=None)) as here,
        elsewhere(postgresql) as there,
    ):
        made = here.begin(players=2, seed=7)
        game, tokens = made["game"], [seat["token"] for seat in made["seats"]]
        for seat in (0, 1):
            there.post(f"/api/games/{game}/seats/claim", {"token": tokens[seat]})
        with Ear(there, game) as ear:
            ear.hear()
            for sequence in range(1, 9):
                client = here if sequence % 2 else there
                seat = client.get(f"/api/games/{game}").json()["decider"]
                option = client.decision(game, seat)["decision"]["options"][0]
                assert client.enter(game, sequence, "play", option, seat).status_code == 200
                assert ear.hear()[1] == str(sequence)
        assert here.decision(game) == there.decision(game)


def test_names_travel_between_processes(postgresql: str) -> None:
    config = ServerConfig(database=postgresql, limits=None)
    with serving(config) as here, serving(config) as there:
        game = here.begin(players=2)["game"]
        there.get(f"/api/games/{game}")
        here.patch(f"/api/games/{game}/seats/0", {"name": "Ada"})
        assert there.get(f"/api/games/{game}").json()["seats"][0]["name"] == "Ada"


def wait_until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.02)
