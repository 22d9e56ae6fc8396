"""The server under load: many games at once, their seats scripted over HTTP.

One server process is started on a database of its own. A move is timed from its POST to the event
that tells another player of it; who plays alone against a solo opponent is told too.
"""

import argparse
import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any

from tekhenu import Settings

from .errors import LabError
from .settings import add_settings, settings_of

ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)/")
HOST = "127.0.0.1"
SOCKETS = 4096  # four for each game, on either side
AT_ONCE = 20  # games set up at the same time


@dataclass
class Measured:
    moves: int = 0
    seconds: float = 0.0
    delays: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
    kilobytes: float = 0.0  # of memory for each game
    processor: float = 0.0  # seconds that the server was at work, with all that was asked of it


class Http:
    """One connection that is kept, one request after the other."""

    def __init__(self, port: int, token: str | None = None) -> None:
        self._port = port
        self._token = token
        self._plug: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def send(self, method: str, path: str, content: Any = None) -> Any:
        """A connection that was idle for long may be closed: everything can be sent again."""
        body = b"" if content is None else json.dumps(content).encode()
        request = self._head(method, path, len(body)) + body
        try:
            return await self._answer(request)
        except (asyncio.IncompleteReadError, ConnectionError):
            self.close()
            return await self._answer(request)

    async def _answer(self, request: bytes) -> Any:
        if self._plug is None:
            self._plug = await asyncio.open_connection(HOST, self._port)
        reader, writer = self._plug
        writer.write(request)
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        length = re.search(r"content-length: (\d+)", head)
        answer = json.loads(await reader.readexactly(int(length[1]) if length else 0))
        if not head.startswith("http/1.1 2"):
            raise RuntimeError(f"{request.splitlines()[0].decode()}: {answer}")
        return answer

    async def listen(self, path: str) -> AsyncIterator[dict[str, Any]]:
        reader, writer = await asyncio.open_connection(HOST, self._port)
        try:
            writer.write(self._head("GET", path, 0))
            while line := await reader.readline():
                if line.startswith(b"data: "):
                    yield json.loads(line[6:])
        finally:
            writer.close()

    def _head(self, method: str, path: str, length: int) -> bytes:
        lines = [f"{method} {path} HTTP/1.1", f"Host: {HOST}:{self._port}"]
        if self._token is not None:
            lines.append(f"Authorization: Bearer {self._token}")
        if length:
            lines += ["Content-Type: application/json", f"Content-Length: {length}"]
        return "\r\n".join([*lines, "", ""]).encode()

    def close(self) -> None:
        if self._plug is not None:
            self._plug[1].close()
            self._plug = None


class ScriptedPlayer:
    """A seat with a connection for its requests and one on which it listens."""

    def __init__(self, port: int, game: str, seat: int, token: str) -> None:
        self.seat = seat
        self.http = Http(port, token)
        self.path = f"/api/games/{game}"
        self.heard = asyncio.Event()
        self.arrived: dict[int, float] = {}
        self.news: dict[str, Any] = {}
        self._ear = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for news in self.http.listen(f"{self.path}/live?seat={self.seat}"):
            self.arrived[news["sequence"]] = time.perf_counter()
            self.news = news
            self.heard.set()

    async def knows(self, sequence: int) -> None:
        while self.news.get("sequence", -1) < sequence:
            self.heard.clear()
            await self.heard.wait()

    async def move(self, rng: Random) -> tuple[int, float, float]:
        """Choose anything; the entry's number, when it was sent and when it was answered."""
        asked = await self.http.send("GET", f"{self.path}/decision?seat={self.seat}")
        sequence = asked["sequence"] + 1
        option = rng.choice(asked["decision"]["options"])
        entry = {"sequence": sequence, "kind": "play", "option": option}
        sent = time.perf_counter()
        await self.http.send("POST", f"{self.path}/entries", entry)
        return sequence, sent, time.perf_counter()

    async def leave(self) -> None:
        self._ear.cancel()
        with suppress(asyncio.CancelledError):
            await self._ear
        self.http.close()


class LoadedGame:
    """A game and its players; a new one is begun when it is over."""

    def __init__(self, port: int, number: int, settings: Settings, measured: Measured) -> None:
        self._port = port
        self._wishes = settings.to_json()
        self._rng = Random(number)
        self._measured = measured
        self.players: list[ScriptedPlayer] = []

    async def begin(self) -> None:
        host = Http(self._port)
        made = await host.send("POST", "/api/games", self._wishes)
        host.close()
        self.players = [
            ScriptedPlayer(self._port, made["game"], seat["seat"], seat["token"])
            for seat in made["seats"]
            if seat["token"]
        ]
        for player in self.players:
            await player.knows(0)

    async def play(self, first: float, period: float, end: float) -> None:
        """A move every period, as long as there is time."""
        due = first
        sequence = 0
        while due < end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += period
            for player in self.players:
                await player.knows(sequence)
            decider = next((p for p in self.players if p.news["decider"] == p.seat), None)
            if decider is None:  # over
                await self.leave()
                await self.begin()
                sequence = 0
                continue
            sequence, sent, answered = await decider.move(self._rng)
            other = next((p for p in self.players if p is not decider), decider)
            await other.knows(sequence)
            self._measured.moves += 1
            self._measured.answers.append(answered - sent)
            self._measured.delays.append(other.arrived[sequence] - sent)

    async def leave(self) -> None:
        for player in self.players:
            await player.leave()


async def measure(
    port: int, process: int, settings: Settings, games: int, rate: float, seconds: float
) -> Measured:
    measured = Measured()
    tables = [LoadedGame(port, number, settings, measured) for number in range(games)]
    await tables[0].begin()  # everything is imported and cached by now
    before = memory_of(process)
    for start in range(1, games, AT_ONCE):
        await asyncio.gather(*(table.begin() for table in tables[start : start + AT_ONCE]))
    period = games / rate
    busy = processor_of(process)
    begin = time.perf_counter() + 0.5
    plays = (
        table.play(begin + period * number / games, period, begin + seconds)
        for number, table in enumerate(tables)
    )
    await asyncio.gather(*plays)
    measured.seconds = time.perf_counter() - begin
    measured.processor = processor_of(process) - busy
    measured.kilobytes = (memory_of(process) - before) / max(games - 1, 1)
    await asyncio.gather(*(table.leave() for table in tables))
    return measured


def memory_of(process: int) -> int:
    """Kilobytes in memory; 0 where nothing tells."""
    with suppress(OSError):
        for line in Path(f"/proc/{process}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1])
    return 0


def processor_of(process: int) -> float:
    """Seconds of processor time so far; 0 where nothing tells."""
    with suppress(OSError):
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0


@asynccontextmanager
async def server(folder: Path) -> AsyncIterator[tuple[int, int]]:
    """A server of our own: its port and its process."""
    database = f"sqlite:///{folder / 'load.sqlite'}"
    command = [sys.executable, "-m", "tekhenu", "serve", "--no-open", "--port", "0", "--no-limits"]
    process = await asyncio.create_subprocess_exec(
        *command, "--database", database, stdout=subprocess.PIPE
    )
    try:
        assert process.stdout is not None
        line = (await asyncio.wait_for(process.stdout.readline(), 60)).decode()
        found = ADDRESS.search(line)
        if found is None:
            raise RuntimeError(f"the server did not start: {line}")
        yield int(found[1]), process.pid
    finally:
        with suppress(ProcessLookupError):
            process.terminate()
        await process.wait()


def report(measured: Measured, games: int) -> str:
    def row(name: str, delays: list[float]) -> str:
        cuts = quantiles(delays, n=100)
        return (
            f"{name:<28}{1000 * cuts[49]:7.1f} ms median  {1000 * cuts[98]:7.1f} ms 99th percentile"
        )

    return "\n".join(
        [
            f"{games} games, {measured.moves} moves in {measured.seconds:.1f} s: "
            f"{measured.moves / measured.seconds:.1f} moves/s",
            row("POST to its answer", measured.answers),
            row("POST to the other's event", measured.delays),
            f"{'processor time of a move':<28}{1000 * measured.processor / measured.moves:7.1f} ms",
            f"{'memory per game':<28}{measured.kilobytes:7.0f} KB",
        ]
    )


def more_sockets() -> None:
    if os.name == "posix":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = SOCKETS if hard == resource.RLIM_INFINITY else min(SOCKETS, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))


async def run(args: argparse.Namespace, settings: Settings) -> None:
    with tempfile.TemporaryDirectory(prefix="tekhenu-load-") as folder:
        async with server(Path(folder)) as (port, process):
            measured = await measure(port, process, settings, args.games, args.rate, args.seconds)
    print(report(measured, args.games))


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tekhenu.lab.load", description="Measure the server under load."
    )
    parser.add_argument("--games", type=int, default=200, help="at once (default: 200)")
    parser.add_argument("--rate", type=float, default=100.0, help="moves/s in all (default: 100)")
    parser.add_argument("--seconds", type=float, default=30.0, help="default: 30")
    add_settings(parser, 2)
    args = parser.parse_args(argv)
    try:
        settings = settings_of(args)
    except LabError as error:
        parser.error(str(error))
    more_sockets()
    asyncio.run(run(args, settings))
    return 0


if __name__ == "__main__":
    sys.exit(main())
