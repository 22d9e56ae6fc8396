"""Tekhenu for Gymnasium: one learner in seat 0 against chosen agents, or against Botankhamun.

import gymnasium
env = gymnasium.make("tekhenu.lab.environments.learner:tekhenu/Learner-v0", opponents=["greedy"])
"""

import operator
from collections.abc import Sequence
from typing import Any, Final, SupportsIndex

import gymnasium
from gymnasium import spaces

from tekhenu import Game, IllegalMove, Settings
from tekhenu.agents import Agent, SeatView, agent_for
from tekhenu.rules.rng import Rng

from .actions import ACTIONS
from .episode import Episode, Mask
from .layout import Named
from .rewards import Reward

LEARNER: Final = 0
SEEDS: Final = 1 << 63
ILLEGAL: Final = ("penalty", "error")
PATIENCE: Final = 10  # illegal choices in a row before the episode is cut short


class LearnerEnv(gymnasium.Env[Any, SupportsIndex]):
    """`opponents` are agents or their names, one for each seat after the learner's.

    Gymnasium wants every number of the action space to be playable: so an action that is not
    offered leaves the game as it is, costs `penalty` and is explained in `info["illegal"]`. With
    `illegal="error"` it raises IllegalMove instead.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        opponents: Sequence[str | Agent] = ("random",),
        *,
        reward: str | Reward = "win",
        observations: str = "flat",
        illegal: str = "penalty",
        penalty: float = 1.0,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal is one of {', '.join(ILLEGAL)}, not {illegal!r}")
        self.match = Episode(_settings(opponents, settings), observations, reward)
        self.opponents = [
            agent_for(agent) if isinstance(agent, str) else agent
            for agent in opponents[: self.match.settings.humans - 1]
        ]
        self.illegal = illegal
        self.penalty = penalty
        self.render_mode = render_mode
        self.observation_space = self.match.space
        self.action_space = spaces.Discrete(len(ACTIONS))
        self._patience = PATIENCE

    @property
    def game(self) -> Game:
        """The game under way, for those who look on: it knows everything."""
        return self.match.game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """A new game: that of the seed, without one the next of a series."""
        super().reset(seed=seed)
        if seed is None:
            seed = int(self.np_random.integers(SEEDS))
        self.match.begin(seed)
        self._opponents_rng = Rng.from_seed(f"opponents {seed}")
        self._patience = PATIENCE
        self._until_asked()
        return self.match.observation(LEARNER), self._info()

    def step(self, action: SupportsIndex) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        number = operator.index(action)
        if number not in self.match.offered():
            return self._refuse(self.match.refusal(number))
        self._patience = PATIENCE
        reward = self.match.play(number)[LEARNER] + self._until_asked()
        over = self.match.decision is None
        return self.match.observation(LEARNER), reward, over, False, self._info()

    def render(self) -> str | None:
        return self.match.text() if self.render_mode == "ansi" else None

    def _refuse(self, refusal: str) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        over = self.match.decision is None
        if self.illegal == "error" or over:
            raise IllegalMove(refusal)
        self._patience -= 1
        info = self._info() | {"illegal": refusal}
        return self.match.observation(LEARNER), -self.penalty, False, self._patience <= 0, info

    def _until_asked(self) -> float:
        """The others play until the learner is asked; what that brings the learner."""
        reward = 0.0
        game = self.match.game
        while (decision := game.decision) is not None and decision.player != LEARNER:
            agent = self.opponents[decision.player - 1]
            view = SeatView(game, decision.player)
            choice = agent.choose(view, decision, self._opponents_rng)
            reward += self.match.advance(choice)[LEARNER]
        return reward

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}

    def action_masks(self) -> Mask:
        """1 for every action offered now: the name that maskable learners look for."""
        return self.match.mask(LEARNER)

    def named(self) -> Named:
        """The observation by names, in natural units, whatever the environment was asked for."""
        return self.match.named(LEARNER)


def _settings(opponents: Sequence[str | Agent], given: dict[str, Any]) -> Settings:
    if given.get("solo") is not None:
        return Settings(**given)
    return Settings(players=1 + len(opponents), **given)


gymnasium.register("tekhenu/Learner-v0", entry_point=LearnerEnv)
