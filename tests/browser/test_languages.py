"""Every language in a real browser: chosen by the visitor, and with room for every word."""

from collections.abc import Iterator
from functools import cache

import pytest
from playwright.sync_api import Browser, Page, expect
from scripts.screenshots import READ

from tekhenu import Automas, Botankhamun, Game, Settings, TimeOfSeth
from tekhenu.agents import policy
from tekhenu.text import languages

from .conftest import DESK, Opener
from .measuring import misfits
from .server import Server
from .table import TablePage
from .test_screens import PHONE

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


@cache
def moment(settings: Settings, kind: str, number: int) -> Game:
    """A game of quick players where seat 0 is asked such a thing in that round or later."""
    game = Game.new(settings, 3)
    while (decision := game.decision) is not None:
        here = decision.player == 0 and decision.kind == kind
        if here and game.state.round >= number:
            break
        game.play(policy.favourite(game.table, decision))
    assert game.over == (kind == "over")
    return game


@pytest.fixture(params=[(lang, size) for lang in languages() for size in (DESK, PHONE)], ids=str)
def reader(
    request: pytest.FixtureRequest, chromium: Browser, server: Server
) -> Iterator[tuple[Page, bool]]:
    """A browser that prefers a language, and whether it is a phone."""
    lang, (width, height) = request.param
    context = chromium.new_context(
        locale=lang, viewport={"width": width, "height": height}, reduced_motion="reduce"
    )
    context.set_default_timeout(60_000)
    page = context.new_page()
    page.goto(server.address)
    assert page.get_attribute("html", "lang") == lang
    yield page, width < 700
    context.close()


def load(page: Page, server: Server, game: Game) -> None:
    seats = ["me", *["greedy"] * (game.settings.humans - 1)]
    wish = {"save": game.save(), "seats": seats, "name": "Nefer"}
    made = page.request.post(
        f"{server.address}/api/games", data=wish, headers={"Origin": server.address}
    )
    page.goto(f"{server.address}/games/{made.json()['game']}")
    TablePage(page).wait_until_asked()


def test_every_word_has_its_room(reader: tuple[Page, bool], server: Server) -> None:
    page, phone = reader
    found = []
    for name, address in READ.items():
        page.goto(server.address + address)
        found += [f"{name}: {misfit}" for misfit in misfits(page)]
        found += [f"{name}: wider than the page: {table}" for table in page.evaluate(SIDEWAYS)]
    page.goto(f"{server.address}/help/cards#T05")
    found += ["cards: the bar lies over T05"] if page.evaluate(COVERED) else []
    for settings, kind, number in MOMENTS:
        load(page, server, moment(settings, kind, number))
        if kind == "die" and not phone:
            page.locator("#wheel .target:not(.twin)").nth(2).hover()
            page.locator("#peek").wait_for()
        for tab in TABS if phone else TABS[:1]:
            if settings.expansion is None and tab == "seth":
                continue
            if phone:
                page.click(f"#tab-{tab}")
            found += [f"{kind}, {tab}: {misfit}" for misfit in misfits(page)]
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
    """Two windows at one game; what happens is told to each in its own language."""
    page = visit()
    page.click(".language summary")
    page.click(".language a[hreflang=pl]")
    page.click("form#solo button.main")
    polish = TablePage(page)
    watching = visit(f"/games/{polish.game}")
    polish.play_until("die")
    polish.step()
    polish.play_until("die")
    assert watching.get_attribute("html", "lang") == "en"
    assert page.get_attribute("html", "lang") == "pl"
    expect(watching.locator("#lines")).to_contain_text("Round 1")
    expect(page.locator("#lines")).to_contain_text("Runda 1")
