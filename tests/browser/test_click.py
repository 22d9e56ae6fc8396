"""A click takes one round trip and stays correct when requests fail or overlap."""

from playwright.sync_api import Page, Request, Route

from .conftest import Opener
from .table import TablePage

BEGIN = """async (wish) => {
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify(wish);
  return (await (await fetch("/api/games", { method: "POST", headers, body })).json()).game;
}"""


class Asked:
    """The requests of the page, in order."""

    def __init__(self, page: Page) -> None:
        self.requests: list[str] = []
        page.on("request", self._note)

    def _note(self, request: Request) -> None:
        path = request.url.partition("://")[2].partition("/")[2].partition("?")[0]
        kind, _, rest = path.partition("/")
        self.requests.append(f"{request.method} {kind}/…/{rest.rpartition('/')[2]}")


def shown(table: TablePage) -> str:
    """Return the table in its present state, without elements that belong to the viewer alone."""
    return str(
        table.page.evaluate(
            "() => [...document.querySelectorAll('#table [id]')].map((e) => e.id + "
            "(e.getAttribute('transform') ?? '') + e.querySelectorAll('.target').length).join()"
            "+ [...document.querySelectorAll('#table svg.part')].map((e) => e.id + "
            "e.querySelectorAll('*').length + e.textContent).join()"
            "+ document.getElementById('lines').textContent.replace(/\\s+/g, ' ')"
        )
    )


def require_fresh(table: TablePage) -> None:
    """Check that a newly opened page shows the same."""
    before = shown(table)
    table.page.reload()
    TablePage(table.page)
    assert shown(table) == before


def test_a_click_is_one_request(solo: TablePage) -> None:
    """A choice, an undo, a confirmation: the answer is the table, its event brings no other."""
    solo.wait_until_asked()
    asked = Asked(solo.page)
    for _ in range(8):
        solo.step()
        if solo.page.locator("[data-entry=undo]:enabled").count():
            solo.press("undo")
            solo.step()
    solo.page.wait_for_timeout(300)  # the events have long come
    assert len(asked.requests) >= 10
    assert set(asked.requests) == {"POST api/…/entries"}
    require_fresh(solo)


def test_a_click_in_one_tab_is_seen_in_the_other(solo: TablePage) -> None:
    page = solo.page.context.new_page()
    page.goto(solo.page.url)
    other = TablePage(page)
    for one, two in ((solo, other), (other, solo)) * 2:
        before = one.sequence
        one.step()
        two.settled(before)
        two.page.wait_for_function(
            "n => Number(document.getElementById('table').dataset.sequence) === n",
            arg=one.sequence,
        )
        assert shown(one) == shown(two)


def test_an_answer_that_is_lost_counts_once(solo: TablePage) -> None:
    """The page repeats the request because it did not get the answer of the server."""
    solo.wait_until_asked()
    sent: list[str] = []

    def lose_the_first(route: Route) -> None:
        sent.append(route.request.post_data or "")
        if len(sent) == 1:
            route.fetch()
            route.abort()
        else:
            route.continue_()

    before = solo.sequence
    solo.page.route("**/entries", lose_the_first)
    solo.step()
    assert solo.sequence == before + 1
    assert len(sent) == 2 and sent[0] == sent[1]
    assert not solo.page.locator("#offline").is_visible()
    solo.page.unroute("**/entries")
    require_fresh(solo)


def test_what_was_fetched_before_a_click_does_not_cover_its_answer(solo: TablePage) -> None:
    """A table requested before the click is outdated when it arrives, so it is requested again."""
    solo.wait_until_asked()
    held: list[tuple[Route, str]] = []

    def hold(route: Route) -> None:
        if held:
            route.continue_()
        else:
            held.append((route, route.fetch().text()))

    solo.page.route("**/table*", hold)
    solo.page.evaluate("dispatchEvent(new Event('online'))")
    while not held:
        solo.page.wait_for_timeout(20)
    before = solo.sequence
    solo.step()
    assert solo.sequence > before and len(held) == 1
    now = shown(solo)
    route, old = held[0]
    with solo.page.expect_response("**/table*"):
        route.fulfill(body=old, content_type="text/html")
    solo.page.wait_for_timeout(300)
    assert solo.sequence > before and shown(solo) == now
    require_fresh(solo)


def test_two_at_one_device_hand_it_over_with_one_request(visit: Opener) -> None:
    """The answer to a confirmation is the cover for the next one."""
    page = visit()
    game = page.evaluate(BEGIN, {"players": 2, "seed": 2})
    page.goto(f"{page.url}games/{game}")
    table = TablePage(page)
    page.click("[data-do=reveal]")
    table.wait_until_asked()
    asked = Asked(page)
    for _ in range(20):
        if page.locator("[data-do=reveal]").count():
            break
        table.step()
    assert page.locator("#table.covered [data-do=reveal]").count() == 1
    page.wait_for_timeout(300)
    assert set(asked.requests) == {"POST api/…/entries"}


def test_what_a_page_has_is_not_sent_again(solo: TablePage) -> None:
    """A page without its token gets everything; the resulting table is the same."""
    solo.wait_until_asked()
    ask = """async (have) => (await (await fetch(location.pathname + "/table",
      { headers: { "X-Have": have } })).text()).length"""
    have = solo.page.get_attribute("#table", "data-have")
    assert solo.page.evaluate(ask, have) < solo.page.evaluate(ask, "") / 2
    for _ in range(6):
        solo.step()
    require_fresh(solo)
