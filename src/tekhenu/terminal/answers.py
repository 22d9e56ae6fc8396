"""Sources of answers: a person at a terminal, or a script on standard input."""

import sys
from contextlib import suppress
from io import StringIO
from typing import ClassVar, TextIO

from tekhenu.text import Catalog

ENDED, WRONG, INTERRUPTED = 1, 2, 130  # exit codes


class Quit(Exception):
    """Raised when the player quits; the game is saved."""


class ScriptError(Exception):
    """Raised when a script cannot continue; `key` names the message, `code` is the exit code."""

    def __init__(self, code: int, key: str, **values: str | int) -> None:
        super().__init__(key)
        self.code = code
        self.key = key
        self.values = values

    def report(self, command: str, words: Catalog) -> int:
        """Print the message to standard error and return the exit code."""
        print(words.say(self.key, command=command, **self.values), file=sys.stderr)
        return self.code


class Keyboard:
    """A person, who can retry after a wrong answer."""

    scripted: ClassVar[bool] = False

    def read(self, prompt: str) -> str:
        try:
            return input(prompt).strip()
        except EOFError:
            raise Quit from None

    def reject(self, answer: str) -> None:
        """Do nothing, so that the person can retry."""


class Script:
    """Lines of text, one answer each; empty lines are skipped.

    Each answer is printed after its prompt, so the output reads like a session at a terminal. An
    invalid line ends the script, because the lines after it would answer other prompts.
    """

    scripted: ClassVar[bool] = True

    def __init__(self, lines: TextIO) -> None:
        self.lines = lines
        self.number = 0

    def read(self, prompt: str) -> str:
        print(prompt, end="", flush=True)
        for line in self.lines:
            self.number += 1
            if answer := line.strip():
                print(answer)
                return answer
        print()
        raise ScriptError(ENDED, "error-script-ended")

    def reject(self, answer: str) -> None:
        raise ScriptError(WRONG, "error-script-answer", line=self.number, text=answer)


Answers = Keyboard | Script


def has_terminal() -> bool:
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def answers_here() -> Answers:
    """Return the source of answers of this process, and prepare its streams.

    Characters that a stream cannot encode become question marks.
    """
    with suppress(ImportError):
        import readline  # noqa: F401  # line editing where Python has it
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    return Keyboard() if has_terminal() else Script(sys.stdin or StringIO())
