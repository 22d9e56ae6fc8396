"""`tekhenu puzzles make`: puzzles from computers' games, one file per puzzle.

Files are written as puzzles are found. Until all are found, a file beside them contains the
progress of the search, from which the same command continues.
"""

import itertools
import json
import os
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from tekhenu.puzzles.generator import candidates
from tekhenu.puzzles.puzzle import Puzzle, read, write
from tekhenu.puzzles.selection import Selection

from ..workers import run_in_order
from .errors import LabError, make_folder

NOTE = "making.json"
Turns = list[list[Puzzle]]
PuzzleSearch = Callable[[str, int], Turns]  # finds the candidates in one game of a series


def make_puzzles(count: int, seed: str, folder: Path, jobs: int, console: Console) -> Selection:
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("puzzles", total=count)
        for selection in making(count, seed, folder, jobs):
            progress.update(task, completed=len(selection.puzzles))
    return selection


def making(
    count: int, seed: str, folder: Path, jobs: int = 1, look: PuzzleSearch = candidates
) -> Iterator[Selection]:
    """Yield the puzzles found so far after each game.

    The result depends only on the seed, not on the number of processes or of interruptions.
    """
    selection, first = _begun(count, seed, folder)
    games = run_in_order(partial(look, seed), itertools.count(first), jobs)
    for number, game in enumerate(games, first + 1):
        known = len(selection.puzzles)
        selection.add(game)
        for puzzle in selection.puzzles[known:]:
            (folder / f"{puzzle.id}.toml").write_text(write(puzzle), "utf-8")
        if selection.full:
            (folder / NOTE).unlink(missing_ok=True)
        else:
            _note(folder, selection, seed, number)
        yield selection
        if selection.full:
            return


# Continuing an interrupted search


def _begun(count: int, seed: str, folder: Path) -> tuple[Selection, int]:
    """Return the puzzles in a folder, and the number of the next game."""
    make_folder(folder)
    note = folder / NOTE
    if not note.exists():
        if any(folder.glob("*.toml")):
            raise LabError(f"{folder} already contains puzzles; choose an empty folder")
        return Selection(count), 0
    begun = json.loads(note.read_text("utf-8"))
    if (begun["count"], begun["seed"]) != (count, seed):
        asked = f"--count {begun['count']} --seed {begun['seed']}"
        raise LabError(
            f"{folder} contains puzzles of {asked}; use these arguments or another folder"
        )
    names = [f"{number:04}.toml" for number in range(1, begun["puzzles"] + 1)]
    held = [read((folder / name).read_text("utf-8"), name) for name in names]
    return Selection(count, held, begun["positions"], begun["candidates"]), begun["games"]


def _note(folder: Path, selection: Selection, seed: str, games: int) -> None:
    """Write the progress atomically. Puzzles written later are written again after a stop."""
    note = {
        "seed": seed,
        "count": selection.count,
        "games": games,
        "positions": selection.positions,
        "candidates": selection.candidates,
        "puzzles": len(selection.puzzles),
    }
    new = folder / f"{NOTE}.new"
    new.write_text(json.dumps(note), "utf-8")
    os.replace(new, folder / NOTE)
