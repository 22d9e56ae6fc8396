"""What a learner is rewarded for: functions of the game after a choice and the VP before it."""

from collections.abc import Callable, Sequence
from typing import Final

from tekhenu import Game

Reward = Callable[[Game, Sequence[int]], Sequence[float]]  # one number per seat


def win(game: Game, before: Sequence[int]) -> Sequence[float]:
    """At the end 1 for the winner, the others share -1."""
    players = len(before)
    if not game.over:
        return [0.0] * players
    rewards = [-1 / (players - 1)] * players
    rewards[game.ranking()[0].seat] = 1.0
    return rewards


def rank(game: Game, before: Sequence[int]) -> Sequence[float]:
    """At the end from 1 for the winner down to -1 for the last, in equal steps."""
    players = len(before)
    rewards = [0.0] * players
    if game.over:
        for place, row in enumerate(game.ranking()):
            rewards[row.seat] = 1 - 2 * place / (players - 1)
    return rewards


def vp(game: Game, before: Sequence[int]) -> Sequence[float]:
    """The VP scored or lost, as they come."""
    players = game.state.players
    return [float(player.vp - old) for player, old in zip(players, before, strict=True)]


def vp_difference(game: Game, before: Sequence[int]) -> Sequence[float]:
    """The VP scored less the mean of the others', as they come; the sum of all is 0."""
    scored = vp(game, before)
    total = sum(scored)
    if not any(scored):
        return scored
    others = len(scored) - 1
    return [own - (total - own) / others for own in scored]


REWARDS: Final[dict[str, Reward]] = {
    "win": win,
    "rank": rank,
    "vp": vp,
    "vp_difference": vp_difference,
}


def reward_for(reward: str | Reward) -> Reward:
    """A reward by its name; a function of one's own is taken as it is."""
    if callable(reward):
        return reward
    if reward not in REWARDS:
        raise ValueError(f"no reward is called {reward!r}; there are {', '.join(REWARDS)}")
    return REWARDS[reward]
