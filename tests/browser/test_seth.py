"""The table of a game with Time of Seth on a desk and on a phone, in both themes."""

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page

from tekhenu import Automas, Settings, TimeOfSeth

from .conftest import Opener
from .moments import moment, sit_down
from .table import CONFIRM
from .test_screens import PHONE, findings
from .windows import DESK

SETH = Settings(players=2, expansion=TimeOfSeth())
KINDS = ("decree", "starting", "cultist", "destiny", "die", "action")
TABS = ("wheel", "temple", "osiris", "seth", "market", "you", "others", "log")
SMALLEST = 15  # CSS pixels of a target, either way: a Statue space on the wheel of a phone

SIZES = """() => [...document.querySelectorAll('.play-area .target:not(.twin)')]
    .filter(target => target.checkVisibility())
    .map(target => [target.dataset.option ?? target.dataset.options,
                    target.getBoundingClientRect()])
    .map(([name, box]) => [name, box.width, box.height])"""
CUT = """() => ['.left', '.right', '.part-seth', '.part-temple', '.part-light']
    .flatMap(name => [...document.querySelectorAll(name)])
    .filter(part => part.scrollHeight > part.clientHeight + 1 ||
                    part.scrollWidth > part.clientWidth + 1)
    .map(part => part.className)"""


def check_screen(page: Page, size: tuple[int, int]) -> None:
    """Check that nothing is outside the screen or too small to tap."""
    assert page.evaluate("document.documentElement.scrollWidth") == size[0]
    small = [target for target in page.evaluate(SIZES) if min(target[1:]) < SMALLEST]
    assert small == []


@pytest.mark.parametrize(
    ("scheme", "players", "kinds"), [("light", 2, KINDS[1::2]), ("dark", 4, KINDS)]
)
def test_the_whole_table_fits_on_a_desk(
    visit: Opener, scheme: str, players: int, kinds: Sequence[str]
) -> None:
    page = visit("", scheme=scheme)
    for kind in kinds:
        sit_down(
            page, moment(Settings(players=players, expansion=TimeOfSeth()), kind)
        ).wait_until_asked()
        check_screen(page, DESK)
        assert page.evaluate("document.documentElement.scrollHeight") == DESK[1]
        assert page.evaluate(CUT) == []
    assert findings(page) == []


def test_a_phone_has_a_tab_for_seth_and_his_dice_below_the_wheel(visit: Opener) -> None:
    page = visit("", size=PHONE, scheme="dark")
    sit_down(page, moment(SETH, "die")).wait_until_asked()
    for tab in TABS:
        page.click(f"#tab-{tab}")
        check_screen(page, PHONE)
        assert page.locator("#seth").is_visible() == (tab in ("wheel", "seth"))
        assert page.locator("#armies").is_visible() == (tab == "seth")
    assert findings(page) == []


@pytest.mark.parametrize(("size", "automas"), [(DESK, 1), (DESK, 3), (PHONE, 3)])
def test_up_to_three_automas_fit(visit: Opener, size: tuple[int, int], automas: int) -> None:
    page = visit("", size=size)
    settings = Settings(solo=Automas(automas, difficulty=2))
    sit_down(page, moment(settings, "die")).wait_until_asked()
    check_screen(page, size)
    board = page.locator(f"#{'player' if automas == 1 else 'compact'}-{automas}")
    page.click("#tab-others" if size == PHONE else "#beside-others")
    if size != PHONE and automas > 1:
        assert page.evaluate(CUT) == []
        page.click(f"#open-{automas}")
        page.locator(f"#board #player-{automas}").wait_for(state="visible")
        page.keyboard.press("Escape")
    box = board.bounding_box()
    assert box is not None and box["y"] + box["height"] <= size[1]
    assert findings(page) == []


def test_a_conquest_tile_is_laid_by_a_click_on_the_temple(visit: Opener) -> None:
    page = visit("")
    table = sit_down(page, moment(SETH, "conquest"))
    table.wait_until_asked()
    space = page.locator("#temple .target").first
    name = (space.get_attribute("data-option") or "").removeprefix("conquest:")
    tile = page.get_attribute("#conquest-open [data-card]", "data-card")
    before = table.sequence
    space.dispatch_event("click")
    table.settled(before)
    if page.locator(CONFIRM).count():  # only then the next tile is revealed
        table.press("confirm")
    assert page.locator(f"#space-{name} [data-card={tile}]").count() == 1


def test_the_question_covers_no_card_on_offer(visit: Opener) -> None:
    page = visit("")
    settings = Settings(players=4, expansion=TimeOfSeth())
    sit_down(page, moment(settings, "destiny", 8)).wait_until_asked()
    cards, strip = page.locator("#offer").bounding_box(), page.locator("#strip").bounding_box()
    assert cards is not None and strip is not None
    assert cards["y"] + cards["height"] <= strip["y"]
