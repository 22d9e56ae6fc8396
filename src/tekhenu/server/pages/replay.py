"""A game again, step by step, as the person who looks may see it."""

from bisect import bisect_right
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from tekhenu.board import Look, shown_by
from tekhenu.board.panels.charts import ScoreHistory, draw_score_chart, score_history
from tekhenu.board.table import draw_board, draw_others, draw_seat
from tekhenu.rules.ending import decrees_shown, ranking
from tekhenu.text import Catalogue

from ...games.session import SessionSnapshot
from ...games.timeline import Timeline
from ...presentation.final import source_table
from ...presentation.log import LogLine, all_lines, cards_named
from ...presentation.previews import dice_in_light
from ...presentation.progress import moment
from .table import front_seat, light_of_dice, look_at, tabs_of, texts_of

KEPT = 16  # games whose whole log is remembered, for those who go through them step by step


def replay_page(
    session: SessionSnapshot,
    held: Sequence[int],
    wanted: int | None,
    step: int | None,
    words: Catalogue,
    *,
    with_log: bool = True,
) -> dict[str, Any]:
    """`with_log`: the log is the same at every step, and long; a page needs it once."""
    seat = replay_seat(session, held, wanted)
    names = session.names(words)
    timeline = session.journal.stands
    last = timeline.steps
    now = last if step is None else min(step, last)
    whole = told(timeline, seat, tuple(names), words)
    view = whole.look.view if now == last else timeline.at(now).view(seat)
    look = look_at(view, names, words)
    history, lines = whole.history, whole.lines
    parts = draw_board(look)
    front = front_seat(view, seat)
    board = draw_seat(look, front)
    shown = shown_by([*parts.values(), board])
    rows = ranking(look.state)
    here = _line_here(lines, now)
    return {
        "game": session.id,
        "seat": seat,
        "step": now,
        "steps": last,
        "look": look,
        "names": names,
        "moment": moment(view, words),
        "parts": parts,
        "board": board,
        "tabs": tabs_of(look),
        "tile": None,
        "kept": frozenset(),
        **light_of_dice(look),
        "compacts": draw_others(look, front),
        "cards": texts_of(look, [*shown.cards, *whole.cards]),
        "previews": dice_in_light(view, words),
        "chart": draw_score_chart(
            whole.look, history.series, timeline.marks[now].round, history.scorings
        ),
        "rows": rows,
        **source_table(timeline.game, rows, words),
        "decrees": [decrees_shown(look.state, row.seat) for row in rows] if view.over else [],
        "log": lines if with_log else None,
        "here": here and here.id,
        "told": _told_here(here, now),
    }


class Told(NamedTuple):
    """What is the same at every step: the game as it stands, its log and its scores."""

    look: Look
    lines: list[LogLine]
    cards: set[str]  # that the lines name
    history: ScoreHistory


@lru_cache(KEPT)
def told(timeline: Timeline, seat: int | None, names: tuple[str, ...], words: Catalogue) -> Told:
    """Compute once what stays the same from step to step."""
    view = timeline.game.view(seat)
    look = look_at(view, names, words)
    lines = all_lines(view, timeline.events, names, words.lang)
    return Told(look, lines, cards_named(lines), score_history(look))


def replay_seat(session: SessionSnapshot, held: Sequence[int], wanted: int | None) -> int | None:
    """A person with one seat sees that; with several none, unless the game is over."""
    if len(held) == 1:
        return held[0]
    if wanted in held and session.journal.committed.over:
        return wanted
    return None


def _line_here(lines: Sequence[LogLine], now: int) -> LogLine | None:
    """The last line that has happened by then; a game begun at a position may have none."""
    count = bisect_right(lines, now, key=lambda line: (line.parts or [line])[0].step or 0)
    return lines[count - 1] if count else None


def _told_here(line: LogLine | None, now: int) -> list[str]:
    """What the last choice led to, or else what the line says."""
    if line is None:
        return []
    return [part.text for part in line.parts if part.step == now] or [line.text]
