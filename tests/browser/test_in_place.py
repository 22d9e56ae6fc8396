"""Rules where they are needed, and a table that is played by keys."""

from playwright.sync_api import Page, expect

from tekhenu.presentation.help.sections import SECTIONS

from .conftest import Opener
from .moments import SOLO, moment, sit_down
from .table import CONFIRM, TablePage
from .test_screens import PHONE, findings

RULES = "() => [...document.querySelectorAll('[data-rule]')].map((part) => part.dataset.rule)"


def test_every_part_has_its_rule(at_a_die: TablePage) -> None:
    known = {section.id for section in SECTIONS}
    shown = set(at_a_die.page.evaluate(RULES))
    assert len(shown) > 8 and shown <= known


def test_the_rule_of_a_question_opens_beside_the_table(visit: Opener) -> None:
    page = visit("")
    sit_down(page, moment(SOLO, "temple", 3))
    page.click(".rule-of")
    rule = page.locator("#rule")
    expect(rule.locator("h3")).to_be_visible()
    assert len(rule.inner_text()) > 300
    assert rule.locator("a[href='/help#ra']").count() >= 1
    assert page.locator("#temple .target").first.is_visible()
    assert findings(page) == []
    page.keyboard.press("Escape")
    expect(rule).not_to_be_visible()


def require_an_answer(page: Page) -> None:
    expect(page.locator("#what p")).to_be_visible()
    assert len(page.locator("#what p").inner_text()) > 5


def test_what_is_this(visit: Opener) -> None:
    """The explanation opens by pointer and by key, and chooses nothing."""
    page = visit("")
    table = sit_down(page, moment(SOLO, "die"))
    before = table.sequence
    page.click("[data-do=what]")
    page.locator("#wheel .target:not(.twin)").first.click()
    require_an_answer(page)
    page.locator("#populace .track-key").first.click()
    expect(page.locator("#what p")).to_contain_text("Happiness")
    assert findings(page) == []
    page.locator("#what button").click()
    expect(page.locator("#rule h3")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    assert not page.evaluate("document.body.classList.contains('asking')")
    assert table.sequence == before
    page.keyboard.press("?")
    page.locator(".part-temple").focus()
    require_an_answer(page)
    page.keyboard.press("Enter")
    expect(page.locator("#rule h3")).to_be_visible()


def test_what_is_this_by_touch(visit: Opener) -> None:
    page = visit("", size=PHONE)
    sit_down(page, moment(SOLO, "die"))
    page.locator("[data-do=what]").tap()
    page.locator(".part-light").tap()
    require_an_answer(page)


def test_a_part_is_enlarged_and_played(at_a_die: TablePage) -> None:
    page = at_a_die.page
    wheel = page.locator("#wheel")
    small = wheel.bounding_box()
    page.locator(".part-wheel").hover()
    page.click(".part-wheel .enlarge")
    large = wheel.bounding_box()
    assert small is not None and large is not None and large["height"] > small["height"] * 1.2
    before = at_a_die.sequence
    page.locator("#wheel .target:not(.twin)").first.click()
    at_a_die.settled(before)
    page.keyboard.press("Escape")  # which undoes nothing
    assert wheel.bounding_box() == small and at_a_die.sequence == before + 1


def test_a_turn_by_numbers_and_letters(at_a_die: TablePage) -> None:
    page = at_a_die.page
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.closest('#wheel .target') !== null")
    page.locator("#peek").wait_for()
    for _ in range(12):
        if page.locator(CONFIRM).count():
            break
        before = at_a_die.sequence
        if not page.locator("#strip .choice:is([data-option], [data-path])").count():
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("1")
        if page.locator("#chooser:not([hidden])").count():
            page.keyboard.press("1")
        at_a_die.settled(before)
    before = at_a_die.sequence
    page.keyboard.press("u")
    at_a_die.settled(before)
    page.keyboard.press("h")
    page.locator("#hint :is(.nudge, details)").first.wait_for()


def test_the_question_comes_before_the_log(at_a_die: TablePage) -> None:
    assert at_a_die.page.evaluate(
        "() => document.getElementById('question').compareDocumentPosition("
        "document.getElementById('lines')) & Node.DOCUMENT_POSITION_FOLLOWING"
    )
