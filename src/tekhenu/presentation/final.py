"""The end of a game: the winner, the tie-break, and VP by source."""

from typing import Any

from tekhenu.board import Look
from tekhenu.board.panels.charts import draw_score_chart, score_history
from tekhenu.rules import Game
from tekhenu.rules.ending import Rank, decrees_shown, ranking
from tekhenu.text import Catalog, winner_text
from tekhenu.text.names import sentence


def final_score(game: Game, look: Look, words: Catalog) -> dict[str, Any]:
    """Return the ranking and the VP by source for the template."""
    rows = ranking(look.state)
    history = score_history(look)
    return {
        "final": winner_text(rows, look.names, words),
        "rows": rows,
        **source_table(game, rows, words),
        "decrees": [decrees_shown(look.state, row.seat) for row in rows],
        "chart": draw_score_chart(look, history.series, scorings=history.scorings),
    }


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
