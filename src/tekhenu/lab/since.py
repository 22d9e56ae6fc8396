"""How fast base games are beside an earlier version: `python -m tekhenu.lab.since CHECKOUT`.

CHECKOUT is a folder with the earlier sources (`git worktree add ../before COMMIT`). Either version
runs in a process of its own; they play the same random games in turn, in short rounds, and the
processor time of a round is compared within the round, because a machine's speed drifts.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from math import exp, log
from pathlib import Path
from statistics import fmean, median

import tekhenu

from .ratings import mean_error

# Run by both versions, so it keeps to what every version of the engine has.
PLAYER = """
import sys
from random import Random
from time import process_time
import tekhenu
from tekhenu import Game
Settings = tekhenu.Settings if hasattr(tekhenu, "Settings") else tekhenu.Options
for line in sys.stdin:
    players, first, count = map(int, line.split())
    start = process_time()
    for seed in range(first, first + count):
        game = Game.new(Settings(players=players), seed=seed)
        rng = Random(seed)
        while (decision := game.decision) is not None:
            options = decision.options
            game.play(options[int(rng.random() * len(options))])
    print(process_time() - start, flush=True)
"""


class Version:
    """Sources of the engine, and a process that plays with them."""

    def __init__(self, sources: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-c", PLAYER],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONPATH": str(sources), "PYTHONHASHSEED": "0"},
        )

    def seconds(self, players: int, first: int, count: int) -> float:
        assert self.process.stdin is not None and self.process.stdout is not None
        print(players, first, count, file=self.process.stdin, flush=True)
        answer = self.process.stdout.readline()
        if not answer:
            sys.exit("A version of the engine stopped; what it said is above.")
        return float(answer)


def rounds(versions: Sequence[Version], args: argparse.Namespace) -> list[list[float]]:
    """Milliseconds per game of each version in each round."""
    for version in versions:
        version.seconds(args.players, 0, args.games)  # warm
    found = []
    for number in range(args.rounds):
        first = 1 + number * args.games
        order = versions if number % 2 else versions[::-1]
        spent = {v: v.seconds(args.players, first, args.games) for v in order}
        found.append([1000 * spent[version] / args.games for version in versions])
    return found


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="since", description=__doc__.split("\n")[0])
    parser.add_argument("checkout", type=Path)
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=4)
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--games", type=int, default=5, help="in a round (default 5)")
    args = parser.parse_args(argv)
    earlier = args.checkout / "src"
    if not (earlier / "tekhenu").is_dir():
        parser.error(f"{args.checkout} is no checkout of this project")
    with ExitStack() as stack:
        versions = [Version(earlier), Version(Path(tekhenu.__file__).parents[1])]
        for version in versions:
            stack.enter_context(version.process)
        found = rounds(versions, args)
    logs = [log(now / before) for before, now in found]
    before, now = (median(column) for column in zip(*found, strict=True))
    print(
        f"{args.players} players: {before:.2f} ms a game then, {now:.2f} ms now; "
        f"ratio {exp(fmean(logs)):.3f} ± {mean_error(logs):.3f} in {args.rounds} rounds"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
