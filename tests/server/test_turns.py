"""Thinking is shared out among those who began the games (finding 4)."""

from concurrent.futures import Future

import pytest

from tekhenu.agents.registry import agent_for, with_less_time
from tekhenu.games.ports import AdviceTask, Creator, SearchesClosed, SearchTask
from tekhenu.server.computers.fair_queue import FairQueue
from tekhenu.server.computers.tasks import MIN_SECONDS, limited

Turns = FairQueue[SearchTask | AdviceTask, str]


class Desk:
    """Searches that end when the test says so."""

    def __init__(self) -> None:
        self.under_way: list[tuple[SearchTask, Future[str]]] = []
        self.closed = False

    def submit(self, task: SearchTask | AdviceTask) -> Future[str]:
        if self.closed:
            raise SearchesClosed
        assert isinstance(task, SearchTask)
        self.under_way.append((task, Future()))
        return self.under_way[-1][1]

    def close(self) -> None:
        self.closed = True

    @property
    def games(self) -> list[str]:
        return [task.game for task, _ in self.under_way]

    def end_first(self) -> str:
        task, found = self.under_way.pop(0)
        found.set_result(f"choice in {task.game}")
        return task.game


def fair(desk: Desk, most: int) -> Turns:
    return FairQueue(desk, most, limit=limited)


def thought(game: str, agent: str = "search:10s") -> SearchTask:
    return SearchTask(game, "", [], 0, agent, 1)


def crowd(turns: Turns, place: int, games: int = 40, people: int = 40) -> None:
    for number in range(games):
        turns.submit(Creator(place, number % people), thought(f"{place}/{number}"))


VISITOR = Creator(2, 1000)


def test_finding_4_forty_games_of_a_stranger_do_not_keep_a_visitor_waiting() -> None:
    desk = Desk()
    turns = fair(desk, 2)
    crowd(turns, 1)
    assert desk.games == ["1/0"]  # one worker is left for others
    mine = turns.submit(VISITOR, thought("mine", "search:1s"))
    assert mine.running()
    assert desk.under_way[1][0].agent == "search:1s"
    desk.end_first()
    desk.end_first()
    assert mine.result(0) == "choice in mine"


def test_finding_4_with_one_worker_a_visitor_is_next() -> None:
    desk = Desk()
    turns = fair(desk, 1)
    crowd(turns, 1)
    turns.submit(VISITOR, thought("mine", "search:1s"))
    ended = [desk.end_first() for _ in range(3)]
    assert ended == ["1/0", "mine", "1/1"]


def test_addresses_take_turns_and_people_within_them() -> None:
    desk = Desk()
    turns = fair(desk, 1)
    for game, creator in {
        "a1": Creator(1, 1),
        "a1 too": Creator(1, 1),
        "a1 again": Creator(1, 1),
        "a2": Creator(1, 2),
        "b3": Creator(2, 3),
        "b3 too": Creator(2, 3),
        "c4": Creator(3, 4),
    }.items():
        turns.submit(creator, thought(game))
    order = [desk.end_first() for _ in range(7)]
    assert order == ["a1", "b3", "c4", "a1 too", "b3 too", "a2", "a1 again"]
    assert desk.under_way == []


def test_bounds_at_once_for_a_person_and_an_address() -> None:
    desk = Desk()
    turns = fair(desk, 4)
    crowd(turns, 1, people=1)
    assert len(desk.under_way) == 2
    crowd(turns, 1, people=5)
    assert len(desk.under_way) == 3
    crowd(turns, 2)
    assert len(desk.under_way) == 4


def test_time_is_short_when_many_wait() -> None:
    desk = Desk()
    turns = fair(desk, 2)
    crowd(turns, 1)
    turns.submit(VISITOR, thought("mine"))
    assert [task.agent for task, _ in desk.under_way] == ["search:10s", "search:10s"]
    desk.end_first()
    assert desk.under_way[-1][0].agent == "search:1.053s"  # 4 of 38 that wait
    while len(desk.under_way) > 1:
        desk.end_first()
    while desk.under_way:
        last = desk.under_way[0][0].agent
        desk.end_first()
    assert last == "search:10s"


@pytest.mark.parametrize(
    ("spec", "less"),
    [
        ("search:10s", "search:1.000s"),
        ("search:3000ms", "search:0.300s"),
        ("search:1s", f"search:{MIN_SECONDS:.3f}s"),
        ("search:50ms", "search:50ms"),
        ("search:0.00001s", "search:0.00001s"),
        ("search:1000it", "search:1000it"),
        ("greedy", "greedy"),
        ("ladder:5", "search:0.200s"),
        ("ladder:2", "ladder:2"),
    ],
)
def test_less_time_but_never_too_little(spec: str, less: str) -> None:
    assert with_less_time(spec, 1.0, MIN_SECONDS) == spec
    assert with_less_time(spec, 0.1, MIN_SECONDS) == less
    agent_for(less)


def test_an_error_is_reported_and_the_next_task_runs() -> None:
    desk = Desk()
    turns = fair(desk, 1)
    first, second = (turns.submit(VISITOR, thought(game)) for game in "ab")
    desk.under_way.pop(0)[1].set_exception(ValueError("no"))
    assert isinstance(first.exception(0), ValueError)
    desk.end_first()
    assert second.result(0) == "choice in b"


def test_a_thought_nobody_waits_for_has_no_turn() -> None:
    desk = Desk()
    turns = fair(desk, 1)
    _, second, _ = (turns.submit(VISITOR, thought(game)) for game in "abc")
    assert second.cancel()
    desk.end_first()
    assert desk.games == ["c"]


def test_in_the_end_nobody_is_left_waiting() -> None:
    desk = Desk()
    turns = fair(desk, 1)
    first, second = (turns.submit(VISITOR, thought(game)) for game in "ab")
    turns.close()
    assert isinstance(second.exception(0), SearchesClosed)
    desk.end_first()
    assert first.done()
    with pytest.raises(SearchesClosed):
        turns.submit(VISITOR, thought("c"))


def test_short_tasks_use_every_worker_as_long_as_nobody_else_waits() -> None:
    desk = Desk()
    turns: Turns = FairQueue(desk, 4, reserve=False)
    crowd(turns, 1, people=1)
    assert len(desk.under_way) == 4
    turns.submit(VISITOR, thought("mine"))
    desk.end_first()
    assert desk.games[-1] == "mine"
