"""The gain of a choice is shown before it is made, by pointer, keyboard and touch."""

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
    predicted = option_values(game, game.decision)
    shown = table.page.evaluate(BADGES)
    assert len(shown) > 3
    for options, number in shown:
        best = max(predicted[option].vp for option in map(game.decision.find, options.split()))
        assert int(number) == best
    assert table.page.locator(".value-badge.best").count() >= 1
    place = table.page.locator("#temple .target[data-options]").first
    place.hover()
    expect(place.locator("#tile-ghost")).to_be_attached()
    assert findings(table.page) == []


def test_goods_stand_where_a_building_would(visit: Opener) -> None:
    table, game = at(visit(""), "hathor", 3)
    assert game.decision is not None
    predicted = option_values(game, game.decision)
    places = table.page.locator("#temple .target[data-option]")
    for place in places.all():
        option = game.decision.find(place.get_attribute("data-option") or "")
        skipped = (Good.POPULATION, Good.HAPPINESS)
        brought = sum(n for good, n in predicted[option].gains if good not in skipped)
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


def test_a_die_is_taken_by_one_of_six_faces(visit: Opener) -> None:
    table, game = at(visit(""), "take", 5)
    page = table.page
    options = [str(option) for option in game.decision.options] if game.decision else []
    assert {"take:6", "anubis:2"} <= set(options)
    market = page.locator("#market-panel").bounding_box()
    strip = page.locator("#strip").bounding_box()
    assert market and strip and strip["y"] >= market["y"] + market["height"]
    assert page.locator(".faces .plain .face").count() == 6
    switch = page.locator(".anubis-switch")
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "true")
    expect(page.locator(".faces .plain")).to_be_hidden()
    assert page.locator(".faces .by-anubis button").count() == sum(
        option.startswith("anubis") for option in options
    )
    assert findings(page) == []
    switch.click()
    before = table.sequence
    page.keyboard.press("6")  # a face has its own number
    table.settled(before)
    assert page.locator("#question").inner_text() != ""
    assert page.locator(".faces").count() == 0


def test_the_line_about_anubis_opens_the_faces_of_anubis(visit: Opener) -> None:
    table, _ = at(visit(""), "die", 5)
    page, before = table.page, table.sequence
    for die in page.locator(DIE).all():
        die.hover()
        page.locator("#peek").wait_for()
        if page.locator("#peek [data-anubis]").count():
            break
    page.locator("#peek [data-anubis]").dispatch_event("click")
    table.settled(before)
    expect(page.locator(".faces .by-anubis")).to_be_visible()


def test_the_wheel_shows_the_next_light(visit: Opener) -> None:
    table, game = at(visit(""), "die", 5)
    page, following = table.page, page_light(table.page)
    expect(page.locator("#wheel-next")).to_be_hidden()
    page.keyboard.down("r")
    expect(page.locator("#wheel-next")).to_be_visible()
    lying = sum(map(len, game.state.sections))
    assert page.locator("#wheel-next .next-die").count() == lying
    assert page_light(page) != following
    page.keyboard.up("r")
    expect(page.locator("#wheel-next")).to_be_hidden()
    assert page_light(page) == following
    button = page.locator("[data-do=next-light]")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    assert findings(page) == []
    button.click()
    expect(page.locator("#wheel-next")).to_be_hidden()


def page_light(page: Page) -> str:
    light = "getComputedStyle(document.getElementById('wheel-light')).transform"
    return str(page.evaluate(light))


def test_a_tile_is_placed_by_one_click_and_turned_afterwards(visit: Opener) -> None:
    table, game = at(visit(""), "temple", 7, FOUR)
    page, before = table.page, table.sequence
    assert game.decision is not None
    place = page.locator("#temple .target[data-turn]").first
    options = (place.get_attribute("data-options") or "").split()
    predicted = option_values(game, game.decision)
    best = max(predicted[game.decision.find(option)].vp for option in options)
    assert f"{best} VP" in (place.get_attribute("aria-label") or "")
    place.click()
    table.settled(before)
    assert table.sequence == before + 1
    chosen = page.locator("#turn-it [aria-pressed=true]")
    assert predicted[game.decision.find(chosen.get_attribute("data-turn-to") or "")].vp == best
    assert findings(page) == []
    turned = chosen.get_attribute("data-turn-to")
    page.keyboard.press("r")
    table.settled(before + 2)
    assert table.sequence == before + 3
    expect(chosen).not_to_have_attribute("data-turn-to", turned or "")
    table.press("undo")
    expect(page.locator("#turn-it")).to_have_count(0)


def test_a_die_is_planned_while_another_player_moves(visit: Opener) -> None:
    game = moment(Settings(players=2), "die", 5)
    table = sit_down(visit(""), game, ["friend", "me"])
    page = table.page
    die = page.locator("#wheel .wheel-die").first
    die.hover()
    expect(page.locator("#tip")).to_contain_text("On your next turn, if it is still there:")
    assert page.locator("#tip [data-path]").count() == 0
    assert findings(page) == []


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
