"""The end: who won, by which tie-break, and where everybody's VP came from."""

from typing import Any

from tekhenu.board import Look
from tekhenu.board.panels.charts import draw_score_chart, score_history
from tekhenu.rules import Game
from tekhenu.rules.ending import Rank, decrees_shown, ranking
from tekhenu.text import Catalogue, winner_text
from tekhenu.text.names import sentence


def final_score(game: Game, look: Look, words: Catalogue) -> dict[str, Any]:
    """The ranking, and how everybody came to their points."""
    rows = ranking(look.state)
    history = score_history(look)
    return {
        "final": winner_text(rows, look.names, words),
        "rows": rows,
        **source_table(game, rows, words),
        "decrees": [decrees_shown(look.state, row.seat) for row in rows],
        "chart": draw_score_chart(look, history.series, scorings=history.scorings),
    }


def source_table(game: Game, rows: list[Rank], words: Catalogue) -> dict[str, Any]:
    """`most`: the longest bar; `brought`: nobody knows where the first points came from."""
    sources = vp_by_source(rows, words)
    return {
        "sources": sources,
        "brought": game.seed is None,
        "most": max((abs(vp) for _, values in sources for vp in values), default=1),
    }


def vp_by_source(rows: list[Rank], words: Catalogue) -> list[tuple[str, list[int]]]:
    """The sources that brought or cost anybody anything."""
    found = [
        (sentence(words.say("source", source=source)), [row.vp_by_source[source] for row in rows])
        for source in rows[0].vp_by_source
    ]
    return [(name, values) for name, values in found if any(values)]
