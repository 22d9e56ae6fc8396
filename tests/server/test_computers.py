"""Computer seats play by themselves, at a pace, after a restart, and within limits."""

import os
import signal
import time
from concurrent.futures import Future
from pathlib import Path

import pytest

from tekhenu.agents.registry import allowed_for_guests
from tekhenu.games import computers
from tekhenu.games.ports import SearchTask
from tekhenu.games.session import GameSession
from tekhenu.rules import Game
from tekhenu.server.computers import search_workers
from tekhenu.server.computers.search import choose
from tekhenu.server.computers.search_workers import NICENESS
from tekhenu.server.computers.tasks import LowPriority, answer
from tekhenu.server.config import ServerConfig
from tekhenu.workers import TaskFailed, WorkerDied, WorkerPool, WorkersClosed

from .client import Client, serving
from .host import PATIENCE
from .test_live import Ear, wait_until

RECORDED = Path(__file__).parent.parent / "recorded"


def nearly_over(name: str = "2-players-at-random") -> str:
    game = Game.load((RECORDED / f"{name}.save.json").read_text(encoding="utf-8"))
    for _ in range(25):
        game.undo(force=True)
    return game.save()


def choices(client: Client, game: str) -> int:
    session = client.service.session(game)
    return len(session.journal.choices())


@pytest.mark.parametrize(
    "spec",
    [
        *("greedy", "greedy:1", "random", "search:1s", "search:250ms", "search:1000it"),
        *("ladder:1", "ladder:5", "vizier"),
    ],
)
def test_who_may_sit_down(spec: str) -> None:
    assert allowed_for_guests(spec)


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
        "greedy:2",
        "ladder",
        "ladder:0",
        "ladder:6",
        "ladder:01",
        "vizier:2",
        "os:system",
    ],
)
def test_who_may_not(spec: str) -> None:
    assert not allowed_for_guests(spec)


@pytest.mark.parametrize(
    ("name", "other"), [("2-players-at-random", "random"), ("2-players-seth", "search:5it")]
)
def test_computers_play_to_the_end(client: Client, name: str, other: str) -> None:
    game = client.begin(save=nearly_over(name), seats=["ladder:1", other])["game"]
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
    current = client.decision(game, 0)
    if current["decision"]["player"] == 0:
        client.enter(game, 1, "play", current["decision"]["options"][0])
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


def test_computers_answer_people_after_a_restart(sqlite: str) -> None:
    config = ServerConfig(database=sqlite, pace=30.0, limits=None, workers=1)
    with serving(config) as client:
        game = begun_by_a_computer(client)
        assert choices(client, game) <= 1
        assert client.service.store.awaited_games() == [game]
    with serving(ServerConfig(database=sqlite, pace=0.0, limits=None, workers=1)) as client:
        store = client.service.store
        wait_until(lambda: store.awaited_games() == [])
        news = client.service.news(game, 0)
        assert news is not None
        assert news[1]


def begun_by_a_computer(client: Client, computer: str = "random", person: str = "me") -> str:
    """Return a game of two in which a computer decides first, and a person after it."""
    first = client.decision(client.begin(players=2, seed=4)["game"])["decision"]["player"]
    wanted = [person, person]
    wanted[first] = computer
    game: str = client.begin(seats=wanted, seed=4)["game"]
    return game


def test_finding_12_a_start_loads_only_games_in_which_a_computer_is_asked(sqlite: str) -> None:
    config = ServerConfig(database=sqlite, pace=30.0, limits=None, workers=1)
    with serving(config) as client:
        asked = begun_by_a_computer(client)
        for wanted in (["me", "friend"], ["random", "greedy"]):
            client.begin(seats=wanted, seed=4)
        begun_by_a_computer(client, computer="me", person="random")
        assert client.service.store.awaited_games() == [asked]
    with serving(config) as client:
        wait_until(lambda: asked in client.service.games._sessions)
        wait_until(lambda: not client.service.games.computers._resuming)
        assert list(client.service.games._sessions) == [asked]


# Spectators


def test_finding_4_computers_alone_play_only_while_somebody_looks(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(computers, "LOOKED", 0.0)
    game = client.begin(seats=["random", "random"], seed=4)["game"]
    session = client.service.current(game)
    wait_until(lambda: session.asleep)
    assert choices_of(session) == 0
    with Ear(client, game) as ear:
        ear.hear()
        wait_until(lambda: choices_of(session) > 3)
    wait_until(lambda: session.asleep or session.journal.committed.over)


def test_computers_alone_go_on_for_a_while_after_a_look(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(computers, "LOOKED", 0.0)
    game = client.begin(save=nearly_over(), seats=["random", "random"])["game"]
    session = client.service.current(game)
    wait_until(lambda: session.asleep)
    monkeypatch.setattr(computers, "LOOKED", PATIENCE)
    client.get("/api/games")  # a list is no look at each of its games
    assert session.asleep
    client.get(f"/api/games/{game}")
    wait_until(lambda: session.journal.committed.over)


def choices_of(session: GameSession) -> int:
    return len(session.journal.choices())


# Whose turn it is to think


def test_finding_4_the_table_says_that_a_computer_waits_for_its_turn(
    only_client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search_workers, "QUEUE_NOTICE_SECONDS", 0.0)
    busy: Future[str] = Future()
    quick = only_client.service.quick_searches
    pool = quick._pool
    monkeypatch.setattr(pool, "submit", lambda _task: busy)
    only_client.begin(seats=["greedy", "greedy"], seed=4)
    wait_until(lambda: quick._count == 1)
    game = begun_by_a_computer(only_client)
    with Ear(only_client, game) as ear:
        wait_until(lambda: ear.hear()[2]["queued"])
        page = only_client.get(f"/games/{game}", {"Accept-Language": "en"}).text
        assert "is waiting in line" in page
        assert " data-queued" in page
    monkeypatch.undo()
    busy.set_result("nothing")
    wait_until(lambda: choices(only_client, game) > 0)
    assert "is waiting in line" not in only_client.get(f"/games/{game}").text


def test_the_number_of_an_address_is_kept_and_not_the_address(client: Client) -> None:
    records = [client.service.store.game(client.begin(players=2)["game"]) for _ in range(2)]
    places = {record.place for record in records if record is not None}
    assert len(places) == 1
    assert 0 <= (places.pop() or 0) < 2**16


def test_two_processes_do_each_other_no_harm(postgresql: str) -> None:
    config = ServerConfig(database=postgresql, pace=0.0, limits=None, workers=1)
    with serving(config) as here, serving(config) as there:
        game = here.begin(save=nearly_over(), seats=["random", "random"])["game"]
        there.get(f"/api/games/{game}")
        wait_until(lambda: bool(there.get(f"/api/games/{game}").json()["over"]))
        assert here.decision(game) == there.decision(game)


def task(**changes: object) -> SearchTask:
    game = Game.new(seed=3)
    assert game.decision is not None
    return SearchTask("g", game.save(), [], game.decision.player, "greedy", 1)._replace(**changes)  # type: ignore[arg-type]


def test_the_same_task_leads_to_the_same_choice() -> None:
    assert choose(task()) == choose(task())
    game = Game.new(seed=3)
    for _ in range(12):
        assert game.decision is not None
        choice = choose(task(choices=[str(c) for c in game.choices], seat=game.decision.player))
        game.play(choice)
    assert game.decision is not None
    shorter = [str(c) for c in game.choices][:5]
    other = Game.load(task().origin)
    for name in shorter:
        other.play(name)
    assert other.decision is not None
    assert choose(task(choices=shorter, seat=other.decision.player)) in other.decision.options


def test_a_crashed_mind_is_replaced() -> None:
    pool = WorkerPool(LowPriority(answer, NICENESS), 1)
    try:
        first = pool.submit(task()).result(PATIENCE)
        (pid,) = pool.pids
        os.kill(pid, signal.SIGKILL)
        with pytest.raises(WorkerDied):
            pool.submit(task()).result(PATIENCE)
        assert pool.submit(task()).result(PATIENCE) == first
        assert pid not in pool.pids
    finally:
        pool.close()


def test_an_error_in_a_worker_is_reported_and_does_not_end_it() -> None:
    pool = WorkerPool(LowPriority(answer, NICENESS), 1)
    try:
        with pytest.raises(TaskFailed, match="seat 7 has no decision"):
            pool.submit(task(seat=7)).result(PATIENCE)
        before = pool.pids
        assert pool.submit(task()).result(PATIENCE) == choose(task())
        assert pool.pids == before
    finally:
        pool.close()


def test_a_mind_leaves_signals_to_the_server() -> None:
    pool = WorkerPool(LowPriority(answer, NICENESS), 1)
    try:
        pool.submit(task()).result(PATIENCE)
        (pid,) = pool.pids
        for number in (signal.SIGINT, signal.SIGTERM):
            os.kill(pid, number)
        assert pool.submit(task()).result(PATIENCE) == choose(task())
        assert pool.pids == [pid]
    finally:
        pool.close()


def test_workers_are_closed_in_the_middle_of_long_searches() -> None:
    pool = WorkerPool(LowPriority(answer, NICENESS), 2)
    thinking = [pool.submit(task(agent="search:90s")) for _ in range(4)]
    wait_until(lambda: len(pool.pids) == 2)
    pids = pool.pids
    start = time.monotonic()
    pool.close()
    assert time.monotonic() - start < 60
    for future in thinking:
        assert isinstance(future.exception(0), WorkersClosed)
    assert not any(Path(f"/proc/{pid}").exists() for pid in pids)
    with pytest.raises(WorkersClosed):
        pool.submit(task())
