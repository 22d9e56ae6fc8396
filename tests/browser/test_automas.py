"""A game with Time of Seth against two Automas, begun on the home page, and one that ends.

By night, and begun without a mouse.
"""

import re

from tekhenu import Automas, Settings

from .conftest import Opener
from .moments import moment, sit_down
from .table import TablePage
from .test_screens import findings


def test_a_game_against_two_automas_begins(visit: Opener) -> None:
    page = visit(scheme="dark")
    for name, steps in (("automas", 2), ("step", 3)):
        page.focus(f'#solo [name="{name}"]:checked')
        for _ in range(steps):
            page.keyboard.press("ArrowRight")
    assert findings(page) == []
    page.keyboard.press("Enter")
    page.wait_for_url("**/games/*")
    table = TablePage(page)
    table.play_until("die")
    assert findings(page) == []
    size = page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    assert size == [1440, 900]
    assert page.locator("#seth .target").count() > 0
    assert (page.locator(".links a").first.get_attribute("href") or "").endswith("#automas")


def test_a_game_against_two_automas_ends(visit: Opener) -> None:
    page = visit("", scheme="dark")
    settings = Settings(solo=Automas(2, difficulty=4))
    table = sit_down(page, moment(settings, "die", 15))
    table.play_to_the_end()
    assert re.match(r"You (won|lost) by \d+ points?\.", table.question)
    assert "wins" in page.inner_text("#strip .ask")
    assert page.locator("#final thead th").count() == 3
    sources = page.locator("#final .sources tbody th").all_inner_texts()
    assert "Seth’s regions" in sources
    table.open_replay()
    page.locator("#lines details summary").first.click()
    assert page.locator("#lines details[open] li").count() > 0
