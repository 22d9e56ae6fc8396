"""A sound and a notification announce a turn to players who have switched them on."""

from playwright.sync_api import Page, expect

from tekhenu import Settings

from .conftest import Opener
from .moments import moment, sit_down
from .table import CONFIRM, TablePage
from .test_screens import findings
from .test_together import join

# Counts sounds and notifications in the browser's own constructors. A browser without a window
# allows no notifications, so their permission is simulated.
LISTEN = """(() => {
  window.allowed ??= false;
  window.bells = 0;
  window.notices = [];
  window.OscillatorNode = class extends OscillatorNode {
    start(when) { window.bells++; super.start(when); }
  };
  window.Notification = class extends Notification {
    static get permission() { return window.allowed ? "granted" : "denied"; }
    static async requestPermission() { return Notification.permission; }
    constructor(title, options) { super(title, options); window.notices.push(options.body); }
  };
  document.hasFocus = () => false;
})()"""
CHIME, NOTIFICATION = "#strip [data-do=chime]", "#strip [data-do=notification]"


def pressed(page: Page, button: str) -> str | None:
    return page.get_attribute(button, "aria-pressed")


def a_turn(table: TablePage) -> None:
    table.wait_until_asked()
    while not table.page.locator(CONFIRM).count():
        table.step()
    table.press("confirm")


def test_a_chime_and_a_notification_when_the_turn_comes(visit: Opener) -> None:
    game = moment(Settings(players=2), "die", 5)
    one = sit_down(visit(""), game, seats=["me", "friend"])
    other = join(visit, one, "Hor")
    page = other.page
    page.evaluate(LISTEN)
    assert (pressed(page, CHIME), pressed(page, NOTIFICATION)) == ("false", "false")
    page.click(CHIME)
    assert page.evaluate("window.bells") == 2  # how it sounds
    page.click(NOTIFICATION)
    other.expect_status("does not allow")
    page.evaluate("window.allowed = true")
    page.click(NOTIFICATION)
    expect(page.locator(NOTIFICATION)).to_have_attribute("aria-pressed", "true")
    assert findings(page) == []

    a_turn(one)
    page.wait_for_function("() => window.bells === 4 && window.notices.length === 1")
    assert page.evaluate("window.notices[0]") == other.question

    page.add_init_script(f"window.allowed = true; {LISTEN}")
    page.reload()  # the setting is stored, and can be switched off in the list of seats
    page.wait_for_load_state("load")
    page.click("[data-do=seats]")
    for switch in ("chime", "notification"):
        button = page.locator(f"#seats [data-do={switch}]")
        expect(button).to_have_attribute("aria-pressed", "true")
        button.click()
        expect(button).to_have_attribute("aria-pressed", "false")
