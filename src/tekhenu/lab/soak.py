"""Thousands of random games with every invariant checked after every choice.

The first failure ends the run with exit code 1; its seed, the number of the choice and a save
file are reported, so that the moment can be looked at again.
"""

import argparse
import os
import sys
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from multiprocessing import get_context
from pathlib import Path
from random import Random

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tekhenu import Game
from tekhenu.lab.coverage import Coverage, card_tables, covered, decision_table, never_met
from tekhenu.lab.deals import Recipe, recipe
from tekhenu.lab.invariants import (
    MOMENTS,
    check_blocked,
    check_course,
    check_moment,
    check_result,
)

BATCH = 10
BLOCKED_SHARE = 0.1  # of all moments at which reasons are asked for
MOMENT_SHARE = 0.03  # of all moments at which a costly check is made


@dataclass(frozen=True, slots=True)
class Batch:
    players: int
    seed: int
    numbers: range


@dataclass(frozen=True, slots=True)
class Failure:
    recipe: Recipe
    choices: int
    option: str
    report: str
    save: str


@dataclass(frozen=True, slots=True)
class Outcome:
    players: int
    games: int
    coverage: Coverage
    failure: Failure | None = None


class Soaking:
    """One game, checked from beginning to end. It remembers how far it came."""

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


def play_batch(batch: Batch) -> Outcome:
    coverage: Coverage = Counter()
    for number in batch.numbers:
        soaking = Soaking(recipe(batch.players, batch.seed, number))
        try:
            coverage += soaking.play()
        except Exception:
            return Outcome(batch.players, 0, coverage, soaking.failure())
    return Outcome(batch.players, len(batch.numbers), coverage)


def batches(players: Sequence[int], games: int, seed: int) -> list[Batch]:
    """Alternating between the player counts, so that a failure of any shows early."""
    starts = range(0, games, BATCH)
    numbers = [range(start, min(start + BATCH, games)) for start in starts]
    return list(chain.from_iterable([Batch(n, seed, some) for n in players] for some in numbers))


def outcomes(work: list[Batch], jobs: int) -> Iterator[Outcome]:
    if jobs == 1:
        yield from map(play_batch, work)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(play_batch, work)


def soak(work: list[Batch], jobs: int, console: Console) -> tuple[Coverage, Failure | None]:
    coverage: Coverage = Counter()
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console) as progress:
        totals: Counter[int] = Counter()
        for batch in work:
            totals[batch.players] += len(batch.numbers)
        tasks = {n: progress.add_task(f"{n} players", total=totals[n]) for n in totals}
        for outcome in outcomes(work, jobs):
            progress.advance(tasks[outcome.players], outcome.games)
            coverage += outcome.coverage
            if outcome.failure is not None:
                return coverage, outcome.failure
    return coverage, None


def report_failure(failure: Failure, console: Console) -> None:
    how = failure.recipe
    name = how.seed.replace("/", "-")
    console.print(f"[bold red]Failed[/] {escape(repr(how))}")
    after = f", playing {failure.option}" if failure.option else ""
    console.print(f"after choice {failure.choices}{escape(after)}")
    console.print(escape(failure.report.rstrip()), highlight=False)
    if failure.save:
        path = Path(f"soak-failure-{name}.json")
        path.write_text(failure.save, encoding="utf-8")
        console.print(f"The game up to there: {path}")


def report_coverage(coverage: Coverage, console: Console) -> None:
    console.print(Columns([*card_tables(coverage), decision_table(coverage)]))
    if holes := never_met(coverage):
        console.print(f"[red]Never met:[/] {' '.join(holes)}")


def arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="soak", description="Play random games with every invariant checked."
    )
    parser.add_argument("--games", type=int, default=3000, help="per player count")
    parser.add_argument("--players", type=int, nargs="+", choices=(2, 3, 4), default=[2, 3, 4])
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    args = parser.parse_args(argv)
    if args.games < 1 or args.jobs < 1:
        parser.error("at least one game and one process")
    return args


def main(argv: Sequence[str] | None = None) -> int:
    args = arguments(argv)
    console = Console()
    work = batches(args.players, args.games, args.seed)
    coverage, failure = soak(work, args.jobs, console)
    if failure is not None:
        report_failure(failure, console)
        return 1
    report_coverage(coverage, console)
    console.print(f"[green]{args.games * len(args.players):,} games, no failure[/]")
    return 0


if __name__ == "__main__":
    sys.exit(main())
