"""The Starting cards S01–S12 and the Destiny cards A01–A04."""

from tekhenu import Game
from tekhenu.rules.state import Phase
from tests.positions import Changes, Position, changes, described, offered, play

ANKH = ("A01", "A02", "A03", "A04")  # by rising Ankh value
DISTRICTS = ("papyrus", "bread", "limestone", "granite")


def code(card: str) -> int:
    """Return the code of a reward: 0-11 Starting cards, 12-15 Destiny cards."""
    return int(card[1:]) - 1 + (12 if card[0] == "A" else 0)


# Setup: a card is resolved among others


def holding(card: str) -> Position:
    """Give seat 0 this card and two more to resolve, so that the order is a choice (R102)."""
    at = Position()
    at.state.phase, at.state.round = Phase.REWARDS, 0
    companions = [c for c in ("S08", "S12", "A01") if c != card][-2:]
    at.state.players[0].rewards = [code(c) for c in (card, *companions)]
    return at


def resolved(card: str, *choices: str, at: Position | None = None) -> Changes:
    """Return the changes by resolving the card, except for the card itself."""
    changed = (at or holding(card)).play(f"reward:{card}", *choices)
    left = [str(c) for c in (at or holding(card)).state.players[0].rewards if c != code(card)]
    assert changed.pop("p0.rewards") == " ".join(sorted(left, key=int))
    return changed


def choosing(card: str, *choices: str, at: Position | None = None) -> Game:
    game = (at or holding(card)).game()
    play(game, f"reward:{card}", *choices)
    return game


# Setup: initiative


def has_initiative(value: int) -> None:
    """Check that two cards with the sum 13 beat a sum of 12 and lose to 14."""
    pair = (value, 13 - value)
    lower = (4, 8) if value not in (4, 5, 8, 9) else (1, 11)
    higher = (3, 11) if value not in (2, 3, 10, 11) else (5, 9)
    assert drafted(pair, lower) == "0 1"
    assert drafted(pair, higher) == "1 0"


def drafted(mine: tuple[int, int], theirs: tuple[int, int]) -> str:
    """Return the turn order after seat 0 takes its cards first and last, seat 1 in between."""
    at = Position()
    state = at.state
    state.phase, state.round, state.order = Phase.DRAFT, 0, [0, 1]
    spare = next(c for c in range(1, 13) if c not in mine + theirs)
    state.offer = sorted(c - 1 for c in (*mine, *theirs, spare))
    for player in state.players:
        player.destiny = -1
    picks = (mine[0], theirs[0], theirs[1], mine[1])
    changed = at.play(*(f"starting:S{card:02}" for card in picks))
    order = str(changed.pop("order", "0 1"))
    assert changed == {
        "phase": "FIRST_DESTINY",
        "p0.rewards": " ".join(str(c - 1) for c in sorted(mine)),
        "p1.rewards": " ".join(str(c - 1) for c in sorted(theirs)),
    }
    return order


def places(row: int, *districts: str) -> list[str]:
    return [f"osiris:row{row}/{district}" for district in districts]


def test_S01() -> None:
    """Initiative 1; an Osiris of value 5 without loss of Happiness, possible even at 0."""
    has_initiative(1)
    built: Changes = {
        "p0.buildings": -1,
        "osiris:row5/bread": "p0",
        "p0.production.bread": 2,
        "p0.bread": 2,
    }
    assert resolved("S01", "osiris:row5/bread") == built
    unhappy = holding("S01").player(happiness=0)
    assert resolved("S01", "osiris:row5/bread", at=unhappy) == built
    assert offered(choosing("S01")) == places(5, *DISTRICTS)


def test_S02() -> None:
    """Initiative 2; an Osiris of value 3, quarries only, without loss of Happiness.

    T14 may shift the value, the two districts remain (R102).
    """
    has_initiative(2)
    assert resolved("S02", "osiris:row3/granite") == {
        "p0.buildings": -1,
        "osiris:row3/granite": "p0",
        "p0.production.granite": 1,
        "p0.production.bread": 1,
        "p0.granite": 1,
    }
    assert offered(choosing("S02")) == places(3, "limestone", "granite")
    shifting = choosing("S02", "value:5", at=holding("S02").give(0, "T14"))
    assert offered(shifting) == places(5, "limestone", "granite")


def test_S03() -> None:
    """Initiative 3; an Osiris of value 3, workshops only, without loss of Happiness.

    T14 may shift the value, the two districts remain (R102).
    """
    has_initiative(3)
    assert resolved("S03", "osiris:row3/bread") == {
        "p0.buildings": -1,
        "osiris:row3/bread": "p0",
        "p0.production.bread": 1,
        "p0.production.granite": 1,
        "p0.bread": 1,
    }
    assert offered(choosing("S03")) == places(3, "papyrus", "bread")
    shifting = choosing("S03", "value:1", at=holding("S03").give(0, "T14"))
    assert offered(shifting) == places(1, "papyrus", "bread")


def brings_any(card: str, amount: int, goods: tuple[str, ...], ways: int) -> None:
    """Check every mixture of `count` Resources of these kinds, and no Gold."""
    options = offered(choosing(card))
    assert len(options) == len(set(options)) == ways
    for option in options:
        mixture = [part.split("=") for part in option.removeprefix("gain:").split(",")]
        gained: Changes = {f"p0.{good}": int(n) for good, n in mixture}
        assert {good for good, _ in mixture} <= set(goods)
        assert sum(int(n) for _, n in mixture) == amount
        assert resolved(card, option) == gained


def test_S04() -> None:
    """Initiative 4; five Resources of any kinds but Gold: 56 mixtures."""
    has_initiative(4)
    brings_any("S04", 5, DISTRICTS, 56)


def keeps_one_of_two(card: str, first: str, second: str) -> None:
    """Check the two topmost cards: one is kept, the other goes back into the deck."""
    for kept, returned in ((first, second), (second, first)):
        game = holding(card).deck(first, second).game()
        looking = play(game, f"reward:{card}")
        looking.pop("p0.rewards")
        assert looking == {first: "peek", second: "peek"}
        assert sorted(offered(game)) == [f"keep:{first}", f"keep:{second}"]
        assert play(game, f"keep:{kept}") == {kept: "p0", returned: "deck"}


def test_S05() -> None:
    """Initiative 5; one of the two topmost Technologies."""
    has_initiative(5)
    keeps_one_of_two("S05", "T07", "T19")
    assert resolved("S05", "keep:T05") == {"T05": "p0"}


def test_S06() -> None:
    """Initiative 6; one of the two topmost Blessings."""
    has_initiative(6)
    keeps_one_of_two("S06", "B09", "B21")
    assert resolved("S06", "keep:B06") == {"B06": "p0"}


def test_S07() -> None:
    """Initiative 7; 2 Scribes and 1 Gold."""
    has_initiative(7)
    assert resolved("S07") == {"p0.scribes": 2, "p0.gold": 1}


def test_S08() -> None:
    """Initiative 8; one of each Resource but Gold."""
    has_initiative(8)
    assert resolved("S08") == {f"p0.{good}": 1 for good in DISTRICTS}


def test_S09() -> None:
    """Initiative 9; three of Limestone and Granite: 4 mixtures."""
    has_initiative(9)
    brings_any("S09", 3, ("limestone", "granite"), 4)


def test_S10() -> None:
    """Initiative 10; three of Bread and Papyrus: 4 mixtures."""
    has_initiative(10)
    brings_any("S10", 3, ("papyrus", "bread"), 4)


def test_S11() -> None:
    """Initiative 11; Population 3, Happiness 2; reaching 9 opens the third Market section."""
    has_initiative(11)
    moved: Changes = {"p0.population": 3, "p0.happiness": 2}
    assert resolved("S11") == moved
    assert resolved("S11", at=holding("S11").player(population=6)) == moved | {
        "open_sections": 1,
        "B05": "market:3/1",
        "T04": "market:3/2",
        "T05": "market:3/3",
        "D01": "market:3/4",
    }


def test_S12() -> None:
    """Initiative 12, the highest single card, which decides between equal sums; 2 Gold."""
    has_initiative(12)
    assert drafted((12, 1), (6, 7)) == "0 1"
    assert drafted((6, 7), (12, 1)) == "1 0"
    assert resolved("S12") == {"p0.gold": 2}


# Destiny


def after_maat() -> Position:
    """Return a Maat at which seat 0 takes its Destiny card first."""
    at = Position()
    at.state.phase = Phase.DESTINY
    for player in at.state.players:
        player.destiny = -1
    return at


def taken(card: str, *choices: str, at: Position | None = None) -> Changes:
    """Return the changes by taking the card; the next player chooses from the other three."""
    game = (at or after_maat()).game()
    changed = play(game, f"destiny:{card}", *choices)
    assert offered(game) == [f"destiny:{other}" for other in ANKH if other != card]
    assert changed.pop("p0.destiny") == card
    assert changed.pop("active") == "1"
    return changed


def brings(card: str, reward: Changes, *choices: str) -> None:
    """Check the gain after a Maat and in the setup."""
    assert taken(card, *choices) == reward
    assert resolved(card, *choices) == reward


def breaks_ties(card: str) -> None:
    """Check that the higher Ankh goes first at +2 and -2, for any former order."""
    for other in ANKH:
        if other != card:
            goes_first = ANKH.index(card) > ANKH.index(other)
            assert tied(card, other) == ("0 1" if goes_first else "1 0")
            assert tied(other, card) == ("1 0" if goes_first else "0 1")


def tied(first: str, second: str) -> str:
    """Return the turn order after a Maat with balances of +2 and -2."""
    at = Position()
    at.state.phase = Phase.FAITH
    at.player(0, destiny=ANKH.index(first)).player(1, destiny=ANKH.index(second))
    pure = at.scales(0, "pure", "white", 2)
    tainted = at.scales(1, "tainted", "gray", 2)
    game = at.game()
    changed = changes(described(at.state, at.settings), described(game.state, at.settings))
    order = str(changed.pop("order", "0 1"))
    assert changed == {
        "phase": "DESTINY",
        pure: "bag",
        tainted: "bag",
        "p0.balance": 2,
        "p1.balance": -2,
        "p0.destiny": "",
        "p1.destiny": "",
    }
    return order


def test_A01() -> None:
    """Ankh 0; a Scribe."""
    brings("A01", {"p0.scribes": 1})
    breaks_ties("A01")


def test_A02() -> None:
    """Ankh 1; a Gold."""
    brings("A02", {"p0.gold": 1})
    breaks_ties("A02")


def test_A03() -> None:
    """Ankh 2; Population or Happiness by 1, only what moves (R103)."""
    brings("A03", {"p0.population": 1}, "advance:population")
    brings("A03", {"p0.happiness": 1}, "advance:happiness")
    breaks_ties("A03")
    content = after_maat().player(population=7, happiness=7)
    assert taken("A03", at=content) == {"p0.population": 1}
    crowded = after_maat().player(population=21, happiness=12)
    assert taken("A03", at=crowded) == {"p0.happiness": 1}
    perfect = after_maat().player(population=21, happiness=21)
    assert taken("A03", at=perfect) == {}
    growing = after_maat().player(population=8)
    assert taken("A03", "advance:population", at=growing) == {
        "p0.population": 1,
        "open_sections": 1,
        "B05": "market:3/1",
        "T04": "market:3/2",
        "T05": "market:3/3",
        "D01": "market:3/4",
    }


def test_A04() -> None:
    """Ankh 3; a Faith, which is kept for the next Maat while older Faith is lost (R37)."""
    brings("A04", {"p0.faith": 1})
    breaks_ties("A04")
    at = Position().player(0, faith=2, destiny=1).player(1, destiny=0)
    at.state.phase = Phase.FAITH
    assert at.play("faith:0", "destiny:A04") == {
        "phase": "DESTINY",
        "active": "1",
        "p0.faith": 1 - 2,
        "p0.destiny": "A04",
        "p1.destiny": "",
    }
