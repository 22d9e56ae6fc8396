"""The games that are learned from: the champion against itself, with mistakes and with guests.

Mistakes show positions that good play avoids, guests ones that it does not reach; without them the
fit cannot tell what is worth having from what everybody has.
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

from ..tune import at, tuned_names
from .kinds import KINDS
from .samples import Notebook, Samples

GUESTS: Final = 0.2  # how often somebody else sits in a seat
CAREFUL: Final = 0.3  # how often somebody makes no mistakes
MISTAKES: Final = 0.15  # of all choices, at most
MUTATION: Final = 0.5  # of a guest's weights, in doublings

RANDOM: Final = "random"
GREEDY: Final = "greedy"


@dataclass(frozen=True, slots=True)
class SelfPlayGame:
    """A game to be played; or, with `save`, one that was played and is looked at again.

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
    """What came of a `SelfPlayGame`."""

    number: int
    kind: str
    save: str
    samples: Samples


def self_play(planned: SelfPlayGame) -> SelfPlayResult:
    notes = Notebook()
    game = looked_at(planned.save, notes) if planned.save else played(planned, notes)
    return SelfPlayResult(
        planned.number, planned.kind, planned.save or game.save(), notes.samples(game)
    )


def looked_at(save: str, notes: Notebook) -> Game:
    for game in Game.replay(save, events=False):
        if game.decision is not None:
            notes.look(game)
    return game


def played(planned: SelfPlayGame, notes: Notebook) -> Game:
    rng = Random(planned.game_seed)
    settings = rng.choice(KINDS[planned.kind])
    agents = [seated(planned.champion, settings, rng) for _ in range(settings.humans)]
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


def seated(champion: str, settings: Settings, rng: Random) -> Agent:
    """The champion or a guest; where the champion knows nothing, nobody does."""
    if champion == RANDOM or rng.random() >= GUESTS:
        return agent_of(champion, settings)
    if rng.random() < 0.5:
        return GreedyAgent()
    names = every_weight()
    return GreedyAgent(at([rng.gauss(0, MUTATION) for _ in names], Weights(), names))


@cache
def every_weight() -> Sequence[str]:
    seth = KINDS["seth2"][0]
    return (*tuned_names(Settings()), *tuned_names(seth))


def agent_of(name: str, settings: Settings) -> Agent:
    """By its name or by the file of its weights."""
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
    """Without questions, a hand-made one."""
    return Prior(read_weights(Path(file)).get("questions", {}))
