"""Training in generations: self-play, a fit, an imitation, and a match against the champion.

The folder of a training contains its whole state, so that the same command continues it:

    training.json     the plan, and the results of every generation
    games/000.jsonl   the games of a generation, one per line
    sums.npz          the sums of the fit over all games
    weights-000.json  the weights after each generation; `weights.json` are the champion's
    curve.svg         the learning curve
"""

import json
import subprocess
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final, TypeVar

import numpy as np
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tekhenu.agents.weights import read_weights

from ..cluster import work_remotely
from ..errors import LabError, make_folder
from ..jobs import work_all
from .curve import curve
from .gate import BoutScore, SeriesResult, bouts, fight
from .imitation import imitated, questions, rounded
from .ridge import Sums, explained, fitted, model_weights
from .samples import Samples
from .selfplay import SelfPlayGame, SelfPlayResult, self_play

PLAN: Final = "training.json"
SUMS: Final = "sums.npz"
WEIGHTS: Final = "weights.json"
CURVE: Final = "curve.svg"
GAMES: Final = "games"
HELD_OUT: Final = 10  # one game in 10 is held out to evaluate the fit
IMITATED: Final = 8  # one game for every 8 games of a generation is played for the imitation
TOGETHER: Final = 16  # games that are added to the sums at once

Task = TypeVar("Task")
Done = TypeVar("Done")


@dataclass(frozen=True, slots=True)
class Training:
    """The plan of a training."""

    kinds: tuple[str, ...]
    games: int  # per generation
    deals: int  # of the gate, each played in both seatings
    teacher: str  # the agent that plays the games of the first generation
    yardstick: str  # the agent that all champions play against
    seed: str


@dataclass(frozen=True, slots=True)
class Generation:
    """The results of a generation."""

    number: int
    games: int
    explained: float  # R² of the results of held-out games
    gate: str
    ahead: float
    adopted: bool
    measured: str
    rate: float  # win rate against the yardstick
    interval: tuple[float, float]


@dataclass(slots=True)
class Trainer:
    plan: Training
    folder: Path
    jobs: int
    console: Console
    ray: str | None = None
    history: list[Generation] = field(default_factory=list)

    # The folder

    def open(self) -> None:
        make_folder(self.folder)
        (self.folder / GAMES).mkdir(exist_ok=True)
        file = self.folder / PLAN
        if not file.exists():
            self._write_plan()
            return
        kept = json.loads(file.read_text(encoding="utf-8"))
        plan = Training(**{**kept["plan"], "kinds": tuple(kept["plan"]["kinds"])})
        if plan != self.plan:
            raise LabError(
                f"{self.folder} contains another training ({kept['plan']});"
                " use the same arguments or another folder"
            )
        self.history = [
            Generation(**{**each, "interval": tuple(each["interval"])}) for each in kept["history"]
        ]

    def _write_plan(self) -> None:
        content = {"plan": asdict(self.plan), "history": [asdict(each) for each in self.history]}
        draft = self.folder / f"{PLAN}.draft"
        draft.write_text(json.dumps(content, indent=1, ensure_ascii=False), encoding="utf-8")
        draft.replace(self.folder / PLAN)

    @property
    def champion(self) -> str:
        """The file of the best weights so far, or the teacher until a generation beats it."""
        won = [each.number for each in self.history if each.adopted]
        return str(self._weights(won[-1])) if won else self.plan.teacher

    def _weights(self, generation: int) -> Path:
        return self.folder / f"weights-{generation:03}.json"

    # Generations

    def train(self, generations: int) -> None:
        for number in range(len(self.history), generations):
            sums, held = self._play(number)
            rate = self._fit(number, sums, held)
            self._imitate(number)
            self._evaluate(number, rate)

    def _play(self, number: int) -> tuple[dict[str, Sums], dict[str, list[Samples]]]:
        """Play or replay the games of a generation; return their sums and held-out samples."""
        sums = {kind: Sums() for kind in self.plan.kinds}
        held: dict[str, list[Samples]] = {kind: [] for kind in self.plan.kinds}
        waiting: dict[str, list[Samples]] = {kind: [] for kind in self.plan.kinds}
        file = self.folder / GAMES / f"{number:03}.jsonl"
        kept = _saves(file)
        with file.open("w", encoding="utf-8") as out:
            out.writelines(_line(game, save) for game, save in kept.items())
            out.flush()
            planned = self._games(number, kept)
            for played in self._work(f"Generation {number}", planned, self.plan.games, self_play):
                if played.number not in kept:
                    out.write(_line(played.number, played.save))
                    out.flush()
                self._note(played, sums, held, waiting)
        for kind, some in waiting.items():
            sums[kind].add(some)
        return sums, held

    def _games(self, number: int, kept: dict[int, str]) -> Iterator[SelfPlayGame]:
        seed, kinds, champion = f"{self.plan.seed}/{number}", self.plan.kinds, self.champion
        for game in range(self.plan.games):
            yield SelfPlayGame(game, seed, kinds[game % len(kinds)], champion, kept.get(game, ""))

    @staticmethod
    def _note(
        played: SelfPlayResult,
        sums: dict[str, Sums],
        held: dict[str, list[Samples]],
        waiting: dict[str, list[Samples]],
    ) -> None:
        """Add the samples of a game. The order of games affects only digits that are rounded."""
        kept = held if played.number // len(sums) % HELD_OUT == 0 else waiting
        kept[played.kind].append(played.samples)
        if len(waiting[played.kind]) >= TOGETHER:
            sums[played.kind].add(waiting[played.kind])
            waiting[played.kind].clear()

    def _fit(self, number: int, new: dict[str, Sums], held: dict[str, list[Samples]]) -> float:
        """Fit the weights to the games of all generations; return the mean R² of held-out games.

        Earlier games count as much as new ones, because play was worse without them.
        """
        before = read_sums(self.folder / SUMS) if number else {}
        sums = {kind: new[kind] + before.get(kind, Sums()) for kind in new}
        weights = fitted(sums)
        kinds = {kind: model_weights(weights[kind]) for kind in weights}
        shares = [explained(weights[kind], held[kind]) for kind in weights if held[kind]]
        made = {**asdict(self.plan), "generation": number, "commit": commit()}
        self._write_weights(number, {"made": made, "kinds": kinds, "questions": self._policy()})
        draft = self.folder / f"draft-{SUMS}"
        write_sums(draft, sums)
        draft.replace(self.folder / SUMS)
        return float(np.mean(shares)) if shares else 0.0

    def _policy(self) -> dict[str, Any]:
        """Return the champion's policy, or none if the champion is the teacher."""
        found: dict[str, Any] = {}
        if self.champion != self.plan.teacher:
            found = read_weights(Path(self.champion))["questions"]
        return found

    def _imitate(self, number: int) -> None:
        """Fit the policy to the values that the new weights find by searching ahead."""
        seed, file = f"{self.plan.seed}/{number} imitate", str(self._weights(number))
        games = max(1, self.plan.games // IMITATED)
        kinds = self.plan.kinds
        planned = (
            SelfPlayGame(game, seed, kinds[game % len(kinds)], file) for game in range(games)
        )
        thoughts = self._work(f"Questions {number}", planned, games, questions)
        weights = read_weights(self._weights(number))
        weights["questions"] = rounded(imitated(one for some in thoughts for one in some))
        self._write_weights(number, weights)

    def _write_weights(self, number: int, weights: dict[str, Any]) -> None:
        text = json.dumps(weights, indent=0, ensure_ascii=False)
        self._weights(number).write_text(text, encoding="utf-8")

    def _evaluate(self, number: int, rate: float) -> None:
        """Let the new weights play the champion, and the winner the yardstick; store the result."""
        plan, new, old = self.plan, str(self._weights(number)), self.champion
        gate = self._series(f"Gate {number}", f"{plan.seed}/{number} gate", new, old)
        adopted = gate.ahead > 0
        champion = new if adopted else old
        measured = self._series(
            f"Yardstick {number}", f"{plan.seed} yardstick", champion, plan.yardstick
        )
        self.history.append(
            Generation(
                number,
                plan.games * (number + 1),
                round(rate, 3),
                str(gate),
                round(gate.ahead, 2),
                adopted,
                str(measured),
                round(measured.rate, 4),
                measured.interval,
            )
        )
        if adopted:
            text = self._weights(number).read_text(encoding="utf-8")
            (self.folder / WEIGHTS).write_text(text, encoding="utf-8")
        self._write_plan()
        (self.folder / CURVE).write_text(str(curve(self.history, plan.yardstick)), encoding="utf-8")
        self.console.print(
            f"generation {number}: R² {rate:.2f}; against the champion {gate}"
            f"{', adopted' if adopted else ''}; champion against {plan.yardstick} {measured}"
        )

    def _series(self, title: str, seed: str, first: str, second: str) -> SeriesResult:
        deals = self.plan.deals
        scores: list[BoutScore] = list(
            self._work(title, bouts(self.plan.kinds, deals, seed, first, second), deals, fight)
        )
        return SeriesResult.of(scores)

    def _work(
        self, title: str, tasks: Iterable[Task], total: int, work: Callable[[Task], Done]
    ) -> Generator[Done, None, None]:
        columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()
        quiet = not self.console.is_terminal
        shown = Progress(
            *columns, TimeRemainingColumn(), console=self.console, disable=quiet, transient=True
        )
        if self.ray is None:
            results = work_all(tasks, self.jobs, work)
        else:
            results = work_remotely(tasks, self.ray, self.jobs, work)
        with closing(results), shown as progress:
            bar = progress.add_task(title, total=total)
            for done in results:
                progress.advance(bar)
                yield done


def _line(number: int, save: str) -> str:
    return json.dumps({"number": number, "save": save}, ensure_ascii=False) + "\n"


def _saves(file: Path) -> dict[int, str]:
    """Return the saves by number of the game, without an incomplete last line."""
    found: dict[int, str] = {}
    if file.exists():
        for line in file.read_text(encoding="utf-8").split("\n"):
            try:
                game: dict[str, Any] = json.loads(line)
            except ValueError:
                continue
            found[game["number"]] = game["save"]
    return found


def read_sums(file: Path) -> dict[str, Sums]:
    with np.load(file) as kept:
        kinds = {name.split("/")[0] for name in kept.files}
        return {
            kind: Sums(float(kept[f"{kind}/rows"]), kept[f"{kind}/square"], kept[f"{kind}/product"])
            for kind in kinds
        }


def write_sums(file: Path, sums: dict[str, Sums]) -> None:
    arrays: dict[str, Any] = {}
    for kind, some in sums.items():
        arrays[f"{kind}/rows"] = np.array(some.rows)
        arrays[f"{kind}/square"] = some.square
        arrays[f"{kind}/product"] = some.product
    np.savez(file, **arrays)


def commit() -> str:
    """Return the commit of this checkout, or "" outside of one."""
    asked = ["git", "-C", str(Path(__file__).parent), "rev-parse", "--short", "HEAD"]
    try:
        finished = subprocess.run(asked, check=False, capture_output=True, text=True)
    except OSError:
        return ""
    return finished.stdout.strip()
