"""The log as a person may read it: lines that link to their moment."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from tekhenu.rules import Event, View
from tekhenu.rules import event as ev
from tekhenu.text import card_ids, event_lines
from tekhenu.text.parts import Part, marked_names, parts, plain
from tekhenu.text.turns import bot_turn, chapters, is_bot_turn

CARD = re.compile(r"(?<!\w)([A-Z]\d\d)(?![^\W가-힣])")  # a Korean particle may follow
NEWEST = 40  # lines beside the table; the replay has all


CARDS = frozenset(card_ids(seth=True))


@dataclass(frozen=True, slots=True)
class LogLine:
    """`step`: the choice it belongs to, None while tentative; `why`: reasoning, folded away."""

    id: str
    text: str  # with its parts marked
    step: int | None
    heading: bool = False
    why: list[str] = field(default_factory=list)

    @property
    def parts(self) -> list[Part]:
        return parts(self.text)


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
    names = marked_names(names)

    def add(text: str, *, heading: bool = False, why: Sequence[str] = ()) -> None:
        name = f"{'draft' if step is None else step}-{len(lines)}"
        lines.append(LogLine(name, text, step, heading, [plain(reason) for reason in why]))

    for part in chapters(view, events):
        if is_bot_turn(view, part) and any(isinstance(event, ev.Took) for event in part):
            turn = bot_turn(view, part, names, lang)
            add(" ".join(turn.outcome), why=turn.steps)
            for change in turn.changes:
                add(change)
            continue
        for piece in _rounds_apart(part):
            heading = isinstance(piece[0], ev.Began)
            for line in event_lines(view, piece, names, lang):
                if line.why and lines:
                    lines[-1].why.append(plain(line.text))
                else:
                    add(line.text, heading=heading)
    return lines


def _rounds_apart(events: Sequence[Event]) -> list[list[Event]]:
    pieces: list[list[Event]] = []
    for event in events:
        alone = isinstance(event, ev.Began)
        if not pieces or alone or isinstance(pieces[-1][0], ev.Began):
            pieces.append([])
        pieces[-1].append(event)
    return pieces


def cards_named(lines: Sequence[LogLine]) -> set[str]:
    """The cards and tiles that lines speak of."""
    texts = [part.text for line in lines for part in line.parts if not part.kind]
    return {card for text in texts for _, card in with_cards(text) if card is not None}


def with_cards(text: str) -> list[tuple[str, str | None]]:
    """The text in pieces, each with the card it names."""
    pieces = enumerate(CARD.split(text))
    return [(piece, piece if i % 2 and piece in CARDS else None) for i, piece in pieces if piece]
