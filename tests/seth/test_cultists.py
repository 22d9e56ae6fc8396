"""The Cultists C01–C08 (R68)."""

from tests.positions import Changes, Position

from .table import conquered, laid, position

HORUS = {"p0.statues": -1, "p0.granite": -1, "statue:workshops": "p0"} | {
    "gold statue:workshops": -1,
    "p0.gold": 1,
}


def rich(cultist: str) -> Position:
    at = position().cultist(0, cultist)
    goods = {"papyrus": 9, "bread": 9, "limestone": 9, "granite": 9}
    return at.player(0, population=10, happiness=5, soldiers=3, **goods)


def test_C01() -> None:
    """Performing Seth: 1 Gold."""
    at = rich("C01")
    die = at.die("seth", "gray", 1)
    expected = conquered(1, 1) | laid(die) | {"p0.papyrus": 1, "p0.bread": 1, "p0.gold": 1}
    assert at.play(die, "conquest:r1c1") == expected


def test_C02() -> None:
    """Building a Statue: 1 priest."""
    at = rich("C02")
    die = at.die("horus", "white", 1)
    expected = HORUS | laid(die, "pure") | {"p0.priests": 1}
    assert at.play(die, "god:horus", "statue:workshops") == expected


def test_C03() -> None:
    """Raising a Pillar: 1 soldier."""
    at = rich("C03")
    die = at.die("ra", "white", 1)
    assert at.play(die, "god:ra", "temple:r1c1/0").get("p0.soldiers") == 1


def test_C04() -> None:
    """Performing Hathor: 1 Scribe."""
    at = rich("C04")
    die = at.die("hathor", "yellow", 1)
    assert at.play(die, "god:hathor", "hathor:row1/1").get("p0.scribes") == 1


def test_C05() -> None:
    """Performing Bastet: 1 Faith and 1 Population, after the festival."""
    at = rich("C05").player(0, population=6, happiness=5)
    die = at.die("bastet", "black", 5)
    expected: Changes = {"p0.papyrus": -2, "p0.happiness": 1, "p0.population": 1, "p0.faith": 1}
    assert at.play(die, "god:bastet") == expected | laid(die, "pure")


def test_C06() -> None:
    """Performing Thoth: 1 priest."""
    at = rich("C06")
    die = at.die("thoth", "black", 1)
    assert at.play(die, "god:thoth", "market:1/1").get("p0.priests") == 1


def test_C07() -> None:
    """Performing Osiris: 2 VP."""
    at = rich("C07")
    die = at.die("osiris", "brown", 1)
    assert at.play(die, "god:osiris", "osiris:row1/bread").get("p0.vp.cultists") == 2


def test_C08() -> None:
    """Producing an excess: 2 VP, however much; none without an excess."""
    at = rich("C08")
    die = at.die("horus", "white", 5)
    expected = {"p0.limestone": 2, "p0.excess.limestone": 3, "p0.vp.cultists": 2}
    assert at.play(die, "produce:limestone") == expected | laid(die, "pure")
    at = rich("C08")
    die = at.die("horus", "white", 2)
    assert at.play(die, "produce:limestone") == {"p0.limestone": 2} | laid(die, "pure")
