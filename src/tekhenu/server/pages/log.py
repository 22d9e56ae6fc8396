"""The log as a person may read it: lines that link to their moment."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from tekhenu.rules import Event, View
from tekhenu.rules import event as ev
from tekhenu.text import event_lines
from tekhenu.text.parts import CARD, Message
from tekhenu.text.turns import chapters, is_opponent_turn, opponent_turn

NEWEST = 40  # lines beside the table; the replay has all


@dataclass(frozen=True, slots=True)
class LogLine:
    """`step`: the choice it belongs to, None while tentative; `why`: reasoning, folded away."""

    id: str
    message: Message
    step: int | None
    heading: bool = False
    why: list[Message] = field(default_factory=list)

    @property
    def text(self) -> str:
        return self.message.text


def newest_lines(
    view: View, bounds: Sequence[int], names: Sequence[str], lang: str
) -> list[LogLine]:
    """The last lines, oldest first; `bounds` are the events after so many committed choices."""
    lines = _told(view, view.events[bounds[-1] :], None, names, lang)
    for step in range(len(bounds) - 1, 0, -1):
        if len(lines) >= NEWEST:
            return lines[-NEWEST:]
        lines = _told(view, view.events[bounds[step - 1] : bounds[step]], step, names, lang) + lines
    return _told(view, view.events[: bounds[0]], 0, names, lang) + lines


def all_lines(view: View, bounds: Sequence[int], names: Sequence[str], lang: str) -> list[LogLine]:
    return [
        line
        for step, (begin, end) in enumerate(pairwise([0, *bounds]))
        for line in _told(view, view.events[begin:end], step, names, lang)
    ]


def _told(
    view: View, events: Sequence[Event], step: int | None, names: Sequence[str], lang: str
) -> list[LogLine]:
    lines: list[LogLine] = []

    def add(message: Message, *, heading: bool = False, why: Sequence[Message] = ()) -> None:
        name = f"{'draft' if step is None else step}-{len(lines)}"
        lines.append(LogLine(name, message, step, heading, list(why)))

    for part in chapters(view, events):
        if is_opponent_turn(view, part) and any(isinstance(event, ev.Took) for event in part):
            turn = opponent_turn(view, part, names, lang)
            add(Message.joined(turn.outcome), why=turn.steps)
            for change in turn.changes:
                add(change)
            continue
        for piece in _rounds_apart(part):
            heading = isinstance(piece[0], ev.Began)
            for line in event_lines(view, piece, names, lang):
                if line.why and lines:
                    lines[-1].why.append(line.message)
                else:
                    add(line.message, heading=heading)
    return lines


def _rounds_apart(events: Sequence[Event]) -> list[list[Event]]:
    pieces: list[list[Event]] = []
    for event in events:
        alone = isinstance(event, ev.Began)
        if not pieces or alone or isinstance(pieces[-1][0], ev.Began):
            pieces.append([])
        pieces[-1].append(event)
    return pieces


def cards_named(lines: Iterable[LogLine]) -> set[str]:
    """The cards and tiles that lines speak of."""
    told = (message for line in lines for message in (line.message, *line.why))
    return {part.id for message in told for part in message if part.kind == CARD}
