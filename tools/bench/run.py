"""Benchmark of the engine, beside a peer that is measured in the same run.

Games are timed without any instrumentation. Their decisions are counted in a second, untimed pass
over the same seeds, so that counting does not affect the times. Times are processor times, because
wall-clock times depend on other programs. The speed of a machine drifts, so the sides take turns in
short rounds, and ratios are computed within a round. The tables show the median of the rounds and
their spread.
"""

import argparse
import json
import platform
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from statistics import median
from typing import TextIO

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tekhenu import Automas, Botankhamun, Settings, TimeOfSeth, core

from .contenders import Contender, Figures, OtherCore, Ours, further_peer, interpreted, peer

PEER_PYTHON = Path(".venv-bench/bin/python")
WIDTH = 100  # columns of a table where there is no terminal to fit
SIDES_PER_TABLE = 3  # more do not fit that width
OPPONENTS = {"botankhamun": Botankhamun(), "automa": Automas(2)}  # in the solo games measured

# A choice is a decision with more than one option; the others are forced.
ROWS = {
    "games_per_s": ("games/s", "{:,.1f}"),
    "decisions_per_s": ("decisions/s", "{:,.0f}"),
    "choices_per_s": ("… with more than one option", "{:,.0f}"),
    "decisions_per_game": ("decisions per game", "{:,.0f}"),
    "choices_per_game": ("… with more than one option", "{:,.0f}"),
    "branching": ("options per decision", "{:.2f}"),
    "choice_branching": ("… with more than one option", "{:.2f}"),
    "view_us": ("view(seat) of a finished game, µs", "{:.1f}"),
    "copy_us": ("copy() at a turn's start, µs", "{:.1f}"),
    "copy_play_us": ("copy() and play() mid-turn, µs", "{:.1f}"),
    "load_ms": ("load of a finished save, ms", "{:.1f}"),
    "steps_per_s": ("environment steps/s", "{:,.0f}"),
    "batched_steps_per_s": ("… of a batch of games", "{:,.0f}"),
    "simulations_per_s": ("search simulations/s", "{:,.0f}"),
    "greedy_ms": ("greedy, ms per decision", "{:.2f}"),
    "games_ratio": ("games/s, ratio to the peer", "{:.2f}×"),
    "choices_ratio": ("decisions/s > 1 option, ratio", "{:.2f}×"),
    "steps_ratio": ("environment steps/s, ratio", "{:.2f}×"),
    "batched_ratio": ("… of a batch of games, ratio", "{:.2f}×"),
    "simulations_ratio": ("search simulations/s, ratio", "{:.1f}×"),
    "core_games_ratio": ("games/s, ratio to interpreted", "{:.2f}×"),
    "core_steps_ratio": ("steps/s, ratio to interpreted", "{:.2f}×"),
    "core_simulations_ratio": ("simulations/s, ratio to interpreted", "{:.2f}×"),
    "core_view_ratio": ("view(seat), ratio to interpreted", "{:.2f}×"),
    "seth_ratio": ("time of a game, ratio to base game", "{:.2f}×"),
}

# Our figure and the peer's
RATIOS = {
    "games_ratio": ("games_per_s", "games_per_s"),
    "choices_ratio": ("choices_per_s", "choices_per_s"),
    "steps_ratio": ("steps_per_s", "steps_per_s"),
    "batched_ratio": ("batched_steps_per_s", "steps_per_s"),
    "simulations_ratio": ("simulations_per_s", "simulations_per_s"),
}


CORE_RATIOS = {
    "core_games_ratio": "games_per_s",
    "core_steps_ratio": "steps_per_s",
    "core_simulations_ratio": "simulations_per_s",
}


@dataclass(frozen=True, slots=True)
class Spread:
    median: float
    low: float
    high: float

    @classmethod
    def of(cls, values: Sequence[float]) -> "Spread":
        return cls(median(values), min(values), max(values))


@dataclass(frozen=True, slots=True)
class Target:
    figure: str
    words: str
    limit: float
    at_least: bool = False

    def met(self, value: float) -> bool:
        return value >= self.limit if self.at_least else value < self.limit


# Of the four-player game; the peer plays four too.
INTERPRETED = (
    Target("games_ratio", "at least 5× the peer's games/s", 5, at_least=True),
    Target("choices_ratio", "at least 5× its decisions/s with > 1 option", 5, at_least=True),
    Target("steps_ratio", "at least 2× its Gym environment's steps/s", 2, at_least=True),
    Target("simulations_ratio", "at least 20× its search simulations/s", 20, at_least=True),
    Target("greedy_ms", "greedy decides in under 5 ms", 5),
    Target("copy_us", "copy() at the start of a turn under 30 µs", 30),
    Target("copy_play_us", "copy() and play() in mid-turn under 150 µs", 150),
    Target("load_ms", "load of a finished save under 50 ms", 50),
    Target("seth_ratio", "a game with Seth under 1.4× the time of a base game", 1.4),
)
COMPILED = (
    Target("games_ratio", "at least 25× the peer's games/s", 25, at_least=True),
    Target("choices_ratio", "at least 18× its decisions/s with > 1 option", 18, at_least=True),
    Target("steps_ratio", "at least 8× its Gym environment's steps/s", 8, at_least=True),
    Target("batched_ratio", "a batch of games at least 20× its steps/s", 20, at_least=True),
    Target("copy_play_us", "copy() and play() in mid-turn under 20 µs", 20),
    Target("load_ms", "load of a finished save under 2.5 ms", 2.5),
    Target("seth_ratio", "a game with Seth under 1.4× the time of a base game", 1.4),
)
TARGETS = COMPILED if core.KIND == "compiled" else INTERPRETED


def games_to_fill(side: Contender, seconds: float) -> int:
    """Return how many games take about that long; measuring this also warms the side up."""
    count = 1
    while (spent := side.time(1, count)) < seconds / 2:
        count *= 2
    return max(1, round(count * seconds / spent))


class Reporter:
    """Progress on stderr: a bar in a terminal, otherwise a line for each stage."""

    def __init__(self, steps: int, console: Console | None = None) -> None:
        self.console = console or Console(stderr=True)
        # No refreshing thread, because it would run during our games, but not during the peer's.
        self.bar = Progress(
            *(TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn()),
            console=self.console,
            disable=not self.console.is_terminal,
            transient=True,
            auto_refresh=False,
        )
        self.task = self.bar.add_task("", total=steps)
        self.stage = ""
        self.finished = 0

    def step(self, stage: str, side: Contender) -> None:
        """Show the stage that begins now and mark the stages before it as finished."""
        if stage != self.stage and not self.console.is_terminal:
            self.console.print(stage)
        self.stage = stage
        now = f"{stage}: {side.name}"
        self.bar.update(self.task, description=now, completed=self.finished, refresh=True)
        self.finished += 1


def play_round(
    sides: Sequence[Contender],
    counts: Sequence[int],
    number: int,
    step: Callable[[Contender], None],
) -> list[Figures]:
    """Play one round of every side, on seeds of its own (Catanatron ignores seed 0)."""
    firsts = [1 + number * count for count in counts]
    seconds = [0.0] * len(sides)
    order = range(len(sides))
    for i in order if number % 2 == 0 else reversed(order):
        step(sides[i])
        seconds[i] = sides[i].time(firsts[i], counts[i])
    figures = []
    for side, first, count, spent in zip(sides, firsts, counts, seconds, strict=True):
        step(side)
        figures.append(side.count(first, count).figures(spent) | side.probe(first))
    return figures


def measure(
    sides: Sequence[Contender], rounds: int, seconds: float, console: Console | None = None
) -> list[list[Figures]]:
    """Return the figures of each round, side by side; progress goes to `console` or to stderr."""
    reporter = Reporter(len(sides) * (1 + 2 * rounds), console)
    with reporter.bar:
        counts = []
        for side in sides:
            reporter.step("warming up", side)
            counts.append(games_to_fill(side, seconds))
        results = []
        for number in range(rounds):
            step = partial(reporter.step, f"round {number + 1} of {rounds}")
            results.append(play_round(sides, counts, number, step))
    return results


def add_ratios(results: list[list[Figures]]) -> None:
    """Add the ratio of each of our sides to the last side, the peer, for each round."""
    for *ours, theirs in results:
        for figures in ours:
            for ratio, (own, other) in RATIOS.items():
                if own in figures:
                    figures[ratio] = figures[own] / theirs[other]


def add_core_ratios(sides: Sequence[Contender], results: list[list[Figures]]) -> None:
    """Add the ratio of our first side to the same games of the interpreted core, for each round."""
    other = next((i for i, side in enumerate(sides) if isinstance(side, OtherCore)), None)
    if other is None:
        return
    for figures in results:
        for ratio, figure in CORE_RATIOS.items():
            figures[0][ratio] = figures[0][figure] / figures[other][figure]
        figures[0]["core_view_ratio"] = figures[other]["view_us"] / figures[0]["view_us"]


def add_seth_ratios(sides: Sequence[Contender], results: list[list[Figures]]) -> None:
    """Add the ratio of games with Seth to base games with as many players, for each round."""
    plain = {
        side.settings.players: i
        for i, side in enumerate(sides)
        if isinstance(side, Ours) and side.settings.modules == ("base",)
    }
    for i, side in enumerate(sides):
        if isinstance(side, Ours) and side.settings.modules == ("base", "seth"):
            for figures in results:
                base = figures[plain[side.settings.players]]
                figures[i]["seth_ratio"] = base["games_per_s"] / figures[i]["games_per_s"]


def summary(results: list[list[Figures]]) -> list[dict[str, Spread]]:
    by_side = zip(*results, strict=True)
    return [
        {figure: Spread.of([one[figure] for one in rounds]) for figure in rounds[0]}
        for rounds in by_side
    ]


def figures_tables(names: Sequence[str], spreads: Sequence[dict[str, Spread]]) -> Iterator[Table]:
    """Yield tables of a few sides each, one below the other, so that they fit the width."""
    for first in range(0, len(names), SIDES_PER_TABLE):
        shown = slice(first, first + SIDES_PER_TABLE)
        yield figures_table(names[shown], spreads[shown])


def figures_table(names: Sequence[str], spreads: Sequence[dict[str, Spread]]) -> Table:
    table = Table()
    table.add_column("")
    for name in names:
        table.add_column(name.replace(", ", "\n"), justify="right", no_wrap=True)
    for figure, (label, form) in ROWS.items():
        if any(figure in side for side in spreads):
            table.add_row(label, *(cell(side.get(figure), form) for side in spreads))
    return table


def cell(spread: Spread | None, form: str) -> str:
    if spread is None:
        return ""
    half = (spread.high - spread.low) / 2 / spread.median
    return f"[bold]{form.format(spread.median)}[/] [dim]±{half:3.0%}[/]"


def print_targets(console: Console, spreads: dict[str, Spread]) -> None:
    for target in TARGETS:
        if target.figure not in spreads:
            console.print(f"[dim]–  {target.words}: not measured[/]")
            continue
        value = spreads[target.figure].median
        mark = "[green]✓[/]" if target.met(value) else "[red]✗[/]"
        console.print(f"{mark}  {target.words}: {ROWS[target.figure][1].format(value)}")


def report_console(file: TextIO | None = None) -> Console:
    console = Console(file=file)
    return console if console.is_terminal else Console(file=file, width=WIDTH)


def print_report(
    console: Console,
    names: Sequence[str],
    spreads: Sequence[dict[str, Spread]],
    measured: dict[str, Spread],
) -> None:
    console.print(f"Random games on one processor core, {core.interpreter()}")
    for table in figures_tables(names, spreads):
        console.print(table)
    console.print("[dim]median ± half the spread of the rounds[/]")
    if core.KIND != "compiled":
        console.print(f"Only the interpreted core was measured: {core.REASON}.")
    print_targets(console, measured)


def target_figures(
    sides: Sequence[Contender], spreads: Sequence[dict[str, Spread]], players: int
) -> dict[str, Spread]:
    """Return the figures of base games with that many players, with the ratio for Seth."""
    found: dict[str, Spread] = {}
    for side, figures in zip(sides, spreads, strict=True):
        if isinstance(side, Ours) and side.settings.players == players and not side.settings.solo:
            found = figures | found
    return found


def as_json(
    names: Sequence[str], spreads: Sequence[dict[str, Spread]], measured: dict[str, Spread]
) -> str:
    return json.dumps(
        {
            "python": platform.python_version(),
            "interpreter": core.interpreter(),
            "core": core.KIND,
            "machine": platform.machine(),
            "sides": {
                name: {figure: asdict(spread) for figure, spread in side.items()}
                for name, side in zip(names, spreads, strict=True)
            },
            "targets": {
                target.figure: target.met(measured[target.figure].median)
                for target in TARGETS
                if target.figure in measured
            },
        },
        indent=2,
    )


def arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench", description="Measure the engine beside a peer.")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=2.0, help="of each side in each round")
    parser.add_argument("--players", type=int, nargs="+", choices=(2, 3, 4), default=[4])
    parser.add_argument(
        "--solo", nargs="+", choices=tuple(OPPONENTS), default=[], help="measure them too"
    )
    parser.add_argument(
        "--seth",
        action=argparse.BooleanOptionalAction,
        default=True,
        help="measure games with Seth beside base games",
    )
    parser.add_argument("--no-peer", action="store_true", help="measure the engine alone")
    parser.add_argument(
        "--openspiel", nargs="*", default=[], metavar="GAME", help="measure games of OpenSpiel too"
    )
    parser.add_argument("--peer-python", type=Path, default=PEER_PYTHON, metavar="FILE")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    args = parser.parse_args(argv)
    if args.rounds < 1 or args.seconds <= 0:
        parser.error("at least one round of more than no time")
    return args


def main(argv: Sequence[str] | None = None) -> None:
    args = arguments(argv)
    sides: list[Contender] = [Ours(Settings(players=players)) for players in args.players]
    sides += [Ours(Settings(solo=OPPONENTS[solo])) for solo in args.solo]
    if args.seth:
        sides += [
            Ours(Settings(players=players, expansion=TimeOfSeth())) for players in args.players
        ]
    with ExitStack() as stack:
        if core.KIND == "compiled":
            sides.append(stack.enter_context(interpreted(Settings(players=args.players[0]))))
        for game in args.openspiel:
            sides.append(stack.enter_context(further_peer(args.peer_python, game)))
        if not args.no_peer:
            sides.append(stack.enter_context(peer(args.peer_python)))
        results = measure(sides, args.rounds, args.seconds)
    if not args.no_peer:
        add_ratios(results)
    add_core_ratios(sides, results)
    add_seth_ratios(sides, results)
    names = [side.name for side in sides]
    spreads = summary(results)
    measured = target_figures(sides, spreads, 4)
    if args.json:
        print(as_json(names, spreads, measured))
        return
    print_report(report_console(), names, spreads, measured)


if __name__ == "__main__":
    main()
