"""Puzzles in a real browser: solved, failed, hinted at, and what is remembered of them."""

from collections.abc import Sequence
from datetime import UTC, datetime

import pytest
from playwright.sync_api import Page, expect

from tekhenu.puzzles import puzzle as puzzles
from tekhenu.puzzles.goal import Goal
from tekhenu.puzzles.puzzle import Puzzle
from tekhenu.puzzles.rating import BEGINNER, rated, result_of
from tekhenu.puzzles.solving import PuzzleResult, SolverRecord
from tekhenu.text import catalog, languages

from .conftest import Opener
from .lessons import choose, speak
from .windows import DESK

PHONE = (390, 844)
ENGLISH = catalog("en")
SETH = {
    name: puzzles.load(name).begin().settings.expansion is not None for name in puzzles.shipped()
}
TEN = [puzzles.load(name) for name in puzzles.shipped()[:: len(puzzles.shipped()) // 10][:10]]


def play(page: Page, choices: Sequence[str]) -> None:
    """Play to the end of the turn, which is then confirmed."""
    for number, choice in enumerate(choices, 1):
        choose(page, choice)
        page.wait_for_function(
            "n => JSON.parse(document.getElementById('table').dataset.study).choices.length >= n",
            arg=number,
        )
    page.click("[data-entry=confirm]:enabled")


def first_choices(puzzle: Puzzle) -> list[str]:
    """Play the first options, which are not the best ones."""
    game, choices = puzzle.begin(), []
    while game.decision is not None:
        choices.append(str(game.decision.options[0]))
        game.play_within_step(choices[-1])
    return choices


@pytest.mark.parametrize(
    ("size", "some"), [(DESK, TEN[:5]), (PHONE, TEN[5:])], ids=["desk", "phone"]
)
def test_puzzles_are_solved_and_counted(
    visit: Opener, size: tuple[int, int], some: Sequence[Puzzle]
) -> None:
    page = visit("/puzzles", size)
    expect(page.locator("#progress")).to_be_hidden()
    rating = BEGINNER
    for number, puzzle in enumerate(some):
        lang = languages()[number % len(languages())]
        speak(page, lang)
        page.goto(page.url.rpartition("/puzzles")[0] + f"/puzzles/{puzzle.id}")
        play(page, puzzle.way)
        expect(page.locator(".verdict")).to_have_text(
            catalog(lang).say("puzzle-solved", vp=puzzle.best)
        )
        new = rated(rating, puzzle.rating, result_of(1, 0, solved=True))
        expect(page.locator("#rated")).to_contain_text(f"{rating} → {new}")
        assert page.locator(".way li").count() == len(puzzle.way)
        if size == PHONE:
            page.click("#tab-osiris")
            assert page.locator(".parts section:visible").count() == 1  # with Seth, too
        rating = new
    page.goto(page.url.rpartition("/")[0])
    page.check("#with-seth")
    shown = [page.inner_text(f"[data-own={name}]") for name in ("rating", "solved", "streak")]
    assert shown == [str(rating), str(len(some)), "1"]
    assert page.locator(".puzzles .solved").count() == len(some)


def test_a_puzzle_that_is_failed_three_times_is_explained(visit: Opener) -> None:
    puzzle = min(TEN, key=lambda puzzle: (puzzle.goal != Goal(), len(first_choices(puzzle))))
    page = visit(f"/puzzles/{puzzle.id}")
    wrong = first_choices(puzzle)
    page.click("[data-entry=hint]")
    expect(page.locator(".verdict")).to_have_text(ENGLISH.say("puzzle-hint-warn"))
    assert page.locator(".play-area .hinted").count() == 0
    page.click("[data-entry=hint]")
    expect(page.locator(".verdict")).to_contain_text(
        ENGLISH.say("puzzle-hint-is", option="").strip()
    )
    hinted = page.locator(".play-area .hinted").first.get_attribute("data-option")
    assert hinted == puzzle.way[0]
    for left in (2, 1):
        play(page, wrong)
        expect(page.locator(".tries .unseen")).to_have_text(ENGLISH.say("puzzle-tries", left=left))
        expect(page.locator(".verdict")).to_be_visible()
    play(page, wrong)
    expect(page.locator(".verdict")).to_have_text(ENGLISH.say("puzzle-answer", vp=puzzle.best))
    assert page.locator(".way li").count() == len(puzzle.way)
    lost = rated(BEGINNER, puzzle.rating, result_of(3, 1, solved=False))
    expect(page.locator("#rated")).to_contain_text(f"{BEGINNER} → {lost}")
    page.goto(page.url.rpartition("/")[0] + "/daily")
    assert page.url.endswith(puzzles.of_the_day(datetime.now(UTC).date()))
    page.goto(page.url.rpartition("/")[0])
    assert page.inner_text("[data-own=streak]") == "0"
    assert page.locator(".puzzles .failed").count() == 1


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_hint_costs_the_puzzle_and_that_is_said_before_and_after(
    visit: Opener, size: tuple[int, int]
) -> None:
    puzzle = TEN[0]
    page = visit(f"/puzzles/{puzzle.id}", size)
    page.keyboard.press("h")
    expect(page.locator(".verdict")).to_have_text(ENGLISH.say("puzzle-hint-warn"))
    page.keyboard.press("h")
    expect(page.locator(".hinted").first).to_be_attached()
    play(page, puzzle.way)
    lost = rated(BEGINNER, puzzle.rating, 0)
    why = ENGLISH.say("puzzle-counts", how="hint")
    expect(page.locator("#rated")).to_have_text(f"Your rating: {BEGINNER} → {lost} · {why}")
    page.reload()  # the puzzle was counted, so that a hint costs nothing now
    page.click("[data-entry=hint]")
    expect(page.locator(".verdict")).to_contain_text("A good next choice")
    page.goto("/puzzles")
    expect(page.locator("[data-own=solved]")).to_have_text("0")
    expect(page.locator(".puzzles .failed")).to_have_count(1)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_time_of_seth_is_shown_where_it_is_wanted(visit: Opener, size: tuple[int, int]) -> None:
    page = visit("/puzzles", size)
    names = "links => links.map(link => link.dataset.puzzle)"

    def offered() -> list[str]:
        found: list[str] = page.locator("[data-puzzle]:visible").evaluate_all(names)
        return found

    base = offered()
    assert len(base) > 100
    assert not any(SETH[name] for name in base)
    page.check("#with-seth")
    assert {*offered()} == {*SETH}
    tags = page.locator(".puzzles [data-puzzle] small").all_inner_texts()
    links: list[str] = page.locator(".puzzles [data-puzzle]").evaluate_all(names)
    tagged = [text.startswith("Time of Seth") for text in tags]
    assert tagged == [SETH[name] for name in links]
    page.reload()
    expect(page.locator("#with-seth")).to_be_checked()
    assert {*offered()} == {*SETH}
    page.uncheck("#with-seth")
    page.reload()
    assert offered() == base


def test_the_next_puzzle_is_new_near_the_rating_and_within_the_filter(visit: Opener) -> None:
    page = visit("/puzzles")
    record = SolverRecord()
    name = puzzles.of_the_day(datetime.now(UTC).date())
    for _ in range(3):
        puzzle = puzzles.load(name)
        page.goto(f"/puzzles/{name}")
        play(page, puzzle.way)
        expect(page.locator("#rated")).to_contain_text("→")
        record = record.after(puzzle, PuzzleResult(1, 0, solved=True))
        name = record.next_puzzle(seth=False, besides=name)
        assert not SETH[name]
        page.click("#next-puzzle")
        page.wait_for_url(f"**/puzzles/{name}")
    assert len(record.done) == 3
    page.goto("/puzzles")
    page.check("#with-seth")
    near = record.next_puzzle(seth=True)
    page.goto("/puzzles/next?seth=on&rating=" + str(record.rating))
    assert page.url.endswith(SolverRecord(record.rating).next_puzzle(seth=True))
    assert SETH[near] or near not in record.done
