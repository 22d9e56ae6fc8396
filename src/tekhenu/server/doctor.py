"""Diagnosis of a database and its games, with advice on what to do."""

import shutil
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import select, text
from sqlalchemy.exc import SQLAlchemyError

from tekhenu.folders import is_open

from ..games.errors import BrokenGame
from ..games.reviews import readable_turn
from ..games.session import loaded
from .storage import Store
from .storage.backup import file_of
from .storage.engine import HEAD, read_url, revision, sidecar_files
from .storage.models import GameRow
from .storage.reviews import review_turns

RESTORE, PRUNE = "tekhenu restore FILE --force", "tekhenu prune"
UNREADABLE = ("doctor-unusable", "doctor-older")  # with these findings no game can be loaded
LOW_DISK_SPACE = 1 << 28  # bytes


@dataclass(frozen=True, slots=True)
class Finding:
    """A message key of the catalog with its values."""

    key: str
    values: dict[str, str | int] = field(default_factory=dict)


def examine(address: str) -> tuple[int, list[Finding]]:
    """Check a database; return the number of replayed games and the findings."""
    file = file_of(read_url(address))
    if file is not None and not file.is_file():
        return 0, [_unusable(f"there is no file {file}")]
    findings = [] if file is None else list(_examine_file(file))  # before `Store` opens the file
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
    for path in [file, *sidecar_files(file)]:
        if is_open(path):
            yield Finding("doctor-open-file", {"file": str(path), "command": f"chmod 600 {path}"})
    free = shutil.disk_usage(file.parent).free
    if free < LOW_DISK_SPACE:
        yield Finding(
            "doctor-disk",
            {"folder": str(file.parent), "free": f"{free >> 20} MB", "command": PRUNE},
        )


def _examine_tables(store: Store) -> Iterator[Finding]:
    with store.engine.connect() as connection:
        version = revision(connection)
        if version is None or version > HEAD:
            yield _unusable(f"its schema has version {version}, this program needs {HEAD}")
        elif version < HEAD:
            yield Finding("doctor-older", {"version": version, "head": HEAD})
        if not store.postgresql:
            found = str(connection.scalar(text("PRAGMA integrity_check(1)")))
            if found != "ok":
                yield _unusable(found.splitlines()[-1])


def _examine_game(store: Store, game: str) -> Iterator[Finding]:
    """Replay the whole journal of a game, and read its review."""
    record = store.game(game)
    if record is None:
        return  # deleted by `tekhenu prune` since the list was read
    try:
        loaded(record.origin, store.entries_of(game))
    except BrokenGame as wrong:
        yield Finding("doctor-game", {"game": game, "reason": str(wrong)[:300]})
    unreadable = [row for row in review_turns(store, game) if row.turn and not readable_turn(row)]
    if unreadable:
        yield Finding("doctor-review", {"game": game, "count": len(unreadable)})
