"""Automated accessibility checks of every state of the table, also on phones and in dark mode."""

from collections.abc import Callable, Sequence

from playwright.sync_api import Page

from .conftest import Opener
from .moments import SOLO, moment, sit_down
from .test_screens import PHONE, findings

LOW = (1366, 650)  # where the Market lies behind a button, and log and others take turns
OPEN_STAGE = "document.querySelector('.staged [data-do=stage]').click()"
State = tuple[str, Callable[[Page], None]]  # the part that is new, and how one gets there


def leads_to(selector: str, shown: str) -> Callable[[Page], None]:
    """Return a function that clicks and waits for the element that opens."""

    def click(page: Page) -> None:
        page.locator(selector).first.click()
        page.locator(shown).first.wait_for(state="visible")

    return click


def at(path: str) -> Callable[[Page], None]:
    def go(page: Page) -> None:
        page.goto("/".join(page.url.split("/")[:3]) + path)

    return go


def asked(kind: str, number: int = 0) -> Callable[[Page], None]:
    return lambda page: sit_down(page, moment(SOLO, kind, number)).wait_until_asked()


def staged(page: Page) -> None:
    page.evaluate(OPEN_STAGE)
    page.locator("#stage[open] .go-on").wait_for(state="visible")


def peeked(page: Page) -> None:
    page.locator("#stage .go-on").click()
    page.click("#market-toggle")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowRight")
    page.locator("#peek").wait_for(state="visible")


OF_A_DESK: tuple[State, ...] = (
    ("#strip", asked("gain")),  # a dense grid of choices
    ("#strip", asked("die", 9)),
    (".part-market", leads_to("#market-toggle", ".part-market")),
    (".right", leads_to("#beside-others", ".part-others")),
    ("#stage", staged),
    ("#strip", peeked),
    (".part-temple", leads_to(".part-temple .enlarge", ".part-temple")),
    ("#seats", leads_to("[data-do=seats]", "#seats .alerts")),
    ("#temple", asked("temple", 3)),
    ("#strip", leads_to("#temple .target[data-turn]", "#turn-it .turn")),
    ("#final", asked("over")),
    ("body", at("/learn")),
    ("#strip", leads_to("main a[href^='/learn/']", "#strip")),
    ("body", at("/puzzles")),
    ("#strip", leads_to("main a[href^='/puzzles/']", "#strip")),
)
OF_A_PHONE: tuple[State, ...] = (
    ("#strip", asked("gain")),
    (".own-goods", asked("die", 9)),
    (".part-market", leads_to("#tab-market", ".part-market")),
    (".part-log", leads_to("#tab-log", "#lines")),
    ("#stage", staged),
    ("#final", asked("over")),
)


def found_in(page: Page, states: Sequence[State]) -> list[str]:
    found = []
    for number, (within, reach) in enumerate(states):
        reach(page)
        found += [f"{number} {within}: {what}" for what in findings(page, within)]
    return found


def test_every_state_of_a_table(visit: Opener) -> None:
    assert found_in(visit("/about", size=LOW), OF_A_DESK) == []


def test_every_state_of_a_dark_phone(visit: Opener) -> None:
    assert found_in(visit("/about", size=PHONE, scheme="dark"), OF_A_PHONE) == []
