"""Example of training: a linear policy that learns by playing against `random`.

    python examples/train_linear.py

It uses policy gradients (REINFORCE with a linear baseline) in two processes. The policy has one
score per action, linear in the observation. The reward is the difference in Victory Points. After
two minutes the policy wins nearly every game.
"""

import argparse
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from time import perf_counter
from typing import NamedTuple, TypeVar

os.environ.setdefault("OMP_NUM_THREADS", "1")  # each process uses one core

import numpy as np
from numpy.typing import NDArray

from tekhenu.lab.environments.actions import ACTIONS
from tekhenu.lab.environments.learner import LearnerEnv

Array = NDArray[np.float32]
T = TypeVar("T")

DISCOUNT = 0.97
RATE = 0.003
VALUE_RATE = 0.003
POINTS = 10.0  # Victory Points per unit of reward
FIRST_TEST_SEED = 1_000_000  # tests use other games than training
BETWEEN_TESTS = 30  # seconds


class Policy(NamedTuple):
    weights: Array  # for each action and each number of the observation
    value: Array  # weights of the baseline, an estimate of the future reward

    @classmethod
    def blank(cls, size: int) -> "Policy":
        return cls(np.zeros((len(ACTIONS), size), np.float32), np.zeros(size, np.float32))


class Gradient(NamedTuple):
    weights: Array
    value: Array
    steps: int


def probabilities(policy: Policy, seen: Array, offered: NDArray[np.intp]) -> Array:
    """Return the probability of each offered action."""
    scores = policy.weights[offered] @ seen
    raised: Array = np.exp(scores - scores.max())
    likely: Array = raised / raised.sum()
    return likely


def gather(policy: Policy, opponent: str, seed: int, games: int) -> Gradient:
    """Play games and return the policy gradient."""
    env = LearnerEnv([opponent], reward="vp_difference")
    rng = np.random.default_rng(seed)
    gradient = Policy.blank(len(policy.value))
    steps = 0
    for game in range(games):
        seen, info = env.reset(seed=seed + game)
        episode = []
        over = False
        while not over:
            offered = np.flatnonzero(info["action_mask"])
            likely = probabilities(policy, seen, offered)
            choice = min(int(np.searchsorted(likely.cumsum(), rng.random())), len(offered) - 1)
            before = seen
            seen, reward, over, _, info = env.step(offered[choice])
            episode.append((before, offered, likely, choice, reward / POINTS))
        future = 0.0
        for before, offered, likely, choice, reward in reversed(episode):
            future = reward + DISCOUNT * future
            surprise = np.float32(future - before @ policy.value)
            push = -surprise * likely
            push[choice] += surprise
            gradient.weights[offered] += np.outer(push, before)
            gradient.value[:] += surprise * before
        steps += len(episode)
    return Gradient(gradient.weights, gradient.value, steps)


def test(policy: Policy, opponent: str, seed: int, games: int) -> tuple[int, float]:
    """Play the likeliest actions; return the games won and the mean difference in VP."""
    env = LearnerEnv([opponent], reward="vp_difference")
    won, points = 0, 0.0
    for game in range(games):
        seen, info = env.reset(seed=seed + game)
        over = False
        while not over:
            offered = np.flatnonzero(info["action_mask"])
            best = offered[np.argmax(policy.weights[offered] @ seen)]
            seen, reward, over, _, info = env.step(best)
            points += reward
        won += env.game.ranking()[0].seat == 0
    return won, points / games


class Adam:
    """The optimizer Adam, which adapts the size of the steps to each weight."""

    def __init__(self, policy: Policy) -> None:
        self.mean = np.zeros_like(policy.weights)
        self.square = np.zeros_like(policy.weights)
        self.count = 0

    def step(self, policy: Policy, gradient: Array) -> None:
        self.count += 1
        self.mean += 0.1 * (gradient - self.mean)
        self.square += 0.01 * (gradient**2 - self.square)
        size = RATE * np.sqrt(1 - 0.99**self.count) / (1 - 0.9**self.count)
        policy.weights[...] += np.float32(size) * self.mean / (np.sqrt(self.square) + 1e-6)


class Workers:
    """Worker processes that do the same work with different games."""

    def __init__(self, pool: ProcessPoolExecutor, count: int, opponent: str) -> None:
        self.pool = pool
        self.count = count
        self.opponent = opponent

    def run(self, work: Callable[..., T], policy: Policy, first: int, games: int) -> list[T]:
        begun = [
            self.pool.submit(work, policy, self.opponent, first + games * i, games)
            for i in range(self.count)
        ]
        return [one.result() for one in begun]


def improve(policy: Policy, adam: Adam, found: list[Gradient]) -> None:
    steps = np.float32(sum(part.steps for part in found))
    adam.step(policy, np.sum([part.weights for part in found], axis=0) / steps)
    policy.value[:] += VALUE_RATE * np.sum([part.value for part in found], axis=0) / steps


def report(results: list[tuple[int, float]], games: int, trained: int, seconds: float) -> None:
    wins = sum(won for won, _ in results) / games
    points = sum(points for _, points in results) / len(results)
    print(f"{seconds:5.0f} s {trained:7,} games: wins {wins:6.1%}, {points:+6.1f} VP", flush=True)


def train(opponent: str, minutes: float, batch: int, tests: int, cores: int) -> Policy:
    policy = Policy.blank(LearnerEnv([opponent]).match.layout.size)
    adam = Adam(policy)
    start = perf_counter()
    trained = tested = 0
    with ProcessPoolExecutor(cores) as pool:
        workers = Workers(pool, cores, opponent)
        while True:
            spent = perf_counter() - start
            if spent >= tested * BETWEEN_TESTS or spent >= 60 * minutes:
                tested += 1
                results = workers.run(test, policy, FIRST_TEST_SEED, tests // cores)
                report(results, tests // cores * cores, trained, spent)
            if spent >= 60 * minutes:
                return policy
            improve(policy, adam, workers.run(gather, policy, trained, batch))
            trained += batch * cores


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--opponent", default="random", help="an agent, such as random or greedy")
    parser.add_argument("--minutes", type=float, default=2)
    parser.add_argument("--batch", type=int, default=16, help="games per process and update")
    parser.add_argument("--tests", type=int, default=400, help="games per test")
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--out", type=Path, help="where to save the weights")
    args = parser.parse_args()
    policy = train(args.opponent, args.minutes, args.batch, args.tests, args.cores)
    if args.out:
        np.savez_compressed(args.out, weights=policy.weights, value=policy.value)


if __name__ == "__main__":
    main()
