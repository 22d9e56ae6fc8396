"""Unofficial implementation of the board game Tekhenu: Obelisk of the Sun.

>>> from tekhenu import Game, Settings
>>> game = Game.new(Settings(players=2), seed=7)
>>> game.play(game.decision.options[0])
>>> game
<Game of 2: decrees, round 0, VP 10 10, 1 choice>

Start with `Game`. `tekhenu.svg` draws games, and `tekhenu.agents` has computer players.
"""

import importlib
from typing import TYPE_CHECKING, Any

from . import core  # must be first, because it selects the compiled or interpreted modules
from .components import Edition, EditionError
from .components.errors import ProblemDescriber, describe_with
from .rules import (
    Automas,
    Botankhamun,
    CannotUndo,
    ChanceSource,
    Decision,
    DecisionKind,
    Event,
    Game,
    IllegalMove,
    Move,
    Phase,
    Player,
    PositionError,
    Rank,
    Reason,
    SaveError,
    Settings,
    SettingsError,
    Source,
    State,
    TimeOfSeth,
    View,
    position_from_json,
    position_to_json,
)
from .rules.presenting import Presenter, present_with

if TYPE_CHECKING:
    from . import agents, svg

    __version__: str

__all__ = [
    "Automas",
    "Botankhamun",
    "CannotUndo",
    "ChanceSource",
    "Decision",
    "DecisionKind",
    "Edition",
    "EditionError",
    "Event",
    "Game",
    "IllegalMove",
    "Move",
    "Phase",
    "Player",
    "PositionError",
    "Rank",
    "Reason",
    "SaveError",
    "Settings",
    "SettingsError",
    "Source",
    "State",
    "TimeOfSeth",
    "View",
    "agents",
    "core",
    "position_from_json",
    "position_to_json",
    "svg",
]


def _presenter() -> Presenter:
    from . import presenter

    return presenter


def _describer() -> ProblemDescriber:
    from .text.editions import in_english

    return in_english


present_with(_presenter)
describe_with(_describer)


def __getattr__(name: str) -> Any:
    """Load `tekhenu.svg`, `tekhenu.agents` and `tekhenu.__version__` when they are first used."""
    if name == "__version__":
        from importlib.metadata import version

        return version(__name__)
    if name in ("agents", "svg"):
        return importlib.import_module(f".{name}", __name__)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
