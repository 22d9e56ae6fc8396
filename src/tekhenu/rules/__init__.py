"""The rules of the game, free of input, output and clocks."""

from .decision import Decision, IllegalMove
from .decision_kind import DecisionKind
from .declarations import SettingsError
from .ending import Rank
from .event import Event, Source
from .game import CannotUndo, Game
from .knowledge import View
from .move import Move
from .position import PositionError, position_from_json, position_to_json
from .reason import Reason
from .save import SaveError
from .settings import ChanceSource, Settings
from .state import Phase, Player, State
from .variants import Automas, Botankhamun, TimeOfSeth

__all__ = [
    "Automas",
    "Botankhamun",
    "CannotUndo",
    "ChanceSource",
    "Decision",
    "DecisionKind",
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
    "position_from_json",
    "position_to_json",
]
