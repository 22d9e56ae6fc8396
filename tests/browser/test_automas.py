"""A game with Time of Seth against two Automas, from the home page to the final scoring."""

from .conftest import Opener
from .table import TablePage


def test_a_whole_game_against_two_automas(visit: Opener) -> None:
    page = visit()
    for name, value in (("automas", "2"), ("step", "3")):
        page.locator(f'#solo .pick:has([name="{name}"][value="{value}"])').click()
    page.click("form#solo button.main")
    table = TablePage(page)
    table.play_until("die")
    size = page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    assert size == [1440, 900]
    assert page.locator("#seth .target").count() > 0
    assert (page.locator(".links a").first.get_attribute("href") or "").endswith("#automas")
    table.play_to_the_end()
    assert "wins" in table.question
    assert page.locator("#final thead th").count() == 3
    sources = page.locator("#final .sources tbody th").all_inner_texts()
    assert "Regions of Seth" in sources
    page.click("#choices a[href*=replay]")
    page.wait_for_selector("#slider")
    page.locator("#lines details summary").first.click()
    assert page.locator("#lines details[open] li").count() > 0
