"""Agents by name: `random`, `greedy`, `search:1s`, `search:400it`, or one's own.

An agent of one's own is named `package.module:Class` or `path/to/file.py:Class`, with what follows
a second colon given to it as text; an installed package can offer a short name through the entry
point group `tekhenu.agents`.
"""

import importlib
import importlib.util
import re
from collections.abc import Callable
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from .agent import Agent, RandomAgent
from .greedy import GreedyAgent
from .search import SearchAgent

GROUP = "tekhenu.agents"
Maker = Callable[[str], Agent]


class UnknownAgent(ValueError):
    """No agent of that name, or not with these arguments; the message says what would be right."""


def _random(argument: str) -> Agent:
    _none("random", argument)
    return RandomAgent()


def _greedy(argument: str) -> Agent:
    _none("greedy", argument)
    return GreedyAgent()


def _none(name: str, argument: str) -> None:
    if argument:
        raise UnknownAgent(f"{name} takes no argument, not {argument!r}")


def _search(argument: str) -> Agent:
    """`1s`, `250ms` or `400it`."""
    match = re.fullmatch(r"(\d+(?:\.\d+)?)(s|ms|it)", argument)
    if match is None or not float(match[1]):
        raise UnknownAgent(f"search is bounded as in search:1s or search:400it, not {argument!r}")
    amount, unit = float(match[1]), match[2]
    if unit != "it":
        return SearchAgent(seconds=amount if unit == "s" else amount / 1000)
    if amount != int(amount):
        raise UnknownAgent(f"search iterations are a whole number, not {match[1]}")
    return SearchAgent(iterations=int(amount))


BUILT_IN: dict[str, Maker] = {"random": _random, "greedy": _greedy, "search": _search}


def agent_for(spec: str) -> Agent:
    """A new agent of that description."""
    name, _, argument = spec.partition(":")
    if name in BUILT_IN:
        return BUILT_IN[name](argument)
    for point in entry_points(group=GROUP):
        if point.name == name:
            return _made(spec, point.load(), argument)
    if argument:
        attribute, _, rest = argument.partition(":")
        return _made(spec, _found(spec, name, attribute), rest)
    raise UnknownAgent(
        f"no agent is called {spec!r}; there are {', '.join(BUILT_IN)}, and your own as"
        " package.module:Class or path/to/file.py:Class"
    )


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
