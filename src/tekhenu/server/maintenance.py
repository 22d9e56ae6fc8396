"""The commands `tekhenu backup`, `restore`, `prune` and `doctor`."""

import argparse
import re
import sys
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING

from tekhenu.text import Catalog

from .config import default_database

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

EXIT_ERROR, EXIT_FINDINGS = 2, 1
AGE = re.compile(r"(\d{1,5})([hdw])")
UNITS = {"h": "hours", "d": "days", "w": "weeks"}


class CommandError(Exception):
    """Raised if a command fails, with a message key of the catalog and its values."""

    def __init__(self, key: str, **values: str) -> None:
        super().__init__(key)
        self.key = key
        self.values = values


def add_parsers(subparsers: "Subparsers", words: Catalog) -> None:
    say = words.say
    commands = {"backup": backup, "restore": restore, "prune": prune, "doctor": doctor}
    parsers = {}
    for name, run in commands.items():
        parser = parsers[name] = subparsers.add_parser(
            name, help=say(f"command-{name}"), description=say(f"command-{name}-about")
        )
        parser.add_argument("--database", metavar="URL", help=say("command-database"))
        parser.set_defaults(run=_reporting_errors(run))
    for name in ("backup", "restore"):
        parsers[name].add_argument("file", type=Path, metavar="FILE", help=say("command-copy"))
        parsers[name].add_argument("--force", action="store_true", help=say("command-force"))
    old = parsers["prune"]
    old.add_argument(
        "--older-than", type=_age, metavar="AGE", required=True, help=say("command-older-than")
    )
    old.add_argument("--unfinished", action="store_true", help=say("command-unfinished"))
    old.add_argument("--dry-run", action="store_true", help=say("command-dry-run"))


def _age(text: str) -> timedelta:
    found = AGE.fullmatch(text)
    if found is None:
        raise argparse.ArgumentTypeError(f"{text!r} is not an age such as 90d, 12w, or 36h")
    return timedelta(**{UNITS[found[2]]: int(found[1])})


Command = Callable[[argparse.Namespace], int]


def _reporting_errors(command: Command) -> Command:
    """Wrap a command: print errors as one line and return `EXIT_ERROR`."""

    def run(args: argparse.Namespace) -> int:
        from sqlalchemy.exc import SQLAlchemyError

        from .storage.engine import BadDatabase

        say = args.words.say
        args.database = args.database or default_database()
        try:
            return command(args)
        except CommandError as wrong:
            print(say(wrong.key, **wrong.values), file=sys.stderr)
        except (BadDatabase, OSError, ImportError) as wrong:
            print(say("serve-bad-database", reason=str(wrong)), file=sys.stderr)
        except SQLAlchemyError as wrong:
            reason = str(getattr(wrong, "orig", wrong)).splitlines()[0]
            print(say("serve-bad-database", reason=reason), file=sys.stderr)
        return EXIT_ERROR

    return run


def _sqlite_file(args: argparse.Namespace, restoring: bool) -> Path:
    from .storage.backup import file_of, postgresql_command
    from .storage.engine import read_url

    url = read_url(args.database)
    file = file_of(url)
    if file is None:
        command = postgresql_command(url, args.file, restoring)
        raise CommandError("keep-postgresql", command=command)
    return file


def backup(args: argparse.Namespace) -> int:
    from .storage.backup import back_up

    database = _sqlite_file(args, restoring=False)
    if args.file.exists() and not args.force:
        raise CommandError("keep-exists", file=str(args.file))
    counts = back_up(database, args.file)
    print(args.words.say("backup-done", file=str(args.file), **_numbers(counts)))
    return 0


def restore(args: argparse.Namespace) -> int:
    from .storage import backup

    database = _sqlite_file(args, restoring=True)
    if database.exists() and not args.force:
        raise CommandError("keep-exists", file=str(database))
    try:
        counts, kept = backup.restore(args.file, database)
    except backup.DatabaseInUse:
        raise CommandError("keep-in-use", file=str(database)) from None
    print(args.words.say("restore-done", file=str(database), **_numbers(counts)))
    if kept is not None:
        print(args.words.say("restore-kept", file=str(kept)))
    return 0


def _numbers(counts: tuple[int, int]) -> dict[str, int]:
    return dict(zip(("games", "entries"), counts, strict=True))


def prune(args: argparse.Namespace) -> int:
    from .storage import Store, pruning
    from .storage.backup import file_of, verify
    from .storage.engine import read_url

    file = file_of(read_url(args.database))
    if file is not None:
        verify(file)
    store = Store(args.database)
    try:
        store.migrate()
        games = pruning.old_games(store, args.older_than, args.unfinished)
        if not args.dry_run:
            pruning.prune(store, games)
    finally:
        store.close()
    print(args.words.say("prune-would" if args.dry_run else "prune-done", games=len(games)))
    return 0


def doctor(args: argparse.Namespace) -> int:
    from .doctor import examine

    games, findings = examine(args.database)
    for finding in findings:
        print(args.words.say(finding.key, **finding.values))
    print(args.words.say("doctor-done", games=games, findings=len(findings)))
    return EXIT_FINDINGS if findings else 0
