"""The provenance of values: patterns of key paths, of which the most literal match wins."""

from collections.abc import Iterable, Mapping

from .terms import Provenance

_NAMES = {origin.name.lower(): origin for origin in Provenance}


def matches(pattern: str, path: str) -> bool:
    """Return whether a path fits a pattern; `*` is any one step, or any rest if it is last."""
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
) -> tuple[dict[str, Provenance], list[str]]:
    """Return the provenance of every path, and the problems of the patterns."""
    faults = [
        f"provenance.{pattern}: found {raw!r}, expected one of {', '.join(_NAMES)}"
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
            faults.append(f"{path}: found {found}, expected one pattern that decides")
        elif (origin := _NAMES.get(str(patterns[best[0]]))) is not None:
            origins[path] = origin
    faults += [
        f"provenance.{pattern}: found no value that it fits, expected a pattern of key paths"
        for pattern in patterns
        if pattern not in used
    ]
    return origins, faults
