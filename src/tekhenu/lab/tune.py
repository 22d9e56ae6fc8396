"""Tuning of the valuation by self-play: `python -m tekhenu.lab.tune`.

The evolution strategy is CMA-ES of the library `cma` (`pip install 'tekhenu[lab]'`). Every child
of a generation plays against the original weights, on the same deals, with seats exchanged. The
result, the mean of the last generation, is printed as a `Weights(...)` for `agents/valuation.py`.

Base games tune the weights of the base game. With `--seth` only the weights of the expansion
change, so that the play of base games remains the same.
"""

import argparse
import os
from collections.abc import Sequence
from dataclasses import fields, replace
from statistics import fmean
from warnings import catch_warnings, simplefilter

from rich.console import Console

from tekhenu import Settings, TimeOfSeth
from tekhenu.agents import Weights
from tekhenu.agents.valuation import SETH_WEIGHTS

from ..workers import run_in_order
from .duel import Duel, lead
from .ratings import mean_error

Names = Sequence[str]  # names of the weights to be tuned


def tuned_names(settings: Settings) -> Names:
    seth = isinstance(settings.expansion, TimeOfSeth)
    return [field.name for field in fields(Weights) if (field.name in SETH_WEIGHTS) == seth]


def series(
    child: Weights, champion: Weights, settings: Settings, name: str, games: int
) -> list[Duel]:
    return [
        Duel(child, champion, settings, f"{name} {number // 2}", bool(number % 2))
        for number in range(games)
    ]


def scaled_weights(place: Sequence[float], start: Weights, names: Names) -> Weights:
    """Return weights at a distance from `start`, with one number per name.

    A weight is multiplied by 2 to the power of its number; a weight of 0 becomes half its number.
    """
    return replace(
        start,
        **{
            name: old * 2**x if (old := getattr(start, name)) else x / 2
            for name, x in zip(names, place, strict=True)
        },
    )


def evolve(args: argparse.Namespace, settings: Settings, console: Console) -> Weights:
    with catch_warnings():
        simplefilter("ignore")  # cma warns that matplotlib is missing, which is not needed
        import cma

    start, names = Weights(), tuned_names(settings)
    how = {"popsize": args.children, "seed": args.seed + 1, "verbose": -9}
    strategy = cma.CMAEvolutionStrategy([0.0] * len(names), args.step, how)
    for generation in range(args.generations):
        places = strategy.ask()
        name = f"{args.seed}/{generation}"
        children = [scaled_weights(place, start, names) for place in places]
        duels = [d for c in children for d in series(c, start, settings, name, args.games)]
        leads = list(run_in_order(lead, duels, args.jobs))
        means = [fmean(leads[i * args.games : (i + 1) * args.games]) for i in range(len(children))]
        strategy.tell(places, [-mean for mean in means])
        console.print(
            f"generation {generation + 1}: best child {max(means):+.1f} VP, all {fmean(means):+.1f}"
        )
    return scaled_weights([float(x) for x in strategy.mean], start, names)


def weights_source(weights: Weights, names: Names) -> str:
    changes = ", ".join(f"{name}={getattr(weights, name):.2f}" for name in names)
    return f"Weights({changes})"


def arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tune", description=__doc__.split("\n")[0])
    parser.add_argument("--generations", type=int, default=12)
    parser.add_argument("--children", type=int, default=12)
    parser.add_argument("--games", type=int, default=16, help="games per child, an even number")
    parser.add_argument("--step", type=float, default=0.35, help="initial step size, in doublings")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--seth", action="store_true", help="tune the weights of Time of Seth")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    return parser.parse_args(argv)


def main(argv: Sequence[str] | None = None) -> int:
    args = arguments(argv)
    console = Console()
    settings = Settings(players=args.players, expansion=TimeOfSeth() if args.seth else None)
    champion = evolve(args, settings, console)
    console.print(weights_source(champion, tuned_names(settings)), soft_wrap=True)
    final = series(champion, Weights(), settings, f"{args.seed} final", 4 * args.games)
    leads = list(run_in_order(lead, final, args.jobs))
    wins = sum(vp > 0 for vp in leads)
    console.print(
        f"against the weights it began with: ahead in {wins} of {len(leads)} games, "
        f"{fmean(leads):+.1f} ± {mean_error(leads):.1f} VP on average"
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
