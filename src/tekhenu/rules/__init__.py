"""What happens: the rules of the game, free of input, output and clocks."""

from .decision import Decision, IllegalMove
from .ending import Rank
from .event import Event, Source
from .game import CannotUndo, Game
from .knowledge import View
from .move import Move
from .options import Options, OptionsError
from .position import PositionError
from .reason import Reason
from .save import SaveError
from .state import Phase, Player, State

__all__ = [
    "CannotUndo",
    "Decision",
    "Event",
    "Game",
    "IllegalMove",
    "Move",
    "Options",
    "OptionsError",
    "Phase",
    "Player",
    "PositionError",
    "Rank",
    "Reason",
    "SaveError",
    "Source",
    "State",
    "View",
]
