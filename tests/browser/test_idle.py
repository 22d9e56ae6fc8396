"""A page at which nothing happens costs nothing, and a replay has its next step at hand."""

from playwright.sync_api import Page

from .conftest import Opener
from .moments import SOLO, moment, sit_down
from .table import TablePage

AT_REST = "() => document.getAnimations().every((one) => one.playState === 'finished')"
ENDLESS = """() => document.getAnimations()
  .filter((one) => one.effect.getComputedTiming().endTime === Infinity).length"""
MOMENT = 1500  # milliseconds
NOISE = 0.02  # seconds of work that are nothing


def worked(page: Page) -> float:
    """Return the seconds that the main thread was busy during an interval."""
    page.bring_to_front()
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")

    def so_far() -> float:
        found = session.send("Performance.getMetrics")["metrics"]
        return float(next(each["value"] for each in found if each["name"] == "TaskDuration"))

    before = so_far()
    page.wait_for_timeout(MOMENT)
    return so_far() - before


def test_an_idle_table_costs_no_more_than_a_blank_page(visit: Opener) -> None:
    page = visit("", calm=False)
    sit_down(page, moment(SOLO, "die"))
    page.locator("#wheel .target").first.wait_for()
    assert page.evaluate(ENDLESS) == 0
    page.wait_for_function(AT_REST)
    blank = page.context.new_page()
    # Other programs of the machine can disturb some measurements.
    assert any(worked(page) <= 5 * worked(blank) + NOISE for _ in range(3))


def test_the_next_step_of_a_replay_is_here_before_it_is_asked_for(at_a_die: TablePage) -> None:
    page = at_a_die.page
    with page.expect_response("**/replay/table?step=1*"):
        page.goto(f"{page.url}/replay?step=0")
    page.wait_for_load_state("load")
    with page.expect_response("**/replay/table?step=2*"):
        page.keyboard.press("ArrowRight")
    page.route("**/replay/table*", lambda route: route.abort())
    page.keyboard.press("ArrowRight")
    page.wait_for_selector('#table[data-step="2"]')
