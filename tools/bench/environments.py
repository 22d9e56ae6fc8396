"""Benchmark of the learning environments, including every observation and mask."""

from dataclasses import fields
from random import Random
from time import process_time
from typing import Any

import numpy as np

from tekhenu import Settings
from tekhenu.lab.environments import aec, batch

GAMES = 64  # of a batch


def steps_per_second(settings: Settings, seed: int, seconds: float) -> float:
    """Count the steps of whole random games in a time; each action is drawn from the mask."""
    environment = aec.env(**_keywords(settings))
    steps = 0
    start = process_time()
    while process_time() - start < seconds:
        rng = Random(seed)
        environment.reset(seed=seed)
        seed += 1
        for _ in environment.agent_iter():
            observation, _, terminated, _, _ = environment.last()
            if terminated or observation is None:
                break
            # As booleans, which numpy counts ten times as fast as numbers
            offered = observation["action_mask"].view(np.bool_).nonzero()[0]
            environment.step(offered[int(rng.random() * len(offered))])
            steps += 1
    return steps / (process_time() - start)


def batched_steps_per_second(settings: Settings, seed: int, seconds: float) -> float:
    """Count the steps of many games at once in a time; their actions are drawn together."""
    environment = batch.env(GAMES, **_keywords(settings))
    rng = np.random.default_rng(seed)
    environment.reset(seed)
    offered = environment.action_masks.view(np.bool_)
    rows = np.arange(GAMES + 1) * offered.shape[1]
    steps = 0
    start = process_time()
    while process_time() - start < seconds:
        ones = offered.ravel().nonzero()[0]  # of all rows, one after the other
        bounds = ones.searchsorted(rows)
        counts = bounds[1:] - bounds[:-1]
        drawn = bounds[:-1] + (rng.random(GAMES) * counts).astype(np.int64)
        environment.step(ones[drawn] - rows[:-1])
        steps += GAMES
    return steps / (process_time() - start)


def _keywords(settings: Settings) -> dict[str, Any]:
    return {each.name: getattr(settings, each.name) for each in fields(settings) if each.init}
