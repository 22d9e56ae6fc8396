"""Cards in the log show their texts, and places in the log are highlighted on the board."""

from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.server import Server
from tests.positions import Position


def test_a_line_of_the_log_points_at_its_card_and_its_place(visit: Opener, server: Server) -> None:
    """The player is called like a card, and is none."""
    at = Position(players=2).player(0, limestone=3).display("P04", "P22", "P05")
    at.die("ra", "white", 6)
    game = at.game()
    game.play("god:ra")
    game.play("temple:r3c3/0")
    page = visit()
    wish = {"save": game.save(), "seats": ["me", "friend"], "name": "T05"}
    headers = {"Origin": server.address}
    made = page.context.request.post(f"{server.address}/api/games", data=wish, headers=headers)
    page.goto(f"{server.address}/games/{made.json()['game']}")
    line = page.locator("#lines summary", has=page.locator("[data-card=P04]"))
    expect(line.locator("b.seat-0")).to_have_text("T05")
    expect(line.locator("[data-card]")).to_have_text("P04")
    line.locator("[data-card]").hover()
    expect(page.locator("#tip")).to_be_visible()
    line.locator("[data-place]").hover()
    expect(page.locator(".pointed")).to_have_id("pillar-r3c3")
    page.locator("#lines").hover(position={"x": 1, "y": 1})
    expect(page.locator(".pointed")).to_have_count(0)
