"""The pages of editions in a real browser: a whole edition is entered."""

import re
import tomllib
from pathlib import Path

from playwright.sync_api import Page, Route, expect

from tekhenu.agents import policy
from tekhenu.components import load
from tekhenu.components.template import template
from tekhenu.rules import Game

from .conftest import Opener
from .edition import all_changed, enter, filled_in
from .test_screens import PHONE, findings
from .windows import DESK

COST = "[data-value='pillars.P01.cost']"


def begin(page: Page, name: str = "My copy") -> None:
    page.fill("#new-edition input", name)
    page.click("#new-edition button")
    page.wait_for_url("**/pillars")


def test_a_whole_edition_is_entered_downloaded_and_played(visit: Opener, tmp_path: Path) -> None:
    page, draft = visit("/editions"), all_changed()
    begin(page, draft.name)
    enter(page, draft)
    expect(page.locator("#edition-progress")).to_contain_text("376 of 376 values checked")
    with page.expect_download() as begun:
        page.click(".files a")
    file = tmp_path / "own.toml"
    begun.value.save_as(file)
    downloaded = tomllib.loads(file.read_text(encoding="utf-8"))
    switched_on = re.sub(r"^# ", "", template(draft.name), flags=re.MULTILINE)
    assert downloaded == filled_in(tomllib.loads(switched_on), draft.given)
    own = load(file)
    assert len(own.overrides) == 1 + 376 - 2  # two lights are as they must be

    page.click(".edition-foot .main")
    page.select_option("#multi [name=edition]", index=1)
    page.check("#multi [name=seth]")
    page.select_option("#multi [name=seat] >> nth=1", "me")
    page.click("#multi button.main")
    page.wait_for_url("**/games/*")
    expect(page.locator(".bar .edition")).to_have_text(f"{draft.name} 351/351")
    save = page.evaluate("fetch(`/api${location.pathname}/save`).then((answer) => answer.text())")
    game = Game.load(save)
    assert game.settings.edition == own
    while (decision := game.decision) is not None:
        game.play(policy.favorite(game.table, decision))
    assert game.over


def test_a_value_is_changed_on_a_phone(visit: Opener) -> None:
    page = visit("/editions", size=PHONE, scheme="dark")
    begin(page)
    assert findings(page) == []
    page.locator(COST).click()
    picker = page.locator("#picker")
    expect(picker.locator("h2")).to_have_text("P01: cost")
    assert findings(page, "#picker") == []
    page.click(".amount[data-word=granite] [data-step='1']")
    expect(page.locator(f"{COST}.own")).to_have_attribute(
        "aria-label", "P01: cost: 2 Limestone 2 Granite. Changed."
    )
    top, sheet = page.locator(COST).bounding_box(), picker.bounding_box()
    assert top is not None and sheet is not None
    assert top["y"] >= 0 and top["y"] + top["height"] <= sheet["y"]  # it is seen to change
    page.fill(".amount[data-word=granite] input", "0")
    page.fill(".amount[data-word=limestone] input", "0")
    page.locator(".amount[data-word=limestone] input").blur()
    expect(picker.locator(".trouble")).to_contain_text(
        "P01: cost: something still has to be chosen"
    )
    expect(picker.locator(".main")).to_be_disabled()
    page.fill(".amount[data-word=limestone] input", "4")
    page.locator(".amount[data-word=limestone] input").blur()
    expect(page.locator(COST)).to_have_attribute("aria-label", "P01: cost: 4 Limestone. Changed.")
    page.click("[data-do=reset]")
    expect(page.locator(f"{COST}.reconstructed")).to_have_count(1)
    page.click("[data-do=close]")
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]


def test_what_is_wrong_stays_said_when_an_earlier_value_is_kept_late(visit: Opener) -> None:
    page = visit("/editions", size=PHONE)
    begin(page)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/editions/*", hold)
    page.locator(COST).click()
    granite, limestone = (
        page.locator(f".amount[data-word={good}] input") for good in ("granite", "limestone")
    )
    granite.fill("0")
    limestone.fill("0")
    limestone.blur()
    trouble = page.locator("#picker .trouble")
    expect(trouble).to_contain_text("still has to be chosen")
    held[0].continue_()
    expect(page.locator(COST)).to_have_attribute("aria-label", "P01: cost: 2 Limestone. Changed.")
    expect(trouble).to_contain_text("still has to be chosen")
    page.unroute_all()
    limestone.fill("3")
    limestone.blur()
    expect(trouble).to_be_empty()
    expect(page.locator(COST)).to_have_attribute("aria-label", "P01: cost: 3 Limestone. Changed.")


def test_values_are_confirmed_one_after_the_other_by_keys(visit: Opener) -> None:
    page = visit("/editions", DESK)
    begin(page)
    page.locator(COST).focus()
    page.keyboard.press("Enter")
    for title in ("P01: cost", "P01: edges", "P02: cost"):
        expect(page.locator("#picker h2")).to_have_text(title)
        page.locator("#picker .main").press("Enter")
    expect(page.locator("#picker h2")).to_have_text("P02: edges")
    page.keyboard.press("Escape")
    expect(page.locator("[data-value='pillars.P02.edges']")).to_be_focused()
    expect(page.locator("#edition-progress")).to_have_text(
        "3 of 376 values checked \u00b7 no differences"
    )
    page.click("[data-do=confirm-rest]")
    expect(page.locator("#edition-progress")).to_contain_text("54 of 376 values checked")
    page.reload()
    expect(page.locator(".value.right")).to_have_count(54)
    page.click(".edition-foot .main")
    expect(page.locator("h2#edition-part")).to_have_text("Temple")


def test_contradictions_are_listed_and_prevent_a_game(visit: Opener) -> None:
    page = visit("/editions", DESK)
    begin(page)
    page.goto(page.url.replace("pillars", "temple"))
    page.locator("[data-value='ra.points.left']").first.click()
    page.click("#picker [data-step='-1']")
    expect(page.locator(".troubles li")).to_contain_text("The tiles score 2, 2, 1 VP")
    expect(page.locator(".value.wrong")).to_have_count(3)
    page.click("[data-do=close]")
    assert findings(page) == []
    page.goto(page.url.partition("/editions")[0])
    expect(page.locator("#solo [name=edition] option:disabled")).to_have_count(1)


def test_a_file_that_cannot_be_used_is_answered_with_what_is_wrong(visit: Opener) -> None:
    page = visit("/editions", DESK)
    begin(page, "Kept")
    page.goto(page.url.rpartition("/editions")[0] + "/editions")
    assert findings(page) == []
    with page.expect_request("**/api/editions") as sent:
        page.set_input_files(
            "#upload",
            {
                "name": "a.toml",
                "mimeType": "text/plain",
                "buffer": b"name = 'A'\n[ra.points]\nleft = 7",
            },
        )
    sent.value.response()
    expect(page.locator("#status")).to_contain_text(
        "ra.points.left: found 7, expected a whole number"
    )
    expect(page.locator(".editions h3")).to_have_text("Kept")
    page.click("[data-do=rename]")
    page.fill("#ask input", "Other")
    page.click("#ask [value=yes]")
    expect(page.locator(".editions h3")).to_have_text("Other")
    page.click("[data-do=delete]")
    page.click("#ask [value=yes]")
    expect(page.locator(".editions")).to_have_count(0)
