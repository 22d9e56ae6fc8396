"""A game in which seats get observations and choose actions by number."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tekhenu import Decision, Game, IllegalMove, Move, Settings
from tekhenu.rules.move import GOODS
from tekhenu.rules.state import Phase

from .actions import ACTIONS, action_name, numbered
from .arguments import check_chance
from .encoding import Encoder
from .errors import NotReset
from .layout import Flat, NamedArrays, Natural
from .rewards import RewardFunction, reward_for

Mask = NDArray[np.int8]
Observation = Flat | NamedArrays
OBSERVATIONS: Final = ("flat", "named")
ANSI: Final = "ansi"
HUMAN: Final = "human"
RENDER_MODES: Final = (ANSI, HUMAN)


class Episode:
    def __init__(
        self,
        settings: Settings,
        observations: str,
        reward: str | RewardFunction,
        encoder: Encoder | None = None,
    ) -> None:
        if observations not in OBSERVATIONS:
            raise ValueError(
                f"observations must be one of {', '.join(OBSERVATIONS)}, not {observations!r}"
            )
        check_chance(settings)
        self.settings = settings
        self.observations = observations
        self.encoder = encoder or Encoder(settings)
        self.layout = self.encoder.layout
        self.in_parts = observations == "named"
        self.reward = reward_for(reward)
        self._game: Game | None = None
        self._asked: Decision | None = None
        self._offered: dict[int, Move] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        """Support copies and pickles; the legal actions are computed again."""
        return _resumed, (self.encoder, self.observations, self.reward, self._game)

    @property
    def game(self) -> Game:
        if self._game is None:
            raise NotReset("there is no game yet; call reset() first")
        return self._game

    @property
    def space(self) -> spaces.Space[Any]:
        return self.layout.named_space if self.in_parts else self.layout.flat_space

    def begin(self, seed: int) -> None:
        self.adopt(Game.new(self.settings, seed, events=False))

    def adopt(self, game: Game) -> None:
        """Continue a game in progress, whose settings must be those of the episode."""
        self._game = game

    @property
    def decision(self) -> Decision | None:
        return self.game.decision

    def observation(self, seat: int) -> Observation:
        """Return the observation of a seat in the chosen form."""
        if self.in_parts:
            return self.named(seat)
        return self.layout.flat(np.frombuffer(self.look(seat), np.uint8))

    def named(self, seat: int) -> NamedArrays:
        return self.layout.named(self._natural(seat))

    def look(self, seat: int) -> bytes:
        """Return the observation of a seat in natural units."""
        game = self.game
        return self.encoder.look(game.state, game.decision, seat)

    def _natural(self, seat: int) -> Natural:
        game = self.game
        return self.encoder.natural(game.state, game.decision, seat)

    def offered(self) -> dict[int, Move]:
        """Return the options of the present decision by number."""
        decision = self.game.decision
        if decision is not self._asked:
            self._asked = decision
            self._offered = {} if decision is None else numbered(decision.options)
        return self._offered

    def mask(self, seat: int) -> Mask:
        """Return 1 for every legal action of the seat, and only 0 if it does not have the turn."""
        mask = bytearray(len(ACTIONS))
        offered = self.offered()
        if self._asked is not None and self._asked.player == seat:
            for number in offered:
                mask[number] = 1
        return np.frombuffer(mask, np.int8)

    def refusal(self, action: int) -> str:
        """Return why an action is illegal now, or "" if it is legal.

        Raise ValueError if there is no such action.
        """
        name = action_name(action)
        if action in self.offered():
            return ""
        if self._asked is None:
            return "the game is over"
        return f"action {action} is not offered: {self._asked.refusal(name, suggest=False)}"

    def option(self, action: int) -> Move:
        """Return the option of an action; raise IllegalMove if it is illegal."""
        option = self.offered().get(action)
        if option is None:
            raise IllegalMove(self.refusal(action))
        return option

    def play(self, action: int) -> Sequence[float]:
        """Play an action and return the rewards by seat; raise IllegalMove if it is illegal."""
        return self.advance(self.option(action))

    def advance(self, option: str) -> Sequence[float]:
        game = self.game
        before = [player.vp for player in game.state.players]
        game.play(option)
        return self.reward(game, before)

    def render(self, mode: str | None) -> str | None:
        """Print a description of the game in the mode "human", return it in the mode "ansi"."""
        if mode == HUMAN:
            print(self.text(), end="\n\n")
        return self.text() if mode == ANSI else None

    def text(self) -> str:
        """Describe the game in a few lines."""
        game = self.game
        state = game.state
        lines = [f"Round {state.round}, {Phase(state.phase).name.lower().replace('_', ' ')}"]
        for seat, player in enumerate(state.players):
            goods = ", ".join(
                f"{amount} {good}" for good, amount in zip(GOODS, player.resources, strict=False)
            )
            lines.append(f"player_{seat}: {player.vp} VP, {player.scribes} scribes, {goods}")
        if game.decision is not None:
            asked = game.decision
            lines.append(f"player_{asked.player} to decide: {asked.kind}")
        return "\n".join(lines)


def _resumed(
    encoder: Encoder, observations: str, reward: RewardFunction, game: Game | None
) -> Episode:
    """Return the episode that `__reduce__` describes, for copies and pickles."""
    episode = Episode(encoder.settings, observations, reward, encoder)
    if game is not None:
        episode.adopt(game)
    return episode
