"""The end of a game: the winner, the tie-break, and VP by source."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from tekhenu.board import Look, Svg
from tekhenu.board.panels.charts import draw_score_chart, score_history
from tekhenu.rules import Game
from tekhenu.rules.ending import Rank, decrees_shown, ranking
from tekhenu.text import Catalog, winner_text
from tekhenu.text.names import sentence

PODIUM = (1, 0, 2, 3)  # places from left to right: the winner is in the middle


class FinalResult(NamedTuple):
    """The result of a game for one reader: a headline and a line below it."""

    headline: str
    line: str
    won: bool


def result_of(
    rows: Sequence[Rank], names: Sequence[str], reader: int | None, words: Catalog
) -> FinalResult:
    """Return the result; `rows` is the ranking. A spectator reads about the winner."""
    first, second = rows[0], rows[1]
    seat = first.seat if reader is None else reader
    own = next(row for row in rows if row.seat == seat)
    rival = second if own is first else first
    outcome = "won" if own is first else "lost"
    headline = words.say(
        "end-headline",
        who="other" if reader is None else "you",
        outcome=outcome,
        player=names[seat],
        vp=abs(own.vp - rival.vp),
    )
    line = words.say("end-line", own=own.vp, other=rival.vp, player=names[rival.seat])
    return FinalResult(headline, line, outcome == "won")


def final_score(
    game: Game, look: Look, words: Catalog, reader: int | None = None
) -> dict[str, Any]:
    """Return the result, the ranking and the VP by source for the template."""
    rows = ranking(look.state)
    history = score_history(look)
    return {
        "final": winner_text(rows, look.names, words),
        "result": result_of(rows, look.names, reader, words),
        "podium": [(place + 1, rows[place]) for place in PODIUM if place < len(rows)],
        "rows": rows,
        **source_table(game, rows, words),
        "decrees": [decrees_shown(look.state, row.seat) for row in rows],
        "chart": draw_score_chart(look, history.series, scorings=history.scorings),
    }


def numbered_chart(look: Look, seat: int, moments: Sequence[tuple[int, int]]) -> Svg:
    """Draw the VP by round, with the numbers of a seat's moments at their rounds."""
    history = score_history(look)
    return draw_score_chart(
        look, history.series, scorings=history.scorings, moments=(seat, moments)
    )


def source_table(game: Game, rows: list[Rank], words: Catalog) -> dict[str, Any]:
    """Return the VP by source; `most` is the longest bar, `brought` the VP of unknown source."""
    sources = vp_by_source(rows, words)
    return {
        "sources": sources,
        "brought": game.seed is None,
        "most": max((abs(vp) for _, values in sources for vp in values), default=1),
    }


def vp_by_source(rows: list[Rank], words: Catalog) -> list[tuple[str, list[int]]]:
    """Return the sources with VP other than 0, with the VP of each player."""
    found = [
        (sentence(words.say("source", source=source)), [row.vp_by_source[source] for row in rows])
        for source in rows[0].vp_by_source
    ]
    return [(name, values) for name, values in found if any(values)]
