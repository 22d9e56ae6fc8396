"""R24 and R90: spending Scribes and Blessings is optional."""

import json

import pytest

from tekhenu import Game
from tekhenu.rules.event import Idle
from tekhenu.rules.save import checksum
from tests.positions import Position, die_name, offered
from tests.scenarios.outcome import after, outcome

IDLY = "take:no-action"


def gray_at_ra(**goods: int) -> tuple[Position, str]:
    """Return a gray 6 at Ra, where the leftmost tile costs 3 Limestone; no other die or Produce."""
    at = Position().player(0, **goods).display("P04", "P22", "P05")
    return at, at.die("ra", "gray", 6)


def test_R24_anubis_is_an_offer() -> None:
    at, die = gray_at_ra(scribes=2)
    game = at.game()
    assert "anubis:6" in offered(game)
    assert IDLY in offered(game)
    assert outcome(at, IDLY) == {"active": "1", die: "p0 tainted"}
    assert any(isinstance(event, Idle) for event in after(at, IDLY).events)


def test_R24_a_shift_is_an_offer() -> None:
    """A 4 would name the 2 Limestone tile, for one Scribe."""
    at, die = gray_at_ra(scribes=1, limestone=2, granite=2)
    assert "take:4" in offered(at.game())
    assert outcome(at, IDLY) == {"active": "1", die: "p0 tainted"}


@pytest.mark.parametrize("card", ["B09", "B10", "B11", "B12", "B13", "B14"])
def test_R24_a_blessing_is_an_offer(card: str) -> None:
    at, die = gray_at_ra(limestone=2, granite=2)
    at.give(0, card)
    assert IDLY in offered(at.game())
    assert outcome(at, IDLY) == {"active": "1", die: "p0 tainted"}


@pytest.mark.parametrize("card", ["B23", "B24"])
def test_R24_anubis_by_a_blessing_is_an_offer(card: str) -> None:
    at, die = gray_at_ra()
    at.give(0, card)
    assert offered(at.game()) == [die, f"play:{card}"]
    assert outcome(at, die) == {"active": "1", die: "p0 tainted"}


def test_R24_a_scribe_in_place_of_gold_is_an_offer() -> None:
    """A Scribe may pay for the third Limestone with T10, and counts as a Scribe."""
    at, _ = gray_at_ra(scribes=1, limestone=2)
    at.give(0, "T10")
    assert IDLY in offered(at.game())


@pytest.mark.parametrize(
    ("goods", "cards"),
    [
        ({"limestone": 3}, ()),
        ({"limestone": 2, "gold": 1}, ()),
        ({"limestone": 2, "granite": 1}, ("T22",)),
    ],
)
def test_R24_not_where_something_is_free(goods: dict[str, int], cards: tuple[str, ...]) -> None:
    """Resources, Gold and Technologies are no Scribes and no Blessings."""
    at, _ = gray_at_ra(scribes=2, **goods)
    at.give(0, *cards)
    assert IDLY not in offered(at.game())


def test_R24_not_where_another_die_is_free() -> None:
    """The white 1 could produce, so a player who takes the gray 6 has chosen to spend."""
    at, die = gray_at_ra(scribes=2)
    white = at.die("ra", "white", 1)
    assert offered(at.game()) == [die, white]
    assert IDLY not in offered(after(at, die))
    assert IDLY not in offered(after(at, white))


def test_R24_only_a_die_that_may_be_taken() -> None:
    """The black die at Horus is Forbidden; the gray one is there to be taken idly."""
    at, die = gray_at_ra(scribes=2)
    black = at.die("horus", "black", 3)
    assert offered(at.game()) == [black, die]
    assert IDLY in offered(after(at, die))
    assert IDLY not in offered(after(at, black))


def test_R24_any_die_where_none_may_be_taken() -> None:
    at = Position().player(0, scribes=2)
    die = at.die("horus", "black", 3)
    assert IDLY in offered(at.game())
    assert outcome(at, IDLY) == {"active": "1", die: "p0 below"}


def test_R90_once_the_action_is_chosen_its_only_payment_is_made() -> None:
    at, die = gray_at_ra(limestone=2)
    at.give(0, "B13")
    change = outcome(at, "take:6", "temple:r3c3/0")
    assert (change["B13"], change[die]) == ("discard", "p0 tainted")
    assert "p0.limestone" not in change


@pytest.mark.parametrize(("card", "held", "scribes"), [("B17", "B13", 1), ("B19", "B15", 0)])
def test_R91_an_extra_action_does_not_force_a_blessing(card: str, held: str, scribes: int) -> None:
    """Ra beside Horus, or Bastet opposite, costs a Blessing, so it may be left out."""
    at = Position().give(0, card, held).player(0, scribes=scribes, granite=1)
    at.player(0, population=8, happiness=1)
    at.state.osiris[:4] = [1] * 4
    at.state.players[1].buildings -= 4
    at.die("horus", "gray", 1)
    game = after(at, f"play:{card}", "god:horus", "statue:horus")
    if card == "B17":
        game.play("pay:granite=1")  # B13 could have paid for the Statue
    assert "pass" in offered(game)
    game.play("pass")
    assert game.state.players[0].blessings == 1 << int(held[1:]) - 1


def test_R26_T19_does_not_serve_a_die_taken_before_it() -> None:
    """B17's Thoth brings T19 before Bastet: the Tainted die was taken without it."""
    at = Position().give(0, "B17").player(0, scribes=2, papyrus=2).market(1, "B09", "B10", "T19")
    die = at.die("bastet", "brown", 1)
    game = after(at, "play:B17", "take:1", "extra:B17/thoth", "market:1/3")
    assert game.state.players[0].technologies == 1 << 18
    game.play("god:bastet")
    assert [die_name(at.state, d) for d in game.state.players[0].scales.tainted] == [die]
    assert game.state.players[0].scribes == 1 + 2, "Bastet's two; none was asked for T19"


# Records of earlier rules


def test_a_record_that_was_not_asked_still_loads() -> None:
    """The one way to act was taken for granted: anubis:6 for two Scribes."""
    at, _ = gray_at_ra(scribes=2)
    at.die("thoth", "gray", 6)
    now = after(at, "die:gray6@ra", "anubis:6", "produce:bread")
    content = json.loads(now.save())
    content["choices"] = [["die:20", "produce:bread"]]
    del content["checksum"]
    content["checksum"] = checksum(content)
    old = Game.load(json.dumps(content))
    assert old.state.players[0].scribes == now.state.players[0].scribes == 0
    assert [str(choice) for choice in old.choices] == [str(choice) for choice in now.choices]
