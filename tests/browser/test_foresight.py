"""What a choice brings is shown before it is made: by pointer, by keyboard and by touch."""

from typing import Any

from playwright.sync_api import Page, expect

from tekhenu import Game, Settings
from tekhenu.components.terms import Good
from tekhenu.rules.forecast import if_scored_now
from tekhenu.rules.option_value import option_values
from tekhenu.text.names import signed

from .conftest import Opener
from .moments import SOLO, moment, sit_down
from .table import TablePage
from .test_screens import PHONE, findings

# A preview may change until the pointer is in it, so what counts is what was hit.
CLICKED_PATH = """() => addEventListener(
  "click", (event) => (window.clicked = event.target.closest("[data-path]").dataset.path), true
)"""
DIE = "#wheel .target:not(.twin)"
BADGES = """() => [...document.querySelectorAll("#temple .target[data-options]")].map((place) => [
  place.dataset.options,
  place.querySelector(".value-badge .badge-number")?.textContent ?? "0",
])"""


def at(page: Page, kind: str, number: int = 0, settings: Settings = SOLO) -> tuple[TablePage, Game]:
    game = moment(settings, kind, number)
    table = sit_down(page, game)
    table.wait_until_asked()
    return table, game


def test_every_space_of_the_temple_says_what_it_brings(visit: Opener) -> None:
    table, game = at(visit(""), "temple", 3)
    assert game.decision is not None
    foretold = option_values(game, game.decision)
    shown = table.page.evaluate(BADGES)
    assert len(shown) > 3
    for options, number in shown:
        best = max(foretold[option].vp for option in map(game.decision.find, options.split()))
        assert int(number) == best
    assert table.page.locator(".value-badge.best").count() >= 1
    place = table.page.locator("#temple .target[data-options]").first
    place.hover()
    expect(place.locator("#tile-ghost")).to_be_attached()
    assert findings(table.page) == []


def test_goods_stand_where_a_building_would(visit: Opener) -> None:
    table, game = at(visit(""), "hathor", 3)
    assert game.decision is not None
    foretold = option_values(game, game.decision)
    places = table.page.locator("#temple .target[data-option]")
    for place in places.all():
        option = game.decision.find(place.get_attribute("data-option") or "")
        skipped = (Good.POPULATION, Good.HAPPINESS)
        brought = sum(n for good, n in foretold[option].gains if good not in skipped)
        numbers = place.locator(".badge-number").all_text_contents()
        assert sum(map(int, numbers)) == brought


def test_a_preview_takes_die_and_action_together(visit: Opener) -> None:
    """And the scales tip before anything is done."""
    table, _ = at(visit(""), "die", 5)
    page, before = table.page, table.sequence
    number = page.locator("#player-0 .scales-balance")
    balance = number.text_content()
    for die in page.locator(DIE).all():
        die.hover()
        page.locator("#peek").wait_for()
        if page.locator("#peek [data-path*=' ']").count() and number.text_content() != balance:
            break
    page.evaluate(CLICKED_PATH)
    action = page.locator("#peek [data-path*=' ']").first
    action.hover()  # it does not vanish on the way
    action.click()
    table.settled(before)
    assert table.sequence == before + len(page.evaluate("clicked").split(" "))


def test_values_say_what_they_lead_to(visit: Opener) -> None:
    table, _ = at(visit(""), "take", 5)
    details = table.page.locator("#choices [data-option^='take:'] small").all_inner_texts()
    assert details and all(details)
    assert table.page.locator("#wheel .in-hand").count() == 1
    assert findings(table.page) == []


def test_a_touch_shows_and_a_second_one_takes(visit: Opener) -> None:
    table, _ = at(visit("", size=PHONE), "die", 5)
    page, before = table.page, table.sequence
    box = page.locator(DIE).first.bounding_box()
    assert box is not None
    middle: dict[str, Any] = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    page.touchscreen.tap(**middle)
    page.locator("#peek .take").wait_for()
    assert table.sequence == before
    assert findings(page) == []
    page.touchscreen.tap(**middle)
    table.settled(before)
    assert table.sequence == before + 1
    table.press("undo")
    after = table.sequence
    page.touchscreen.tap(box["x"] - 6, middle["y"])  # beside it, as fingers do
    page.locator("#peek .take").tap()
    table.settled(after)


def test_a_card_is_read_before_it_is_taken_by_touch(visit: Opener) -> None:
    table, _ = at(visit("", size=PHONE), "starting")
    page, before = table.page, table.sequence
    page.locator(".part-market .target").first.tap()
    page.locator("#peek .take").wait_for()
    assert len(page.locator("#peek p").inner_text()) > 20
    assert table.sequence == before
    page.locator("#peek .take").tap()
    table.settled(before)


def test_dice_of_anubis_glow_otherwise(visit: Opener) -> None:
    table, game = at(visit(""), "die", 5)
    assert game.decision is not None
    dashed = table.page.evaluate(
        "() => [...document.querySelectorAll('#wheel .by-anubis .target .halo')]"
        ".every((halo) => getComputedStyle(halo).strokeDasharray !== 'none')"
    )
    assert dashed
    forbidden = table.page.locator("#wheel .wheel-die.forbidden").count()
    assert table.page.locator("#wheel .by-anubis").count() == forbidden


FOUR = Settings(players=4)


def test_a_key_shows_the_scoring_as_it_would_be_now(visit: Opener) -> None:
    table, game = at(visit(""), "die", 9, FOUR)
    page = table.page
    gains = [sum(parts.values()) for parts in if_scored_now(game.table)]
    expect(page.locator(".part-scored")).to_be_hidden()
    page.keyboard.press("s")
    expect(page.locator("#beside-scored")).to_have_attribute("aria-pressed", "true")
    totals = page.locator(".part-scored [data-total]").all_inner_texts()
    assert list(map(int, totals)) == [
        p.vp + gain for p, gain in zip(game.state.players, gains, strict=True)
    ]
    number = page.locator(".part-scored button.number").first
    number.hover()
    expect(page.locator("#tip")).to_have_text(number.get_attribute("data-tip") or "")
    chip = page.locator("#chip-0 .ahead")
    expect(chip).to_have_attribute("aria-label", f"{signed(gains[0])} VP if scored now")
    assert findings(page) == []
    page.keyboard.press("S")
    expect(page.locator(".part-scored")).to_be_hidden()
    expect(page.locator("#lines")).to_be_visible()


def test_a_phone_has_a_tab_for_the_scoring(visit: Opener) -> None:
    table, game = at(visit("", size=PHONE, scheme="dark"), "die", 9, FOUR)
    page = table.page
    page.locator("#tab-scored").tap()
    expect(page.locator(".part-scored")).to_be_visible()
    page.locator(".part-scored button.number").first.tap()
    expect(page.locator("#tip")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
    assert findings(page) == []
    round_ = game.state.round
    expect(page.locator(".moment span").first).to_have_text(f"Round {round_} of 16")
    expect(page.locator(".timeline .now")).to_have_text(str(round_))
    page.keyboard.press("s")
    expect(page.locator(".part-wheel")).to_be_visible()
