"""Answers that name only a value say where they lead, and questions what they are about."""

from random import Random

from tekhenu import Game, Settings
from tekhenu.presentation.outcomes import UNPRICED, with_outcomes
from tekhenu.presentation.prompt import option_titles
from tekhenu.rules import Decision
from tekhenu.rules.event import Performed, Produced
from tekhenu.text import catalog, decision_prompt

GAMES = 8


def asked_for(kind: str) -> list[tuple[Game, Decision]]:
    """Return positions of random games with this kind of decision."""
    found = []
    for seed in range(GAMES):
        game, rng = Game.new(Settings(players=3), seed), Random(seed)
        while (decision := game.decision) is not None:
            if decision.kind == kind:
                found.append((game.copy(), decision))
            game.play(rng.choice(decision.options))
    assert found
    return found


def test_a_value_says_what_its_action_does() -> None:
    words = catalog("en")
    for game, decision in asked_for("value"):
        said = option_titles(game.view(decision.player), decision, "en")
        led = with_outcomes(game, decision, said, words)
        for option in decision.options:
            count = game.count_events()
            then = game.copy()
            then.play(option)
            done = next(e for e in then.events[count:] if isinstance(e, Performed | Produced))
            if isinstance(done, Produced):
                assert str(done.kept) in led[option].detail
            elif game.state.turn is not None or done.god in UNPRICED:
                assert led[option].detail
            else:
                assert not led[option].detail


def test_a_payment_says_whose_action_it_is_for() -> None:
    asked = [decision_prompt(game.view(d.player), d, "en") for game, d in asked_for("pay")]
    assert any(question == "Horus: how do you pay?" for question in asked)


def test_starting_cards_are_counted() -> None:
    asked = {decision_prompt(game.view(d.player), d, "en") for game, d in asked_for("starting")}
    assert asked == {f"Which Starting card do you take ({number} of 2)?" for number in (1, 2)}
