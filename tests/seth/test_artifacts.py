"""The artifacts X01–X08 (R69), bought with a Destiny card at a Maat."""

from tekhenu import Game
from tekhenu.rules.event import Source
from tekhenu.rules.state import Phase
from tests.positions import Changes, Position, offered, play

from .table import at_maat, moment, position, to_weigh


def beside(card: str, priests: int) -> Position:
    """The artifact lies beside A02; seat 0 chooses first and has just enough priests."""
    at = at_maat(position()).artifact(card, beside="A02")
    return at.player(0, priests=priests, population=20, happiness=5)


def bought(card: str, priests: int, *choices: str, at: Position | None = None) -> Changes:
    """What buying changes beyond taking A02 (1 Gold); a priest less and it is not offered."""
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
        at.state.phase = Phase.SCORING
        assert scored(at) == vp


def scored(at: Position) -> int:
    game = at.game()
    return game.state.players[0].vp_by_source[Source.REGIONS]


def test_X08() -> None:
    """The owner's blood is not weighed."""
    assert bought("X08", 1) == {}
    at = to_weigh(position().player(0, blood=3).player(1, blood=2).artifact("X08", seat=0))
    game = at.game()
    assert [player.balance for player in game.state.players] == [0, -2]
