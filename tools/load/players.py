"""Scripted players for the load test, with little overhead because they run on the same machine.

A move is a request for the decision and an entry. Its time is measured from the POST to the event
that informs another player of it, or the same player in a solo game. Only the needed parts of
responses and events are parsed.
"""

import asyncio
import json
import re
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple, TypeVar, cast
from zlib import crc32

HOST = "127.0.0.1"
HEAD_END = b"\r\n\r\n"
LENGTH = re.compile(rb"\ncontent-length: (\d+)")  # as uvicorn writes names
EVENT_END = b"\n\n"
EVENT = re.compile(rb'data: {"sequence": (\d+), "decider": (\d+|null)')
SEQUENCE = re.compile(rb'"sequence":(\d+)')
OPTIONS = re.compile(rb'"options":\[([^]]*)')

LONG = 120  # moves: about the length of a game of two
Server = TypeVar("Server")
Answer = Callable[[bytes | Exception], None]  # the use of an event


class HeardMove(NamedTuple):
    """The contents of an event."""

    sequence: int
    decider: int | None


@dataclass
class Timings:
    """Times in seconds."""

    answers: list[float] = field(default_factory=list)
    delays: list[float] = field(default_factory=list)

    @property
    def moves(self) -> int:
        return len(self.delays)


class Plug(asyncio.Protocol):
    """A connection, for one request after the other or for a stream of events."""

    def __init__(self, heard: Callable[[HeardMove], None] | None = None) -> None:
        self._heard = heard
        self._buffer = b""
        self._answer: Answer | None = None
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, _error: Exception | None) -> None:
        self._transport = None
        self._settle(ConnectionError("the server hung up"))

    def data_received(self, data: bytes) -> None:
        self._buffer = self._buffer + data if self._buffer else data
        if self._heard is not None:
            events, end, self._buffer = self._buffer.rpartition(EVENT_END)
            for sequence, decider in EVENT.findall(events) if end else ():
                self._heard(HeardMove(int(sequence), None if decider == b"null" else int(decider)))
        elif (end_of_head := self._buffer.find(HEAD_END)) >= 0:
            self._take_answer(end_of_head + len(HEAD_END))

    def _take_answer(self, start: int) -> None:
        length = LENGTH.search(self._buffer, 0, start)
        end = start + (int(length[1]) if length else 0)
        if len(self._buffer) < end:
            return
        status, body = self._buffer[9:12], self._buffer[start:end]
        self._buffer = b""
        good = status.startswith(b"2")
        self._settle(body if good else RuntimeError(f"{status!r}: {body!r}"))

    def _settle(self, result: bytes | Exception) -> None:
        answer, self._answer = self._answer, None
        if answer is not None:
            answer(result)

    @property
    def open(self) -> bool:
        return self._transport is not None

    def ask(self, request: bytes, answer: Answer) -> None:
        self._answer = answer
        self.say(request)

    def say(self, request: bytes) -> None:
        assert self._transport is not None
        self._transport.write(request)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


async def listen(port: int, request: bytes, heard: Callable[[HeardMove], None]) -> Plug:
    _, plug = await asyncio.get_running_loop().create_connection(lambda: Plug(heard), HOST, port)
    plug.say(request)
    return plug


class Http:
    """Requests to one server over one persistent connection."""

    def __init__(self, port: int, token: str | None = None) -> None:
        self.port = port
        self._token = token
        self._plug: Plug | None = None
        self._connecting: asyncio.Task[None] | None = None

    async def send(self, request: bytes) -> bytes:
        waiting: asyncio.Future[bytes | Exception] = asyncio.get_running_loop().create_future()
        self.ask(request, waiting.set_result)
        result = await waiting
        if isinstance(result, Exception):
            raise result
        return result

    def ask(self, request: bytes, answer: Answer) -> None:
        """Send a request and return the response; send it again if the connection was closed."""
        plug = self._plug
        if plug is None or not plug.open:
            self._connecting = asyncio.create_task(self._connect_and_ask(request, answer))
            return

        def asked(result: bytes | Exception) -> None:
            if isinstance(result, ConnectionError):
                self.ask(request, answer)
            else:
                answer(result)

        plug.ask(request, asked)

    async def _connect_and_ask(self, request: bytes, answer: Answer) -> None:
        try:
            loop = asyncio.get_running_loop()
            _, self._plug = await loop.create_connection(Plug, HOST, self.port)
        except OSError as refused:
            answer(refused)
        else:
            self._plug.ask(request, answer)

    def request(self, method: str, path: str, content: str = "") -> bytes:
        lines = [f"{method} {path} HTTP/1.1", f"Host: {HOST}:{self.port}"]
        if self._token is not None:
            lines.append(f"Authorization: Bearer {self._token}")
        if content:
            lines += ["Content-Type: application/json", f"Content-Length: {len(content)}"]
        return "\r\n".join([*lines, "", content]).encode()

    def close(self) -> None:
        if self._plug is not None:
            self._plug.close()
            self._plug = None


class ScriptedPlayer:
    """A seat with one connection for its requests and one for its events."""

    def __init__(
        self, port: int, game: str, seat: int, token: str, announce: Callable[[], None]
    ) -> None:
        """Connect a seat; `announce` is called when an event has arrived."""
        self.seat = seat
        self.http = Http(port, token)
        self.path = f"/api/games/{game}"
        self.question = self.http.request("GET", f"{self.path}/decision?seat={seat}")
        self.news = HeardMove(-1, None)
        self.arrived = 0.0  # the news
        self._announce = announce
        self._came: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._ear: Plug | None = None

    async def come(self) -> None:
        request = self.http.request("GET", f"{self.path}/live?seat={self.seat}")
        self._ear = await listen(self.http.port, request, self._heard)
        await self._came

    def _heard(self, news: HeardMove) -> None:
        if news.sequence > self.news.sequence:
            self.arrived = time.perf_counter()
        self.news = news
        if self._came.done():
            self._announce()
        else:
            self._came.set_result(None)

    def entry(self, asked: bytes, rng: Random) -> tuple[int, bytes]:
        """Return the next sequence number and a random option of the decision."""
        stands, options = SEQUENCE.search(asked), OPTIONS.search(asked)
        if stands is None or options is None:
            raise ValueError(f"nothing to choose: {asked!r}")
        sequence = int(stands[1]) + 1
        option = rng.choice(options[1].split(b'"')[1::2]).decode()
        content = f'{{"sequence":{sequence},"kind":"play","option":"{option}"}}'
        return sequence, self.http.request("POST", f"{self.path}/entries", content)

    def leave(self) -> None:
        if self._ear is not None:
            self._ear.close()
        self.http.close()


def behind_nginx(game: str, servers: Sequence[Server]) -> Server:
    """Return the port that deploy/nginx.conf chooses for a game with its `hash` directive."""
    return servers[(crc32(game.encode()) >> 16 & 0x7FFF) % len(servers)]


class LoadedGame:
    """A game and its players, at one server or at one each; a new game follows each game.

    Each step of a move calls the next one when its response arrives, because asyncio tasks would
    cost more processor time.
    """

    def __init__(
        self, ports: Sequence[int], number: int, wishes: dict[str, Any], scattered: bool
    ) -> None:
        self._ports = ports
        self._number = number
        self._scattered = scattered
        self._wishes = wishes
        self._rng = Random(number)
        self._left_at = self._rng.randrange(
            LONG
        )  # of the first game, because all games would end at the same time
        self.id = ""
        self.players: list[ScriptedPlayer] = []
        self._decider: ScriptedPlayer
        self._sequence = 0
        self._sent = self._answered = self._due = 0.0
        self._next: Callable[[], None]
        self._timings = Timings()
        self._renewing: asyncio.Task[None] | None = None

    def port(self, seat: int) -> int:
        if not self._scattered:
            return behind_nginx(self.id, self._ports)
        return self._ports[(self._number + seat) % len(self._ports)]

    async def begin(self) -> None:
        host = Http(self._ports[self._number % len(self._ports)])
        wishes = host.request("POST", "/api/games", json.dumps(self._wishes))
        made = json.loads(await host.send(wishes))
        host.close()
        self.id, self._sequence = made["game"], 0
        self.players = [
            ScriptedPlayer(
                self.port(seat["seat"]), self.id, seat["seat"], seat["token"], self._check_done
            )
            for seat in made["seats"]
            if seat.get("token")
        ]
        for player in self.players:
            await player.come()

    async def play(self, first: float, period: float, end: float, timings: Timings) -> None:
        """Start a move in every period until the time is over."""
        loop = asyncio.get_running_loop()
        self._timings, self._due = timings, first
        self._over: asyncio.Future[None] = loop.create_future()

        def wait() -> None:
            if self._due >= end:
                self._over.set_result(None)
            else:
                loop.call_later(max(0.0, self._due - time.perf_counter()), self._move)
                self._due += period

        self._next = wait
        wait()
        await self._over

    def _move(self) -> None:
        decider = next((p for p in self.players if p.news.decider == p.seat), None)
        if decider is None or self._sequence > self._left_at:  # over or nearly over
            self._renewing = asyncio.create_task(self._renew())
        else:
            self._decider = decider
            decider.http.ask(decider.question, self._choose)

    async def _renew(self) -> None:
        self._left_at = LONG
        self.leave()
        try:
            await self.begin()
        except Exception as wrong:
            self._over.set_exception(wrong)
        else:
            self._next()

    def _choose(self, asked: bytes | Exception) -> None:
        try:
            if isinstance(asked, Exception):
                raise asked
            self._sequence, entry = self._decider.entry(asked, self._rng)
        except Exception as wrong:
            self._over.set_exception(wrong)
        else:
            self._answered, self._sent = 0.0, time.perf_counter()
            self._decider.http.ask(entry, self._answer)

    def _answer(self, answer: bytes | Exception) -> None:
        if isinstance(answer, Exception):
            self._over.set_exception(answer)
        else:
            self._answered = time.perf_counter()
            self._check_done()

    def _check_done(self) -> None:
        """Finish the move once the response is here and all players have received the event."""
        if not self._answered or any(p.news.sequence < self._sequence for p in self.players):
            return
        other = next((p for p in self.players if p is not self._decider), self._decider)
        self._timings.answers.append(self._answered - self._sent)
        self._timings.delays.append(other.arrived - self._sent)
        self._answered = 0.0
        self._next()

    def leave(self) -> None:
        for player in self.players:
            player.leave()
