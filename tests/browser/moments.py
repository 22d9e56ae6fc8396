"""Games at interesting moments, so that tests need not click their way there.

Quick agents have played so far. The first seat belongs to the person who opens the page.
"""

from collections.abc import Sequence
from functools import cache

from playwright.sync_api import Page

from tekhenu import Botankhamun, Game, Settings
from tekhenu.agents import policy

from .table import TablePage

SOLO = Settings(solo=Botankhamun())


@cache
def moment(settings: Settings, kind: str, number: int = 0) -> Game:
    """Return a game of quick players at a decision of seat 0 in that round or later."""
    game = Game.new(settings, 3)
    while (decision := game.decision) is not None:
        here = decision.player == 0 and decision.kind == kind
        if here and game.state.round >= number:
            break
        game.play(policy.favorite(game.table, decision))
    assert game.over == (kind == "over")
    return game


def sit_down(page: Page, game: Game, seats: Sequence[str] = ()) -> TablePage:
    """Go on with the game in a window; the other seats are taken by computers."""
    taken = [*seats] or ["me", *["greedy"] * (game.settings.humans - 1)]
    wish = {"save": game.save(), "seats": taken, "name": "Nefer"}
    made = page.request.post("/api/games", data=wish, headers={"Sec-Fetch-Site": "same-origin"})
    page.goto(f"/games/{made.json()['game']}")
    return TablePage(page)
