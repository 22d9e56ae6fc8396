"""The full record of a game for reading, printing and downloading."""

from collections.abc import Iterator
from typing import Any

from tekhenu.rules.ending import ranking
from tekhenu.text import Catalog, list_of

from ...games.people import Person
from ...games.session import SessionSnapshot
from ...presentation.final import source_table
from ...presentation.log import LogLine, all_lines
from ...presentation.progress import progress_parts
from .replay import replay_seat


def record_page(session: SessionSnapshot, person: Person | None, words: Catalog) -> dict[str, Any]:
    """Return the values of the record, with committed turns only and the person's own secrets."""
    names = session.names(words)
    timeline = session.journal.timeline
    view = timeline.game.view(replay_seat(session, session.held_by(person), None))
    rows = ranking(view.state)
    return {
        "game": session.id,
        "names": names,
        "players": list_of(words, names),
        "moment": progress_parts(view, words),
        "lines": all_lines(view, timeline.events, names, words.lang),
        "rows": rows,
        "decrees": [],
        "may_save": session.may_save(person),
        **source_table(timeline.game, rows, words),
    }


def record_text(page: dict[str, Any]) -> str:
    """Return the record as plain text, one line per turn with its parts indented."""
    lines = [page["players"], " · ".join(page["moment"]), "", *_indented(page["lines"])]
    return "\n".join(lines) + "\n"


def _indented(lines: list[LogLine]) -> Iterator[str]:
    for line in lines:
        if line.heading:
            yield ""
        yield line.text
        yield from (f"    {part.text}" for part in line.parts)
