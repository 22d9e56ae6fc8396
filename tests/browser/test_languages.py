"""Every language in a real browser: chosen by the visitor, and with room for every word."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from scripts.screenshots import PAGES
from tekhenu import Automas, Botankhamun, Settings, TimeOfSeth
from tekhenu.text import languages

from .conftest import Opener
from .measuring import misfits, misfits_by_tab
from .moments import moment, sit_down
from .server import Server
from .test_screens import PHONE
from .windows import DESK, PATIENCE

TABS = ("wheel", "temple", "osiris", "seth", "market", "you", "others", "log")
FOUR = Settings(players=4)
SOLO = Settings(solo=Botankhamun("hard"))
SETH = Settings(players=2, expansion=TimeOfSeth())
AUTOMAS = Settings(solo=Automas(2, difficulty=4))
# Moments with much to read: setup, a die, an action to choose, the tile to lay, the end.
MOMENTS = (
    (SOLO, "starting", 0),
    (FOUR, "die", 7),
    (SOLO, "action", 9),
    (SOLO, "temple", 3),
    (SETH, "die", 8),
    (AUTOMAS, "action", 14),
    (FOUR, "over", 0),
)
COVERED = """() => document.querySelector('.entry:target').getBoundingClientRect().top <
    document.querySelector('.help-bar').getBoundingClientRect().bottom"""
SIDEWAYS = """() => [...document.querySelectorAll('.help-table')]
    .filter(table => table.scrollWidth > table.clientWidth + 1).map(table => table.className)"""


@pytest.fixture(params=languages())
def reader(request: pytest.FixtureRequest, chromium: Browser, server: Server) -> Iterator[Page]:
    """Return a page of a browser that prefers a language."""
    lang = request.param
    context = chromium.new_context(base_url=server.address, locale=lang, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto("/")
    assert page.get_attribute("html", "lang") == lang
    yield page
    context.close()


def resized(page: Page) -> Iterator[str]:
    """Yield the sizes of a desktop and a phone."""
    for name, (width, height) in (("desk", DESK), ("phone", PHONE)):
        page.set_viewport_size({"width": width, "height": height})
        yield name


def test_every_word_of_a_page_has_its_room(reader: Page, server: Server) -> None:
    found = []
    for name, address in PAGES.items():
        reader.goto(server.address + address)
        for size in resized(reader):
            found += [f"{name}, {size}: {misfit}" for misfit in misfits(reader)]
            wide = reader.evaluate(SIDEWAYS)
            found += [f"{name}, {size}: wider than the page: {table}" for table in wide]
    for size in resized(reader):
        reader.goto(f"{server.address}/help/cards#T05")
        found += [f"cards, {size}: the bar lies over T05"] if reader.evaluate(COVERED) else []
    assert found == []


def test_every_word_of_a_table_has_its_room(reader: Page) -> None:
    found = []
    for settings, kind, number in MOMENTS:
        sit_down(reader, moment(settings, kind, number)).wait_until_asked()
        for size in resized(reader):
            if size == "phone":
                tabs = [tab for tab in TABS if tab != "seth" or settings.expansion is not None]
                for tab, faults in misfits_by_tab(reader, tabs).items():
                    found += [f"{kind}, {tab}: {misfit}" for misfit in faults]
                continue
            if kind == "die":
                reader.locator("#wheel .target:not(.twin)").nth(2).hover()
                reader.locator("#peek").wait_for()
            found += [f"{kind}: {misfit}" for misfit in misfits(reader)]
    assert found == []


def test_words_without_room_would_be_found(visit: Opener) -> None:
    page = visit("/about")
    page.evaluate("document.querySelector('h1').style.cssText = 'width: 3em; white-space: nowrap'")
    assert any("outside h1" in misfit for misfit in misfits(page))


# Choosing


def test_the_switch_works_without_script(chromium: Browser, server: Server) -> None:
    context = chromium.new_context(java_script_enabled=False, locale="en")
    page = context.new_page()
    page.goto(f"{server.address}/help")
    page.click(".language summary")
    page.click(".language a[hreflang=ko]")
    assert page.url == f"{server.address}/help"
    page.goto(server.address)
    page.locator("html[lang=ko]").wait_for(state="attached")
    context.close()


def test_an_invitation_survives_a_change_of_language(visit: Opener) -> None:
    """Its secret stands behind the #, which no server sees."""
    page = visit()
    page.click("form#multi button.main")
    page.wait_for_url("**/games/*")
    game = page.url.rpartition("/")[2]
    page.goto(f"{page.url.rpartition('/games/')[0]}/join/{game}#secret")
    page.wait_for_load_state("load")
    page.click(".language summary")
    page.click(".language a[hreflang=fr]")
    page.locator("html[lang=fr]").wait_for(state="attached")
    assert page.url.endswith(f"/join/{game}#secret")


def test_one_game_in_two_languages(visit: Opener) -> None:
    """Two windows show one game, each in its own language."""
    page = visit("/about")
    page.click(".language summary")
    page.click(".language a[hreflang=pl]")
    page.locator("html[lang=pl]").wait_for(state="attached")
    polish = sit_down(page, moment(SOLO, "die"))
    watching = visit(f"/games/{polish.game}")
    polish.step()
    polish.play_until("die")
    assert watching.get_attribute("html", "lang") == "en"
    assert page.get_attribute("html", "lang") == "pl"
    expect(watching.locator("#lines")).to_contain_text("Round 1")
    expect(page.locator("#lines")).to_contain_text("Runda 1")
