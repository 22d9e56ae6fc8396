"""A friend who vanishes, the computer that stands in, the friend's return, and a game abandoned."""

import sqlite3
from contextlib import closing

from playwright.sync_api import expect

from .conftest import Opener
from .server import Server
from .table import TablePage
from .test_screens import findings
from .test_together import begin, join

AGED = "strftime('%Y-%m-%d %H:%M:%f000', 'now', '-1 hour')"


def test_a_friend_vanishes_and_comes_back(visit: Opener, server: Server) -> None:
    page = visit()
    begin(page, ["me", "friend"])
    host = TablePage(page)
    friends = host, join(visit, host, "Hor")
    seat = 0 if host.asked else 1
    gone, table, name = friends[seat], friends[1 - seat], ("Nefer", "Hor")[seat]
    stays = table.page
    gone.page.close()
    hours_pass(server)
    stays.reload()
    expect(stays.locator("#departures")).to_contain_text(f"{name} is away.")
    assert findings(stays) == []
    stays.click(f"[data-leaving='seats/{seat}/replace']")
    table.expect_status(f"A computer is now playing for {name}")
    expect(stays.locator(f"#chip-{seat} .stand-in")).to_be_visible()

    back = gone.page.context.new_page()
    back.goto(stays.url)
    expect(back.locator("#departures")).to_contain_text("A computer is playing for you")
    back.click(f"[data-leaving='seats/{seat}/return']")
    table.expect_status(f"{name} is back")
    expect(stays.locator(".stand-in")).to_have_count(0)

    stays.click("[data-do=seats]")
    abandon = stays.locator("[data-leaving=abandon]")
    abandon.click()
    expect(abandon).to_have_text("Press again to confirm")
    abandon.click()
    expect(stays.locator("#departures")).to_contain_text("Waiting for the others to agree")
    expect(back.locator("#departures")).to_contain_text("proposes abandoning the game")
    back.click("[data-leaving=abandon]:has-text('Agree')")
    for seen in (stays, back):
        expect(seen.locator("#question")).to_have_text("This game was abandoned.")
    stays.goto(server.address)
    expect(stays.locator("#finished li").first).to_contain_text("Abandoned")


def hours_pass(server: Server) -> None:
    """Restart the server and let an hour pass in which no player was present."""
    server.kill()
    with closing(sqlite3.connect(server.database)) as database, database:
        database.execute(f"UPDATE seats SET seen = {AGED}")
        database.execute(f"UPDATE entries SET at = {AGED}")
        database.execute(f"UPDATE games SET created = {AGED}")
    server.start()
