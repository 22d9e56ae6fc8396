"""Reconstructed values at a real table: said on the home page, compared beside the table."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tekhenu import Botankhamun, Game, Settings
from tekhenu.agents.policy import favorite
from tekhenu.components.drafts import EditionDraft, reconstructed_components
from tekhenu.rules.chance import TABLE
from tekhenu.text import catalog

from .conftest import Opener
from .test_screens import findings
from .windows import DESK

PHONE = (390, 844)
AT_TABLE = Settings(solo=Botankhamun("medium"), chance="table")
SAME_SITE = {"Sec-Fetch-Site": "same-origin"}
ENGLISH = catalog("en")
SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


def first_turn(*, with_tile: bool = False, seed: int = 9) -> Game:
    """Return a solo game at the first die, or at the first one after a tile of the player."""
    game, rng = Game.new(AT_TABLE), Random(seed)
    while (decision := game.decision) is not None:
        laid = any(str(choice).startswith("temple:") for choice in game.choices)
        if decision.kind == "die" and (laid or not with_tile):
            break
        asks_table = decision.player == TABLE
        game.play(rng.choice(decision.options) if asks_table else favorite(game.table, decision))
    return game


def sit_down(page: Page, game: Game) -> str:
    wish = {"save": game.save(), "seats": ["me"], "name": "Nefer"}
    made = page.request.post("/api/games", data=wish, headers=SAME_SITE).json()
    page.goto(made["url"])
    return str(made["game"])


def saved(page: Page, game: str) -> Game:
    return Game.load(page.request.get(f"/api/games/{game}/save").text())


def component(page: Page) -> str:
    return page.locator(".compare").get_attribute("data-component") or ""


def next_after(page: Page, name: str) -> str:
    page.wait_for_function(
        "name => document.querySelector('.compare')?.dataset.component !== name", arg=name
    )
    return component(page) if page.locator(".compare").count() else ""


@SIZES
def test_the_home_page_says_that_values_may_differ(visit: Opener, size: tuple[int, int]) -> None:
    page = visit("/", size)
    for form in ("#solo", "#multi"):
        note = page.locator(f"{form} .reconstructed")
        expect(note).to_be_hidden()
        page.check(f"{form} [name=at_table]")
        expect(note).to_be_visible()
        expect(note).to_contain_text(ENGLISH.say("compare-home"))
        expect(note.locator("a")).to_have_attribute("href", "/editions")
        assert findings(page) == []
        page.uncheck(f"{form} [name=at_table]")
        expect(note).to_be_hidden()
    page.check("#solo [name=at_table]")
    page.check("#solo [name=first]")  # the computer sets it up
    expect(page.locator("#solo .reconstructed")).to_be_hidden()


def test_a_checked_edition_is_chosen_and_needs_no_warning(visit: Opener) -> None:
    page = visit("/")
    usual = EditionDraft("", {})
    base = [each for each in reconstructed_components() if each.part.module == "base"]
    values = {path: usual.value(path) for each in base for path in each.paths}
    made = page.request.post("/api/editions", data={"name": "Mine"}, headers=SAME_SITE).json()
    where = f"/api/editions/{made['edition']}"
    assert page.request.patch(where, data={"values": values}, headers=SAME_SITE).ok
    page.reload()
    edition = page.locator("#multi [name=edition]")
    expect(edition).to_have_value("")
    page.check("#multi [name=at_table]")
    expect(edition).to_have_value(made["edition"])
    note = page.locator("#multi .reconstructed")
    expect(note).to_be_hidden()
    page.check("#multi [name=seth]")  # its values were not checked
    expect(note).to_be_visible()
    page.uncheck("#multi [name=seth]")
    edition.select_option("")
    expect(note).to_be_visible()


@SIZES
def test_a_tile_is_compared_once(visit: Opener, size: tuple[int, int]) -> None:
    page = visit("", size)
    game = first_turn()
    sit_down(page, game)
    tiles = [f"P{tile + 1:02}" for tile in game.state.display]
    first = component(page)
    assert first in tiles
    expect(page.locator(".compare")).to_contain_text(ENGLISH.say("compare-why"))
    expect(page.locator(".compare .shown svg").first).to_be_visible()
    expect(page.locator(".compare dl")).to_contain_text(f"{first}: cost")
    assert findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    page.click("[data-do=same]")
    second = next_after(page, first)
    assert second != first
    page.click("[data-do=not-now]")
    third = next_after(page, second)
    assert third not in (first, second)
    page.reload()
    expect(page.locator(".compare")).to_have_attribute("data-component", third)
    sit_down(page, game)  # a new game with the same tiles remembers confirmed values
    assert component(page) == second
    page.goto("/editions")
    expect(page.locator(".editions li")).to_have_count(1)
    expect(page.locator(".editions li")).to_contain_text("2 of 376 values checked")


@SIZES
def test_a_tile_that_differs_is_corrected_in_the_running_game(
    visit: Opener, size: tuple[int, int]
) -> None:
    page = visit("", size)
    game = sit_down(page, first_turn())
    before = saved(page, game)
    tile = component(page)
    cost = f"pillars.{tile}.cost"
    page.click("[data-do=differs]")
    page.wait_for_url("**/editions/*/pillars**")
    expect(page.locator("#picker h2")).to_have_text(f"{tile}: cost")
    page.fill(".amount[data-word=granite] input", "7")
    page.locator(".amount[data-word=granite] input").blur()
    expect(page.locator(f"[data-value='{cost}'].own")).to_have_count(1)
    page.click("[data-do=close]")
    page.click(".to-game a")
    page.wait_for_url("**/companion")
    expect(page.locator(".compare")).to_contain_text(ENGLISH.say("compare-differs"))
    expect(page.locator(".compare .shown")).to_have_count(2)
    assert component(page) == tile
    assert findings(page) == []
    page.click("[data-do=use-mine]")
    expect(page.locator(".moment")).to_contain_text("Edition “My copy”")
    expect(page.locator(".compare")).not_to_contain_text(ENGLISH.say("compare-differs"))
    after = saved(page, game)
    assert after.state == before.state and after.choices == before.choices
    assert "7 granite" in str(after.settings.edition.overrides[cost])


def test_a_value_that_was_used_holds_for_the_next_game(visit: Opener) -> None:
    """The page says so, and how the correction can be used all the same."""
    page = visit("", PHONE)
    game = first_turn(with_tile=True, seed=1)
    name = sit_down(page, game)
    laid = next(str(choice) for choice in game.choices if str(choice).startswith("temple:"))
    row, column = laid[8], laid[10]
    made = page.request.post("/api/editions", data={"name": "Mine"}, headers=SAME_SITE).json()
    values = {f"temple.rewards.r{row}.c{column}": "4 granite"}
    where = f"/api/editions/{made['edition']}"
    assert page.request.patch(where, data={"values": values}, headers=SAME_SITE).ok
    page.reload()
    expect(page.locator(".compare")).to_have_attribute("data-component", "temple")
    page.click("[data-do=use-mine]")
    trouble = page.locator(".compare .trouble")
    expect(trouble).to_have_text(ENGLISH.say("refusal-edition-used"))
    assert findings(page) == []
    assert saved(page, name) == game
    page.click("[data-do=correct]")
    page.locator(f"#entries [data-back-to][data-option='{laid}']").click()
    expect(page.locator("#later")).to_be_visible()
    page.click("[data-do=use-mine]")
    expect(page.locator(".moment")).to_contain_text("Edition “Mine”")
    assert saved(page, name).settings.edition.overrides == {"name": "Mine", **values}
