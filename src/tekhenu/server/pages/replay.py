"""The replay of a game, step by step, as the viewer may see it."""

from bisect import bisect_right
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from tekhenu.board import Look, shown_by
from tekhenu.board.panels.charts import ScoreHistory, draw_score_chart, score_history
from tekhenu.board.table import draw_board, draw_others, draw_seat
from tekhenu.rules.ending import decrees_shown, ranking
from tekhenu.rules.wheel import next_rotation, rotation_ahead
from tekhenu.text import Catalog

from ...games.session import SessionSnapshot
from ...games.timeline import Timeline
from ...presentation.final import source_table
from ...presentation.forecast import scoring_forecast
from ...presentation.log import LogLine, all_lines, cards_named
from ...presentation.previews import dice_in_light
from ...presentation.progress import progress
from .table import (
    branch_origin,
    card_texts,
    dice_in_bag,
    front_seat,
    look_at,
    purity_by_light,
    seats_from,
    tabs,
)

CACHED_GAMES = 16  # games whose log is cached while people step through them


def replay_page(
    session: SessionSnapshot,
    held: Sequence[int],
    wanted: int | None,
    step: int | None,
    words: Catalog,
    *,
    with_log: bool = True,
    may_branch: bool = False,
) -> dict[str, Any]:
    """Return the values of a step. The log is long and the same at every step; send it once."""
    seat = replay_seat(session, held, wanted)
    names = session.names(words)
    timeline = session.journal.timeline
    last = timeline.steps
    now = last if step is None else min(step, last)
    whole = whole_game(timeline, seat, tuple(names), words)
    view = whole.look.view if now == last else timeline.at(now).view(seat)
    look = look_at(view, names, words)
    history, lines = whole.history, whole.lines
    parts = draw_board(look)
    now_at = progress(view, words)
    front = front_seat(view, seat)
    board = draw_seat(look, front)
    shown = shown_by([*parts.values(), board])
    rows = ranking(look.state)
    here = _line_at(lines, now)
    return {
        "game": session.id,
        "seat": seat,
        "step": now,
        "steps": last,
        "round": timeline.marks[now].round,
        "may_branch": may_branch,
        "can_branch": now < last or not view.over,
        "branch": branch_origin(session),
        "reviewable": session.over and not session.abandoned,
        "look": look,
        "names": names,
        "moment": now_at.parts,
        "timeline": now_at.line,
        "forecast": scoring_forecast(view, look.table, view.seat, words),
        "columns": seats_from(look, front),
        "bag": dice_in_bag(look),
        "next_rotation": next_rotation(look.state) if rotation_ahead(look.state) else 0,
        "parts": parts,
        "board": board,
        "tabs": tabs(look),
        "tile": None,
        "kept": frozenset(),
        **purity_by_light(look),
        "compacts": draw_others(look, front),
        "cards": card_texts(look, [*shown.cards, *whole.cards]),
        "previews": dice_in_light(view, words),
        "chart": draw_score_chart(
            whole.look, history.series, timeline.marks[now].round, history.scorings
        ),
        "rows": rows,
        **source_table(timeline.game, rows, words),
        "decrees": [decrees_shown(look.state, row.seat) for row in rows] if view.over else [],
        "log": lines if with_log else None,
        "here": here and here.id,
        "texts": _texts_at(here, now),
    }


class WholeGame(NamedTuple):
    """The parts of a replay that are the same at every step: final position, log and scores."""

    look: Look
    lines: list[LogLine]
    cards: set[str]  # named in the lines
    history: ScoreHistory


@lru_cache(CACHED_GAMES)
def whole_game(
    timeline: Timeline, seat: int | None, names: tuple[str, ...], words: Catalog
) -> WholeGame:
    """Return the cached parts that do not change from step to step."""
    view = timeline.game.view(seat)
    look = look_at(view, names, words)
    lines = all_lines(view, timeline.events, names, words.lang)
    return WholeGame(look, lines, cards_named(lines), score_history(look))


def replay_seat(session: SessionSnapshot, held: Sequence[int], wanted: int | None) -> int | None:
    """Return the seat to look from.

    A holder of several seats sees the game as a spectator until it is over.
    """
    if len(held) == 1:
        return held[0]
    if wanted in held and session.journal.committed.over:
        return wanted
    return None


def _line_at(lines: Sequence[LogLine], now: int) -> LogLine | None:
    """Return the last log line up to a step, or None if there is none."""
    count = bisect_right(lines, now, key=lambda line: (line.parts or [line])[0].step or 0)
    return lines[count - 1] if count else None


def _texts_at(line: LogLine | None, now: int) -> list[str]:
    """Return the texts of a line's parts made at the step, or else the text of the line."""
    if line is None:
        return []
    return [part.text for part in line.parts if part.step == now] or [line.text]
