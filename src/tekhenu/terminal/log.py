"""The log: events as lines, and a solo opponent's turn with its reasons."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from tekhenu.rules import Game
from tekhenu.rules.event import (
    Began,
    Chose,
    Picked,
    Progressed,
    Revealed,
    Rolled,
    TileDrawn,
    Uncovered,
)
from tekhenu.text import Catalog, EventLine, Scene
from tekhenu.text.parts import Message
from tekhenu.text.scene import is_opponent
from tekhenu.text.turns import OpponentTurn

from .look import LABEL, QUIET, painted

INDENT = 2
FURTHER = 6  # indentation of the steps of a choice


def log_line(line: EventLine, style: str = QUIET) -> Padding:
    if line.why:
        return _indented(painted(line.message, QUIET), FURTHER)
    return _indented(painted(line.message, style))


def show_opponent_turn(turn: OpponentTurn, words: Catalog) -> list[RenderableType]:
    """Show the outcome, then the steps that led to it, then the changes on the table."""
    lines: list[RenderableType] = ["", _indented(painted(Message.joined(turn.outcome), LABEL))]
    lines += [_indented(painted(step, QUIET), FURTHER) for step in turn.steps]
    if turn.cut:
        lines.append(_indented(Text(words.say("bot-turn-in-full"), style=QUIET), FURTHER))
    lines += [_indented(painted(change, QUIET)) for change in turn.changes]
    return lines


def _indented(text: Text, left: int = INDENT) -> Padding:
    return Padding(text, (0, 0, 0, left))


def last_bot_turn(scene: Scene) -> int:
    """Return the index of the event that began the solo opponent's last turn.

    Return the number of events if there was no such turn.
    """
    events = scene.events
    for place in reversed(range(len(events))):
        event = events[place]
        if isinstance(event, Began) and is_opponent(scene, event.seat):
            return place
    return len(events)


def why_no_undo(game: Game, names: Sequence[str], words: Catalog) -> str:
    """Name the first unforeseeable event since the choice that cannot be undone."""
    earlier = game.copy()
    earlier.undo(force=True)
    for event in game.events[len(earlier.events) :]:
        match event:
            case Progressed() if event.coin != "start":
                return words.say("play-undo-coin", player=names[event.seat])
            case Uncovered():
                return words.say("play-undo-tile", player=names[event.seat])
            case Picked() if len(event.among) > 1:
                return words.say("play-undo-pick", player=names[event.seat])
            case Rolled() | Revealed() | TileDrawn():
                break
            case Chose() if is_opponent(game, event.seat):
                return words.say("play-undo-pick", player=names[event.seat])
    return words.say("play-undo-revealed")
