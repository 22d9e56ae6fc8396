"""`tekhenu review`: the analysis of saved games."""

import argparse
import errno
import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.rule import Rule
from rich.text import Text

from tekhenu.analysis.lines import turn_titles
from tekhenu.analysis.review import (
    DEPTH,
    Grade,
    KeyMoment,
    KeyMomentKind,
    PlayedTurn,
    Review,
    ReviewedTurn,
    finished,
    turns_of,
)
from tekhenu.analysis.tasks import ReviewTask, TurnReviewer
from tekhenu.analysis.words import (
    chance_text,
    grade_text,
    in_tenths,
    reason_texts,
    tenths_text,
    vp_text,
)
from tekhenu.games.timeline import Timeline
from tekhenu.presentation.review.document import review_document
from tekhenu.presentation.review.reviewed import ReviewedGame
from tekhenu.rules import Game, Move
from tekhenu.rules.wheel import rounds
from tekhenu.text import Catalog, seat_names
from tekhenu.text.names import signed
from tekhenu.text.status import winner_text
from tekhenu.workers import TaskFailed, WorkerDied, run_in_order

from .answers import WRONG
from .grid import Grid
from .look import LABEL, PLAYER_STYLES, QUIET
from .play import PlayError, read_save
from .screen import make_console
from .store import SavedGame

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

CURVE_ROWS = 9
QUARTERS = 4  # lines of progress if standard error is no terminal
LABEL_WIDTH = 5  # of the numbers beside the curve
SUFFIX = ".json"

T = TypeVar("T")
NamedSaves = Iterator[tuple[str, SavedGame]]
FolderReview = Callable[[NamedSaves, argparse.Namespace], int]


def add_parser(subparsers: "Subparsers", words: Catalog, of_folder: FolderReview) -> None:
    """Add the command. `of_folder` makes the table of all games of a folder."""
    say = words.say
    parser = subparsers.add_parser(
        "review", help=say("command-review"), description=say("command-review-about")
    )
    parser.add_argument("file", type=Path, metavar="FILE", help=say("command-review-file"))
    parser.add_argument("--seat", type=int, default=0, metavar="N", help=say("command-review-seat"))
    parser.add_argument("--json", type=Path, metavar="FILE", help=say("command-review-json"))
    parser.add_argument("--html", type=Path, metavar="FILE", help=say("command-review-html"))
    parser.add_argument("--parquet", type=Path, metavar="FILE", help=say("command-review-parquet"))
    cores = os.cpu_count() or 1
    parser.add_argument(
        "--jobs", type=_positive, default=cores, metavar="N", help=say("command-review-jobs")
    )
    parser.set_defaults(run=run, of_folder=of_folder)


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def run(args: argparse.Namespace) -> int:
    """Review a saved game, or make the table of a folder."""
    words: Catalog = args.words
    try:
        for target in (args.parquet, args.json, args.html):
            check_target(target, words)
        if args.parquet is not None:
            of_folder: FolderReview = args.of_folder
            return of_folder(saves_in(args.file, words), args)
        if args.file.is_dir():
            raise PlayError(words.say("report-needs-parquet", folder=str(args.file)))
        return review_file(args)
    except PlayError as wrong:
        print(wrong, file=sys.stderr)
    except (TaskFailed, WorkerDied) as failed:
        print(words.say("report-failed", reason=str(failed)), file=sys.stderr)
    return WRONG


def check_target(path: Path | None, words: Catalog) -> None:
    """Raise PlayError if a file cannot be written, before the time for its content is spent."""
    if path is None or (path.parent.is_dir() and not path.is_dir()):
        return
    reason = os.strerror(errno.EISDIR if path.is_dir() else errno.ENOENT)
    raise PlayError(words.say("error-file", file=str(path), reason=reason))


def saves_in(place: Path, words: Catalog) -> NamedSaves:
    """Yield the saved games of a folder by file name. Files that cannot be read are reported."""
    files = sorted(place.glob(f"*{SUFFIX}")) if place.is_dir() else [place]
    for file in files:
        try:
            yield file.name, read_save(file, words)
        except PlayError as wrong:
            print(words.say("report-left-out", reason=str(wrong)), file=sys.stderr)


def review_file(args: argparse.Namespace) -> int:
    """Print the review of one game, and write it to files if requested."""
    words: Catalog = args.words
    game = read_save(args.file, words).game
    turns = turns_of(game)
    if not turns:
        reason = words.say("report-nothing")
        raise PlayError(words.say("error-file", file=str(args.file), reason=reason))
    if args.seat not in range(game.settings.players):
        raise PlayError(words.say("report-no-seat", last=game.settings.players - 1))
    review = finished(game, reviewed(game, turns, args.jobs, words))
    if args.json is not None:
        _write(args.json, json.dumps(review.to_json(), indent=1) + "\n", words)
    if args.html is not None:
        _write(args.html, document_of(game, review, args.seat, words), words)
    make_console().print(ReviewReport(game, review, args.seat, words).whole())
    return 0


def document_of(game: Game, review: Review, seat: int, words: Catalog) -> str:
    """Return the review as one HTML file."""
    names = tuple(seat_names(game.settings, words.lang))
    timeline = Timeline.loaded(game.save())
    return review_document(ReviewedGame(timeline, names, words, review.turns, review), seat)


def _write(path: Path, text: str, words: Catalog) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as wrong:
        reason = wrong.strerror or str(wrong)
        raise PlayError(words.say("error-file", file=str(path), reason=reason)) from None


def reviewed(
    game: Game, turns: Sequence[PlayedTurn], jobs: int, words: Catalog
) -> list[ReviewedTurn]:
    """Return the analyzed turns, computed in worker processes."""
    save = game.save()
    tasks = (ReviewTask(save, turn, DEPTH) for turn in turns)
    with closing(run_in_order(TurnReviewer(), tasks, min(jobs, len(turns)))) as results:
        return list(with_progress(results, len(turns), words))


def with_progress(results: Iterable[T], total: int, words: Catalog) -> Iterator[T]:
    """Show how many results there are, as a bar on a terminal and otherwise in a few lines."""
    console = Console(stderr=True)
    columns = (
        *(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()),
        TimeRemainingColumn(),
    )
    shown = Progress(*columns, console=console, disable=not console.is_terminal, transient=True)
    with shown as progress:
        task = progress.add_task(words.say("report-running"), total=total)
        for done, result in enumerate(results, 1):
            progress.update(task, completed=done)
            quarter = done * QUARTERS // total > (done - 1) * QUARTERS // total
            if quarter and not console.is_terminal:
                print(words.say("report-progress", done=done, total=total), file=sys.stderr)
            yield result


class ReviewReport:
    """The review of a game as text, for one player."""

    def __init__(self, game: Game, review: Review, seat: int, words: Catalog) -> None:
        self.game = game
        self.review = review
        self.seat = seat
        self.words = words
        self.say = words.say
        self.names = seat_names(game.settings, words.lang)
        self.seats = range(game.settings.players)

    def whole(self) -> Group:
        return Group(
            Rule(Text(self.headline(), style=LABEL), align="left", style=QUIET),
            self.table(),
            "",
            *self.curve(),
            "",
            *self.moments(),
        )

    def headline(self) -> str:
        """Name the winner, or the round of a game in progress."""
        if self.game.over:
            return winner_text(self.game.ranking(), self.names, self.words)
        last = rounds(self.game.settings.edition)
        return self.say("report-in-progress", round=self.game.state.round, rounds=last)

    def table(self) -> Grid:
        """Return how the final margin of each player came about."""
        table = Grid(box=None, pad_edge=False)
        table.add_column("")
        for seat in self.seats:
            table.add_column(Text(self.names[seat], style=PLAYER_STYLES[seat]), justify="right")
        stories = [self.review.story(seat) for seat in self.seats]
        parts = [(s.start, s.luck, -s.losses, s.gifts) for s in stories]
        shown = [in_tenths(part, story.final) for part, story in zip(parts, stories, strict=True)]
        for number, part in enumerate(("start", "luck", "losses", "gifts")):
            table.add_row(
                self.say(f"report-{part}"),
                *(tenths_text(tenths[number], self.words) for tenths in shown),
            )
        final = "report-final" if self.review.over else "report-expected"
        finals = [vp_text(story.final, self.words) for story in stories]
        table.add_row(self.say(final), *finals, style=LABEL)
        table.add_row("")
        table.add_row(self.say("report-mean"), *map(self.rate, self.seats), style=LABEL)
        for grade in Grade:
            counts = [self.count(seat, grade) for seat in self.seats]
            table.add_row(grade_text(grade, self.words), *map(str, counts))
        return table

    def rate(self, seat: int) -> str:
        """Return the error rate of a player."""
        whole, tenth = divmod(round(10 * self.review.error_rate(seat)), 10)
        return self.say("decimal", whole=whole, tenth=tenth)

    def count(self, seat: int, grade: Grade) -> int:
        turns = self.review.turns
        return sum(each.turn.seat == seat and each.grade == grade for each in turns)

    def curve(self) -> list[RenderableType]:
        """Draw the expected margin of the player before every turn and at the end."""
        title = self.say("report-curve", player=self.names[self.seat])
        rows = curve_rows(self.review.curve(self.seat), make_console().width - LABEL_WIDTH - 1)
        return [Text(title, style=LABEL), *map(Text, rows)]

    def moments(self) -> Iterator[RenderableType]:
        """Describe the moments that decided the game for the player."""
        player = self.names[self.seat]
        found = self.review.moments(self.seat)
        yield Text(self.say("report-moments", count=len(found), player=player), style=LABEL)
        for moment in found:
            yield ""
            yield from self.moment(moment)

    def moment(self, moment: KeyMoment) -> Iterator[RenderableType]:
        turn = self.review.turns[moment.number]
        head = Text(self.say("report-round", round=turn.turn.round), style=LABEL)
        head.append(" · ")
        if moment.kind == KeyMomentKind.LUCK:
            head.append(f"{chance_text(turn.turn.chance, self.words)} ")
            head.append(self.say("report-vp", vp=vp_text(moment.vp, self.words)))
            yield head
            return
        seat = turn.turn.seat
        head.append(self.names[seat], PLAYER_STYLES[seat]).append(" · ")
        head.append(f"{grade_text(turn.grade, self.words)} ")
        head.append(self.say("report-vp", vp=vp_text(-turn.loss, self.words)))
        yield head
        lines = [
            self.say("report-played", turn=self.spoken(turn, turn.turn.choices)),
            self.say("report-better", turn=self.spoken(turn, turn.best)),
            *([] if turn.gap is None else [self.say("report-reasons")]),
        ]
        yield from (Padding(Text(line), (0, 0, 0, 2)) for line in lines)
        if turn.gap is not None:
            grid = Grid.grid(padding=(0, 1))
            for reason in reason_texts(turn.gap, self.words):
                grid.add_row(Text(reason.vp, justify="right"), reason.title, reason.detail)
            yield Padding(grid, (0, 0, 0, 4))

    def spoken(self, turn: ReviewedTurn, choices: Sequence[Move]) -> str:
        """Return the choices of a turn in words."""
        before = self.position(turn.turn.before)
        titles = turn_titles(before, turn.turn.seat, choices, self.words)
        return " › ".join(titles)

    def position(self, count: int) -> Game:
        """Return the game after a number of choices."""
        for now in Game.replay(self.game.save(), events=False):
            if len(now.choices) == count:
                return now.copy()
        raise IndexError(count)


def curve_rows(values: Sequence[float], width: int) -> list[str]:
    """Draw a curve with one column for each value, or fewer if the width does not suffice."""
    columns = min(len(values), width)
    step = (len(values) - 1) / max(1, columns - 1)
    shown = [values[round(column * step)] for column in range(columns)]
    low, high = min(0.0, *shown), max(0.0, *shown)
    scale = (CURVE_ROWS - 1) / max(high - low, 1.0)
    heights = [round((value - low) * scale) for value in shown]
    axis = round(-low * scale)
    labels = {axis: "0"}
    labels |= {round((value - low) * scale): signed(round(value)) for value in (low, high) if value}
    return [
        f"{labels.get(row, ''):>{LABEL_WIDTH}} "
        + "".join("●" if height == row else "─" if row == axis else " " for height in heights)
        for row in reversed(range(CURVE_ROWS))
    ]
