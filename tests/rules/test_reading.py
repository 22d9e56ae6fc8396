"""Reading never changes a game, so any number of threads may read one that no thread plays."""

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from threading import Barrier

import pytest

from tekhenu import Automas, Botankhamun, Game, Settings, TimeOfSeth

KINDS = {
    "base": Settings(players=3),
    "seth": Settings(players=4, expansion=TimeOfSeth()),
    "botankhamun": Settings(players=2, solo=Botankhamun()),
    "automas": Settings(players=3, expansion=TimeOfSeth(), solo=Automas(count=2)),
    "real table": Settings(players=2, chance="table"),
}
THREADS = 6
Read = Callable[[Game], object]
READS: dict[str, Read] = {
    "decision": lambda game: repr(game.decision),
    "blocked": lambda game: game.decision and [str(b) for b in game.decision.blocked()],
    "state": lambda game: game.state.copy(),
    "over": lambda game: game.over,
    "seed": lambda game: game.seed,
    "choices": lambda game: game.choices,
    "events": lambda game: game.events,
    "count of events": lambda game: game.count_events(),
    "ranking": lambda game: game.ranking(),
    "save": lambda game: game.save(),
    "repr": repr,
    "own view": lambda game: _seen(game, 0),
    "spectator's view": lambda game: _seen(game, None),
    "copy": lambda game: repr(game.copy().decision),
    "after": lambda game: game.decision and game.after(game.decision.options[0]).state,
    "within step": lambda g: g.decision and g.within_step(g.decision.options[-1]).state,
    "determinized": lambda game: game.determinize(1, Random(5)).state,
    "equality": lambda game: game == game.copy(),
    "log": lambda game: game.log(),
    "picture": lambda game: game._repr_svg_(),
}


def _seen(game: Game, seat: int | None) -> object:
    view = game.view(seat)
    blocked = view.decision and [str(b) for b in view.decision.blocked()]
    return repr(view), view.state, repr(view.decision), blocked, view.events, view.over


def moments(settings: Settings) -> Iterator[Game]:
    """Yield copies of a game at different moments, without computed values."""
    game, rng = Game.new(settings, seed="read by many"), Random(3)
    for number in range(90):
        if game.decision is None:
            break
        if number % 15 == 0:
            yield game
        game.play(rng.choice(game.decision.options))
    yield game


@pytest.fixture(autouse=True)
def _quick_switching() -> Iterator[None]:
    """Let threads interrupt each other as often as possible."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(usual)


@pytest.mark.parametrize("kind", KINDS)
def test_many_threads_read_the_same(kind: str) -> None:
    rng = Random(kind)
    for game in moments(KINDS[kind]):
        expected = {name: read(game.copy()) for name, read in READS.items()}
        for subject in (game.copy(), game):
            barrier = Barrier(THREADS)

            def read_all(order: list[str], subject: Game = subject) -> dict[str, object]:
                barrier.wait()  # noqa: B023
                return {name: READS[name](subject) for name in order}

            orders = [rng.sample(sorted(READS), len(READS)) for _ in range(THREADS)]
            with ThreadPoolExecutor(THREADS) as pool:
                for found in pool.map(read_all, orders):
                    for name, value in found.items():
                        assert value == expected[name], name
            assert subject.state == expected["state"]


@pytest.mark.parametrize("kind", KINDS)
def test_a_read_leaves_the_game_as_it_was(kind: str) -> None:
    for game in moments(KINDS[kind]):
        before, save = game.state.copy(), game.save()
        for name, read in READS.items():
            read(game)
            assert game.state == before, name
            assert game.state.rng.state == before.rng.state, name
            assert game.save() == save, name


def test_a_game_played_on_leaves_the_earlier_one_alone() -> None:
    game = Game.new(KINDS["base"], seed=7)
    assert game.decision is not None
    before, asked = game.state, repr(game.decision)
    later = game.after(game.decision.options[0])
    while later.decision is not None:
        later.play(later.decision.options[0])
    assert game.state is before
    assert repr(game.decision) == asked
    assert game.state == Game.new(KINDS["base"], seed=7).state


@pytest.mark.parametrize("kind", KINDS)
def test_a_read_leaves_a_game_that_stopped_at_the_end_of_a_step(kind: str) -> None:
    """A replay for the events must stop there too, before anything that follows is rolled."""
    stopped = 0
    for game in moments(KINDS[kind]):
        if game.decision is None:
            continue
        for option in game.decision.options[:6]:
            end = game.copy()
            end.play_within_step(option)
            if end.decision is not None or end.over:
                continue
            stopped += 1
            before, save = end.state.copy(), end.save()
            for name, read in READS.items():
                read(end)
                assert end.state == before, name
                assert end.decision is None, name
                assert end.save() == save, name
    assert stopped
