"""The companion on a phone: a whole solo game with dice and cards on the table, taps counted."""

import os
from collections.abc import Sequence
from functools import cache
from random import Random

import pytest
from playwright.sync_api import Page, Request, Route, expect

from tekhenu import Botankhamun, Game, Settings
from tekhenu.real_table.position_editor import begin, draft_of
from tekhenu.rules import Move
from tekhenu.rules.chance import TABLE
from tekhenu.rules.move import LayTile, Outcome, RollDie
from tekhenu.server.pages.companion import drawn_by_program
from tests.real_table.test_position_editor import turns
from tools.soak.companion import OutcomeReader
from tools.soak.deals import Recipe

from .conftest import Opener
from .test_screens import findings
from .windows import BARE

PHONE = (390, 844)
SOLO = Botankhamun("medium")
AT_TABLE = Settings(solo=SOLO, chance="table")
MOST_TAPS = 300
EVERYTHING = "PLAYED_BY_TAPS" in os.environ


@cache
def table_game() -> tuple[Move, ...]:
    """Return all entries of a whole game with the outcomes of an ordinary one."""
    ordinary, rng = OutcomeReader(Recipe(2, "on a phone", solo=SOLO).begin()), Random(5)
    game = Game.new(AT_TABLE)
    while (decision := game.decision) is not None:
        if decision.player == TABLE:
            game.play(ordinary.outcome(game, decision))
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
        """Enter an outcome with one tap, after scrolling; first open the place of a tile."""
        self.follow()
        button = self.page.locator(f'[data-outcome="{choice}"], [data-choice="{choice}"]')
        if isinstance(choice, LayTile):
            row, column = choice.place.row, choice.place.column
            self.page.locator(f"#space-{row}-{column}").tap()
        button.tap()
        self.taps += isinstance(choice, Outcome)
        self.sent += 1
        self.follow()

    def send(self, choice: Move, here: str = "") -> None:
        """Send an entry as another device would; the phone then shows it."""
        self.taps += isinstance(choice, Outcome)
        self.sent += 1
        body = {"sequence": self.sent, "kind": "choose", "option": str(choice), "seat": 0}
        where = f"/api/games/{(here or self.page.url).split('/')[4]}/entries"
        same = {"Sec-Fetch-Site": "same-origin"}
        assert self.page.request.post(where, data=body, headers=same).ok

    def begin(self, choices: tuple[Move, ...], settings: Settings = AT_TABLE) -> None:
        game = Game.new(settings)
        for choice in choices:
            game.play(choice)
        wish = {"save": game.save(), "seats": ["me"] * settings.humans, "name": "Nefer"}
        made = self.page.request.post(
            "/api/games", data=wish, headers={"Sec-Fetch-Site": "same-origin"}
        )
        self.page.goto(made.json()["url"])

    def send_all(self, choices: Sequence[Move]) -> None:
        """Send entries while the page is hidden, so that it need not draw each of them."""
        page, here = self.page, self.page.url
        if len(choices) > 2:
            page.goto(BARE)
        for choice in choices:
            self.send(choice, here)
        if len(choices) > 2:
            page.goto(here)


@pytest.fixture
def phone(visit: Opener) -> Companion:
    return Companion(visit("", PHONE))


def test_a_whole_solo_game_is_played_on_a_phone(phone: Companion) -> None:
    """Tap the first decision of each kind, and send the others, because that is faster.

    `PLAYED_BY_TAPS=1` taps all.
    """
    page = phone.page
    page.goto("/")
    page.check("#solo [name=at_table]")
    page.locator("#solo [name=difficulty][value=medium] + span").tap()
    page.tap("#solo button.main")
    page.wait_for_url("**/companion")
    game, known = Game.new(AT_TABLE), set[str]()
    waiting: list[Move] = []
    for choice in table_game():
        decision = game.decision
        assert decision is not None
        if EVERYTHING or decision.kind not in known:
            phone.send_all(waiting)
            phone.enter(choice)
            waiting.clear()
        else:
            waiting.append(choice)
        known.add(decision.kind)
        game.play(choice)
    phone.send_all(waiting)
    expect(page.locator("#asks-final h1")).to_contain_text("wins")
    assert phone.taps == sum(isinstance(choice, Outcome) for choice in table_game())
    assert phone.taps <= MOST_TAPS


def first_roll() -> int:
    return next(n for n, choice in enumerate(table_game()) if isinstance(choice, RollDie))


def test_a_roll_entered_wrong_is_corrected_and_nothing_after_it_lost(phone: Companion) -> None:
    page, wrong = phone.page, first_roll()
    first, *after = table_game()[wrong : wrong + 5]
    phone.begin(table_game()[:wrong])
    other = next(die for die in ("roll:gray1", "roll:gray2") if die != first)
    page.locator(f'[data-outcome="{other}"]').tap()
    phone.sent += 1
    for choice in after:
        phone.enter(choice)
    page.locator("[data-do=correct]").tap()
    page.locator("#entries [data-back-to]").nth(len(after)).tap()
    phone.sent += 1
    phone.follow()
    expect(page.locator("#later")).to_contain_text(str(len(after)))
    phone.enter(first)
    page.reload()  # the server keeps what came later
    page.locator("[data-do=redo]").tap()
    phone.sent += 1
    phone.follow()
    expect(page.locator("#later")).to_have_count(0)
    game = page.url.split("/")[4]
    saved = Game.load(page.request.get(f"/api/games/{game}/save").text())
    assert tuple(saved.choices) == table_game()[: wrong + 5]


def test_the_opponents_turn_is_a_list_of_instructions(phone: Companion) -> None:
    """Steps with their pieces, why it was so, and nothing once it is done."""
    page = phone.page
    coin = [n for n, choice in enumerate(table_game()) if choice.verb == "coin"][2]
    own = next(n for n, choice in enumerate(table_game()) if n > coin and choice.verb == "die")
    phone.begin(table_game()[:own])
    instruction = page.locator(".instruction.seat-1[open]")
    expect(instruction.locator("ul > li").first).to_contain_text("Progress marker")
    expect(instruction.locator("ul")).to_contain_text("place it next to the pyramid")
    assert instruction.locator("ul svg.small").count() >= 2
    instruction.locator(".why > summary").tap()
    expect(instruction.locator(".why li").first).to_be_visible()
    instruction.locator("[data-do=done]").tap()
    expect(page.locator(".instruction.seat-1.done")).to_have_count(1)
    expect(instruction).to_have_count(0)
    page.reload()
    expect(page.locator(".instruction.seat-1.done:not([open])")).to_have_count(1)


def test_what_cannot_be_is_answered_with_what_is_wrong(phone: Companion) -> None:
    page = phone.page
    phone.begin(table_game()[: first_roll()])
    field = page.locator("#typed input")
    field.fill("r4 y2")
    field.press("Enter")
    expect(page.locator("#status")).to_have_text("There is no red die in the bag.")
    expect(field).to_have_value("r4 y2")
    field.fill("y2 g4 k1")
    field.press("Enter")
    phone.sent = 3
    phone.follow()
    expect(field).to_have_value("")
    expect(page.locator("#status")).to_be_empty()


def test_taps_without_a_connection_are_kept_and_sent(phone: Companion) -> None:
    page, begin = phone.page, first_roll()
    phone.begin(table_game()[:begin])
    page.route("**/entries*", lambda route: route.abort())
    for choice in table_game()[begin : begin + 3]:
        page.locator(f'[data-outcome="{choice}"]').tap()
    expect(page.locator("#offline")).to_be_visible()
    expect(page.locator(".slot.empty")).to_have_count(0)
    page.unroute_all()
    page.reload()  # as if the device had slept so long
    phone.sent = 3
    phone.follow()
    expect(page.locator("#offline")).to_be_hidden()
    assert page.evaluate("localStorage.length") == 0


def test_a_tap_is_one_request_and_several_have_one_answer(phone: Companion) -> None:
    """The answer to the last entry is the page, and its event brings no other."""
    page, begin = phone.page, first_roll()
    phone.begin(table_game()[:begin])
    asked: list[str] = []

    def note(request: Request) -> None:
        last = request.url.partition("?")[0].rpartition("/")[2]
        asked.append(f"{request.method} {last} {request.headers.get('accept')}")

    page.wait_for_timeout(300)  # until the page listens to events
    page.on("request", note)
    held: list[Route] = []
    page.route("**/entries*", lambda route: route.continue_() if held else held.append(route))
    for choice in table_game()[begin : begin + 3]:
        page.locator(f'[data-outcome="{choice}"]').tap()
    held[0].continue_()
    phone.sent += 3
    phone.follow()
    assert asked[1:] == ["POST entries application/json", "POST entries text/html"]
    asked.clear()
    phone.enter(table_game()[begin + 3])
    page.wait_for_timeout(300)
    assert asked == ["POST entries text/html"]


def test_everything_is_large_enough_for_a_thumb_and_can_be_read(phone: Companion) -> None:
    small = """() => [...document.querySelectorAll("#companion :is(button, a, summary, input)")]
        .filter((each) => each.checkVisibility())
        .map((each) => [each.outerHTML.slice(0, 80), each.getBoundingClientRect()])
        .filter(([, box]) => box.width < 44 || box.height < 44)"""
    for moment in (first_roll(), first_roll() + 19, len(table_game()) * 2 // 3, len(table_game())):
        phone.begin(table_game()[:moment])
        assert phone.page.evaluate(small) == []
        assert findings(phone.page) == []
        assert phone.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_three_people_at_one_device(phone: Companion) -> None:
    """Anyone can enter rolls; the device is passed on for a question to one person."""
    page = phone.page
    settings = Settings(players=3, chance="open table")
    phone.begin((), settings)
    rng, game = Random(8), Game.new(settings)
    for _ in range(60):
        decision = game.decision
        assert decision is not None
        choice = rng.choice(decision.options)
        if decision.player != TABLE:
            break
        phone.send(choice)
        game.play(choice)
    phone.follow()
    page.locator("[data-do=reveal]").tap()
    phone.enter(choice)
    assert phone.sent > 30


def test_two_phones_are_informed_of_a_card_that_both_enter(visit: Opener) -> None:
    game, rng = Game.new(Settings(players=2, chance="table")), Random(6)
    while game.decision is not None and game.decision.kind != "secret card":
        game.play(rng.choice(game.decision.options))
    for card in ("draw:D04", "draw:D05"):
        game.play(card)
    ann, bob = visit("", PHONE), visit("", PHONE)
    same = {"Sec-Fetch-Site": "same-origin"}
    wish = {"save": game.save(), "seats": ["me", "friend"], "name": "Ann"}
    made = ann.request.post("/api/games", data=wish, headers=same).json()
    claim = {"token": made["seats"][1]["token"], "name": "Bob"}
    bob.request.post(f"/api/games/{made['game']}/seats/claim", data=claim, headers=same)
    for page in (ann, bob):
        page.goto(made["url"])
    field = bob.locator("#typed input")
    field.fill("D04")
    field.press("Enter")
    refused = (
        "Another player has entered this card, too. One of you made a mistake. Check your own card."
    )
    expect(bob.locator("#status")).to_have_text(refused)
    table_game = (
        "Bob has entered a card that another player has also entered. One of them made a mistake."
    )
    expect(ann.locator("#status")).to_have_text(table_game)


def test_a_third_question_in_an_opponents_turn_is_settled_by_the_program(phone: Companion) -> None:
    game, rng = Game.new(AT_TABLE), Random(34)
    while (decision := game.decision) is not None and not drawn_by_program(game, decision):
        if decision.chance is None:
            choice = rng.choice(decision.options)
        else:
            choice = rng.choices(decision.options, decision.chance)[0]
        game.play(choice)
    before = tuple(game.choices)
    phone.begin(before)
    phone.sent = 1  # without a tap
    phone.follow()
    name = phone.page.url.split("/")[4]
    saved = Game.load(phone.page.request.get(f"/api/games/{name}/save").text())
    assert len(saved.choices) == len(before) + 1


def test_two_people_from_a_late_turn_to_the_end_of_a_scoring(phone: Companion) -> None:
    """Two people with one phone tap the turns before the first Scoring, without secret Decrees."""
    page, settings = phone.page, Settings(players=2, chance="open table")
    state = next(s for s in turns(settings, 3) if s.round == 8 and s.active == 1)
    wish = {"players": 2, "chance": "open table", "standing": draft_of(state, settings)}
    names = {"seats": ["me", "me"], "name": "Nefer", "names": ["", "Hor"]}
    same = {"Sec-Fetch-Site": "same-origin"}
    page.goto(page.request.post("/api/games", data=wish | names, headers=same).json()["url"])
    game, rng, asked = begin(settings, draft_of(state, settings)), Random(4), list[str]()
    seat = None
    while game.state.round == 8:
        decision = game.decision
        assert decision is not None
        asked.append(decision.kind)
        if decision.player not in (TABLE, seat):
            seat = decision.player
            expect(page.locator("#question")).to_have_text(
                f"Pass the device to {('Nefer', 'Hor')[seat]}."
            )
            page.tap("[data-do=reveal]")
        choice = rng.choice(decision.options)
        phone.enter(choice)
        game.play(choice)
    assert {"die", "destiny", "roll"} <= set(asked)
    table_game = page.locator(".instruction").all_inner_texts()
    assert any(text.startswith("Maat") for text in table_game)
    assert any(text.startswith("Scoring") and "Hor: " in text for text in table_game)
    points = page.locator(".points b").all_inner_texts()
    assert [int(vp) for vp in points] == [player.vp for player in game.state.players]
