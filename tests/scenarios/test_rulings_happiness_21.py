"""R31: the action at Happiness 21 comes once, however the marker moves on, and at its moment."""

from collections import Counter
from random import Random
from typing import TypeGuard

import pytest

from tekhenu import Game, TimeOfSeth
from tekhenu.components.terms import Good
from tekhenu.rules.event import Advanced, Event, Performed
from tekhenu.rules.state import Phase
from tests.positions import Position, offered
from tests.scenarios.outcome import after
from tools.soak.deals import Recipe

SHADED_RA = 2  # the wheel's position
EXTRA_ACTIONS = (("B17", "osiris"), ("B18", "osiris"), ("B19", "bastet"), ("B20", "bastet"))


def near_the_top(*cards: str, **values: int) -> Position:
    """Put seat 0 two steps before 21, with enough Population."""
    return Position().player(0, population=21, happiness=19, **values).give(0, *cards)


def asked(game: Game) -> tuple[int, str] | None:
    return None if game.decision is None else (game.decision.player, game.decision.kind)


def since(game: Game, start: list[Event]) -> list[Event]:
    return game.events[len(start) :]


# The marker has fallen again when the action ends


def test_R31_osiris_takes_the_marker_down_again() -> None:
    at = near_the_top("B07")
    die = at.die("osiris", "brown", 5)
    game = after(at, die, "god:osiris", "play:B07/happiness", "osiris:row5/bread")
    assert game.state.players[0].happiness == 20
    assert asked(game) == (0, "any action")


def test_R31_an_osiris_inside_ra_takes_it_down_again() -> None:
    """21 is reached in Ra, before P15's Osiris: the action follows Ra (R92)."""
    at = near_the_top("B07", limestone=2, granite=1).display("P15", "P22", "P23")
    at.state.wheel = SHADED_RA
    die = at.die("ra", "gray", 6)
    game = after(at, die, "play:B07/happiness", "temple:r3c3/0", "use:P15", "osiris:row3/bread")
    assert game.state.players[0].happiness == 20
    assert game.state.pillars[12] == 0, "Ra is complete"
    assert asked(game) == (0, "any action")


def test_R31_a_shift_belongs_to_the_action_it_begins() -> None:
    """B08 at T14's question: Osiris is running, and takes the marker down again."""
    at = near_the_top("B08", "T14")
    die = at.die("osiris", "gray", 3)
    game = after(at, die, "play:B08/happiness", "value:4", "osiris:row4/bread")
    assert game.state.players[0].happiness == 20
    assert asked(game) == (0, "any action")


def test_R31_nobody_reaches_21_twice() -> None:
    at = near_the_top("B07", "B08")
    die = at.die("osiris", "brown", 5)
    choices = ("god:osiris", "play:B07/happiness", "osiris:row5/bread", "produce:bread", "value:1")
    game = after(at, die, *choices, "play:B08/happiness")
    assert game.state.players[0].happiness == 21
    assert asked(game) != (0, "any action")


# No action is running, so it comes at once


@pytest.mark.parametrize("god", ["osiris", "bastet"])
def test_R31_while_the_scribe_of_T19_is_paid(god: str) -> None:
    """Gold may pay that Scribe with T10; B07 played at this question causes the action at once."""
    at = near_the_top("B07", "T10", "T19", scribes=1, gold=1, papyrus=2)
    die = at.die(god, "black" if god == "osiris" else "brown", 2)
    game = after(at, die, "take:2", f"god:{god}", "use:T19")
    assert asked(game) == (0, "pay")
    before = game.events
    game.play("play:B07/happiness")
    assert asked(game) == (0, "any action")
    assert not [event for event in since(game, before) if isinstance(event, Performed)]
    game.play("produce:limestone")
    game.play("value:1")
    assert asked(game) == (0, "pay"), "then the Scribe is paid after all"


def test_R31_what_it_uses_up_cannot_pay_for_T19() -> None:
    """The action at 21 takes Gold and Scribe: T19 lapses, Osiris goes on."""
    at = near_the_top("B07", "T10", "T19", scribes=1, gold=1, papyrus=0)
    die = at.die("osiris", "black", 2)
    game = after(at, die, "take:2", "god:osiris", "use:T19", "play:B07/happiness", "god:bastet")
    game.play("value:6")
    assert (game.state.players[0].scribes, game.state.players[0].resources[4]) == (0, 0)
    assert asked(game) == (0, "osiris")
    assert "osiris:row2/bread" in offered(game)


def test_R31_while_the_scribes_of_a_shift_are_paid() -> None:
    """The action at 21 takes the Scribe and the Gold; the die is then taken as it lies."""
    at = near_the_top("B07", "T10", scribes=1, gold=1)
    die = at.die("osiris", "brown", 2)
    game = after(at, die, "take:4", "play:B07/happiness", "god:bastet", "value:6")
    assert (game.state.players[0].scribes, game.state.players[0].resources[4]) == (0, 0)
    assert asked(game) == (0, "action")
    assert game.state.turn is not None
    assert game.state.turn.value == 2


# The die's own action has lapsed, the extra action has not


@pytest.mark.parametrize(("card", "god"), EXTRA_ACTIONS)
def test_R91_a_paid_extra_action_is_offered_though_the_own_action_lapsed(
    card: str, god: str
) -> None:
    """The action at 21 uses the last Granite: Horus is over, the paid action is not.

    B19 and B20 lower the Population first; B07 lifts it to 21 again.
    """
    at = near_the_top(card, "B07", scribes=2, granite=1, papyrus=2)
    die = at.die("horus", "gray", 1)
    choices = [f"play:{card}"]
    if card in ("B19", "B20"):
        at.give(0, "B08").player(0, scribes=0)
        choices.append("play:B07/population")
    last = "play:B08/happiness" if len(choices) > 1 else "play:B07/happiness"
    game = after(at, die, *choices, last, "god:horus", "value:1")
    assert not performed(game, god)
    game.play("statue:horus")
    assert game.state.players[0].resources[3] == 0
    assert performed(game, god)


def performed(game: Game, god: str) -> bool:
    gods = ("horus", "ra", "hathor", "bastet", "thoth", "osiris")
    return any(isinstance(e, Performed) and gods[e.god] == god for e in game.events)


# Card-rich positions, compared turn by turn


def high_position(number: int, players: int) -> Game:
    """Return a dealt game with high tracks and B07 and B08 in hand."""
    how = Recipe(
        players,
        f"happiness 21 {number}",
        dealt=True,
        expansion=TimeOfSeth() if number % 3 == 0 else None,
    )
    game = how.begin()
    state = game.state.copy()
    state.turn = None
    rng = Random(number)
    for seat, player in enumerate(state.players):
        player.population = rng.randint(19, 21)
        player.happiness = rng.randint(14, min(20, player.population))
        player.happiness_rewards = sum(player.happiness >= step for step in (16, 19))
        for card in (6 + seat,) if seat < 2 else ():
            if card in state.decks[0]:
                state.decks[0].remove(card)
                player.blessings = player.blessings.plus(card)
    return Game.at(state, game.settings)


def eager(game: Game, rng: Random) -> str:
    """Choose at random, preferring Osiris, which lowers Happiness, and raising it during Osiris."""
    assert game.decision is not None
    options = [str(option) for option in game.decision.options]
    raising = [o for o in options if o.endswith("/happiness")]
    if raising and not game.state.running and rng.random() < 0.8:
        options = [o for o in options if o not in raising] or options
    wanted = [o for o in options if o in raising or o == "god:osiris"]
    return rng.choice(wanted if wanted and rng.random() < 0.6 else options)


def test_R31_every_21_brings_exactly_one_action() -> None:
    """A player who reaches 21 gets one action in the same step, in random play with many cards."""
    met: Counter[str] = Counter()
    for number in range(150):
        game = high_position(number, 2 + number % 3)
        rng = Random(f"21 {number}")
        reached: set[int] = set()
        granted: list[int] = []
        seen, again = 0, False
        for _ in range(120):
            decision = game.decision
            if decision is None or game.state.phase != Phase.TURN:
                break
            events = game.events
            reached |= {e.seat for e in events[seen:] if is_top(e)}
            seen = len(events)
            if decision.kind == "any action" and not again:
                granted.append(decision.player)
                fallen = game.state.players[decision.player].happiness < 21
                met["fallen" if fallen else "at 21"] += 1
            if decision.kind == "die":
                assert sorted(granted) == sorted(reached), (number, game.choices)
            again = decision.kind == "any action"  # it is asked anew after B07 or B08
            game.play(eager(game, rng))
    assert met["at 21"] > 50
    assert met["fallen"] >= 3


def is_top(event: Event) -> TypeGuard[Advanced]:
    return isinstance(event, Advanced) and (event.track, event.new) == (Good.HAPPINESS, 21)
