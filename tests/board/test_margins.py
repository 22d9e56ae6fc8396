"""The chart of a review, and the frames around the moves of a reviewed turn."""

import re
from dataclasses import replace

from tekhenu import Game
from tekhenu.board.panels.margins import LuckMark, MarginCurve, MarginPoint, draw_margin_chart
from tekhenu.board.table import draw_board
from tekhenu.rules.moves import DIE, OSIRIS
from tekhenu.text import catalog

from .looks import look_at

WORDS = catalog("en")


def point(x: float, before: float, after: float, grade: str = "") -> MarginPoint:
    return MarginPoint(
        x, x + 0.2, before, after, 5.0, int(x * 10), grade, f"turn {x}", f"?turn={x}"
    )


def curve(points: list[MarginPoint], final: float | None, **more: object) -> MarginCurve:
    values = {"scorings": [9.0, 17.0], "maats": [5.0], "lucks": [], "selected": None}
    return MarginCurve(points, final, 16, 0, **{**values, **more}, label="x")  # type: ignore[arg-type]


def test_a_chart_shows_the_mistakes_the_luck_and_the_chosen_turn() -> None:
    points = [point(1, 0, 0), point(2, 3, -2, "mistake"), point(3, -2, -9, "blunder")]
    luck = [LuckMark(2.5, 4.2, True, "dice: +4.2", "?turn=2"), LuckMark(2.6, -2, False, "x", "#")]
    for size in ((880, 250), (366, 250)):
        drawn = draw_margin_chart(curve(points, 4, lucks=luck, selected=20), WORDS, *size)
        assert drawn.count("grade-mistake") == drawn.count("grade-blunder") == 1
        assert drawn.count("luck-mark") == 1, "a mark that overlaps a larger one is left out"
        assert "+4" in drawn and "Round 2" in drawn
        assert drawn.count("chart-scoring") == 2
        width = size[0]
        assert all(0 <= float(x) <= width for x in re.findall(r"[ML](\d+(?:\.\d+)?) ", drawn))


def test_a_chart_of_few_turns_or_none() -> None:
    assert "margin-band" not in draw_margin_chart(curve([], None), WORDS, 366, 250)
    gap = draw_margin_chart(curve([point(1, 0, 0), point(9, 4, 4)], None), WORDS, 366, 250)
    line = re.search(r'd="([^"]*)" class="margin-line"', gap)
    assert line and line[1].count("M") == 2, "the turns between are not known yet"


def test_marked_moves_have_frames() -> None:
    look = look_at(Game.new(seed=4), 0)
    for choice in (OSIRIS[0], OSIRIS[-1]):
        drawn = draw_board(replace(look, choices={}, blocked={}, marks={choice: "played"}))
        assert drawn["osiris"].count("marked played") == 1
        assert sum(part.count("marked") for part in drawn.values()) == 1
    state = look.view.state
    section = next(number for number, dice in enumerate(state.sections) if dice)
    die = state.sections[section][0]
    move = DIE[section][look.table.printed.color[die]][state.values[die]]
    drawn = draw_board(replace(look, choices={}, blocked={}, marks={move: "better"}))
    assert drawn["wheel"].count("marked better") == 1
