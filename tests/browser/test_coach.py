"""The first game and its coach, for a person who has just finished the lessons."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from tests.puzzles.costly import a_costly_turn

from .conftest import Opener
from .moments import SOLO, moment, sit_down
from .table import TablePage
from .test_screens import PHONE
from .windows import DESK

SCREENS = pytest.mark.parametrize(
    ("size", "scheme"), [(DESK, "light"), (PHONE, "dark")], ids=["desk", "phone"]
)
# Elements that the coach must not cover, and whether all of it is visible.
CLEAR = """() => {
  const box = (one) => one.getBoundingClientRect();
  const coach = box(document.getElementById("coach"));
  const apart = (one) => {
    const { left, top, right, bottom } = box(one);
    return right <= coach.left + 1 || left >= coach.right - 1
      || bottom <= coach.top + 1 || top >= coach.bottom - 1;
  };
  const parts = document.querySelector(".parts");
  const scrolls = getComputedStyle(parts).display !== "contents";
  const board = scrolls ? [parts] : [...parts.querySelectorAll("section")];
  const hidden = [...board, ...document.querySelectorAll(".ask, #choices, .actions")]
    .filter((one) => one.checkVisibility() && box(one).height && !apart(one))
    .map((one) => one.className);
  const { left, right, bottom } = coach;
  return { inside: left >= 0 && right <= innerWidth && bottom <= innerHeight, hidden };
}"""


def learned(page: Page) -> None:
    """Mark all lessons as finished in this browser."""
    page.evaluate("""() => {
      const course = document.querySelector("[name=first]").dataset.course.split(" ");
      localStorage.setItem("tekhenu-lessons", JSON.stringify(course));
    }""")
    page.reload()


@SCREENS
def test_a_first_game(visit: Opener, size: tuple[int, int], scheme: str) -> None:
    """Play from the home page to the first die, which the coach explains once and on request."""
    page = visit("/", size, scheme)
    expect(page.locator("[name=first]")).not_to_be_checked()
    learned(page)
    expect(page.locator("[name=first]")).to_be_checked()
    expect(page.locator("#solo fieldset").first).to_be_hidden()
    page.click("form#solo button.main")
    table = TablePage(page)
    assert table.kind == "die"
    explanation, again = page.locator("#coach .explain"), page.locator("[data-do=coach-explain]")
    expect(explanation).to_contain_text("Take one die and use it for one action")
    expect(again).to_be_hidden()
    assert page.evaluate(CLEAR) == {"inside": True, "hidden": []}

    page.click("#coach .dismiss")
    expect(page.locator("#coach")).to_be_hidden()
    expect(page.locator(".coach-call")).to_be_focused()
    page.keyboard.press("k")
    expect(explanation).to_be_visible()

    table.step()
    expect(page.locator("#coach .advice > div:not([data-kind=die])")).to_be_attached()
    table.press("restart")
    expect(page.locator("#coach .advice > div")).to_have_attribute("data-kind", "die")
    expect(explanation).to_be_hidden()
    again.click()
    expect(explanation).to_be_visible()

    page.goto("/".join(page.url.split("/")[:3]))
    expect(page.locator("[name=first]")).not_to_be_checked()


@SCREENS
def test_the_coach_warns_before_something_is_confirmed(
    visit: Opener, size: tuple[int, int], scheme: str
) -> None:
    """It can be called in any game, here against a computer."""
    page = visit("/about", size, scheme)
    table = sit_down(page, a_costly_turn())
    expect(page.locator("#coach")).to_be_hidden()
    page.click(".coach-call")
    expect(page.locator("#coach .explain")).to_be_visible()
    table.choose("die:gray4@ra")
    expect(page.locator("#coach .advice > div:not([data-kind=die])")).to_be_attached()
    expect(page.locator("#coach .warn")).to_have_count(0)  # it appears once, at the end of the turn
    table.choose("temple:r3c3/0")
    expect(page.locator("[data-entry=confirm]")).to_be_enabled()
    expect(page.locator("#coach .warn")).to_contain_text("you would lose 2 VP")
    better = page.locator("#coach .stronger")
    expect(better).to_contain_text("stronger: “Take the ", ignore_case=True)
    expect(better).to_contain_text("Because: ")
    assert page.evaluate(CLEAR) == {"inside": True, "hidden": []}
    assert Axe().run(page, "#strip").response["violations"] == []
    table.press("restart")
    expect(page.locator("#coach .warn")).to_have_count(0)

    page.reload()  # it stays where it was called to
    expect(page.locator("#coach")).to_be_visible()
    page.click(".coach-call")
    expect(page.locator("#coach")).to_be_hidden()
    page.reload()
    expect(page.locator(".coach-call")).to_have_attribute("aria-pressed", "false")


def test_the_stronger_turn_can_be_tried_instead(visit: Opener) -> None:
    page = visit("/about")
    table = sit_down(page, a_costly_turn())
    page.click(".coach-call")
    table.choose("die:gray4@ra")
    table.choose("temple:r3c3/0")
    instead = page.locator("[data-do=hint-instead]")
    line = (instead.get_attribute("data-line") or "").split()
    instead.click()
    table.expect_status("The turn is complete. Confirm it or undo it.")
    expect(page.locator("[data-entry=confirm]")).to_be_enabled()
    assert line and "die:gray4@ra" not in line
    expect(page.locator("#coach .stronger")).to_have_count(0)  # nothing is stronger than it


def test_a_coach_without_advice_is_folded(solo: TablePage) -> None:
    page = solo.page
    assert solo.kind == "decree"
    page.click(".coach-call")
    coach = page.locator("#coach")
    expect(coach.locator(".explain")).to_be_visible()
    tall = coach.bounding_box()
    page.evaluate("localStorage.setItem('tekhenu-coach-explained', JSON.stringify(['decree']))")
    page.reload()
    expect(page.locator("body")).to_have_class(re.compile("coach-folded"))
    low = coach.bounding_box()
    assert tall is not None and low is not None and low["height"] < tall["height"] / 2
    page.click("[data-do=coach-explain]")
    expect(coach.locator(".explain")).to_be_visible()
    assert coach.bounding_box() == tall


def test_at_one_device_the_coach_leaves_with_whoever_it_spoke_to(visit: Opener) -> None:
    page = visit("/about")
    table = sit_down(page, a_costly_turn(), ["me", "me"])
    page.click("[data-do=reveal]")
    page.click(".coach-call")
    expect(page.locator("#coach .explain")).to_be_visible()
    for choice in ("die:white4@ra", "god:ra", "temple:r3c3/0"):
        table.choose(choice)
    page.click("[data-entry=confirm]:enabled")
    expect(page.locator("[data-do=reveal]")).to_be_visible()
    expect(page.locator("#coach")).to_be_hidden()
    expect(page.locator("#coach .advice")).to_be_empty()


def test_lessons_have_no_coach(visit: Opener) -> None:
    page = visit("/learn/die")
    expect(page.locator("#lesson")).to_be_visible()
    expect(page.locator("#coach, .coach-call")).to_have_count(0)
    sit_down(page, moment(SOLO, "over"))
    expect(page.locator(".coach-call")).to_have_count(0)
