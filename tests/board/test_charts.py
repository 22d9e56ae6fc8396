"""Lines and bars of the charts show the scores, for numbers of any size."""

import re
from collections.abc import Sequence
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from tekhenu import Settings, TimeOfSeth
from tekhenu.board.look import Look
from tekhenu.board.panels.charts import draw_score_chart, draw_sources, score_history, spread_out
from tekhenu.board.panels.sources import ICONS
from tekhenu.board.style import stylesheet
from tekhenu.rules import Source
from tekhenu.rules.event import BASE_SOURCES

from .looks import Drawing, look_at, moments, sampled, text_in


def lines(root: ElementTree.Element) -> list[list[tuple[float, float]]]:
    found = [e.attrib["d"] for e in root.iter("path") if e.get("class") == "chart-line"]
    pairs = [re.findall(r"([-\d.]+) ([-\d.]+)", d) for d in found]
    return [[(float(x), float(y)) for x, y in line] for line in pairs]


def chart(series: Sequence[Sequence[int]], current: int | None = None) -> Drawing:
    look = next(sampled(max(2, len(series)), seed=1))
    return Drawing(draw_score_chart(look, series, current))


@pytest.mark.parametrize(
    "series",
    [
        [[10], [10]],
        [[0], [0]],
        [[5, 5, 5], [5, 5, 5]],
        [[-3, -8], [-3, -1]],
        [[0, 4, -7, 200], [10, 10, 10, 10]],
        [[], []],
        [list(range(300)), list(range(0, 600, 2))],
        [[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]],
    ],
)
def test_any_numbers_stay_within_the_chart(series: list[list[int]]) -> None:
    drawing = chart(series)
    points = [point for line in lines(drawing.root) for point in line]
    assert all(36 <= x <= 484 and 42 <= y <= 264 for x, y in points)
    assert len(lines(drawing.root)) == sum(len(line) > 1 for line in series)
    marks = [e for e in drawing.root.iter() if e.get("class") == "chart-point"]
    assert bool(marks) == any(series)
    ends = [e.text or "" for e in drawing.root.iter() if e.get("class") == "chart-name"]
    numbers = sorted(int(text.split()[-1].replace("−", "-")) for text in ends)
    assert numbers == sorted(line[-1] for line in series if line)


def test_more_points_are_higher() -> None:
    drawing = chart([[0, 3, 1], [2, 2, 2]])
    (first, second) = lines(drawing.root)
    assert first[1][1] < second[1][1] < first[0][1]
    assert first[0][0] < first[1][0] < first[2][0]


def test_the_step_looked_at_is_marked() -> None:
    drawing = chart([[0, 3, 1], [2, 2, 2]], current=1)
    x = lines(drawing.root)[0][1][0]
    assert drawing.by_id["chart-now"].attrib["transform"] == f"translate({x:g} 0)"
    assert "chart-now" not in chart([[1], [2]]).by_id


def test_rounds_are_numbered_where_they_end() -> None:
    look = next(sampled(2, seed=1))
    drawn = draw_score_chart(look, [[0, 1, 2, 3, 4], [0, 0, 0, 0, 9]], None, (), [2, 4])
    root = Drawing(drawn).root
    ticks = [e for e in root.iter("text") if e.get("text-anchor") == "middle"]
    places = {e.text: float(e.attrib["x"]) for e in ticks if e.get("class") == "chart-tick"}
    line = lines(root)[0]
    assert places == {"1": line[2][0], "2": line[4][0]}


def test_names_at_the_ends_keep_apart() -> None:
    assert spread_out([10, 11, 12], 5, 0, 100) == [10, 15, 20]
    assert spread_out([98, 99, 100], 5, 0, 100) == [90, 95, 100]
    assert spread_out([], 5, 0, 100) == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_history_ends_with_the_present(players: int) -> None:
    for look in sampled(players, seed=20 + players):
        history = score_history(look)
        assert [line[-1] for line in history.series] == [p.vp for p in look.state.players]
        assert all(line[0] == look.edition.start.vp for line in history.series)
        assert all(len(line) == look.state.round + 1 for line in history.series)
        assert len(history.scorings) <= 2
        draw = draw_score_chart(look, history.series, None, history.scorings)
        written = text_in(Drawing(draw).root)
        assert sum(text.startswith("Scoring") for text in written) == len(history.scorings)
    assert history.scorings == [8, 16]


def pieces(bar: ElementTree.Element) -> list[tuple[float, float]]:
    """Return the start and the end of each piece of a bar."""
    found = []
    for piece in bar.iter("g"):
        rect = piece.find("rect")
        place = re.match(r"translate\((\S+) ", piece.get("transform", ""))
        if piece.get("role") == "img" and rect is not None and place is not None:
            start = float(place[1])
            found.append((start, start + float(rect.attrib["width"])))
    return sorted(found)


def bars(look: Look) -> list[ElementTree.Element]:
    root = Drawing(draw_sources(look)).root
    return [
        e
        for e in root.iter("g")
        if e.get("class", "").startswith("seat-") and e.find("circle") is not None
    ]


def check_sources(look: Look) -> None:
    drawn = bars(look)
    assert len(drawn) == len(look.state.players)
    widths = []
    for bar, player in zip(drawn, look.state.players, strict=True):
        values = [vp for vp in player.vp_by_source if vp]
        ends = pieces(bar)
        assert len(ends) == len(values)
        assert all(abs(a[1] - b[0]) < 0.05 for a, b in pairwise(ends))
        assert text_in(bar)[-1] == str(player.vp).replace("-", "−")
        widths += [(abs(vp), end - start) for vp, (start, end) in zip_sorted(values, ends)]
    units = [width / vp for vp, width in widths]
    assert max(units) - min(units) < 0.05, "all bars have one measure"


def zip_sorted(
    values: list[int], ends: list[tuple[float, float]]
) -> list[tuple[int, tuple[float, float]]]:
    """Pair pieces by size; losses are ordered from the zero line outward."""
    by_size = sorted(ends, key=lambda end: end[1] - end[0])
    return list(zip(sorted(values, key=abs), by_size, strict=True))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_bars_are_the_points_by_source(players: int) -> None:
    for look in sampled(players, seed=30 + players, every=41):
        check_sources(look)


def test_every_source_has_a_sign_and_a_paint() -> None:
    look = look_at(
        list(moments(4, seed=9, settings=Settings(players=4, expansion=TimeOfSeth())))[-1], None
    )
    look.state.players[0].vp_by_source = [1] * len(Source)
    drawn = draw_sources(look)
    assert set(ICONS) == set(Source)
    for source in Source:
        assert f"source-{source.name.lower()}" in drawn
        assert f".source-{source.name.lower()} " in stylesheet()


def test_losses_lie_left_of_the_zero_line() -> None:
    look = look_at(list(moments(2, seed=3))[-1], None)
    player = look.state.players[0]
    player.vp_by_source = [0] * BASE_SOURCES
    player.vp_by_source[Source.MAAT] = -7
    player.vp_by_source[Source.RA] = 4
    player.vp = -3
    check_sources(look)
    (loss, gain) = pieces(bars(look)[0])
    assert loss[1] == gain[0]
    assert loss[1] - loss[0] > gain[1] - gain[0]


def test_nothing_scored_at_all() -> None:
    look = next(sampled(2, seed=3))
    for player in look.state.players:
        player.vp_by_source = [0] * BASE_SOURCES
    assert pieces(bars(look)[0]) == []


def test_the_legend_has_every_number_without_color() -> None:
    look = look_at(
        list(moments(4, seed=9, settings=Settings(players=4, expansion=TimeOfSeth())))[-1], None
    )
    root = Drawing(draw_sources(look)).root
    entries = [e for e in root.iter() if e.get("class") == "chart-entry"]
    used = [s for s in Source if any(p.vp_by_source[s] for p in look.state.players)]
    assert max(used) >= BASE_SOURCES
    assert len(entries) == len(used)
    amounts = [e.text or "" for e in root.iter() if "chart-amount" in e.get("class", "")]
    assert [int(text.replace("−", "-")) for text in amounts] == [
        player.vp_by_source[source] for source in used for player in look.state.players
    ]
