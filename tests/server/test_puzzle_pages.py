"""Puzzles over HTTP: nothing is kept, everything comes with the request."""

import json
import re
from collections.abc import Mapping

import pytest

from tekhenu.puzzles import puzzle as puzzles
from tekhenu.puzzles.solving import best_lines
from tekhenu.text import catalog, languages

from .client import AS_PAGE, Client

PUZZLE = puzzles.load(puzzles.shipped()[0])
PAGE = f"/puzzles/{PUZZLE.id}"
BASE = [name for name in puzzles.shipped() if puzzles.load(name).begin().settings.expansion is None]
ENGLISH = catalog("en")


def enter(client: Client, kind: str, study: Mapping[str, object], option: str = "") -> str:
    body = {"kind": kind, "option": option, "study": study}
    answer = client.post(f"{PAGE}/entries", body, AS_PAGE)
    assert answer.status_code == 200, answer.text
    return answer.text


@pytest.mark.parametrize("lang", languages())
def test_a_puzzle_is_solved_in_every_language(client: Client, lang: str) -> None:
    assert client.get(f"/language/{lang}").status_code == 303
    assert client.get("/puzzles").status_code == 200
    assert f'data-page="{PAGE}"' in client.get(PAGE).text
    half = {"choices": list(PUZZLE.way[:1])}
    whole = enter(client, "choose", half, " ".join(PUZZLE.way[1:]))
    assert all(f"&#34;{choice}&#34;" in whole for choice in PUZZLE.way)
    assert "&#34;solved&#34;:false" in whole
    solved = enter(client, "confirm", {"choices": list(PUZZLE.way)})
    assert "&#34;solved&#34;:true" in solved
    assert solved.count("<li>") >= len(PUZZLE.way)


def test_three_tries_and_the_answer_is_shown(client: Client) -> None:
    game = PUZZLE.begin()
    choices = []
    while game.decision is not None:  # the first of everything is not the best
        choices.append(str(game.decision.options[0]))
        game.play_within_step(choices[-1])
    first = enter(client, "confirm", {"choices": choices})
    assert "&#34;tries&#34;:1" in first and "&#34;solved&#34;:false" in first
    last = enter(client, "confirm", {"choices": choices, "tries": 2})
    assert "&#34;shown&#34;:true" in last


def test_a_hint_is_given_after_it_was_said_what_it_costs(client: Client) -> None:
    costs = ENGLISH.say("puzzle-hint-costs")
    assert costs not in client.get(PAGE).text
    warned = enter(client, "hint", {})
    assert costs in warned
    assert "&#34;hints&#34;:0" in warned and PUZZLE.way[0] not in study_of(warned)
    given = enter(client, "hint", {"warned": True})
    assert costs not in given and "&#34;hints&#34;:1" in given
    elsewhere = enter(client, "choose", {"warned": True}, PUZZLE.way[0])
    assert "&#34;warned&#34;:false" in elsewhere and costs not in elsewhere
    assert costs not in enter(client, "hint", {"counted": True})
    assert costs not in enter(client, "hint", {"hints": 1})


def study_of(page: str) -> str:
    return page.partition('data-study="')[2].partition('"')[0]


def test_a_puzzle_solved_with_a_hint_says_that_it_counts_as_not_solved(client: Client) -> None:
    why = ENGLISH.say("puzzle-counts", how="hint")
    solved = enter(client, "confirm", {"choices": list(PUZZLE.way), "hints": 1})
    assert f'data-why="{why}"' in solved
    unaided = enter(client, "confirm", {"choices": list(PUZZLE.way)})
    assert 'data-why=""' in unaided
    asked = {"player": 1200, "tries": 1, "hints": 1, "solved": True}
    hinted = client.http.get(f"{PAGE}/rating", params=asked).json()
    lost = client.http.get(f"{PAGE}/rating", params=asked | {"solved": False}).json()
    assert hinted == lost


def test_a_hint_is_the_next_choice_of_a_best_line(client: Client) -> None:
    hinted = enter(client, "hint", {"warned": True})
    assert f"&#34;hinted&#34;:&#34;{PUZZLE.way[0]}&#34;" in hinted
    assert "&#34;hints&#34;:1" in hinted
    game = PUZZLE.begin()
    assert game.decision is not None
    other = next(str(o) for o in game.decision.options if str(o) != PUZZLE.way[0])
    lost = enter(client, "hint", {"choices": [other], "warned": True})
    assert "&#34;hinted&#34;:&#34;&#34;" in lost


def test_a_finished_turn_has_no_next_choice_to_hint_at(client: Client) -> None:
    hinted = enter(client, "hint", {"choices": list(PUZZLE.way), "warned": True})
    assert "&#34;hinted&#34;:&#34;&#34;" in hinted


@pytest.mark.parametrize("hinted", ["x", "die:pink9@ra", "pass"])
def test_a_hint_that_cannot_be_chosen_is_refused(client: Client, hinted: str) -> None:
    study = json.dumps({"hinted": hinted})
    assert client.http.get(f"{PAGE}/table", params={"study": study}).status_code == 422


def test_every_puzzle_is_solved_once() -> None:
    most = best_lines.cache_info().maxsize
    assert most is None or most >= len(puzzles.shipped())


@pytest.mark.parametrize(
    ("study", "kind", "option", "status"),
    [
        ({"choices": ["die:pink9@ra"]}, "choose", "take:1", 422),
        ({}, "choose", "nonsense", 422),
        ({}, "confirm", "", 409),
        ({"tries": 99}, "confirm", "", 422),
        ({"choices": ["x"] * 1000}, "undo", "", 422),
        ({}, "win", "", 422),
    ],
)
def test_invalid_input_is_rejected(
    client: Client, study: dict[str, object], kind: str, option: str, status: int
) -> None:
    body = {"kind": kind, "option": option, "study": study}
    assert client.post(f"{PAGE}/entries", body).status_code == status


def test_what_is_not_there(client: Client) -> None:
    assert client.get("/puzzles/9999").status_code == 404
    assert client.get(f"{PAGE}/boards/7").status_code == 404
    assert client.http.get(f"{PAGE}/table", params={"study": "[]"}).status_code == 422
    assert client.http.get(f"{PAGE}/boards/0", params={"study": json.dumps({})}).status_code == 200


def test_a_rating_follows_the_rule(client: Client) -> None:
    asked = {"player": 1200, "tries": 1, "hints": 0, "solved": True}
    won = client.http.get(f"{PAGE}/rating", params=asked).json()["rating"]
    lost = client.http.get(f"{PAGE}/rating", params=asked | {"solved": False}).json()["rating"]
    assert lost < 1200 < won
    assert client.http.get(f"{PAGE}/rating", params=asked | {"player": 10**9}).status_code == 422


def test_the_days_puzzle_is_one_of_the_base_game(client: Client) -> None:
    answer = client.get("/puzzles/daily")
    assert answer.headers["location"].removeprefix("/puzzles/") in BASE


def test_puzzles_with_seth_are_hidden_until_they_are_wanted(client: Client) -> None:
    page = client.get("/puzzles").text
    shown = re.findall(r'<li><a href="/puzzles/(\d+)"', page)
    hidden = re.findall(r'<li data-seth hidden><a href="/puzzles/(\d+)"', page)
    assert sorted(shown) == BASE
    assert sorted([*shown, *hidden]) == [*puzzles.shipped()]


def test_the_next_puzzle_suits_the_record(client: Client) -> None:
    def following(**record: str | int) -> str:
        answer = client.http.get("/puzzles/next", params=record)
        assert answer.status_code == 303
        return str(answer.headers["location"].removeprefix("/puzzles/"))

    first = following()
    assert first in BASE
    second = following(solved=first)
    assert second in BASE and second != first
    third = following(solved=first, failed=second, besides=second)
    assert third in BASE and third not in (first, second)
    by_rating = {puzzle.id: puzzle.rating for puzzle in puzzles.puzzle_facts()}
    assert by_rating[following(rating=900)] < by_rating[following(rating=1500)]
    every = [puzzle.id for puzzle in puzzles.puzzle_facts() if not puzzle.seth]
    assert following(solved=" ".join(every), seth=1) not in BASE
    assert following(solved=" ".join(every)) in BASE
    assert client.http.get("/puzzles/next", params={"rating": 10**9}).status_code == 422
