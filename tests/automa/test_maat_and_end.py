"""Maat, Scoring and the end with Automas (003, R80, R82)."""

from tekhenu.rules.event import Weighed
from tekhenu.rules.state import Phase
from tests.automa.table import before_maat, changed, events_of, holds, table
from tests.positions import Position


def destinies(at: Position, *cards: int) -> Position:
    """The Ankh values 0 to 3 of A01 to A04, by seat."""
    for player, card in zip(at.state.players, cards, strict=True):
        player.destiny = card
    return at


def test_the_destiny_card_is_the_balance() -> None:
    at = destinies(before_maat(table(3)), 0, 3, 1, 2)
    game = at.game()
    assert [(e.seat, e.balance) for e in events_of(game, Weighed) if e.seat] == [
        (1, 3),
        (2, 1),
        (3, 2),
    ]
    # The human's dice weigh nothing here: 0, and the smallest balance is first.
    assert game.state.order == [0, 2, 3, 1]


def test_equal_balances_are_parted_by_the_ankh() -> None:
    at = destinies(before_maat(table(1), "pure white 3"), 0, 3)
    assert at.game().state.order == [1, 0]
    at = destinies(before_maat(table(1), "pure white 2"), 0, 3)
    assert at.game().state.order == [0, 1]


def test_automas_take_destinies_in_order_and_tiles_are_dealt_anew() -> None:
    at = destinies(before_maat(table(2), "tainted white 6"), 0, 1, 2)
    game = at.game()
    assert game.state.order == [1, 2, 0]
    assert game.decision is not None
    assert game.decision.kind == "destiny"
    assert len(game.decision.options) == 2
    taken = [player.destiny for player in game.state.players]
    assert min(taken[1:]) >= 0
    assert taken[0] == -1
    while game.state.phase == Phase.DESTINY:
        game.play(game.decision.options[-1])
    dealt = [len(own.tiles) + len(own.shown) for own in game.state.automas]
    assert dealt == [4, 4]
    assert sum(len(own.tiles) for own in game.state.automas) >= 6


def scoring(at: Position, number: int) -> Position:
    """Everything is ready for a Scoring: four Rotations lie behind it."""
    at.state.phase, at.state.active = Phase.SCORING, 0
    if number == 2:
        at.state.markers[0] = -1
        at.state.round = 16
    return at


def test_what_an_automa_scores() -> None:
    at = scoring(table(1), 1)
    at.build(1, "osiris:row1/papyrus", "region6", "region3", "statue:seth-right")
    at.build(1, "hathor:row1/1").pillar(1, "P20", "r1c1/0").player(1, happiness=9, population=9)
    holds(at, 1, "B10", "B11", "T09", "D08")
    at.state.players[1].happiness_rewards = 0
    at.state.open_sections = 2
    change = changed(at, at.game())
    mine = {key: value for key, value in change.items() if key.startswith("p1.vp")}
    assert mine == {
        "p1.vp.districts": 3,
        "p1.vp.temple": 1 + 1,
        "p1.vp.regions": 5 + 3 + 2 * 1,  # both lie under its Statue
        "p1.vp.statues": 1,
        "p1.vp.happiness": 3,
        "p1.vp.cards": 2 * 2 + 2,
    }
    assert (change["B10"], change["B11"]) == ("discard", "discard")
    assert "T09" not in change
    assert "D08" not in change


def test_four_decrees_at_the_end() -> None:
    for step, first in ((0, 4), (1, 8)):
        at = holds(table(1, step), 1, "D01", "D02", "D03")
        at.state.phase, at.state.round, at.state.markers = Phase.FINAL_DECREES, 16, [-1, -1]
        game = at.game()
        while game.decision is not None:
            game.play("pass")
        change = changed(at, game)
        assert change["p1.vp.decrees"] == 3 * first + 2
        assert change["p1.vp.turn_order"] == 3
