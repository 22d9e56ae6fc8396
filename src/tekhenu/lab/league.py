"""The league: all agents in every kind of game, called a division, with ratings per division.

A division is saved in a folder like a simulation, so that the same command continues an interrupted
league. A page shows the ratings of all divisions.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

from rich.console import Console

from tekhenu import Automas, Botankhamun, Settings, TimeOfSeth
from tekhenu.rules.variants import DIFFICULTIES, HARDEST, MOST_AUTOMAS

from .archive import Plan, opened
from .errors import make_folder
from .match import Record
from .plots import rating_plot
from .ratings import ANCHOR, anchor_of
from .report import report_style
from .schedule import everybody
from .settings import arguments_of, title_of
from .simulate import play_missing
from .standings import StandingsRow, standings

AGENTS = ("random", "greedy:1", "learned", "search:100it")
GAMES = 24  # default number of games per division
PAGE = "league.html"


def divisions() -> list[Settings]:
    """Return all divisions: two to four players, with Seth, and solo opponents by difficulty."""
    tables = [Settings(players=players) for players in (2, 3, 4)]
    tables += [Settings(players=players, expansion=TimeOfSeth()) for players in (2, 3, 4)]
    tables += [Settings(solo=Botankhamun(difficulty)) for difficulty in DIFFICULTIES]
    for automas in range(1, MOST_AUTOMAS + 1):
        tables += [Settings(solo=Automas(automas, difficulty)) for difficulty in (0, HARDEST)]
    return tables


@dataclass(frozen=True, slots=True)
class Division:
    settings: Settings
    labels: list[str]
    records: list[Record]

    @property
    def title(self) -> str:
        title = title_of(self.settings)
        return title[:1].upper() + title[1:]

    @property
    def rows(self) -> list[StandingsRow]:
        return standings(self.labels, self.records)

    def to_json(self) -> dict[str, Any]:
        return {
            **self.settings.to_json(),
            "games": len(self.records),
            "anchor": anchor_of(self.labels),
            "agents": [row.to_json() for row in self.rows],
        }


def play_league(
    agents: Sequence[str],
    tables: Sequence[Settings],
    games: int,
    seed: str,
    out: Path,
    jobs: int,
    console: Console,
) -> Iterator[Division]:
    """Play the missing games of each division; yield each division when it is complete."""
    make_folder(out)
    for settings in tables:
        plan = Plan(settings, tuple(agents), seed, games)
        with opened(out / folder_of(settings), plan) as folder:
            play_missing(folder, jobs, None, console)
            yield Division(settings, everybody(agents, settings), list(folder.records()))


def folder_of(settings: Settings) -> str:
    """Return the folder of a division, such as players-2-seth for `--players 2 --seth`."""
    return "-".join(arguments_of(settings).replace("--", "").split())


def write_page(out: Path, found: Sequence[Division], seed: str) -> Path:
    page = out / PAGE
    draft = page.with_suffix(".draft")
    draft.write_text(league_page(found, seed), encoding="utf-8")
    draft.replace(page)
    return page


def league_page(found: Sequence[Division], seed: str) -> str:
    games = sum(len(division.records) for division in found)
    parts = [
        "<!doctype html>",
        '<html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>Tekhenu: a league of {games:,} games</title>",
        f"<style>\n{report_style()}</style></head><body>",
        f"<header><div><h1>A league of {games:,} games</h1>",
        f'<p class="sub">seed {escape(seed)} · Elo with 95 % intervals, in each division'
        f" relative to its anchor = {ANCHOR:.0f}</p></div></header><main>",
    ]
    for division in found:
        parts += _section(division)
    return "\n".join([*parts, "</main></body></html>"]) + "\n"


def _section(division: Division) -> Iterator[str]:
    rows = division.rows
    yield f"<section><h2>{escape(division.title)}</h2>"
    yield f'<p class="caption">{len(division.records):,} games</p>'
    yield rating_plot(division.title, rows)
    yield "<details><summary>The numbers</summary><table><thead><tr><th>agent</th><th>games</th>"
    yield "<th>won</th><th>95 %</th><th>mean VP</th><th>Elo</th><th>95 %</th></tr></thead><tbody>"
    for row in rows:
        low, high = row.interval
        error = f"±{row.rating.error:.0f}" if row.rating.error else "anchor"
        cells = (
            *(str(row.games), f"{row.win_rate:.1%}", f"{low:.0%}–{high:.0%}"),
            *(f"{row.mean_vp:.1f} ±{row.vp_error:.1f}", f"{row.rating.elo:.0f}", error),
        )
        inside = "".join(f"<td>{cell}</td>" for cell in cells)
        yield f"<tr><th>{escape(row.agent)}</th>{inside}</tr>"
    yield "</tbody></table></details></section>"
