"""Pictures that stand alone, in a real browser: as images and in the midst of a page."""

from collections.abc import Callable, Iterator
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Page

from tekhenu import Game, svg
from tekhenu.board import icon, standalone

Opener = Callable[[str], Page]
SCHEMES = ("light", "dark")
MEAN_COLOR = """
svg => new Promise(done => {
  const image = new Image();
  image.onload = () => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width, image.height];
    const pen = canvas.getContext("2d");
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, image.width, image.height);
    const sums = [0, 0, 0, 0];
    data.forEach((value, place) => { sums[place % 4] += value; });
    done(sums.map(sum => sum / (sums[3] / 255)));
  };
  image.src = "data:image/svg+xml," + svg;
})
"""


@pytest.fixture
def reader(chromium: Browser) -> Iterator[Opener]:
    """Open a page for a reader who prefers light or dark colors."""
    pages: list[Page] = []

    def opened(scheme: str) -> Page:
        pages.append(chromium.new_page(color_scheme="dark" if scheme == "dark" else "light"))
        return pages[-1]

    yield opened
    for page in pages:
        page.close()


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize(("name", "bright", "dull"), [("gold", 0, 2), ("scribe", 2, 0)])
def test_icons_have_their_colors(
    reader: Opener, scheme: str, name: str, bright: int, dull: int
) -> None:
    """Gold is more red than blue, a Scribe's quill the reverse; without a style both are black."""
    picture = standalone(24, 24, icon(name, 0, 0, 24), scale=4)
    shown = reader(scheme).evaluate(MEAN_COLOR, quote(picture))
    assert shown[bright] > shown[dull] + 15


@pytest.mark.parametrize("scheme", SCHEMES)
def test_the_table_follows_the_readers_light(reader: Opener, scheme: str) -> None:
    page = reader(scheme)
    page.set_content(svg.table(Game.new(seed=7)))
    ground = page.locator(".whole-ground").evaluate("it => getComputedStyle(it).fill")
    assert ground == {"light": "rgb(223, 202, 156)", "dark": "rgb(23, 17, 14)"}[scheme]


def test_a_picture_styles_nothing_but_itself(reader: Opener) -> None:
    page = reader("light")
    words = '<p class="card t-title part target seat-0">Words of the page</p>'
    look = """() => {
      const { color, font, cursor, textTransform } = getComputedStyle(document.querySelector("p"));
      return [color, font, cursor, textTransform, getComputedStyle(document.body).colorScheme];
    }"""
    page.set_content(words)
    before = page.evaluate(look)
    page.set_content(words + svg.table(Game.new(seed=7)) + svg.card("T13"))
    assert page.evaluate(look) == before
    assert page.locator("svg.still").count() == 2


def test_a_table_is_no_wider_than_its_column(reader: Opener) -> None:
    page = reader("light")
    picture = svg.table(Game.new(seed=7))
    page.set_content(f'<div style="width: 600px">{picture}</div>')
    box = page.locator("svg.still").bounding_box()
    assert box is not None and box["width"] == 600
    assert abs(box["height"] - 600 * picture.height / picture.width) < 1
