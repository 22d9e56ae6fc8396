"""Maat, both Scorings and the result, with the position and the markers set by hand."""

from dataclasses import dataclass

import pytest

from tekhenu.rules.state import Phase
from tests.positions import Changes, Position, changes, described, offered

ARROW = 3  # where the arrow points with the wheel at 2
ORDER_VP = {2: (3,), 3: (3, 2), 4: (3, 2)}

# VP and Bread due for n Buildings that have left the Building row.
ROW_VP = (0, 0, 1, 1, 3, 3, 6, 6, 10, 10, 15)
ROW_BREAD = (0, 1, 1, 2, 2, 3, 3, 5, 5, 7, 7)


def table(players: int = 2) -> Position:
    """Return the phase before new order, with 50 VP each and balances that keep the order."""
    at = Position(players)
    at.state.phase, at.state.round, at.state.wheel = Phase.JUDGMENT, 8, 2
    for seat in range(players):
        at.player(seat, vp=50, balance=seat)
    return at


def happened(at: Position, *choices: str) -> Changes:
    """Return all changes, including forced steps."""
    before = described(at.state, at.settings)
    game = at.game()
    for choice in choices:
        game.play(choice)
    return changes(before, described(game.state, at.settings))


@dataclass(frozen=True)
class Scoring:
    """The first or the second Scoring of the game, due because the arrow points at its marker."""

    number: int

    def on(self, at: Position, *choices: str) -> Changes:
        return happened(due(self.number, at), *choices)

    def around(self, at: Position) -> Changes:
        """Return the usual changes: the marker leaves; Destiny cards return, or the game ends."""
        changed: Changes = {f"marker {self.number}": "-1"}
        if self.number == 1:
            nobody = {f"p{seat}.destiny": "" for seat in range(at.settings.players)}
            return changed | {"phase": "DESTINY"} | nobody
        for seat, vp in zip(at.state.order, ORDER_VP[at.settings.players], strict=False):
            changed[f"p{seat}.vp.turn_order"] = vp
        return changed | {"phase": "OVER"}

    def brings(self, at: Position, expected: Changes, *choices: str) -> None:
        nonzero = {key: value for key, value in expected.items() if value}
        assert self.on(at, *choices) == self.around(at) | nonzero


both_scorings = pytest.mark.parametrize("scoring", [Scoring(1), Scoring(2)], ids=["first", "last"])


def due(number: int, at: Position) -> Position:
    """Return the markers before the first or the second Scoring, with one under the arrow."""
    at.state.markers = [ARROW, 5] if number == 1 else [-1, ARROW]
    return at


def unpaid(seat: int, buildings: int) -> Changes:
    """Return the VP and costs of that many Buildings for a player without Bread."""
    return {
        f"p{seat}.vp.building_row": ROW_VP[buildings],
        f"p{seat}.vp.bread": -3 * ROW_BREAD[buildings],
    }


# Step 1: the districts


@both_scorings
def test_an_empty_district_pays_nobody(scoring: Scoring) -> None:
    scoring.brings(table(), {})


@both_scorings
def test_most_pieces_win_a_district(scoring: Scoring) -> None:
    """Two low Buildings beat one high Building."""
    at = table().build(0, "osiris:row1/bread").build(1, "osiris:row5/bread", "osiris:row6/bread")
    scoring.brings(at, unpaid(0, 1) | unpaid(1, 2) | {"p1.vp.districts": 3})


@both_scorings
def test_topmost_piece_wins_a_tied_district(scoring: Scoring) -> None:
    at = table(3)
    at.build(0, "osiris:row4/granite", "osiris:row3/granite")
    at.build(1, "osiris:row2/granite", "osiris:row6/granite")
    at.build(2, "osiris:row1/granite")
    rows = unpaid(0, 2) | unpaid(1, 2) | unpaid(2, 1)
    scoring.brings(at, rows | {"p1.vp.districts": 3})


@both_scorings
def test_every_district_is_won_by_itself(scoring: Scoring) -> None:
    at = table()
    at.build(0, "osiris:row1/papyrus", "osiris:row1/limestone")
    at.build(1, "osiris:row1/bread", "osiris:row2/limestone", "osiris:row3/limestone")
    won: Changes = {"p0.vp.districts": 3, "p1.vp.districts": 6}
    scoring.brings(at, won | unpaid(0, 2) | unpaid(1, 3))


@both_scorings
@pytest.mark.parametrize("space", ["statue:workshops", "statue:quarries"])
def test_a_statue_counts_for_two_districts(scoring: Scoring, space: str) -> None:
    """Alone it wins both districts below it (R6), and it is one Statue built."""
    at = table().build(1, space)
    scoring.brings(at, {"p1.vp.districts": 6, "p1.vp.statues": 1})


@both_scorings
def test_a_statue_lies_above_row_1(scoring: Scoring) -> None:
    """It wins a tie against row 1, but not against a majority."""
    at = table().build(1, "statue:quarries")
    at.build(0, "osiris:row1/limestone", "osiris:row1/granite", "osiris:row2/granite")
    won: Changes = {"p0.vp.districts": 3, "p1.vp.districts": 3, "p1.vp.statues": 1}
    scoring.brings(at, won | unpaid(0, 3))


@both_scorings
def test_a_statue_adds_to_buildings(scoring: Scoring) -> None:
    """Statue and one Building outnumber one Building."""
    at = table().build(0, "statue:workshops", "osiris:row6/bread").build(1, "osiris:row1/bread")
    won: Changes = {"p0.vp.districts": 6, "p0.vp.statues": 1}
    scoring.brings(at, won | unpaid(0, 1) | unpaid(1, 1))


# Step 2: the Temple Complex


@both_scorings
def test_temple_pieces_and_pillars(scoring: Scoring) -> None:
    """1 VP per own Building and Statue, and per own Pillar 1 VP for each of them in its lines."""
    at = table()
    at.build(0, "hathor:row1/1", "hathor:column3/1", "statue:temple-row")
    at.pillar(0, "P04", "r1c3/0").pillar(0, "P05", "r3c3/0").pillar(0, "P06", "r5c5/0")
    at.build(1, "hathor:column5/1", "statue:temple-column")
    at.pillar(1, "P07", "r1c1/0").pillar(1, "P08", "r2c3/0")
    pieces, pillars = 3, 2 + 2 + 0
    theirs = 2 + (0 + 1)
    scored: Changes = {"p0.vp.temple": pieces + pillars, "p1.vp.temple": theirs}
    statues: Changes = {"p0.vp.statues": 1, "p1.vp.statues": 1}
    scoring.brings(at, scored | statues | unpaid(0, 2) | unpaid(1, 1))


@both_scorings
def test_two_buildings_on_a_line_both_count(scoring: Scoring) -> None:
    at = table(4).build(0, "hathor:row2/1", "hathor:row2/2").pillar(0, "P04", "r2c4/0")
    scoring.brings(at, unpaid(0, 2) | {"p0.vp.temple": 2 + 2})


# Steps 3 to 6: Statues, Happiness, Production, the Building row


@both_scorings
def test_statues_built(scoring: Scoring) -> None:
    gods = ("horus", "ra", "hathor", "bastet", "thoth", "osiris")
    for built, points in enumerate((0, 1, 3, 6, 10, 15, 21)):
        at = table().build(0, *(f"statue:{god}" for god in gods[:built]))
        scoring.brings(at, {"p0.vp.statues": points})


@both_scorings
def test_happiness_steps(scoring: Scoring) -> None:
    """3 VP per ▲ reached, the highest number only."""
    steps = {0: 0, 8: 0, 9: 1, 12: 1, 13: 2, 15: 2, 16: 3, 18: 3, 19: 4, 20: 4, 21: 5}
    for happiness, reached in steps.items():
        at = table().player(1, population=21, happiness=happiness)
        scoring.brings(at, {"p1.vp.happiness": 3 * reached})


@both_scorings
def test_full_production_tracks(scoring: Scoring) -> None:
    """2 VP per marker at 6, none for one at 5."""
    at = table().player(0, production_papyrus=6, production_bread=5, production_granite=6)
    at.player(1, production_limestone=6)
    scoring.brings(at, {"p0.vp.production": 4, "p1.vp.production": 2})


BUILDING_PLACES = [f"hathor:row{n}/1" for n in range(1, 6)] + [
    f"hathor:column{n}/1" for n in range(1, 6)
]


@both_scorings
def test_building_row(scoring: Scoring) -> None:
    """VP and Bread that the Buildings have uncovered; here no Bread is paid."""
    for built in range(11):
        at = table().build(0, *BUILDING_PLACES[:built])
        scoring.brings(at, unpaid(0, built) | {"p0.vp.temple": built})


# Step 7: Bread


def hungry(**goods: int) -> Position:
    """Return five Buildings: 5 VP in the Temple, 3 in the row, 3 Bread due."""
    return table().build(0, *BUILDING_PLACES[:5]).player(0, **goods)


FIVE_BUILDINGS: Changes = {"p0.vp.temple": 5, "p0.vp.building_row": 3}


@both_scorings
@pytest.mark.parametrize(
    ("payment", "paid"),
    [
        ("pay:bread=3", {"p0.bread": -3}),
        ("pay:gold=3", {"p0.gold": -3}),
        ("pay:bread=1,gold=2", {"p0.bread": -1, "p0.gold": -2}),
        ("pay:bread=2", {"p0.bread": -2, "p0.vp.bread": -3}),
        ("pay:gold=1", {"p0.gold": -1, "p0.vp.bread": -6}),
        ("pay:nothing", {"p0.vp.bread": -9}),
    ],
)
def test_bread_is_paid_in_full_in_part_or_not(
    scoring: Scoring, payment: str, paid: Changes
) -> None:
    """Bread or Gold as the player likes, 3 VP for each Bread left unpaid (R38)."""
    scoring.brings(hungry(bread=3, gold=3), FIVE_BUILDINGS | paid, payment)


@both_scorings
def test_ways_to_pay_bread(scoring: Scoring) -> None:
    """Never more than is due, and no other Resource."""
    at = hungry(bread=5, gold=1, papyrus=4, granite=4, scribes=4)
    without_gold = {f"pay:bread={n}" for n in (1, 2, 3)}
    with_gold = {"pay:gold=1", "pay:bread=1,gold=1", "pay:bread=2,gold=1"}
    assert (
        set(offered(due(scoring.number, at).game())) == {"pay:nothing"} | without_gold | with_gold
    )


@both_scorings
def test_bread_nobody_can_pay_is_not_asked_for(scoring: Scoring) -> None:
    scoring.brings(hungry(papyrus=9, scribes=9), FIVE_BUILDINGS | {"p0.vp.bread": -9})


@both_scorings
def test_vp_stay_at_0(scoring: Scoring) -> None:
    """VP of the Scoring can be lost again, but not more (R39)."""
    scoring.brings(hungry(vp=0), FIVE_BUILDINGS | {"p0.vp.bread": -8})
    scoring.brings(hungry(vp=1), FIVE_BUILDINGS | {"p0.vp.bread": -9})


@both_scorings
def test_t17_owes_no_bread(scoring: Scoring) -> None:
    at = hungry(bread=3).give(0, "T17").build(1, "osiris:row1/bread")
    scoring.brings(at, FIVE_BUILDINGS | {"p1.vp.districts": 3} | unpaid(1, 1))


@both_scorings
def test_t10_pays_bread_with_scribes(scoring: Scoring) -> None:
    """A Scribe serves as Gold, without VP outside the own turn (R25, R95)."""
    at = hungry(bread=1, gold=1, scribes=1).give(0, "T10")
    paid: Changes = {"p0.bread": -1, "p0.gold": -1, "p0.scribes": -1}
    scoring.brings(at, FIVE_BUILDINGS | paid, "pay:bread=1,gold=1,scribes=1")


@both_scorings
def test_bread_is_paid_in_the_new_turn_order(scoring: Scoring) -> None:
    """Seat 1, better balanced, is first now and is asked first (R104)."""
    at = hungry(bread=3).player(0, balance=2)
    at.build(1, "osiris:row1/bread").player(1, balance=1, bread=1)
    changed = scoring.on(at, "pay:bread=1", "pay:bread=3")
    at.state.order = [1, 0]
    assert changed == scoring.around(at) | FIVE_BUILDINGS | {
        "order": "1 0",
        "p0.bread": -3,
        "p1.bread": -1,
        "p1.vp.districts": 3,
    }


# When a Scoring happens


def rotating(wheel: int, markers: list[int]) -> Position:
    """Return the Rotation before a Maat, with four dice each and even scales."""
    at = Position().player(0, destiny=1).player(1, destiny=0)
    at.state.phase, at.state.wheel, at.state.markers = Phase.ROTATION, wheel, markers
    for seat in (0, 1):
        for color in ("white", "yellow", "black", "brown"):
            at.scales(seat, "below", color, 1)
        at.build(seat, "statue:ra" if seat else "statue:horus")
    return at


def cleared(at: Position) -> Changes:
    """Return a Maat up to the choice of Destiny cards, without a Scoring."""
    dice = [die for player in at.state.players for die in player.scales.below]
    boards: Changes = {f"die:{die}": "bag" for die in dice}
    turned = (at.state.wheel + 1) % 6 - at.state.wheel
    nobody: Changes = {"p0.destiny": "", "p1.destiny": ""}
    return boards | nobody | {"wheel": turned, "phase": "DESTINY"}


SCORED: Changes = {"p0.vp.statues": 1, "p1.vp.statues": 1}


@pytest.mark.parametrize("start", range(6))
def test_scorings_fall_on_the_second_and_fourth_maat(start: int) -> None:
    """Arrow 1 is after the first Sunny section, markers 4 and 8 sections on, for any start (R3)."""
    first, second = (start + 1 + 4) % 6, (start + 1 + 8) % 6

    def maat(number: int, markers: list[int]) -> tuple[Position, Changes]:
        at = rotating((start + 2 * number - 1) % 6, markers)
        return at, happened(at)

    at, changed = maat(1, [first, second])
    assert (at.state.wheel + 1 + 1) % 6 == second  # ignored: the first marker is in play
    assert changed == cleared(at)
    at, changed = maat(2, [first, second])
    assert changed == cleared(at) | SCORED | {"marker 1": "-1"}
    at, changed = maat(3, [-1, second])
    assert changed == cleared(at)
    at, changed = maat(4, [-1, second])
    turned = cleared(at)["wheel"]
    ended: Changes = {"wheel": turned, "marker 2": "-1", "phase": "OVER", "p0.vp.turn_order": 3}
    assert changed == SCORED | ended


def test_markers_moved_by_hand_bring_a_scoring_elsewhere() -> None:
    """The first marker under the arrow of the first Maat: scored there and then."""
    at = rotating(1, [3, 5])
    assert happened(at) == cleared(at) | SCORED | {"marker 1": "-1"}
    away = rotating(3, [3, 5])  # the usual second Maat: its marker is not there
    assert happened(away) == cleared(away)


def test_both_markers_under_the_arrow_score_once() -> None:
    at = rotating(1, [3, 3])
    assert happened(at) == cleared(at) | SCORED | {"marker 1": "-1"}


def test_two_dice_bring_no_maat() -> None:
    """A Rotation with two dice on the boards only turns the wheel and brings new dice."""
    at = rotating(1, [3, 5])
    for player in at.state.players:
        at.state.bag += [player.scales.below.pop() for _ in range(2)]
    at.state.bag.sort()
    changed = happened(at)
    new_dice = {key for key in changed if key.startswith("die:")}
    assert {key: value for key, value in changed.items() if key not in new_dice} == {
        "wheel": 1,
        "phase": "TURN",
        "round": 1,
    }
    places = [value for key, value in changed.items() if key in new_dice and "." not in key]
    assert sorted(map(str, places)) == ["ra", "ra", "thoth", "thoth"]


# Maat: losses and turn order


def weighing(players: int = 2, **values: int) -> Position:
    """Return the placement of Faith with empty scales."""
    at = Position(players).player(0, **values)
    at.state.phase = Phase.FAITH
    return at


def burden(at: Position, seat: int, side: str, weight: int) -> Changes:
    """Lay dice of this total weight on the scales; they will go back to the bag."""
    dice: Changes = {}
    while weight:
        die = at.scales(seat, side, "gray" if side == "tainted" else "white", min(weight, 6))
        dice[die] = "bag"
        weight -= min(weight, 6)
    return dice


@pytest.mark.parametrize(
    ("balance", "lost"),
    [
        *((-1, 0), (-2, 0), (-3, 1), (-5, 1), (-6, 2), (-8, 2), (-9, 3), (-10, 3), (-18, 3)),
        *((0, 0), (1, 0), (9, 0)),
    ],
)
def test_losses_for_taint(balance: int, lost: int) -> None:
    at = weighing(destiny=3).player(1, destiny=0)
    dice = burden(at, 0, "tainted" if balance < 0 else "pure", abs(balance))
    expected = dice | {"phase": "DESTINY", "p0.destiny": "", "p1.destiny": ""}
    if balance:
        expected |= {"p0.balance": balance, "order": "1 0"}
    if lost:
        expected["p0.vp.maat"] = -lost
    assert happened(at) == expected


def test_losses_end_at_0() -> None:
    at = weighing(vp=1)
    dice = burden(at, 0, "tainted", 9)
    lost: Changes = {"p0.balance": -9, "p0.vp.maat": -1, "order": "1 0"}
    assert happened(at) == dice | lost | {"phase": "DESTINY", "p0.destiny": "", "p1.destiny": ""}


def test_balance_of_dice_excess_and_faith() -> None:
    """Pure 4 + 2, Tainted 5, excess 3, nothing for the die below: -2; one Faith makes it -3."""
    at = weighing(excess_bread=2, excess_granite=1, faith=2)
    dice = burden(at, 0, "pure", 4) | burden(at, 0, "pure", 2) | burden(at, 0, "tainted", 5)
    dice[at.scales(0, "below", "black", 6)] = "bag"
    assert sorted(offered(at.game())) == ["faith:+1", "faith:+2", "faith:-1", "faith:-2", "faith:0"]
    assert happened(at, "faith:-1") == dice | {
        "phase": "DESTINY",
        "p0.balance": -3,
        "p0.vp.maat": -1,
        "p0.faith": -2,
        "p0.excess.bread": -2,
        "p0.excess.granite": -1,
        "order": "1 0",
        "p0.destiny": "",
        "p1.destiny": "",
    }


def order_of(*balances: int, destinies: tuple[int, ...] = (0, 1, 2, 3)) -> str:
    """Return the turn order that these balances give."""
    at = weighing(len(balances))
    for seat, balance in enumerate(balances):
        at.player(seat, destiny=destinies[seat])
        burden(at, seat, "tainted" if balance < 0 else "pure", abs(balance))
    return " ".join(map(str, at.game().state.order))


def test_turn_order_by_distance_from_balance() -> None:
    assert order_of(1, 0) == "1 0"
    assert order_of(-1, 2, 0) == "2 0 1"
    assert order_of(-4, 0, 3, -2) == "1 3 2 0"


def test_ties_in_turn_order_go_to_the_higher_ankh() -> None:
    """+n and -n are equal; Ankh 0 to 3 are printed on A01 to A04."""
    assert order_of(2, -2) == "1 0"
    assert order_of(-2, 2, destinies=(3, 0)) == "0 1"
    assert order_of(1, -1, 1, -1, destinies=(1, 3, 0, 2)) == "1 3 0 2"
    assert order_of(3, -1, -3, 1, destinies=(0, 2, 1, 3)) == "3 1 2 0"


# The result


def finished(*order: int) -> Position:
    at = Position(len(order))
    at.state.phase, at.state.round, at.state.order = Phase.RESULT, 16, list(order)
    return at


def test_vp_for_the_final_turn_order() -> None:
    assert happened(finished(1, 0)) == {"phase": "OVER", "p1.vp.turn_order": 3}
    for order in ((2, 0, 1), (2, 0, 3, 1)):
        changed: Changes = {"phase": "OVER", "p2.vp.turn_order": 3, "p0.vp.turn_order": 2}
        assert happened(finished(*order)) == changed


def test_ranking_by_vp_then_scribes_then_turn_order() -> None:
    """All have 30 VP after the turn order is rewarded, except seat 1 with 31."""
    at = finished(2, 0, 3, 1)
    at.player(2, vp=27, scribes=1).player(0, vp=28, scribes=1).player(3, vp=30, scribes=4)
    at.player(1, vp=31)
    rows = at.game().ranking()
    assert [(row.seat, row.vp, row.scribes, row.place) for row in rows] == [
        (1, 31, 0, 4),
        (3, 30, 4, 3),
        (2, 30, 1, 1),
        (0, 30, 1, 2),
    ]
    assert [row.vp_by_source["turn_order"] for row in rows] == [0, 0, 3, 2]
    assert [sum(row.vp_by_source.values()) for row in rows] == [31, 30, 30, 30]
