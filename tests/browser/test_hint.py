"""The hint in a real browser: a nudge, the best turns with marks, and “Do it”."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, Route, expect

from tekhenu import Settings

from .conftest import Opener
from .moments import SOLO, moment, sit_down
from .table import TablePage
from .test_screens import PHONE
from .windows import DESK

SCREENS = pytest.mark.parametrize(
    ("size", "scheme"), [(DESK, "light"), (PHONE, "dark")], ids=["desk", "phone"]
)
# The parts of the hint that cannot be read: texts cut by their box, a panel outside of the window.
CUT = """() => {
  const panel = document.getElementById("hint").getBoundingClientRect();
  const cut = [...document.querySelectorAll("#hint :is(summary, .what, .value, li, .do)")]
    .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
    .map((one) => one.textContent.trim());
  const { left, right, top, bottom } = panel;
  return { cut, inside: left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight };
}"""


def at_a_turn(visit: Opener, size: tuple[int, int] = DESK, scheme: str = "light") -> TablePage:
    return sit_down(visit("/about", size, scheme), moment(Settings(players=2), "die", 4))


def show_turns(page: Page) -> None:
    page.keyboard.press("h")
    expect(page.locator("#hint .nudge")).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator("#hint details")).to_have_count(3)


@SCREENS
def test_first_a_nudge_then_the_turns(visit: Opener, size: tuple[int, int], scheme: str) -> None:
    page = at_a_turn(visit, size, scheme).page
    page.click("[data-do=hint]")
    nudge = page.locator("#hint .nudge")
    expect(nudge).to_contain_text(re.compile(r"Look at \w+\. .+\?"))
    assert page.locator("#wheel .lit").count() > 1
    assert page.locator(".hint-mark").count() == 0
    assert page.evaluate(CUT) == {"cut": [], "inside": True}

    nudge.locator("button").click()
    turns = page.locator("#hint details")
    expect(turns).to_have_count(3)
    expect(page.locator("#hint")).to_contain_text("expected final margin")
    marked = page.locator("#wheel .hint-mark text").all_text_contents()
    assert sorted(" ".join(marked).split()) == ["1", "2", "3"]
    assert page.locator(".lit").count() == 0
    assert page.evaluate(CUT) == {"cut": [], "inside": True}
    board = page.locator("#wheel").bounding_box()
    hint = page.locator("#hint").bounding_box()
    assert board is not None and hint is not None
    assert hint["y"] > board["y"] + board["height"] / 3  # it does not hide the board

    opened = page.locator("#hint details[open]")
    if opened.count() == 0:  # a phone shows all three first
        turns.nth(1).locator("summary").click()
    expect(opened).to_have_count(1)
    expect(opened.locator(".effects li").first).to_be_visible()
    expect(opened.locator(".compared")).to_contain_text("Compared with turn")
    assert page.evaluate(CUT) == {"cut": [], "inside": True}
    assert Axe().run(page, "#hint").response["violations"] == []


def test_the_turns_improve_while_the_panel_is_open(visit: Opener) -> None:
    page = at_a_turn(visit).page
    asked: list[str] = []
    page.on("request", lambda sent: asked.append(sent.url) if "/hint?" in sent.url else None)
    show_turns(page)
    page.locator("#hint summary").nth(1).click()
    chosen = page.locator("#hint details[open]").get_attribute("data-first")
    expect(page.locator("#hint .turns")).to_have_attribute("data-stage", re.compile("[234]"))
    firsts = page.locator("#hint details").evaluate_all("all => all.map(e => e.dataset.first)")
    if chosen in firsts:
        now = page.locator("#hint details[open]").get_attribute("data-first")
        assert now == chosen
    assert any("stage=2" in url for url in asked)
    page.keyboard.press("Escape")
    expect(page.locator("#hint")).to_be_hidden()
    expect(page.locator(".hint-mark")).to_have_count(0)
    count = len(asked)
    page.wait_for_timeout(500)
    assert len(asked) == count


def test_a_hidden_page_requests_nothing(visit: Opener) -> None:
    page = at_a_turn(visit).page
    asked: list[str] = []
    page.evaluate("Object.defineProperty(document, 'hidden', {get: () => window.away ?? false})")
    page.on("request", lambda sent: asked.append(sent.url) if "/hint?" in sent.url else None)
    page.evaluate("window.away = true")
    show_turns(page)
    page.wait_for_timeout(700)
    assert [url for url in asked if "stage=1" not in url] == []
    page.evaluate("window.away = false; document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.locator("#hint .turns")).to_have_attribute("data-stage", re.compile("[234]"))
    page.click("#hint .dismiss")
    expect(page.locator("#hint")).to_be_hidden()


@SCREENS
def test_do_it_plays_the_line_and_leaves_it_unconfirmed(
    visit: Opener, size: tuple[int, int], scheme: str
) -> None:
    table = at_a_turn(visit, size, scheme)
    page, before = table.page, table.sequence
    show_turns(page)
    turn = page.locator("#hint details").first
    if turn.get_attribute("open") is None:
        turn.locator("summary").click()
    button = turn.locator("[data-do=hint-play]")
    line = (button.get_attribute("data-line") or "").split()
    button.click()
    expect(page.locator("#hint")).to_be_hidden()
    assert table.sequence == before + len(line)
    if table.kind == "die" or page.locator("[data-entry=confirm]:enabled").count():
        table.expect_status("The turn is complete. Confirm it or undo it.")
        table.press("restart")
        expect(page.locator("#question")).to_contain_text("Which die")


def test_do_it_stops_where_a_choice_is_not_possible(visit: Opener) -> None:
    table = at_a_turn(visit)
    page, before = table.page, table.sequence
    show_turns(page)
    page.keyboard.press("Escape")
    show_turns(page)
    page.evaluate("""() => {
      const button = document.querySelector("[data-do=hint-play]");
      button.dataset.line = button.dataset.line.split(" ")[0] + " god:nobody";
    }""")
    page.locator("[data-do=hint-play]").first.click()
    table.expect_status("This choice is no longer possible.")
    assert table.sequence == before + 1


def test_a_hint_in_the_middle_of_a_turn(visit: Opener) -> None:
    """It concerns the rest of the turn, and follows the choices of the player."""
    table = at_a_turn(visit)
    page = table.page
    show_turns(page)
    first = page.locator("#hint details").first.get_attribute("data-first") or ""
    table.choose(first)
    if page.locator("#list").count():
        expect(page.locator("#hint details").first).not_to_have_attribute("data-first", first)
        now = page.locator("#hint details").first.get_attribute("data-first")
        assert now in table.options()
    else:
        expect(page.locator("#hint")).to_be_hidden()


def test_an_error_is_shown_and_can_be_repeated(visit: Opener) -> None:
    page = at_a_turn(visit).page
    tried: list[str] = []

    def busy(route: Route) -> None:
        tried.append(route.request.url)
        problem = '{"error": "busy", "message": "The server is busy."}'
        route.fulfill(status=503, content_type="application/json", body=problem)

    page.route("**/hint?*", busy)
    page.keyboard.press("h")
    expect(page.locator("#hint .failed")).to_contain_text("The server is busy.")
    page.unroute("**/hint?*")
    page.click("#hint .failed button")
    expect(page.locator("#hint .nudge")).to_be_visible()
    assert len(tried) == 1


def test_without_hints_the_button_says_why(visit: Opener) -> None:
    game = moment(Settings(players=2), "die", 4)
    table = sit_down(visit("/about"), game, ["me", "friend"])
    page = table.page
    button = page.locator(".actions button", has_text="Hint")
    expect(button).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("h")
    table.expect_status("This game is played without hints.")
    expect(page.locator("#hint")).to_be_hidden()


def test_a_solo_game_has_the_same_hint(visit: Opener) -> None:
    table = sit_down(visit("/about"), moment(SOLO, "die"))
    show_turns(table.page)
    assert table.page.locator("#wheel .hint-mark").count() >= 1


def test_friends_see_that_a_hint_was_used(visit: Opener) -> None:
    page, other = visit("/about"), visit("/about")
    wish = {
        "save": moment(Settings(players=2), "die", 4).save(),
        "seats": ["me", "friend"],
        "name": "Nefer",
        "hints": True,
    }
    made = page.request.post("/api/games", data=wish, headers={"Sec-Fetch-Site": "same-origin"})
    game, token = made.json()["game"], made.json()["seats"][1]["token"]
    other.goto(f"/join/{game}#{token}")
    other.fill("[name=name]", "Hor")
    other.click("#join button")
    other.wait_for_url("**/games/*")
    friend = TablePage(other)
    page.goto(f"/games/{game}")
    TablePage(page)
    show_turns(page)
    friend.expect_status("Nefer has used a hint.")
