"""The dice of the expansion: the bag (R60), purity, and the dice of Seth (R71)."""

import pytest

from tekhenu import Game
from tekhenu.components.ids import IDS
from tekhenu.components.terms import Color
from tekhenu.rules import reach
from tekhenu.rules.bits import cards_in
from tekhenu.rules.event import Rolled
from tekhenu.rules.state import Phase, Turn
from tekhenu.rules.table import Table
from tests.positions import Position, offered, play

from .table import (
    COLORS,
    SETH,
    moment,
    position,
    seth_die,
    settings,
)

# R60 The bag


@pytest.mark.parametrize(
    ("players", "counts"),
    [
        (2, (4, 4, 3, 3, 5, 2, 2, 1)),
        (3, (4, 4, 4, 4, 5, 2, 2, 1)),
        (4, (5, 5, 4, 4, 5, 2, 2, 1)),
    ],
)
def test_R60_the_bag_fits_exactly(players: int, counts: tuple[int, ...]) -> None:
    """Two gray on the Seth board, three for each section, 2 per player until the first Maat."""
    game = Game.new(settings(players), seed=3)
    state, color = game.state, game.table.printed.color
    dice = state.bag + [die for section in state.sections for die in section]
    found = tuple(sum(color[die] == Color[name.upper()] for die in dice) for name in COLORS)
    assert found == counts
    assert sum(counts) == 2 + 3 * 6 + 2 * players
    assert sum(len(section) for section in state.sections) == 20


@pytest.mark.parametrize("players", [2, 3, 4])
def test_R60_gray_dice_lie_on_the_seth_board(players: int) -> None:
    """Two from the start, and every one drawn for a section, which is one die short then."""
    game = Game.new(settings(players), seed=5)
    color = game.table.printed.color
    rolled = [event for event in game.events if isinstance(event, Rolled)]
    assert [event.section for event in rolled[:2]] == [SETH, SETH]
    for event in rolled:
        assert (event.section == SETH) == (color[event.die] == Color.GRAY)
    sections = game.state.sections
    assert sum(map(len, sections[:SETH])) == 18 - (len(sections[SETH]) - 2)


def test_R60_drawn_at_a_rotation_gray_dice_go_to_the_seth_board_and_stay_as_they_are() -> None:
    """Seven dice are left in the bag, five of them gray; four are drawn for Shaded sections."""
    at = Position(settings=settings())
    seth_die(at, 4)
    (lying,) = at.state.sections[SETH]
    at.state.phase, at.state.round = Phase.REFILL, 2
    at.state.bag.sort(key=lambda die: at.printed.color[die] != Color.GRAY)
    kept = at.state.bag[:4]
    for die in at.state.bag[4:]:
        at.state.sections[0].append(die)
        at.state.values[die] = 1
    at.state.bag[:] = kept
    game = at.game()
    sections = game.state.sections
    assert sorted(sections[SETH]) == sorted([lying, *kept])
    assert (sections[2], sections[5]) == ([], [])
    assert game.state.values[lying] == 4


# R71 Dice


@pytest.mark.parametrize("wheel", range(6))
@pytest.mark.parametrize(
    ("color", "way"), [("green", "pure"), ("red", "tainted"), ("blue", "tainted")]
)
def test_R71_purity_in_every_light(color: str, way: str, wheel: int) -> None:
    at = position()
    at.state.wheel = wheel
    die = at.die("thoth", color, 2)
    game = at.game()
    play(game, die)
    good = {"red": "soldiers", "blue": "priests", "green": "bread"}[color]
    assert play(game, f"produce:{good}")[die] == f"p0 {way}"


def test_R71_blessings_may_name_all_eight_colors() -> None:
    at = position().give(0, "B11")
    die = at.die("osiris", "white", 3)
    game = at.game()
    play(game, die)
    named = {name[9:] for name in offered(game) if name.startswith("play:B11/")}
    plain = {name for name in named if name[-2] not in "+-"}
    assert plain == set(COLORS) - {"white"}
    changed = play(game, "play:B11/red", "produce:soldiers")
    assert (changed["p0.soldiers"], changed[die]) == (2, "p0 tainted")


def test_R71_base_games_know_five_colors() -> None:
    at = Position().give(0, "B11")
    die = at.die("horus", "white", 3)
    at.die("osiris", "yellow", 2)
    at.die("osiris", "brown", 2)
    game = at.game()
    play(game, die)
    assert not [n for n in offered(game) if "red" in n or "blue" in n or "green" in n]


def test_R71_a_seth_die_serves_seth_only() -> None:
    """Even with another color it does not produce."""
    at = position().player(0, soldiers=3).give(0, "B11")
    die = seth_die(at, 1)
    game = at.game()
    changed = play(game, die, "play:B11/white", "conquest:r1c1")
    assert changed["region1/1"] == "p0"
    assert changed[die] == "p0 tainted"
    poor = position().give(0, "B11")
    assert seth_die(poor, 1) not in offered(poor.game())


def test_R71_named_green_a_seth_die_is_pure() -> None:
    at = position().player(0, soldiers=3).give(0, "B11")
    die = seth_die(at, 1)
    assert at.play(die, "play:B11/green", "conquest:r1c1")[die] == "p0 pure"


def test_R71_scribes_B09_T11_and_T14_apply_to_it() -> None:
    at = position().player(0, soldiers=3, scribes=1)
    die = seth_die(at, 4)
    changed = at.play(die, "take:6", "conquest:r1c1")
    assert (changed["region6/1"], changed["p0.scribes"]) == ("p0", -1)
    at = position().player(0, soldiers=3).give(0, "B09")
    die = seth_die(at, 4)
    assert at.play(die, "play:B09/6", "conquest:r1c1")["region6/1"] == "p0"
    at = position().player(0, soldiers=3).give(0, "T14", "T11")
    die = seth_die(at, 3)
    changed = at.play(die, "value:1", "conquest:r1c1")
    assert (changed["region1/1"], changed["p0.vp.technologies"]) == ("p0", 2)


def test_R71_T14_may_be_needed_to_reach_an_affordable_region() -> None:
    """R90: one soldier does for region 4 only with the shift."""
    at = position().player(0, soldiers=1).give(0, "T14")
    die = seth_die(at, 4)
    game = at.game()
    play(game, die)
    assert offered(game) == ["value:2", "value:3"]


def test_R71_extra_actions_and_T19_do_not_apply_to_it() -> None:
    at = position().player(0, soldiers=3, scribes=5, happiness=5).give(0, "B17", "B19", "T19")
    die = seth_die(at, 1)
    game = at.game()
    play(game, die)
    assert not [name for name in offered(game) if name.startswith("play:")]
    play(game, "take:1")
    assert moment(game) == (0, "conquest")


def test_R71_seth_is_neither_neighbor_nor_opposite() -> None:
    """B17 at Osiris offers Horus and Thoth, not the board of Seth."""
    at = position().player(0, soldiers=3, scribes=1, granite=5, happiness=5).give(0, "B17")
    die = at.die("osiris", "brown", 1)
    game = at.game()
    play(game, die, "play:B17")
    assert [name for name in offered(game) if name.startswith("extra")] == [
        "extra:B17/horus",
        "extra:B17/thoth",
    ]


def test_R71_anubis_takes_a_seth_die_for_anything_and_any_die_for_seth() -> None:
    at = position().player(0, scribes=2)
    die = seth_die(at, 4)
    changed = at.play(die, "produce:bread")
    assert (changed["p0.bread"], changed[die]) == (2, "p0 below")
    at = position().player(0, scribes=2, soldiers=2)
    die = at.die("horus", "white", 4)
    changed = at.play(die, "anubis:4", "god:seth", "conquest:r1c1")
    assert (changed["region4/1"], changed["p0.soldiers"], changed["p0.blood"]) == ("p0", -2, 1)


def test_R71_the_reward_at_21_may_be_seth() -> None:
    at = position().player(0, papyrus=2, population=21, happiness=20, soldiers=3)
    die = at.die("bastet", "black", 1)
    changed = at.play(die, "god:bastet", "god:seth", "value:6", "conquest:r1c1")
    assert (changed["region6/1"], changed["p0.soldiers"], changed["p0.blood"]) == ("p0", -3, 1)


def test_blessings_are_not_tried_in_every_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """A die of some color and value is examined once for each set of remaining Blessings."""
    at = position().player(0, soldiers=0, scribes=0)
    table = Table(at.state, at.settings, None)
    turning = cards_in(table.printed.blessing.turning)
    at.give(0, *(IDS["B"][card] for card in turning))
    looked_at: list[int] = []

    def counted(table: Table, turn: Turn, section: int, value: int) -> bool:
        looked_at.append(value)
        return False

    monkeypatch.setattr(reach, "god_acts", counted)
    assert not reach.has_way(table, Turn(0), SETH, Color.GRAY, 3)
    assert len(turning) > 3
    assert len(looked_at) <= len(COLORS) * len(reach.FACES) * 2 ** len(turning)
