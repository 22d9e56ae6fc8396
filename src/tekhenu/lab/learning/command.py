"""The command `tekhenu train`."""

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from ..settings import positive

if TYPE_CHECKING:
    from .training import Training

    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

WRONG = 2
INTERRUPTED = 130
QUICK_GAMES, QUICK_DEALS, QUICK_GENERATIONS = 60, 12, 2


def add_train(subparsers: "Subparsers") -> None:
    parser = subparsers.add_parser(
        "train",
        help="train the learned player by self-play",
        description=(
            "Play games, fit the valuation to their results, match it against the previous one,"
            " and repeat. You can stop at any time; the same command continues."
        ),
    )
    parser.add_argument(
        "--out", type=Path, required=True, metavar="FOLDER", help="folder for games and weights"
    )
    parser.add_argument(
        "--generations", type=positive, default=6, help="number of generations (default 6)"
    )
    parser.add_argument(
        "--games", type=positive, default=1600, help="games per generation (default 1600)"
    )
    parser.add_argument(
        "--deals",
        type=positive,
        default=160,
        help="deals per match between generations (default 160)",
    )
    parser.add_argument(
        "--kinds", nargs="+", metavar="KIND", help="kinds of games: base2, seth4 … (default: all)"
    )
    parser.add_argument(
        "--teacher",
        choices=("random", "greedy"),
        default="greedy",
        help="agent for the first games (default greedy; random learns from scratch)",
    )
    parser.add_argument(
        "--quick", action="store_true", help="a test run with two players, in about a minute"
    )
    parser.add_argument(
        "--seed", default="0", help="the same seed gives the same games (default 0)"
    )
    parser.add_argument(
        "--jobs", type=positive, default=os.cpu_count() or 1, help="processes (default: all cores)"
    )
    parser.add_argument(
        "--ray", metavar="ADDRESS", help="play on a Ray cluster (local: start one on this computer)"
    )
    parser.set_defaults(run=run_train)


def planned(args: argparse.Namespace) -> "Training":
    """Return the plan of the arguments; raise LabError if there is no such kind of game."""
    from ..errors import LabError
    from .kinds import KINDS
    from .training import Training

    if args.quick:
        args.generations = QUICK_GENERATIONS
        return Training(("base2",), QUICK_GAMES, QUICK_DEALS, "random", "random", args.seed)
    for kind in args.kinds or ():
        if kind not in KINDS:
            raise LabError(f"there is no kind of game {kind!r}; there are {', '.join(KINDS)}")
    kinds = tuple(args.kinds or KINDS)
    return Training(kinds, args.games, args.deals, args.teacher, "greedy", args.seed)


def run_train(args: argparse.Namespace) -> int:
    from rich.console import Console

    from ..errors import LabError

    try:
        import numpy as _  # noqa: F401
    except ImportError:
        print("tekhenu: train needs numpy: pip install 'tekhenu[train]'", file=sys.stderr)
        return WRONG
    from .training import Trainer

    try:
        trainer = Trainer(planned(args), args.out, args.jobs, Console(stderr=True), args.ray)
        trainer.open()
        trainer.train(args.generations)
    except LabError as error:
        print(f"tekhenu: {error}", file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        print(f"\nStopped. Run the same command to continue in {args.out}.", file=sys.stderr)
        return INTERRUPTED
    print(trainer.champion)
    return 0
