"""Imagined games look like the real one to their seat and reveal nothing of it."""

from random import Random

import pytest

from tekhenu import Game
from tekhenu.rules.event import Received
from tekhenu.rules.state import HIDDEN, Phase
from tests.positions import Position
from tools.soak.invariants import asked, check_knowledge, difference, require_same_view

from .games import PLAYERS, STARTS, moments, start
from .secrets import DECREE, Seat, cards, names, peeking, seats


def test_imagining_the_cards_another_looks_at() -> None:
    game = peeking(5)
    looked_at = {tuple(sorted(game.determinize(1, Random(n)).state.peek)) for n in range(30)}
    assert len(looked_at) > 10
    own = {tuple(sorted(game.determinize(0, Random(n)).state.peek)) for n in range(10)}
    assert own == {(4, 5)}


@pytest.mark.parametrize("kind", STARTS)
@pytest.mark.parametrize("players", PLAYERS)
def test_an_imagined_game_looks_like_the_true_one(players: int, kind: str) -> None:
    """Views are equal for every seat and a spectator, from the first Decree to the last choice."""
    for game, rng in moments(start(kind, players, 500)):
        if game.state.phase != Phase.TURN or rng.random() < 0.1:
            check_knowledge(game, rng, steps=2)


@pytest.mark.parametrize("seat", [0, 2, None])
def test_imagining_while_another_may_declare_d23(seat: Seat) -> None:
    """The question implies that a player holds D23, so imagined games must keep that fact."""
    at = Position(players=3).give(1, "D23").give(2, "D12").give(0, "D13")
    at.state.phase = Phase.DECLARATION
    game = at.game()
    for number in range(20):
        imagined = game.determinize(seat, Random(number))
        require_same_view(game.view(seat), imagined.view(seat))


@pytest.mark.parametrize("seat", [0, None])
def test_imagining_while_another_scores_decrees(seat: Seat) -> None:
    """The player asked has a Decree to score besides the one scored already."""
    at = Position(players=2).give(1, "D05", "D09").give(0, "D13")
    at.state.phase, at.state.order = Phase.FINAL_DECREES, [1, 0]
    game = at.game()
    for choices in ([], ["score:D05"]):
        for choice in choices:
            game.play(choice)
        for number in range(60):
            imagined = game.determinize(seat, Random(number))
            require_same_view(game.view(seat), imagined.view(seat))


@pytest.mark.parametrize("players", PLAYERS)
def test_another_rng_imagines_another_game(players: int) -> None:
    """The same one the same; the true game is left alone."""
    for count, (game, _) in enumerate(moments(start("normal", players, 600))):
        if count % 20 or game.over:
            continue
        true = game.state.copy()
        for seat in seats(game):
            first, again = (game.determinize(seat, Random(1)) for _ in range(2))
            other = game.determinize(seat, Random(2))
            assert difference(first.state, again.state) == ""
            assert future(first) == future(again)
            assert first.state.rng.state not in (other.state.rng.state, game.state.rng.state)
            assert future(first) != future(other)
        assert difference(true, game.state) == ""


def future(game: Game, steps: int = 40) -> tuple[object, ...]:
    """Return the result of always choosing the first option."""
    twin = game.copy()
    for _ in range(steps):
        if twin.decision is None:
            break
        twin.play(twin.decision.options[0])
    state = twin.state
    return state.values, state.market, state.display, state.decks, state.sections


def test_imagined_hands_are_any_of_the_unknown_decrees_and_no_other() -> None:
    """Own, face-up and discarded Decrees are known; the own one at the bottom stays there."""
    at = Position(players=2).give(0, "D01", "D02").give(1, "D03", "D04")
    state = at.state
    state.decree_known[3] = 0b11
    state.decks[DECREE].remove(4)
    state.discards[DECREE] = [4]
    state.decree_known[4] = 0b11
    state.decks[DECREE].remove(5)
    state.decks[DECREE].insert(0, 5)
    state.decree_known[5] = 0b01
    at.die("ra", "white", 1)
    at.die("ra", "white", 2)
    game = at.game()
    hands = set()
    for number in range(200):
        imagined = game.determinize(0, Random(number)).state
        assert names(imagined.players[0].decrees) == ["D01", "D02"]
        assert imagined.discards[DECREE] == [4]
        assert imagined.decks[DECREE][0] == 5
        other = names(imagined.players[1].decrees)
        assert "D04" in other
        hands |= set(other) - {"D04"}
    unknown = [f"D{n:02}" for n in range(1, 25) if n not in (1, 2, 4, 5, 6, 20)]
    assert sorted(hands) == unknown


def drawn_mid_turn() -> Game:
    """Return a game in which seat 0 has drawn D15 through P13 within its turn, with B07 in hand."""
    at = Position(players=2).player(0, limestone=3, granite=1)
    at.display("P01", "P02", "P13").deck("D15").give(0, "B07")
    die = at.die("ra", "white", 1)
    at.die("ra", "white", 2)
    game = at.game()
    for choice in (die, "god:ra", "temple:r1c1/0"):
        game.play(choice)
    assert asked(game.decision) == (
        0,
        "close",
        ["pass", "play:B07/population", "play:B07/happiness"],
    )
    return game


def test_an_imagined_game_does_not_reveal_real_draws() -> None:
    """Mid-turn: neither its state nor its events name the Decree that seat 1 may not know."""
    game = drawn_mid_turn()
    assert names(game.state.players[0].decrees) == ["D15"]
    hands = set()
    for number in range(40):
        imagined = game.determinize(1, Random(number))
        hands |= set(names(imagined.state.players[0].decrees))
        received = [e.card for e in imagined.events if isinstance(e, Received)]
        assert received in ([], [HIDDEN], cards(imagined.state.players[0].decrees))
    assert len(hands) > 10


def test_an_imagined_game_cannot_be_undone_into_the_truth() -> None:
    """Choices made before the imagining belong to the true game, with its true decks."""
    game = drawn_mid_turn()
    truth = game.copy()
    truth.undo(force=True)
    decks = set()
    for number in range(10):
        imagined = game.determinize(1, Random(number))
        try:
            imagined.undo(force=True)
        except ValueError:
            continue
        decks.add((tuple(imagined.state.decks[0]), tuple(imagined.state.stack)))
    assert (tuple(truth.state.decks[0]), tuple(truth.state.stack)) not in decks
    assert len(decks) in (0, 10)


def test_an_imagined_game_remembers_its_own_choices() -> None:
    """Choices after imagining can be undone and copied as in any game."""
    imagined = drawn_mid_turn().determinize(1, Random(3))
    before = imagined.state.copy()
    imagined.play("play:B07/population")
    twin = imagined.copy()
    assert difference(imagined.state, twin.state) == ""
    twin.undo()
    assert difference(before, twin.state) == ""
