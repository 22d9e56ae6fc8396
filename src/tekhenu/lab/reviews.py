"""The table of the turns of many games, and the decisions that cost the most."""

import argparse
import sys
from collections import defaultdict
from collections.abc import Generator, Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from rich.table import Table

from tekhenu.analysis.review import (
    DEPTH,
    Grade,
    PlayedTurn,
    Review,
    ReviewedTurn,
    finished,
    turns_of,
)
from tekhenu.analysis.tasks import ReviewTask, TurnReviewer
from tekhenu.rules import Game
from tekhenu.text import Catalog
from tekhenu.workers import TaskFailed, WorkerDied, run_in_order

from .commands import INTERRUPTED, WRONG, consoles
from .errors import LabError
from .tables import Columns, TableRecord, need_pyarrow

SERIOUS = (Grade.MISTAKE, Grade.BLUNDER)
MOST_KINDS = 12  # kinds of decisions in the printed table
DRAFT = ".draft"  # suffix of a file that is not yet complete

COLUMNS: Columns = (
    ("game", "string"),
    ("players", "int8"),
    ("seat", "int8"),
    ("agent", "string"),
    ("round", "int8"),
    ("kind", "string"),
    ("played", "string"),
    ("best", "string"),
    ("loss", "float64"),
    ("error", "float64"),
    ("grade", "string"),
    ("luck", "float64"),
    ("margins", "floats"),
)


class SavedSeats(Protocol):
    """A game with the agents of its seats, if they are known."""

    @property
    def game(self) -> Game: ...
    @property
    def seats(self) -> list[str]: ...


class PlannedGame(NamedTuple):
    """A game with the turns to review; `kinds` are those of their first decisions."""

    name: str
    game: Game
    agents: list[str]
    turns: list[PlayedTurn]
    kinds: list[str]


class DecisionCost(NamedTuple):
    """The losses of all turns that begin with a kind of decision."""

    kind: str
    losses: list[float]
    serious: int

    @property
    def total(self) -> float:
        return sum(self.losses)

    @property
    def mean(self) -> float:
        return self.total / len(self.losses)


def run_reviews(saves: Iterator[tuple[str, SavedSeats]], args: argparse.Namespace) -> int:
    """Review the games, write the table and print the costs of decisions."""
    words: Catalog = args.words
    try:
        need_pyarrow("review --parquet")
    except LabError as wrong:
        print(f"tekhenu: {wrong}", file=sys.stderr)
        return WRONG
    rows: list[TableRecord] = []
    games, code = 0, 0
    try:
        with closing(reviewed_games(saves, args.jobs)) as found:
            for planned, review in found:
                rows += turn_rows(planned, review)
                games += 1
                done = words.say("report-game", game=planned.name, turns=len(review.turns))
                print(done, file=sys.stderr)
    except KeyboardInterrupt:
        code = INTERRUPTED
    except (TaskFailed, WorkerDied) as failed:
        print(words.say("report-failed", reason=str(failed)), file=sys.stderr)
        code = WRONG
    if not rows:
        print(words.say("report-no-games"), file=sys.stderr)
        return code or WRONG
    try:
        write_turns(rows, args.parquet)
    except OSError as wrong:
        reason = wrong.strerror or str(wrong)
        print(words.say("error-file", file=str(args.parquet), reason=reason), file=sys.stderr)
        return WRONG
    key = "report-stopped" if code else "report-written"
    print(words.say(key, turns=len(rows), games=games, file=str(args.parquet)))
    consoles()[0].print(cost_table(costs_of(rows), words))
    return code


def reviewed_games(
    saves: Iterable[tuple[str, SavedSeats]], jobs: int
) -> Generator[tuple[PlannedGame, Review], None, None]:
    """Yield each game with its review. Turns of several games are computed at the same time."""
    planned: list[PlannedGame] = []

    def tasks() -> Iterator[ReviewTask]:
        for name, saved in saves:
            game = plan(name, saved)
            if game.turns:
                planned.append(game)
            save = game.game.save()
            yield from (ReviewTask(save, turn, DEPTH) for turn in game.turns)

    turns: list[ReviewedTurn] = []
    with closing(run_in_order(TurnReviewer(), tasks(), jobs)) as results:
        for turn in results:
            turns.append(turn)
            if len(turns) == len(planned[0].turns):
                game = planned.pop(0)
                yield game, finished(game.game, turns)
                turns = []


def plan(name: str, saved: SavedSeats) -> PlannedGame:
    """List the turns of a game, with the kinds of their first decisions."""
    turns = turns_of(saved.game)
    starts = {turn.before for turn in turns}
    kinds = [
        now.decision.kind.value
        for now in Game.replay(saved.game.save(), events=False)
        if len(now.choices) in starts and now.decision is not None
    ]
    return PlannedGame(name, saved.game, saved.seats, turns, kinds)


def turn_rows(planned: PlannedGame, review: Review) -> Iterator[TableRecord]:
    """Yield the rows of a game."""
    for number, each in enumerate(review.turns):
        seat = each.turn.seat
        yield {
            "game": planned.name,
            "players": planned.game.settings.players,
            "seat": seat,
            "agent": planned.agents[seat] if planned.agents else None,
            "round": each.turn.round,
            "kind": planned.kinds[number],
            "played": ", ".join(map(str, each.turn.choices)),
            "best": ", ".join(map(str, each.best)),
            "loss": each.loss,
            "error": each.error,
            "grade": each.grade.value,
            "luck": review.luck(number, seat),
            "margins": list(each.margins),
        }


def write_turns(rows: list[TableRecord], path: Path) -> None:
    """Write the table to a file, which is replaced when it is complete."""
    import pyarrow as pa
    from pyarrow import parquet

    types: dict[str, Any] = {"floats": pa.list_(pa.float64())}
    schema = pa.schema([(name, types.get(kind) or getattr(pa, kind)()) for name, kind in COLUMNS])
    draft = path.with_name(path.name + DRAFT)
    parquet.write_table(pa.Table.from_pylist(rows, schema), draft)
    draft.replace(path)


def costs_of(rows: Iterable[TableRecord]) -> list[DecisionCost]:
    """Return the costs of all kinds of decisions, the largest total first."""
    losses: dict[str, list[float]] = defaultdict(list)
    serious: dict[str, int] = defaultdict(int)
    for row in rows:
        losses[row["kind"]].append(row["loss"])
        serious[row["kind"]] += row["grade"] in SERIOUS
    costs = [DecisionCost(kind, lost, serious[kind]) for kind, lost in losses.items()]
    return sorted(costs, key=lambda cost: -cost.total)


def cost_table(costs: list[DecisionCost], words: Catalog) -> Table:
    table = Table(title=words.say("report-costs"), title_justify="left")
    table.add_column(words.say("report-kind"))
    for column in ("turns", "mean", "total", "mistakes"):
        table.add_column(words.say(f"report-{column}"), justify="right")
    for cost in costs[:MOST_KINDS]:
        numbers = f"{cost.mean:.2f}", f"{cost.total:.1f}", str(cost.serious)
        table.add_row(cost.kind, str(len(cost.losses)), *numbers)
    return table
