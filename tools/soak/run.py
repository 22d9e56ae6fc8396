"""Thousands of random games with every invariant checked after every choice.

The first failure ends the run with exit code 1. Its seed, the number of the choice and a save are
reported, so that the position can be examined.
"""

import argparse
import os
import sys
import traceback
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from random import Random
from statistics import mean, median, quantiles, stdev

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tekhenu import Automas, Game
from tekhenu.rules.variants import DIFFICULTIES, HARDEST, MOST_AUTOMAS
from tekhenu.workers import run
from tools.soak.companion import MOST_SIGMAS, Frequencies, play_both_ways
from tools.soak.coverage import (
    Checklists,
    Coverage,
    card_tables,
    covered,
    families,
    never_met,
    other_tables,
)
from tools.soak.deals import Recipe, automa_recipe, recipe, solo_recipe
from tools.soak.invariants import MOMENTS, check_blocked, check_course, check_moment, check_result

Scores = tuple[int, ...]  # final VP by seat

BATCH = 10
SETH = " with Seth"  # "3 with Seth" is a kind of game
AUTOMAS = " Automas, "  # and so is "2 Automas, 4"
STEPS = range(HARDEST + 1)
COLUMNS = (
    TextColumn("{task.description}"),
    BarColumn(),
    MofNCompleteColumn(),
    TimeRemainingColumn(),
)
BLOCKED_SHARE = 0.1  # of all moments at which reasons are asked for
MOMENT_SHARE = 0.03  # of all moments at which a costly check is made


@dataclass(frozen=True, slots=True)
class Batch:
    """Games of one kind: a number of players, with or without Seth, or a solo game."""

    kind: int | str
    seed: int
    numbers: range

    def recipe(self, number: int) -> Recipe:
        if isinstance(self.kind, int):
            return recipe(self.kind, self.seed, number)
        if self.kind.endswith(SETH):
            return recipe(int(self.kind[0]), self.seed, number, seth=True)
        if AUTOMAS in self.kind:
            automas, step = map(int, self.kind.split(AUTOMAS))
            return automa_recipe(automas, step, self.seed, number)
        return solo_recipe(self.kind, self.seed, number)


@dataclass(frozen=True, slots=True)
class Failure:
    recipe: Recipe
    choices: int
    option: str
    report: str
    save: str


@dataclass(frozen=True, slots=True)
class BatchResult:
    kind: int | str
    games: int
    coverage: Coverage
    scores: list[Scores]
    failure: Failure | None = None


class Soaking:
    """One game, checked from its start to its end, with its progress."""

    def __init__(self, how: Recipe) -> None:
        self.recipe = how
        self.rng = Random(f"choices {how.seed}")
        self.game: Game | None = None
        self.option = ""
        self.coverage: Coverage = Counter()

    def play(self) -> Coverage:
        game = self.game = self.recipe.begin()
        self.check(game)
        while (decision := game.decision) is not None:
            self.coverage["asked", decision.kind] += 1
            choice = self.rng.choice(decision.options)
            self.option = str(choice)
            game.play(choice)
            self.option = ""
            self.check(game)
        moved = self.recipe.dealt and isinstance(self.recipe.solo, Automas)  # before
        if not moved:
            check_course(game.events, self.recipe.players)
        check_result(game)
        return self.coverage + covered(game)

    def check(self, game: Game) -> None:
        check_moment(game)
        if self.rng.random() < BLOCKED_SHARE:
            check_blocked(game)
        if self.rng.random() < MOMENT_SHARE:
            self.rng.choice(MOMENTS)(game, self.rng)

    def failure(self) -> Failure:
        game = self.game
        choices = 0 if game is None else len(game.choices)
        save = "" if game is None else game.save()
        return Failure(self.recipe, choices, self.option, traceback.format_exc(), save)


def play_batch(batch: Batch) -> BatchResult:
    coverage: Coverage = Counter()
    scores: list[Scores] = []
    for number in batch.numbers:
        soaking = Soaking(batch.recipe(number))
        try:
            coverage += soaking.play()
        except Exception:
            return BatchResult(batch.kind, 0, coverage, scores, soaking.failure())
        assert soaking.game is not None
        scores.append(tuple(player.vp for player in soaking.game.state.players))
    return BatchResult(batch.kind, len(batch.numbers), coverage, scores)


def batches(kinds: Sequence[int | str], games: int, seed: int) -> list[Batch]:
    """Return batches that alternate between the kinds of games, so that any failure shows early."""
    starts = range(0, games, BATCH)
    numbers = [range(start, min(start + BATCH, games)) for start in starts]
    return list(chain.from_iterable([Batch(n, seed, some) for n in kinds] for some in numbers))


@dataclass(slots=True)
class Soaked:
    coverage: Coverage
    scores: dict[int | str, list[Scores]]
    failure: Failure | None = None


def soak(work: list[Batch], jobs: int, console: Console) -> Soaked:
    soaked = Soaked(Counter(), {})
    outcomes = run(play_batch, work, jobs)
    with closing(outcomes), Progress(*COLUMNS, console=console) as progress:
        totals: Counter[int | str] = Counter()
        for batch in work:
            totals[batch.kind] += len(batch.numbers)
        tasks = {kind: progress.add_task(title(kind), total=totals[kind]) for kind in totals}
        for outcome in outcomes:
            progress.advance(tasks[outcome.kind], outcome.games)
            soaked.coverage += outcome.coverage
            soaked.scores.setdefault(outcome.kind, []).extend(outcome.scores)
            if outcome.failure is not None:
                soaked.failure = outcome.failure
                break
    return soaked


def title(kind: int | str) -> str:
    if isinstance(kind, int):
        return f"{kind} players"
    if AUTOMAS in kind:
        return kind
    return kind.replace(SETH, " players" + SETH) if kind.endswith(SETH) else f"solo, {kind}"


def report_failure(failure: Failure, console: Console) -> None:
    how = failure.recipe
    name = how.seed.replace("/", "-")
    console.print(f"[bold red]Failed[/] {escape(repr(how))}", soft_wrap=True)
    after = f", playing {failure.option}" if failure.option else ""
    console.print(f"after choice {failure.choices}{escape(after)}")
    console.print(escape(failure.report.rstrip()), highlight=False)
    if failure.save:
        path = Path(f"soak-failure-{name}.json")
        path.write_text(failure.save, encoding="utf-8")
        console.print(f"The game up to there: {path}", soft_wrap=True, markup=False)


def report_coverage(coverage: Coverage, families: Checklists, console: Console) -> bool:
    """Print what never occurred; return whether everything expected has occurred."""
    console.print(Columns([*card_tables(coverage, families), *other_tables(coverage)]))
    holes = never_met(coverage, families)
    if holes:
        console.print(f"[red]Never met:[/] {', '.join(holes)}")
    return not holes


def report_scores(scores: dict[int | str, list[Scores]], console: Console) -> None:
    """Print final VP of solo opponents by difficulty, with the 95 % interval of the mean."""
    kinds = [kind for kind in DIFFICULTIES if kind in scores]
    _report(kinds, scores, "Botankhamun", console)
    _report(sorted(k for k in scores if AUTOMAS in str(k)), scores, "Automas", console)


def _report(
    kinds: Sequence[int | str],
    scores: dict[int | str, list[Scores]],
    opponent: str,
    console: Console,
) -> None:
    table = Table(title="Final VP against a random human")
    for header in ("difficulty", "games", f"{opponent}, mean", "5 %", "median", "95 %", "human"):
        table.add_column(header, justify="left" if header == "difficulty" else "right")
    for kind in kinds:
        rows = scores.get(kind, [])
        if len(rows) > 1:
            bot = sorted(vp for row in rows for vp in row[1:])
            margin = 1.96 * stdev(bot) / len(bot) ** 0.5
            parts = quantiles(bot, n=20)
            table.add_row(
                str(kind),
                f"{len(rows)}",
                f"{mean(bot):.1f} ± {margin:.1f}",
                f"{parts[0]:.0f}",
                f"{median(bot):.0f}",
                f"{parts[-1]:.0f}",
                f"{mean(row[0] for row in rows):.1f}",
            )
    if table.row_count:
        console.print(table)


def arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="soak", description="Play random games with every invariant checked."
    )
    parser.add_argument("--games", type=int, default=3000, help="per player count")
    parser.add_argument("--solo-games", type=int, default=1000, help="per difficulty")
    parser.add_argument("--players", type=int, nargs="*", choices=(2, 3, 4), default=[2, 3, 4])
    parser.add_argument("--solo", nargs="*", choices=DIFFICULTIES, default=list(DIFFICULTIES))
    parser.add_argument(
        "--automas",
        type=int,
        nargs="*",
        choices=range(1, MOST_AUTOMAS + 1),
        help="play nothing but games against so many Automas",
    )
    parser.add_argument(
        "--difficulty", type=int, nargs="*", choices=STEPS, default=list(STEPS), help="of Automas"
    )
    parser.add_argument("--seth", action="store_true", help="play with Time of Seth, without solo")
    parser.add_argument(
        "--complete", action="store_true", help="fail if something of the game never occurred"
    )
    parser.add_argument(
        "--companion",
        action="store_true",
        help="play each game twice, with generated outcomes and at a real table; "
        "of every kind of game there is",
    )
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    args = parser.parse_args(argv)
    if args.games < 1 or args.solo_games < 1 or args.jobs < 1:
        parser.error("at least one game and one process")
    if not (args.players or args.solo or args.automas):
        parser.error("nothing to play")
    return args


def soak_at_table(args: argparse.Namespace, console: Console) -> int:
    """Play the same number of games of every kind both ways."""
    kinds: list[int | str] = [*args.players, *(f"{n}{SETH}" for n in args.players), *args.solo]
    kinds += [f"{n}{AUTOMAS}{step}" for n in range(1, MOST_AUTOMAS + 1) for step in args.difficulty]
    work = [
        batch.recipe(number)
        for batch in batches(kinds, args.games, args.seed)
        for number in batch.numbers
    ]
    found = Frequencies()
    outcomes = run(play_both_ways, work, args.jobs)
    with closing(outcomes), Progress(*COLUMNS, console=console) as progress:
        tracked = progress.track(outcomes, total=len(work), description="replayed")
        for how, frequencies, failure in tracked:
            if failure:
                console.print(f"[bold red]Failed[/] {escape(repr(how))}", soft_wrap=True)
                console.print(escape(failure), highlight=False)
                return 1
            found += frequencies
    far = sorted(found.sigmas(), reverse=True)[:5]
    console.print(f"{found.came.total():,} outcomes; farthest from what is to be expected: {far}")
    console.print(f"[green]{len(work):,} games played twice, all equal[/]")
    return 0 if far[0][0] < MOST_SIGMAS else 1


def main(argv: Sequence[str] | None = None) -> int:
    args = arguments(argv)
    console = Console()
    if args.companion:
        return soak_at_table(args, console)
    if args.automas:
        kinds = [f"{n}{AUTOMAS}{step}" for n in args.automas for step in args.difficulty]
        work = batches(kinds, args.solo_games, args.seed)
    elif args.seth:
        work = batches([f"{n}{SETH}" for n in args.players], args.games, args.seed)
    else:
        work = batches(args.players, args.games, args.seed)
        work += batches(args.solo, args.solo_games, args.seed)
    soaked = soak(work, args.jobs, console)
    if soaked.failure is not None:
        report_failure(soaked.failure, console)
        return 1
    complete = report_coverage(
        soaked.coverage, families(args.seth, automas=bool(args.automas)), console
    )
    report_scores(soaked.scores, console)
    games = sum(len(rows) for rows in soaked.scores.values())
    console.print(f"[green]{games:,} games, no failure[/]")
    return 0 if complete or not args.complete else 1


if __name__ == "__main__":
    sys.exit(main())
