"""Views contain only what their seat may know (R42, R102)."""

import gc
from collections.abc import Iterator
from dataclasses import is_dataclass
from functools import partial
from random import Random
from types import FunctionType, MethodType, ModuleType
from typing import Any

import pytest

from tekhenu import Game, Settings, View
from tekhenu.rules.rng import Rng
from tekhenu.rules.state import Phase
from tests.positions import Position, offered
from tools.soak.invariants import asked, difference

from .games import PLAYERS, STARTS, moments, start
from .secrets import (
    change_the_hidden,
    require_unchanged,
    seats,
)


@pytest.mark.parametrize("kind", STARTS)
@pytest.mark.parametrize("players", PLAYERS)
def test_a_view_does_not_change_with_what_is_hidden(players: int, kind: str) -> None:
    for game, rng in moments(start(kind, players, 200)):
        if rng.random() < 0.6:
            continue
        for seat in seats(game):
            other = game.copy()
            change_the_hidden(other.state, seat, rng)
            require_unchanged(game.view(seat), other.view(seat))


@pytest.mark.parametrize("players", PLAYERS)
def test_a_position_with_other_secrets_looks_the_same(players: int) -> None:
    """The views are equal when the question is asked in the changed position."""
    for game, rng in moments(start("dealt", players, 300)):
        state = game.state.copy()
        turn = state.turn
        if state.phase != Phase.TURN or turn is None or turn.die >= 0 or turn.anubis:
            continue
        state.turn = None
        for seat in seats(game):
            changed = state.copy()
            change_the_hidden(changed, seat, rng)
            settings = game.settings
            before, after = Game.at(state, settings), Game.at(changed, settings)
            require_unchanged(before.view(seat), after.view(seat))


def test_nobody_learns_who_holds_the_decree_being_declared() -> None:
    """Seat 0 sees that a question is asked, but not whether seat 1 or seat 2 holds D23."""
    views = []
    for holder, other in ((1, 2), (2, 1)):
        at = Position(players=3).give(holder, "D23").give(other, "D12").give(0, "D13")
        at.state.phase = Phase.DECLARATION
        game = at.game()
        assert offered(game) == ["declare:D23", "pass"]
        views.append(game.view(0))
    assert views[0].decision is not None
    assert views[0].decision.options == []
    require_unchanged(views[0], views[1])


# No generator


def reachable(root: object) -> Iterator[object]:
    """Yield everything reachable from an object, attributes and closures included."""
    seen: set[int] = set()
    waiting: list[object] = [root]
    while waiting:
        found = waiting.pop()
        if id(found) in seen or isinstance(found, type | ModuleType):
            continue
        seen.add(id(found))
        yield found
        waiting += parts(found)


def parts(found: object) -> list[Any]:
    if isinstance(found, dict):
        return [*found.keys(), *found.values()]
    if isinstance(found, list | tuple | set | frozenset):
        return list(found)
    if isinstance(found, FunctionType):
        cells = [cell.cell_contents for cell in found.__closure__ or ()]
        return [*cells, *(found.__defaults__ or ())]
    if isinstance(found, MethodType):
        return [found.__self__]
    if isinstance(found, partial):
        return [found.func, *found.args, *found.keywords.values()]
    # As the garbage collector walks: into slots, dictionaries and compiled classes alike.
    return gc.get_referents(found)


def test_the_walk_reaches_what_is_held() -> None:
    """Otherwise it would find no secret where there is one: in slots, lists, closures, flows."""
    game = Game.new(seed="to be found")
    game.play(offered(game)[0])
    for holder in (game, [game], {"key": game}, lambda: game, partial(print, game)):
        assert any(found is game.state.rng for found in reachable(holder))
        assert any(found == "to be found" for found in reachable(holder))


@pytest.mark.parametrize("players", PLAYERS)
def test_a_view_holds_no_seed_and_no_generator(players: int) -> None:
    """Neither the generator nor a way to the true position, however far one digs."""
    seed = "nobody may know this seed"
    game = Game.new(Settings(players=players), seed)
    rng = Random(players)
    for count in range(120):
        assert game.decision is not None
        if count % 7 == 0:
            for seat in seats(game):
                view = game.view(seat)
                for found in reachable(view):
                    assert found != seed
                    assert not isinstance(found, Game | Random)
                    assert not isinstance(found, Rng) or found.state == 0
                    assert found is not game.state
        game.play(rng.choice(game.decision.options))


def test_a_view_is_a_snapshot() -> None:
    """Changes of a view do not affect the game, and playing does not affect the view."""
    game = Game.new(Settings(players=2), 1)
    view = game.view(0)
    before, question = game.state.copy(), asked(game.decision)
    assert view.decision is not None
    view.decision.options = []
    view.state.players[0].vp = 99
    view.state.market.clear()
    assert difference(before, game.state) == ""
    assert asked(game.decision) == question
    view = game.view(0)
    kept, question = view.state.copy(), asked(view.decision)
    game.play(game.decision.options[0] if game.decision else "")
    assert difference(kept, view.state) == ""
    assert asked(view.decision) == question


def test_the_reachable_walk_finds_what_is_buried() -> None:
    """The walk itself is tested: a generator in a closure, a slot or a partial is found."""
    rng = Rng.seeded(1)
    buried = [lambda: rng, partial(print, rng), {"a": (rng,)}, Game.new(seed=1)]
    for thing in buried:
        assert any(isinstance(found, Rng) for found in reachable(thing))
    assert is_dataclass(View)
