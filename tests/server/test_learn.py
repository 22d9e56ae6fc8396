"""Every lesson is played over HTTP, as its page would, and in every language."""

import json
import re
from collections.abc import Iterator
from html import unescape
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import pytest

from tekhenu.learn.lesson import Lesson, matching, shipped
from tekhenu.server.config import ServerConfig
from tekhenu.text import catalog, languages

from .client import AS_PAGE, Client, serving

LESSONS = {lesson.name: lesson for lesson in shipped()}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    folder: Path = tmp_path_factory.mktemp("learn")
    config = ServerConfig(database=f"sqlite:///{folder}/games.sqlite", limits=None, workers=1)
    with serving(config) as client:
        yield client


class LessonPage:
    """A page with what it carries."""

    def __init__(self, html: str) -> None:
        self.html = html
        self.text = unescape(re.sub(r"<[^>]*>", "", self._part("message")))
        self.study: dict[str, Any] = json.loads(self._data("study"))
        self.light: list[str] = json.loads(self._data("highlight"))
        self.right: list[str] = json.loads(self._data("expected"))

    def _part(self, name: str) -> str:
        found = re.search(rf'class="{name}".*?</div>', self.html, re.DOTALL)
        assert found is not None
        return found[0]

    def _data(self, name: str) -> str:
        found = re.search(rf"""<(main|section) id[^>]* data-{name}=("|')(.*?)\2""", self.html)
        assert found is not None
        return unescape(found[3])

    def shows(self, selector: str) -> bool:
        """Return whether all ids and classes of a selector exist."""
        ids = re.findall(r"#([\w-]+)", selector)
        classes = re.findall(r"\.([\w-]+)", selector)
        return all(f'id="{name}"' in self.html for name in ids) and all(
            re.search(rf'class="[^"]*\b{name}\b', self.html) for name in classes
        )

    def offers(self, option: str) -> bool:
        options = re.findall(r"""data-options?=("|')(.*?)\1""", self.html)
        return any(option in unescape(found).split() for _, found in options)


def opened(client: Client, lesson: Lesson, lang: str) -> LessonPage:
    answer = client.get(f"/learn/{lesson.name}", {"Accept-Language": lang})
    assert answer.status_code == 200, answer.text
    return LessonPage(answer.text)


def entered(client: Client, name: str, lang: str, page: LessonPage, **entry: str) -> LessonPage:
    headers = {**AS_PAGE, "Accept-Language": lang}
    answer = client.post(f"/learn/{name}/entries", {"study": page.study, **entry}, headers)
    assert answer.status_code == 200, answer.text
    return LessonPage(answer.text)


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_played_to_its_end(client: Client, name: str) -> None:
    """Each page in the next language. Foreseen mistakes are answered and change nothing."""
    lesson = LESSONS[name]
    langs = islice(cycle(languages()), lesson.number, None)
    page = opened(client, lesson, lang := next(langs))
    for number, step in enumerate(lesson.steps, 1):
        assert catalog(lang).say(f"lesson-{name}-{number}") in page.text
        assert all(page.shows(place) for place in page.light)
        assert len(page.light) == len(step.light)
        assert all(page.offers(option) for option in page.right)
        check_mistakes(client, lesson, lang, page)
        if number < len(lesson.steps):
            kind = {"kind": "choose", "option": page.right[0]} if step.choose else {"kind": "next"}
            page = entered(client, name, lang := next(langs), page, **kind)
    assert not page.right and f"/help#{lesson.help}" in page.html


@pytest.mark.parametrize("lang", languages())
def test_a_lesson_is_read_in_one_language_from_its_first_page_to_its_last(
    client: Client, lang: str
) -> None:
    """A lesson in one language; other tests check the texts of all languages."""
    lesson, words = LESSONS["produce"], catalog(lang)
    page = opened(client, lesson, lang)
    for number, step in enumerate(lesson.steps[:-1], 1):
        assert words.say(f"lesson-produce-{number}") in page.text
        kind = {"kind": "choose", "option": page.right[0]} if step.choose else {"kind": "next"}
        page = entered(client, "produce", lang, page, **kind)
    assert words.say(f"lesson-produce-{len(lesson.steps)}") in page.text


def test_the_space_and_the_chooser_of_a_tile_name_one_number(client: Client) -> None:
    """The lesson about this sum shows 9 VP in both places, and 9 are scored."""
    lesson = LESSONS["ra"]
    page = opened(client, lesson, "en")
    while not page.right or not page.right[0].startswith("temple:"):
        kind = {"kind": "choose", "option": page.right[0]} if page.right else {"kind": "next"}
        page = entered(client, "ra", "en", page, **kind)
    ways = re.findall(r'data-option="(temple:\S+)".*?<small>(.*?)</small>', page.html)
    details = {option: unescape(detail) for option, detail in ways}
    numbers = {option: int(detail.split()[0]) for option, detail in details.items()}
    spaces = re.findall(r'aria-label="[^":]*: (\d+) VP[^"]*" data-options="([^"]*)"', page.html)
    assert len(spaces) == 25
    for shown, options in spaces:
        assert int(shown) == max(numbers[option] for option in options.split())
    assert details[page.right[0]] == (
        "9 VP (Buildings in line 1, edges 4, the tile’s place 3, ability 1) and 1 Papyrus"
    )
    before, after = (lesson.after([*page.study["did"], *more]) for more in ([], page.right))
    assert after.state.players[0].vp - before.state.players[0].vp == 9


def check_mistakes(client: Client, lesson: Lesson, lang: str, page: LessonPage) -> None:
    did = page.study["did"]
    game, step = lesson.after(did), lesson.steps[len(did)]
    for mistake, patterns in step.wrong.items():
        moves = matching(game, patterns)
        move = next(m for m in moves if m not in page.right and step.mistake(m) == mistake)
        tried = entered(client, lesson.name, lang, page, kind="choose", option=str(move))
        assert catalog(lang).say(f"lesson-{lesson.name}-wrong-{mistake}") in tried.text
        assert tried.study["did"] == did and tried.right == page.right


def test_steps_can_be_taken_back_and_repeated(client: Client) -> None:
    page = opened(client, LESSONS["die"], "en")
    on = entered(client, "die", "en", page, kind="next")
    assert entered(client, "die", "en", on, kind="back").study == page.study
    on = entered(client, "die", "en", on, kind="next")
    assert entered(client, "die", "en", on, kind="again").study == page.study


def test_two_choices_can_be_made_at_once(client: Client) -> None:
    """A die and its action, as a preview offers them."""
    page = opened(client, LESSONS["produce"], "en")
    page = entered(client, "produce", "en", page, kind="next")
    both = "die:brown5@hathor produce:bread"
    page = entered(client, "produce", "en", page, kind="choose", option=both)
    assert page.study["did"] == ["", *both.split()]


@pytest.mark.parametrize(
    ("study", "entry"),
    [
        ({}, {"kind": "choose", "option": "die:brown3@osiris"}),  # a step that only explains
        ({"did": ["", ""]}, {"kind": "choose", "option": "die:white6@ra"}),  # no such die
        ({"did": ["", ""]}, {"kind": "next"}),  # the step needs a choice
        ({"did": ["", "god:ra"]}, {"kind": "next"}),
        ({"did": [""] * 30}, {"kind": "next"}),
    ],
)
def test_what_cannot_be_is_refused(
    client: Client, study: dict[str, Any], entry: dict[str, str]
) -> None:
    answer = client.post("/learn/die/entries", {"study": study, **entry}, AS_PAGE)
    assert answer.status_code == 422


def test_there_are_only_these_lessons(client: Client) -> None:
    assert client.get("/learn/chess").status_code == 404
    assert client.get("/learn/die/boards/7").status_code == 404
    assert client.get("/learn/die/table?study=no").status_code == 422


def test_doors_lead_to_the_lessons_and_from_the_rules(client: Client) -> None:
    assert 'href="/learn"' in client.get("/").text
    overview = client.get("/learn").text
    assert all(f'href="/learn/{name}"' in overview for name in LESSONS)
    rules = client.get("/help").text
    assert all(f'href="/learn/{name}"' in rules for name in LESSONS)
    assert all(f'id="{lesson.help}"' in rules for lesson in shipped())


def test_another_board_can_be_looked_at(client: Client) -> None:
    assert 'id="full-board"' in client.get("/learn/die/boards/1").text
