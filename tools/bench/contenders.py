"""The contenders of the benchmark: this engine, and a peer in another process."""

import gc
import json
import platform
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from statistics import fmean
from time import process_time
from typing import Any, Protocol

from tekhenu import Game, Settings, TimeOfSeth, core
from tekhenu.rules.decision import Decision
from tekhenu.rules.move import Move
from tekhenu.rules.state import Phase
from tekhenu.workers import Worker, WorkerDied

from .environments import batched_steps_per_second, steps_per_second
from .thinking import greedy_seconds, simulations_per_second

PEER_SCRIPT = Path(__file__).with_name("catanatron_peer.py")
OPENSPIEL_SCRIPT = Path(__file__).with_name("openspiel_peer.py")
ENVIRONMENT_SECONDS = 1.0  # of each side's learning environment in each round
SEARCH_SECONDS = 1.0  # of each side's simulations in each round
HASHES = {"PYTHONHASHSEED": "0"}  # the order of Catanatron's sets steers its random players

Figures = dict[str, float]


class Contender(Protocol):
    """The interface of a contender, which plays random games of consecutive seeds."""

    name: str

    def time(self, first: int, count: int) -> float: ...
    def count(self, first: int, count: int) -> "Tally": ...
    def probe(self, seed: int) -> Figures: ...


@dataclass(slots=True)
class Tally:
    games: int = 0
    decisions: int = 0
    choices: int = 0
    options: int = 0

    def add(self, options: int) -> None:
        self.decisions += 1
        self.choices += options > 1
        self.options += options

    def figures(self, seconds: float) -> Figures:
        forced = self.decisions - self.choices
        return {
            "games_per_s": self.games / seconds,
            "decisions_per_s": self.decisions / seconds,
            "choices_per_s": self.choices / seconds,
            "decisions_per_game": self.decisions / self.games,
            "choices_per_game": self.choices / self.games,
            "branching": self.options / self.decisions,
            "choice_branching": (self.options - forced) / self.choices,
        }


def kind_of(settings: Settings) -> str:
    if settings.solo is not None:
        return settings.solo.name
    seth = isinstance(settings.expansion, TimeOfSeth)
    return f"{settings.players}p" + (" with Seth" if seth else "")


class Ours:
    """This engine with its default settings."""

    def __init__(self, settings: Settings) -> None:
        self.name = f"tekhenu, {kind_of(settings)}, {core.KIND}"
        self.settings = settings

    def time(self, first: int, count: int) -> float:
        gc.collect()
        start = process_time()
        for seed in range(first, first + count):
            game = Game.new(self.settings, seed=seed)
            rng = Random(seed)
            while (decision := game.decision) is not None:
                options = decision.options
                game.play(options[int(rng.random() * len(options))])
        return process_time() - start

    def count(self, first: int, count: int) -> Tally:
        tally = Tally(games=count)
        for seed in range(first, first + count):
            for decision, _ in self.walk(Game.new(self.settings, seed=seed), seed):
                tally.add(len(decision.options))
        return tally

    def probe(self, seed: int) -> Figures:
        """Measure copies of a game at many positions, and the loading of its save."""
        game = Game.new(self.settings, seed=seed)
        copies: list[float] = []
        copy_plays: list[float] = []
        last_turn = (0, 0)
        for _, option in self.walk(game, seed):
            if game.state.phase != Phase.TURN:
                continue
            turn = (game.state.round, game.state.active)
            if turn != last_turn:
                copies.append(seconds_of(game.copy))
            else:
                copy_plays.append(seconds_of(partial(copy_and_play, game, option)))
            last_turn = turn
        game.view(0)  # the first one builds the events
        return {
            "view_us": seconds_of(partial(game.view, 0), repeats=20) * 1e6,
            "copy_us": fmean(copies) * 1e6,
            "copy_play_us": fmean(copy_plays) * 1e6,
            "load_ms": seconds_of(partial(Game.load, game.save())) * 1e3,
            "steps_per_s": steps_per_second(self.settings, seed, ENVIRONMENT_SECONDS),
            "batched_steps_per_s": batched_steps_per_second(
                self.settings, seed, ENVIRONMENT_SECONDS
            ),
            "simulations_per_s": simulations_per_second(self.settings, seed, SEARCH_SECONDS),
            "greedy_ms": greedy_seconds(self.settings, seed) * 1e3,
        }

    @staticmethod
    def walk(game: Game, seed: int) -> Iterator[tuple[Decision, Move]]:
        """Play the game that `time` plays and yield it before each choice."""
        rng = Random(seed)
        while (decision := game.decision) is not None:
            option = decision.options[int(rng.random() * len(decision.options))]
            yield decision, option
            game.play(option)


class Process:
    """A contender in a worker process, which is idle until it gets a request."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker
        hello = self._answer(worker.receive)
        self.name = str(hello["name"])
        if hello["python"] != platform.python_version():
            self.name += f", on Python {hello['python']}"

    def ask(self, what: str, first: int, count: float = 0) -> dict[str, Any]:
        return self._answer(partial(self._worker.ask, {what: [first, count]}))

    @staticmethod
    def _answer(wait: Callable[[], dict[str, Any]]) -> dict[str, Any]:
        try:
            return wait()
        except WorkerDied:
            sys.exit("The peer stopped; its messages are above.")

    def time(self, first: int, count: int) -> float:
        return float(self.ask("time", first, count)["seconds"])

    def count(self, first: int, count: int) -> Tally:
        return Tally(**self.ask("count", first, count))


class Peer(Process):
    """Catanatron as a contender."""

    def probe(self, seed: int) -> Figures:
        steps = self.ask("steps", seed, ENVIRONMENT_SECONDS)
        simulations = self.ask("simulations", seed, SEARCH_SECONDS)
        return {figure: float(value) for figure, value in (steps | simulations).items()}


class FurtherPeer(Process):
    """A game of OpenSpiel as a contender, which only plays whole games."""

    def probe(self, seed: int) -> Figures:
        return {}


class OtherCore(Process):
    """This engine with the interpreted core."""

    def probe(self, seed: int) -> Figures:
        return {figure: float(value) for figure, value in self.ask("probe", seed).items()}


@contextmanager
def interpreted(settings: Settings) -> Iterator[OtherCore]:
    command = [sys.executable, "-m", f"{__package__}.sibling", json.dumps(settings.to_json())]
    with Worker(command, env={**HASHES, "TEKHENU_CORE": core.INTERPRETED}) as worker:
        yield OtherCore(worker)


@contextmanager
def peer(python: Path) -> Iterator[Peer]:
    if not python.exists():
        sys.exit(f"{python} is missing: `make bench` sets it up, --no-peer does without.")
    with _script(python, PEER_SCRIPT) as worker:
        yield Peer(worker)


@contextmanager
def further_peer(python: Path, game: str) -> Iterator[FurtherPeer]:
    with _script(python, OPENSPIEL_SCRIPT, game) as worker:
        yield FurtherPeer(worker)


def _script(python: Path, script: Path, *arguments: str) -> Worker:
    # -P: the script's folder is part of our package and must not hide the standard library.
    return Worker([str(python), "-P", str(script), *arguments], env=HASHES)


def copy_and_play(game: Game, option: Move) -> None:
    game.copy().play(option)


def seconds_of(call: Callable[[], object], repeats: int = 5) -> float:
    start = process_time()
    for _ in range(repeats):
        call()
    return (process_time() - start) / repeats
