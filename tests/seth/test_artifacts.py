"""The artifacts X01–X08 (R69), bought with a Destiny card at a Maat."""

from tekhenu import Game
from tekhenu.rules.cards import Artifacts
from tekhenu.rules.state import Phase
from tests.positions import Changes, Position, offered, play

from .table import at_maat, moment, position, scored, to_weigh


def beside(card: str, priests: int) -> Position:
    """Place the artifact beside A02; seat 0 chooses first and has just enough priests."""
    at = at_maat(position()).artifact(card, beside="A02")
    return at.player(0, priests=priests, population=20, happiness=5)


def bought(card: str, priests: int, *choices: str, at: Position | None = None) -> Changes:
    """Return the changes by buying, besides A02 (1 Gold); check that too few priests prevent it."""
    poor = beside(card, priests - 1).game()
    assert play(poor, "destiny:A02")[card] == "pile"
    assert moment(poor) == (1, "destiny")
    game = (at or beside(card, priests)).game()
    changed = play(game, "destiny:A02")
    assert offered(game) == [f"artifact:{card}", "pass"]
    assert changed == {"p0.destiny": "A02", "p0.gold": 1}
    changed = play(game, f"artifact:{card}", *choices)
    assert changed.pop(card) == "p0"
    assert changed.pop("p0.priests") == -priests
    assert changed.pop("active", "1") == "1"
    return changed


def test_X01() -> None:
    assert bought("X01", 2) == {"p0.gold": 3}


def test_X02() -> None:
    """2 Faith at the start of each Maat, so in time to be placed."""
    assert bought("X02", 1) == {}
    game = to_weigh(position().artifact("X02", seat=0)).game()
    assert moment(game) == (0, "faith")
    assert offered(game) == ["faith:0", "faith:-1", "faith:+1", "faith:-2", "faith:+2"]


def test_X03() -> None:
    """Two steps of Production, each for any Resource."""
    steps = ("production:bread", "production:granite")
    expected = {"p0.production.bread": 1, "p0.production.granite": 1}
    assert bought("X03", 2, *steps) == expected
    assert bought("X03", 2, *steps[:1] * 2) == {"p0.production.bread": 2}


def test_X04() -> None:
    assert bought("X04", 2) == {"p0.vp.artifacts": 6}


def test_X05() -> None:
    """Two Decrees from the deck: one is kept secretly, the other goes to the bottom."""
    at = beside("X05", 2).deck("D05", "D09")
    game: Game = at.game()
    play(game, "destiny:A02", "artifact:X05")
    assert moment(game) == (0, "keep")
    assert offered(game) == ["keep:D05", "keep:D09"]
    assert play(game, "keep:D09") == {"D09": "p0", "D05": "deck", "active": "1"}
    assert game.state.decks[2][0] == 4
    assert game.state.decree_known[4] == game.state.decree_known[8] == 0b01


def test_X06() -> None:
    assert bought("X06", 2) == {"p0.happiness": 3}


def test_X07() -> None:
    """1 VP more for each own Building on the Seth board at a Scoring, on top of 2 and 5."""
    assert bought("X07", 2) == {}
    for seat, vp in ((0, 2 + 5 + 2), (1, 2 + 5)):
        at = position().build(0, "region1", "region6").artifact("X07", seat=seat)
        assert scored(at)[0] == vp


def test_X08() -> None:
    """The owner's blood is not weighed."""
    assert bought("X08", 1) == {}
    at = to_weigh(position().player(0, blood=3).player(1, blood=2).artifact("X08", seat=0))
    game = at.game()
    assert [player.balance for player in game.state.players] == [0, -2]


# When artifacts are offered (R69)


def test_R69_not_bought_it_goes_under_the_pile() -> None:
    at = at_maat(position()).player(0, priests=2)
    game = at.game()
    changed = play(game, "destiny:A01", "pass")
    assert changed["X01"] == "pile"
    assert game.state.seth is not None
    assert game.state.seth.pile[0] == 0
    assert "p0.priests" not in changed


def test_R69_gaps_are_filled_at_the_next_destiny_choice_in_order() -> None:
    """X01 was bought, X03 went under the pile: X05 and X06 take the places of A01 and A03."""
    at = position()
    board = at.seth
    at.state.players[0].artifacts = Artifacts(0b1)
    board.artifacts = [-1, 1, -1, 3]
    board.pile.insert(0, 2)
    board.buried = 1
    at.state.phase, at.state.round = Phase.CLEARING, 4
    game = at.game()
    assert game.state.seth is not None
    assert game.state.seth.artifacts == [4, 1, 5, 3]
    assert moment(game) == (0, "destiny")


def test_R69_a_short_pile_leaves_gaps() -> None:
    at = position()
    at.state.players[0].artifacts = Artifacts(0b11100111)  # X01 X02 X03 X06 X07 X08
    at.seth.artifacts, at.seth.pile = [-1, -1, -1, 3], [4]
    at.state.phase, at.state.round = Phase.CLEARING, 4
    game = at.game()
    assert game.state.seth is not None
    assert game.state.seth.artifacts == [4, -1, -1, 3]


def test_R69_at_setup_it_is_paid_before_the_starting_rewards() -> None:
    """E08's priests come too late for X01, which costs two; one priest is enough for X02."""
    at = position()
    at.state.phase, at.state.round = Phase.FIRST_DESTINY, 0
    for seat, player in enumerate(at.state.players):
        player.destiny, player.priests = -1, 1
        player.rewards = [16 + 7 - seat, 16 + 2 + seat]
    game = at.game()
    play(game, "destiny:A01")
    assert moment(game) == (1, "destiny")
    play(game, "destiny:A02")
    assert offered(game) == ["artifact:X02", "pass"]
