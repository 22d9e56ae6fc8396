"""`tekhenu arena`, `league`, `simulate`, `train` and `puzzles make`."""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tekhenu.agents.registry import examples

from .learning.command import add_train
from .settings import add_settings, positive

if TYPE_CHECKING:
    from rich.console import Console

    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

WRONG = 2
INTERRUPTED = 130
PLAIN_WIDTH = 100
AGENTS = f"{', '.join(examples())} or your own, see docs/agents.md"


def add_parsers(subparsers: "Subparsers") -> None:
    add_arena(subparsers)
    add_league(subparsers)
    add_simulate(subparsers)
    add_train(subparsers)
    add_puzzles(subparsers)


def add_arena(subparsers: "Subparsers") -> None:
    parser = subparsers.add_parser(
        "arena",
        help="pit agents against each other",
        description="Play a balanced schedule of games and print the standings.",
    )
    parser.add_argument("agents", nargs="+", metavar="AGENT", help=AGENTS)
    parser.add_argument("--games", type=positive, default=100, help="number of games (default 100)")
    _add_common(parser, players=2)
    parser.set_defaults(run=run_arena)


def add_league(subparsers: "Subparsers") -> None:
    parser = subparsers.add_parser(
        "league",
        help="rate all agents at every kind of table",
        description=(
            "Play games with two, three, and four players, with Seth, and against the solo"
            " opponents, and plot the ratings. You can stop at any time; the same command"
            " continues."
        ),
    )
    parser.add_argument(
        "agents",
        nargs="*",
        metavar="AGENT",
        help=f"{AGENTS} (default random greedy:1 learned search:100it)",
    )
    parser.add_argument("--games", type=positive, help="games per division (default 24)")
    parser.add_argument(
        "--division",
        nargs="+",
        metavar="NAME",
        help="play only these, such as players-2 or solo-botankhamun-difficulty-hard",
    )
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="where to write")
    _add_running(parser)
    parser.set_defaults(run=run_league)


def add_simulate(subparsers: "Subparsers") -> None:
    parser = subparsers.add_parser(
        "simulate",
        help="play many games and write tables and a report",
        description=(
            "Play many games and write Parquet tables and an HTML report. You can stop at any"
            " time; the same command continues."
        ),
    )
    parser.add_argument("--agents", nargs="+", required=True, metavar="AGENT", help=AGENTS)
    parser.add_argument(
        "--games", type=positive, default=1000, help="number of games (default 1000)"
    )
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="where to write")
    parser.add_argument(
        "--ray", metavar="ADDRESS", help="play on a Ray cluster (local: start one on this computer)"
    )
    _add_common(parser, players=4)
    parser.set_defaults(run=run_simulate)


def add_puzzles(subparsers: "Subparsers") -> None:
    parser = subparsers.add_parser(
        "puzzles",
        help="make puzzles from games between computers",
        description=(
            "Make puzzles with proven answers, one small text file each. You can stop at any time;"
            " the same command continues."
        ),
    )
    parser.add_argument("make", choices=["make"], help="make new puzzles")
    parser.add_argument("--count", type=positive, default=10, help="number of puzzles (default 10)")
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="where to write")
    parser.add_argument(
        "--seed", default="0", help="the same seed gives the same puzzles (default 0)"
    )
    parser.add_argument(
        "--jobs", type=positive, default=os.cpu_count() or 1, help="processes (default: all cores)"
    )
    parser.set_defaults(run=run_puzzles)


def _add_common(parser: argparse.ArgumentParser, players: int) -> None:
    add_settings(parser, players)
    _add_running(parser)


def _add_running(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seed", default="0", help="the same seed gives the same games (default 0)"
    )
    parser.add_argument(
        "--jobs", type=positive, default=os.cpu_count() or 1, help="processes (default: all cores)"
    )
    parser.add_argument("--json", action="store_true", help="print one machine-readable summary")


def consoles() -> "tuple[Console, Console]":
    """Return the console for results and the console for progress."""
    from rich.console import Console

    width = None if sys.stdout.isatty() else PLAIN_WIDTH
    return Console(width=width, highlight=False), Console(stderr=True)


def _refused(error: Exception) -> int:
    print(f"tekhenu: {error}", file=sys.stderr)
    return WRONG


def _print_json(data: dict[str, Any]) -> None:
    print(json.dumps(data, indent=2, ensure_ascii=False))


def _check_agents(specs: Sequence[str]) -> None:
    from tekhenu.agents import agent_for

    for spec in specs:
        agent_for(spec)


def run_arena(args: argparse.Namespace) -> int:
    from tekhenu.agents import UnknownAgent

    from .arena import Contest, actions_table, notes, play_contest, standings_table, summary
    from .errors import LabError
    from .match import Record
    from .settings import settings_of
    from .standings import standings

    out, meanwhile = consoles()
    records: list[Record] = []
    stopped = False
    try:
        contest = Contest(tuple(args.agents), settings_of(args), args.games, args.seed)
        _check_agents(args.agents)
        play_contest(contest, args.jobs, meanwhile, records)
    except (LabError, UnknownAgent) as error:
        return _refused(error)
    except KeyboardInterrupt:
        stopped = True
        if args.json or not records:
            raise
    if args.json:
        _print_json(summary(contest, records))
    else:
        rows, plain = standings(contest.labels, records), not out.is_terminal
        out.print(standings_table(rows, plain=plain))
        out.print(actions_table(rows, plain=plain))
        for words in notes(contest, records):
            out.print(words)
    return INTERRUPTED if stopped else 0


def run_league(args: argparse.Namespace) -> int:
    from tekhenu.agents import UnknownAgent

    from . import league
    from .arena import standings_table
    from .errors import LabError

    out, meanwhile = consoles()
    agents, games = args.agents or league.AGENTS, args.games or league.GAMES
    tables = {league.folder_of(settings): settings for settings in league.divisions()}
    found: list[league.Division] = []
    try:
        if unknown := set(args.division or ()) - set(tables):
            raise LabError(f"there is no division {min(unknown)}; there are {', '.join(tables)}")
        _check_agents(agents)
        wanted = [tables[name] for name in args.division or tables]
        played = league.play_league(
            agents, wanted, games, args.seed, args.out, args.jobs, meanwhile
        )
        for division in played:
            found.append(division)
            if not args.json:
                out.print(division.title, style="bold")
                out.print(standings_table(division.rows, plain=not out.is_terminal))
    except (LabError, UnknownAgent) as error:
        return _refused(error)
    page = league.write_page(args.out, found, args.seed)
    if args.json:
        _print_json({"seed": args.seed, "divisions": [division.to_json() for division in found]})
    else:
        print(page)
    return 0


def run_simulate(args: argparse.Namespace) -> int:
    from tekhenu.agents import UnknownAgent

    from .archive import Plan, opened
    from .errors import LabError
    from .settings import settings_of
    from .simulate import play_missing, result_files, summary, write_results
    from .tables import need_pyarrow

    out, meanwhile = consoles()
    try:
        plan = Plan(settings_of(args), tuple(args.agents), args.seed, args.games)
        _check_agents(args.agents)
        need_pyarrow()
        with opened(args.out, plan) as folder:
            try:
                held = play_missing(folder, args.jobs, args.ray, meanwhile)
            except KeyboardInterrupt:
                kept = sum(1 for _ in folder.records())
                print(
                    f"\nStopped. {kept} of {plan.games} games are saved in {args.out};"
                    " run the same command to continue.",
                    file=sys.stderr,
                )
                return INTERRUPTED
            records = write_results(folder)
            data = summary(plan, records)
            names = [str(path) for path in result_files(folder)]
    except (LabError, UnknownAgent) as error:
        return _refused(error)
    if args.json:
        _print_json(data)
        return 0
    before = f" ({held} of them from earlier runs)" if held else ""
    out.print(
        f"{len(records)} games{before}. Winners scored {data['mean_winning_vp']} VP on average."
    )
    print(*names, sep="\n")  # not wrapped by Rich, so that paths can be copied
    return 0


def run_puzzles(args: argparse.Namespace) -> int:
    from .errors import LabError
    from .puzzles import make_puzzles

    out, meanwhile = consoles()
    try:
        selection = make_puzzles(args.count, args.seed, args.out, args.jobs, meanwhile)
    except LabError as error:
        return _refused(error)
    found = f"{selection.candidates} candidates of {selection.positions} positions"
    out.print(f"{len(selection.puzzles)} puzzles from {found}: {args.out}")
    for theme, number in selection.themes.most_common():
        out.print(f"  {number:4}  {theme}")
    return 0
