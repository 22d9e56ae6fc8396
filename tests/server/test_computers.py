"""Computer seats: they play on by themselves, at a pace, after a restart, and in bounds."""

import os
import signal
import time
from pathlib import Path

import pytest

from tekhenu.agents.registry import for_strangers
from tekhenu.rules import Game
from tekhenu.server.computers.pool import Closed, Crashed, ThinkingPool
from tekhenu.server.computers.thinking import Task, think
from tekhenu.server.config import ServerConfig

from .client import PATIENCE, Client, serving
from .test_live import wait_until

RECORDED = Path(__file__).parent.parent / "recorded"


def nearly_over(name: str = "2-players-at-random") -> str:
    game = Game.load((RECORDED / f"{name}.save.json").read_text(encoding="utf-8"))
    for _ in range(25):
        game.undo(force=True)
    return game.save()


def choices(client: Client, game: str) -> int:
    session = client.service.session(game)
    with session.lock:
        return len(session.journal.choices())


@pytest.mark.parametrize("spec", ["greedy", "random", "search:1s", "search:250ms", "search:5000it"])
def test_who_may_sit_down(spec: str) -> None:
    assert for_strangers(spec) is not None


@pytest.mark.parametrize(
    "spec",
    [
        "search",
        "search:",
        "search:10.5s",
        "search:0it",
        "search:1.5it",
        "greedy:x",
        "greedy:",
        "os:system",
    ],
)
def test_who_may_not(spec: str) -> None:
    assert for_strangers(spec) is None


@pytest.mark.parametrize(
    ("name", "other"), [("2-players-at-random", "random"), ("2-players-seth", "search:5it")]
)
def test_computers_play_to_the_end(client: Client, name: str, other: str) -> None:
    game = client.begin(save=nearly_over(name), seats=["greedy", other])["game"]
    wait_until(lambda: bool(client.get(f"/api/games/{game}").json()["over"]))
    info = client.get(f"/api/games/{game}").json()
    assert len(info["ranking"]) == 2
    assert info["decider"] is None

    def finished() -> bool:
        record = client.service.store.game(game)
        return record is not None and record.finished is not None

    wait_until(finished)


def test_a_computer_answers_a_human(client: Client) -> None:
    game = client.begin(seats=["me", "search:20it"], seed=4)["game"]
    standing = client.decision(game, 0)
    if standing["decision"]["player"] == 0:
        client.enter(game, 1, "play", standing["decision"]["options"][0])
    wait_until(lambda: choices(client, game) >= 2)


def test_the_pace_can_be_followed_and_lifted(sqlite: str) -> None:
    pace = 1.0
    with serving(ServerConfig(database=sqlite, pace=pace, limits=None, workers=1)) as client:
        start = time.monotonic()
        game = client.begin(seats=["random", "random"], seed=4)["game"]
        wait_until(lambda: choices(client, game) >= 3)
        assert time.monotonic() - start > 2 * pace
        assert client.other().post(f"/api/games/{game}/faster").status_code == 403
        answer = client.post(f"/api/games/{game}/faster")
        assert answer.json()["faster"]
        before = choices(client, game)
        enough = before + int(1.5 * PATIENCE / pace)  # more than the pace allows in time
        wait_until(lambda: choices(client, game) > enough)


def test_computers_go_on_after_a_restart(sqlite: str) -> None:
    config = ServerConfig(database=sqlite, pace=30.0, limits=None, workers=1)
    with serving(config) as client:
        game = client.begin(seats=["greedy", "random"], seed=4)["game"]
        assert choices(client, game) <= 1
    with serving(ServerConfig(database=sqlite, pace=0.0, limits=None, workers=1)) as client:
        store = client.service.store

        def written() -> bool:
            news = store.news(game, 0)
            return news is not None and len(news[1]) > 5

        wait_until(written)


def test_two_processes_do_each_other_no_harm(postgresql: str) -> None:
    config = ServerConfig(database=postgresql, pace=0.0, limits=None, workers=1)
    with serving(config) as here, serving(config) as there:
        game = here.begin(save=nearly_over(), seats=["random", "random"])["game"]
        there.get(f"/api/games/{game}")
        wait_until(lambda: bool(there.get(f"/api/games/{game}").json()["over"]))
        assert here.decision(game) == there.decision(game)


def task(**changes: object) -> Task:
    game = Game.new(seed=3)
    assert game.decision is not None
    return Task("g", game.save(), [], game.decision.player, "greedy", 1)._replace(**changes)  # type: ignore[arg-type]


def test_the_same_task_leads_to_the_same_choice() -> None:
    assert think(task()) == think(task())
    game = Game.new(seed=3)
    for _ in range(12):
        assert game.decision is not None
        choice = think(task(choices=[str(c) for c in game.choices], seat=game.decision.player))
        game.play(choice)
    assert game.decision is not None
    shorter = [str(c) for c in game.choices][:5]
    other = Game.load(task().origin)
    for name in shorter:
        other.play(name)
    assert other.decision is not None
    assert think(task(choices=shorter, seat=other.decision.player)) in other.decision.options


def test_a_crashed_mind_is_replaced() -> None:
    pool = ThinkingPool(1)
    try:
        first = pool.submit(task()).result(PATIENCE)
        (pid,) = pool.pids
        os.kill(pid, signal.SIGKILL)
        with pytest.raises(Crashed):
            pool.submit(task()).result(PATIENCE)
        assert pool.submit(task()).result(PATIENCE) == first
        assert pid not in pool.pids
    finally:
        pool.close()


def test_what_goes_wrong_in_a_mind_is_told_and_does_not_end_it() -> None:
    pool = ThinkingPool(1)
    try:
        with pytest.raises(RuntimeError, match="seat 7 is not asked"):
            pool.submit(task(seat=7)).result(PATIENCE)
        before = pool.pids
        assert pool.submit(task()).result(PATIENCE) == think(task())
        assert pool.pids == before
    finally:
        pool.close()


def test_a_mind_leaves_signals_to_the_server() -> None:
    pool = ThinkingPool(1)
    try:
        pool.submit(task()).result(PATIENCE)
        (pid,) = pool.pids
        for number in (signal.SIGINT, signal.SIGTERM):
            os.kill(pid, number)
        assert pool.submit(task()).result(PATIENCE) == think(task())
        assert pool.pids == [pid]
    finally:
        pool.close()


def test_thinkers_are_closed_in_the_middle_of_long_searches() -> None:
    pool = ThinkingPool(2)
    thinking = [pool.submit(task(agent="search:90s")) for _ in range(4)]
    wait_until(lambda: len(pool.pids) == 2)
    pids = pool.pids
    start = time.monotonic()
    pool.close()
    assert time.monotonic() - start < 60
    for future in thinking:
        assert isinstance(future.exception(0), Closed)
    assert not any(Path(f"/proc/{pid}").exists() for pid in pids)
    with pytest.raises(Closed):
        pool.submit(task())
