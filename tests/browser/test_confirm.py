"""A second tap on Confirm does nothing on a phone: nothing else ever comes to its place."""

import pytest
from playwright.sync_api import FloatRect, Page, expect

from tekhenu import Game, Settings
from tekhenu.puzzles import puzzle as puzzles

from .conftest import Opener
from .moments import SOLO, moment, sit_down
from .table import CONFIRM, STAGE, TablePage

PHONE = (390, 844)
SIDEWAYS = (690, 390)
SOON = 450  # milliseconds between the taps
# What taps meet anywhere in a place, other than Confirm.
MEETS = """({ x, y, width, height }) => {
  const met = new Set();
  for (const across of [0.05, 0.3, 0.5, 0.7, 0.95]) for (const down of [0.1, 0.5, 0.9]) {
    const there = document.elementFromPoint(x + across * width, y + down * height);
    met.add(there?.closest("button, a, summary, .target, [data-do]")?.outerHTML ?? "");
  }
  return [...met].filter((html) => html && !html.includes('data-entry="confirm"'));
}"""
OPEN = "() => [...document.querySelectorAll('dialog[open]')].map((dialog) => dialog.id)"
STILL = "() => !document.body.matches('.sending, .animating, .staging')"


def until_confirm(table: TablePage) -> None:
    """Draft until the turn can be confirmed."""
    for _ in range(60):
        table.wait_until_asked()
        if table.page.locator(CONFIRM).count():
            return
        table.step()
    raise AssertionError("no turn was ever complete")


def tap_twice(page: Page) -> FloatRect:
    """Tap Confirm, and the same spot a little later; return the place of Confirm."""
    box = page.locator(CONFIRM).bounding_box()
    assert box is not None
    spot = {"x": box["x"] + 0.7 * box["width"], "y": box["y"] + 0.5 * box["height"]}
    page.touchscreen.tap(**spot)
    page.wait_for_timeout(SOON)
    page.touchscreen.tap(**spot)
    page.wait_for_function(STILL)
    return box


def nothing_came_of_it(page: Page, place: FloatRect) -> None:
    """Check that the second tap opened nothing, and that a third would not either."""
    assert page.evaluate(OPEN) == []
    assert page.evaluate(MEETS, place) == []
    expect(page.locator("#peek:not([hidden]), #chooser:not([hidden])")).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS], ids=["upright", "sideways"])
@pytest.mark.parametrize("calm", [True, False], ids=["calm", "moving"])
def test_after_a_turn(visit: Opener, size: tuple[int, int], calm: bool) -> None:
    table = sit_down(visit("", size, calm=calm), moment(SOLO, "die", 1))
    for _ in range(2):
        until_confirm(table)
        place = tap_twice(table.page)
        table.wait_until_asked()
        nothing_came_of_it(table.page, place)


def test_when_the_device_is_handed_over(visit: Opener) -> None:
    """The next player's cards stay covered."""
    page = visit("", PHONE)
    table = sit_down(page, Game.new(Settings(players=2), 2), ("me", "me"))
    page.click("[data-do=reveal]")
    until_confirm(table)
    place = tap_twice(page)
    expect(page.locator("#table.covered [data-do=reveal]")).to_be_visible()
    nothing_came_of_it(page, place)


def test_before_a_maat(visit: Opener) -> None:
    """The page of a Maat stays open until it has been read."""
    table = sit_down(visit("", PHONE), moment(SOLO, "die", 4))
    page = table.page
    before = page.get_attribute("#table", "data-stage")
    while page.get_attribute("#table", "data-stage") == before:
        until_confirm(table)
        tap_twice(page)
        table.wait_until_asked()
    expect(page.locator(STAGE)).to_be_visible()


def test_at_the_end_of_a_game(visit: Opener) -> None:
    """No other page is opened before the score has been seen."""
    table = sit_down(visit("", PHONE), moment(SOLO, "score", 16))
    until_confirm(table)
    place = tap_twice(table.page)
    expect(table.page.locator("#final")).to_be_visible()
    nothing_came_of_it(table.page, place)


def test_after_a_puzzle(visit: Opener) -> None:
    """The answer is read before the next puzzle comes."""
    page = visit("", PHONE)
    puzzle = puzzles.load(puzzles.shipped()[0])
    page.goto(f"/puzzles/{puzzle.id}")
    table = TablePage(page)
    for choice in puzzle.way:
        table.choose(choice)
    place = tap_twice(page)
    expect(page.locator("#choices .way")).to_be_visible()
    nothing_came_of_it(page, place)
