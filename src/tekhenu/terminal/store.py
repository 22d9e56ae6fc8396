"""Where games are kept: after every choice, so that nothing can be lost."""

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
KEPT = "game.json"
EARLIER = "earlier-game.json"


@dataclass(frozen=True, slots=True)
class Kept:
    game: Game
    seats: list[str]


def solo_seats(settings: Settings) -> list[str]:
    """You, and the solo opponents, which play inside the rules."""
    return ["human", *[str(settings.solo)] * (settings.players - 1)]


def write_whole(path: Path, text: str) -> None:
    """All or nothing: whoever reads the file sees the old text or the new one."""
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


def kept_text(game: Game, seats: list[str]) -> str:
    """A kept game knows who sits where; a saved one is the bare game."""
    whole = {"seats": seats, "over": game.over, "game": game.save()}
    return json.dumps(whole, indent=1) + "\n"


def read_game(path: Path) -> Kept:
    """A kept or a saved game; of a saved one the seats are unknown (empty)."""
    text = path.read_text(encoding="utf-8")
    try:
        whole = json.loads(text)
    except (ValueError, RecursionError):
        whole = None
    if not isinstance(whole, dict) or "game" not in whole:
        return Kept(Game.load(text), [])
    if not isinstance(whole["game"], str):
        raise SaveError("the kept game is not a saved game", "no-save")
    game = Game.load(whole["game"])
    seats = whole.get("seats")
    if not _fits(seats, game.settings):
        raise SaveError("the kept game does not say who sits where")
    return Kept(game, seats)


def _fits(seats: object, settings: Settings) -> TypeGuard[list[str]]:
    if not isinstance(seats, list) or len(seats) != settings.players:
        return False
    if settings.solo is not None:
        return seats == solo_seats(settings)
    return all(isinstance(seat, str) and _sits(seat) for seat in seats)


def _sits(seat: str) -> bool:
    """A human or an agent by its description."""
    try:
        return seat == HUMAN or agent_for(seat) is not None
    except UnknownAgent:
        return False


def is_over(path: Path) -> bool | None:
    """Whether the game kept there is over, without loading it; None if nothing tells."""
    try:
        whole = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return None
    over = whole.get("over") if isinstance(whole, dict) else None
    return over if isinstance(over, bool) else None


def put_aside(folder: Path) -> Path | None:
    """Make room for a new game; one that is not over is kept under another name."""
    kept, earlier = folder / KEPT, folder / EARLIER
    if not kept.exists() or is_over(kept):
        return None
    os.replace(kept, earlier)
    return earlier
