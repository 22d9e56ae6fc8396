"""The folder of a simulation, with its plan and every game played so far.

    simulation.json   the plan; the same command continues, another one is rejected
    games/0001.jsonl  one line per game; every run appends to a new file
    *.parquet         the tables, once all games have been played
    report.html       the report about them

A line is written as soon as its game is over. If a run is killed while writing, its last line may
be incomplete; it is ignored, and its game is played again.
"""

import json
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any, BinaryIO

import tekhenu
from tekhenu import Settings
from tekhenu.components import from_overrides, load

from .errors import LabError, make_folder
from .match import Record
from .settings import arguments_of

FORMAT = 3
MANIFEST = "simulation.json"
GAMES = "games"
LOCK = ".lock"
DRAFT = ".draft"  # suffix of a file that is not yet complete
SYNC_SECONDS = 1.0
DECIDING = ("components", "rules", "agents", "lab/match.py", "lab/schedule.py", "lab/settings.py")


@dataclass(frozen=True, slots=True)
class Plan:
    """All parameters of a simulation."""

    settings: Settings
    agents: tuple[str, ...]
    seed: str
    games: int


def program_fingerprint() -> str:
    """Return a hash of all code that determines how games are played."""
    home = Path(tekhenu.__file__).parent
    digest = sha256()
    for part in DECIDING:
        path = home / part
        files = sorted(path.rglob("*")) if path.is_dir() else [path]
        for file in files:
            if file.suffix in (".py", ".toml", ".json"):
                digest.update(str(file.relative_to(home)).encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:16]


class Folder:
    """The folder of a simulation. Use `opened`, which locks it for one process."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        self._run: BinaryIO | None = None
        self._synced = 0.0

    # Reading

    def records(self) -> Iterator[Record]:
        """Yield every game once, even if it was played in several runs."""
        seen: set[int] = set()
        for file in self._game_files():
            lines = file.read_bytes().split(b"\n")
            for number, line in enumerate(lines, 1):
                record = _record(line)
                if record is None:
                    if number < len(lines):
                        raise LabError(f"{file}, line {number}: not a record of a game")
                    continue
                if record.number not in seen:
                    seen.add(record.number)
                    yield record

    def _game_files(self) -> list[Path]:
        return sorted((self.path / GAMES).glob("*.jsonl"))

    # Writing

    def add(self, record: Record) -> None:
        if self._run is None:
            self._run = self._new_run()
        line = json.dumps(record.to_json(), separators=(",", ":")).encode() + b"\n"
        try:
            written = self._run.write(line)
        except OSError as error:
            raise LabError(f"{self._run.name}: {error.strerror}") from None
        if written != len(line):
            raise LabError(f"{self._run.name}: cannot write a game. Is the disk full?")
        if time.monotonic() - self._synced > SYNC_SECONDS:
            self.sync()

    def _new_run(self) -> BinaryIO:
        number = max((int(file.stem) for file in self._game_files()), default=0) + 1
        return (self.path / GAMES / f"{number:04}.jsonl").open("xb", buffering=0)

    def sync(self) -> None:
        if self._run is not None:
            os.fsync(self._run.fileno())
            self._synced = time.monotonic()

    def close(self) -> None:
        if self._run is not None:
            self.sync()
            self._run.close()
            self._run = None

    @contextmanager
    def written(self, name: str) -> Iterator[Path]:
        """Yield a path to write a file to, which is renamed to `name` when it is complete."""
        draft = self.path / (name + DRAFT)
        yield draft
        with draft.open("rb") as file:
            os.fsync(file.fileno())
        draft.replace(self.path / name)


def _record(line: bytes) -> Record | None:
    try:
        return Record.from_json(json.loads(line))
    except (ValueError, KeyError, TypeError):
        return None


@contextmanager
def opened(path: Path, plan: Plan) -> Iterator[Folder]:
    """Open or create the folder of a plan; raise LabError if it contains another plan."""
    try:
        _check_place(path)
        make_folder(path)
        with _alone(path):
            folder = Folder(path, plan)
            _check_plan(folder)
            (path / GAMES).mkdir(exist_ok=True)
            try:
                yield folder
            finally:
                folder.close()
    except (FileExistsError, NotADirectoryError, PermissionError) as error:
        raise LabError(f"{error.filename}: {error.strerror}") from None


def _check_place(path: Path) -> None:
    if path.exists() and not path.is_dir():
        raise LabError(f"{path} is a file; --out needs a folder")
    if path.is_dir() and not (path / MANIFEST).exists():
        foreign = [
            entry.name
            for entry in sorted(path.iterdir())
            if entry.name != LOCK and not entry.name.endswith(DRAFT)
        ]
        if foreign:
            raise LabError(
                f"{path} contains other files ({foreign[0]}) and no simulation;"
                " choose a new or empty folder"
            )


def _lock(file: int) -> None:
    """Lock a file without waiting; raise OSError if another process has locked it."""
    try:
        import fcntl
    except ImportError:
        import msvcrt  # on Windows

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def _alone(path: Path) -> Iterator[None]:
    """Hold the folder's lock, which the system releases when the process ends."""
    with (path / LOCK).open("w") as lock:
        try:
            _lock(lock.fileno())
        except OSError:
            raise LabError(f"{path}: another simulation is running in this folder") from None
        yield


def _check_plan(folder: Folder) -> None:
    """Raise LabError if the folder has another plan, except for a larger number of games."""
    path, plan = folder.path / MANIFEST, folder.plan
    if path.exists():
        old = _manifest(path)
        differences = _differences(old["plan"], plan)
        if differences:
            raise LabError(
                f"{folder.path} contains a simulation {', '.join(differences)};"
                " use the same arguments or another folder"
            )
        if (old["program"], old["edition"]) != (program_fingerprint(), load().fingerprint):
            raise LabError(
                f"{folder.path} is from another version of the program, whose games may differ;"
                " choose another folder"
            )
        if old["plan"]["games"] == plan.games:
            return
    manifest = {
        "format": FORMAT,
        "what": "a Tekhenu simulation",
        "version": version("tekhenu"),
        "program": program_fingerprint(),
        "edition": load().fingerprint,
        "plan": _plan_to_json(plan),
    }
    with folder.written(MANIFEST) as draft:
        draft.write_text(json.dumps(manifest, indent=2) + "\n", encoding="utf-8")


def _manifest(path: Path) -> dict[str, Any]:
    try:
        data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        known = data["format"] == FORMAT and all(name in data for name in ("program", "edition"))
        _plan(data["plan"])
    except (ValueError, KeyError, TypeError):
        known = False
    if not known:
        raise LabError(f"{path} does not describe a simulation; choose another folder")
    return data


def _plan_to_json(plan: Plan) -> dict[str, Any]:
    rest = {"agents": plan.agents, "seed": plan.seed, "games": plan.games}
    overrides = dict(plan.settings.edition.overrides)
    return {"settings": plan.settings.to_json(), "overrides": overrides, **rest}


def _plan(data: dict[str, Any]) -> Plan:
    settings = Settings.from_json(data["settings"], from_overrides(data["overrides"]))
    return Plan(settings, tuple(data["agents"]), data["seed"], int(data["games"]))


def _differences(old: dict[str, Any], plan: Plan) -> list[str]:
    before = _plan(old)
    found = []
    if before.settings.edition != plan.settings.edition:
        names = before.settings.edition.name, plan.settings.edition.name
        found.append("of the edition {!r}, not {!r}".format(*names))
    elif before.settings != plan.settings:
        found.append(f"with {arguments_of(before.settings)}, not {arguments_of(plan.settings)}")
    if before.agents != plan.agents:
        found.append(f"of {' '.join(before.agents)}, not {' '.join(plan.agents)}")
    if before.seed != plan.seed:
        found.append(f"with seed {before.seed}, not {plan.seed}")
    if before.games > plan.games:
        found.append(f"of {before.games} games, not only {plan.games}")
    return found
