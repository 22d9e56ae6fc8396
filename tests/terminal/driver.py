"""Drives the real program in a pseudo-terminal."""

import fcntl
import json
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from codecs import getincrementaldecoder
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from tekhenu import Game

ESCAPES = re.compile(r"\x1b(\[[0-9;?]*[a-zA-Z]|[()][A-Z0-9]|[=>])")
PROMPT = re.compile(r"(Violet|Pink|Blue|Orange)> $")
NUMBER = re.compile(r"^ *(\d+) \S", re.MULTILINE)
PATIENCE = 60.0
PAUSE = 0.05
STILL = 5  # looks in a row at a program that does nothing
# Ctrl-C reaches only the program a terminal belongs to, so it takes hold of it first.
LAUNCH = """
import fcntl, runpy, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
runpy.run_module("tekhenu", run_name="__main__")
"""


class Terminal:
    """A terminal of its own with `tekhenu` running in it; `screen` is all it has shown."""

    def __init__(self, *arguments: str, data: Path, width: int = 100) -> None:
        self.master, slave = pty.openpty()
        size = struct.pack("HHHH", 50, width, 0, 0)
        fcntl.ioctl(slave, termios.TIOCSWINSZ, size)
        environment = {
            **os.environ,
            "TEKHENU_DATA": str(data),
            "TERM": "xterm-256color",
            "NO_COLOR": "1",
            "PYTHONUTF8": "1",
        }
        for name in ("COLUMNS", "LINES", "FORCE_COLOR"):
            environment.pop(name, None)
        self.process = subprocess.Popen(
            [sys.executable, "-c", LAUNCH, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment,
            start_new_session=True,
        )
        os.close(slave)
        self.screen = ""
        self.decoder = getincrementaldecoder("utf-8")(errors="replace")
        self.cut_off = ""  # an escape sequence whose end is still to come
        self.shown = 0

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *wrong: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.master)

    # Reading

    def read(self, until: str = "") -> str:
        """Return the output up to a text, a question to a player, or the end of the program."""
        deadline = time.monotonic() + PATIENCE
        while not self._done(until):
            assert time.monotonic() < deadline, f"nothing more came:\n{self.screen[-2000:]}"
            if not self._more():
                break
        new = self.screen[self.shown :]
        self.shown = len(self.screen)
        return new

    def _done(self, until: str) -> bool:
        new = self.screen[self.shown :]
        return until in new if until else PROMPT.search(new) is not None

    def _more(self) -> bool:
        ready, _, _ = select.select([self.master], [], [], 0.5)
        if not ready:
            return True
        try:
            data = os.read(self.master, 1 << 16)
        except OSError:  # the other end is closed
            return False
        text = self.cut_off + self.decoder.decode(data)
        last = text.rfind("\x1b")
        whole = last < 0 or ESCAPES.match(text, last)
        self.cut_off = "" if whole else text[last:]
        self.screen += ESCAPES.sub("", text if whole else text[:last]).replace("\r", "")
        return bool(data)

    # Typing

    def type(self, line: str) -> str:
        """Type a line and return what follows, up to the next question."""
        self.send(line)
        return self.read()

    def send(self, line: str) -> None:
        os.write(self.master, f"{line}\n".encode())

    def press_control_c(self) -> None:
        """Press Ctrl-C once the program waits, because an earlier one can be lost."""
        still = 0
        while still < STILL:
            time.sleep(PAUSE)
            status = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8")
            still = still + 1 if status.rpartition(") ")[2].startswith("S") else 0
        os.write(self.master, b"\x03")

    def press_control_d(self) -> None:
        os.write(self.master, b"\x04")

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def end(self) -> int:
        """Wait for the program to end by itself."""
        deadline = time.monotonic() + PATIENCE
        while self._more():
            assert time.monotonic() < deadline, f"it does not end:\n{self.screen[-2000:]}"
        return self.process.wait(PATIENCE)


def numbers_in(question: str) -> list[int]:
    """Return the numbers in the first column of the last menu."""
    menu = question[question.rfind("\n\n") :]
    return [int(number) for number in NUMBER.findall(menu)]


def play_on(terminal: Terminal, question: str, rng: Random, answers: int = 10_000) -> str:
    """Answer at random, up to `times` or until the program asks no more."""
    for _ in range(answers):
        if not PROMPT.search(question):
            break
        question = terminal.type(str(rng.choice(numbers_in(question) or [1])))
    return question


Start = Callable[..., Terminal]


def kept_game(tmp_path: Path) -> Game:
    return Game.load(_kept(tmp_path)["game"])


def kept_seats(tmp_path: Path) -> list[str]:
    return list(_kept(tmp_path)["seats"])


def _kept(tmp_path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(
        (tmp_path / "data" / "game.json").read_text(encoding="utf-8")
    )
    return found
