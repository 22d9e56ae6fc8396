"""`tekhenu puzzles make`: puzzles drawn from computers' games, a file each."""

import itertools
from collections.abc import Iterator
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from tekhenu.study.generator import Selection, candidates
from tekhenu.study.puzzle import Puzzle, write

from .errors import LabError


def make_puzzles(count: int, seed: str, jobs: int, console: Console) -> Selection:
    """The same seed gives the same puzzles, however many processes look for them."""
    selection = Selection(count)
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("puzzles", total=count)
        for turns in _games(seed, jobs):
            selection.add(turns)
            progress.update(task, completed=len(selection.puzzles))
            if selection.full:
                break
    return selection


def _games(seed: str, jobs: int) -> Iterator[list[list[Puzzle]]]:
    look = partial(candidates, seed)
    if jobs == 1:
        yield from map(look, itertools.count())
        return
    with get_context("spawn").Pool(jobs) as pool:
        for first in itertools.count(0, 2 * jobs):  # no more than are wanted are begun
            yield from pool.imap(look, range(first, first + 2 * jobs))


def write_puzzles(selection: Selection, folder: Path) -> None:
    """Nothing that is there is overwritten."""
    folder.mkdir(parents=True, exist_ok=True)
    if any(folder.glob("*.toml")):
        raise LabError(f"{folder} holds puzzles already: choose an empty folder")
    for puzzle in selection.puzzles:
        (folder / f"{puzzle.id}.toml").write_text(write(puzzle), "utf-8")
