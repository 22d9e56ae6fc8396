"""Tekhenu for Gymnasium: a learner in seat 0 against agents or a solo opponent.

import gymnasium
env = gymnasium.make("tekhenu.lab.environments.learner:tekhenu/Learner-v0", opponents=["greedy"])
"""

from collections.abc import Sequence
from typing import Any, Final, SupportsIndex

import gymnasium
from gymnasium import spaces

from tekhenu import Decision, Game, IllegalMove, Move, Settings, SettingsError
from tekhenu.agents import Agent, SeatView, agent_for
from tekhenu.agents.registry import BUILT_IN
from tekhenu.rules.invalid import InvalidArgument
from tekhenu.rules.rng import Randomness, Rng
from tekhenu.rules.settings import PLAYERS

from .actions import ACTIONS
from .arguments import action_number, settings_from
from .copying import copied
from .episode import HUMAN, RENDER_MODES, Episode, Mask
from .layout import NamedArrays
from .rewards import RewardFunction

LEARNER: Final = 0
SEEDS: Final = 1 << 63
ILLEGAL: Final = ("penalty", "error")
PATIENCE: Final = 10  # consecutive illegal actions after which the episode is truncated
KEYWORDS: Final = ("opponents", "reward", "observations", "illegal", "penalty", "render_mode")


class NamedAgent:
    """An opponent that was given by name.

    Copies and pickles contain a new agent instead of a built-in one, because built-in agents have
    no memory beyond a step of the game. Other agents are copied.
    """

    def __init__(self, name: str, agent: Agent | None = None) -> None:
        self.name = name
        self.agent = agent_for(name) if agent is None else agent

    def __reduce__(self) -> tuple[Any, ...]:
        built_in = self.name.partition(":")[0] in BUILT_IN
        return NamedAgent, (self.name, None if built_in else self.agent)

    def choose(self, view: SeatView, decision: Decision, rng: Randomness) -> Move:
        return self.agent.choose(view, decision, rng)


class LearnerEnv(gymnasium.Env[Any, SupportsIndex]):
    """Environment for one learner. `opponents` are agents or names, one for each further seat.

    Gymnasium requires that every number of the action space can be played. So an illegal action
    does not change the game, has the reward `-penalty`, and is explained in `info["illegal"]`. With
    `illegal="error"` it raises IllegalMove instead.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        opponents: Sequence[str | Agent] = ("random",),
        *,
        reward: str | RewardFunction = "win",
        observations: str = "flat",
        illegal: str = "penalty",
        penalty: float = 1.0,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal must be one of {', '.join(ILLEGAL)}, not {illegal!r}")
        check_opponents(opponents)
        self.match = Episode(_settings(opponents, settings), observations, reward)
        self.opponents = [
            NamedAgent(agent) if isinstance(agent, str) else agent
            for agent in opponents[: self.match.settings.humans - 1]
        ]
        self.illegal = illegal
        self.penalty = penalty
        self.render_mode = render_mode
        self.observation_space = self.match.space
        self.action_space = spaces.Discrete(len(ACTIONS))
        self._patience = PATIENCE

    def __deepcopy__(self, memo: dict[int, Any]) -> "LearnerEnv":
        return copied(self, memo, self.observation_space)

    @property
    def game(self) -> Game:
        """The game in progress, with all secrets."""
        return self.match.game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Start the game of `seed`, or without a seed the next game of the series."""
        super().reset(seed=seed)
        if seed is None:
            seed = int(self.np_random.integers(SEEDS))
        self.match.begin(seed)
        self._opponents_rng = Rng.from_seed(f"opponents {seed}")
        self._patience = PATIENCE
        self._until_asked()
        self._show()
        return self.match.observation(LEARNER), self._info()

    def step(self, action: SupportsIndex) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        number = action_number(action)
        if number not in self.match.offered():
            return self._refuse(self.match.refusal(number))
        self._patience = PATIENCE
        reward = self.match.play(number)[LEARNER] + self._until_asked()
        over = self.match.decision is None
        self._show()
        return self.match.observation(LEARNER), reward, over, False, self._info()

    def render(self) -> str | None:
        return self.match.render(self.render_mode)

    def _show(self) -> None:
        if self.render_mode == HUMAN:
            self.render()

    def _refuse(self, refusal: str) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        over = self.match.decision is None
        if self.illegal == "error" or over:
            raise IllegalMove(refusal)
        self._patience -= 1
        info = self._info() | {"illegal": refusal}
        return self.match.observation(LEARNER), -self.penalty, False, self._patience <= 0, info

    def _until_asked(self) -> float:
        """Play for the opponents until the learner has the turn; return the learner's reward."""
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
        """Return 1 for every legal action. Learners with action masks call this method."""
        return self.match.mask(LEARNER)

    def named(self) -> NamedArrays:
        """Return the named parts of the observation in natural units."""
        return self.match.named(LEARNER)


def check_opponents(opponents: Sequence[str | Agent] | InvalidArgument) -> None:
    if isinstance(opponents, str) or not isinstance(opponents, Sequence):
        raise TypeError(f'opponents must be a list, such as ["random"], not {opponents!r}')
    for agent in opponents:
        if not isinstance(agent, str) and not callable(getattr(agent, "choose", None)):
            raise TypeError(f"an opponent must be an agent or its name, not {agent!r}")


def _settings(opponents: Sequence[str | Agent], given: dict[str, Any]) -> Settings:
    if given.get("solo") is None:
        players = 1 + len(opponents)
        if players not in PLAYERS:
            raise SettingsError(f"a learner must have 1 to 3 opponents, not {len(opponents)}")
        if given.get("players") not in (None, players):
            raise SettingsError(
                f"players is {given['players']!r}, but the learner and its opponents are {players};"
                " leave out players, or name an opponent for every further seat"
            )
        given = given | {"players": players}
    return settings_from(given, KEYWORDS)


gymnasium.register("tekhenu/Learner-v0", entry_point=LearnerEnv)
