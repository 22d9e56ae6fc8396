"""The pages of reviews, branches, own puzzles and the end of a game, with real reviews."""

import json
import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from tekhenu import Game
from tekhenu.analysis.engine import Stage
from tekhenu.analysis.review import Depth
from tekhenu.games import reviews
from tekhenu.text import languages

from .client import AS_PAGE, Client, serving
from .conftest import without_limits
from .test_live import wait_until

RECORDED = Path(__file__).parent.parent / "recorded"
SHALLOW = Depth((Stage(1, 1),), 1, 1)
ENGLISH = {"Accept-Language": "en"}


@pytest.fixture(autouse=True)
def shallow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "DEPTH", SHALLOW)


def saved(name: str = "2-players-at-random") -> str:
    return (RECORDED / f"{name}.save.json").read_text(encoding="utf-8")


def finished(client: Client, name: str = "2-players-at-random", **wish: Any) -> str:
    """A finished game, in which the client has the first seat."""
    humans = Game.load(saved(name)).settings.humans
    seats = ["me", *["ladder:2"] * (humans - 1)]
    return str(client.begin(save=saved(name), **{"seats": seats, **wish})["game"])


def reviewed(client: Client, name: str = "2-players-at-random", **wish: Any) -> str:
    """A finished game with its whole review."""
    game = finished(client, name, **wish)
    path = f"/api/games/{game}/review"
    assert client.post(path).status_code == 200
    wait_until(lambda: client.get(path).json()["state"] != "running")
    return game


def page_of(client: Client, path: str) -> str:
    answer = client.get(path, ENGLISH)
    assert answer.status_code == 200, answer.text
    return unescape(answer.text)


def turns_of_review(client: Client, game: str) -> list[dict[str, Any]]:
    turns: list[dict[str, Any]] = client.get(f"/api/games/{game}/review").json()["review"]["turns"]
    return turns


def state(page: str) -> str:
    found = re.search(r'data-state="(\w+)"', page)
    assert found
    return found[1]


# The states of the page


def test_the_page_before_the_review(client: Client) -> None:
    game = finished(client)
    own = page_of(client, f"/games/{game}/review")
    assert state(own) == "none" and " data-start" in own
    other = page_of(client.other(), f"/games/{game}/review")
    assert " data-start" not in other, "whoever only has the link asks for it by a button"
    assert "Review this game" in other
    assert client.get(f"/api/games/{game}/review").status_code == 404, "looking starts nothing"


def test_the_page_fills_in_as_turns_become_known(client: Client) -> None:
    game = finished(client)
    client.post(f"/api/games/{game}/review")
    seen = []
    while state(page := page_of(client, f"/games/{game}/review/table")) == "running":
        found = re.search(r'data-progress="running-(\d+)"', page)
        assert found
        done = int(found[1])
        assert f"Turns reviewed: {done} of" in page or (not done and "The review starts" in page)
        assert "Play and luck" not in page, "sums are known at the end only"
        seen.append(done)
    assert state(page) == "done" and "Play and luck" in page
    assert seen == sorted(seen) and len(set(seen)) > 1
    have = re.search(r'data-progress="([\w-]+)"', page)
    assert have
    same = client.get(f"/games/{game}/review/table?have={have[1]}")
    assert (same.status_code, same.text) == (204, "")


@pytest.mark.parametrize(
    "name",
    [
        *("2-players-at-random", "3-players-dealt-printed", "4-players-eager"),
        *("2-players-seth", "2-players-one-automa", "3-players-two-automas"),
    ],
)
def test_every_turn_of_a_review_can_be_shown(client: Client, name: str) -> None:
    game = reviewed(client, name)
    turns = turns_of_review(client, game)
    for turn in turns[:: max(1, len(turns) // 12)]:
        page = page_of(client, f"/games/{game}/review?turn={turn['before']}")
        assert f'data-turn="{turn["before"]}"' in page
        parts = ['class="part wheel"', 'id="temple"', "Played"]
        assert all(part in page for part in parts)
        marked = set(re.findall(r'class="marked (\w+)"', page))
        better = turn["best"] != turn["played"]
        assert marked <= ({"played", "better", "both"} if better else {"better"})
        assert ('class="line better"' in page) or better
        for show in ("played", "better") if better else ("played",):
            after = page_of(client, f"/games/{game}/review?turn={turn['before']}&show={show}")
            assert 'class="marked' not in after


def test_the_sums_of_the_page_add_up(client: Client) -> None:
    game = reviewed(client)
    page = page_of(client, f"/games/{game}/review")
    table = page[page.index("How the final margin came about") :]
    rows = re.findall(r"<tr>(.*?)</tr>", table[: table.index("</table>")], re.S)[1:]
    number = [
        [round(10 * float(value.replace("−", "-"))) for value in re.findall(r"<td>(.*?)</td>", row)]
        for row in rows
    ]
    for seat in range(2):
        *parts, final = (row[seat] for row in number)
        assert sum(parts) == final
    vp = [player.vp for player in Game.load(saved()).state.players]
    assert number[-1] == [10 * (vp[0] - vp[1]), 10 * (vp[1] - vp[0])]


def test_the_page_is_for_its_reader(client: Client) -> None:
    game = reviewed(client)
    vp = [player.vp for player in Game.load(saved()).state.players]
    outcome = "won" if vp[0] > vp[1] else "lost"
    assert f"You {outcome} by {abs(vp[0] - vp[1])} point" in page_of(
        client, f"/games/{game}/review"
    )
    spectator = page_of(client.other(), f"/games/{game}/review")
    assert "You won" not in spectator and "You lost" not in spectator
    assert f" won by {abs(vp[0] - vp[1])} point" in spectator
    second = page_of(client, f"/games/{game}/review?seat=1")
    assert 'data-seat="1"' in second and "Strong player" in second


@pytest.mark.parametrize("lang", languages())
def test_the_page_in_every_language(client: Client, lang: str) -> None:
    game = reviewed(client)
    client.get(f"/language/{lang}")
    for path in ("review", "review.html", "review/end", "branches", ""):
        answer = client.get(f"/games/{game}/{path}".rstrip("/"))
        assert answer.status_code == 200
        assert path == "branches" or len(answer.text) > 400


def test_failed_turns_can_be_requested_again(only_client: Client) -> None:
    game = reviewed(only_client)
    with only_client.service.store.engine.begin() as connection:
        lost = "UPDATE review_turns SET turn = NULL WHERE number IN (3, 4)"
        connection.execute(text(lost))
    page = page_of(only_client, f"/games/{game}/review")
    assert "2 turns could not be reviewed." in page and 'data-do="start"' in page
    only_client.post(f"/api/games/{game}/review")
    wait_until(lambda: only_client.get(f"/api/games/{game}/review").json()["state"] == "done")
    assert "could not be reviewed" not in page_of(only_client, f"/games/{game}/review")


def test_the_review_survives_a_restart(sqlite: str) -> None:
    with serving(without_limits(sqlite)) as client:
        game = finished(client)
        client.post(f"/api/games/{game}/review")
    with serving(without_limits(sqlite)) as client:
        wait_until(lambda: state(page_of(client, f"/games/{game}/review")) == "done")


def test_games_without_a_review(client: Client) -> None:
    running = client.begin(players=2, seed=4)["game"]
    page = page_of(client, f"/games/{running}/review")
    assert state(page) == "unfinished" and "not over" in page
    client.post(f"/api/games/{running}/abandon")
    page = page_of(client, f"/games/{running}/review")
    assert state(page) == "abandoned" and "was abandoned" in page
    for path in ("review/end", "review.html", "review/puzzles/3"):
        assert client.get(f"/games/{running}/{path}").status_code == 404
    assert 'id="end-review"' not in page_of(client, f"/games/{running}")
    for path in ("review", "review/table", "review/end", "review.html", "branches"):
        assert client.get(f"/games/nothing/{path}").status_code == 404


@pytest.mark.parametrize("query", ["turn=x", "turn=-1", "seat=9", "show=nothing"])
def test_bad_queries_are_refused(client: Client, query: str) -> None:
    game = finished(client)
    assert client.get(f"/games/{game}/review?{query}").status_code == 422


def test_turns_that_do_not_exist_show_another_one(client: Client) -> None:
    game = reviewed(client)
    assert 'data-turn="' in page_of(client, f"/games/{game}/review?turn=99999&seat=3")


def test_two_people_look_at_one_review(client: Client) -> None:
    game = finished(client, seats=["me", "me"])
    other = client.other()
    client.post(f"/api/games/{game}/review")
    other.post(f"/api/games/{game}/review")
    wait_until(lambda: state(page_of(other, f"/games/{game}/review")) == "done")
    both = [page_of(each, f"/games/{game}/review?seat=0") for each in (client, other)]
    cards = [re.findall(r'<li class="card.*?</li>', page, re.S) for page in both]
    assert cards[0] == cards[1]


# Files


def test_the_file_needs_no_other_file(client: Client) -> None:
    game = reviewed(client)
    answer = client.get(f"/games/{game}/review.html", ENGLISH)
    assert "attachment" in answer.headers["content-disposition"]
    page = answer.text
    assert not re.search(r'(?:src|href)="(?!#)', page) and "<script" not in page
    assert not re.search(r"url\((?!#)|@import", page)
    ids = re.findall(r'\sid="([^"]+)"', page)
    assert len(ids) == len(set(ids)), "the boards of the moments share no id"
    for link in re.findall(r'href="#([^"]+)"', page):
        assert link in ids
    assert "How the final margin came about" in page and "All turns" in page


# The end of a game


def test_the_end_of_a_game(client: Client) -> None:
    game = finished(client)
    page = page_of(client, f"/games/{game}")
    vp = [player.vp for player in Game.load(saved()).state.players]
    assert f"{vp[0]} VP against {vp[1]} VP" in page
    assert page.count('class="choice main"') == 1
    assert "Again with the coach" in page, "it is the first game of this person"
    before = page_of(client, f"/games/{game}/review/end")
    assert state(before) == "none" and "chart-moment" not in before
    finished(client)
    assert "Again with the coach" not in page_of(client, f"/games/{game}")
    client.post(f"/api/games/{game}/review")
    wait_until(lambda: state(page_of(client, f"/games/{game}/review/end")) == "done")
    after = page_of(client, f"/games/{game}/review/end")
    cards = after.count(f'href="/games/{game}/review?turn=')
    assert after.count('class="chart-moment"') == cards


# Branches


def test_a_branch_says_that_it_is_one(client: Client) -> None:
    game = finished(client)
    assert "What if?" in page_of(client, f"/games/{game}/replay?step=40")
    wish = {"step": 40, "seats": ["me", "ladder:1"]}
    branch = client.post(f"/api/games/{game}/branches", wish).json()["game"]
    page = page_of(client, f"/games/{branch}")
    assert "What if?" in page and f"/games/{game}/replay?step=40" in page
    assert f"/games/{branch}" in page_of(client, f"/games/{game}/branches")
    assert "in progress" in page_of(client, f"/games/{game}/branches")
    assert f"/games/{branch}" not in page_of(client.other(), f"/games/{game}/branches")
    again = client.post(f"/api/games/{branch}/branches", {"step": 20, "seats": ["me", "me"]})
    assert again.status_code == 201
    assert f"/games/{branch}/replay?step=20" in page_of(client, again.json()["url"])


def test_a_running_game_offers_branches_to_whoever_may_save_it(client: Client) -> None:
    friends = client.begin(seats=["me", "friend"], seed=3)["game"]
    assert 'data-do="branch"' not in page_of(client, f"/games/{friends}/replay")
    alone = client.begin(solo="botankhamun", seed=3)["game"]
    assert 'data-do="branch"' in page_of(client, f"/games/{alone}/replay")
    assert 'data-do="branch"' not in page_of(client.other(), f"/games/{alone}/replay")


# Own mistakes as puzzles


def mistake_of(client: Client, game: str) -> dict[str, Any]:
    """A mistake of the first seat."""
    turns = turns_of_review(client, game)
    return next(turn for turn in turns if turn["seat"] == 0 and turn["losses"][0] >= 3)


def enter(client: Client, path: str, kind: str, study: dict[str, Any], option: str = "") -> Any:
    body = {"kind": kind, "option": option, "study": study}
    answer = client.post(f"{path}/entries", body, {**AS_PAGE, **ENGLISH})
    assert answer.status_code == 200, answer.text
    found = re.search(r'data-study="([^"]*)"', answer.text)
    assert found
    return json.loads(unescape(found[1]))


def test_a_mistake_is_solved_as_a_puzzle(client: Client) -> None:
    game = reviewed(client)
    turn = mistake_of(client, game)
    path = f"/games/{game}/review/puzzles/{turn['before']}"
    assert "From your game" in page_of(client, path)
    listed = page_of(client, "/puzzles/own")
    assert path in listed
    assert path not in page_of(client.other(), "/puzzles/own")
    wrong = enter(client, path, "confirm", {"choices": turn["played"]})
    assert (wrong["solved"], wrong["tries"], wrong["choices"]) == (False, 1, [])
    assert wrong["loss"] == pytest.approx(turn["losses"][0], abs=0.06)
    hint = enter(client, path, "hint", wrong)
    assert hint["hinted"] == turn["best"][0]
    right = enter(client, path, "confirm", {**hint, "choices": turn["best"]})
    assert (right["solved"], right["loss"]) == (True, 0)
    shown = enter(client, path, "answer", wrong)
    assert shown["shown"]


def test_any_other_turn_is_compared_too(client: Client) -> None:
    game = reviewed(client)
    turn = mistake_of(client, game)
    path = f"/games/{game}/review/puzzles/{turn['before']}"
    now, choices = Game.load(saved()), []
    while len(now.choices) > turn["before"]:
        now.undo(force=True)
    while (decision := now.decision) is not None:
        choices.append(str(decision.options[-1]))
        now.play_within_step(choices[-1])
    assert choices not in (turn["played"], turn["best"])
    evaluated = enter(client, path, "confirm", {"choices": choices})
    assert evaluated["loss"] is not None and evaluated["solved"] == (evaluated["loss"] < 1.5)


def test_only_mistakes_are_puzzles(client: Client) -> None:
    game = reviewed(client)
    good = next(turn for turn in turns_of_review(client, game) if turn["grade"] == "best")
    for before in (good["before"], 99_999):
        assert client.get(f"/games/{game}/review/puzzles/{before}").status_code == 404
    path = f"/games/{game}/review/puzzles/{mistake_of(client, game)['before']}"
    wrong = {"kind": "confirm", "study": {"choices": []}}
    assert client.post(f"{path}/entries", wrong, AS_PAGE).status_code == 409
    wrong = {"kind": "choose", "option": "nonsense", "study": {}}
    assert client.post(f"{path}/entries", wrong, AS_PAGE).status_code == 422
