"""The whole story of a game, to be read, printed or taken along."""

from collections.abc import Iterator
from typing import Any

from tekhenu.rules.ending import ranking
from tekhenu.text import Catalogue, list_of

from ...games.people import Person
from ...games.session import SessionSnapshot
from ...presentation.final import source_table
from ...presentation.log import LogLine, all_lines
from ...presentation.progress import moment
from .replay import replay_seat


def record_page(
    session: SessionSnapshot, person: Person | None, words: Catalogue
) -> dict[str, Any]:
    """As the person may know it: what is committed, their secrets among it."""
    names = session.names(words)
    timeline = session.journal.stands
    view = timeline.game.view(replay_seat(session, session.held_by(person), None))
    rows = ranking(view.state)
    return {
        "game": session.id,
        "names": names,
        "players": list_of(words, names),
        "moment": moment(view, words),
        "lines": all_lines(view, timeline.events, names, words.lang),
        "rows": rows,
        "decrees": [],
        "may_save": session.may_save(person),
        **source_table(timeline.game, rows, words),
    }


def record_text(page: dict[str, Any]) -> str:
    """The same without any marks: a turn a line, its parts indented."""
    return (
        "\n".join([page["players"], " · ".join(page["moment"]), "", *_told(page["lines"])]) + "\n"
    )


def _told(lines: list[LogLine]) -> Iterator[str]:
    for line in lines:
        if line.heading:
            yield ""
        yield line.text
        yield from (f"    {part.text}" for part in line.parts)
