"""The registry of agents by name.

Names are `random`, `greedy`, `learned`, `search:1s`, `search:400it`, `ladder:3` and so on.
`greedy:1` is the reference for comparisons and never changes. `ladder:3` and `architect` are
synonyms for one of the five strengths offered to players.

Users name their own agents `package.module:Class` or `path/to/file.py:Class`. Text after a second
colon is passed to the class. Installed packages can register short names with the entry point group
`tekhenu.agents`.
"""

import importlib
import importlib.util
import re
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import EntryPoint, EntryPoints, entry_points
from pathlib import Path
from typing import Any, Final

from .agent import Agent, RandomAgent
from .greedy import GreedyAgent
from .ladder import NAMES, STRENGTHS, Strength, agent_of
from .learned import LearnedAgent
from .parallel import ParallelSearchAgent
from .search import SearchAgent

GROUP: Final = "tekhenu.agents"
LADDER: Final = "ladder"
REFERENCE: Final = "1"  # greedy:1 never changes
SEARCH_BOUND: Final = re.compile(r"(\d+(?:\.\d+)?)(s|ms|it)")
MOST_WORKERS: Final = 64
MOST_SEARCH: Final = {"s": 10.0, "ms": 10_000.0, "it": 1000.0}  # the limits for guests of a server
LONGEST_SEARCHES: Final = tuple(f"search:{MOST_SEARCH[unit]:g}{unit}" for unit in ("s", "it"))

Maker = Callable[[str], Agent]


class UnknownAgent(ValueError):
    """An unknown agent, or wrong arguments. The message names the valid ones."""


def _bare(argument: str) -> bool:
    return not argument


def _never(argument: str) -> bool:
    return False


def _always(argument: str) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Registered:
    """An agent in the registry, and how a server treats it.

    Fields:
        make: creates the agent from its argument.
        offered: whether the web pages list it by its name.
        for_guests: whether guests of a server may use it with an argument.
        slow: whether, with an argument, it takes so long that quick agents should not wait.
        examples: arguments shown in lists of agents; without any it is not listed.
    """

    make: Maker
    offered: bool = False
    for_guests: Callable[[str], bool] = _bare
    slow: Callable[[str], bool] = _never
    examples: tuple[str, ...] = ("",)


def _random(argument: str) -> Agent:
    _none("random", argument)
    return RandomAgent()


def _greedy(argument: str) -> Agent:
    if argument != REFERENCE:
        _none("greedy", argument)
    return GreedyAgent()


def _guest_greedy(argument: str) -> bool:
    return argument in ("", REFERENCE)


def _learned(argument: str) -> Agent:
    _none("learned", argument)
    return LearnedAgent()


def _none(name: str, argument: str) -> None:
    if argument:
        raise UnknownAgent(f"{name} takes no argument, not {argument!r}")


def strength_of(spec: str) -> Strength | None:
    """Return the level of the ladder that a name stands for, or None."""
    name, _, argument = spec.partition(":")
    if name == LADDER:
        return _rung(argument)
    return STRENGTHS[NAMES.index(spec)] if spec in NAMES else None


def _rung(argument: str) -> Strength | None:
    known = argument.isdecimal() and argument.isascii() and 1 <= int(argument) <= len(STRENGTHS)
    return STRENGTHS[int(argument) - 1] if known and argument == str(int(argument)) else None


def _ladder(argument: str) -> Agent:
    strength = _rung(argument)
    if strength is None:
        raise UnknownAgent(f"the ladder is ladder:1 to ladder:{len(STRENGTHS)}, not {argument!r}")
    return agent_of(strength)


def _guest_ladder(argument: str) -> bool:
    return _rung(argument) is not None


def _slow_ladder(argument: str) -> bool:
    strength = _rung(argument)
    return strength is not None and strength.searches


def _by_name(strength: Strength) -> Registered:
    def make(argument: str) -> Agent:
        _none(strength.name, argument)
        return agent_of(strength)

    return Registered(make, slow=lambda argument: strength.searches, examples=())


def _search(argument: str) -> Agent:
    """Return a search for `1s`, `250ms` or `400it`; `1s:2` uses two processes."""
    bound, colon, workers = argument.partition(":")
    match = SEARCH_BOUND.fullmatch(bound)
    if match is None or not float(match[1]):
        raise UnknownAgent(
            f"search needs a limit as in search:1s or search:400it, not {argument!r}"
        )
    amount, unit = float(match[1]), match[2]
    if unit == "it" and amount != int(amount):
        raise UnknownAgent(f"search iterations are a whole number, not {match[1]}")
    iterations = int(amount) if unit == "it" else None
    seconds = None if unit == "it" else amount if unit == "s" else amount / 1000
    if not colon:
        return SearchAgent(iterations, seconds)
    if workers not in map(str, range(1, MOST_WORKERS + 1)):
        raise UnknownAgent(f"search runs in 1 to {MOST_WORKERS} processes, not {workers!r}")
    return ParallelSearchAgent(int(workers), iterations, seconds)


def _guest_search(argument: str) -> bool:
    match = SEARCH_BOUND.fullmatch(argument)
    if match is None:
        return False
    amount, unit = float(match[1]), match[2]
    return 0 < amount <= MOST_SEARCH[unit] and (unit != "it" or amount == int(amount))


RUNGS: Final = tuple(str(rung) for rung in range(1, len(STRENGTHS) + 1))
BUILT_IN: Final = {
    "random": Registered(_random),
    "greedy": Registered(_greedy, for_guests=_guest_greedy),
    "learned": Registered(_learned),
    "search": Registered(_search, for_guests=_guest_search, slow=_always, examples=("1s", "400it")),
    LADDER: Registered(_ladder, for_guests=_guest_ladder, slow=_slow_ladder, examples=RUNGS),
    **{strength.name: _by_name(strength) for strength in STRENGTHS},
}


def registered() -> dict[str, Registered]:
    """Return all agents with names: the built-in ones and those of installed packages."""
    return BUILT_IN | {p.name: _installed(p) for p in _points() if p.name not in BUILT_IN}


def examples() -> list[str]:
    """Return the names of all agents with example arguments, without synonyms."""
    return [
        f"{name}:{argument}" if argument else name
        for name, agent in registered().items()
        for argument in agent.examples
    ]


def _points() -> EntryPoints:
    return entry_points(group=GROUP)


def _installed(point: EntryPoint) -> Registered:
    def make(argument: str) -> Agent:
        return _made(point.name, point.load(), argument)

    return Registered(make, offered=True, slow=_always)


def _named(name: str) -> Registered | None:
    """Return the agent of a name, searching installed packages only if it is not built in."""
    if name in BUILT_IN:
        return BUILT_IN[name]
    return next((_installed(point) for point in _points() if point.name == name), None)


def agent_for(spec: str) -> Agent:
    """Return a new agent for a name with optional arguments."""
    name, _, argument = spec.partition(":")
    agent = _named(name)
    if agent is not None:
        return agent.make(argument)
    if argument:
        attribute, _, rest = argument.partition(":")
        return _made(spec, _found(spec, name, attribute), rest)
    raise UnknownAgent(
        f"no agent is called {spec!r}; there are {', '.join(registered())}, and your own as"
        " package.module:Class or path/to/file.py:Class"
    )


def allowed_for_guests(spec: str) -> bool:
    """Return whether guests of a server may use the agent: only known ones with a time limit."""
    name, colon, argument = spec.partition(":")
    agent = _named(name)
    return agent is not None and bool(colon) == bool(argument) and agent.for_guests(argument)


def is_slow(spec: str) -> bool:
    """Return whether quick agents should not wait behind the agent; True for unknown agents."""
    name, _, argument = spec.partition(":")
    agent = _named(name)
    return agent is None or agent.slow(argument)


def with_less_time(spec: str, share: float, least: float) -> str:
    """Return the agent with `share` of its search time, but at least `least` seconds.

    Agents without a time limit are returned unchanged. A number of iterations is kept, so that the
    choices stay the same on every machine.
    """
    strength = strength_of(spec)
    search = spec if strength is None else f"search:{strength.seconds:g}s"
    name, _, argument = search.partition(":")
    match = SEARCH_BOUND.fullmatch(argument) if name == "search" else None
    if match is None or match[2] == "it":
        return spec
    seconds = float(match[1]) / (1000 if match[2] == "ms" else 1)
    less = max(least, seconds * share)
    return spec if seconds <= less else f"search:{less:.3f}s"


def _found(spec: str, place: str, attribute: str) -> Any:
    try:
        module = _file(Path(place)) if place.endswith(".py") else importlib.import_module(place)
    except (ImportError, OSError, SyntaxError) as error:
        raise UnknownAgent(f"{spec}: {place} cannot be loaded: {error}") from None
    if not hasattr(module, attribute):
        raise UnknownAgent(f"{spec}: {place} has no {attribute or 'name after the colon'}")
    return getattr(module, attribute)


def _file(path: Path) -> Any:
    if not path.is_file():
        raise OSError("no such file")
    module_spec = importlib.util.spec_from_file_location(path.stem, path)
    if module_spec is None or module_spec.loader is None:
        raise OSError("not a Python file")
    module = importlib.util.module_from_spec(module_spec)
    module_spec.loader.exec_module(module)
    return module


def _made(spec: str, maker: Any, argument: str) -> Agent:
    try:
        agent: Agent = maker(argument) if argument else maker()
    except TypeError as error:
        raise UnknownAgent(f"{spec} cannot be created: {error}") from None
    if not callable(getattr(agent, "choose", None)):
        raise UnknownAgent(f"{spec} has no method choose(view, decision, rng)")
    return agent
