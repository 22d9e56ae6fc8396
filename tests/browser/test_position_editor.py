"""A game in progress is entered on a phone by taps and then continued."""

import re
from collections.abc import Iterator
from typing import Any, cast

import pytest
from playwright.sync_api import Page, Route, expect

from tekhenu import Botankhamun, Game, Settings, TimeOfSeth
from tekhenu.real_table.position_editor import Field, TablePart, draft_of, parts_of
from tekhenu.real_table.position_editor.fields import CHECKS
from tekhenu.rules.builder import empty_table
from tekhenu.rules.state import State
from tests.real_table.test_position_editor import as_seen, turns

from .conftest import Opener
from .test_screens import findings

PHONE = (390, 844)
SOLO = Settings(solo=Botankhamun("easy"), chance="table")
THREE = Settings(players=3, expansion=TimeOfSeth(), chance="open table")
SETTLED = "() => !document.body.classList.contains('sending')"
COUNTED = """() => Object.fromEntries([...document.querySelectorAll("[data-number]")]
    .map((each) => [each.dataset.number, Number(each.value)]))"""
TOUCHED = ":is(#position-editor, #picker) :is(button, a, input)"
SMALL = f"""() => [...document.querySelectorAll("{TOUCHED}")]
    .filter((each) => each.checkVisibility())
    .map((each) => [each.outerHTML.slice(0, 80), each.getBoundingClientRect()])
    .filter(([, box]) => box.width < 40 || box.height < 40)"""


class TableEntry:
    """A phone on which a position is entered, field by field."""

    def __init__(self, page: Page, settings: Settings = SOLO) -> None:
        self.page = page
        self.brush = -1
        begun = empty_table(settings)
        fields = [field for part in parts_of(settings) for field in part.fields]
        self.usual = {f.name: f.read(begun) for f in fields if f.kind == "number"}

    def settle(self) -> None:
        self.page.wait_for_function(SETTLED)

    def enter(self, part: TablePart, draft: dict[str, Any]) -> None:
        self.brush = -1
        for field in part.fields:
            if field.name in draft:
                getattr(self, f"enter_{field.kind}")(field, draft[field.name])
        self.settle()
        seen = self.page.evaluate(COUNTED)
        assert seen == {name: draft[name] for name in seen if name in draft} | {
            name: usual for name, usual in self.usual.items() if name in seen and name not in draft
        }

    def confirm(self) -> None:
        self.settle()
        self.page.tap("[data-do=part-right]")
        self.settle()

    def touch(self, field: Field) -> None:
        self.page.locator(f'[data-field="{field.name}"]').last.tap()

    def paint(self, seat: int) -> None:
        if seat != self.brush:
            self.page.tap(f"#brush-{seat}")
            self.brush = seat

    def enter_number(self, field: Field, value: int) -> None:
        box = self.page.locator(f'[data-number="{field.name}"]')
        if abs(value - int(box.input_value())) == 1:
            way = value - int(box.input_value())
            box.locator("xpath=..").locator(f"[data-step='{way}']").tap()
        else:
            box.fill(str(value))
            box.blur()

    def enter_choice(self, field: Field, value: str) -> None:
        self.page.locator(f'[data-of="{field.name}"][data-word="{value}"]').tap()

    def enter_order(self, field: Field, value: list[str]) -> None:
        for word in value[: len(value) - bool(field.low)]:  # the last one follows
            self.enter_choice(field, word)

    def enter_owner(self, field: Field, value: int) -> None:
        self.paint(value)
        self.touch(field)

    def enter_owners(self, field: Field, value: list[int]) -> None:
        for seat in value:
            self.paint(seat)
            self.touch(field)

    def pick(self, field: Field) -> Any:
        self.touch(field)
        return self.page.locator("#picker")

    def enter_dice(self, field: Field, value: list[str]) -> None:
        sheet = self.pick(field)
        first, *others = value
        sheet.locator(f'[data-die="{first}"]').tap()
        if others:
            sheet.locator("input").fill(" ".join(others))
            sheet.locator("input").press("Enter")
            expect(sheet.locator("[data-taken]")).to_have_count(len(value))
        sheet.locator("[data-do=close]").tap()

    def enter_cards(self, field: Field, value: list[str]) -> None:
        sheet = self.pick(field)
        for card in value:
            sheet.locator(f'[data-pick="{card}"]').tap()
        sheet.locator("[data-do=close]").tap()

    def enter_card(self, field: Field, value: str) -> None:
        self.pick(field).locator(f'[data-pick="{value}"]').tap()

    def enter_tile(self, field: Field, value: str) -> None:
        card, turn, owner = value.split("/")
        sheet = self.pick(field)
        sheet.locator(f'[data-pick="{card}"]').tap()
        sheet.locator(f'[data-turn="{turn}"]').tap()
        sheet.locator(f'[data-owner="{owner}"]').tap()
        sheet.locator("[data-do=close]").tap()


def position(settings: Settings, seed: int, number: int) -> State:
    """Return a position at the last turn of a round."""
    return [state for state in turns(settings, seed) if state.round == number][-1]


def begun(page: Page) -> State:
    """Return the start of the page's game, before any choice."""
    game = page.url.split("/")[4]
    state = Game.load(page.request.get(f"/api/games/{game}/save").text()).state.copy()
    state.turn = None
    return state


@pytest.fixture
def phone(visit: Opener) -> Iterator[Page]:
    page = visit("", PHONE)
    yield page
    page.evaluate("localStorage.clear()")


def test_a_solo_game_under_way_is_entered_by_taps_and_gone_on_with(phone: Page) -> None:
    page, table = phone, TableEntry(phone)
    state = position(SOLO, 8, 3)
    draft = draft_of(state, SOLO)
    entered = {f.kind for part in parts_of(SOLO) for f in part.fields if f.name in draft}
    assert entered == set(CHECKS)  # a field of every kind
    page.goto("/")
    page.check("#solo [name=at_table]")
    page.tap("#solo [data-position]")
    page.wait_for_url("**/position-editor*")
    for part in parts_of(SOLO):
        expect(page.locator("#position-editor")).to_have_attribute("data-part", part.name)
        table.enter(part, draft)
        if part.name == "temple":
            page.goto("/")  # another day
            kept = page.locator("#drafts a")
            expect(kept).to_contain_text("Violet and Botankhamun: 3 of 8 parts")
            kept.tap()
            expect(page.locator("#position-editor")).to_have_attribute("data-part", part.name)
            expect(page.locator("#position-progress")).to_have_text("3 of 8 parts")
        if part.name != "player-1":
            table.confirm()
    expect(page.locator(".mend")).to_have_count(0)
    page.tap("[data-do=begin]")
    page.wait_for_url("**/companion")
    assert as_seen(begun(page), SOLO) == as_seen(state, SOLO)
    assert not [key for key in page.evaluate("Object.keys(localStorage)") if "standing" in key]
    page.locator("[data-choice]").first.tap()
    page.wait_for_function("() => document.getElementById('companion').dataset.sequence == 1")


def at_part(page: Page, settings: Settings, state: State, part: str = "") -> None:
    """Open the page with all earlier parts entered."""
    seats = {"players": settings.players, "seats": ["me"] * settings.humans, "seth": True}
    solo = {"solo": "botankhamun", "difficulty": "easy"}
    wish = {**(seats if settings.solo is None else solo), "chance": settings.chance}
    kept = {"wish": wish, "values": draft_of(state, settings), "done": [], "part": part}
    page.goto("/help")
    page.evaluate("kept => localStorage.setItem('tekhenu-standing-a', JSON.stringify(kept))", kept)
    page.goto("/position-editor?table=a")
    page.wait_for_selector("#position-part")


def test_three_people_with_seth(phone: Page) -> None:
    """Parts that exist only with Seth are tapped; the others were entered before."""
    page, table = phone, TableEntry(phone, THREE)
    state = position(THREE, 3, 7)
    at_part(page, THREE, state, "seth")
    draft = draft_of(state, THREE)
    own = [part for part in parts_of(THREE) if part.name in ("seth", "conquest")]
    names = [field.name for part in own for field in part.fields]
    forget = "names => { const d = JSON.parse(localStorage['tekhenu-standing-a']);"
    forget += " for (const each of names) delete d.values[each];"
    forget += " localStorage['tekhenu-standing-a'] = JSON.stringify(d); }"
    page.evaluate(forget, names)
    page.reload()
    page.wait_for_selector("#position-part")
    for part in own:
        table.enter(part, draft)
        table.confirm()
    for _ in range(len(parts_of(THREE)) - 3):
        table.confirm()
    page.tap("[data-do=begin]")
    page.wait_for_url("**/companion")
    assert as_seen(begun(page), THREE) == as_seen(state, THREE)


def test_a_wrong_entry_is_answered_and_nothing_is_lost(phone: Page) -> None:
    page, table = phone, TableEntry(phone)
    state = position(SOLO, 8, 3)
    at_part(page, SOLO, state, "dice")
    page.tap('.chip[data-field="dice.ra"]')
    sheet = page.locator("#picker")
    sheet.locator("input").fill("y4 z9")
    sheet.locator("input").press("Enter")
    expect(sheet.locator(".trouble")).to_contain_text("“z9” is not valid here.")
    expect(sheet.locator("input")).to_have_value("y4 z9")
    sheet.locator("input").fill("y4 y4 y4 y4 y4 y4")
    sheet.locator("input").press("Enter")
    sheet.locator("[data-do=close]").tap()
    table.settle()
    expect(page.locator(".mend")).to_contain_text("yellow dice, but this game has only")
    expect(page.locator("#go-dice")).to_have_class("wrong")
    page.route("**/api/position-editor/part", lambda route: route.abort())
    page.locator('[data-field="dice.ra"]').last.tap()
    page.tap("#picker [data-do=clear]")
    page.tap("#picker [data-do=close]")
    expect(page.locator("#offline")).to_be_visible()
    page.unroute_all()
    page.reload()
    table.settle()
    expect(page.locator('.chip[data-field="dice.ra"] svg:not(.sign)')).to_have_count(0)
    expect(page.locator(".mend li")).to_have_text(
        re.compile("the wheel: 13; .* must be 17 around the wheel")
    )
    field = next(f for part in parts_of(SOLO) for f in part.fields if f.name == "dice.ra")
    table.enter_dice(field, cast(list[str], field.read(state)))
    table.settle()
    expect(page.locator(".mend")).to_have_count(0)


def test_dice_that_were_typed_are_entered_even_if_the_sheet_is_shut_at_once(phone: Page) -> None:
    page, table = phone, TableEntry(phone)
    at_part(page, SOLO, position(SOLO, 8, 3), "dice")
    table.settle()
    answers: list[Route] = []

    def keep_waiting(route: Route) -> None:
        answers.append(route)

    page.route("**/api/position-editor/dice*", keep_waiting)
    page.tap('.chip[data-field="dice.horus"]')
    page.tap("#picker [data-do=clear]")
    page.locator("#picker input").fill("y4 b2")
    page.locator("#picker input").press("Enter")
    page.tap("#picker [data-do=close]")
    answers[0].continue_()
    expect(page.locator('.chip[data-field="dice.horus"] svg:not(.sign)')).to_have_count(2)
    expect(page.locator("#offline")).to_be_hidden()


def test_what_was_entered_can_be_discarded(phone: Page) -> None:
    page = phone
    at_part(page, SOLO, position(SOLO, 8, 3))
    page.once("dialog", lambda dialog: dialog.accept())
    page.tap("[data-do=discard]")
    page.wait_for_url("**/")
    expect(page.locator("#drafts")).to_be_hidden()
    page.goto("/position-editor?table=a")
    expect(page.locator("#lost")).to_contain_text("This game is not saved on this device.")
    assert findings(page) == []


def test_every_part_can_be_touched_and_read(phone: Page) -> None:
    page = phone
    at_part(page, SOLO, position(SOLO, 8, 3))
    for part in parts_of(SOLO):
        page.tap(f"#go-{part.name}")
        page.wait_for_function(SETTLED)
        assert page.evaluate(SMALL) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        if part.name in ("horus", "temple", "player-1"):
            assert findings(page) == []
    page.tap('[data-field="1.technologies"]')
    page.wait_for_selector("#picker[open]")
    assert page.evaluate(SMALL) == []
    assert findings(page) == []
