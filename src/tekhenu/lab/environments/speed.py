"""How fast the PettingZoo environment is, every observation and mask taken: for the bench."""

from dataclasses import fields
from random import Random
from time import perf_counter

from tekhenu import Settings

from .aec import env


def steps_per_second(settings: Settings, seed: int, seconds: float) -> float:
    """Whole random games until that much time is spent; an action is drawn from the mask."""
    given = {each.name: getattr(settings, each.name) for each in fields(settings) if each.init}
    environment = env(**given)
    steps = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        rng = Random(seed)
        environment.reset(seed=seed)
        seed += 1
        for _ in environment.agent_iter():
            observation, _, terminated, _, _ = environment.last()
            if terminated or observation is None:
                break
            offered = observation["action_mask"].nonzero()[0]
            environment.step(offered[int(rng.random() * len(offered))])
            steps += 1
    return steps / (perf_counter() - start)
