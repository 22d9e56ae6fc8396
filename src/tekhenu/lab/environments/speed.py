"""How fast the PettingZoo environment is, every observation and mask taken: for the bench."""

from random import Random
from time import perf_counter

from tekhenu import Options

from .aec import env


def steps_per_second(options: Options, seed: int, seconds: float) -> float:
    """Whole random games until that much time is spent; an action is drawn from the mask."""
    environment = env(
        options.players,
        solo=options.solo,
        difficulty=options.difficulty,
        automas=options.automas,
        seth=options.seth,
    )
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
