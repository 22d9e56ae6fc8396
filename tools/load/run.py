"""The load test: many games at once, with scripted players over HTTP.

Servers are started with their own database. With `--beside CHECKOUT` an earlier version is measured
in turns with the present one, because the speed of a machine drifts; compare the processor time of
a move. With `--search` the rate is raised until moves take too long.
"""

import argparse
import asyncio
import gc
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles
from typing import Any, NamedTuple

import tekhenu
from tekhenu.lab.errors import LabError
from tekhenu.lab.settings import add_settings, settings_of

from ..checkout import checkout
from .players import HeardMove, Http, LoadedGame, Plug, Timings, listen
from .plot import delay_plot
from .servers import DATABASES, Running, Setup, machine_processor, running

SOCKETS = 16384
AT_ONCE = 20  # games set up at the same time
TOO_LONG = 0.150  # seconds; more than one move of a hundred may not take
KEPT_UP = 0.95  # of the moves that are asked for
FIRST_RATE = 100.0
TRIES = 2  # for a rate
STEPS = 4  # of the search, once the rate is known to a factor of two


class ProcessorTime(NamedTuple):
    """Seconds of processor time by the group of processes that used it."""

    server: float
    database: float
    driver: float
    machine: float  # all of these, and all other programs

    def since(self, before: "ProcessorTime") -> "ProcessorTime":
        return ProcessorTime(*(now - then for now, then in zip(self, before, strict=True)))

    @property
    def load(self) -> float:
        """Return the processor time of the load test itself."""
        return self.server + self.database + self.driver


@dataclass(frozen=True)
class LoadMeasurement:
    """A measurement: `rate` is the requested moves per second; seconds and kilobytes."""

    setup: Setup
    rate: float
    moves: int
    seconds: float
    answers: tuple[float, float]  # median, 99th percentile
    delays: tuple[float, float]
    spent: ProcessorTime

    @property
    def made(self) -> float:
        return self.moves / self.seconds

    @property
    def by_part(self) -> str:
        """Return the processor time of a move by group of processes."""
        server, database, driver = (1000 * part / max(self.moves, 1) for part in self.spent[:3])
        return f"{server:.2f} ms server, {database:.2f} ms database, {driver:.2f} ms driver"

    @property
    def busy(self) -> tuple[float, float]:
        """Return the number of processors used by the test, and by other programs."""
        own = self.spent.load / self.seconds
        return own, max(0.0, self.spent.machine / self.seconds - own)

    @property
    def held(self) -> bool:
        return self.delays[1] <= TOO_LONG and self.made >= KEPT_UP * self.rate


class LoadRun:
    """Games and streams at the servers of one setup."""

    def __init__(self, setup: Setup, servers: Running, args: argparse.Namespace) -> None:
        self.setup = setup
        self.servers = servers
        self.tables = [
            LoadedGame(servers.ports, number, args.wishes, args.scattered)
            for number in range(args.games)
        ]
        self.streams: list[Plug] = []
        self.game_memory = self.stream_memory = 0.0

    async def begin(self, streams: int) -> None:
        await self.tables[0].begin()  # everything is imported and cached by now
        before = self.servers.memory()
        for some in _batches(self.tables[1:]):
            await asyncio.gather(*(table.begin() for table in some))
        between = self.servers.memory()
        self.game_memory = (between - before) / max(len(self.tables) - 1, 1)
        for some in _batches(range(streams)):
            self.streams += await asyncio.gather(*(self._watch(number) for number in some))
        if streams:
            await asyncio.sleep(1.0)
            self.stream_memory = (self.servers.memory() - between) / streams

    async def _watch(self, number: int) -> Plug:
        """Connect a spectator, which only listens."""
        table = self.tables[number % len(self.tables)]
        http = Http(table.port(number))
        return await listen(http.port, http.request("GET", f"/api/games/{table.id}/live"), _ignore)

    async def measure(self, rate: float, seconds: float) -> LoadMeasurement:
        timings = Timings()
        period = len(self.tables) / rate
        before = self._spent()
        begin = time.perf_counter() + 0.2
        await asyncio.gather(
            *(
                table.play(
                    begin + period * number / len(self.tables), period, begin + seconds, timings
                )
                for number, table in enumerate(self.tables)
            )
        )
        passed = time.perf_counter() - begin
        return LoadMeasurement(
            self.setup,
            rate,
            timings.moves,
            passed,
            _spread(timings.answers),
            _spread(timings.delays),
            self._spent().since(before),
        )

    def _spent(self) -> ProcessorTime:
        server, database = self.servers.processor(), self.servers.database_processor()
        return ProcessorTime(server, database, time.process_time(), machine_processor())

    def end(self) -> None:
        for table in self.tables:
            table.leave()
        for stream in self.streams:
            stream.close()


def _ignore(_: HeardMove) -> None:
    return


def _batches(some: Sequence[Any]) -> Iterator[Sequence[Any]]:
    for start in range(0, len(some), AT_ONCE):
        yield some[start : start + AT_ONCE]


def _spread(delays: list[float]) -> tuple[float, float]:
    cuts = quantiles(delays, n=100) if len(delays) > 1 else [0.0] * 99
    return cuts[49], cuts[98]


@asynccontextmanager
async def load(setup: Setup, args: argparse.Namespace) -> AsyncIterator[LoadRun]:
    with tempfile.TemporaryDirectory(prefix="tekhenu-load-") as folder:
        async with running(setup, Path(folder)) as servers:
            found = LoadRun(setup, servers, args)
            await found.begin(args.streams)
            try:
                yield found
            finally:
                found.end()


async def search(found: LoadRun, seconds: float) -> AsyncIterator[LoadMeasurement]:
    """Double the rate while the servers keep up, then bisect between success and failure.

    A rate that failed is tried once more, because a disk that pauses for a moment is no overload.
    """
    held, rate, broken = 0.0, FIRST_RATE, 0.0
    steps = STEPS
    while steps:
        for _ in range(TRIES):
            measured = await found.measure(rate, seconds)
            yield measured
            if measured.held:
                break
        if measured.held:
            held = rate
        else:
            broken = rate
        if broken:
            steps -= 1
        rate = (held + broken) / 2 if broken else 2 * rate


# Reports


def row(one: LoadMeasurement) -> str:
    def spread(name: str, delays: tuple[float, float]) -> str:
        middle, most = (1000 * delay for delay in delays)
        return f"{name:<28}{middle:7.1f} ms median  {most:7.1f} ms 99th percentile"

    lines = [
        f"{one.setup.name}: {one.moves} moves in {one.seconds:.1f} s: {one.made:.1f} moves/s",
        spread("POST to its answer", one.answers),
        spread("POST to the other's event", one.delays),
        f"{'processor time of a move':<28}{one.by_part}",
        "{:<28}{:7.2f} with this, {:.2f} with other things".format("processors busy", *one.busy),
    ]
    return "\n".join(lines)


def table(found: Sequence[LoadMeasurement]) -> Iterator[str]:
    """Yield the table of delays, and the processor time of a move by group of processes."""
    head = "{:<24}{:>7}{:>7}{:>9}{:>9}{:>9}{:>9}{:>9}{:>8}{:>8}"
    names = ["asked", "made", "median", "p99", "server", "database", "driver", "busy", "others"]
    yield head.format("", *names)
    for one in found:
        parts = [1000 * part / max(one.moves, 1) for part in one.spent[:3]]
        yield head.format(
            one.setup.name,
            f"{one.rate:.0f}",
            f"{one.made:.0f}",
            *(f"{1000 * delay:.1f} ms" for delay in one.delays),
            *(f"{part:.2f} ms" for part in parts),
            *(f"{processors:.2f}" for processors in one.busy),
        ) + ("" if one.held else "   too long")


def most_held(found: Sequence[LoadMeasurement]) -> Iterator[str]:
    for setup in dict.fromkeys(one.setup for one in found):
        held = [one for one in found if one.setup == setup and one.held]
        if not held:
            yield f"{setup.name:<24}took too long every time"
            continue
        best = max(held, key=lambda one: one.rate)
        yield (
            f"{setup.name:<24}{best.rate:5.0f} moves/s with 99 of 100 within "
            f"{1000 * TOO_LONG:.0f} ms; of a move {best.by_part}"
        )


# The command


def setups_of(args: argparse.Namespace) -> list[Setup]:
    here = Path(tekhenu.__file__).parent.parent
    versions = [("now", here)]
    if args.beside is not None:
        versions.insert(0, ("beside", args.beside / "src"))
    return [
        Setup(f"{name}, {processes} × {args.database}", sources, args.database, processes)
        for name, sources in versions
        for processes in args.processes
    ]


async def run(args: argparse.Namespace) -> list[LoadMeasurement]:
    found: list[LoadMeasurement] = []
    setups = setups_of(args)
    for number in range(args.rounds):
        for setup in setups if number % 2 == 0 else setups[::-1]:
            async with load(setup, args) as loaded:
                if args.search:
                    tries = search(loaded, args.seconds)
                else:
                    tries = _once(loaded, args)
                async for measured in tries:
                    found.append(measured)
                    print(row(measured), flush=True)
                print(f"{'memory per game':<28}{loaded.game_memory:7.0f} KB")
                if args.streams:
                    print(f"{'memory per stream':<28}{loaded.stream_memory:7.1f} KB")
    return found


async def _once(loaded: LoadRun, args: argparse.Namespace) -> AsyncIterator[LoadMeasurement]:
    yield await loaded.measure(args.rate, args.seconds)


def more_sockets() -> None:
    if os.name == "posix":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = SOCKETS if hard == resource.RLIM_INFINITY else min(SOCKETS, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))


def quick_loop() -> asyncio.AbstractEventLoop:
    """Use uvloop as the server does, so that the players need less of the machine."""
    with suppress(ImportError):
        import uvloop

        return uvloop.new_event_loop()
    return asyncio.new_event_loop()


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.load", description="Measure the server under load."
    )
    parser.add_argument("--games", type=int, default=200, help="at once (default: 200)")
    parser.add_argument("--streams", type=int, default=0, help="of people who only look")
    parser.add_argument("--rate", type=float, default=100.0, help="moves/s in all (default: 100)")
    parser.add_argument("--seconds", type=float, default=30.0, help="for each rate (default: 30)")
    parser.add_argument("--processes", type=int, nargs="+", default=[1], help="of the server")
    parser.add_argument(
        "--scattered",
        action="store_true",
        help="each seat of a game at another process (default: all at one, as behind nginx)",
    )
    parser.add_argument("--database", choices=DATABASES, default=DATABASES[0])
    parser.add_argument("--search", action="store_true", help="for the most moves/s it bears")
    parser.add_argument("--beside", type=checkout, metavar="CHECKOUT", help="another version")
    parser.add_argument("--rounds", type=int, default=1, help="of all that is measured")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="an SVG of rates and times")
    add_settings(parser, 2)
    args = parser.parse_args(argv)
    try:
        args.wishes = settings_of(args).to_json()
        more_sockets()
        gc.disable()  # players leave little behind
        with asyncio.Runner(loop_factory=quick_loop) as runner:
            found = runner.run(run(args))
    except LabError as error:
        parser.error(str(error))
    print("", *table(found), "", *most_held(found), sep="\n")
    if args.plot is not None:
        args.plot.write_text(delay_plot(found, TOO_LONG))
    return 0


if __name__ == "__main__":
    sys.exit(main())
