"""The conquest tiles Q01–Q12 (R67)."""

from tests.positions import Changes, Position, offered, play

from .table import moment, position, seth_die

PLACE = "r1c3"  # its printed reward: 2 Faith


def covering(tile: str) -> Changes:
    """Return the additional gain of a Pillar on the tile, compared with the empty space."""
    return difference(ra(position().conquest(tile, PLACE)), ra(position()))


def ra(at: Position) -> Changes:
    at.player(0, limestone=9, granite=9, population=20, happiness=5)
    die = at.die("ra", "white", 1)  # P03 in a Sunny Ra: no ability
    return at.play(die, "god:ra", f"temple:{PLACE}/0")


def building(tile: str, line: str = "row1") -> Changes:
    """Return the additional gain of a Building beside a line because of the tile in it."""
    return difference(hathor(position().conquest(tile, PLACE), line), hathor(position(), line))


def hathor(at: Position, line: str) -> Changes:
    at.player(0, bread=9, population=10, happiness=5)
    die = at.die("hathor", "yellow", 2)
    return at.play(die, "god:hathor", f"hathor:{line}/1")


def difference(with_tile: Changes, without: Changes) -> Changes:
    """Return the goods and VP that only the tile gives."""
    found: Changes = {}
    for key in with_tile.keys() | without.keys():
        if key[0] == "p" and key[2] == ".":
            one, other = with_tile.get(key, 0), without.get(key, 0)
            if isinstance(one, int) and isinstance(other, int) and one != other:
                found[key] = one - other
    return found


def pays_a_pillar(tile: str, **gains: int) -> None:
    """Check that a Pillar on it pays once and removes it, and that a Building pays nothing."""
    assert covering(tile) == {f"p0.{what.replace('_', '.')}": n for what, n in gains.items()}
    assert ra(position().conquest(tile, PLACE))[tile] == "removed"
    assert building(tile) == {}


def pays_the_line(tile: str, **gains: int) -> None:
    """Check that Buildings beside its lines pay, but no others; a Pillar only removes it."""
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


# Where conquest tiles lie, and when they pay (R67)


def test_R67_empty_for_a_conquest_tile_is_without_any_tile() -> None:
    at = position().player(0, soldiers=1).conquest("Q07", "r1c1").pillar(-1, "P10", "r1c2/0")
    die = seth_die(at, 1)
    game = at.game()
    play(game, die)
    assert moment(game) == (0, "conquest")
    assert len(offered(game)) == 23
    assert not {"conquest:r1c1", "conquest:r1c2"} & set(offered(game))


def test_R67_for_ra_and_hathor_the_space_is_empty_and_its_reward_stays_valid() -> None:
    at = position().player(0, limestone=9, granite=9).conquest("Q01", "r1c1")
    die = at.die("ra", "white", 1)
    changed = at.play(die, "god:ra", "temple:r1c1/0")
    assert (changed["p0.papyrus"], changed["p0.gold"]) == (1, 2)
    at = position().player(0, bread=2).conquest("Q01", "r1c1")
    die = at.die("hathor", "yellow", 1)
    assert at.play(die, "god:hathor", "hathor:row1/1")["p0.papyrus"] == 1


def test_R67_P19_doubles_the_printed_reward_only() -> None:
    """P19 works in the sun; r1c1 shows 1 Papyrus."""
    at = position().player(0, limestone=9).conquest("Q01", "r1c1").display("P01", "P02", "P19")
    die = at.die("ra", "white", 1)
    changed = at.play(die, "god:ra", "temple:r1c1/0")
    assert (changed["p0.papyrus"], changed["p0.gold"]) == (2, 2)


def test_R67_all_line_tiles_of_a_line_pay_whoever_builds_and_stay() -> None:
    at = position().player(0, bread=2).conquest("Q07", "r1c1").conquest("Q09", "r1c4")
    at.conquest("Q11", "r2c1")
    die = at.die("hathor", "yellow", 1)
    changed = at.play(die, "god:hathor", "hathor:row1/1")
    assert (changed["p0.gold"], changed["p0.scribes"]) == (1, 1)
    assert not {"p0.soldiers", "Q07", "Q09", "Q11"} & set(changed)


def test_R67_line_tiles_pay_after_the_population() -> None:
    """Q12's Happiness finds the room that Hathor has just made."""
    at = position().player(0, bread=2, population=5, happiness=5).conquest("Q12", "r1c1")
    die = at.die("hathor", "yellow", 1)
    changed = at.play(die, "god:hathor", "hathor:row1/1")
    assert (changed["p0.population"], changed["p0.happiness"]) == (1, 1)


def test_R67_a_temple_statue_triggers_none() -> None:
    at = position().player(0, granite=1).conquest("Q07", "r3c1")
    die = at.die("horus", "white", 1)
    assert at.play(die, "god:horus", "statue:temple-row")["p0.gold"] == 1  # the one lying there


def test_R67_without_a_tile_or_a_space_none_is_placed() -> None:
    at = position().player(0, soldiers=1)
    at.seth.removed = sorted([at.seth.conquest, *at.seth.stack])
    at.seth.stack, at.seth.conquest = [], -1
    die = seth_die(at, 1)
    assert at.play(die)["region1/1"] == "p0"
    full = position().player(0, soldiers=1)
    for number in range(20):
        tile = full.state.stack[-1]
        full.pillar(-1, f"P{tile + 1:02}", f"r{number // 5 + 1}c{number % 5 + 1}/0")
    for column in range(1, 6):
        full.conquest(f"Q{column + 1:02}", f"r5c{column}")
    die = seth_die(full, 1)
    changed = full.play(die)
    assert changed["region1/1"] == "p0"
    assert "Q01" not in changed
