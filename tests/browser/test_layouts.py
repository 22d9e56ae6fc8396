"""The question and all possible answers are visible on every screen."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tekhenu import Botankhamun, Settings, TimeOfSeth
from tekhenu.text import languages

from .conftest import Opener
from .measuring import misfits
from .moments import SOLO, moment, sit_down
from .server import Server
from .table import CONFIRM, TablePage
from .windows import PATIENCE

DESKS = ((1280, 650), (1366, 650), (1280, 720), (1440, 900), (2560, 1440))
HANDS = ((820, 1180), (390, 844), (844, 390))
STATES = (
    (Settings(solo=Botankhamun("hard")), "action", 9),
    (Settings(players=4, expansion=TimeOfSeth()), "die", 8),
)
HIDDEN_BUTTONS = """() => [...document.querySelectorAll("#strip button, #strip #question")]
  .filter((it) => it.checkVisibility())
  .filter((it) => {
    const { left, top, right, bottom } = it.getBoundingClientRect();
    const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return !inside || !(it === hit || it.contains(hit));
  })
  .map((it) => it.textContent.trim())"""
SMALL_TARGETS = """() => [...document.querySelectorAll("button, a, summary, input")]
  .filter((it) => it.checkVisibility() && !it.closest("#lines, .skip, .compact"))
  .filter((it) => {
    const { width, height } = it.getBoundingClientRect();
    return width && height && (height < 40 || width < 38);
  })
  .map((it) => it.outerHTML.slice(0, 90))"""
SMALL_WORDS = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement: it } = walker.currentNode;
    if (!data.trim() || !it.checkVisibility() || it.closest("svg, script, option")) continue;
    const size = parseFloat(getComputedStyle(it).fontSize);
    if (size > 0 && size < 11) found.push(`${size}: ${data.trim()}`);
  }
  return found;
}"""


@pytest.fixture(params=languages())
def reader(request: pytest.FixtureRequest, chromium: Browser, server: Server) -> Iterator[Page]:
    context = chromium.new_context(
        base_url=server.address, locale=request.param, reduced_motion="reduce", has_touch=True
    )
    context.set_default_timeout(PATIENCE)
    yield context.new_page()
    context.close()


def resized(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})


def test_the_question_and_its_buttons_are_in_sight(reader: Page) -> None:
    found = []
    for settings, kind, number in STATES:
        sit_down(reader, moment(settings, kind, number)).wait_until_asked()
        for size in (*DESKS, *HANDS):
            resized(reader, size)
            faults = [*reader.evaluate(HIDDEN_BUTTONS), *reader.evaluate(SMALL_WORDS)]
            if size not in DESKS:
                faults += reader.evaluate(SMALL_TARGETS)
            elif size != (1440, 900):  # where test_languages looks
                faults += misfits(reader)
            found += [f"{kind} at {size}: {what}" for what in faults]
            if size in DESKS:
                scrolls = reader.evaluate("document.documentElement.scrollHeight > innerHeight")
                found += [f"{kind} at {size}: it scrolls"] if scrolls else []
    assert found == []


def test_a_desk_has_room_for_the_log(visit: Opener) -> None:
    """Twelve lines at least, and a whole column of a wide screen."""
    page = visit("")
    sit_down(page, moment(Settings(players=4), "die", 7))
    lines = "document.getElementById('lines').clientHeight / (12 * 1.4)"
    assert page.evaluate(lines) >= 12
    page.click("#beside-others")
    page.locator(".part-others").wait_for(state="visible")
    page.click("#beside-log")
    resized(page, (2560, 1440))
    assert page.evaluate(lines) > 40
    assert page.locator(".part-others").is_visible()


def test_a_low_desk_brings_the_market_when_it_is_asked_for(visit: Opener) -> None:
    page = visit("", size=(1366, 650))
    sit_down(page, moment(SOLO, "die"))
    market = page.locator(".part-market")
    assert not market.is_visible()
    page.click("#market-toggle")
    market.wait_for(state="visible")
    sit_down(page, moment(SOLO, "starting"))
    market.wait_for(state="visible")


def test_many_answers_scroll_in_the_strip_and_not_the_page(visit: Opener) -> None:
    page = visit("/about", size=(1280, 650))
    sit_down(page, moment(SOLO, "gain")).wait_until_asked()
    assert page.locator("#choices .choice").count() > 16
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_words_grow_by_the_readers_wish_and_by_zoom(visit: Opener) -> None:
    page = visit("")
    sit_down(page, moment(SOLO, "die"))
    size = "parseFloat(getComputedStyle(document.getElementById('lines')).fontSize)"
    usual = page.evaluate(size)
    resized(page, (1152, 720))  # the size of 1440 × 900 at a zoom of 125 %
    assert page.evaluate(size) == usual
    page.click("[data-do=text]")
    assert page.evaluate(size) > usual * 1.1
    page.reload()
    assert page.evaluate(size) > usual * 1.1
    resized(page, (1366, 650))
    assert page.evaluate(HIDDEN_BUTTONS) == []


def test_confirm_keeps_its_place_and_a_second_click_there_does_nothing(at_a_die: TablePage) -> None:
    page = at_a_die.page
    confirm = page.locator("[data-entry=confirm]")
    at_a_die.wait_until_asked()
    before = confirm.bounding_box()
    while not page.locator(CONFIRM).count():
        at_a_die.step()
    assert before is not None and confirm.bounding_box() == before
    sequence = at_a_die.sequence
    page.mouse.dblclick(before["x"] + before["width"] / 2, before["y"] + before["height"] / 2)
    at_a_die.settled(sequence)
    at_a_die.wait_until_asked()
    assert not page.locator("dialog[open]").count()


def test_what_is_clicked_looks_pressed_until_the_answer_comes(at_a_die: TablePage) -> None:
    page = at_a_die.page
    page.route("**/entries", lambda route: None)
    page.locator("#wheel .target:not(.twin)").first.dispatch_event("click")
    page.locator("#wheel .pressed").first.wait_for()
