"""Many games of Tekhenu at once, for learners that choose in all of them with one call.

from tekhenu.lab.environments import batch
env = batch.env(64, players=2)
env.reset(seed=7)
while learning:
    actions = policy(env.observations, env.action_masks)
    env.step(actions)
    learn(env.rewards, env.terminations)
"""

from typing import Any, Final

import numpy as np
from librt.strings import BytesWriter
from numpy.typing import ArrayLike, NDArray

from tekhenu import Game, IllegalMove, Move, Settings

from .actions import ACTIONS
from .arguments import settings_from
from .encoding import Encoder
from .episode import Episode, Mask, Observation
from .rewards import RewardFunction

NOTHING: Final = bytes(len(ACTIONS))  # a mask without any action
KEYWORDS: Final = ("games", "reward", "observations")
ARRAYS: Final = ("_natural", "_flat", "action_masks", "seats", "seeds", "rewards", "terminations")


class BatchEnv:
    """A fixed number of games; a game that ends is replaced by the next one of the series.

    The arrays have one row per game. Every step overwrites them, so copy the values you need:

    - `observations`: the position as the seat to move may know it, or a dictionary of its parts
      with `observations="named"`;
    - `action_masks`: 1 for every legal action, 0 for the others;
    - `seats`: the seat to move;
    - `seeds`: the seed of the game;
    - `rewards`: the rewards of the last step, by seat;
    - `terminations`: whether the last step has ended the game. The other arrays then already
      describe the next game.

    `ended` has the games that the last step has ended, by row.
    """

    def __init__(
        self,
        games: int,
        players: int | None = None,
        *,
        reward: str | RewardFunction = "win",
        observations: str = "flat",
        **settings: Any,
    ) -> None:
        if games < 1:
            raise ValueError(f"a batch needs at least one game, not {games}")
        if players is not None:
            settings["players"] = players
        self.settings = asked = settings_from(settings, KEYWORDS)
        encoder = Encoder(asked)
        self.layout = encoder.layout
        self.games = games
        self.episodes = [Episode(asked, observations, reward, encoder) for _ in range(games)]
        self._encoder = encoder
        self._asked = [0] * games
        self._next_seed = 0
        size = self.layout.size
        self._natural = np.zeros((games, size), np.uint8)
        self._flat = np.zeros((games, size), np.float32)
        self.observations: Observation = (
            self.layout.named(self._natural) if observations == "named" else self._flat
        )
        self.action_masks: Mask = np.zeros((games, len(ACTIONS)), np.int8)
        self.seats: NDArray[np.int64] = np.zeros(games, np.int64)
        self.seeds: NDArray[np.int64] = np.zeros(games, np.int64)
        self.rewards: NDArray[np.float32] = np.zeros((games, asked.humans), np.float32)
        self.terminations: NDArray[np.bool_] = np.zeros(games, np.bool_)
        self.ended: dict[int, Game] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        """Support copies and pickles, with the contents of the arrays."""
        first = self.episodes[0]
        given = {name: getattr(self.settings, name) for name in Settings.names()}
        given |= {"reward": first.reward, "observations": first.observations}
        arrays = {name: getattr(self, name) for name in ARRAYS}
        return _resumed, (given, self.episodes, arrays, self.ended, self._next_seed)

    def reset(self, seed: int = 0) -> None:
        """Begin the games of `seed`, `seed + 1` and so on; later games use the next seeds."""
        self._next_seed = seed
        for row in range(self.games):
            self._begin(row)
        self._forget()
        self._show()

    def step(self, actions: ArrayLike) -> None:
        """Play one action in every game. If one is illegal, raise IllegalMove and play none."""
        options = self._options(actions)
        self._forget()
        for row, option in enumerate(options):
            episode = self.episodes[row]
            rewards = episode.advance(option)
            if any(rewards):
                self.rewards[row] = rewards[: self.settings.humans]
            if episode.decision is None:
                self.terminations[row] = True
                self.ended[row] = episode.game
                self._begin(row)
        self._show()

    def _options(self, actions: ArrayLike) -> list[Move]:
        numbers = np.asarray(actions)
        if numbers.shape != (self.games,) or numbers.dtype.kind not in "iu":
            raise ValueError(f"actions must be {self.games} whole numbers, one per game")
        options: list[Move] = []
        for episode, action in zip(self.episodes, numbers.tolist(), strict=True):
            try:
                options.append(episode.option(action))
            except IllegalMove as refusal:
                raise IllegalMove(f"game {len(options)}: {refusal}") from None
        return options

    def _begin(self, row: int) -> None:
        self.episodes[row].begin(self._next_seed)
        self.seeds[row] = self._next_seed
        self._next_seed += 1

    def _forget(self) -> None:
        """Clear the rewards and terminations of the last step."""
        self.rewards.fill(0)
        self.terminations.fill(False)
        self.ended = {}

    def _show(self) -> None:
        """Write the observations and action masks of all games."""
        encoder, asked = self._encoder, self._asked
        seen = BytesWriter()  # observations of all games, in natural units
        offered = BytesWriter()  # masks of all games
        for row, episode in enumerate(self.episodes):
            decision = episode.decision
            assert decision is not None
            asked[row] = decision.player
            encoder.write(seen, episode.game.state, decision, decision.player)
            first = len(offered)
            offered.write(NOTHING)
            for number in episode.offered():
                offered[first + number] = 1
        self.seats[:] = asked
        self.action_masks.ravel()[:] = np.frombuffer(offered.getvalue(), np.int8)
        natural = np.frombuffer(seen.getvalue(), np.uint8).reshape(self._natural.shape)
        if self.observations is self._flat:
            np.multiply(natural, self.layout.scale, out=self._flat)
        else:
            self._natural[:] = natural


def _resumed(
    given: dict[str, Any],
    episodes: list[Episode],
    arrays: dict[str, NDArray[Any]],
    ended: dict[int, Game],
    next_seed: int,
) -> BatchEnv:
    """Return a copied or unpickled batch."""
    batch = BatchEnv(len(episodes), **given)
    batch.episodes = episodes
    batch.ended = ended
    batch._next_seed = next_seed
    for name, array in arrays.items():
        getattr(batch, name)[:] = array
    return batch


env = BatchEnv
