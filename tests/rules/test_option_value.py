"""Values shown for options equal the actual gains, in whole random games."""

from random import Random

import pytest

from tekhenu import Game, Settings, TimeOfSeth
from tekhenu.components.terms import Good
from tekhenu.rules import Event, Phase
from tekhenu.rules.event import Began, Paid, Spent
from tekhenu.rules.move import LayTile
from tekhenu.rules.option_value import NOTHING, TURN_OVER, OptionValue, option_value, option_values
from tests.positions import Position

GAMES = (
    Settings(players=2),
    Settings(players=4, expansion=TimeOfSeth()),
    Settings(players=3, altered_dice="printed"),
)
BETWEEN = tuple(kind for kind in TURN_OVER if kind is not Began)


def held(game: Game, seat: int) -> dict[Good, int]:
    """Return a player's possessions from the position."""
    player = game.state.players[seat]
    return {
        **{Good(good): amount for good, amount in enumerate(player.resources)},
        Good.SCRIBE: player.scribes,
        Good.FAITH: player.faith,
        Good.VP: player.vp,
        Good.SOLDIER: player.soldiers,
        Good.PRIEST: player.priests,
        Good.POPULATION: player.population,
        Good.HAPPINESS: player.happiness,
        Good.BLOOD: player.blood,
    }


def more_has_happened(events: list[Event]) -> bool:
    """Return whether a Maat, a Scoring or a solo opponent's turn came before the next question."""
    turns = sum(isinstance(event, Began) for event in events)
    return turns > 1 or any(isinstance(event, BETWEEN) for event in events)


def paid(game: Game, seat: int, since: int) -> dict[Good, int]:
    spent = dict.fromkeys(Good, 0)
    for event in game.events[since:]:
        if isinstance(event, Paid) and event.seat == seat:
            for good, amount in enumerate(event.pieces):
                spent[Good(good)] += amount
        elif isinstance(event, Spent) and event.seat == seat:
            spent[Good(event.good)] += event.amount
    return spent


@pytest.mark.parametrize("settings", GAMES, ids=str)
def test_a_choice_gives_the_predicted_gain(settings: Settings) -> None:
    game, rng = Game.new(settings, 5), Random(5)
    seen: set[str] = set()
    while (decision := game.decision) is not None:
        seat, since, before = decision.player, game.count_events(), held(game, decision.player)
        choice, in_turn = rng.choice(decision.options), game.state.phase == Phase.TURN
        predicted = option_value(game, choice)
        game.play(choice)
        while (asked := game.decision) is not None and (asked.player, asked.kind) == (seat, "pay"):
            game.play(rng.choice(asked.options))
        if not in_turn or more_has_happened(game.events[since:]):
            continue
        spent, after = paid(game, seat, since), held(game, seat)
        brought = {good: after[good] - before[good] + spent[good] for good in before}
        assert {good: n for good, n in brought.items() if n} == dict(predicted.gains), choice
        if predicted:
            seen.add(decision.kind)
    assert {"action", "temple", "hathor", "osiris"} & seen


def test_every_option_is_tried_and_none_is_made() -> None:
    at = Position().player(0, limestone=4, granite=4)
    at.die("ra", "white", 2)
    game = at.game()
    while game.decision is not None and game.decision.kind != "temple":
        wanted = [o for o in game.decision.options if o.startswith(("god:ra", "take:2"))]
        game.play((wanted or list(game.decision.options))[0])
    assert game.decision is not None
    before = game.copy()
    found = option_values(game, game.decision)
    assert game == before
    assert all(isinstance(option, LayTile) for option in found)
    assert max(value.vp for value in found.values()) > min(value.vp for value in found.values())


def test_no_gain_has_no_value() -> None:
    assert not NOTHING
    assert OptionValue(excess=1) and not OptionValue().vp
