"""Check the estimates of the analysis against results: `python -m tools.calibration`.

Strong players play whole games against each other. Before every choice of a die, the analysis
estimates the final margin. The report compares estimates with results in bins, and prints the
spread of the results by round and the error of differences that more deals cannot reduce.
"""

import argparse
import json
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from tekhenu import Game, Settings
from tekhenu.agents import agent_for
from tekhenu.agents.agent import SeatView
from tekhenu.analysis.calibration import hidden_decree_vp
from tekhenu.analysis.engine import (
    Engine,
    Estimate,
    Stage,
    difference,
    error_of,
    mean,
)
from tekhenu.board.axis import Axis
from tekhenu.board.svg import Svg, tag
from tekhenu.lab import drawing
from tekhenu.lab.drawing import line, standalone_picture, text
from tekhenu.rules import DecisionKind
from tekhenu.workers import run

STAGES = (Stage(2, 8),)
DEALS = 32
OTHER_TEMPERATURE = 0.5  # of rollouts that estimate the same differences
DIFFERENCES = 0.15  # share of the positions in which differences are compared
BINS = 12
WIDTH, HEIGHT, MARGIN = 640.0, 480.0, 60.0
STYLE = """
text { font: 14px sans-serif; fill: #3a2f22 }
.ground { fill: #f7eed9 }
.grid { stroke: #d9c9a3; stroke-width: 1 }
.axis { stroke: #8a6d3b; stroke-width: 2; stroke-dasharray: 6 4 }
.mean { stroke: #1d5f8a; stroke-width: 2 }
.bin { fill: #1d5f8a }
"""


class Sample(NamedTuple):
    """A position: its round, the estimated margin of the player to move, and the final one."""

    round: int
    estimate: float
    error: float
    final: int


class Played(NamedTuple):
    """A game with its samples and the squared changes of differences."""

    samples: list[Sample]
    changes: list[float]


def play(agent: str, settings: Settings, seed: int) -> Played:
    """Play a game of an agent against itself and estimate its margins."""
    game, rng = Game.new(settings, seed), Random(seed)
    agents = [agent_for(agent) for _ in range(settings.players)]
    estimates: list[tuple[int, int, float, float]] = []
    changes: list[float] = []
    while (decision := game.decision) is not None:
        seat = decision.player
        if decision.kind == DecisionKind.DIE:
            count = 2 if rng.random() < DIFFERENCES else 1
            best, *others = estimated(game, seat, Engine(seed), count)
            margin = best.margin(seat) - hidden_decree_vp(SeatView(game, seat), seat)
            estimates.append((game.state.round, seat, margin, best.error(seat)))
            changes += [change(game, seat, best, second, seed) for second in others]
        game.play(agents[seat].choose(SeatView(game, seat), decision, rng))
    vp = [player.vp for player in game.state.players]
    finals = [own - max(vp[:seat] + vp[seat + 1 :]) for seat, own in enumerate(vp)]
    samples = [Sample(number, value, err, finals[seat]) for number, seat, value, err in estimates]
    return Played(samples, changes)


def estimated(game: Game, seat: int, engine: Engine, count: int) -> list[Estimate]:
    """Return estimates of the best turns, from deals that had no part in choosing them."""
    view = SeatView(game, seat)
    *_, analysis = engine.analyze(view, stages=STAGES)
    found = [Estimate(each.variation) for each in analysis.estimates[:count]]
    engine.verify(view, seat, found, DEALS)
    return found


def change(game: Game, seat: int, best: Estimate, second: Estimate, seed: int) -> float:
    """Return by how much a difference changes with other players in the rollouts, squared."""
    other = Engine(seed, OTHER_TEMPERATURE)
    found = [Estimate(each.variation) for each in (best, second)]
    other.verify(SeatView(game, seat), seat, found, DEALS)
    one, again = difference(best, second, seat), difference(found[0], found[1], seat)
    noise = one.error**2 + again.error**2
    return (one.margin - again.margin) ** 2 - noise


def bins_of(samples: Sequence[Sample]) -> list[tuple[float, float, float]]:
    """Return the mean estimate, the mean result and its error, in bins of equal size."""
    ranked = sorted(samples, key=lambda sample: sample.estimate)
    size = -(-len(ranked) // BINS)
    found = []
    for start in range(0, len(ranked), size):
        part = ranked[start : start + size]
        finals = [float(sample.final) for sample in part]
        found.append((mean([sample.estimate for sample in part]), mean(finals), error_of(finals)))
    return found


def slope_of(samples: Sequence[Sample]) -> float:
    """Return the slope of the regression of results on estimates."""
    x, y = [s.estimate for s in samples], [float(s.final) for s in samples]
    a, b = mean(x), mean(y)
    return sum((p - a) * (q - b) for p, q in zip(x, y, strict=True)) / sum((p - a) ** 2 for p in x)


def report(played: Sequence[Played]) -> dict[str, Any]:
    """Return the figures of all games."""
    samples = [sample for game in played for sample in game.samples]
    changes = [value for game in played for value in game.changes]
    by_round = {
        number: sqrt(mean([(s.final - s.estimate) ** 2 for s in samples if s.round == number]))
        for number in sorted({sample.round for sample in samples})
    }
    return {
        "positions": len(samples),
        "games": len(played),
        "bias": mean([s.estimate - s.final for s in samples]),
        "slope": slope_of(samples),
        "bins": bins_of(samples),
        "spread_by_round": by_round,
        "model_error": sqrt(max(0.0, mean(changes))),
    }


def plot(found: dict[str, Any]) -> str:
    """Draw the bins: results over estimates, with the line on which both agree."""
    bins = found["bins"]
    values = [each[0] for each in bins] + [each[1] for each in bins]
    low, high = min(values) - 3, max(values) + 3
    across = Axis(low, high, MARGIN, WIDTH - 20)
    up = Axis(low, high, HEIGHT - MARGIN, 20)
    marks = list[Svg]()
    for tick in across.ticks(8):
        marks.append(line(across(tick), 20, across(tick), HEIGHT - MARGIN, "grid"))
        marks.append(line(MARGIN, up(tick), WIDTH - 20, up(tick), "grid"))
        label = f"{tick:+g}".replace("-", "−") if tick else "0"
        x, y = across(tick), HEIGHT - MARGIN + 20
        marks.append(text(label, x, y, text_anchor="middle"))
        marks.append(text(label, MARGIN - 24, up(tick) + 4, text_anchor="middle"))
    marks.append(line(across(low), up(low), across(high), up(high), "axis"))
    for estimate, final, error in bins:
        x = across(estimate)
        marks.append(line(x, up(final - 1.96 * error), x, up(final + 1.96 * error), "mean"))
        marks.append(tag("circle", cx=x, cy=up(final), r=5, class_="bin"))
    marks.append(text("estimated margin in VP", WIDTH / 2, HEIGHT - 14))
    marks.append(text("mean final margin in VP", 12, 14))
    about = f"{found['positions']:,} positions: mean final margin by estimated margin."
    whole = drawing.picture("Reliability", about, WIDTH, HEIGHT, *marks)
    return str(standalone_picture(whole, STYLE))


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(prog="calibration", description=__doc__.split("\n")[0])
    parser.add_argument("--agent", default="search:100it")
    parser.add_argument("--games", type=int, default=70)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=70_000, help="of the first game")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, help="a JSON file for the figures")
    parser.add_argument("--plot", type=Path, help="an SVG file for the reliability plot")
    args = parser.parse_args(argv)
    seeds = range(args.seed, args.seed + args.games)
    work = partial(play, args.agent, Settings(players=args.players))
    played = list[Played]()
    with closing(run(work, seeds, args.jobs)) as results:
        for result in results:
            played.append(result)
            if args.out:
                found = report(played) | {"samples": [s for game in played for s in game.samples]}
                args.out.write_text(json.dumps(found), encoding="utf-8")
    found = report(played)
    print(json.dumps(found, indent=1))
    if args.plot:
        args.plot.write_text(plot(found), encoding="utf-8")
    return 0
