"""R1–R10, R35, R36, R101 and R107: facts printed on the board, and their consequences."""

import pytest

from tekhenu import Game, Settings
from tekhenu.components.terms import BASE_COLORS
from tekhenu.rules.printed import printed_for
from tekhenu.rules.state import Phase
from tests.positions import Changes, Position, described, offered, play
from tests.scenarios.outcome import after, blocked, outcome

CLOCKWISE = ("horus", "ra", "hathor", "bastet", "thoth", "osiris")


def light_at(section: str, wheel: int) -> str:
    """Return the light by dice: white is Forbidden in the Dark, black in the sun."""
    at = Position()
    at.state.wheel = wheel
    white, black = at.die(section, "white", 2), at.die(section, "black", 2)
    at.die("osiris", "gray", 4)
    at.die("osiris", "gray", 5)
    forbidden = blocked(at.game())
    return "dark" if white in forbidden else "sunny" if black in forbidden else "shaded"


def maat(wheel: int, markers: list[int]) -> Changes:
    """Return the second Rotation of a Maat period, with even scales for both."""
    at = Position()
    at.state.phase, at.state.wheel, at.state.markers = Phase.ROTATION, wheel, markers
    for seat in (0, 1):
        for side in ("pure", "pure", "tainted", "tainted"):
            at.scales(seat, side, "white" if side == "pure" else "gray", 1 + seat)
    return outcome(at)


@pytest.mark.parametrize("place", range(6))
def test_R1_neighbors_and_opposites(place: int) -> None:
    """B17 leads to the sections beside the die's own, B19 to the one across the wheel."""
    at = Position().give(0, "B17", "B19")
    at.player(0, papyrus=9, bread=9, limestone=9, granite=9, scribes=1)
    at.die(CLOCKWISE[place], "gray", 1)
    extras = {
        f"extra:B17/{CLOCKWISE[(place + 1) % 6]}",
        f"extra:B17/{CLOCKWISE[(place + 5) % 6]}",
        f"extra:B19/{CLOCKWISE[(place + 3) % 6]}",
    }
    assert set(offered(after(at, "play:B17", "play:B19"))) == {f"god:{CLOCKWISE[place]}"} | extras


def test_R2_light_moves_clockwise() -> None:
    """Two Sunny, Shaded, two Dark, Shaded; a Rotation moves every light one section on."""
    lights = ["sunny", "sunny", "shaded", "dark", "dark", "shaded"]
    for wheel in range(6):
        assert [light_at(god, wheel) for god in CLOCKWISE] == lights
        lights = lights[-1:] + lights[:-1]


def test_R2_rotation() -> None:
    """Two dice on every board turn the wheel by one section."""
    at = Position()
    at.state.phase = Phase.ROTATION
    for seat in (0, 1):
        at.scales(seat, "pure", "white", 1)
        at.scales(seat, "tainted", "gray", 1)
    assert outcome(at)["wheel"] == 1


@pytest.mark.parametrize("seed", range(12))
def test_R3_markers_at_the_start(seed: int) -> None:
    """Four and eight sections from the arrow, which sits between the two Sunny sections."""
    state = Game.new(seed=seed).state
    arrow = (state.wheel + 1) % 6
    assert state.markers == [(arrow + 4) % 6, (arrow + 8) % 6]


@pytest.mark.parametrize(
    ("wheel", "markers", "scored"),
    [
        (1, [5, 3], {}),  # first Maat: the arrow reaches marker 2, but marker 1 is in play
        (3, [5, 3], {"marker 1": "-1"}),
        (5, [-1, 3], {}),
        (1, [-1, 3], {"marker 2": "-1"}),
        (1, [3, 5], {"marker 1": "-1"}),  # moved by hand: the marker decides, not the count
    ],
)
def test_R3_scoring_where_the_arrow_points(wheel: int, markers: list[int], scored: Changes) -> None:
    change = maat(wheel, markers)
    assert {key: change[key] for key in change if key.startswith("marker")} == scored


@pytest.mark.parametrize(("players", "colors", "gray"), [(2, 4, 6), (3, 5, 4), (4, 5, 6)])
def test_R4_dice_in_play(players: int, colors: int, gray: int) -> None:
    """22, 24 and 26 dice: always enough for all that are drawn before the first Maat."""
    game = Game.new(Settings(players=players), seed=1)
    color = printed_for(game.settings).color
    dice = game.state.bag + [die for section in game.state.sections for die in section]
    count = [sum(color[die] == c for die in dice) for c in BASE_COLORS]
    assert count == [colors] * 4 + [gray]
    assert [len(section) for section in game.state.sections] == [3] * 6
    assert len(dice) >= 18 + 2 * players


@pytest.mark.parametrize(
    ("section", "sides"),
    [
        ("horus", "pure tainted forbidden forbidden tainted"),  # Sunny
        ("osiris", "tainted pure tainted pure tainted"),  # Shaded
        ("bastet", "forbidden forbidden pure tainted tainted"),  # Dark
    ],
)
def test_R5_purity(section: str, sides: str) -> None:
    """The columns of the table are white, yellow, black, brown, gray."""
    build = {"horus": ["statue:workshops"], "osiris": ["osiris:row2/bread"], "bastet": []}
    found = []
    for color in ("white", "yellow", "black", "brown"):
        at = Position().player(0, happiness=0)
        die = at.die(section, color, 2)
        fate = str(outcome(at)[die])
        found.append("forbidden" if fate == "p0 below" else fate[3:])
    at = Position().player(0, granite=1, papyrus=2)
    die = at.die(section, "gray", 2)
    found.append(str(outcome(at, *build[section])[die])[3:])
    assert found == sides.split()


def test_R6_statues_above_the_districts() -> None:
    """A Statue counts for both its districts and lies above row 1, so it wins a tie."""
    at = Position()
    at.state.phase = Phase.SCORING
    at.build(0, "statue:workshops").build(1, "osiris:row1/papyrus", "osiris:row1/bread")
    at.build(1, "statue:quarries").build(0, "osiris:row1/limestone", "osiris:row2/limestone")
    change = outcome(at)
    # Seat 0: Papyrus and Bread by the tie, Limestone by number; seat 1: Granite, unopposed.
    assert change["p0.vp.districts"] == 9
    assert change["p1.vp.districts"] == 3


def test_R6_rows_count_from_the_top() -> None:
    """Row 1 beats row 6 in a tie without Statues."""
    at = Position()
    at.state.phase = Phase.SCORING
    at.build(0, "osiris:row6/granite").build(1, "osiris:row1/granite")
    change = outcome(at)
    assert change["p1.vp.districts"] == 3
    assert "p0.vp.districts" not in change


@pytest.mark.parametrize(("place", "vp"), [("temple-row", 3), ("temple-column", 6)])
def test_R7_temple_statues_stand_in_the_middle(place: str, vp: int) -> None:
    """One Pillar in the middle row, two in the middle column, one in neither."""
    at = Position().player(0, granite=1)
    at.pillar(0, "P22", "r3c1/0").pillar(0, "P23", "r1c3/0").pillar(0, "P24", "r5c3/0")
    at.pillar(0, "P25", "r2c2/0").pillar(1, "P26", "r3c5/0")
    die = at.die("horus", "gray", 1)
    assert outcome(at, f"statue:{place}") == {
        "active": "1",
        die: "p0 tainted",
        "p0.granite": -1,
        "p0.gold": 1,
        f"gold statue:{place}": -1,
        "p0.statues": -1,
        f"statue:{place}": "p0",
        "p0.vp.horus": vp,
    }


def test_R7_building_spaces_belong_to_one_line() -> None:
    """A Pillar counts the Buildings left of its row and below its column, no others."""
    at = Position()
    at.state.phase = Phase.SCORING
    at.build(0, "hathor:row2/1", "hathor:column4/1", "hathor:row4/1", "hathor:column2/1")
    at.pillar(0, "P22", "r2c4/0")
    assert outcome(at)["p0.vp.temple"] == 4 + 2


@pytest.mark.parametrize(
    ("happiness", "vp"),
    [(8, 0), (9, 3), (12, 3), (13, 6), (15, 6), (16, 9), (18, 9), (19, 12), (20, 12), (21, 15)],
)
def test_R8_symbols_of_happiness(happiness: int, vp: int) -> None:
    at = Position().player(0, population=21, happiness=happiness)
    at.state.phase = Phase.SCORING
    assert outcome(at).get("p0.vp.happiness", 0) == vp


@pytest.mark.parametrize(("population", "symbols"), [(8, 0), (9, 1), (13, 2), (16, 3), (21, 5)])
def test_R8_symbols_of_population(population: int, symbols: int) -> None:
    """D04 counts the same symbols for the Population, each for a Resource."""
    at = Position().give(0, "D04").player(0, population=population, bread=9)
    at.state.phase = Phase.FINAL_DECREES
    change = outcome(at, "score:D04", *["pay:bread=1"] * symbols)
    assert change.get("p0.vp.decrees", 0) == 4 * symbols


def test_R8_the_track_ends_at_21() -> None:
    at = Position().player(0, population=19, happiness=3, bread=2)
    at.die("hathor", "brown", 6)
    assert outcome(at, "god:hathor", "hathor:row5/1")["p0.population"] == 2


def test_R9_market_sections() -> None:
    """BB T and BB TT from the start; B TT D and B T DD when the Population reaches 9 and 13."""
    at = Position().player(0, population=8, bread=2)
    die = at.die("hathor", "brown", 5)
    start = described(at.state, at.settings)
    assert [start[card] for card in ("B01", "B02", "T01")] == [f"market:1/{i}" for i in (1, 2, 3)]
    second = [start[card] for card in ("B03", "B04", "T02", "T03")]
    assert second == [f"market:2/{i}" for i in (1, 2, 3, 4)]
    assert outcome(at, "god:hathor", "hathor:column1/1") == {
        "active": "1",
        die: "p0 pure",
        "p0.bread": -2 + 1,
        "p0.papyrus": 1,
        "p0.limestone": 1,
        "p0.faith": 1,
        "p0.granite": 1,
        "p0.buildings": -1,
        "hathor:column1/1": "p0",
        "p0.population": 5,
        "open_sections": 2,
        **{"B05": "market:3/1", "T04": "market:3/2", "T05": "market:3/3", "D01": "market:3/4"},
        **{"B06": "market:4/1", "T06": "market:4/2", "D02": "market:4/3", "D03": "market:4/4"},
    }


@pytest.mark.parametrize(
    ("value", "tile", "vp"),
    [(6, "P22", 3), (5, "P22", 3), (4, "P23", 2), (3, "P23", 2), (2, "P24", 1), (1, "P24", 1)],
)
def test_R10_ra_spaces(value: int, tile: str, vp: int) -> None:
    """High dice take the leftmost tile for 3 VP, low ones the rightmost for 1."""
    at = Position().player(0, limestone=2).display("P22", "P23", "P24")
    at.die("ra", "gray", value)
    change = outcome(at, "temple:r3c3/0")
    assert change[tile] == "r3c3/0"
    assert change["p0.vp.ra"] == vp


@pytest.mark.parametrize(("players", "spaces"), [(2, 1), (3, 2), (4, 3)])
def test_R35_statue_spaces_per_god(players: int, spaces: int) -> None:
    """The last space of a god can still be taken, the one after it does not exist."""
    at = Position(players=players).player(0, granite=3)
    at.build(1, *["statue:ra"] * (spaces - 1))
    at.die("horus", "gray", 2)
    assert "statue:ra" in offered(at.game())
    full = Position(players=players).player(0, granite=3)
    full.build(1, *["statue:ra"] * spaces)
    full.die("horus", "gray", 2)
    assert "statue:ra" not in offered(full.game())
    assert blocked(full.game())["statue:ra"] == "every Statue space of this god is taken"


@pytest.mark.parametrize(("built", "granite"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (5, 3)])
def test_R35_cost_follows_statues_built(built: int, granite: int) -> None:
    """The places of the earlier Statues do not matter."""
    at = Position(players=4).player(0, granite=3)
    at.build(0, *["statue:ra", "statue:thoth", "statue:thoth", "statue:osiris"][:built])
    at.build(0, *["statue:temple-row"][: built - 4])
    at.die("horus", "gray", 1)
    assert outcome(at, "statue:workshops")["p0.granite"] == -granite


def test_R36_production_stops_at_six() -> None:
    """Row 5 at marker 5: one step is lost, the Resources come in full."""
    at = Position().player(0, production_bread=5)
    die = at.die("osiris", "brown", 5)
    assert outcome(at, "god:osiris", "osiris:row5/bread") == {
        "active": "1",
        die: "p0 pure",
        "p0.happiness": -1,
        "p0.buildings": -1,
        "osiris:row5/bread": "p0",
        "p0.production.bread": 1,
        "p0.bread": 2,
    }


@pytest.mark.parametrize(
    ("good", "steps"), [("bread", {"bread": 3}), ("granite", {"bread": 2, "granite": 1})]
)
def test_R36_row_six_raises_any_production(good: str, steps: dict[str, int]) -> None:
    at = Position()
    at.die("osiris", "brown", 6)
    change = outcome(at, "god:osiris", "osiris:row6/bread", f"production:{good}")
    raised = {key: change[key] for key in change if key.startswith("p0.production.")}
    assert raised == {f"p0.production.{track}": n for track, n in steps.items()}
    assert change["p0.bread"] == 2


def test_R101_gold_of_row_two() -> None:
    """The first Building there takes it, here by way of Anubis; the second finds none."""
    at = Position().player(0, scribes=2)
    first = at.die("ra", "black", 2)
    second = at.die("osiris", "brown", 2)
    at.die("osiris", "yellow", 2)
    game = at.game()
    building = play(game, first, "god:osiris", "osiris:row2/bread")
    assert building["p0.gold"] == 1
    assert building["gold osiris:row2"] == -1
    assert "p1.gold" not in play(game, second, "god:osiris", "osiris:row2/papyrus")


def test_R107_alike_dice_are_one_option() -> None:
    """Same section, color and value: one option; any difference makes two."""
    at = Position()
    first = at.die("horus", "white", 3)
    at.die("horus", "white", 3)
    other_value = at.die("horus", "white", 4)
    other_section = at.die("ra", "white", 3)
    other_color = at.die("horus", "yellow", 3)
    dice = [first, other_value, other_section, other_color]
    assert sorted(offered(at.game())) == sorted(dice)


@pytest.mark.parametrize(("tile", "rotations"), [("P22", 1), ("P06", 4), ("P04", 4)])
def test_R107_alike_rotations_are_one_option(tile: str, rotations: int) -> None:
    """P22 looks the same in all rotations."""
    at = Position().player(0, limestone=3).display(tile, "P23", "P24")
    at.die("ra", "gray", 6)
    assert len(offered(at.game())) == 25 * rotations
