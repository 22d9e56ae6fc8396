"""Lessons in a real browser: their texts, highlights and stored progress."""

import json

import pytest
from playwright.sync_api import Page, expect

from tekhenu.learn.lesson import shipped
from tekhenu.text import catalog, languages

from .conftest import Opener
from .lessons import speak, walk
from .windows import DESK

PHONE = (390, 844)
WORDS = catalog("en")


def go_on(page: Page) -> None:
    """Continue by *Next* or by a click on the highlighted element, which must be visible."""
    step = page.get_attribute("#lesson", "data-step")
    if json.loads(page.get_attribute("#lesson", "data-expected") or "[]"):
        page.locator(".expected").first.click()
    else:
        page.click("#lesson [data-entry=next]")
    page.wait_for_function("s => document.getElementById('lesson').dataset.step !== s", arg=step)


def says(page: Page, key: str) -> None:
    expect(page.locator("#lesson .message")).to_contain_text(WORDS.say(key))


@pytest.mark.parametrize("number", [0, 1], ids=["desk", "phone"])
def test_every_lesson_goes_its_right_way_and_answers_every_wrong_one(
    visit: Opener, number: int
) -> None:
    """Each once; languages and sizes take turns. All of it: `python -m scripts.lessons`."""
    page = visit("/learn", [DESK, PHONE][number])
    start = page.url
    for place, lesson in enumerate(shipped()):
        if place // len(languages()) % 2 == number:
            lang = languages()[place % len(languages())]
            speak(page, lang)
            page.goto(f"{start}/{lesson.name}")
            walk(page, lesson, catalog(lang))


def test_a_lesson_is_done_by_doing(visit: Opener) -> None:
    page = visit("/learn/die")
    for step in range(1, 6):
        says(page, f"lesson-die-{step}")
        assert page.locator("#spotlight path").get_attribute("d").count("M") > 1  # type: ignore[union-attr]
        go_on(page)
    says(page, "lesson-die-6")
    assert page.locator("#building-osiris-3-bread").count() == 1
    page.click("#lesson .main")  # the next lesson
    says(page, "lesson-produce-1")
    page.goto(page.url.replace("/produce", ""))
    assert page.locator("[data-lesson=die] .done").is_visible()
    assert page.locator("[data-lesson=produce] .done").is_hidden()
    assert (page.get_attribute("#go-on", "href") or "").endswith("/learn/wins")


def test_a_wrong_try_is_answered_and_taken_back(visit: Opener) -> None:
    page = visit("/learn/produce")
    go_on(page)
    page.locator(".part-wheel [data-option='die:gray6@horus']").click()
    says(page, "lesson-produce-wrong-gray")
    assert page.get_attribute("#lesson", "data-step") == "2"
    assert page.locator(".scales [id^=scales-die]").count() == 0
    go_on(page)
    says(page, "lesson-produce-3")
    page.click("#lesson [data-entry=back]")
    says(page, "lesson-produce-2")


def test_what_a_step_speaks_of_is_brought_into_sight_on_a_phone(visit: Opener) -> None:
    page = visit("/learn/hathor", PHONE)
    go_on(page)
    go_on(page)
    says(page, "lesson-hathor-3")
    expect(page.locator("body")).to_have_attribute("data-tab", "temple")
    go_on(page)
    expect(page.locator("body")).to_have_attribute("data-tab", "you")
