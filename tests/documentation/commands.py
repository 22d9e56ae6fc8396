"""Execution of the commands in the documentation, with fewer games than on the pages.

Commands that would change the system or take long are checked instead: programs, files and options
that they name must exist.
"""

import io
import os
import re
import shlex
import signal
import subprocess
import sys
import tomllib
from argparse import ArgumentParser
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path

import pytest

from tekhenu.cli import main, make_parser
from tekhenu.server.storage.backup import postgresql_command
from tekhenu.server.storage.engine import read_url

from .blocks import ROOT

BIN = Path(sys.executable).parent
LONG_SEARCH = re.compile(r"search:\d+(it|s)")
# Arguments that make a command quick. The last occurrence of an option counts.
QUICK: Mapping[str, str] = {
    "arena": "--games 2 --jobs 1",
    "league": "--games 2 --jobs 1 --division players-2",
    "simulate": "--games 2 --jobs 1",
    "puzzles": "--count 1 --jobs 1",
    "review": "--jobs 1",
    "serve": "--port 0 --no-open",
}
# Commands and options of `tekhenu` that are only parsed, and why.
PARSED: Mapping[str, str] = {
    "train": "takes minutes; tests/lab/test_learning.py trains for a few seconds",
    "--ray": "needs a cluster; tests/lab/test_ray.py starts one",
}
# Programs that are not executed, and why.
ADMINISTRATION: Mapping[str, str] = {
    "apt": "changes the system",
    "certbot": "needs a public host name",
    "git": "makes a checkout of an earlier version",
    "ln": "changes the system",
    "pre-commit": "is an optional tool that needs the network",
    "systemctl": "changes the system",
}
# Commands that are not executed, and why.
EXACTLY: Mapping[str, str] = {
    "python3 -m venv .venv": "`make` runs the same command",
    "python3 -m venv /opt/tekhenu": "changes the system",
    "TEKHENU_COMPILED=1 .venv-fast/bin/python -m hatchling build -t wheel": (
        "takes minutes; .github/workflows/test.yml runs it"
    ),
    "python examples/train_linear.py": "tests/lab/environments/test_docs.py runs it briefly",
}
FOLDERS = re.compile(r"^(\.venv|/opt/tekhenu)/bin/")


class WrongCommand(AssertionError):
    """A command of the documentation that does not work."""


def run(command: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Execute or check a command of a page in the folder of the page."""
    words = shlex.split(command, comments=True)
    program, *arguments = words
    if " ".join(words) in EXACTLY:
        return
    if "|" in words or "=" in program:
        run_in_shell(command, folder)
        return
    match FOLDERS.sub("", program):
        case "tekhenu":
            run_tekhenu(arguments or ["serve"], folder, monkeypatch)
        case "make":
            check_make(arguments)
        case "python" if arguments[0] == "-m":
            check_options(arguments[1], arguments[2:])
        case "pip":
            check_pip(arguments)
        case "pytest":
            check_files(word for word in arguments if "/" in word)
        case "cp":
            check_files(arguments[:1])
        case "pg_dump" | "pg_restore":
            check_postgresql(command, arguments)
        case other if other not in ADMINISTRATION:
            raise WrongCommand(
                f"{command!r} is neither executed nor checked: add a check of {other!r} to "
                f"{__name__}, or add the program to ADMINISTRATION with a reason"
            )


def run_in_shell(command: str, folder: Path) -> None:
    done = subprocess.run(
        ["sh", "-euc", command],
        cwd=folder,
        env={**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    if done.returncode:
        raise WrongCommand(f"{command!r} ends with {done.returncode}: {done.stderr}")


# The command `tekhenu`


def run_tekhenu(words: list[str], folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if any(word in words for word in PARSED):
        parse(words)
        return
    words = [LONG_SEARCH.sub("search:5it", word) for word in words]
    words += QUICK.get(words[0], "").split()
    if words[0] == "serve":
        start_server(words, folder)
        return
    monkeypatch.setattr(sys, "stdin", io.StringIO("q\n"))  # ends a game or a puzzle
    try:
        code: object = main(words)
    except SystemExit as ended:
        code = ended.code
    if code:
        raise WrongCommand(f"tekhenu {shlex.join(words)} ends with {code}")


def parse(words: Sequence[str]) -> None:
    """Check that the program accepts the arguments."""
    try:
        make_parser().parse_args(words)
    except SystemExit:
        raise WrongCommand(f"the program rejects: tekhenu {shlex.join(words)}") from None


def start_server(words: Sequence[str], folder: Path) -> None:
    """Start a server, wait until it is ready, and stop it with Ctrl-C."""
    with subprocess.Popen(
        [sys.executable, "-m", "tekhenu", *words], cwd=folder, stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        greeting = server.stdout.readline()
        server.send_signal(signal.SIGINT)
        code = server.wait(60)
    if "Tekhenu is running at" not in greeting or code != 130:
        raise WrongCommand(f"tekhenu {shlex.join(words)} ends with {code}: {greeting}")


# Other programs

# The program of a target that receives ARGS; "tekhenu serve" is no module.
RECEIVERS = {"play": "serve", "bench": "tools.bench", "load": "tools.load", "soak": "tools.soak"}


@cache
def targets() -> frozenset[str]:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    return frozenset(re.findall(r"^([a-z]+):.*##", makefile, re.MULTILINE))


def check_make(words: Sequence[str]) -> None:
    variables = dict(word.split("=", 1) for word in words if "=" in word)
    for target in (word for word in words if "=" not in word):
        if target not in targets() or not set(variables) <= {"ARGS", "PYTHON"}:
            raise WrongCommand(f"the Makefile has no {shlex.join(words)}")
        if arguments := shlex.split(variables.get("ARGS", "")):
            check_options(RECEIVERS[target], arguments)


def check_options(module: str, words: Iterable[str]) -> None:
    """Check that a module, or a command of `tekhenu`, has the options."""
    used = {word.partition("=")[0] for word in words if word.startswith("--")}
    if not (module in parsers() or find_spec(module)):
        raise WrongCommand(f"there is no {module}")
    known = set(re.findall(r"--[a-z][a-z-]*", help_of(module))) if used else used
    if not used <= known:
        raise WrongCommand(f"{module} has no {', '.join(used - known)}")


@cache
def help_of(module: str) -> str:
    commands = parsers()
    if module in commands:
        return commands[module].format_help()
    done = subprocess.run(
        [sys.executable, "-m", module, "--help"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    if done.returncode:
        raise WrongCommand(f"python -m {module} --help: {done.stderr}")
    return done.stdout


@cache
def parsers() -> dict[str, ArgumentParser]:
    """Return the parsers of the commands of `tekhenu`."""
    [commands] = [each.choices for each in make_parser()._actions if each.choices][:1]
    assert isinstance(commands, dict)
    return commands


def check_files(names: Iterable[str]) -> None:
    for name in names:
        if not (ROOT / name).exists():
            raise WrongCommand(f"there is no {name}")


INSTALLABLE = (".", "pre-commit", "dist/tekhenu-*.whl")


def check_pip(words: Sequence[str]) -> None:
    """Check that requirements and extras exist."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for before, word in pairwise(words):
        extra = re.fullmatch(r"(?:tekhenu|\.)\[(\w+)\]", word)
        if before == "-r":
            check_files([word])
        elif extra is not None and extra[1] not in project["optional-dependencies"]:
            raise WrongCommand(f"there is no extra {extra[1]}")
        elif extra is None and not word.startswith("-") and word not in INSTALLABLE:
            raise WrongCommand(f"pip install {word} is not checked")


def check_postgresql(command: str, words: Sequence[str]) -> None:
    """Compare with the command that `tekhenu backup` or `tekhenu restore` prints."""
    [url] = re.findall(r"postgresql://\S+", " ".join(words))
    restoring = command.startswith("pg_restore")
    if command != postgresql_command(read_url(url), Path("games.dump"), restoring):
        raise WrongCommand(f"the program prints another command than {command}")


# Commands in the text


def check_inline(command: str) -> None:
    """Check that a command in the text or in a table exists and has its options."""
    words = shlex.split(command.partition("…")[0].rstrip())
    match words:
        case ["make", *arguments]:
            check_make(arguments)
        case ["python", "-m", module, *arguments]:
            check_options(module, arguments)
        case ["tekhenu", "--version"]:
            pass
        case ["tekhenu", name, *arguments] if name in parsers():
            check_options(name, arguments)
        case _:
            raise WrongCommand(f"there is no {command}")
