"""Calibration of the ladder: `python -m tools.calibrate`.

Each level plays its neighbors only, because games between the weakest and the strongest level are
always won by the same side. The ratings of all levels together show how evenly they are spaced. A
level with a time limit can be replaced by one with a fixed number of iterations: `--instead
ladder:5=search:400it`.
"""

import argparse
import os
from collections.abc import Iterator, Sequence
from contextlib import closing
from itertools import pairwise
from statistics import fmean

from rich.console import Console
from rich.table import Table

from tekhenu import Settings
from tekhenu.agents.ladder import STRENGTHS
from tekhenu.agents.registry import LADDER
from tekhenu.lab.jobs import play_all
from tekhenu.lab.match import Record
from tekhenu.lab.ratings import Ranking, Rating, elo_ratings, wilson
from tekhenu.lab.schedule import schedule

RUNGS = tuple(f"{LADDER}:{number}" for number in range(1, len(STRENGTHS) + 1))


def neighbors(
    specs: Sequence[str], settings: Settings, games: int, seed: str, jobs: int
) -> Iterator[tuple[str, str, list[Record]]]:
    """Play matches between neighboring levels, each pair on its own deals."""
    for lower, upper in pairwise(specs):
        work = schedule((lower, upper), settings, games, f"{seed}/{upper}")
        with closing(play_all(work, jobs)) as results:
            yield lower, upper, list(results)


def ranking_of(record: Record) -> Ranking:
    return tuple(seat.agent for seat in sorted(record.seats, key=lambda seat: seat.rank))


def spacing(specs: Sequence[str], ratings: dict[str, Rating]) -> Table:
    table = Table("agent", "Elo", "95 %", "above the one below")
    below: float | None = None
    for spec in specs:
        elo, error = ratings[spec].elo, ratings[spec].error
        gap = "" if below is None else f"{elo - below:+.0f}"
        table.add_row(spec, f"{elo:.0f}", f"±{error:.0f}" if error else "anchor", gap)
        below = elo
    return table


def arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="calibrate", description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=40, help="of each pair (default 40)")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--seed", default="0")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--instead", nargs="+", default=[], metavar="RUNG=AGENT")
    return parser.parse_args(argv)


def main(argv: Sequence[str] | None = None) -> int:
    args = arguments(argv)
    console = Console()
    instead = dict(wish.split("=", 1) for wish in args.instead)
    specs = [instead.get(rung, rung) for rung in RUNGS]
    settings = Settings(players=args.players)
    rankings: list[Ranking] = []
    for lower, upper, records in neighbors(specs, settings, args.games, args.seed, args.jobs):
        wins = sum(record.winner.agent == upper for record in records)
        low, high = wilson(wins, len(records))
        seats = [seat for record in records for seat in record.seats]
        vp = {
            spec: fmean(seat.vp for seat in seats if seat.agent == spec) for spec in (upper, lower)
        }
        console.print(
            f"{upper} won {wins} of {len(records)} games against {lower}"
            f" ({low:.0%}–{high:.0%}), {vp[upper]:.1f} to {vp[lower]:.1f} VP"
        )
        rankings += map(ranking_of, records)
    console.print(spacing(specs, elo_ratings(specs, rankings)))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
