"""Agents by name: `random`, `greedy`, `learned`, `search:1s`, `search:400it`, `ladder:3` …

`greedy:1` is the greedy that all others are measured by: it stays as it is for ever. `ladder:3` and
`architect` are the same: one of the five strengths that people are offered.

An agent of one's own is named `package.module:Class` or `path/to/file.py:Class`, with what follows
a second colon given to it as text; an installed package can offer a short name through the entry
point group `tekhenu.agents`.
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
YARDSTICK: Final = "1"  # greedy:1, which stays as it is
SEARCH_BOUND: Final = re.compile(r"(\d+(?:\.\d+)?)(s|ms|it)")
MOST_WORKERS: Final = 64
MOST_SEARCH: Final = {"s": 10.0, "ms": 10_000.0, "it": 1000.0}  # that strangers may ask of a server
LONGEST_SEARCHES: Final = tuple(f"search:{MOST_SEARCH[unit]:g}{unit}" for unit in ("s", "it"))

Maker = Callable[[str], Agent]


class UnknownAgent(ValueError):
    """No agent of that name, or not with these arguments; the message says what would be right."""


def _bare(argument: str) -> bool:
    return not argument


def _never(argument: str) -> bool:
    return False


def _always(argument: str) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Registered:
    """An agent by its name, and how a server treats it.

    `offered`: whether the browser lists it by its name. `modest`: whether a stranger may ask for it
    with that argument. `deep`: whether it then thinks long, so that the quick ones do not wait.
    `examples`: arguments that lists of all agents show; an agent without any is not in these lists.
    """

    make: Maker
    offered: bool = False
    modest: Callable[[str], bool] = _bare
    deep: Callable[[str], bool] = _never
    examples: tuple[str, ...] = ("",)


def _random(argument: str) -> Agent:
    _none("random", argument)
    return RandomAgent()


def _greedy(argument: str) -> Agent:
    if argument != YARDSTICK:
        _none("greedy", argument)
    return GreedyAgent()


def _modest_greedy(argument: str) -> bool:
    return argument in ("", YARDSTICK)


def _learned(argument: str) -> Agent:
    _none("learned", argument)
    return LearnedAgent()


def _none(name: str, argument: str) -> None:
    if argument:
        raise UnknownAgent(f"{name} takes no argument, not {argument!r}")


def strength_of(spec: str) -> Strength | None:
    """The rung of the ladder that a description names, if it does."""
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


def _modest_ladder(argument: str) -> bool:
    return _rung(argument) is not None


def _deep_ladder(argument: str) -> bool:
    strength = _rung(argument)
    return strength is not None and strength.searches


def _by_name(strength: Strength) -> Registered:
    def make(argument: str) -> Agent:
        _none(strength.name, argument)
        return agent_of(strength)

    return Registered(make, deep=lambda argument: strength.searches, examples=())


def _search(argument: str) -> Agent:
    """`1s`, `250ms` or `400it`; `1s:2` in two processes."""
    bound, colon, workers = argument.partition(":")
    match = SEARCH_BOUND.fullmatch(bound)
    if match is None or not float(match[1]):
        raise UnknownAgent(f"search is bounded as in search:1s or search:400it, not {argument!r}")
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


def _modest_search(argument: str) -> bool:
    match = SEARCH_BOUND.fullmatch(argument)
    if match is None:
        return False
    amount, unit = float(match[1]), match[2]
    return 0 < amount <= MOST_SEARCH[unit] and (unit != "it" or amount == int(amount))


RUNGS: Final = tuple(str(rung) for rung in range(1, len(STRENGTHS) + 1))
BUILT_IN: Final = {
    "random": Registered(_random),
    "greedy": Registered(_greedy, modest=_modest_greedy),
    "learned": Registered(_learned),
    "search": Registered(_search, modest=_modest_search, deep=_always, examples=("1s", "400it")),
    LADDER: Registered(_ladder, modest=_modest_ladder, deep=_deep_ladder, examples=RUNGS),
    **{strength.name: _by_name(strength) for strength in STRENGTHS},
}


def registered() -> dict[str, Registered]:
    """All agents with a name: the ones built in, and those of installed packages."""
    return BUILT_IN | {p.name: _installed(p) for p in _points() if p.name not in BUILT_IN}


def examples() -> list[str]:
    """Return every agent as people write it, some with several arguments; synonyms are left out."""
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

    return Registered(make, offered=True, deep=_always)


def _named(name: str) -> Registered | None:
    """Packages are looked through only for what is not built in."""
    if name in BUILT_IN:
        return BUILT_IN[name]
    return next((_installed(point) for point in _points() if point.name == name), None)


def agent_for(spec: str) -> Agent:
    """A new agent of that description."""
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


def for_strangers(spec: str) -> bool:
    """Whether whoever meets a server may have it play: nothing unknown, nothing endless."""
    name, colon, argument = spec.partition(":")
    agent = _named(name)
    return agent is not None and bool(colon) == bool(argument) and agent.modest(argument)


def thinks_long(spec: str) -> bool:
    """So that the quick ones do not wait for it; what is not known is given its time."""
    name, _, argument = spec.partition(":")
    agent = _named(name)
    return agent is None or agent.deep(argument)


def hurried(spec: str, share: float, least: float) -> str:
    """The same search with a share of its time, but no fewer seconds than `least`.

    What is not bounded by time is left as it is: so many iterations are the same choice everywhere.
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
        raise UnknownAgent(f"{spec} cannot be made: {error}") from None
    if not callable(getattr(agent, "choose", None)):
        raise UnknownAgent(f"{spec} has no method choose(view, decision, rng)")
    return agent
