"""Scripted players for the load test: cheap, for they share the machine with the server.

A move is a question and an entry. It is timed from its POST to the event that tells another player
of it; who plays alone against a solo opponent is told too. Of answers and events only what a move
needs is read.
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
LENGTH = re.compile(rb"content-length: (\d+)", re.I)
EVENT_END = b"\n\n"
EVENT = re.compile(rb'data: {"sequence": (\d+), "decider": (\d+|null)')
SEQUENCE = re.compile(rb'"sequence":(\d+)')
OPTIONS = re.compile(rb'"options":\[(.*?)\]')

LONG = 120  # moves: about what a game of two has
Server = TypeVar("Server")


class Heard(NamedTuple):
    """What an event tells."""

    sequence: int
    decider: int | None


@dataclass
class Timings:
    """In seconds."""

    answers: list[float] = field(default_factory=list)
    delays: list[float] = field(default_factory=list)

    @property
    def moves(self) -> int:
        return len(self.delays)


class Plug(asyncio.Protocol):
    """A connection: one request after the other, or the events of a stream."""

    def __init__(self, heard: Callable[[Heard], None] | None = None) -> None:
        self._heard = heard
        self._buffer = b""
        self._answer: asyncio.Future[bytes] | None = None
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, _error: Exception | None) -> None:
        self._transport = None
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(ConnectionError("the server hung up"))

    def data_received(self, data: bytes) -> None:
        self._buffer = self._buffer + data if self._buffer else data
        if self._heard is not None:
            told, end, self._buffer = self._buffer.rpartition(EVENT_END)
            for sequence, decider in EVENT.findall(told) if end else ():
                self._heard(Heard(int(sequence), None if decider == b"null" else int(decider)))
        elif (end_of_head := self._buffer.find(HEAD_END)) >= 0:
            self._take_answer(end_of_head + len(HEAD_END))

    def _take_answer(self, start: int) -> None:
        length = LENGTH.search(self._buffer, 0, start)
        end = start + (int(length[1]) if length else 0)
        if len(self._buffer) < end or self._answer is None:
            return
        status, body = self._buffer[9:12], self._buffer[start:end]
        self._buffer = b""
        if status.startswith(b"2"):
            self._answer.set_result(body)
        else:
            self._answer.set_exception(RuntimeError(f"{status!r}: {body!r}"))

    async def ask(self, request: bytes) -> bytes:
        if self._transport is None:
            raise ConnectionError
        self._answer = asyncio.get_running_loop().create_future()
        self._transport.write(request)
        return await self._answer

    def say(self, request: bytes) -> None:
        assert self._transport is not None
        self._transport.write(request)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


async def listen(port: int, request: bytes, heard: Callable[[Heard], None]) -> Plug:
    _, plug = await asyncio.get_running_loop().create_connection(lambda: Plug(heard), HOST, port)
    plug.say(request)
    return plug


class Http:
    """Requests to one server, with one connection that is kept."""

    def __init__(self, port: int, token: str | None = None) -> None:
        self.port = port
        self._token = token
        self._plug: Plug | None = None

    async def send(self, request: bytes) -> bytes:
        """A connection that was idle for long may be closed: everything can be sent again."""
        try:
            return await self._send(request)
        except ConnectionError:
            self._plug = None
            return await self._send(request)

    async def _send(self, request: bytes) -> bytes:
        if self._plug is None:
            loop = asyncio.get_running_loop()
            _, self._plug = await loop.create_connection(Plug, HOST, self.port)
        return await self._plug.ask(request)

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
    """A seat with a connection for its requests and one on which it listens."""

    def __init__(self, port: int, game: str, seat: int, token: str) -> None:
        self.seat = seat
        self.http = Http(port, token)
        self.path = f"/api/games/{game}"
        self.arrived: dict[int, float] = {}
        self.news = Heard(-1, None)
        self._question = self.http.request("GET", f"{self.path}/decision?seat={seat}")
        self._wanted = 0
        self._waiting: asyncio.Future[None] | None = None
        self._ear: Plug | None = None

    async def come(self) -> None:
        request = self.http.request("GET", f"{self.path}/live?seat={self.seat}")
        self._ear = await listen(self.http.port, request, self._heard)
        await self.knows(0)

    def _heard(self, news: Heard) -> None:
        self.arrived[news.sequence] = time.perf_counter()
        self.news = news
        waiting = self._waiting
        if waiting is not None and news.sequence >= self._wanted and not waiting.done():
            waiting.set_result(None)

    async def knows(self, sequence: int) -> None:
        if self.news.sequence < sequence:
            self._wanted = sequence
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting

    async def move(self, rng: Random) -> tuple[int, float, float]:
        """Choose anything; the entry's number, when it was sent and when it was answered."""
        asked = await self.http.send(self._question)
        stands, options = SEQUENCE.search(asked), OPTIONS.search(asked)
        if stands is None or options is None:
            raise RuntimeError(f"nothing to choose: {asked!r}")
        sequence = int(stands[1]) + 1
        option = rng.choice(options[1].split(b'"')[1::2]).decode()
        entry = f'{{"sequence":{sequence},"kind":"play","option":"{option}"}}'
        request = self.http.request("POST", f"{self.path}/entries", entry)
        sent = time.perf_counter()
        await self.http.send(request)
        return sequence, sent, time.perf_counter()

    def leave(self) -> None:
        if self._ear is not None:
            self._ear.close()
        self.http.close()


def behind_nginx(game: str, servers: Sequence[Server]) -> Server:
    """The one to which deploy/nginx.conf sends all of a game: as its `hash` does."""
    return servers[(crc32(game.encode()) >> 16 & 0x7FFF) % len(servers)]


class LoadedGame:
    """A game and its players, at one server or each at the next one; a new one is begun when it is
    over."""

    def __init__(
        self, ports: Sequence[int], number: int, wishes: dict[str, Any], scattered: bool
    ) -> None:
        self._ports = ports
        self._number = number
        self._scattered = scattered
        self._wishes = wishes
        self._rng = Random(number)
        self._sequence = 0
        self._left_at = self._rng.randrange(LONG)  # the first game: all would end at once
        self.id = ""
        self.players: list[ScriptedPlayer] = []

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
            ScriptedPlayer(self.port(seat["seat"]), self.id, seat["seat"], seat["token"])
            for seat in made["seats"]
            if seat.get("token")
        ]
        for player in self.players:
            await player.come()

    async def play(self, first: float, period: float, end: float, timings: Timings) -> None:
        """A move every period, as long as there is time."""
        due = first
        while due < end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += period
            for player in self.players:
                await player.knows(self._sequence)
            decider = next((p for p in self.players if p.news.decider == p.seat), None)
            if decider is None or self._sequence > self._left_at:  # over, or as good as
                self._left_at = LONG
                self.leave()
                await self.begin()
                continue
            self._sequence, sent, answered = await decider.move(self._rng)
            other = next((p for p in self.players if p is not decider), decider)
            await other.knows(self._sequence)
            timings.answers.append(answered - sent)
            timings.delays.append(other.arrived[self._sequence] - sent)

    def leave(self) -> None:
        for player in self.players:
            player.leave()
