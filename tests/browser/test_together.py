"""Friends by a link, people at one device, spectators, and a server that goes away."""

from random import Random

import pytest
from playwright.sync_api import Page

from tekhenu import Settings

from .conftest import Opener
from .moments import moment, sit_down
from .server import Server
from .table import TablePage


def begin(page: Page, seats: list[str], name: str = "Nefer") -> None:
    page.fill("#multi [name=name]", name)
    for place, who in enumerate(seats):
        kind, _, strength = who.partition(":")
        page.locator("#multi select[name=seat]").nth(place).select_option(kind)
        if strength:
            page.locator(f"[name=strength-{place}][value='{strength}'] + .portrait").click()
    page.click("form#multi button.main")


def join(visit: Opener, table: TablePage, name: str) -> TablePage:
    link = table.page.input_value("#invite input")
    page = visit("/join/" + link.split("/join/")[1])
    page.fill("[name=name]", name)
    page.click("#join button")
    page.wait_for_url("**/games/*")
    return TablePage(page, Random(2))


@pytest.fixture
def friends(visit: Opener) -> tuple[TablePage, TablePage]:
    page = visit()
    begin(page, ["me", "friend"])
    one = TablePage(page)
    return one, join(visit, one, "Hor")


def test_two_browsers_begin_a_game(friends: tuple[TablePage, TablePage]) -> None:
    one, _ = friends
    while not (one.asked and one.kind == "die"):
        for table in friends:
            if table.asked:
                table.step()
        one.page.wait_for_timeout(100)
    assert "die" in one.question


def test_two_browsers_end_a_game(visit: Opener) -> None:
    game = moment(Settings(players=2), "die", 15)
    one = sit_down(visit(""), game, seats=["me", "friend"])
    friends = one, (other := join(visit, one, "Hor"))
    for _ in range(2000):
        for table in friends:
            if table.asked:
                table.step()
        if one.over and other.over:
            break
        one.page.wait_for_timeout(100)
    assert one.over and other.over
    ended = {one.question.replace("won", "lost"), other.question.replace("won", "lost")}
    assert len(ended) == 1
    tie = "won" not in one.question + other.question
    assert tie or ("won" in one.question) != ("won" in other.question)


def test_others_see_a_turn_when_it_is_confirmed(
    visit: Opener, friends: tuple[TablePage, TablePage]
) -> None:
    one, other = friends
    watcher = TablePage(visit(f"/games/{one.game}"))
    assert watcher.page.locator("[data-option], [data-entry]").count() == 0
    one.wait_until_asked()
    seen, public = other.question, watcher.sequence
    one.step()
    other.page.wait_for_timeout(300)
    assert other.question == seen
    assert watcher.sequence == public
    one.press("confirm")
    other.settled(public)
    watcher.settled(public)
    assert other.asked
    assert "Hor" in watcher.question


def test_two_tabs_of_one_player_show_the_same(friends: tuple[TablePage, TablePage]) -> None:
    one, _ = friends
    second = TablePage(_tab(one))
    one.wait_until_asked()
    before = second.sequence
    one.step()
    second.settled(before)
    assert second.question == one.question


def test_a_seat_sets_the_address_of_its_webhook(friends: tuple[TablePage, TablePage]) -> None:
    one, other = friends
    one.wait_until_asked()
    other.page.click("#webhooks summary")
    other.page.fill("#webhook", "http://127.0.0.1/")
    other.page.click("#notify button")
    other.expect_status("private network")
    other.page.fill("#webhook", "")
    other.page.click("#notify button")
    other.expect_status("Address saved")
    assert one.page.locator("#notify").count() == 0


def test_news_of_others_stand_beside_the_answer_to_ones_own_deed(
    friends: tuple[TablePage, TablePage],
) -> None:
    one, other = friends
    one.wait_until_asked()
    other.page.click("#webhooks summary")
    other.page.click("#notify button")
    other.expect_status("Address saved")
    one.page.evaluate(
        "game => fetch(`/api/games/${game}/seats/0`, {method: 'PATCH',"
        " headers: {'Content-Type': 'application/json'}, body: '{\"name\": \"Nofret\"}'})",
        one.game,
    )
    other.expect_status("Nefer is now called Nofret")
    other.expect_status("Address saved")


def _tab(table: TablePage) -> Page:
    page = table.page.context.new_page()
    page.goto(table.page.url)
    return page


def test_people_at_one_device_hand_it_over(visit: Opener) -> None:
    page = visit()
    begin(page, ["me", "me"])
    table = TablePage(page)
    for name in ("Nefer", "Pink", "Nefer"):
        page.wait_for_selector("[data-do=reveal]")
        assert name in table.question
        assert page.locator("[data-option]").count() == 0
        page.click("[data-do=reveal]")
        while page.locator("[data-do=reveal]").count() == 0 or name in table.question:
            table.wait_until_asked()
            table.step()


def test_the_server_is_killed_in_the_middle_of_a_turn(at_a_die: TablePage, server: Server) -> None:
    at_a_die.step()
    question, sequence = at_a_die.question, at_a_die.sequence
    server.kill()
    at_a_die.page.wait_for_selector("#offline", state="visible")
    server.start()
    at_a_die.page.wait_for_selector("#offline", state="hidden")
    assert (at_a_die.question, at_a_die.sequence) == (question, sequence)
    at_a_die.wait_until_asked()
    at_a_die.step()


def test_a_choice_made_while_the_server_is_away_arrives_once(
    at_a_die: TablePage, server: Server
) -> None:
    before, option = at_a_die.sequence, at_a_die.options()[0]
    server.kill()
    at_a_die.page.locator(f'#list [data-option="{option}"]').dispatch_event("click")
    at_a_die.page.wait_for_selector("#offline", state="visible")
    server.start()
    at_a_die.settled(before)
    assert at_a_die.sequence == before + 1


def test_a_late_choice_changes_nothing(solo: TablePage) -> None:
    """A click on a page that does not know yet what another tab has done."""
    solo.play_until("die")
    other = TablePage(_tab(solo))
    other.page.evaluate("document.getElementById('table').dataset.sequence = 0")
    option = other.options()[0]
    other.page.locator(f'#list [data-option="{option}"]').dispatch_event("click")
    other.expect_status("The game has moved on")
    assert other.kind == "die"


def test_computers_play_by_themselves(visit: Opener) -> None:
    page = visit()
    begin(page, ["me", "ladder:1", "ladder:3"])
    table = TablePage(page)
    seats = page.request.get(page.url.replace("/games/", "/api/games/")).json()["seats"]
    assert [seat["kind"] for seat in seats] == ["human", "ladder:1", "ladder:3"]
    assert [seat["name"] for seat in seats[1:]] == ["Apprentice", "Architect"]
    table.faster()
    for _ in range(12):
        table.wait_until_asked()
        table.step()
    assert table.sequence > 12
