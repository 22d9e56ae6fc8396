"""The Starting cards of the expansion, E01–E12 (R70)."""

from tekhenu.rules.state import Phase
from tests.positions import Changes, Position, offered, play

from .table import conquered, settings

OTHERS = ("E03", "E12", "A01")
FIRST_E, FIRST_A = 16, 12


def code(card: str) -> int:
    return int(card[1:]) - 1 + (FIRST_E if card[0] == "E" else FIRST_A)


def holding(card: str) -> Position:
    """Give seat 0 this card and two more to resolve, so that the order is a choice."""
    at = Position(settings=settings())
    at.state.phase, at.state.round = Phase.REWARDS, 0
    companions = [other for other in OTHERS if other != card][-2:]
    at.state.players[0].rewards = [code(c) for c in (card, *companions)]
    return at


def resolved(card: str, *choices: str, at: Position | None = None) -> Changes:
    """Return the changes by resolving the card, except for the card itself."""
    at = at or holding(card)
    left = [c for c in at.state.players[0].rewards if c != code(card)]
    changed = at.play(f"reward:{card}", *choices)
    assert changed.pop("p0.rewards") == " ".join(map(str, sorted(left)))
    return changed


def test_E01() -> None:
    """Seth with a value of 1, without soldiers and without blood; all the rest comes."""
    expected = conquered(1, 0) | {"p0.papyrus": 1, "p0.bread": 1}
    del expected["p0.blood"], expected["p0.soldiers"]
    assert resolved("E01", "conquest:r1c1") == expected
    taken = holding("E01").build(1, "region1")
    assert resolved("E01", at=taken) == {}


def test_E02() -> None:
    """Osiris with a value of 3 in any district, no Happiness lost."""
    at = holding("E02").player(0, happiness=0)
    game = at.game()
    play(game, "reward:E02")
    assert offered(game) == [
        f"osiris:row3/{good}" for good in ("papyrus", "bread", "limestone", "granite")
    ]
    assert play(game, "osiris:row3/bread") == {
        "osiris:row3/bread": "p0",
        "p0.buildings": -1,
        "p0.production.bread": 1,
        "p0.production.granite": 1,
        "p0.bread": 1,
    }


def test_E03() -> None:
    assert resolved("E03") == {"p0.soldiers": 4}


def test_E04() -> None:
    """Any five Resources, no Gold."""
    game = holding("E04").game()
    play(game, "reward:E04")
    assert len(offered(game)) == 56  # five of four kinds
    assert not [name for name in offered(game) if "gold" in name]
    assert play(game, "gain:papyrus=1,granite=4") == {"p0.papyrus": 1, "p0.granite": 4}


def test_E05() -> None:
    """Two Technologies from the deck, one of them kept face up."""
    at = holding("E05").deck("T10", "T20")
    assert resolved("E05", "keep:T20", at=at) == {"T20": "p0"}


def test_E06() -> None:
    at = holding("E06").deck("B10", "B20")
    assert resolved("E06", "keep:B10", at=at) == {"B10": "p0"}


def test_E07() -> None:
    assert resolved("E07") == {"p0.scribes": 1, "p0.gold": 1, "p0.priests": 1}


def test_E08() -> None:
    assert resolved("E08") == {"p0.priests": 2, "p0.soldiers": 1}


def test_E09() -> None:
    assert resolved("E09", "gain:limestone=2,granite=1") == {"p0.limestone": 2, "p0.granite": 1}


def test_E10() -> None:
    assert resolved("E10", "gain:papyrus=2,bread=1") == {"p0.bread": 1, "p0.papyrus": 2}


def test_E11() -> None:
    """Population first, so that Happiness has room."""
    at = holding("E11").player(0, population=5, happiness=5)
    assert resolved("E11", at=at) == {"p0.population": 2, "p0.happiness": 2}


def test_E12() -> None:
    assert resolved("E12") == {"p0.gold": 1, "p0.soldiers": 1}
