"""`tekhenu puzzles make`: puzzles drawn from computers' games, a file each.

Files are written as puzzles are found. Until all are there a note beside them says how far the
search has come, and the same command goes on from it.
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
from .errors import LabError

NOTE = "making.json"
Turns = list[list[Puzzle]]
Look = Callable[[str, int], Turns]  # into one game of a series


def make_puzzles(count: int, seed: str, folder: Path, jobs: int, console: Console) -> Selection:
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("puzzles", total=count)
        for selection in making(count, seed, folder, jobs):
            progress.update(task, completed=len(selection.puzzles))
    return selection


def making(
    count: int, seed: str, folder: Path, jobs: int = 1, look: Look = candidates
) -> Iterator[Selection]:
    """What is there after each game that was looked at.

    The same seed gives the same puzzles, however many processes look for them and however often
    they were stopped.
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


# Going on where it was stopped


def _begun(count: int, seed: str, folder: Path) -> tuple[Selection, int]:
    """What a folder holds already, and the next game."""
    folder.mkdir(parents=True, exist_ok=True)
    note = folder / NOTE
    if not note.exists():
        if any(folder.glob("*.toml")):
            raise LabError(f"{folder} holds puzzles already: choose an empty folder")
        return Selection(count), 0
    begun = json.loads(note.read_text("utf-8"))
    if (begun["count"], begun["seed"]) != (count, seed):
        asked = f"--count {begun['count']} --seed {begun['seed']}"
        raise LabError(f"{folder} holds puzzles of {asked}: go on with these or choose another")
    names = [f"{number:04}.toml" for number in range(1, begun["puzzles"] + 1)]
    held = [read((folder / name).read_text("utf-8"), name) for name in names]
    return Selection(count, held, begun["positions"], begun["candidates"]), begun["games"]


def _note(folder: Path, selection: Selection, seed: str, games: int) -> None:
    """In one stroke, after the puzzles it tells of: files beyond it are written once more."""
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
