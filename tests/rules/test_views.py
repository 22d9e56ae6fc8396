"""Views hold all that their seat may know (R42, R102)."""

from dataclasses import fields

import pytest

from tekhenu import Game, Settings, State, View
from tekhenu.rules.event import Received
from tekhenu.rules.move import card_name
from tekhenu.rules.state import HIDDEN, Phase, Player, SethBoard
from tests.positions import Position, offered
from tools.soak.invariants import asked, difference

from .games import PLAYERS, STARTS, moments, start
from .secrets import DECREE, cards, names, peeking, seats

# Knowledge of a seat

SECRET_FIELDS = {"players", "decks", "stack", "bag", "decree_known", "peek", "active", "rng"}
SECRET_FIELDS |= {"seth"}  # looked at by itself


def require_everything_public(game: Game, view: View) -> None:
    true, state = game.state, view.state
    for field in fields(State):
        if field.name not in SECRET_FIELDS:
            left, right = getattr(true, field.name), getattr(state, field.name)
            assert difference(left, right, field.name) == ""
    assert sorted(state.bag) == sorted(true.bag)
    assert [len(deck) for deck in state.decks] == [len(deck) for deck in true.decks]
    assert len(state.stack) == len(true.stack)
    assert len(state.peek) == len(true.peek)
    if true.seth is not None and state.seth is not None:
        require_seth_public(true.seth, state.seth)
    for public, player in zip(state.players, true.players, strict=True):
        for field in fields(Player):
            if field.name != "decrees":
                left, right = getattr(player, field.name), getattr(public, field.name)
                assert difference(left, right, field.name) == ""


def require_seth_public(true: SethBoard, seen: SethBoard) -> None:
    """Compare all but the order of conquest tiles and of artifacts that no player has seen."""
    for field in fields(SethBoard):
        if field.name not in ("stack", "pile"):
            assert getattr(true, field.name) == getattr(seen, field.name), field.name
    assert seen.stack == [HIDDEN] * len(true.stack)
    assert seen.pile[: true.buried] == true.pile[: true.buried]
    assert seen.pile[true.buried :] == [HIDDEN] * (len(true.pile) - true.buried)


@pytest.mark.parametrize("kind", STARTS)
@pytest.mark.parametrize("players", PLAYERS)
def test_a_view_holds_all_its_seat_may_know(players: int, kind: str) -> None:
    """Everything public, the own Decrees, those others took face up, and how many they hold."""
    for game, rng in moments(start(kind, players, 400)):
        if rng.random() < 0.8:
            continue
        taken = [e for e in game.events if isinstance(e, Received) and e.family == DECREE]
        for seat in seats(game):
            view = game.view(seat)
            require_everything_public(game, view)
            for other, player in enumerate(game.state.players):
                shown = view.state.players[other].decrees
                assert shown & ~player.decrees == 0
                assert shown.bit_count() + view.hidden_decrees[other] == player.decrees.bit_count()
                if other == seat:
                    assert shown == player.decrees
                open_ones = [e.card for e in taken if e.seat == other and e.face_up]
                assert set(open_ones) <= set(cards(shown))


def test_dealt_and_drawn_decrees_are_secret() -> None:
    """P13 in Sunny light draws a Decree: its owner knows it, the others know there is one more."""
    at = Position(players=3).player(0, limestone=3, granite=1).display("P01", "P02", "P13")
    at.deck("D15").give(1, "D05")
    at.die("ra", "gray", 1)
    at.die("ra", "white", 1)
    game = at.game()
    game.play(offered(game)[0])
    while game.decision is not None and game.decision.player == 0:
        assert game.decision.kind != "declare"
        wanted = [o for o in offered(game) if o in ("god:ra", "take:1", "temple:r1c1/0")]
        game.play(wanted[0])
    assert names(game.view(0).state.players[0].decrees) == ["D15"]
    assert game.view(0).hidden_decrees == (0, 1, 0)
    for seat in (1, 2, None):
        assert game.view(seat).state.players[0].decrees == 0
        assert game.view(seat).hidden_decrees[0] == 1
        received = [e for e in game.view(seat).events if isinstance(e, Received)]
        assert [e.card for e in received] == [HIDDEN]
    assert [e.card for e in game.view(0).events if isinstance(e, Received)] == [14]


def test_a_decree_from_the_market_is_known_to_all() -> None:
    at = Position(players=3).player(0, happiness=9, population=9)
    at.market(3, "B09", "T09", "T10", "D07")
    die = at.die("thoth", "gray", 1)
    at.die("thoth", "gray", 2)
    game = at.game()
    game.play(die)
    game.play("market:3/4")
    for seat in seats(game):
        assert names(game.view(seat).state.players[0].decrees) == ["D07"]
        assert game.view(seat).hidden_decrees == (0, 0, 0)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_own_discarded_decree_lies_at_the_bottom(players: int) -> None:
    """Each player knows the place of the own discarded Decree (R102)."""
    game = Game.new(Settings(players=players), 5)
    thrown = []
    while game.state.phase == Phase.DECREES:
        assert game.decision is not None
        kept, other = game.decision.options
        thrown.append(int(other[-2:]) - 1)
        game.play(kept)
    deck = game.state.decks[DECREE]
    assert deck[:players] == thrown[::-1]
    for seat, card in enumerate(thrown):
        shown = game.view(seat).state.decks[DECREE]
        place = players - 1 - seat
        assert shown[place] == card
        assert [c for i, c in enumerate(shown) if i != place] == [HIDDEN] * (len(deck) - 1)
    assert set(game.view(None).state.decks[DECREE]) == {HIDDEN}


def renewal(at: Position) -> Game:
    """Let seats 0 and 1 renew the third Market section, whose Decree comes from the deck."""
    for seat in (0, 1):
        at.player(seat, papyrus=1, happiness=9, population=9)
    for value in (1, 1, 2, 2):
        at.die("thoth", "gray", value)
    game = at.game()
    for _ in range(2):
        player = game.decision.player if game.decision else -1
        game.play(offered(game)[0])
        while game.decision is not None and game.decision.player == player:
            wanted = [o for o in offered(game) if o in ("take:1", "renew:3", "market:1/1")]
            game.play("renew:3" if "renew:3" in wanted else wanted[0])
    return game


def test_nobody_knows_a_decree_after_the_discards_are_shuffled() -> None:
    """D03 lies at the bottom, known to seat 0; it is laid out, discarded and shuffled away."""
    at = Position(players=2).market(3, "B09", "T09", "T10", "D07")
    state = at.state
    state.decks[DECREE].remove(2)
    state.discards[DECREE] = state.decks[DECREE]
    state.decks[DECREE] = [2]
    for card in state.discards[DECREE]:
        state.decree_known[card] = 0b11
    state.decree_known[2] = 0b01
    at.die("thoth", "gray", 1)
    before = at.game()
    assert before.view(0).state.decks[DECREE] == [2]
    assert before.view(1).state.decks[DECREE] == [HIDDEN]
    assert before.view(1).state.discards[DECREE] == state.discards[DECREE]
    after = renewal(at)
    assert after.state.discards[DECREE] == []
    for seat in seats(after):
        assert set(after.view(seat).state.decks[DECREE]) == {HIDDEN}
        assert after.view(seat).state.market == after.state.market


# Spectators


def test_a_spectator_knows_what_is_public() -> None:
    at = Position(players=2).give(0, "D01").give(1, "D02", "D03")
    at.die("ra", "white", 1)
    at.die("ra", "white", 2)
    view = at.game().view(None)
    assert view.seat is None
    assert view.hidden_decrees == (1, 2)
    assert [player.decrees for player in view.state.players] == [0, 0]
    assert view.decision is not None
    assert view.decision.options


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_only_seats_of_the_game_have_a_view(seat: int) -> None:
    game = Game.new(Settings(players=2), 1)
    with pytest.raises(ValueError, match="no seat"):
        game.view(seat)


# Secret decisions


@pytest.mark.parametrize(
    ("card", "shown"), [(4, ["keep:T04", "keep:T05"]), (5, ["keep:B05", "keep:B06"])]
)
def test_only_its_owner_sees_the_two_cards_of_s05_and_s06(card: int, shown: list[str]) -> None:
    """The kept card is face up; the other one is at an unknown place in the deck (R102)."""
    game = peeking(card)
    family = game.state.peek_family
    assert offered(game) == shown
    assert sorted(game.view(0).state.peek) == [int(name[-2:]) - 1 for name in shown]
    for seat in (1, None):
        view = game.view(seat)
        assert view.state.peek == [HIDDEN, HIDDEN]
        assert view.decision is not None
        assert (view.decision.player, view.decision.kind) == (0, "keep")
        assert view.decision.options == []
        assert view.decision.blocked() == []
    game.play(shown[1])
    for seat in seats(game):
        view = game.view(seat)
        kept = (view.state.players[0].blessings, view.state.players[0].technologies)[family]
        assert card_name("BT"[family], cards(kept)[0]) == shown[1][-3:]
        assert view.state.peek == []
        assert set(view.state.decks[family]) == {HIDDEN}


def test_dealt_decrees_are_offered_to_their_owner_only() -> None:
    game = Game.new(Settings(players=3), 4)
    assert game.decision is not None
    assert game.decision.kind == "decree"
    assert asked(game.view(0).decision) == asked(game.decision)
    for seat in (1, 2, None):
        assert asked(game.view(seat).decision) == (0, "decree", [])
        assert game.view(seat).hidden_decrees[0] == 2
    assert game.view(1).hidden_decrees == (2, 0, 2)


def test_the_decrees_to_be_scored_are_offered_to_their_owner_only() -> None:
    at = Position(players=2).give(0, "D01", "D05").give(1, "D09", "D12")
    at.state.phase = Phase.FINAL_DECREES
    game = at.game()
    assert set(offered(game)) == {"score:D01", "score:D05", "pass"}
    assert asked(game.view(1).decision) == (0, "score", [])
    game.play("score:D05")
    assert names(game.view(1).state.players[0].decrees) == ["D05"]
    assert asked(game.view(1).decision) == (0, "score", [])
