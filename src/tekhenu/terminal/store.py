"""Saved games of the terminal, written after every choice."""

import json
import os
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import TypeGuard

from tekhenu.agents import UnknownAgent, agent_for
from tekhenu.folders import private_folder
from tekhenu.rules import Game, SaveError, Settings

HUMAN = "human"
SAVE_FILE = "game.json"
EARLIER_SAVE_FILE = "earlier-game.json"


@dataclass(frozen=True, slots=True)
class SavedGame:
    game: Game
    seats: list[str]


def solo_seats(settings: Settings) -> list[str]:
    """Return the seats of a solo game: a human, and opponents that are part of the rules."""
    return ["human", *[str(settings.solo)] * (settings.players - 1)]


def write_whole(path: Path, text: str) -> None:
    """Write a file atomically: readers see either the old text or the new one."""
    private_folder(path.parent)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def saved_text(game: Game, seats: list[str]) -> str:
    """Serialize a game with its seats; a plain save has no seats."""
    whole = {"seats": seats, "over": game.over, "game": game.save()}
    return json.dumps(whole, indent=1) + "\n"


def read_game(path: Path) -> SavedGame:
    """Load a game with or without seats; without, the seats are empty."""
    text = path.read_text(encoding="utf-8")
    try:
        whole = json.loads(text)
    except (ValueError, RecursionError):
        whole = None
    if not isinstance(whole, dict) or "game" not in whole:
        return SavedGame(Game.load(text), [])
    if not isinstance(whole["game"], str):
        raise SaveError("the file does not contain a saved game", "no-save")
    game = Game.load(whole["game"])
    seats = whole.get("seats")
    if not _fits(seats, game.settings):
        raise SaveError("the saved game has no valid list of seats")
    return SavedGame(game, seats)


def _fits(seats: object, settings: Settings) -> TypeGuard[list[str]]:
    if not isinstance(seats, list) or len(seats) != settings.players:
        return False
    if settings.solo is not None:
        return seats == solo_seats(settings)
    return all(isinstance(seat, str) and _sits(seat) for seat in seats)


def _sits(seat: str) -> bool:
    """Return whether a seat is a human or a valid agent description."""
    try:
        return seat == HUMAN or agent_for(seat) is not None
    except UnknownAgent:
        return False


def is_over(path: Path) -> bool | None:
    """Return whether a saved game is over without loading it, or None if unknown."""
    try:
        whole = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return None
    over = whole.get("over") if isinstance(whole, dict) else None
    return over if isinstance(over, bool) else None


def put_aside(folder: Path) -> Path | None:
    """Make room for a new game; an unfinished one is moved to another name."""
    saved, earlier = folder / SAVE_FILE, folder / EARLIER_SAVE_FILE
    if not saved.exists() or is_over(saved):
        return None
    os.replace(saved, earlier)
    return earlier
