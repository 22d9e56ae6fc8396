"""Horus Bonuses when one of two is Botankhamun: R45, R48, R110."""

import pytest

from tests.positions import Position, play
from tests.solo.table import BOT, GODS, next_tile, opponent_turn, solo

CHART = {1: (1, 0), 2: (1, 0), 3: (0, 1), 4: (0, 1), 5: (1, 1), 6: (1, 1)}  # Scribes, VP


def osiris_at_slot(slot: int) -> Position:
    gods = [god for god in GODS if god != "osiris"]
    gods.insert(slot - 1, "osiris")
    return solo().horus(*gods)


@pytest.mark.parametrize("slot", CHART)
def test_R45_its_own_bonus_on_its_own_action(slot: int) -> None:
    at = osiris_at_slot(slot).build(BOT, "statue:osiris")
    die = at.die("osiris", "yellow", 6)
    scribes, vp = CHART[slot]
    expected = {die: "p1 below", "osiris:row6/papyrus": "p1", "p1.buildings": -1}
    bonus = {"p1.scribes": scribes, "p1.vp.statue_bonus": vp}
    assert opponent_turn(at, "osiris") == expected | {key: n for key, n in bonus.items() if n}


@pytest.mark.parametrize("slot", CHART)
def test_R45_its_own_bonus_on_the_humans_action(slot: int) -> None:
    """The human holds a festival; Botankhamun's turn after it is an Osiris without a bonus."""
    gods = [god for god in GODS if god != "bastet"]
    gods.insert(slot - 1, "bastet")
    at = solo().horus(*gods).build(BOT, "statue:bastet").player(0, papyrus=2)
    at.state.order = [0, BOT]
    festival = at.die("bastet", "gray", 6)
    for _ in range(3):
        at.die("osiris", "black", 1)
    change = play(next_tile(at, "osiris").game(), festival, "pass")
    scribes, vp = CHART[slot]
    assert (change.get("p1.scribes", 0), change.get("p1.vp.statue_bonus", 0)) == (scribes, vp)


@pytest.mark.parametrize(
    ("slot", "good", "amount"),
    [
        (1, "papyrus", 1),
        (2, "bread", 1),
        (3, "limestone", 1),
        (4, "gold", 1),
        (5, "scribes", 1),
        (6, "vp.statue_bonus", 2),
    ],
)
def test_the_humans_bonus_is_as_always(slot: int, good: str, amount: int) -> None:
    """Received on an action of Botankhamun."""
    at = osiris_at_slot(slot).build(0, "statue:osiris")
    die = at.die("osiris", "yellow", 6)
    expected = {die: "p1 below", "osiris:row6/papyrus": "p1", "p1.buildings": -1}
    assert opponent_turn(at, "osiris") == expected | {f"p0.{good}": amount}


def test_T07_of_the_human_works_on_its_actions() -> None:
    at = osiris_at_slot(1).build(0, "statue:osiris").give(0, "T07")
    at.die("osiris", "yellow", 6)
    change = opponent_turn(at, "osiris")
    assert (change["p0.papyrus"], change["p0.granite"]) == (1, 1)


def test_no_bonus_for_another_god() -> None:
    at = solo().build(0, "statue:ra").build(BOT, "statue:thoth")
    die = at.die("osiris", "yellow", 6)
    expected = {die: "p1 below", "osiris:row6/papyrus": "p1", "p1.buildings": -1}
    assert opponent_turn(at, "osiris") == expected


def test_bonus_by_the_section_of_the_die() -> None:
    """A Ra tile that leads to Horus pays the owner of the Statue at Horus."""
    at = solo().build(0, "statue:horus")
    at.die("horus", "gray", 3)
    change = opponent_turn(at, "ra")
    assert change["p0.papyrus"] == 1


# Actions that do nothing


def bonus_to(seat: int) -> dict[str, int | str]:
    """Return the bonus of the god at slot 1."""
    return {"p0.papyrus": 1} if seat == 0 else {"p1.scribes": 1}


@pytest.mark.parametrize("seat", [0, BOT])
@pytest.mark.parametrize("god", ["ra", "hathor", "osiris"])
def test_R110_bonuses_of_an_action_that_does_nothing(god: str, seat: int) -> None:
    """Out of Pillars, out of Buildings: R48."""
    order = [god, *(other for other in GODS if other != god)]
    at = solo().horus(*order).build(seat, f"statue:{god}")
    if god == "ra":
        for i, tile in enumerate(range(10, 18)):
            at.pillar(BOT, f"P{tile}", f"r{i // 5 + 1}c{i % 5 + 1}/0")
    else:
        rows = [f"osiris:row{n}/{d}" for n in (1, 2, 3) for d in ("papyrus", "bread", "limestone")]
        at.build(BOT, *rows, "osiris:row4/papyrus")
    die = at.die(god, "gray", 4)
    assert opponent_turn(at, god) == {die: "p1 below"} | bonus_to(seat)


@pytest.mark.parametrize("seat", [0, BOT])
def test_R110_bonuses_of_a_thoth_without_cards(seat: int) -> None:
    order = ["thoth", *(other for other in GODS if other != "thoth")]
    at = solo().horus(*order).build(seat, "statue:thoth").player(BOT, happiness=0)
    die = at.die("thoth", "gray", 6)
    assert opponent_turn(at, "thoth") == {die: "p1 below"} | bonus_to(seat)


def test_R110_bonuses_of_a_horus_for_three_vp() -> None:
    at = solo().build(0, "statue:horus", "statue:temple-row", "statue:temple-column")
    at.build(0, "statue:workshops", "statue:quarries")
    die = at.die("horus", "gray", 1)
    assert opponent_turn(at, "horus") == {die: "p1 below", "p1.vp.horus": 3, "p0.papyrus": 1}


def test_its_new_statue_pays_from_the_next_action_on() -> None:
    """Honoring Horus with a Horus action brings nothing yet; the next one brings a Scribe."""
    at = solo()
    first = at.die("horus", "gray", 2)
    at.horus("ra", "horus", "hathor", "bastet", "thoth", "osiris")
    new = {"statue:horus/1": "p1", "p1.statues": -1}
    assert opponent_turn(at, "horus") == {first: "p1 below"} | new
    at = solo().horus("ra", "horus", "hathor", "bastet", "thoth", "osiris")
    at.build(BOT, "statue:horus")
    second = at.die("horus", "gray", 1)
    next_one = {"statue:ra/1": "p1", "p1.statues": -1, "p1.scribes": 1}
    assert opponent_turn(at, "horus") == {second: "p1 below"} | next_one
