"""The companion on a phone: a whole solo game with dice and cards on the table, taps counted."""

import os
from functools import cache
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tekhenu import Botankhamun, Game, Settings
from tekhenu.lab.companion import Teller
from tekhenu.lab.deals import Recipe
from tekhenu.rules import Move
from tekhenu.rules.chance import TABLE
from tekhenu.rules.move import Outcome

from .conftest import Opener

PHONE = (390, 844)
SOLO = Botankhamun("medium")
AT_TABLE = Settings(solo=SOLO, chance="table")
MOST_TAPS = 300
EVERYTHING = "PLAYED_BY_TAPS" in os.environ


@cache
def told() -> tuple[Move, ...]:
    """All that is entered in a whole game, with what chance brought in an ordinary one."""
    ordinary, rng = Teller(Recipe(2, "on a phone", solo=SOLO).begin()), Random(5)
    game = Game.new(AT_TABLE)
    while (decision := game.decision) is not None:
        if decision.player == TABLE:
            game.play(ordinary.tell(game, decision))
        else:
            choice = rng.choice(decision.options)
            ordinary.play(choice)
            game.play(choice)
    return tuple(game.choices)


class Companion:
    """A phone beside the table; `taps` are those beyond the player's own choices."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps = 0
        self.sent = 0  # entries

    def follow(self) -> None:
        self.page.wait_for_function(
            "n => document.getElementById('companion').dataset.sequence == n"
            " && !document.body.classList.contains('sending')",
            arg=self.sent,
        )

    def enter(self, choice: Move) -> None:
        """One tap, however far it is to scroll; a tile's place is opened first."""
        self.follow()
        button = self.page.locator(f'[data-told="{choice}"], [data-chosen="{choice}"]')
        if choice.verb == "temple":
            self.page.locator(".ways", has=button).locator("summary").tap()
        button.tap()
        self.taps += isinstance(choice, Outcome)
        self.sent += 1
        self.follow()

    def send(self, choice: Move) -> None:
        """As another device would; the phone follows."""
        self.taps += isinstance(choice, Outcome)
        self.sent += 1
        body = {"sequence": self.sent, "kind": "choose", "option": str(choice)}
        where = f"/api/games/{self.page.url.split('/')[4]}/entries"
        same = {"Sec-Fetch-Site": "same-origin"}
        assert self.page.request.post(where, data=body, headers=same).ok

    def begin(self, settings: Settings, choices: tuple[Move, ...] = ()) -> None:
        game = Game.new(settings)
        for choice in choices:
            game.play(choice)
        wish = {"save": game.save(), "seats": ["me"], "name": "Nefer"}
        made = self.page.request.post(
            "/api/games", data=wish, headers={"Sec-Fetch-Site": "same-origin"}
        )
        self.page.goto(made.json()["url"])


@pytest.fixture
def phone(visit: Opener) -> Companion:
    return Companion(visit("", PHONE))


def test_a_whole_solo_game_is_played_on_a_phone(phone: Companion) -> None:
    """Every kind of question is tapped when it first comes; what repeats it is sent, to be quick:
    one tap each (`PLAYED_BY_TAPS=1` taps all)."""
    page = phone.page
    page.goto("/")
    page.check("#solo [name=at_table]")
    page.locator("#solo [name=difficulty][value=medium] + span").tap()
    page.tap("#solo button.main")
    page.wait_for_url("**/companion")
    game, known = Game.new(AT_TABLE), set[str]()
    for choice in told():
        decision = game.decision
        assert decision is not None
        if EVERYTHING or decision.kind not in known:
            phone.enter(choice)
        else:
            phone.send(choice)
        known.add(decision.kind)
        game.play(choice)
    expect(page.locator("#asks-final h1")).to_contain_text("wins")
    assert phone.taps == sum(isinstance(choice, Outcome) for choice in told())
    assert phone.taps <= MOST_TAPS
