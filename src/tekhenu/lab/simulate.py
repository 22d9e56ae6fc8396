"""Simulations of many games, which are saved as they end and summarized in tables and a report."""

from collections.abc import Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from .archive import Folder, Plan
from .findings import Findings, Share
from .jobs import Results, play_all
from .match import Match, Record
from .report import report
from .schedule import everybody, schedule
from .standings import standings
from .tables import TABLES, write_tables

REPORT = "report.html"


def play_missing(folder: Folder, jobs: int, ray: str | None, console: Console) -> int:
    """Play the games that are missing in the folder; return the number that were there before."""
    plan = folder.plan
    held = {record.number for record in folder.records()}
    work = schedule(plan.agents, plan.settings, plan.games, plan.seed)
    missing = [match for match in work if match.number not in held]
    if not missing:
        return len(held)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[points]}"),
        TimeRemainingColumn(),
    )
    shown = Progress(*columns, console=console, disable=not console.is_terminal, transient=True)
    with closing(_played(missing, jobs, ray)) as results, shown as progress:
        task = progress.add_task("Games", total=plan.games, completed=len(held), points="")
        total = 0
        for number, record in enumerate(results, 1):
            folder.add(record)
            total += record.winner.vp
            progress.update(task, advance=1, points=f"winners {total / number:.1f} VP")
    return len(held)


def _played(missing: Sequence[Match], jobs: int, ray: str | None) -> Results:
    if ray is None:
        return play_all(missing, jobs)
    from .cluster import play_remotely

    return play_remotely(missing, ray, jobs)


def write_results(folder: Folder) -> list[Record]:
    """Write the tables and the report of all games; return their records in order."""
    records = sorted(folder.records(), key=lambda record: record.number)
    write_tables(folder, records)
    with folder.written(REPORT) as draft:
        draft.write_text(report(folder.plan, Findings(records)), encoding="utf-8")
    return records


def result_files(folder: Folder) -> list[Path]:
    return [folder.path / name for name in (*TABLES, REPORT)]


def summary(plan: Plan, records: Iterable[Record]) -> dict[str, Any]:
    """Return the results as JSON, without times, so that they depend only on the seed."""
    found = Findings(records)
    return {
        **plan.settings.to_json(),
        "games": found.games,
        "seed": plan.seed,
        "agents": [
            row.to_json() for row in standings(everybody(plan.agents, plan.settings), found.records)
        ],
        "mean_vp": round(found.all_vp().mean, 2),
        "mean_winning_vp": round(found.winning_vp().mean, 2),
        "mean_margin": round(found.margin().mean, 2),
        "mean_vp_by_source": {
            pair.name: {
                "winners": round(pair.winners.mean, 2),
                "others": round(pair.others.mean, 2),
            }
            for pair in found.sources()
        },
        "seats": [_share(share) for share in found.by_seat()],
        "first_order": [_share(share) for share in found.by_first_order()],
    }


def _share(share: Share) -> dict[str, Any]:
    return {
        "place": int(share.name),
        "games": share.games,
        "win_rate": round(share.rate, 4),
        "win_rate_interval": [round(bound, 4) for bound in share.interval],
    }
