"""Summaries of other players' turns, and the full tables of Maat and Scoring."""

from typing import Any

from playwright.sync_api import Page, expect

from .conftest import Opener
from .moments import SOLO, moment, sit_down
from .table import STAGE, TablePage
from .test_screens import findings

SEEN = """() => {
  window.seen = {animating: false, flown: 0, most: 0};
  const look = () => {
    window.seen.animating ||= document.body.classList.contains("animating");
    window.seen.flown += document.querySelectorAll(".flyer").length;
    requestAnimationFrame(look);
  };
  look();
}"""

ANIMATED = "() => window.seen.animating && !document.body.classList.contains('animating')"
ENDLESS = """() => document.getAnimations().some(
  one => one.effect.getTiming().iterations === Infinity && one.effect.target.closest(".trace"))"""


def play_a_turn(table: TablePage) -> None:
    """Play until the viewer's next die or the next other decision after the opponents' turns."""
    table.wait_until_asked()
    table.step()
    for _ in range(20):
        table.wait_until_asked()
        if table.kind == "die" or table.page.locator(STAGE).count():
            return
        table.step()
    raise AssertionError(table.question)


def test_a_turn_is_summarized_and_highlighted_until_the_next_click(visit: Opener) -> None:
    table = sit_down(visit(""), moment(SOLO, "die", 9))
    page = table.page
    play_a_turn(table)
    summaries = page.locator("#turn-summaries > li")
    expect(summaries).to_have_count(1)
    expect(summaries).to_contain_text("Botankhamun")
    expect(summaries.locator("b.seat-1")).to_have_count(1)
    glowing = page.locator(".trace-1")
    expect(glowing).not_to_have_count(0)
    taken = page.locator("#player-1 [id^=scales-die-].trace-1")
    expect(taken).to_have_count(1)
    assert page.evaluate("document.getAnimations().length") == 0, "calm was asked for"
    page.locator("[data-do=summary-why]").click()
    expect(page.locator("#lines details.why[open] li").first).to_be_visible()
    assert glowing.count() > 0, "what explains it does not end it"
    page.locator(".part-populace").click()
    expect(page.locator(".trace")).to_have_count(0)
    page.locator("[data-do=animate-again]").click()
    expect(glowing).not_to_have_count(0)
    assert findings(page) == []


def test_a_turn_plays_in_steps_that_can_be_skipped_and_seen_again(visit: Opener) -> None:
    table = sit_down(visit("", calm=False), moment(SOLO, "die", 9))
    page = table.page
    page.evaluate(SEEN)
    play_a_turn(table)
    page.wait_for_function(ANIMATED)
    assert page.evaluate("window.seen.flown") > 0, "the die was seen on its way"
    expect(page.locator(".flyer, .to-come")).to_have_count(0)
    page.locator("[data-do=animate-slower]").click()
    page.locator("[data-do=animate-again]").click()
    expect(page.locator(".to-come")).not_to_have_count(0)
    page.locator("[data-do=animate-skip]").click()
    expect(page.locator(".flyer, .to-come")).to_have_count(0)
    assert page.locator(".trace-1").count() > 0
    assert not page.evaluate(ENDLESS)
    assert page.get_attribute("[data-do=animate-slower]", "aria-pressed") == "true"


def state_of(page: Page, table: TablePage) -> dict[str, Any]:
    path = f"/api/games/{table.game}/view?seat=0"
    state: dict[str, Any] = page.evaluate("path => fetch(path).then(a => a.json())", path)["view"]
    return state


def test_maat_and_scoring_have_a_stage(visit: Opener) -> None:
    """Opened once by itself, closed by a click, opened again from the log."""
    table = sit_down(visit(""), moment(SOLO, "die", 8))
    page = table.page
    stage = page.locator("dialog#stage")
    play_a_turn(table)
    while "Scoring" not in stage.locator("h2").inner_text():  # Bread is still to be paid
        stage.locator(".go-on").click()
        play_a_turn(table)
    expect(stage).to_be_visible()
    expect(stage.locator(".weighed tbody tr")).to_have_count(2)
    players = state_of(page, table)["players"]
    totals = stage.locator("[data-total]")
    assert [int(t.get_attribute("data-total") or "") for t in totals.all()] == [
        player["vp"] for player in players
    ]
    for seat, player in enumerate(players):
        column = stage.locator(f".scored td.seat-{seat}[data-vp]").all()
        shares = [int(cell.get_attribute("data-vp") or "") for cell in column]
        before = int(stage.locator(".scored .before td").nth(seat).inner_text())
        assert before + sum(shares) == player["vp"]
    assert findings(page) == []
    stage.locator(".go-on").click()
    expect(stage).to_be_hidden()
    page.reload()
    page.wait_for_load_state("load")
    table.wait_until_asked()
    expect(stage).to_be_hidden()
    page.locator("#lines [data-do=stage]").last.click()
    expect(stage).to_be_visible()
    page.keyboard.press("Escape")
    expect(stage).to_be_hidden()
