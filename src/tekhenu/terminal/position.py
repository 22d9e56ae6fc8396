"""A game that begins at a position from a file, as saves have it or as people see it."""

import json
from pathlib import Path
from typing import Any

from tekhenu.real_table.position_editor import DraftError, StandingWords, stand
from tekhenu.rules import Game, Settings
from tekhenu.rules.position import PositionError, read_position
from tekhenu.text import Catalogue


class UnusablePosition(ValueError):
    """No game can begin there; the message says why."""


def game_at(path: Path, settings: Settings, words: Catalogue) -> Game:
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as wrong:
        raise UnusablePosition(wrong.strerror or str(wrong)) from None
    except (ValueError, RecursionError) as wrong:
        raise UnusablePosition(str(wrong)) from None
    try:
        if isinstance(data, dict) and "phase" in data:
            return Game.at(read_position(data, settings), settings)
        return _as_it_stands(data, settings, words)
    except DraftError as wrong:
        raise UnusablePosition(wrong.say(words)) from None
    except PositionError as wrong:
        raise UnusablePosition(str(wrong)) from None


def _as_it_stands(data: Any, settings: Settings, words: Catalogue) -> Game:
    if not isinstance(data, dict):
        raise DraftError("shape")
    standing = stand(settings, data)
    if not standing.sound:
        raise UnusablePosition(StandingWords(standing, words).problem(standing.problems[0]))
    return Game.at(standing.state, settings)
