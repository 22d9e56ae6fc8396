"""Compare the speed of base games with an earlier version: `python -m tools.bench.since CHECKOUT`.

CHECKOUT is a folder with the earlier sources (`git worktree add ../before COMMIT`). Each version
runs in its own process. Both do the same work in turns, in short rounds, and the processor times of
one round are compared, because the speed of a machine drifts. Two processes of one program also
differ by a few percent, so several pairs are started. A ratio above 1 means that the present
version is slower.
"""

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from math import exp, log
from pathlib import Path
from statistics import fmean, median
from typing import NamedTuple

import tekhenu
from tekhenu.lab.ratings import mean_error
from tekhenu.workers import Worker, WorkerDied

from ..checkout import checkout

# Run by both versions, so it keeps to what every version of the engine has.
WORKER = """
import json
import sys
from random import Random
from time import process_time
import tekhenu
from tekhenu import Game
from tekhenu.agents import SearchAgent, SeatView

Settings = getattr(tekhenu, "Settings", None) or tekhenu.Options

def start(players, seed):
    return Game.new(Settings(players=players), seed=seed), Random(seed)

def play_on(game, rng, most=10**9):
    while most and (decision := game.decision) is not None:
        most -= 1
        options = decision.options
        game.play(options[int(rng.random() * len(options))])

def games(players, seed):
    yield
    play_on(*start(players, seed))

def copies(players, seed):
    game, rng = start(players, seed)
    play_on(game, rng, 40 * players)
    yield
    for _ in range(50):
        play_on(game.copy(), rng, 5)

def loading(players, seed):
    game, rng = start(players, seed)
    play_on(game, rng)
    saved = game.save()
    yield
    Game.load(saved)

def searching(players, seed):
    game, rng = start(players, seed)
    play_on(game, rng, 30 * players)
    while len(game.decision.options) == 1:
        play_on(game, rng, 1)
    view = SeatView(game, game.decision.player)
    try:  # an iteration as in every version: a round with priors only
        agent = SearchAgent(iterations=50, rounds=1, rollout={})
    except TypeError:
        agent = SearchAgent(iterations=50)
    yield
    agent.choose(view, game.decision, rng)

def viewing(players, seed):
    game, rng = start(players, seed)
    play_on(game, rng)
    game.view(0)
    yield
    for _ in range(20):
        game.view(0)

WORK = {"play": games, "copy": copies, "load": loading, "search": searching, "view": viewing}
for line in sys.stdin:
    name, players, first, count = json.loads(line)
    spent = 0.0
    for seed in range(first, first + count):
        work = WORK[name](players, seed)
        next(work)
        begun = process_time()
        next(work, None)
        spent += process_time() - begun
    print(spent, flush=True)
"""
WORK = {
    "play": "a random game, beginning to end",
    "copy": "50 times a copy and five choices on it",
    "load": "loading a finished game",
    "search": "50 iterations of search, in the middle",
    "view": "20 views of a finished game",
}


class Measurement(NamedTuple):
    """A line of the table."""

    work: str
    players: int


class Version:
    """The sources of a version of the engine, and a worker process that runs them."""

    def __init__(self, sources: Path) -> None:
        paths = (str(sources), os.environ.get("PYTHONPATH", ""))
        env = {"PYTHONPATH": os.pathsep.join(paths), "PYTHONHASHSEED": "0"}
        self.worker = Worker([sys.executable, "-P", "-c", WORKER], env=env)

    def seconds(self, task: Measurement, first: int, count: int) -> float:
        try:
            return float(self.worker.ask([task.work, task.players, first, count]))
        except WorkerDied:
            sys.exit("A version of the engine stopped; its messages are above.")


Times = list[tuple[float, float]]  # milliseconds per game then and now, in each round


def measure(
    found: dict[Measurement, Times], sources: Sequence[Path], rounds: range, games: int
) -> None:
    """Measure some rounds of every task in a new pair of processes, after one round to warm up."""
    with ExitStack() as stack:
        versions = [Version(path) for path in sources]
        for version in versions:
            stack.enter_context(version.worker)
        for number in (rounds[-1], *rounds):
            order = versions if number % 2 else versions[::-1]
            for task, times in found.items():
                spent = {v: v.seconds(task, number * games, games) for v in order}
                then, now = (1000 * spent[version] / games for version in versions)
                times.append((then, now))
    for times in found.values():
        del times[-len(rounds) - 1]


def table(found: dict[Measurement, Times]) -> Iterator[str]:
    yield f"{'':52} {'then':>8} {'now':>8}   ratio"
    for task, times in found.items():
        logs = [log(now / then) for then, now in times]
        then, now = (median(column) for column in zip(*times, strict=True))
        name = f"{task.players} players: {WORK[task.work]}"
        ratio = f"{exp(fmean(logs)):.3f} ± {mean_error(logs):.3f}, median {exp(median(logs)):.3f}"
        yield f"{name:52} {then:5.2f} ms {now:5.2f} ms   {ratio}"


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="since", description=__doc__.split("\n")[0])
    parser.add_argument("checkout", type=checkout)
    parser.add_argument("--players", type=int, nargs="+", choices=(2, 3, 4), default=[2, 4])
    parser.add_argument("--work", nargs="+", choices=[*WORK], default=[*WORK])
    parser.add_argument("--pairs", type=int, default=5, help="of processes (default 5)")
    parser.add_argument("--rounds", type=int, default=20, help="for each pair (default 20)")
    parser.add_argument("--games", type=int, default=3, help="in a round (default 3)")
    args = parser.parse_args(argv)
    earlier = args.checkout / "src"
    found: dict[Measurement, Times]
    found = {Measurement(work, players): [] for work in args.work for players in args.players}
    sources = earlier, Path(tekhenu.__file__).parents[1]
    for pair in range(args.pairs):
        measure(found, sources, range(pair * args.rounds, (pair + 1) * args.rounds), args.games)
    print(*table(found), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
