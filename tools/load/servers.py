"""Servers and databases that the load test starts, and their resource usage."""

import asyncio
import os
import re
import shutil
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from tekhenu.lab.errors import LabError

ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)/")
BINARIES = "/usr/lib/postgresql"
USER = "postgres"
SQLITE, POSTGRESQL = DATABASES = ("sqlite", "postgresql")


@dataclass(frozen=True)
class Setup:
    """A version of the server with a number of processes and a database."""

    name: str
    sources: Path
    database: str = SQLITE
    processes: int = 1


@dataclass(frozen=True)
class Running:
    ports: list[int]
    processes: list[int]
    database: int | None = None  # its first process, if it has any

    def memory(self) -> int:
        return sum(memory_of(process) for process in self.processes)

    def processor(self) -> float:
        return sum(processor_of(process) for process in self.processes)

    def database_processor(self) -> float:
        """Return the processor time of the database, which has a process for each connection."""
        if self.database is None:
            return 0.0
        return sum(processor_of(process) for process in family_of(self.database))


@asynccontextmanager
async def running(setup: Setup, folder: Path) -> AsyncIterator[Running]:
    async with AsyncExitStack() as stack:
        first: int | None = None
        url = f"sqlite:///{folder / 'load.sqlite'}"
        if setup.database == POSTGRESQL:
            url, first = stack.enter_context(postgresql(folder))
        started = [
            await stack.enter_async_context(server(setup.sources, url))
            for _ in range(setup.processes)
        ]
        yield Running([port for port, _ in started], [pid for _, pid in started], first)


@asynccontextmanager
async def server(sources: Path, database: str) -> AsyncIterator[tuple[int, int]]:
    """Start a server; yield its port and its process."""
    command = [sys.executable, "-m", "tekhenu", "serve", "--no-open", "--port", "0", "--no-limits"]
    process = await asyncio.create_subprocess_exec(
        *command,
        "--database",
        database,
        stdout=subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": str(sources)},
    )
    try:
        assert process.stdout is not None
        line = (await asyncio.wait_for(process.stdout.readline(), 60)).decode()
        found = ADDRESS.search(line)
        if found is None:
            raise LabError(f"the server did not start: {line}")
        yield int(found[1]), process.pid
    finally:
        with suppress(ProcessLookupError):
            process.terminate()
        await process.wait()


@contextmanager
def postgresql(folder: Path) -> Iterator[tuple[str, int]]:
    """Start PostgreSQL with durable writes; yield its URL and its first process."""
    found = sorted(Path(BINARIES).glob("*/bin/postgres"), key=lambda path: int(path.parts[-3]))
    on_path = shutil.which("postgres")
    if not found and on_path is None:
        raise LabError("PostgreSQL is not installed")
    here = found[-1].parent if found else Path(str(on_path)).parent
    # It refuses to run as root.
    user = ["runuser", "-u", USER, "--"] if os.geteuid() == 0 else []
    if user:
        folder.chmod(0o711)
    data = folder / "postgresql"
    data.mkdir()
    if user:
        shutil.chown(data, USER)
    with socket.socket() as plug:
        plug.bind(("127.0.0.1", 0))
        port = plug.getsockname()[1]
    initialize = [f"{here}/initdb", "-D", str(data), "-U", USER, "-A", "trust", "--no-sync"]
    subprocess.run([*user, *initialize], check=True, capture_output=True, cwd=data)
    control = [*user, f"{here}/pg_ctl", "-D", str(data), "-w", "-l", str(data / "log")]
    start = ["-o", f"-k '' -h 127.0.0.1 -p {port}", "start"]
    subprocess.run([*control, *start], check=True, capture_output=True, cwd=data)
    try:
        first = int((data / "postmaster.pid").read_text().split()[0])
        yield f"postgresql://{USER}@127.0.0.1:{port}/postgres", first
    finally:
        stop = ["-m", "immediate", "stop"]
        subprocess.run([*control, *stop], check=False, capture_output=True, cwd=data)


def memory_of(process: int) -> int:
    """Return the memory in kilobytes; 0 if the system does not report it."""
    with suppress(OSError):
        for line in Path(f"/proc/{process}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1])
    return 0


def processor_of(process: int) -> float:
    """Return the seconds of processor time so far; 0 if the system does not report them."""
    with suppress(OSError):
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0


def machine_processor() -> float:
    """Return the processor time of all programs so far; 0 if the system does not report it."""
    with suppress(OSError):
        user, nice, system, _idle, _waiting, *irqs = map(
            int, Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:8]
        )
        return (user + nice + system + sum(irqs)) / os.sysconf("SC_CLK_TCK")
    return 0.0


def family_of(process: int) -> list[int]:
    """Return a process and its children."""
    children = ""
    with suppress(OSError):
        children = Path(f"/proc/{process}/task/{process}/children").read_text()
    return [process, *map(int, children.split())]
