"""Fuzzing of saves and positions: each must be rejected with a SaveError or be playable.

`python -m tools.fuzz --saves 20000 --seed 1` mutates saves of games of every kind, loads each one,
and plays the accepted ones to their end at random. Any other failure is reported with its place in
the code and the numbers of the saves, and the exit code is then 1.
"""

import argparse
import json
import os
import sys
import traceback
from collections import Counter, defaultdict
from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from tekhenu import Automas, Botankhamun, Game, SaveError, Settings, TimeOfSeth
from tekhenu.rules.position import PositionError
from tekhenu.rules.save import checksum
from tekhenu.rules.variants import DIFFICULTIES, HARDEST, MOST_AUTOMAS
from tekhenu.workers import run

from ..soak.deals import dealt_state
from .mutations import POSITION, SAVE, scribbled

ORIGINS = 6  # of a kind: games that are mutated
LONGEST = 5000  # choices after which a game goes round in circles
SHARE_OF_POSITIONS = 0.7
BATCH = 25

Content = dict[str, Any]

KINDS: tuple[Settings, ...] = (
    *(Settings(players=n) for n in (2, 3, 4)),
    *(Settings(players=n, expansion=TimeOfSeth()) for n in (2, 3, 4)),
    *(Settings(solo=Botankhamun(difficulty)) for difficulty in DIFFICULTIES),
    *(Settings(solo=Automas(n, HARDEST - n)) for n in range(1, MOST_AUTOMAS + 1)),
    Settings(players=3, altered_dice="printed", horus="preprinted"),
)


class Unplayable(Exception):
    """Raised for a question without options, or a game that does not end."""


@dataclass(frozen=True, slots=True)
class Trial:
    """The result of a save: rejected, played, or `failure` with the place of the error."""

    number: int
    outcome: str
    failure: str = ""


@cache
def origin(seed: int, kind: int, number: int, position: bool) -> Content:
    """Return a game at a random moment, as a save or as the position at the start of a step."""
    settings = KINDS[kind]
    name = f"fuzz {seed}/{kind}/{number}"
    rng = Random(name)
    if position and number % 3 == 2:
        return _content(Game.at(dealt_state(settings, name, rare=True), settings))
    game = Game.new(settings, name, events=False)
    for _ in range(rng.randrange(260)):
        if game.decision is None:
            break
        game.play(rng.choice(game.decision.options))
    return _content(_at_a_step(game, rng) if position else game)


def _at_a_step(game: Game, rng: Random) -> Game:
    """Return the game at the next start of a step, which a position can represent.

    Forced answers are not asked, so the first question of a step may be in the middle of it: the
    last Destiny card was taken automatically, and an artifact is offered. Then the step after it is
    used.
    """
    step = game.state.step
    while game.decision is not None and game.state.step == step:
        game.play(rng.choice(game.decision.options))
    state = game.state.copy()
    state.turn = None
    try:
        return Game.at(state, game.settings)
    except PositionError:
        if game.decision is None:
            raise
        return _at_a_step(game, rng)


def _content(game: Game) -> Content:
    content: Content = json.loads(game.save())
    del content["checksum"]
    return content


def mutated(seed: int, number: int) -> str:
    """Return the mutated save with that number: the same for the same seed."""
    rng = Random(f"{seed}/{number}")
    kind, position = rng.randrange(len(KINDS)), rng.random() < SHARE_OF_POSITIONS
    content = deepcopy(origin(seed, kind, rng.randrange(ORIGINS), position))
    slip = rng.random() < 0.1
    for _ in range(0 if slip else rng.randrange(1, 5)):
        broken = not isinstance(content.get("position"), dict)
        if position and not broken and rng.random() < 0.95:
            _try(rng.choice(POSITION), content["position"], rng)
        else:
            _try(rng.choice(SAVE), content, rng)
    content["checksum"] = checksum(content)
    text = json.dumps(content)
    return scribbled(text, rng) if slip else text


def _try(change: Any, data: Any, rng: Random) -> None:
    """Apply a mutation unless an earlier one has left data of an unexpected form."""
    try:
        change(data, rng)
    except (LookupError, TypeError, ValueError, AttributeError):
        return


def play_on(game: Game, rng: Random) -> None:
    for seat in (None, *range(game.settings.players)):
        game.view(seat)
    for _ in range(LONGEST):
        decision = game.decision
        if decision is None:
            game.ranking()
            return
        if not decision.options:
            raise Unplayable(f"{decision.kind}: a question without options")
        game.play(rng.choice(decision.options))
    raise Unplayable("a game without an end")


def tried(seed: int, number: int) -> Trial:
    text = mutated(seed, number)
    rng = Random(f"on {seed}/{number}")
    try:
        game = Game.load(text, events=rng.random() < 0.3)
    except SaveError:
        return Trial(number, "refused")
    except Exception as wrong:
        return Trial(number, "failed to load", _where(wrong))
    try:
        play_on(game, rng)
    except Exception as wrong:
        return Trial(number, "failed in play", _where(wrong))
    return Trial(number, "played to the end")


def _where(wrong: Exception) -> str:
    last = traceback.extract_tb(wrong.__traceback__)[-1]
    said = wrong if isinstance(wrong, Unplayable) else type(wrong).__name__
    return f"{said} in {Path(last.filename).name}, {last.name}"


def _batch(work: tuple[int, range]) -> list[Trial]:
    seed, numbers = work
    return [tried(seed, number) for number in numbers]


def fuzz(saves: int, seed: int, jobs: int = 1) -> list[Trial]:
    work = [(seed, range(n, min(n + BATCH, saves))) for n in range(0, saves, BATCH)]
    return [trial for batch in run(_batch, work, jobs) for trial in batch]


def report(trials: Sequence[Trial]) -> str:
    lines = [f"{len(trials):,} mutated saves and positions"]
    counts = Counter(trial.outcome for trial in trials)
    lines += [f"{count:8,}  {outcome}" for outcome, count in counts.most_common()]
    failures = defaultdict(list)
    for trial in trials:
        if trial.failure:
            failures[f"{trial.outcome}: {trial.failure}"].append(trial.number)
    for failure, numbers in sorted(failures.items(), key=lambda row: -len(row[1])):
        some = ", ".join(map(str, sorted(numbers)[:5]))
        lines.append(f"{len(numbers):8,}  {failure} (saves {some})")
    return "\n".join(lines)


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="fuzz", description=__doc__)
    parser.add_argument("--saves", type=int, default=20_000, help="how many to make")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--show", type=int, metavar="NUMBER", help="print the save of that number")
    args = parser.parse_args(argv)
    if args.show is not None:
        print(mutated(args.seed, args.show))
        return 0
    trials = fuzz(args.saves, args.seed, args.jobs)
    print(report(trials))
    return 1 if any(trial.failure for trial in trials) else 0


if __name__ == "__main__":
    sys.exit(main())
