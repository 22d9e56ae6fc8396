"""The report holds all its pictures, in one file, for eyes and screen readers."""

import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tekhenu.board.axis import Axis, nice_step
from tekhenu.board.svg import tag
from tekhenu.cli import main
from tekhenu.lab.findings import Share, common, histogram, merged
from tekhenu.lab.plots import look_of, signed

SVG = "{http://www.w3.org/2000/svg}"
PICTURES = [
    "How scores are spread",
    "Where the points come from",
    "Win rate by card: Blessings",
    "Win rate by card: Technologies",
    "Win rate by card: Decrees",
    "Win rate by Starting card",
    "Win rate by first Destiny card",
    "Win rate by seat",
    "Win rate by first turn order",
    *(f"Win rate by use: {god}" for god in ("Horus", "Ra", "Hathor", "Bastet", "Thoth", "Osiris")),
    "Win rate by use: Producing",
]


def made(out: Path, *arguments: str) -> str:
    assert main(["simulate", *arguments, "--out", str(out), "--jobs", "1"]) == 0
    return (out / "report.html").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> str:
    out = tmp_path_factory.mktemp("report") / "out"
    return made(out, "--agents", "random", "--players", "4", "--games", "60")


def drawings(page: str) -> list[ElementTree.Element]:
    found = re.findall(r"<figure>(<svg.*?</svg>)</figure>", page, re.DOTALL)
    return [ElementTree.fromstring(text) for text in found]


def test_every_picture_is_there_with_words_for_those_who_do_not_see_it(page: str) -> None:
    titles = []
    for drawing in drawings(page):
        title, about = drawing.find(f"{SVG}title"), drawing.find(f"{SVG}desc")
        assert title is not None and about is not None
        assert drawing.get("role") == "img"
        assert drawing.get("aria-labelledby") == f"{title.get('id')} {about.get('id')}"
        assert about.text
        titles.append(title.text)
    assert titles == PICTURES


def test_rates_have_error_bars_and_the_fair_share_is_drawn(page: str) -> None:
    for drawing in drawings(page)[2:]:
        signs = [e for e in drawing.iter() if e.get("class") == "sign"]
        bars = [e for e in drawing.iter() if e.get("class") == "whisker"]
        assert len(signs) == len(bars) > 1
        assert [e for e in drawing.iter() if e.get("class") == "fair"]


def test_nothing_is_drawn_outside_the_picture(page: str) -> None:
    for drawing in drawings(page):
        _, _, width, height = map(float, drawing.get("viewBox", "").split())
        for element in drawing.iter():
            for name, limit in (("x", width), ("x1", width), ("cx", width), ("y", height)):
                if (place := element.get(name)) is not None:
                    assert -0.1 <= float(place) <= limit + 0.1, ElementTree.tostring(element)


def test_the_page_is_whole_and_needs_nothing_from_elsewhere(page: str) -> None:
    class Check(HTMLParser):
        def __init__(self) -> None:
            super().__init__()
            self.open: list[str] = []
            self.ids: list[str] = []

        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            values = dict(attrs)
            assert tag not in ("script", "link", "img", "iframe")
            assert not (values.get("href") or "#").strip("#").startswith("http")
            self.ids += [value for name, value in attrs if name == "id" and value]
            if tag != "meta":
                self.open.append(tag)

        def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            """Do nothing, because the tag is closed."""

        def handle_endtag(self, tag: str) -> None:
            assert self.open.pop() == tag

    check = Check()
    check.feed(page)
    assert check.open == []
    assert len(check.ids) == len(set(check.ids))
    assert set(re.findall(r'href="#(\w+)"', page)) <= set(check.ids)
    assert "url(" not in page and "@import" not in page
    assert "prefers-color-scheme: dark" in page


def test_several_agents_are_compared_and_names_are_harmless(tmp_path: Path) -> None:
    own = tmp_path / "a&b.py"
    own.write_text("from tekhenu.agents import RandomAgent as Other\n")
    spec = f"{own}:Other"
    page = made(tmp_path / "out", "--agents", "random", spec, "--players", "2", "--games", "8")
    titles = [drawing.findtext(f"{SVG}title") for drawing in drawings(page)]
    assert "Win rate by agent" in titles
    assert "a&amp;b.py" in page and "a&b.py" not in page


def test_the_expansion_has_pictures_of_its_own(tmp_path: Path) -> None:
    arguments = ("--agents", "random", "--players", "2", "--games", "6", "--seth")
    page = made(tmp_path / "out", *arguments)
    titles = [drawing.findtext(f"{SVG}title") for drawing in drawings(page)]
    more = ["Win rate by Cultist", "Win rate by artifact", "Win rate by use: Seth"]
    assert set(titles) == {*PICTURES, *more}
    assert "2 players with Time of Seth" in page and "--players 2 --seth" in page
    assert "E12" in page and "S12" not in page


def test_a_report_against_a_solo_opponent(tmp_path: Path) -> None:
    page = made(tmp_path / "out", "--agents", "random", "--solo", "botankhamun", "--games", "3")
    assert "against Botankhamun, difficulty easy" in page
    assert "Win rate by agent" in page


def test_a_report_against_automas(tmp_path: Path) -> None:
    solo = ("--solo", "automa", "--automas", "2", "--difficulty", "3")
    page = made(tmp_path / "out", "--agents", "random", *solo, "--games", "3")
    assert "against 2 Automas, difficulty 3" in page
    assert "--solo automa --automas 2 --difficulty 3" in page


def test_a_single_game_has_a_report_too(tmp_path: Path) -> None:
    page = made(tmp_path / "out", "--agents", "random", "--players", "2", "--games", "1")
    assert len(drawings(page)) == len(PICTURES)


# The data of the pictures


def test_rare_numbers_of_uses_are_one_group() -> None:
    uses = [(2, True)] * 50 + [(3, False)] * 49 + [(7, False), (0, True)]
    assert merged(uses) == [Share("≤2", 51, 51), Share("3+", 0, 50)]


def test_rare_cards_are_not_common() -> None:
    shares = [Share("A", 5, 40), Share("B", 5, 44), Share("C", 1, 2)]
    assert common(shares) == shares[:2]


def test_bins_are_without_gaps() -> None:
    assert histogram([-1, 3, 14, 14], 5) == {-5: 1, 0: 1, 5: 0, 10: 2}


def test_a_mark_shows_whether_its_interval_excludes_the_fair_share() -> None:
    looks = [look_of(Share("", wins, 100), 0.25) for wins in (50, 26, 5)]
    assert looks == ["above", "around", "below"]


def test_scales_have_round_ticks() -> None:
    assert list(Axis(-6, 12, 0, 100).ticks(6)) == [-5, 0, 5, 10]
    assert list(Axis(0.0, 1.0, 0, 1).ticks(5)) == pytest.approx([0, 0.2, 0.4, 0.6, 0.8, 1])
    assert [nice_step(x) for x in (0.3, 1, 1.1, 3, 70)] == pytest.approx([0.5, 1, 2, 5, 100])


def test_words_are_safe_and_numbers_short() -> None:
    assert tag("a", x=2.0, class_='"<') == '<a x="2" class="&quot;&lt;"/>'
    assert [signed(value) for value in (1.25, -0.02, -3.0)] == ["+1.2", "0.0", "−3.0"]
