"""Phone, keyboard, themes, and what an automated accessibility check finds."""

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

from .conftest import Opener
from .moments import SOLO, moment, sit_down
from .table import CONFIRM, TablePage

PHONE = (390, 844)
GRAVE = ("serious", "critical")


def findings(page: Page, within: str | None = None) -> list[str]:
    """Return the violations on the page or in a new part of it."""
    options = {"resultTypes": ["violations"]}
    found = Axe().run(page, within, options).response["violations"]
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:120]}" for one in found if one["impact"] in GRAVE
    ]


@pytest.mark.parametrize(("scheme", "size"), [("light", (1440, 900)), ("dark", PHONE)])
def test_accessibility(visit: Opener, scheme: str, size: tuple[int, int]) -> None:
    page = visit(size=size, scheme=scheme)
    assert findings(page) == []
    for kind, within in (("starting", "#strip"), ("action", "#strip"), ("die", None)):
        sit_down(page, moment(SOLO, kind)).wait_until_asked()
        assert findings(page, within) == []
    page.goto(f"{page.url}/replay")
    assert findings(page) == []
    for path in ("/help", "/help/cards", "/about"):
        page.goto(path)
        assert findings(page) == []


def test_a_phone_has_tabs_and_the_prompt_in_reach(visit: Opener) -> None:
    page = visit("", size=PHONE)
    table = sit_down(page, moment(SOLO, "die"))
    table.wait_until_asked()
    for tab in ("wheel", "temple", "osiris", "market", "you", "others", "log"):
        page.click(f"#tab-{tab}")
        box = page.locator("#question").bounding_box()
        assert box is not None and box["y"] + box["height"] <= PHONE[1]
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width == PHONE[0]
    page.click("#tab-wheel")
    table.step()


def test_a_phone_begins_a_game_and_ends_one(visit: Opener) -> None:
    """Between its first and its last rounds nothing is asked that is not asked there."""
    page = visit(size=PHONE)
    page.click("form#solo button.main")
    table = TablePage(page)
    table.play_until("die")
    table.step()
    sit_down(page, moment(SOLO, "die", 15)).play_to_the_end()


def test_keyboard_only(visit: Opener) -> None:
    """Play from the home page to a confirmed turn without a pointer."""
    page = visit()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('form#solo button') !== null"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/games/*")
    table = TablePage(page)
    turns = 0
    while turns < 3:
        table.wait_until_asked()
        before = table.sequence
        if page.locator("[data-entry=confirm]:enabled").count():
            page.evaluate("document.activeElement.blur()")
            page.keyboard.press("Enter")
            turns += 1
        else:
            _tab_to_a_choice(page)
            page.keyboard.press("Enter")
            if page.locator("#chooser:not([hidden])").count():
                page.keyboard.press("Enter")
        table.settled(before)


def _tab_to_a_choice(page: Page) -> None:
    for _ in range(120):
        answers = ":is(#choices, #chooser) .choice, .play-area .target"
        if page.evaluate(f"document.activeElement.matches('{answers}')"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("no choice can be reached")


def test_focus_is_seen_and_arrows_walk_among_targets(at_a_die: TablePage) -> None:
    page = at_a_die.page
    page.locator("#wheel .target:not(.twin)").first.focus()
    first = page.evaluate("document.activeElement.dataset.option")
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        if page.evaluate("document.activeElement.dataset.option") != first:
            return
    raise AssertionError("arrows lead nowhere")


def test_the_theme_is_remembered(visit: Opener) -> None:
    page = visit(scheme="light")
    page.click("[data-do=theme]")
    page.click("[data-do=theme]")
    assert page.get_attribute("html", "data-theme") == "dark"
    page.reload()
    assert page.get_attribute("html", "data-theme") == "dark"


def test_a_replay_is_walked_through(at_a_die: TablePage) -> None:
    page = at_a_die.page
    page.locator("#lines ol > li > details > summary").first.click()
    page.locator("#lines a[href*=replay]:visible").first.click()
    page.wait_for_selector("#slider")
    page.wait_for_load_state("load")
    step = int(page.get_attribute("#table", "data-step") or 0)
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(f'#table[data-step="{step + 1}"]')
    assert page.locator("#lines .here").count() == 1
    walked = page.get_attribute("#lines .here", "id"), page.locator("#lines li").count()
    page.reload()
    page.wait_for_load_state("load")
    assert walked == (page.get_attribute("#lines .here", "id"), page.locator("#lines li").count())
    page.click("[data-do=show]")
    page.locator("#charts #score-chart").wait_for(state="visible")


def test_a_replay_of_a_game_that_goes_on_has_its_new_lines(at_a_die: TablePage) -> None:
    page = at_a_die.page.context.new_page()
    page.goto(f"{at_a_die.page.url}/replay?step=0")
    page.wait_for_load_state("load")
    lines, steps = page.locator("#lines li").count(), page.get_attribute("#table", "data-steps")
    while not at_a_die.page.locator(CONFIRM).count():
        at_a_die.step()
    at_a_die.step()
    for step in (1, 2):  # the first was fetched ahead
        page.keyboard.press("ArrowRight")
        page.wait_for_selector(f'#table[data-step="{step}"]')
    assert page.get_attribute("#table", "data-steps") != steps
    assert page.locator("#lines li").count() > lines
