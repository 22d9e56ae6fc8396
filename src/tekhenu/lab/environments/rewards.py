"""Rewards of learners: functions of the game after a choice and of the VP before it."""

from collections.abc import Callable, Sequence
from typing import Final

from tekhenu import Game

RewardFunction = Callable[[Game, Sequence[int]], Sequence[float]]  # one number per seat


def win(game: Game, before: Sequence[int]) -> Sequence[float]:
    """Return 1 for the winner at the end; the other players share -1."""
    players = len(before)
    if not game.over:
        return [0.0] * players
    rewards = [-1 / (players - 1)] * players
    rewards[game.ranking()[0].seat] = 1.0
    return rewards


def rank(game: Game, before: Sequence[int]) -> Sequence[float]:
    """Return 1 for the winner at the end down to -1 for the last player, in equal steps."""
    players = len(before)
    rewards = [0.0] * players
    if game.over:
        for place, row in enumerate(game.ranking()):
            rewards[row.seat] = 1 - 2 * place / (players - 1)
    return rewards


def vp(game: Game, before: Sequence[int]) -> Sequence[float]:
    """Return the VP scored or lost by each choice."""
    players = game.state.players
    return [float(player.vp - old) for player, old in zip(players, before, strict=True)]


def vp_difference(game: Game, before: Sequence[int]) -> Sequence[float]:
    """Return the VP scored minus the mean of the other players. The sum is 0."""
    scored = vp(game, before)
    total = sum(scored)
    if not any(scored):
        return scored
    others = len(scored) - 1
    return [own - (total - own) / others for own in scored]


REWARDS: Final[dict[str, RewardFunction]] = {
    "win": win,
    "rank": rank,
    "vp": vp,
    "vp_difference": vp_difference,
}


def reward_for(reward: str | RewardFunction) -> RewardFunction:
    """Return the reward of that name, or the reward itself if it is a function."""
    if callable(reward):
        return reward
    if reward not in REWARDS:
        raise ValueError(f"there is no reward {reward!r}; there are {', '.join(REWARDS)}")
    return REWARDS[reward]
