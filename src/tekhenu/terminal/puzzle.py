"""`tekhenu puzzle`: solve puzzles at the terminal."""

import argparse
import json
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from tekhenu.folders import data_folder
from tekhenu.puzzles import puzzle as puzzles
from tekhenu.puzzles.puzzle import Puzzle, PuzzleError
from tekhenu.puzzles.rating import BEGINNER, BY_TRY, HIGHEST, LOWEST
from tekhenu.puzzles.solving import PuzzleResult, SolverRecord, next_choice
from tekhenu.puzzles.words import goal_text, hint_text, shortfall_text, way_text
from tekhenu.rules import Game, Move
from tekhenu.text import Catalog, seat_names

from .answers import INTERRUPTED, WRONG, Answers, Quit, ScriptError, answers_here
from .look import LABEL, QUIET, Theme
from .menu import Menu, menu_for, show_menu
from .screen import make_console, screen
from .store import write_whole

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

RECORD = "puzzles.json"


def add_parser(subparsers: "Subparsers", words: Catalog) -> None:
    parser = subparsers.add_parser(
        "puzzle", help=words.say("command-puzzle"), description=words.say("command-puzzle-about")
    )
    parser.add_argument("number", nargs="?", type=int, help=words.say("command-puzzle-number"))
    parser.add_argument("--seth", action="store_true", help=words.say("command-puzzle-seth"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    words: Catalog = args.words
    try:
        wanted, today = args.number, datetime.now(UTC).date()
        by_day = puzzles.of_the_day(today, seth=args.seth)
        puzzle = puzzles.load(by_day if wanted is None else f"{wanted:04}")
    except PuzzleError:
        count = len(puzzles.shipped())
        print(words.say("puzzle-no-such", number=wanted, count=count), file=sys.stderr)
        return WRONG
    source = answers_here()
    try:
        console = make_console(plain=source.scripted)
        play_on(puzzle, console, words, source, seth=args.seth)
    except Quit:
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    except ScriptError as ended:
        return ended.report("tekhenu puzzle", words)
    return 0


def play_on(
    puzzle: Puzzle, console: Console, words: Catalog, source: Answers, *, seth: bool
) -> None:
    """Play the puzzle and the next ones until the player quits, and save the record.

    A script plays one puzzle, which is not rated.
    """
    if source.scripted:
        PuzzleSession(puzzle, console, words, source, counted=True).play()
        return
    file = data_folder() / RECORD
    record = read_record(file)
    while True:
        session = PuzzleSession(puzzle, console, words, source, counted=puzzle.id in record.done)
        result = session.play()
        after = record.after(puzzle, result)
        if after is not record:
            ratings = {"before": str(record.rating), "after": str(after.rating)}
            session.print_message("puzzle-rated", **ratings)
            if why := shortfall_text(result, words):
                console.print(Text(why))
            record = after
            save_record(file, record, session)
        session.print_message("puzzle-go-on", style=QUIET)
        if session.read() == "q":
            raise Quit
        puzzle = puzzles.load(record.next_puzzle(seth=seth, besides=puzzle.id))


def read_record(file: Path) -> SolverRecord:
    """Return the solver's record in a file, or a new one if the file is missing or unusable."""
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
        rating, done = int(found["rating"]), dict(found["done"])
    except (OSError, ValueError, KeyError, TypeError):
        return SolverRecord()
    known = {puzzle: solved is True for puzzle, solved in done.items()}
    return SolverRecord(rating if LOWEST <= rating <= HIGHEST else BEGINNER, known)


def save_record(file: Path, record: SolverRecord, session: "PuzzleSession") -> None:
    try:
        write_whole(file, json.dumps({"rating": record.rating, "done": dict(record.done)}) + "\n")
    except OSError as wrong:
        session.print_message(
            "puzzle-not-saved", file=str(file), reason=wrong.strerror or str(wrong)
        )


class PuzzleSession:
    """Three tries at a puzzle; each starts at the position and ends with the turn.

    Hints are free for a puzzle that was `counted` before.
    """

    def __init__(
        self,
        puzzle: Puzzle,
        console: Console,
        words: Catalog,
        source: Answers,
        *,
        counted: bool = False,
    ) -> None:
        self.puzzle = puzzle
        self.source = source
        self.console = console
        self.words = words
        self.counted = counted
        self.hints = 0
        self.warned = False  # about the cost of a hint
        self.seat = puzzle.seat
        self.names = seat_names(puzzle.begin().settings, words.lang)

    def play(self) -> PuzzleResult:
        self.print_message("puzzle-number", style=LABEL, number=int(self.puzzle.id))
        if self.puzzle.seth:
            self.print_message("puzzle-seth", style=QUIET)
        self.console.print(goal_text(self.puzzle.goal, self.words))
        for left in range(len(BY_TRY), 0, -1):
            self.print_message("puzzle-tries", style=QUIET, left=left)
            if self.attempt():
                self.print_message("puzzle-solved", vp=self.puzzle.best)
                return PuzzleResult(len(BY_TRY) - left + 1, self.hints, solved=True)
        self.print_message("puzzle-answer", vp=self.puzzle.best)
        for number, line in enumerate(way_text(self.puzzle, self.words), 1):
            self.console.print(f"{number}. {line}")
        return PuzzleResult(len(BY_TRY), self.hints, solved=False)

    def attempt(self) -> bool:
        game = self.puzzle.begin()
        before = game.state.players[self.seat].vp
        look = Theme(game.view(self.seat), self.names, self.words)
        self.console.print(screen(look, self.console.width))
        while game.decision is not None:
            game = self.asked(game)
        reached = self.puzzle.goal.result(game.table, self.seat, before)
        if reached is not None and reached >= self.puzzle.best:
            return True
        if reached is None:
            self.print_message("puzzle-missed")
        else:
            self.print_message("puzzle-reached", vp=reached)
        return False

    def asked(self, game: Game) -> Game:
        """Return the game after a choice, or before the last choice after an undo."""
        view = game.view(self.seat)
        assert view.decision is not None
        menu = menu_for(view, view.decision, self.words.lang)
        while True:
            self.console.print()
            self.console.print(menu.prompt)
            self.console.print(show_menu(menu, self.console.width))
            self.print_message("puzzle-hint-keys", style=QUIET)
            answer = self.read()
            if answer == "q":
                raise Quit
            if answer == "u":
                return self.before(game)
            if answer == "h":
                self.hint(game)
                continue
            option = self.found(menu, answer)
            if option is not None:
                return game.within_step(option)
            self.print_message("play-unknown", text=answer, count=len(menu.entries))
            self.source.reject(answer)

    def hint(self, game: Game) -> None:
        """Show the next choice of a best line; the first time, only after a warning."""
        if not (self.warned or self.counted):
            self.warned = True
            self.print_message("puzzle-hint-warn-key")
            return
        self.hints += 1
        choice = next_choice(self.puzzle, [str(each) for each in game.choices])
        self.console.print(Text(hint_text(game, self.seat, choice, self.words)))

    def found(self, menu: Menu, answer: str) -> Move | None:
        """Return the option that an answer names; for a group, ask in a second menu."""
        entry = menu.find(answer)
        if entry is None or entry.option is not None:
            return entry.option if entry is not None else None
        group = Menu(entry.prompt, entry.group)
        self.console.print(group.prompt)
        self.console.print(show_menu(group, self.console.width))
        further = group.find(self.read())
        return further.option if further is not None else None

    def before(self, game: Game) -> Game:
        start = self.puzzle.begin()
        for choice in game.choices[:-1]:
            start.play_within_step(choice)
        return start

    def print_message(self, key: str, style: str = "", **values: str | int) -> None:
        self.console.print(Text(self.words.say(key, **values), style=style))

    def read(self) -> str:
        return self.source.read(f"{self.names[self.seat]}> ")
