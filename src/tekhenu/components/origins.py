"""Where each value comes from: patterns of key paths, the most literal one decides."""

from collections.abc import Iterable, Mapping

from .errors import Problem, describe
from .terms import Provenance

_NAMES = {origin.name.lower(): origin for origin in Provenance}


def matches(pattern: str, path: str) -> bool:
    """A `*` stands for one step; as the last step, for one or more."""
    wanted, steps = pattern.split("."), path.split(".")
    if wanted[-1] == "*" and len(steps) > len(wanted):
        steps = steps[: len(wanted)]
    return len(wanted) == len(steps) and all(
        want in ("*", step) for want, step in zip(wanted, steps, strict=True)
    )


def literal_steps(pattern: str) -> int:
    return sum(step != "*" for step in pattern.split("."))


def resolve(
    patterns: Mapping[str, object], paths: Iterable[str]
) -> tuple[dict[str, Provenance], list[Problem]]:
    """The provenance of every path, and what is wrong with the patterns."""
    problems = [
        Problem(f"provenance.{pattern}", describe(raw), f"one of {', '.join(_NAMES)}")
        for pattern, raw in patterns.items()
        if not isinstance(raw, str) or raw not in _NAMES
    ]
    origins: dict[str, Provenance] = {}
    used: set[str] = set()
    for path in paths:
        fitting = [pattern for pattern in patterns if matches(pattern, path)]
        used.update(fitting)
        most = max(map(literal_steps, fitting), default=0)
        best = [pattern for pattern in fitting if literal_steps(pattern) == most]
        if len(best) != 1:
            found = f"the patterns {' and '.join(best)}" if best else "no provenance"
            problems.append(Problem(path, found, "one pattern that decides"))
        elif (origin := _NAMES.get(str(patterns[best[0]]))) is not None:
            origins[path] = origin
    problems += [
        Problem(f"provenance.{pattern}", "no value that it fits", "a pattern of existing key paths")
        for pattern in patterns
        if pattern not in used
    ]
    return origins, problems
