"""What is wrong with a database and the games in it, and what is to be done about it."""

import shutil
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import select, text
from sqlalchemy.exc import SQLAlchemyError

from tekhenu.folders import is_open

from ..games.errors import BrokenGame
from ..games.session import loaded
from .storage import Store
from .storage.backup import file_of
from .storage.engine import HEAD, beside, read_url, revision
from .storage.models import GameRow

RESTORE, PRUNE = "tekhenu restore FILE --force", "tekhenu prune"
UNREADABLE = ("doctor-unusable", "doctor-older")  # no game can be looked at
LITTLE = 1 << 28  # bytes of free disk space


@dataclass(frozen=True, slots=True)
class Finding:
    """A message of the catalogue, and its values."""

    key: str
    values: dict[str, str] = field(default_factory=dict)


def examine(address: str) -> tuple[int, list[Finding]]:
    """How many games were replayed, and what was found."""
    file = file_of(read_url(address))
    if file is not None and not file.is_file():
        return 0, [_unusable(f"there is no file {file}")]
    findings = [] if file is None else list(_examine_file(file))  # before it is opened, and closed
    store = Store(address)
    try:
        findings += _examine_tables(store)
        if any(finding.key in UNREADABLE for finding in findings):
            return 0, findings
        with store.engine.connect() as connection:
            games = list(connection.scalars(select(GameRow.id).order_by(GameRow.created)))
        findings += (finding for game in games for finding in _examine_game(store, game))
    except (SQLAlchemyError, OSError) as wrong:
        return 0, [*findings, _unusable(str(getattr(wrong, "orig", wrong)).splitlines()[0])]
    finally:
        store.close()
    return len(games), findings


def _unusable(reason: str) -> Finding:
    return Finding("doctor-unusable", {"reason": reason, "command": RESTORE})


def _examine_file(file: Path) -> Iterator[Finding]:
    for path in [file, *beside(file)]:
        if is_open(path):
            yield Finding("doctor-open-file", {"file": str(path), "command": f"chmod 600 {path}"})
    free = shutil.disk_usage(file.parent).free
    if free < LITTLE:
        yield Finding(
            "doctor-disk",
            {"folder": str(file.parent), "free": f"{free >> 20} MB", "command": PRUNE},
        )


def _examine_tables(store: Store) -> Iterator[Finding]:
    with store.engine.connect() as connection:
        version = revision(connection)
        if version is None or version > HEAD:
            yield _unusable(f"its tables have version {version}, not {HEAD}")
        elif version < HEAD:
            yield Finding("doctor-older", {"version": version, "head": HEAD})
        if not store.postgresql:
            found = str(connection.scalar(text("PRAGMA integrity_check(1)")))
            if found != "ok":
                yield _unusable(found.splitlines()[-1])


def _examine_game(store: Store, game: str) -> Iterator[Finding]:
    """Its whole journal is played again."""
    record = store.game(game)
    if record is None:
        return  # pruned meanwhile
    try:
        loaded(record.origin, store.entries_of(game))
    except BrokenGame as wrong:
        yield Finding("doctor-game", {"game": game, "reason": str(wrong)[:300]})
