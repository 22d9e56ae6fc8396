"""Games of the champion against itself, with random mistakes and guests, for the fit.

Mistakes and guests lead to positions that the champion avoids or does not reach. Without them all
players have much the same things, and the fit cannot find their values.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

from tekhenu import Game, Settings
from tekhenu.agents import Agent, GreedyAgent, LearnedAgent, RandomAgent, SeatView, Weights
from tekhenu.agents.learned import Model, kind_of
from tekhenu.agents.prior import Prior
from tekhenu.agents.weights import read_weights

from ..tune import scaled_weights, tuned_names
from .kinds import KINDS
from .samples import SampleCollector, Samples

GUESTS: Final = 0.2  # probability of a guest in a seat
CAREFUL: Final = 0.3  # probability of a player without mistakes
MISTAKES: Final = 0.15  # maximum share of mistakes among a player's choices
MUTATION: Final = 0.5  # standard deviation of a guest's weights, in doublings

RANDOM: Final = "random"
GREEDY: Final = "greedy"


@dataclass(frozen=True, slots=True)
class SelfPlayGame:
    """A game to be played or, with `save`, a finished game to be replayed for its samples.

    `champion` is the name of an agent or the file of its weights.
    """

    number: int
    seed: str
    kind: str
    champion: str
    save: str = ""

    @property
    def game_seed(self) -> str:
        return f"{self.seed}/{self.number}"


@dataclass(frozen=True, slots=True)
class SelfPlayResult:
    """The save and the samples of a `SelfPlayGame`."""

    number: int
    kind: str
    save: str
    samples: Samples


def self_play(planned: SelfPlayGame) -> SelfPlayResult:
    notes = SampleCollector()
    game = replay_samples(planned.save, notes) if planned.save else played(planned, notes)
    return SelfPlayResult(
        planned.number, planned.kind, planned.save or game.save(), notes.samples(game)
    )


def replay_samples(save: str, notes: SampleCollector) -> Game:
    for game in Game.replay(save, events=False):
        if game.decision is not None:
            notes.look(game)
    return game


def played(planned: SelfPlayGame, notes: SampleCollector) -> Game:
    rng = Random(planned.game_seed)
    settings = rng.choice(KINDS[planned.kind])
    agents = [player_for_seat(planned.champion, settings, rng) for _ in range(settings.humans)]
    mistakes = [
        0.0 if rng.random() < CAREFUL else MISTAKES * rng.random() for _ in range(settings.humans)
    ]
    game = Game.new(settings, planned.game_seed, events=False)
    while (decision := game.decision) is not None:
        notes.look(game)
        seat = decision.player
        if rng.random() < mistakes[seat]:
            game.play(rng.choice(decision.options))
        else:
            game.play(agents[seat].choose(SeatView(game, seat), decision, rng))
    return game


def player_for_seat(champion: str, settings: Settings, rng: Random) -> Agent:
    """Return the champion or, at random, a guest. A champion that plays at random has no guests."""
    if champion == RANDOM or rng.random() >= GUESTS:
        return agent_of(champion, settings)
    if rng.random() < 0.5:
        return GreedyAgent()
    names = all_weight_names()
    return GreedyAgent(scaled_weights([rng.gauss(0, MUTATION) for _ in names], Weights(), names))


@cache
def all_weight_names() -> Sequence[str]:
    seth = KINDS["seth2"][0]
    return (*tuned_names(Settings()), *tuned_names(seth))


def agent_of(name: str, settings: Settings) -> Agent:
    """Return the agent of that name or file of weights."""
    if name == RANDOM:
        return RandomAgent()
    if name == GREEDY:
        return GreedyAgent()
    return LearnedAgent(model_of(name, settings), prior_of(name))


@cache
def model_of(file: str, settings: Settings) -> Model:
    return Model(read_weights(Path(file))["kinds"][kind_of(settings)], settings)


@cache
def prior_of(file: str) -> Prior:
    """Return the prior of a file of weights, by default the hand-made one."""
    return Prior(read_weights(Path(file)).get("questions", {}))
