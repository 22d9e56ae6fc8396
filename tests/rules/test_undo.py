"""Choices can be undone unless they revealed something."""

import pytest

from tekhenu import (
    CannotUndo,
    Game,
    State,
)
from tekhenu.rules.event import Rolled
from tekhenu.rules.state import Phase
from tests.positions import Position, offered
from tools.soak.invariants import asked, difference

from .games import PLAYERS, moments, start, two_dice, untouched


def test_undo_takes_one_choice_back() -> None:
    game = two_dice().game()
    before = game.state.copy()
    question = asked(game.decision)
    game.play(offered(game)[0])
    game.undo()
    assert difference(before, game.state) == ""
    assert asked(game.decision) == question
    assert game.choices == []


def test_there_is_nothing_to_undo_at_the_beginning() -> None:
    for game in (Game.new(seed=1), two_dice().game()):
        message = untouched(game, game.undo, CannotUndo)
        assert "no choice" in message
        with pytest.raises(CannotUndo):
            game.undo(force=True)


def revealing() -> tuple[Game, str]:
    """Return a turn of seat 0 with a Market card from Thoth; its end refills the space."""
    at = Position(players=2).player(0, happiness=5)
    die = at.die("thoth", "gray", 1)
    at.die("thoth", "gray", 2)
    at.die("thoth", "gray", 3)
    game = at.game()
    game.play(die)
    return game, "market:1/1"


def about_to_declare() -> Position:
    at = Position(players=2).give(0, "D23")
    at.state.phase, at.state.round = Phase.DECLARATION, 16
    return at


def test_R105_declaring_a_secret_decree_cannot_be_undone() -> None:
    game = about_to_declare().game()
    game.play("declare:D23")
    assert "declare:D23" in untouched(game, game.undo, CannotUndo)


def test_declaring_a_decree_that_all_know_can_be_undone() -> None:
    """It was taken from the Market face up (R42), so declaring reveals nothing."""
    at = about_to_declare()
    at.state.decree_known[22] = 0b11
    game = at.game()
    game.play("declare:D23")
    game.undo()
    assert offered(game) == ["declare:D23", "pass"]


def test_undo_is_refused_across_a_reveal() -> None:
    """The new Market card has been seen; a tool may force it all the same."""
    game, card = revealing()
    before = game.state.copy()
    game.play(card)
    message = untouched(game, game.undo, CannotUndo)
    assert card in message
    assert "hidden" in message
    game.undo(force=True)
    assert difference(before, game.state) == ""
    assert asked(game.decision) is not None


def test_undo_is_refused_across_a_roll() -> None:
    """The last turn before a Rotation rolls new dice."""
    at = Position(players=2).player(0, scribes=0).player(1, scribes=0)
    for seat in (0, 1):
        at.scales(seat, "tainted", "gray", 1)
    at.state.active, at.state.round = 1, 2
    at.die("ra", "white", 3)
    at.die("ra", "yellow", 3)
    game = at.game()
    game.play(offered(game)[0])
    while game.state.wheel == 0:
        game.play(offered(game)[0])
    assert any(isinstance(event, Rolled) for event in game.events)
    untouched(game, game.undo, CannotUndo)


def known_to_all(state: State) -> list[bool]:
    """Return by Decree whether everybody knows where it is."""
    everybody = (1 << len(state.players)) - 1
    return [known == everybody for known in state.decree_known]


def test_undo_is_refused_exactly_where_something_came_to_light() -> None:
    """Every choice of a game either revealed something or can be undone."""
    for players in PLAYERS:
        previous: State | None = None
        for game, _ in moments(start("dealt", players, 900)):
            state = game.state.copy()
            if previous is not None:
                hidden = [*previous.decks, previous.stack, previous.bag]
                still = [*state.decks, state.stack, state.bag]
                revealed = previous.rng.state != state.rng.state or any(
                    len(now) < len(then) for then, now in zip(hidden, still, strict=True)
                )
                revealed |= known_to_all(previous) != known_to_all(state)
                twin = game.copy()
                try:
                    twin.undo()
                except CannotUndo:
                    assert revealed
                else:
                    assert not revealed
                    assert difference(twin.state, previous) == ""
            previous = state
