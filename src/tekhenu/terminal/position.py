"""Games that start at a position from a file, in the format of saves or in readable form."""

import json
from pathlib import Path
from typing import Any

from tekhenu.real_table.position_editor import DraftError, EditorTexts, build_table
from tekhenu.rules import Game, Settings
from tekhenu.rules.position import PositionError, read_position
from tekhenu.text import Catalog


class UnusablePosition(ValueError):
    """An unusable position; the message says why."""


def game_at(path: Path, settings: Settings, words: Catalog) -> Game:
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as wrong:
        raise UnusablePosition(wrong.strerror or str(wrong)) from None
    except (ValueError, RecursionError) as wrong:
        raise UnusablePosition(str(wrong)) from None
    try:
        if isinstance(data, dict) and "phase" in data:
            return Game.at(read_position(data, settings), settings)
        return _readable_position(data, settings, words)
    except DraftError as wrong:
        raise UnusablePosition(wrong.say(words)) from None
    except PositionError as wrong:
        raise UnusablePosition(str(wrong)) from None


def _readable_position(data: Any, settings: Settings, words: Catalog) -> Game:
    if not isinstance(data, dict):
        raise DraftError("shape")
    table = build_table(settings, data)
    if not table.sound:
        raise UnusablePosition(EditorTexts(table, words).problem(table.problems[0]))
    return Game.at(table.state, settings)
