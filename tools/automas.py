"""Measure how Automas and agents fare against each other: `python -m tools.automas`.

Every combination of agent, number of Automas and difficulty plays the same deals, so that they can
be compared. "more" is the difference to the difficulty before, deal by deal. Intervals are 95 %
confidence intervals. For the Automas' VP the mean of all Automas of a game counts once.
"""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from statistics import fmean

from rich.console import Console
from rich.table import Table

from tekhenu import Automas, Settings
from tekhenu.lab.jobs import play_all
from tekhenu.lab.match import Record, SeatResult
from tekhenu.lab.ratings import mean_error, wilson
from tekhenu.lab.schedule import schedule
from tekhenu.lab.settings import title_of

AUTOMAS = (1, 2, 3)
DIFFICULTIES = (0, 1, 2, 3, 4)
GOD = "seth"


@dataclass(frozen=True, slots=True)
class Average:
    mean: float
    error: float  # half the 95 % interval

    @classmethod
    def of(cls, values: Sequence[float]) -> "Average":
        return cls(fmean(values), mean_error(values))

    def __str__(self) -> str:
        return f"{self.mean:.1f} ± {self.error:.1f}"


@dataclass(frozen=True, slots=True)
class Result:
    """The result of one agent against a number of Automas of one difficulty."""

    agent: str
    automas: int
    difficulty: int
    games: int
    automas_vp: Average
    more: Average | None  # than at the difficulty before
    agent_vp: Average
    wins: int
    automas_seth: float  # Seth actions of an Automa in a game
    agent_seth: float

    @property
    def cells(self) -> list[str]:
        low, high = wilson(self.wins, self.games)
        return [
            self.agent,
            str(self.automas),
            str(self.difficulty),
            str(self.games),
            str(self.automas_vp),
            "" if self.more is None else f"{self.more.mean:+.1f} ± {self.more.error:.1f}",
            str(self.agent_vp),
            f"{self.wins / self.games:.0%} ({low:.0%}–{high:.0%})",
            f"{self.automas_seth:.2f}",
            f"{self.agent_seth:.2f}",
        ]


HEADINGS = (
    *("agent", "Automas", "difficulty", "games", "Automas' VP", "more", "agent's VP"),
    *("agent won", "Seth actions: Automa", "agent"),
)


def played(agent: str, settings: Settings, args: argparse.Namespace) -> list[Record]:
    work = schedule([agent], settings, args.games, args.seed)
    with closing(play_all(work, args.jobs)) as results:
        return sorted(results, key=lambda record: record.number)


def automas_vp(record: Record) -> float:
    return fmean(seat.vp for seat in record.seats[1:])


def row_of(against: Automas, records: Sequence[Record], before: Sequence[Record]) -> Result:
    points = [automas_vp(record) for record in records]
    more = [vp - automas_vp(old) for vp, old in zip(points, before, strict=False)]
    humans = [record.seats[0] for record in records]
    return Result(
        agent=humans[0].agent,
        automas=against.count,
        difficulty=against.difficulty,
        games=len(records),
        automas_vp=Average.of(points),
        more=Average.of(more) if more else None,
        agent_vp=Average.of([float(seat.vp) for seat in humans]),
        wins=sum(seat.won for seat in humans),
        automas_seth=_seth([seat for record in records for seat in record.seats[1:]]),
        agent_seth=_seth(humans),
    )


def _seth(seats: Sequence[SeatResult]) -> float:
    return fmean(seat.actions[GOD] for seat in seats)


def measure(args: argparse.Namespace, console: Console) -> list[Result]:
    rows = []
    for agent in args.agents:
        for automas in args.automas:
            before: list[Record] = []
            for difficulty in args.difficulty:
                against = Automas(automas, difficulty)
                settings = Settings(solo=against)
                with console.status(f"{agent} {title_of(settings)}"):
                    records = played(agent, settings, args)
                rows.append(row_of(against, records, before))
                before = records
    return rows


def arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="automas", description=__doc__.split("\n")[0])
    parser.add_argument("--agents", nargs="+", default=["random"], metavar="AGENT")
    parser.add_argument("--automas", type=int, nargs="+", choices=AUTOMAS, default=AUTOMAS)
    parser.add_argument(
        "--difficulty", type=int, nargs="+", choices=DIFFICULTIES, default=DIFFICULTIES
    )
    parser.add_argument("--games", type=int, default=200, help="of each kind (default 200)")
    parser.add_argument("--seed", default="0", help="the same seed, the same deals (default 0)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    args = parser.parse_args(argv)
    if args.games < 1 or args.jobs < 1:
        parser.error("at least one game and one process")
    return args


def main(argv: Sequence[str] | None = None) -> int:
    args = arguments(argv)
    rows = measure(args, Console(stderr=True))
    if args.json:
        print(json.dumps([asdict(row) for row in rows], indent=2))
        return 0
    table = Table(title=f"Deals of seed {args.seed}")
    for heading in HEADINGS:
        table.add_column(heading, justify="left" if heading == "agent" else "right")
    for row in rows:
        table.add_row(*row.cells)
    Console(width=None if sys.stdout.isatty() else 130, highlight=False).print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
