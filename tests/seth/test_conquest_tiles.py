"""The conquest tiles Q01–Q12 (R67)."""

from tests.positions import Changes, Position

from .table import position

PLACE = "r1c3"  # its printed reward: 2 Faith


def covering(tile: str) -> Changes:
    """What a Pillar brings on the tile beyond what it brings on the bare space."""
    return difference(ra(position().conquest(tile, PLACE)), ra(position()))


def ra(at: Position) -> Changes:
    at.player(0, limestone=9, granite=9, population=20, happiness=5)
    die = at.die("ra", "white", 1)  # P03 in a Sunny Ra: no ability
    return at.play(die, "god:ra", f"temple:{PLACE}/0")


def building(tile: str, line: str = "row1") -> Changes:
    """What a Building beside a line brings with the tile there beyond what it brings without."""
    return difference(hathor(position().conquest(tile, PLACE), line), hathor(position(), line))


def hathor(at: Position, line: str) -> Changes:
    at.player(0, bread=9, population=10, happiness=5)
    die = at.die("hathor", "yellow", 2)
    return at.play(die, "god:hathor", f"hathor:{line}/1")


def difference(with_tile: Changes, without: Changes) -> Changes:
    """Goods and points that only the tile brings."""
    found: Changes = {}
    for key in with_tile.keys() | without.keys():
        if key[0] == "p" and key[2] == ".":
            one, other = with_tile.get(key, 0), without.get(key, 0)
            if isinstance(one, int) and isinstance(other, int) and one != other:
                found[key] = one - other
    return found


def pays_a_pillar(tile: str, **gains: int) -> None:
    """A Pillar on it pays once and removes it; a Building in the line brings nothing."""
    assert covering(tile) == {f"p0.{what.replace('_', '.')}": n for what, n in gains.items()}
    assert ra(position().conquest(tile, PLACE))[tile] == "removed"
    assert building(tile) == {}


def pays_the_line(tile: str, **gains: int) -> None:
    """Buildings beside its row and its column are paid, others not; a Pillar only removes it."""
    expected = {f"p0.{what.replace('_', '.')}": n for what, n in gains.items()}
    assert building(tile, "row1") == expected
    assert building(tile, "column3") == expected
    assert building(tile, "row2") == {}
    assert covering(tile) == {}
    assert ra(position().conquest(tile, PLACE))[tile] == "removed"


def test_Q01() -> None:
    pays_a_pillar("Q01", gold=2)


def test_Q02() -> None:
    pays_a_pillar("Q02", vp_conquest=3)


def test_Q03() -> None:
    pays_a_pillar("Q03", scribes=2)


def test_Q04() -> None:
    pays_a_pillar("Q04", faith=2, priests=1)


def test_Q05() -> None:
    pays_a_pillar("Q05", soldiers=2)


def test_Q06() -> None:
    """The top Technology of the deck, face up."""
    at = position().conquest("Q06", PLACE).deck("T20")
    assert ra(at).get("T20") == "p0"
    assert building("Q06") == {}


def test_Q07() -> None:
    pays_the_line("Q07", gold=1)


def test_Q08() -> None:
    pays_the_line("Q08", vp_conquest=2)


def test_Q09() -> None:
    pays_the_line("Q09", scribes=1)


def test_Q10() -> None:
    pays_the_line("Q10", priests=1)


def test_Q11() -> None:
    pays_the_line("Q11", soldiers=1)


def test_Q12() -> None:
    pays_the_line("Q12", happiness=1)
