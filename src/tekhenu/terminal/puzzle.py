"""`tekhenu puzzle`: the best of one turn, at the terminal."""

import argparse
import sys
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from tekhenu.rules import Game, Move
from tekhenu.study import puzzle as puzzles
from tekhenu.study.puzzle import Puzzle, PuzzleError
from tekhenu.study.rating import BY_TRY
from tekhenu.study.words import goal_text, way_text
from tekhenu.text import Catalogue, seat_names

from .answers import INTERRUPTED, WRONG, Answers, Quit, ScriptError, answers_here
from .look import LABEL, QUIET, Theme
from .menu import Menu, menu_for, show_menu
from .screen import make_console, screen

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]


def add_parser(subparsers: "Subparsers", words: Catalogue) -> None:
    parser = subparsers.add_parser(
        "puzzle", help=words.say("command-puzzle"), description=words.say("command-puzzle-about")
    )
    parser.add_argument("number", nargs="?", type=int, help=words.say("command-puzzle-number"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    words: Catalogue = args.words
    try:
        wanted = args.number
        name = puzzles.of_the_day(datetime.now(UTC).date()) if wanted is None else f"{wanted:04}"
        puzzle = puzzles.load(name)
    except PuzzleError:
        count = len(puzzles.shipped())
        print(words.say("puzzle-no-such", number=wanted, count=count), file=sys.stderr)
        return WRONG
    source = answers_here()
    try:
        PuzzleSession(puzzle, make_console(plain=source.scripted), words, source).play()
    except Quit:
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    except ScriptError as ended:
        return ended.report("tekhenu puzzle", words)
    return 0


class PuzzleSession:
    """Three tries; each begins at the position and ends with the turn."""

    def __init__(self, puzzle: Puzzle, console: Console, words: Catalogue, source: Answers) -> None:
        self.puzzle = puzzle
        self.source = source
        self.console = console
        self.words = words
        self.seat = puzzle.seat
        self.names = seat_names(puzzle.begin().settings, words.lang)

    def play(self) -> None:
        self.tell("puzzle-number", style=LABEL, number=int(self.puzzle.id))
        self.console.print(goal_text(self.puzzle.goal, self.words))
        for left in range(len(BY_TRY), 0, -1):
            self.tell("puzzle-tries", style=QUIET, left=left)
            if self.attempt():
                self.tell("puzzle-solved", vp=self.puzzle.best)
                return
        self.tell("puzzle-answer", vp=self.puzzle.best)
        for number, line in enumerate(way_text(self.puzzle, self.words), 1):
            self.console.print(f"{number}. {line}")

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
            self.tell("puzzle-missed")
        else:
            self.tell("puzzle-reached", vp=reached)
        return False

    def asked(self, game: Game) -> Game:
        """The game after what was chosen, or before the last choice."""
        view = game.view(self.seat)
        assert view.decision is not None
        menu = menu_for(view, view.decision, self.words.lang)
        while True:
            self.console.print()
            self.console.print(menu.prompt)
            self.console.print(show_menu(menu, self.console.width))
            self.tell("puzzle-hint-keys", style=QUIET)
            answer = self.read()
            if answer == "q":
                raise Quit
            if answer == "u":
                return self.before(game)
            option = self.found(menu, answer)
            if option is not None:
                return game.within_step(option)
            self.tell("play-unknown", text=answer, count=len(menu.entries))
            self.source.reject(answer)

    def found(self, menu: Menu, answer: str) -> Move | None:
        """A choice may be in a group, which is asked for in a second step."""
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

    def tell(self, key: str, style: str = "", **values: str | int) -> None:
        self.console.print(Text(self.words.say(key, **values), style=style))

    def read(self) -> str:
        return self.source.read(f"{self.names[self.seat]}> ")
