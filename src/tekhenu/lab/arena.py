"""The arena, in which agents play a balanced schedule and are ranked."""

from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from typing import Any

from rich import box
from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from tekhenu import Settings

from .jobs import play_all
from .match import Record
from .ratings import ANCHOR, anchor_of
from .schedule import everybody, schedule, whole_schedule
from .standings import StandingsRow, standings


@dataclass(frozen=True, slots=True)
class Contest:
    specs: tuple[str, ...]
    settings: Settings
    games: int
    seed: str = "0"

    @property
    def labels(self) -> list[str]:
        """Return the names of all agents and solo opponents."""
        return everybody(self.specs, self.settings)

    @property
    def balanced_games(self) -> int:
        """Return the next number of games in which every deal is played in every seating."""
        return whole_schedule(self.specs, self.settings, self.games)


def play_contest(contest: Contest, jobs: int, console: Console, records: list[Record]) -> None:
    """Play the games and show the standings meanwhile.

    Each record is appended to `records` at once, so that an interrupted contest has results too.
    """
    work = schedule(contest.specs, contest.settings, contest.games, contest.seed)
    with closing(play_all(work, jobs)) as results, shown(contest, console, records) as board:
        for record in results:
            records.append(record)
            board.refresh()


class Scoreboard:
    """Progress and standings, redrawn as games end."""

    def __init__(self, contest: Contest, records: Sequence[Record]) -> None:
        self.contest = contest
        self.records = records
        columns = (
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
        )
        self.progress = Progress(*columns)
        self.task = self.progress.add_task("Games", total=contest.games)

    def refresh(self) -> None:
        self.progress.update(self.task, completed=len(self.records))

    def __rich__(self) -> Group:
        rows = standings(self.contest.labels, self.records)
        return Group(standings_table(rows), self.progress)


@contextmanager
def shown(contest: Contest, console: Console, records: Sequence[Record]) -> Iterator[Scoreboard]:
    board = Scoreboard(contest, records)
    if not console.is_terminal:
        yield board
        return
    with Live(board, console=console, refresh_per_second=2, transient=True):
        yield board


def standings_table(rows: Sequence[StandingsRow], *, plain: bool = False) -> Table:
    table = Table(box=box.SIMPLE_HEAD if plain else box.ROUNDED)
    table.add_column("agent")
    for heading in ("games", "won", "95 %", "mean VP", "Elo", "95 %", "ms/decision"):
        table.add_column(heading, justify="right")
    for row in rows:
        low, high = row.interval
        table.add_row(
            Text(row.agent, style="bold"),
            str(row.games),
            f"{row.win_rate:.1%}",
            f"{low:.0%}–{high:.0%}",
            f"{row.mean_vp:.1f} ±{row.vp_error:.1f}",
            f"{row.rating.elo:.0f}",
            f"±{row.rating.error:.0f}" if row.rating.error else "anchor",
            f"{row.milliseconds:.1f}",
        )
    return table


def actions_table(rows: Sequence[StandingsRow], *, plain: bool = False) -> Table:
    table = Table(
        box=box.SIMPLE_HEAD if plain else box.ROUNDED, title="Actions per game", title_style=""
    )
    table.add_column("agent")
    names = rows[0].actions
    for name in names:
        table.add_column(name, justify="right")
    for row in rows:
        table.add_row(Text(row.agent, style="bold"), *(f"{row.actions[n]:.2f}" for n in names))
    return table


def notes(contest: Contest, records: Sequence[Record]) -> list[str]:
    """Return the notes below the standings, such as how to read them."""
    lines = []
    if len(records) < contest.games:
        lines.append(f"Stopped after {len(records)} of {contest.games} games.")
    elif contest.balanced_games != contest.games:
        lines.append(
            f"Use --games {contest.balanced_games} for a balanced schedule:"
            " the last deal was not played in every seating."
        )
    seats, humans = contest.settings.players, contest.settings.humans
    if seats > 2 or len(contest.specs) == 1:
        lines.append(f"Each seat counts; a fair share of wins is {1 / seats:.0%}.")
    if 1 < len(contest.specs) < humans:
        lines.append("Agents sit several times at a table, and only one of its seats can win.")
    anchor = anchor_of(contest.labels)
    lines.append(f"Elo is relative to {anchor} = {ANCHOR:.0f}.")
    return lines


def summary(contest: Contest, records: Sequence[Record]) -> dict[str, Any]:
    return {
        **contest.settings.to_json(),
        "games": len(records),
        "seed": contest.seed,
        "balanced": len(records) == contest.balanced_games,
        "anchor": anchor_of(contest.labels),
        "agents": [row.to_json() for row in standings(contest.labels, records)],
    }
