"""Public information about Botankhamun, and the human's secrets."""

from itertools import islice
from random import Random

import pytest

from tekhenu import Game
from tekhenu.rules.event import Progressed, Received
from tests.positions import offered
from tests.solo.table import BOT, bot_of, events_of, settings, solo
from tests.solo.whole import moments

SEATS = (None, 0, BOT)


def begun() -> Game:
    """Return a game in which the human has kept one Decree of two."""
    game = Game.new(settings("hard"), 2)
    game.play(offered(game)[0])
    return game


@pytest.mark.parametrize("seat", SEATS)
def test_the_pyramid_is_public(seat: int | None) -> None:
    for game, _ in islice(moments("hard", 4), 0, None, 10):
        view = game.view(seat)
        assert view.state.bot == game.state.bot
        assert view.state.rng.state == 0


@pytest.mark.parametrize(("seat", "hidden"), [(None, (1, 0)), (0, (0, 0)), (BOT, (1, 0))])
def test_the_humans_decree_is_secret(seat: int | None, hidden: tuple[int, int]) -> None:
    game = begun()
    view = game.view(seat)
    assert view.hidden_decrees == hidden
    kept = game.state.players[0].decrees
    assert view.state.players[0].decrees == (kept if seat == 0 else 0)
    (received,) = (event for event in view.events if isinstance(event, Received))
    assert (received.card >= 0) == (seat == 0)


@pytest.mark.parametrize("seat", [None, BOT])
def test_the_choice_of_decree_is_secret(seat: int | None) -> None:
    game = Game.new(settings("hard"), 2)
    decision = game.view(seat).decision
    assert decision is not None
    assert (decision.player, decision.kind, decision.options) == (0, "decree", [])


def test_its_explanations_are_public() -> None:
    game = next(islice(moments("medium", 1), 40, None))[0]
    for seat in SEATS:
        view = game.view(seat)
        assert len(view.events) == len(game.events)
        received = [event for event in view.events if isinstance(event, Progressed)]
        assert received == events_of(game, Progressed)


def test_imagined_games_keep_the_pyramid_and_deal_the_decree_anew() -> None:
    game = begun()
    held = set()
    for seed in range(60):
        imagined = game.determinize(None, Random(seed))
        assert imagined.state.bot == game.state.bot
        held.add(imagined.state.players[0].decrees)
    assert len(held) > 10
    for seed in range(10):
        imagined = game.determinize(0, Random(seed))
        assert imagined.state.players[0].decrees == game.state.players[0].decrees


def test_the_deben_is_flipped_anew_in_imagined_games() -> None:
    """The coin is tossed again in imagined games, because it is not known in advance."""
    at = solo().player(0, papyrus=2)
    at.state.order = [0, BOT]
    festival = at.die("bastet", "gray", 6)
    for _ in range(3):
        at.die("osiris", "yellow", 6)
    bot_of(at.state).progress = 0
    game = at.game()
    game.play(festival)
    coins = set()
    for seed in range(30):
        imagined = game.determinize(0, Random(seed))
        imagined.play("pass")
        coins |= {event.coin for event in events_of(imagined, Progressed)}
    assert coins == {"up", "right"}
