"""`tekhenu components`: show printed values, check an edition file, write one to fill in."""

import argparse
import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from rich import box
from rich.console import Console
from rich.text import Text

from tekhenu.components import Edition, EditionError, load
from tekhenu.components.tables import MARKS, OWN, Cell, Sheet, changes, sheets
from tekhenu.components.template import template
from tekhenu.text import Catalog
from tekhenu.text.editions import problem_lines

from .grid import Grid

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

WRONG = 2
_STYLES = {"public": "cyan", "reconstructed": "yellow", OWN: "bold green"}
_PLAIN_WIDTH = 100
_MANY_COLUMNS = 8  # the Temple Complex must fit into 80 characters


def add_parser(subparsers: "Subparsers") -> None:
    parser = subparsers.add_parser(
        "components",
        help="show the printed values and their sources",
        description="Show the tables of an edition, check an edition file, or start one.",
    )
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--edition", metavar="FILE", help="show this edition, not the default")
    what.add_argument("--check", metavar="FILE", help="list what an edition file changes")
    what.add_argument(
        "--template",
        metavar="FILE",
        nargs="?",
        const="",
        help="write an edition file to fill in (without FILE: to the screen)",
    )
    parser.add_argument("--force", action="store_true", help="let --template overwrite a file")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    try:
        if args.template is not None:
            return _write_template(args.template, args.force)
        if args.check is not None:
            _print_changes(_console(), load(args.check), args.check, args.words)
        else:
            _print_sheets(_console(), load(args.edition))
    except EditionError as error:
        print(*problem_lines(args.words, error), sep="\n", file=sys.stderr)
        return WRONG
    return 0


def _console() -> Console:
    """Return a console as wide as the terminal; in a file or pipe of fixed width and plain."""
    return Console(width=None if sys.stdout.isatty() else _PLAIN_WIDTH, highlight=False)


def _write_template(name: str, force: bool) -> int:
    if not name:
        print(template(), end="")
        return 0
    try:
        with Path(name).open("w" if force else "x", encoding="utf-8") as file:
            file.write(template())
    except FileExistsError:
        print(f"{name} already exists. Use --force to replace it.", file=sys.stderr)
        return WRONG
    except OSError as error:
        print(f"{name}: {error.strerror}", file=sys.stderr)
        return WRONG
    check = f"tekhenu components --check {shlex.quote(name)}"
    print(f"{name} was written. Give the edition a name, fill it in, and run: {check}")
    return 0


def _print_changes(console: Console, edition: Edition, source: str, words: Catalog) -> None:
    replaced = changes(edition)
    fine = words.say("edition-fine", file=source, count=len(replaced))
    console.print(_title(edition))
    if not replaced:
        console.print(Text(fine), soft_wrap=True)
        return
    rows = tuple(
        (
            Cell(change.path),
            Cell(str(change.default), change.origin),
            Cell(str(change.own), OWN),
        )
        for change in replaced
    )
    header = tuple(words.say("edition-column", column=name) for name in ("value", "default", "own"))
    _print_sheet(console, Sheet(fine, header, rows))
    console.print(_legend(edition))


def _print_sheets(console: Console, edition: Edition) -> None:
    console.print(_title(edition))
    console.print(_legend(edition))
    for sheet in sheets(edition):
        console.print()
        _print_sheet(console, sheet)


def _title(edition: Edition) -> Text:
    return Text(f"Edition: {edition.name} ({edition.fingerprint})", style="bold")


def _legend(edition: Edition) -> Text:
    names = [name for name in MARKS if name != OWN or edition.overrides]
    parts = [Text(f"{MARKS[name]} {name}", style=_STYLES.get(name, "")) for name in names]
    return Text("   ").join(parts)


def _print_sheet(console: Console, sheet: Sheet) -> None:
    wide = len(sheet.header) >= _MANY_COLUMNS
    table = Grid(
        box=box.ROUNDED if console.is_terminal else box.ASCII,
        padding=(0, 0 if wide else 1),
    )
    for heading in sheet.header:
        table.add_column(heading)
    for row in sheet.rows:
        table.add_row(*map(_text, row))
    console.print(
        Text(sheet.title, style="bold"), soft_wrap=True
    )  # the title may contain a file name
    console.print(table)


def _text(cell: Cell) -> Text:
    return Text(f"{cell.text}{MARKS.get(cell.origin, '')}", style=_STYLES.get(cell.origin, ""))
