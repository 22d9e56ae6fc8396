"""Games between two valuations, which the tuner compares."""

from random import Random
from statistics import fmean
from typing import NamedTuple

from tekhenu import Game, Settings
from tekhenu.agents import GreedyAgent, SeatView, Weights


class Duel(NamedTuple):
    """One game of two valuations in alternate seats; `swapped` exchanges their seats."""

    child: Weights
    champion: Weights
    settings: Settings
    seed: str
    swapped: bool


def lead(duel: Duel) -> float:
    """Play the game; return the child's mean VP minus the champion's."""
    pair = [GreedyAgent(duel.child), GreedyAgent(duel.champion)]
    players = duel.settings.players
    sides = [(seat + duel.swapped) % 2 for seat in range(players)]
    game = Game.new(duel.settings, duel.seed, events=False)
    rngs = [Random(f"{duel.seed} {seat}") for seat in range(players)]
    while (decision := game.decision) is not None:
        seat = decision.player
        game.play(pair[sides[seat]].choose(SeatView(game, seat), decision, rngs[seat]))
    points = [player.vp for player in game.state.players]
    means = [
        fmean(vp for vp, at in zip(points, sides, strict=True) if at == side) for side in (0, 1)
    ]
    return means[0] - means[1]
