"""The review, what-ifs and the end of a game in a browser, on a desk and on a phone."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tekhenu import Game, Settings
from tekhenu.agents import SeatView, agent_for
from tekhenu.analysis.engine import Stage
from tekhenu.analysis.review import (
    FORMAT,
    Depth,
    Grade,
    ReviewedTurn,
    review,
    turn_to_json,
    turns_of,
)
from tekhenu.games.records import DONE, StoredTurn
from tekhenu.server.storage import reviews as stored
from tekhenu.server.storage.store import Store

from .conftest import Opener
from .server import Server
from .table import TablePage
from .test_screens import PHONE, findings
from .windows import DESK

SHALLOW = Depth((Stage(1, 2),), 2, 2)
SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


@cache
def played() -> Game:
    """A whole game of two weak players."""
    game, rng = Game.new(Settings(players=2), 5), Random(5)
    agent = agent_for("ladder:1")
    while (decision := game.decision) is not None:
        game.play(agent.choose(SeatView(game, decision.player), decision, rng))
    return game


@cache
def analyzed() -> list[ReviewedTurn]:
    return list(review(played(), depth=SHALLOW))


class StoredReviews:
    """The database of the server, in which reviews are stored as another process would."""

    def __init__(self, database: Path) -> None:
        self._store = Store(f"sqlite:///{database}")

    def begin(self, page: Page, count: int | None = None) -> str:
        """Create the game with the turns of its review that are known: `count`, or all."""
        seats = ["me", "ladder:2"]
        wish = {"save": played().save(), "seats": seats, "name": "Nefer"}
        made = page.request.post("/api/games", data=wish, headers={"Sec-Fetch-Site": "same-origin"})
        game = str(made.json()["game"])
        sequence = page.request.get(f"/api/games/{game}").json()["sequence"]
        record = stored.start_review(self._store, game, sequence, FORMAT)
        stored.plan_review(self._store, record, len(analyzed()))
        for number, turn in islice(enumerate(analyzed()), count):
            stored.add_review_turn(self._store, record, StoredTurn(number, turn_to_json(turn)))
        if count is None:
            stored.finish_review(self._store, record, DONE)
        return game

    def add_the_rest(self, game: str) -> None:
        record = stored.find_review(self._store, game)
        assert record is not None
        for number, turn in enumerate(analyzed()):
            stored.add_review_turn(self._store, record, StoredTurn(number, turn_to_json(turn)))
        stored.finish_review(self._store, record, DONE)

    def close(self) -> None:
        self._store.close()


@pytest.fixture
def stored_reviews(server: Server) -> Iterator[StoredReviews]:
    stored_reviews = StoredReviews(server.database)
    yield stored_reviews
    stored_reviews.close()


def fits(page: Page) -> bool:
    """Return whether nothing is wider than the window."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@SIZES
def test_stepping_through_a_review(
    visit: Opener, stored_reviews: StoredReviews, size: tuple[int, int]
) -> None:
    page = visit(size=size)
    game = stored_reviews.begin(page)
    page.goto(f"/games/{game}/review")
    expect(page.locator("#review")).to_have_attribute("data-state", "done")
    assert fits(page)
    chart = "narrow" if size == PHONE else "wide"
    expect(page.locator(f".chart-{chart} svg.margins")).to_be_visible()
    assert page.locator("svg.margins:visible").count() == 1
    first = page.locator("#review").get_attribute("data-first")
    page.goto(f"/games/{game}/review?turn={first}")
    seen = []
    for _ in range(3):
        seen.append(page.locator("#review").get_attribute("data-turn"))
        following = page.locator("#review").get_attribute("data-next") or ""
        if size == PHONE:
            page.click("[data-go=next]")
        else:
            page.keyboard.press("ArrowRight")
        expect(page.locator("#review")).to_have_attribute("data-turn", following)
        assert f"turn={following}" in page.url
    turns = turns_of(played())
    assert seen == [str(turn.before) for turn in turns[:3]]
    mistake = page.locator("#review").get_attribute("data-mistake") or ""
    page.click("[data-go=mistake]")
    expect(page.locator("#review")).to_have_attribute("data-turn", mistake)
    expect(page.locator(".line.better")).to_be_visible()
    assert page.locator(".boards .marked").count() > 0
    page.click(".show .way-better")
    expect(page.locator(".show [aria-current]")).to_have_class("way-better")
    assert page.locator(".boards .marked").count() == 0
    page.reload()
    expect(page.locator("#review")).to_have_attribute("data-turn", mistake)
    page.locator(f".chart-{chart} .margin-dot:has(.grade-ground)").last.click()
    expect(page.locator("#review")).not_to_have_attribute("data-turn", mistake)
    assert fits(page)


@SIZES
def test_the_page_fills_in(
    visit: Opener, stored_reviews: StoredReviews, size: tuple[int, int]
) -> None:
    page = visit(size=size)
    game = stored_reviews.begin(page, 6)
    page.goto(f"/games/{game}/review")
    expect(page.locator("progress").first).to_be_visible()
    expect(page.locator(".players")).to_have_count(0)
    page.goto(f"/games/{game}/review")  # a reload loses nothing
    expect(page.locator(".working")).to_contain_text(re.compile(r"\d+ of \d+"))
    stored_reviews.add_the_rest(game)
    expect(page.locator("#review")).to_have_attribute("data-state", "done")
    expect(page.locator(".players")).to_be_visible()
    assert fits(page)


@SIZES
def test_trying_from_a_moment_and_back(
    visit: Opener, stored_reviews: StoredReviews, size: tuple[int, int]
) -> None:
    page = visit(size=size)
    game = stored_reviews.begin(page)
    page.goto(f"/games/{game}/review")
    card = page.locator(".card").first
    step = card.locator("[data-do=branch]").get_attribute("data-step")
    card.locator("[data-do=branch]").click()
    seats = page.locator("#branch select")
    assert [seat.input_value() for seat in seats.all()] == ["me", "ladder:4"]
    seats.nth(1).select_option("me")
    assert fits(page)
    page.click("#branch button[value=go]")
    page.wait_for_url(re.compile(rf"/games/(?!{game})\w+$"))
    branch = page.url.rpartition("/")[2]
    TablePage(page)
    note = page.locator(".branch-note")
    expect(note).to_be_visible()
    note.locator("a").click()
    page.wait_for_url(f"**/games/{game}/replay?step={step}")
    page.goto(f"/games/{game}/review")
    expect(page.locator(f".tries a[href='/games/{branch}']")).to_be_visible()


def test_trying_from_a_step_of_a_replay(visit: Opener, stored_reviews: StoredReviews) -> None:
    page = visit()
    game = stored_reviews.begin(page)
    page.goto(f"/games/{game}/replay?step=30")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#table")).to_have_attribute("data-step", "31")
    page.click("[data-do=branch]")
    page.click("#branch button[value=go]")
    page.wait_for_url(re.compile(rf"/games/(?!{game})\w+$"))
    made = page.request.get(f"/api{page.url[page.url.index('/games') :]}").json()
    assert made["branch"] == {"game": game, "step": 31}
    assert made["seats"][0]["name"] == "Nefer"


@SIZES
def test_the_end_shows_the_moments(
    visit: Opener, stored_reviews: StoredReviews, size: tuple[int, int]
) -> None:
    page = visit(size=size)
    game = stored_reviews.begin(page, 6)
    page.goto(f"/games/{game}")
    expect(page.locator("#final .podium li")).to_have_count(2)
    expect(page.locator("#end-review progress")).to_be_visible()
    stored_reviews.add_the_rest(game)
    cards = page.locator("#end-review .cards a")
    expect(cards).to_have_count(3)
    expect(page.locator("#end-review .chart-moment")).to_have_count(3)
    assert page.locator(".strip .choice.main").count() == 1
    assert fits(page)
    cards.first.click()
    page.wait_for_url(re.compile(rf"/games/{game}/review\?turn=\d+"))


def test_solving_an_own_mistake(visit: Opener, stored_reviews: StoredReviews) -> None:
    page = visit()
    game = stored_reviews.begin(page)
    turn = next(
        each
        for each in analyzed()
        if each.turn.seat == 0 and each.grade in (Grade.MISTAKE, Grade.BLUNDER)
    )
    page.goto("/puzzles")
    path = f"/games/{game}/review/puzzles/{turn.turn.before}"
    page.click(f"#own-puzzles a[href='{path}']")
    page.wait_for_url(f"**{path}")
    for number, choice in enumerate(turn.best, 1):
        page.wait_for_selector(f"#list [data-option='{choice}']", state="attached")
        page.evaluate(
            "choice => document.querySelector(`#list [data-option='${choice}']`).click()",
            str(choice),
        )
        page.wait_for_function(
            "n => JSON.parse(document.getElementById('table').dataset.study).choices.length >= n",
            arg=number,
        )
    page.click("[data-entry=confirm]:enabled")
    expect(page.locator(".verdict")).to_contain_text("Solved")


@pytest.mark.parametrize(("size", "scheme"), [(DESK, "light"), (PHONE, "dark")])
def test_the_pages_are_accessible(
    visit: Opener, stored_reviews: StoredReviews, size: tuple[int, int], scheme: str
) -> None:
    page = visit(size=size, scheme=scheme)
    game = stored_reviews.begin(page)
    page.goto(f"/games/{game}/review")
    assert findings(page) == []
    page.locator(".card [data-do=branch]").first.click()
    assert findings(page, "#branch") == []
    page.goto(f"/games/{game}")
    expect(page.locator("#end-review .cards")).to_be_visible()
    assert findings(page, "#final") == []
    assert findings(page, "#strip") == []
