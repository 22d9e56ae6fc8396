"""The Decrees D01–D24, scored at the end of the game for the own possessions."""

from tekhenu.rules.state import Phase
from tests.positions import Changes, Position, described, offered, play

ORDER_VP = {2: (3,), 3: (3, 2), 4: (3, 2)}  # for the first places in turn order


def at_the_end(players: int = 2) -> Position:
    at = Position(players)
    at.state.phase, at.state.round = Phase.FINAL_DECREES, 16
    return at


def over(at: Position, points: int, *decrees: str, seat: int = 0) -> Changes:
    """Return the end of the game with the VP of the Decrees and for the turn order."""
    changed: Changes = {"phase": "OVER"}
    if at.state.order.index(seat):
        changed["active"] = "0"
    if decrees:
        changed[f"p{seat}.scored"] = " ".join(decrees)
    if points:
        changed[f"p{seat}.vp.decrees"] = points
    for first, vp in zip(at.state.order, ORDER_VP[at.settings.players], strict=False):
        changed[f"p{first}.vp.turn_order"] = vp
    return changed


def scores(decree: str, points: int, at: Position, seat: int = 0) -> None:
    """Check the VP of the Decree, the only one in the game, and none if it is not chosen."""
    at.give(seat, decree)
    assert at.play(f"score:{decree}") == over(at, points, decree, seat=seat)
    assert at.play("pass") == over(at, 0, seat=seat)


def city() -> Position:
    """Return a position with a different number of each thing.

    Seat 0 has three workshops, two quarries, four Temple Buildings, six Pillars, four Statues of
    gods and one for the people; seat 1 has one of each.
    """
    at = at_the_end()
    at.build(0, "osiris:row1/papyrus", "osiris:row5/bread", "osiris:row6/bread")
    at.build(0, "osiris:row2/limestone", "osiris:row3/granite")
    at.build(0, "hathor:row1/1", "hathor:row3/1", "hathor:column2/1", "hathor:column3/1")
    at.build(0, "statue:horus", "statue:ra", "statue:hathor", "statue:bastet")
    at.build(0, "statue:temple-row")
    spaces = ("r1c1/0", "r1c2/0", "r3c3/0", "r4c4/0", "r5c2/0", "r2c5/0")
    for tile, space in zip(("P04", "P05", "P06", "P07", "P08", "P09"), spaces, strict=True):
        at.pillar(0, tile, space)
    at.build(1, "osiris:row2/bread", "osiris:row1/granite", "hathor:column1/1")
    at.build(1, "statue:thoth", "statue:workshops")
    return at.pillar(1, "P10", "r3c1/0")


def counts(decree: str, mine: int, theirs: int) -> None:
    """Check the VP of seat 0 and seat 1 in the city, and 0 VP without pieces."""
    scores(decree, mine, city(), seat=0)
    scores(decree, theirs, city(), seat=1)
    scores(decree, 0, at_the_end())


def test_D01() -> None:
    """3 VP per own Technology, none for Blessings."""
    at = at_the_end().give(0, "T05", "T09", "B10").give(1, "T07", "T12", "T13")
    scores("D01", 2 * 3, at)
    scores("D01", 0, at_the_end())


def test_D02() -> None:
    """4 VP per different symbol among all Decrees held, scored or not (R41)."""
    scores("D02", 4, at_the_end())
    at = at_the_end().give(0, "D02", "D01", "D04", "D05", "D22").give(1, "D09")
    assert at.play("score:D02", "pass", "pass") == over(at, 3 * 4, "D02")
    six = at_the_end().give(0, "D02", "D04", "D22", "D09", "D12", "D14")
    assert six.play("score:D02", "pass") == over(six, 6 * 4, "D02")


def test_D03() -> None:
    """2 Gold score another one of the Decrees chosen a second time (R15, R40)."""

    def rich(*others: str, **goods: int) -> Position:
        return at_the_end().player(happiness=13, population=13, **goods).give(0, "D03", *others)

    at = rich("D05", gold=2)
    twice = over(at, 8 + 8, "D03", "D05") | {"p0.gold": -2}
    assert at.play("score:D03", "score:D05", "repeat:D05") == twice
    assert at.play("score:D05", "score:D03", "pass") == over(at, 8, "D03", "D05")
    assert at.play("score:D05", "pass") == over(at, 8, "D05")  # D03 itself not chosen
    poor = rich("D05", gold=1, papyrus=5)
    assert poor.play("score:D03", "score:D05") == over(poor, 8, "D03", "D05")
    alone = rich(gold=2)
    assert alone.play("score:D03") == over(alone, 0, "D03")
    unchosen = rich("D05", gold=2)
    assert unchosen.play("score:D03", "pass") == over(unchosen, 0, "D03")
    game = rich("D05", "D12", gold=2).game()
    play(game, "score:D03", "score:D05", "score:D12")
    assert offered(game) == ["repeat:D05", "repeat:D12", "pass"]

    paid_again = rich("D04", gold=2, bread=3)
    choices = ["score:D03", "score:D04", "pay:bread=1", "pass", "repeat:D04"]
    paid = over(paid_again, 3 * 4, "D03", "D04") | {"p0.gold": -2, "p0.bread": -3}
    assert paid_again.play(*choices, "pay:bread=1", "pay:bread=1") == paid
    for goods, each in (({"gold": 3, "papyrus": 4}, 2 + 4), ({"gold": 2, "papyrus": 30}, 20)):
        at = rich("D08", **goods)
        twice = over(at, 2 * each, "D03", "D08") | {"p0.gold": -2}
        assert at.play("score:D03", "score:D08", "repeat:D08") == twice


def test_D04() -> None:
    """4 VP per ▲ of Population, each for a Resource; all, some or none of them are paid."""

    def crowded(population: int = 13, **goods: int) -> Position:
        return at_the_end().player(population=population, **goods).give(0, "D04")

    at = crowded(papyrus=1, gold=2)
    both = over(at, 8, "D04") | {"p0.papyrus": -1, "p0.gold": -1}
    assert at.play("score:D04", "pay:papyrus=1", "pay:gold=1") == both
    one = over(at, 4, "D04") | {"p0.gold": -1}
    assert at.play("score:D04", "pay:gold=1", "pass") == one
    assert at.play("score:D04", "pass") == over(at, 0, "D04")
    last = crowded(granite=1)
    assert last.play("score:D04", "pay:granite=1") == over(last, 4, "D04") | {"p0.granite": -1}
    for unable in (crowded(), crowded(scribes=3), crowded(population=8, bread=3)):
        assert unable.play("score:D04") == over(unable, 0, "D04")
    for steps, reached in enumerate((9, 13, 16, 19, 21), 1):
        at = crowded(population=reached, bread=6)
        paid = over(at, 4 * steps, "D04") | {"p0.bread": -steps}
        assert at.play("score:D04", *["pay:bread=1"] * steps) == paid


def test_D05() -> None:
    """4 VP per ▲ of Happiness, the highest number reached only."""
    for happiness, steps in ((8, 0), (9, 1), (12, 1), (13, 2), (16, 3), (19, 4), (21, 5)):
        at = at_the_end().player(0, population=21, happiness=happiness)
        scores("D05", 4 * steps, at.player(1, population=21, happiness=21))


def test_D06() -> None:
    """The steps of Happiness above the lowest marker of all; nothing for the lowest."""

    def three(mine: int, second: int, third: int) -> Position:
        at = at_the_end(3)
        for seat, happiness in enumerate((mine, second, third)):
            at.player(seat, population=21, happiness=happiness)
        return at

    scores("D06", 10 - 3, three(10, 7, 3))
    scores("D06", 10 - 7, three(10, 7, 15))
    scores("D06", 0, three(2, 7, 3))


def test_D07() -> None:
    """3 VP per Scribe left over, of the own only."""
    scores("D07", 4 * 3, at_the_end().player(0, scribes=4, gold=2).player(1, scribes=7))
    scores("D07", 0, at_the_end().player(1, scribes=7))


def test_D08() -> None:
    """2 VP per Gold and 1 per other Resource left over, at most 20; D04 is paid before."""
    goods = {"papyrus": 1, "bread": 2, "limestone": 3, "granite": 4, "gold": 4}
    scores("D08", 10 + 2 * 4, at_the_end().player(0, **goods, scribes=5).player(1, gold=9))
    scores("D08", 20, at_the_end().player(gold=10))
    scores("D08", 20, at_the_end().player(gold=10, bread=1))
    scores("D08", 0, at_the_end())
    at = at_the_end().player(population=9, papyrus=3).give(0, "D04", "D08")
    paid_first = over(at, 4 + 2, "D04", "D08") | {"p0.papyrus": -1}
    assert at.play("score:D08", "score:D04", "pay:papyrus=1") == paid_first


def test_D09() -> None:
    """3 VP per own quarry."""
    counts("D09", 2 * 3, 1 * 3)


def test_D10() -> None:
    """3 VP per own workshop."""
    counts("D10", 3 * 3, 1 * 3)


def test_D11() -> None:
    """2 VP per own workshop or quarry."""
    counts("D11", (3 + 2) * 2, (1 + 1) * 2)


def test_D12() -> None:
    """3 VP per own Building at the Temple."""
    counts("D12", 4 * 3, 1 * 3)


def test_D13() -> None:
    """3 VP per own Pillar."""
    counts("D13", 6 * 3, 1 * 3)


def test_D14() -> None:
    """2 VP per own Statue anywhere and per own Temple Building."""
    counts("D14", (4 + 1) * 2 + 4 * 2, (1 + 1) * 2 + 1 * 2)


def test_D15() -> None:
    """2 VP per own Pillar and per own Temple Building."""
    counts("D15", 6 * 2 + 4 * 2, 1 * 2 + 1 * 2)


def test_D16() -> None:
    """4 VP per own Statue of a god."""
    counts("D16", 4 * 4, 1 * 4)


def test_D17() -> None:
    """2 VP per own Statue anywhere and per own Pillar."""
    counts("D17", (4 + 1) * 2 + 6 * 2, (1 + 1) * 2 + 1 * 2)


def test_D18() -> None:
    """3 VP per own Statue anywhere."""
    counts("D18", (4 + 1) * 3, (1 + 1) * 3)


def test_D19() -> None:
    """5 VP per own Statue for the people."""
    counts("D19", 1 * 5, 1 * 5)


def test_D20() -> None:
    """10 VP for the first and 5 for the second in turn order; not in games of two."""
    for players in (3, 4):
        for place, points in enumerate((10, 5, 0, 0)[:players]):
            at = at_the_end(players)
            at.state.order = [2, 0, 1, *range(3, players)]
            scores("D20", points, at, seat=at.state.order[place])
    at = at_the_end()
    assert described(at.state, at.settings)["D20"] == "box"


def test_D21() -> None:
    """1 VP per own Building anywhere."""
    counts("D21", 3 + 2 + 4, 1 + 1 + 1)


def test_D22() -> None:
    """Half of what the own Pure dice weigh, rounded up (R41)."""
    at = at_the_end()
    at.scales(0, "pure", "white", 5)
    at.scales(0, "pure", "yellow", 4)
    at.scales(0, "tainted", "gray", 6)
    at.scales(0, "below", "gray", 6)
    at.scales(1, "pure", "black", 6)
    scores("D22", 5, at)
    even = at_the_end()
    even.scales(0, "pure", "white", 4)
    scores("D22", 2, even)
    impure = at_the_end()
    impure.scales(0, "tainted", "gray", 6)
    scores("D22", 0, impure)


def last_maat(markers: list[int], *decrees: str, **values: int) -> Position:
    """Return the last Maat with the Decrees in the hand of seat 0, which is first."""
    at = Position().give(0, *decrees).player(**values).player(1, balance=1)
    at.state.phase, at.state.round, at.state.wheel = Phase.JUDGMENT, 16, 2
    at.state.markers = markers
    return at


def test_D23() -> None:
    """Before the final Scoring any action with any value, at no Resources (R40, R105)."""
    last = [-1, 3]
    gone: Changes = {"marker 2": "-1"}
    at = last_maat(last, "D23")
    honored = over(at, 0, "D23") | gone
    honored |= {"p0.statues": -1, "statue:thoth/1": "p0", "p0.vp.statues": 1}
    assert at.play("declare:D23", "god:horus", "value:5", "statue:thoth") == honored

    assert at.play("pass") == over(at, 0) | gone  # nor can it be scored afterwards

    osiris = at.play("declare:D23", "god:osiris", "value:1", "osiris:row1/granite")
    assert osiris == over(at, 0, "D23") | gone | {
        "p0.happiness": -1,
        "p0.buildings": -1,
        "osiris:row1/granite": "p0",
        "p0.production.granite": 1,
        "p0.granite": 1,
        "p0.vp.districts": 3,
        "p0.vp.bread": -3,
    }
    unhappy = last_maat(last, "D23", happiness=0).game()
    unhappy.play("declare:D23")
    assert "god:osiris" not in offered(unhappy)

    curious = last_maat(last, "D23", population=9, happiness=9).market(
        3, "B20", "T20", "T21", "D12"
    )
    cards = ("market:3/4", "market:3/2")
    learnt = curious.play("declare:D23", "god:thoth", "value:3", *cards, "score:D12")
    assert learnt == over(curious, 0, "D12", "D23") | gone | {
        "D12": "p0",
        "T20": "p0",
        "D01": "market:3/4",
        "T04": "market:3/2",
        "p0.vp.happiness": 3,
    }

    counted = last_maat(last, "D23", "D01", "D05", "D09", "D12", population=9, happiness=9).game()
    play(counted, "declare:D23", "produce:bread", "value:1")
    assert offered(counted) == ["score:D05", "score:D09", "score:D12", "pass"]
    play(counted, "score:D05", "score:D12")
    assert counted.over  # three places are taken

    assert offered(last_maat([3, 5], "D23").game()) == [f"destiny:A0{n}" for n in (1, 2, 3, 4)]


def test_D24() -> None:
    """The own Temple Buildings and Pillars score once more; Statues have no part in it (R15)."""
    buildings, lines_of_pillars = 4, 1 + 2 + 2 + 0 + 1 + 0
    counts("D24", buildings + lines_of_pillars, 1 + 1)
