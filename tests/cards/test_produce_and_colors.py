"""Produce with everything that adds to it (R93); colors and sides that change (R94)."""

from tekhenu.rules.event import Event, Gained, Produced, Scored, Source, Turned
from tekhenu.rules.move import GOODS
from tests.positions import Changes, Position, offered, play

from .phrases import laid, papyrus_workshop, played, spare_dice

PAPYRUS, BREAD = GOODS.index("papyrus"), GOODS.index("bread")
TECHNOLOGIES = int(Source.TECHNOLOGIES)


# R93: Produce


def bread_produced_with_all_technologies(value: int) -> tuple[Changes, list[Event]]:
    """Return the production of a brown 3 shifted to the value, with T11, T12, T13 and T17."""
    at = Position().give(0, "T11", "T12", "T13", "T17")
    at.die("osiris", "brown", 3)
    game = at.game()
    changed = play(game, "produce:bread", f"value:{value}")
    steps = (Turned, Produced, Scored, Gained)
    return changed, [event for event in game.events if isinstance(event, steps)]


def test_R93_shift_take_excess_T12_extra_resource_T17() -> None:
    changed, steps = bread_produced_with_all_technologies(4)
    assert steps == [
        Turned(0, 3, 4),
        Produced(0, BREAD, 4, 2, 2),
        Scored(0, 2, TECHNOLOGIES, "T12"),
        Gained(0, BREAD, 1),
        Scored(0, 2, TECHNOLOGIES, "T17"),
    ]
    assert changed["p0.bread"] == 3
    assert changed["p0.excess.bread"] == 2
    assert changed["p0.vp.technologies"] == 4


def test_R93_T11_comes_last() -> None:
    changed, steps = bread_produced_with_all_technologies(1)
    assert steps == [
        Turned(0, 3, 1),
        Produced(0, BREAD, 1, 1, 0),
        Gained(0, BREAD, 1),
        Scored(0, 2, TECHNOLOGIES, "T17"),
        Scored(0, 2, TECHNOLOGIES, "T11"),
    ]
    assert changed["p0.bread"] == 2
    assert changed["p0.vp.technologies"] == 4


def test_R93_B21_and_B22_add_a_production_each_and_B04_pays_once() -> None:
    """T13 shifts each of the three from what the die then shows."""
    at = Position().give(0, "B04", "B21", "B22", "T13")
    die = at.die("osiris", "yellow", 3)
    blessings = ("play:B21", "play:B04", "play:B22")
    shifts = ("value:5", "value:6", "value:4")
    expected = laid(die, "pure") | played("B04", "B21", "B22")
    assert at.play("produce:papyrus", *blessings, *shifts) == expected | {
        f"{die}.value": 1,
        "p0.papyrus": 4 + 3 * (2 + 1),
        "p0.excess.papyrus": 3 + 4 + 2,
    }


# R94: colors and sides


def test_R94_of_B11_and_B12_the_last_name_holds_and_the_shifts_add_up() -> None:
    at = Position().give(0, "B11", "B12")
    die = at.die("osiris", "white", 3)
    chosen = ("play:B11/black+1", "play:B12/yellow+1", "produce:papyrus")
    assert at.play(*chosen) == laid(die, "pure") | played("B11", "B12") | {
        f"{die}.value": 2,
        "p0.papyrus": 2,
        "p0.excess.papyrus": 3,
    }


def test_R94_B11_must_name_another_color() -> None:
    at = Position().give(0, "B11")
    at.die("osiris", "white", 3)
    named = {option.removeprefix("play:B11/") for option in offered(at.game())}
    assert {"yellow", "brown", "black", "gray"} < named
    assert not named & {"white", "white+1", "white-1"}


def test_R94_T08_looks_at_the_named_color() -> None:
    """White is Pure at Horus and black Forbidden; at Bastet white is Forbidden, brown Tainted."""
    at = Position().give(0, "B11", "T08")
    die = at.die("horus", "white", 2)
    for side in ("pure", "tainted"):
        granite = laid(die, side) | played("B11") | {"p0.granite": 2}
        assert at.play("play:B11/black", f"side:{side}") == granite

    at = Position().give(0, "B11", "T08")
    die = at.die("bastet", "white", 2)
    bread = laid(die, "tainted") | played("B11") | {"p0.bread": 2}
    assert at.play("play:B11/brown") == bread

    at = Position().give(0, "B11").give(1, "T08")
    at.die("horus", "white", 2)
    assert "play:B11/black" not in offered(at.game())


def anubis_with_a_forbidden_die(*technologies: str) -> tuple[Position, str]:
    at = Position().player(0, scribes=3).give(0, *technologies)
    spare_dice(at, "brown", "black")
    return at, at.die("bastet", "white", 1)


def test_R94_T08_names_the_side_under_Anubis_for_T18_and_T19() -> None:
    at, die = anubis_with_a_forbidden_die("T08", "T18", "T19")
    osiris = laid(die, "below") | papyrus_workshop()
    place = ("god:osiris", "osiris:row1/papyrus")
    assert at.play(die, "anubis:1", "side:pure", *place) == osiris | {
        "p0.scribes": -2,
        "p0.vp.technologies": 1,
    }
    assert at.play(die, "anubis:1", "side:tainted", "god:osiris", "use:T19", place[1]) == osiris | {
        "p0.scribes": -3,
        "p0.limestone": 1,
    }


def test_R94_without_T08_a_forbidden_die_is_neither_pure_nor_tainted() -> None:
    at, die = anubis_with_a_forbidden_die("T18", "T19")
    osiris = laid(die, "below") | papyrus_workshop()
    assert at.play(die, "anubis:1", "god:osiris", "osiris:row1/papyrus") == osiris | {
        "p0.scribes": -2
    }
