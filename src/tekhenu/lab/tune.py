"""Tuning the valuation by self-play: `python -m tekhenu.lab.tune`.

A simple evolution strategy. Each generation changes all weights of the champion a little, at
random; every child plays the champion on the same deals, with seats exchanged. The best third of
the children are mixed, because one series is too short to tell which of them is best, and the
mixture becomes champion if it wins a second, fresh series. The weights found are printed as a
`Weights(...)` to be put into `agents/valuation.py`.
"""

import argparse
import os
from collections.abc import Sequence
from dataclasses import astuple, fields
from multiprocessing import get_context
from random import Random
from typing import NamedTuple

from rich.console import Console

from tekhenu import Game, Options
from tekhenu.agents import GreedyAgent, SeatView, Weights


class Duel(NamedTuple):
    """One game of two valuations; `swapped` exchanges the seats."""

    child: Weights
    champion: Weights
    seed: str
    swapped: bool


def lead(duel: Duel) -> int:
    """By how many VP the child is ahead at the end."""
    pair = [GreedyAgent(duel.child), GreedyAgent(duel.champion)]
    agents = pair[::-1] if duel.swapped else pair
    game = Game.new(Options(players=2), duel.seed, events=False)
    rngs = [Random(f"{duel.seed} {seat}") for seat in range(2)]
    while (decision := game.decision) is not None:
        seat = decision.player
        game.play(agents[seat].choose(SeatView(game, seat), decision, rngs[seat]))
    first, second = (player.vp for player in game.state.players)
    return second - first if duel.swapped else first - second


def series(child: Weights, champion: Weights, name: str, games: int) -> list[Duel]:
    return [
        Duel(child, champion, f"{name} {number // 2}", bool(number % 2)) for number in range(games)
    ]


def mutated(weights: Weights, rng: Random, step: float) -> Weights:
    """Every weight times a random factor; those at 0 may leave it."""
    return Weights(
        *(
            weight * 2 ** rng.gauss(0, step) + (rng.gauss(0, step / 2) if weight == 0 else 0.0)
            for weight in astuple(weights)
        )
    )


def mixed(parents: Sequence[Weights]) -> Weights:
    """The mean of each weight."""
    columns = zip(*map(astuple, parents), strict=True)
    return Weights(*(sum(column) / len(parents) for column in columns))


def evolve(args: argparse.Namespace, console: Console) -> Weights:
    rng = Random(args.seed)
    champion = Weights()
    with get_context("spawn").Pool(args.jobs) as pool:
        for generation in range(args.generations):
            children = [mutated(champion, rng, args.step) for _ in range(args.children)]
            name = f"{args.seed}/{generation}"
            duels = [d for c in children for d in series(c, champion, name, args.games)]
            leads = pool.map(lead, duels, chunksize=1)
            means = [
                sum(leads[i * args.games : (i + 1) * args.games]) / args.games
                for i in range(len(children))
            ]
            ranked = sorted(range(len(children)), key=means.__getitem__, reverse=True)
            heir = mixed([children[i] for i in ranked[: max(1, len(children) // 3)]])
            proof = pool.map(lead, series(heir, champion, f"{name} proof", 2 * args.games), 1)
            proven = sum(proof) / len(proof)
            adopted = proven > 0
            console.print(
                f"generation {generation + 1}: best child {means[ranked[0]]:+.1f} VP, "
                f"their mixture {proven:+.1f} VP{', adopted' if adopted else ''}"
            )
            if adopted:
                champion = heir
    return champion


def arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tune", description=__doc__.split("\n")[0])
    parser.add_argument("--generations", type=int, default=12)
    parser.add_argument("--children", type=int, default=8)
    parser.add_argument("--games", type=int, default=16, help="per child, an even number")
    parser.add_argument("--step", type=float, default=0.35, help="size of the changes")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    return parser.parse_args(argv)


def main(argv: Sequence[str] | None = None) -> int:
    args = arguments(argv)
    console = Console()
    champion = evolve(args, console)
    changes = ", ".join(
        f"{field.name}={getattr(champion, field.name):.2f}" for field in fields(Weights)
    )
    console.print(f"Weights({changes})", soft_wrap=True)
    final = series(champion, Weights(), f"{args.seed} final", 4 * args.games)
    with get_context("spawn").Pool(args.jobs) as pool:
        leads = pool.map(lead, final, chunksize=1)
    wins = sum(vp > 0 for vp in leads)
    console.print(
        f"against the weights it began with: {wins} of {len(leads)} games won, "
        f"{sum(leads) / len(leads):+.1f} VP on average"
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
