"""Maat with Botankhamun: R44, R50."""

import pytest

from tekhenu import Game
from tekhenu.rules.cards import Technologies
from tekhenu.rules.event import Chose, Weighed
from tekhenu.rules.rng import Rng
from tekhenu.rules.state import Phase
from tests.positions import Position, changes, offered, play
from tests.solo.table import BOT, SEEDS, all_changes, bot_of, changed, events_of, solo

ALL_FOUR = [f"destiny:A{number:02}" for number in range(1, 5)]


def before_maat(balance: int, maats: int = 0) -> Position:
    """Return a position before Maat with this balance of the human, after `maats` Maats."""
    at = solo()
    at.state.phase = Phase.ROTATION
    bot = bot_of(at.state)
    bot.maats, bot.progress = maats, 8
    at.scales(0, "pure", "white", 6 + min(balance, 0))
    at.scales(0, "tainted", "gray", 6 - max(balance, 0))
    at.scales(0, "below", "black", 1)
    at.scales(0, "below", "brown", 1)
    for color in ("white", "yellow", "black", "gray"):
        at.scales(BOT, "below", color, 6)
    return at


def order_after(at: Position) -> list[int]:
    return at.game().state.order


# The balance


@pytest.mark.parametrize(("maats", "balance"), list(enumerate([3, 2, 1, 1])))
def test_R50_a_fixed_balance(maats: int, balance: int) -> None:
    """The dice do not matter, because they are beside the tiles."""
    game = before_maat(0, maats).game()
    assert [e for e in events_of(game, Weighed) if e.seat == BOT] == [Weighed(BOT, balance, 0)]
    assert game.state.players[BOT].balance == balance
    assert bot_of(game.state).maats == maats + 1


def test_balance_costs_it_no_vp() -> None:
    """Nor does excess Taint of the human touch it."""
    at = before_maat(-5).player(0, excess_bread=4)
    change = changed(at, at.game())
    assert "p1.vp.maat" not in change
    assert change["p0.vp.maat"] == -3


@pytest.mark.parametrize("maats", range(4))
def test_R50_the_human_must_be_nearer_to_zero(maats: int) -> None:
    """The human can be nearer from either side."""
    fixed = [3, 2, 1, 1][maats]
    for balance in range(-5, 6):
        first = 0 if abs(balance) < fixed else BOT
        assert order_after(before_maat(balance, maats))[0] == first


@pytest.mark.parametrize("destiny", range(4))
@pytest.mark.parametrize("balance", [3, -3])
def test_R50_ties_are_lost_to_its_ankh_4(balance: int, destiny: int) -> None:
    """No Destiny card has more than 3, so neither the card nor the former order matters."""
    at = before_maat(balance).player(0, destiny=destiny)
    at.state.order = [0, BOT]
    at.player(BOT, destiny=(destiny + 1) % 2)
    assert order_after(at) == [BOT, 0]


@pytest.mark.parametrize("balance", [3, -3])
def test_R50_T15_beats_it(balance: int) -> None:
    at = before_maat(balance).give(0, "T15")
    game = at.game()
    game.play("faith:0")
    assert game.state.order == [0, BOT]


def test_its_faith_is_never_asked_about() -> None:
    """Only the human places Faith, in the old turn order after Botankhamun."""
    at = before_maat(5).player(0, faith=2)
    game = at.game()
    assert game.decision is not None
    assert (game.decision.player, game.decision.kind) == (0, "faith")
    assert play(game, "faith:-2")["p0.balance"] == 3


def test_T15_faith_goes_to_nobody_else() -> None:
    """A T15 on its pile has no effect: no Faith, and the Ankh stays 4."""
    at = before_maat(0)
    at.state.decks[1].remove(14)
    bot_of(at.state).cards[1] = Technologies.of([14])
    change = changed(at, at.game())
    assert "p1.faith" not in change


# Destiny cards


def test_R50_first_it_takes_scribe_or_gold_at_random() -> None:
    """It gets no reward; the human chooses from the other three."""
    at = before_maat(5)
    taken = set()
    for seed in SEEDS:
        at.state.rng = Rng.from_seed(seed)
        game = at.game()
        (chosen,) = events_of(game, Chose)
        assert chosen.seat == BOT
        taken.add(chosen.card)
        assert offered(game) == [name for name in ALL_FOUR if not name.endswith(chosen.card)]
        assert not {"p1.scribes", "p1.gold"} & set(changed(at, game))
    assert taken == {"A01", "A02"}


@pytest.mark.parametrize("card", ALL_FOUR)
def test_R50_second_it_takes_none_and_the_human_has_all_four(card: str) -> None:
    at = before_maat(0)
    game = at.game()
    assert offered(game) == ALL_FOUR
    game.play(card)
    if card.endswith("A03"):
        game.play("advance:population")
    assert game.state.players[BOT].destiny == -1
    assert [event.card for event in events_of(game, Chose)] == [card[-3:]]


def test_the_human_receives_the_reward() -> None:
    at = before_maat(0)
    assert play(at.game(), "destiny:A01")["p0.scribes"] == 1


# The new pyramid


def after_maat(at: Position) -> Game:
    game = at.game()
    game.play("destiny:A04")
    return game


@pytest.mark.parametrize("balance", [0, 5])
def test_R44_a_new_pyramid_after_every_maat(balance: int) -> None:
    """The marker begins left of the base again, so the first player needs no coin."""
    pyramids = set()
    for maats in range(3):
        at = before_maat(balance, maats)
        for seed in SEEDS:
            at.state.rng = Rng.from_seed(f"{maats} {seed}")
            game = after_maat(at)
            bot = bot_of(game.state)
            assert sorted(bot.pyramid) == list(range(10))
            assert bot.progress == (-1 if balance == 0 else 0)
            pyramids.add(tuple(bot.pyramid))
    assert len(pyramids) > 150
    for place in range(10):
        assert {pyramid[place] for pyramid in pyramids} == set(range(10))


def test_no_new_pyramid_after_the_fourth_maat() -> None:
    """The wheel's arrow comes to the last marker: the game is over."""
    at = before_maat(5, maats=3)
    at.state.markers, at.state.wheel = [-1, 3], 1
    game = at.game()
    assert game.over
    change = changed(at, game)
    assert "bot.pyramid" not in change
    assert "bot.progress" not in change
    assert not events_of(game, Chose)


# The rest of the phase


def test_its_dice_return_to_the_bag() -> None:
    """The human's dice return, too; each Shaded section gets two new ones."""
    at = before_maat(0)
    taken = [die for player in at.state.players for die in player.scales.below]
    game = at.game()
    assert game.state.players[BOT].scales.dice == 0
    assert set(taken) <= set(game.state.bag)
    change = play(game, "destiny:A04")
    rolled = [where for key, where in change.items() if key.startswith("die") and "." not in key]
    assert sorted(map(str, rolled)) == ["bastet", "bastet", "horus", "horus"]


def test_the_human_first_moves_first() -> None:
    game = after_maat(before_maat(0))
    assert game.decision is not None
    assert (game.decision.player, game.decision.kind) == (0, "die")
    assert game.state.players[BOT].scales.dice == 0


def test_it_moves_first_if_it_is_first() -> None:
    game = after_maat(before_maat(5))
    assert game.decision is not None
    assert game.decision.player == 0
    assert game.state.players[BOT].scales.dice == 1


def test_maat_leaves_its_own_things_alone() -> None:
    """Nothing of it changes but dice, balance, Destiny, pyramid and the count of Maats."""
    at = before_maat(0)
    game = at.game()
    change = changes(all_changes(at.state, at.settings), all_changes(game.state, game.settings))
    own = {key for key in change if key.startswith(("p1.", "bot."))}
    assert own <= {"p1.balance", "p1.destiny", "bot.pyramid", "bot.progress", "bot.maats"}
