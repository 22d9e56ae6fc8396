"""Replays of saves in a program with further settings, run by `test_a_setting_more` in a copy.

Prints, for each save, the end of the game and the settings with which it would be saved now.
"""

import json
import sys
from pathlib import Path
from typing import Any

from tekhenu import Game, Settings
from tools.record import result_of

FURTHER: list[dict[str, Any]] = [
    {"players": 4, "moon": "full"},
    {"players": 3, "seth": True, "flood": "high"},
    {"solo": "botankhamun", "difficulty": "hard", "mood": "grim"},
    {"solo": "automa", "automas": 2, "moon": "full", "temper": "hot", "flood": "high"},
]


def replay(path: Path) -> dict[str, Any]:
    game = Game.load(path.read_text(encoding="utf-8"))
    return {"result": result_of(game), "settings": game.settings.to_json()}


def saved_and_loaded(wish: dict[str, Any]) -> dict[str, Any]:
    settings = Settings.from_json(wish)
    loaded = Game.load(Game.new(settings, seed=1).save())
    assert loaded.settings == settings
    return loaded.settings.to_json()


if __name__ == "__main__":
    replayed = {path: replay(Path(path)) for path in sys.argv[1:]}
    print(json.dumps({"saves": replayed, "further": [saved_and_loaded(wish) for wish in FURTHER]}))
