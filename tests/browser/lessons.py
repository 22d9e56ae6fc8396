"""A lesson in a browser, through its right way and all its foreseen wrong ways."""

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import count

from playwright.sync_api import Page, Position, expect

from tekhenu.learn.lesson import Lesson, LessonStep, matching
from tekhenu.rules import Game, Move
from tekhenu.server.language import COOKIE
from tekhenu.text import Catalog

Seen = Callable[[str], None]  # called with the name of a step, to take a picture of the page
CLICKS = count()
HOLE = re.compile("M.+M")  # in the shade, where what is spoken of lies
SHOWN = '.play-area :is([data-option="{0}"], [data-options~="{0}"]):visible'

# The first of some choices whose middle can be clicked.
ON_TOP = """moves => moves.find(move => {
  const name = CSS.escape(move);
  const here = `.play-area :is([data-option="${name}"], [data-options~="${name}"])`;
  return [...document.querySelectorAll(here)].some(place => {
    const { left, right, top, bottom } = place.getBoundingClientRect();
    return place.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });
})"""


def walk(page: Page, lesson: Lesson, words: Catalog, seen: Seen = lambda name: None) -> int:
    """Walk through the lesson from its start; return the number of explained mistakes."""
    did: list[str] = []
    wrong = 0
    said = f"lesson-{lesson.name}"
    for number, step in enumerate(lesson.steps[:-1], 1):
        _says(page, number, words.say(f"{said}-{number}"))
        seen(f"{number}")
        if step.light:
            expect(page.locator("#spotlight path")).to_have_attribute("d", HOLE)
        game = lesson.after(did)
        for name, tries in mistakes(step, game):
            choose(page, within_reach(page, tries))
            _says(page, number, words.say(f"{said}-wrong-{name}"))
            seen(f"{number}-{name}")
            wrong += 1
        right = step.right(game)
        if right:
            assert page.evaluate(ON_TOP, [str(right[0])]), f"{lesson.name} {number}: out of reach"
            choose(page, right[0])
        else:
            page.click("#lesson [data-entry=next]")
        did.append(str(right[0]) if right else "")
    _says(page, len(lesson.steps), words.say(f"{said}-{len(lesson.steps)}"))
    seen(f"{len(lesson.steps)}")
    return wrong


def speak(page: Page, lang: str) -> None:
    """Set the language of all following pages."""
    address = "/".join(page.url.split("/")[:3])
    page.context.add_cookies([{"name": COOKIE, "value": lang, "url": address}])


def mistakes(step: LessonStep, game: Game) -> Iterator[tuple[str, list[Move]]]:
    """Yield the possible mistakes by the text that explains them."""
    right = step.right(game)
    for name, patterns in step.wrong.items():
        tries = [move for move in matching(game, patterns) if move not in right]
        yield name, [move for move in tries if step.mistake(move) == name]


def within_reach(page: Page, moves: Sequence[str]) -> str:
    """Return the first match that is visible and not covered by the lesson's text."""
    return page.evaluate(ON_TOP, list(moves)) or moves[0]


def choose(page: Page, move: str) -> None:
    """Click the choice; on a phone, look for it on other tabs."""
    place = page.locator(SHOWN.format(move))
    if not place.count() and page.locator(f'.by-anubis [data-option="{move}"]').count():
        page.click(".anubis-switch")
    if not place.count():
        _turn_to(page, move)
    place = place.first
    touched = bool(page.evaluate("navigator.maxTouchPoints"))
    on_top = bool(page.evaluate(ON_TOP, [move]))
    # A finger is asked whether it meant that, everybody which of several.
    asks = ".target" if touched and on_top else "[data-options]"
    asked = place.evaluate("(place, asks) => place.matches(asks)", asks)
    if not on_top:
        place.press("Enter")  # by keyboard, as a person would who cannot get at it
    else:
        spot = _elsewhere() if place.evaluate("place => place.matches('button')") else None
        (place.tap if touched else place.click)(position=spot)
    if asked:
        option = page.locator(f'#strip :is(#chooser, #peek) [data-option="{move}"]:visible').first
        option.wait_for()
        if page.locator("#lesson").count():
            sentence_in_sight(page)
        option.click(
            position={"x": 9, "y": 9}
        )  # apart from the next click: twice on a spot is once


def _elsewhere() -> Position:
    """Return a point within a button away from the last click, to avoid a double click."""
    return {"x": 12 + 24 * (next(CLICKS) % 4), "y": 12}


def _turn_to(page: Page, move: str) -> None:
    for tab in page.locator(".tabs button").all():
        tab.click()
        if page.locator(SHOWN.format(move)).count():
            return
    raise AssertionError(f"{move} cannot be seen")


def _says(page: Page, number: int, text: str) -> None:
    expect(page.locator(f"#lesson[data-step='{number}'] .message")).to_contain_text(text)
    sentence_in_sight(page)


def sentence_in_sight(page: Page) -> None:
    """Check that the text is visible, also when several tiles are offered for selection."""
    box = page.locator("#lesson .message").bounding_box()
    size = page.viewport_size
    assert box is not None and size is not None
    assert box["x"] >= 0 and box["x"] + box["width"] <= size["width"]
    assert box["y"] >= 0 and box["y"] + box["height"] <= size["height"]
