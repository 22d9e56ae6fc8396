"""The table of a game with Time of Seth on a desk and on a phone, in both themes."""

import pytest
from playwright.sync_api import Page

from .conftest import DESK, Opener
from .table import CONFIRM, TablePage
from .test_screens import PHONE, findings

KINDS = ("decree", "starting", "cultist", "destiny", "die", "action")
TABS = ("wheel", "temple", "osiris", "seth", "market", "you", "others", "log")
SMALLEST = 15  # CSS pixels of a target, either way: a Statue space on the wheel of a phone

BEGIN = """wish => fetch('/api/games', {method: 'POST', body: JSON.stringify(wish),
    headers: {'Content-Type': 'application/json'}}).then(answer => answer.json())"""
SIZES = """() => [...document.querySelectorAll('.felt .target:not(.twin)')]
    .filter(target => target.checkVisibility())
    .map(target => [target.dataset.option ?? target.dataset.options,
                    target.getBoundingClientRect()])
    .map(([name, box]) => [name, box.width, box.height])"""
CUT = """() => ['.left', '.right', '.part-seth', '.part-temple', '.part-light']
    .flatMap(name => [...document.querySelectorAll(name)])
    .filter(part => part.scrollHeight > part.clientHeight + 1 ||
                    part.scrollWidth > part.clientWidth + 1)
    .map(part => part.className)"""


def begin(page: Page, **wish: object) -> TablePage:
    founded = page.evaluate(BEGIN, wish)
    page.goto(f"{page.url.rstrip('/')}/games/{founded['game']}")
    return TablePage(page)


def check_screen(page: Page, size: tuple[int, int]) -> None:
    """Nothing beyond the screen, nothing too small to be hit."""
    assert page.evaluate("document.documentElement.scrollWidth") == size[0]
    small = [target for target in page.evaluate(SIZES) if min(target[1:]) < SMALLEST]
    assert small == []


@pytest.mark.parametrize(("scheme", "players"), [("light", 2), ("dark", 4)])
def test_the_whole_table_fits_on_a_desk(visit: Opener, scheme: str, players: int) -> None:
    page = visit(scheme=scheme)
    table = begin(page, players=players, seth=True, seats=["me"] + ["greedy"] * (players - 1))
    table.faster()
    for kind in KINDS:
        table.play_until(kind)
        check_screen(page, DESK)
        assert page.evaluate("document.documentElement.scrollHeight") == DESK[1]
        assert page.evaluate(CUT) == []
    assert findings(page) == []


def test_a_phone_has_a_tab_for_seth_and_his_dice_below_the_wheel(visit: Opener) -> None:
    page = visit(size=PHONE, scheme="dark")
    table = begin(page, players=2, seth=True, seats=["me", "greedy"])
    table.faster()
    table.play_until("die")
    for tab in TABS:
        page.click(f"#tab-{tab}")
        check_screen(page, PHONE)
        assert page.locator("#seth").is_visible() == (tab in ("wheel", "seth"))
        assert page.locator("#armies").is_visible() == (tab == "seth")
    assert findings(page) == []


@pytest.mark.parametrize(("size", "automas"), [(DESK, 1), (DESK, 3), (PHONE, 3)])
def test_up_to_three_automas_fit(visit: Opener, size: tuple[int, int], automas: int) -> None:
    page = visit(size=size)
    table = begin(page, solo="automa", automas=automas, difficulty=2)
    table.play_until("die")
    check_screen(page, size)
    board = page.locator(f"#{'player' if automas == 1 else 'compact'}-{automas}")
    if size == PHONE:
        page.click("#tab-others")
    elif automas > 1:
        assert page.evaluate(CUT) == []
        page.click(f"#open-{automas}")
        page.locator(f"#board #player-{automas}").wait_for(state="visible")
        page.keyboard.press("Escape")
    box = board.bounding_box()
    assert box is not None and box["y"] + box["height"] <= size[1]
    assert findings(page) == []


def test_a_conquest_tile_is_laid_by_a_click_on_the_temple(visit: Opener) -> None:
    page = visit()
    table = begin(page, players=2, seth=True, seats=["me", "greedy"], seed="conquest")
    table.faster()
    table.play_until("conquest")
    space = page.locator("#temple .target").first
    name = (space.get_attribute("data-option") or "").removeprefix("conquest:")
    tile = page.get_attribute("#conquest-open [data-card]", "data-card")
    before = table.sequence
    space.dispatch_event("click")
    table.settled(before)
    if page.locator(CONFIRM).count():  # the next tile is turned up only then
        table.deed("confirm")
    assert page.locator(f"#space-{name} [data-card={tile}]").count() == 1
