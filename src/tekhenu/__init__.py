"""Tekhenu: Obelisk of the Sun, an unofficial implementation."""

from .rules import (
    CannotUndo,
    Decision,
    Game,
    IllegalMove,
    Option,
    Options,
    OptionsError,
    PositionError,
    SaveError,
    State,
    View,
)

__all__ = [
    "CannotUndo",
    "Decision",
    "Game",
    "IllegalMove",
    "Option",
    "Options",
    "OptionsError",
    "PositionError",
    "SaveError",
    "State",
    "View",
]
