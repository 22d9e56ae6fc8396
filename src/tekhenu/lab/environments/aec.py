"""Tekhenu for PettingZoo: agents act in turn, with an observation and a mask of legal actions.

from tekhenu.lab.environments import aec
env = aec.env(players=2)
env.reset(seed=7)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    action = None if termination else env.action_space(agent).sample(observation["action_mask"])
    env.step(action)
"""

import secrets
from typing import Any, Final, SupportsIndex

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from tekhenu import Game
from tekhenu.rules.rng import Rng

from .actions import ACTIONS
from .arguments import action_number, settings_from
from .copying import copied
from .episode import HUMAN, RENDER_MODES, Episode
from .errors import NotReset
from .layout import NamedArrays
from .rewards import RewardFunction

MaskedObservation = dict[str, Any]  # "observation" and "action_mask"
SEEDS: Final = 1 << 63
KEYWORDS: Final = ("reward", "observations", "render_mode")


class TekhenuEnv(AECEnv[str, MaskedObservation, SupportsIndex | None]):
    """Environment with one agent per player; solo games have only the agent `player_0`.

    `settings` are fields of `tekhenu.Settings`, such as `solo`, `expansion` or `edition`.
    """

    metadata = {  # noqa: RUF012
        "name": "tekhenu_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
    }

    def __init__(
        self,
        players: int | None = None,
        *,
        reward: str | RewardFunction = "win",
        observations: str = "flat",
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(
                f"render_mode must be one of {', '.join(RENDER_MODES)}, or None,"
                f" not {render_mode!r}"
            )
        if players is not None:
            settings["players"] = players
        self.match = Episode(settings_from(settings, KEYWORDS), observations, reward)
        self.possible_agents = [f"player_{seat}" for seat in range(self.match.settings.humans)]
        self.agents: list[str] = []
        self.render_mode = render_mode
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen: spaces.Space[Any] = spaces.Dict(
            {
                "observation": self.match.space,
                "action_mask": spaces.Box(0, 1, (len(ACTIONS),), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {
            agent: spaces.Discrete(len(ACTIONS)) for agent in self.possible_agents
        }
        self._series = secrets.randbits(64)  # the last seed given to `reset`
        self._begun = 0  # number of games since then

    def __deepcopy__(self, memo: dict[int, Any]) -> "TekhenuEnv":
        return copied(self, memo, self.observation_spaces)

    def __str__(self) -> str:
        return str(self.metadata["name"])

    @property
    def game(self) -> Game:
        """The game in progress, with all secrets."""
        return self.match.game

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the game of a seed, or without a seed the next game of the last seed's series."""
        if seed is None:
            self._begun += 1
            seed = Rng.from_seed(f"{self._series}/{self._begun}").randrange(SEEDS)
        else:
            self._series, self._begun = seed, 0
        self.match.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._rewarded = False  # whether any reward is not 0
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        decision = self.match.decision
        assert decision is not None
        self.agent_selection = self.possible_agents[decision.player]
        self._show()

    def last(
        self, observe: bool = True
    ) -> tuple[MaskedObservation | None, float, bool, bool, dict[str, Any]]:
        """Return observation, reward, termination, truncation and info of the agent to act."""
        self._check_begun()
        return super().last(observe)

    def step(self, action: SupportsIndex | None) -> None:
        """Play an action of the agent to act; raise IllegalMove if it is illegal."""
        self._check_begun()
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has the turn and must choose an action, not None")
        rewards = self.match.play(action_number(action))
        self._cumulative_rewards[agent] = 0.0
        if self._rewarded or any(rewards):
            self._rewarded = any(rewards)
            for name, seat in self.seats.items():
                self.rewards[name] = rewards[seat]
                self._cumulative_rewards[name] += rewards[seat]
        decision = self.match.decision
        if decision is None:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[decision.player]
        self._show()

    def observe(self, agent: str) -> MaskedObservation:
        seat = self.seats[agent]
        return {
            "observation": self.match.observation(seat),
            "action_mask": self.match.mask(seat),
        }

    def named(self, agent: str) -> NamedArrays:
        """Return the named parts of the observation in natural units."""
        return self.match.named(self.seats[agent])

    def render(self) -> str | None:
        return self.match.render(self.render_mode)

    def _show(self) -> None:
        if self.render_mode == HUMAN:
            self.render()

    def _check_begun(self) -> None:
        if not self.agents:
            raise NotReset("no game is in progress: call reset() first")

    def close(self) -> None:
        """Do nothing, because the environment has no resources."""


env = TekhenuEnv
