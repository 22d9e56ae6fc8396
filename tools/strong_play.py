"""Measure strong play for reviews: `python -m tools.strong_play`.

Learned agents play whole games against each other. The file that is written has, for each kind of
game, the mean VP by source and the spread of final margins around the margins that the learned
model expected at the start of each round.
"""

import argparse
import json
from collections.abc import Iterator
from importlib import import_module
from math import sqrt
from os import cpu_count
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from tekhenu import Automas, Botankhamun, Game, Settings, TimeOfSeth, __version__
from tekhenu.agents.agent import SeatView
from tekhenu.agents.learned import LearnedAgent, kind_of, load_model
from tekhenu.analysis.engine import best_rival, mean
from tekhenu.analysis.strong_play import FILE
from tekhenu.rules.ending import ranking
from tekhenu.rules.wheel import rounds
from tekhenu.workers import run

AGENT = "learned"
SETTINGS = (
    *(Settings(players=players) for players in (2, 3, 4)),
    *(Settings(players=players, expansion=TimeOfSeth()) for players in (2, 3, 4)),
    Settings(solo=Botankhamun("medium")),
    Settings(solo=Automas(1)),
)


class Played(NamedTuple):
    """A game: the VP by source of each human seat, and the errors of expectations by round."""

    kind: str
    vp: list[dict[str, int]]
    errors: list[list[float]]


class Task(NamedTuple):
    """A game to play."""

    settings: Settings
    seed: int


def play(task: Task) -> Played:
    """Play a game of learned agents."""
    settings = task.settings
    game, rng, agent = Game.new(settings, task.seed), Random(task.seed), LearnedAgent()
    model, seats = load_model(settings), range(settings.humans)
    expected: list[list[float]] = []
    while (decision := game.decision) is not None:
        if game.state.round >= len(expected):
            values = [model.value(game.table, seat) for seat in range(settings.players)]
            expected.append([values[seat] - best_rival(values, seat) for seat in seats])
        game.play(agent.choose(SeatView(game, decision.player), decision, rng))
    vp = [float(player.vp) for player in game.state.players]
    finals = [vp[seat] - best_rival(vp, seat) for seat in seats]
    errors = [
        [final - margin for final, margin in zip(finals, margins, strict=True)]
        for margins in expected
    ]
    ranked = {row.seat: dict(row.vp_by_source) for row in ranking(game.state)}
    return Played(kind_of(settings), [ranked[seat] for seat in seats], errors)


def figures(played: list[Played], settings: Settings) -> dict[str, Any]:
    """Return the figures of the games of one kind."""
    rows = [row for game in played for row in game.vp]
    means = {source: mean([row[source] for row in rows]) for source in rows[0]}
    spread = []
    for number in range(rounds(settings.edition) + 1):
        errors = [each for game in played for each in game.errors[number]]
        spread.append(round(sqrt(mean([each * each for each in errors])), 2))
    return {
        "games": len(played),
        "spread": spread,
        "vp": {source: round(value, 2) for source, value in means.items() if value},
    }


def tasks(games: int) -> Iterator[Task]:
    """Yield the games to play."""
    for settings in SETTINGS:
        yield from (Task(settings, seed) for seed in range(games))


def main() -> None:
    """Play the games and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="of each kind")
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1)
    args = parser.parse_args()
    found = list(run(play, tasks(args.games), args.jobs))
    kinds = {
        kind_of(settings): figures(
            [game for game in found if game.kind == kind_of(settings)], settings
        )
        for settings in SETTINGS
    }
    origin = {
        "command": f"python -m tools.strong_play --games {args.games}",
        "agent": AGENT,
        "version": __version__,
    }
    Path(str(FILE)).write_text(json.dumps({"origin": origin, "kinds": kinds}, indent=1) + "\n")


if __name__ == "__main__":
    import_module("tools.strong_play").main()  # workers find functions by the name of the module
