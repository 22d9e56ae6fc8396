"""Reviews, hints and branches over HTTP, with real games and real workers."""

import json
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, text

from tekhenu import Game
from tekhenu.analysis.engine import Stage
from tekhenu.analysis.review import Depth, turns_of
from tekhenu.games import hints, reviews
from tekhenu.games.journal import Entry
from tekhenu.server import messages
from tekhenu.server.computers.search_workers import LOWEST_PRIORITY, SearchWorkers
from tekhenu.server.storage.engine import read_url

from .client import SAME_SITE, Client, serving
from .conftest import without_limits
from .host import PATIENCE, appended
from .killing import Servers
from .test_live import wait_until

RECORDED = Path(__file__).parent.parent / "recorded"
SHALLOW = Depth((Stage(1, 1),), 1, 1)


@pytest.fixture(autouse=True)
def shallow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "DEPTH", SHALLOW)
    monkeypatch.setattr(hints, "STAGES", (Stage(1, 1), Stage(1, 2)))


def saved(name: str = "2-players-at-random") -> str:
    return (RECORDED / f"{name}.save.json").read_text(encoding="utf-8")


def reviewed(client: Client, game: str) -> dict[str, Any]:
    """Wait for the end of a review and return it."""
    path = f"/api/games/{game}/review"
    wait_until(lambda: client.get(path).json()["state"] != "running")
    answer: dict[str, Any] = client.get(path).json()
    return answer


# Reviews


@pytest.mark.parametrize("name", ["2-players-at-random", "2-players-seth", "2-players-one-automa"])
def test_a_review_from_the_request_to_the_end(client: Client, name: str) -> None:
    game = Game.load(saved(name))
    made = client.begin(save=saved(name), seats=["me"] * game.settings.humans)["game"]
    path = f"/api/games/{made}/review"
    assert client.get(path).status_code == 404
    assert client.get(path).json()["error"] == "no-review"
    first = client.post(path)
    assert first.status_code == 200, first.text
    assert (first.json()["state"], first.json()["review"]) == ("running", None)
    found = reviewed(client, made)
    turns = turns_of(game)
    assert (found["state"], found["done"], found["total"]) == ("done", len(turns), len(turns))
    assert found["failed"] == [] and found["turns"] is None
    messages.ReviewOut.model_validate(found)
    review = found["review"]
    vp = [player.vp for player in game.state.players]
    for seat, story in enumerate(review["seats"]):
        assert story["final"] == vp[seat] - max(vp[:seat] + vp[seat + 1 :])
        total = story["start"] + story["luck"] - story["losses"] + story["gifts"]
        assert total == pytest.approx(story["final"])
    assert [turn["before"] for turn in review["turns"]] == [turn.before for turn in turns]
    assert client.other().post(path).json() == found


def test_the_page_of_a_review_can_be_filled_turn_by_turn(client: Client) -> None:
    game = client.begin(save=saved(), seats=["me", "me"])["game"]
    path = f"/api/games/{game}/review"
    client.post(path)
    seen = []
    while (answer := client.get(path).json())["state"] == "running":
        messages.ReviewOut.model_validate(answer)
        assert len(answer["turns"]) == answer["done"]
        seen.append(answer["done"])
    assert seen == sorted(seen)
    assert seen[0] < seen[-1]


def test_only_a_finished_game_has_a_review(client: Client) -> None:
    game = client.begin(players=2, seed=4)["game"]
    answer = client.post(f"/api/games/{game}/review")
    assert (answer.status_code, answer.json()["error"]) == (409, "not-over")
    client.post(f"/api/games/{game}/abandon")
    answer = client.post(f"/api/games/{game}/review")
    assert (answer.status_code, answer.json()["error"]) == (409, "abandoned")
    assert client.post("/api/games/nothing/review").status_code == 404


def test_two_people_review_two_games_at_once(client: Client) -> None:
    people = [client, client.other()]
    games = [
        person.begin(save=saved(name), seats=["me"] * 2)["game"]
        for person, name in zip(people, ["2-players-at-random", "2-players-dealt"], strict=True)
    ]
    for person, game in zip(people, games, strict=True):
        assert person.post(f"/api/games/{game}/review").json()["state"] == "running"
    together = False
    while not together:
        done = [client.get(f"/api/games/{game}/review").json() for game in games]
        assert any(each["state"] == "running" for each in done), "one waited for the other"
        together = all(each["done"] for each in done)
    for game in games:
        assert reviewed(client, game)["state"] == "done"


def test_a_broken_save_has_no_review(only_client: Client) -> None:
    store = only_client.service.store
    bad = only_client.post("/api/games", {"save": saved()[:-200]})
    assert (bad.status_code, bad.json()["error"]) == (422, "bad-save")
    game = only_client.begin(save=saved(), seats=["me", "me"])["game"]
    only_client.post(f"/api/games/{game}/review")
    reviewed(only_client, game)
    appended(store, game, Entry(1, 0, "play", "nonsense"))
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE reviews SET state = 'running'"))
    with serving(without_limits(f"sqlite:///{store.engine.url.database}")) as other:
        answer = other.post(f"/api/games/{game}/review")
        assert (answer.status_code, answer.json()["error"]) == (410, "broken-game")
        wait_until(lambda: not other.service.games.reviews._jobs)
        with store.engine.connect() as connection:
            assert connection.scalar(text("SELECT state FROM reviews")) == "failed"


def niceness(pid: int) -> int:
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[16])


def test_the_workers_of_reviews_exist_only_while_they_are_needed(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tekhenu.server.computers.search_workers.IDLE_SECONDS", 0.2)
    with serving(without_limits(sqlite, reviewers=2)) as client:
        searcher = client.service.games._searcher
        assert isinstance(searcher, SearchWorkers)
        pool: Any = searcher._reviews._pool
        game = client.begin(save=saved(), seats=["me", "me"])["game"]
        assert pool.pids == []
        client.post(f"/api/games/{game}/review")
        wait_until(lambda: len(pool.pids) == 2)
        wait_until(lambda: client.get(f"/api/games/{game}/review").json()["done"] > 1)
        nice = [niceness(pid) for pid in pool.pids]
        assert max(nice) == LOWEST_PRIORITY
        reviewed(client, game)
        wait_until(lambda: pool.pids == [])


def test_servers_killed_in_mid_review_continue_it(database: str) -> None:
    """Two processes with one database: each turn is stored once, and the review ends."""
    servers = Servers(database, 2)
    try:
        for number in range(2):
            servers.start(number)
        https = [browser(address) for address in servers.addresses]
        wish = {"save": saved("2-players-one-automa"), "seats": ["me"]}
        made = https[0].post("/api/games", json=wish)
        assert made.status_code == 201, made.text
        path = f"/api/games/{made.json()['game']}/review"
        for http in https:
            assert http.post(path).json()["state"] == "running"
        wait_for_turns(https[1], path, 3)
        servers.kill(0)
        wait_for_turns(https[1], path, 9)
        servers.kill(1)
        servers.start(1)
        assert https[1].get(path).json()["done"] >= 9
        wait_for_turns(https[1], path, 1000)  # it goes on by itself
        servers.start(0)
        answers = [http.get(path).json() for http in https]
        for http in https:
            http.close()
    finally:
        servers.close()
    turns = turns_of(Game.load(saved("2-players-one-automa")))
    assert answers[0] == answers[1]
    assert (answers[0]["state"], answers[0]["done"]) == ("done", len(turns))
    assert len(answers[0]["review"]["turns"]) == len(turns)
    engine = create_engine(read_url(database))
    with engine.connect() as connection:
        numbers = connection.scalars(text("SELECT number FROM review_turns ORDER BY number"))
        assert list(numbers) == list(range(len(turns)))
    engine.dispose()


def browser(address: str) -> httpx.Client:
    return httpx.Client(base_url=address, timeout=PATIENCE, verify=False, headers=SAME_SITE)


def wait_for_turns(http: httpx.Client, path: str, count: int) -> None:
    """Wait until a review has `count` turns or is over."""
    end = time.monotonic() + PATIENCE
    while (answer := http.get(path).json())["done"] < count and answer["state"] == "running":
        assert time.monotonic() < end, answer
        time.sleep(0.02)


# Hints


def test_a_hint_improves_stage_by_stage(client: Client) -> None:
    game = client.begin(players=2, seed=3)["game"]
    seat = client.get(f"/api/games/{game}").json()["decider"]
    path = f"/api/games/{game}/hint?seat={seat}"
    first = client.get(path).json()
    messages.HintOut.model_validate(first)
    assert (first["advice"]["stage"], first["advice"]["deals"]) == (1, 1)
    assert not first["advice"]["done"]
    second = client.get(f"{path}&stage=2").json()
    assert (second["advice"]["stage"], second["advice"]["deals"]) == (2, 2)
    assert second["advice"]["done"]
    assert client.get(path).json() == first
    assert client.get(f"{path}&stage=9").status_code == 422
    gap = first["advice"]["turns"][0]["gap"]
    assert sum(reason["vp"] for reason in gap["reasons"]) == pytest.approx(gap["vp"])


def test_hints_are_agreed_upon_at_the_start(client: Client) -> None:
    for wish, allowed in (({}, False), ({"hints": True}, True)):
        made = client.begin(seats=["me", "friend"], seed=3, **wish)
        game, token = made["game"], made["seats"][1]["token"]
        friend = client.other()
        friend.claim(game, token, "Bo")
        seat = client.get(f"/api/games/{game}").json()["decider"]
        asker, other = (client, friend) if seat == 0 else (friend, client)
        assert client.get(f"/api/games/{game}").json()["hints"] == allowed
        answer = asker.get(f"/api/games/{game}/hint?seat={seat}")
        kinds = [notice["kind"] for notice in other.get(f"/api/games/{game}").json()["notices"]]
        if allowed:
            assert answer.json()["option"] is not None
            assert kinds == ["claimed", "hint"]
            page = other.get(f"/games/{game}", {"Accept-Language": "en"}).text
            assert "has used a hint." in page
        else:
            assert (answer.status_code, answer.json()["error"]) == (403, "no-hints")
            assert kinds == ["claimed"]


def test_alone_hints_are_always_allowed(client: Client) -> None:
    game = client.begin(solo="botankhamun", seed=3)["game"]
    assert client.get(f"/api/games/{game}").json()["hints"]
    assert client.get(f"/api/games/{game}/hint?seat=0").status_code == 200


# Branches


def test_a_branch_from_a_finished_game(client: Client) -> None:
    game = client.begin(save=saved(), seats=["me", "me"])["game"]
    other = client.other()
    steps = len(Game.load(saved()).choices)
    path = f"/api/games/{game}/branches"
    made = other.post(path, {"step": steps - 12, "seats": ["me", "random"]})
    assert made.status_code == 201, made.text
    branch = made.json()["game"]
    found = other.get(f"/api/games/{branch}").json()
    assert found["branch"] == {"game": game, "step": steps - 12}
    assert (found["listed"], found["deal"], found["hints"]) == (False, "save", True)
    assert [(seat["kind"], seat["yours"]) for seat in found["seats"]] == [
        ("human", True),
        ("random", False),
    ]
    client.get(f"/games/{branch}")  # everybody with the link may watch
    while not (decision := other.decision(branch, 0))["over"]:
        if decision["draft"]["must_confirm"]:
            other.enter(branch, decision["sequence"] + 1, "confirm", seat=0)
        elif (asked := decision["decision"])["player"] == 0:
            other.enter(branch, decision["sequence"] + 1, "play", asked["options"][0], 0)
    lists = other.get(path).json()
    messages.BranchesOut.model_validate(lists)
    assert [result["vp"] for result in lists["results"]] == [
        player.vp for player in Game.load(saved()).state.players
    ]
    (outcome,) = lists["branches"]
    assert (outcome["game"], outcome["over"], outcome["branch"]["step"]) == (
        *(branch, True, steps - 12),
    )
    assert len(outcome["results"]) == 2
    assert client.get(path).json()["branches"] == []
    mine = other.get("/api/games").json()
    assert mine["mine"] == [] and mine["best"] == []
    assert branch not in [listed["game"] for listed in mine["listed"]]


def test_a_branch_of_a_running_game_is_for_whoever_may_save_it(client: Client) -> None:
    friends = client.begin(seats=["me", "friend"], seed=3)["game"]
    path = f"/api/games/{friends}/branches"
    answer = client.post(path, {"step": 0})
    assert (answer.status_code, answer.json()["error"]) == (403, "no-branch")
    alone = client.begin(players=2)["game"]
    path = f"/api/games/{alone}/branches"
    assert client.other().post(path, {"step": 0}).status_code == 403
    assert client.get(f"/api/games/{alone}").json()["deal"] == "secret"
    assert client.post(path, {"step": 0}).status_code == 201
    assert client.get(f"/api/games/{alone}").json()["deal"] == "saved"
    assert len(client.get(path).json()["branches"]) == 1
    assert client.get(path).json()["results"] == []


@pytest.mark.parametrize(
    ("wish", "error"),
    [
        ({"step": 10_000}, "bad-step"),
        ({"step": -1}, "invalid"),
        ({}, "invalid"),
        ({"step": 3, "seats": ["me", "friend"]}, "bad-seats"),
        ({"step": 3, "seats": ["me", "nobody"]}, "bad-agent"),
        ({"step": 3, "listed": True}, "invalid"),
    ],
)
def test_branches_that_cannot_be(client: Client, wish: dict[str, Any], error: str) -> None:
    game = client.begin(save=saved(), seats=["me", "me"])["game"]
    answer = client.post(f"/api/games/{game}/branches", wish)
    assert (answer.status_code, answer.json()["error"]) == (422, error)


def test_the_branch_of_a_game_with_its_own_edition(client: Client) -> None:
    text_of_save = saved("3-players-dealt-printed")
    game = client.begin(save=text_of_save, seats=["me"] * 3)["game"]
    branch = client.post(f"/api/games/{game}/branches", {"step": 30}).json()["game"]
    editions = [
        client.get(f"/api/games/{each}").json()["settings"]["edition"] for each in (game, branch)
    ]
    assert editions[0] == editions[1]
    assert editions[0] == json.loads(text_of_save)["edition"]
