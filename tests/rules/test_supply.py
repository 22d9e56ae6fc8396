"""The number of dice at the gods, on the scales and in the bag at every turn."""

from random import Random

import pytest

from tekhenu import Automas, Botankhamun, Game, Settings, TimeOfSeth
from tekhenu.rules.printed import printed_for
from tekhenu.rules.state import Phase
from tekhenu.rules.supply import supply

SETH = TimeOfSeth()
MODES = {
    **{f"{players} players": Settings(players=players) for players in (2, 3, 4)},
    **{f"{n} players and Seth": Settings(players=n, expansion=SETH) for n in (2, 3, 4)},
    "Botankhamun": Settings(solo=Botankhamun("hard")),
    **{f"{n} Automas": Settings(solo=Automas(n)) for n in (1, 2, 3)},
    **{f"{n} Automas and Seth": Settings(solo=Automas(n), expansion=SETH) for n in (1, 2, 3)},
}


@pytest.mark.parametrize("settings", MODES.values(), ids=MODES)
def test_the_dice_of_every_turn_follow_from_the_round(settings: Settings) -> None:
    rng, rounds, printed = Random(3), set(), printed_for(settings)
    for seed in range(2):
        game, last = Game.new(settings, seed), None
        while (decision := game.decision) is not None:
            state = game.state
            if state.phase == Phase.TURN and state.step != last and decision.kind == "die":
                last = state.step
                rounds.add(state.round)
                found = supply(printed, state.round, state.active, state.wheel)
                assert len(state.bag) == found.bag
                assert sum(player.scales.dice for player in state.players) == found.scales
                for section in range(printed.wheel):
                    drawn = sum(period.drawn[section] for period in found.periods)
                    assert len(state.sections[section]) <= drawn
            game.play(rng.choice(decision.options))
    assert rounds == set(range(1, 17))


def test_the_numbers_of_a_game_of_two() -> None:
    """22 dice: three in each section, then two in each Shaded one; a round takes two."""
    printed = printed_for(Settings(players=2))
    first = supply(printed, 1, 0, 0)
    assert first == ([([3] * 6, 0)], 4, 0)
    third = supply(printed, 3, 1, 1)
    assert third.periods == [([3] * 6, 4), ([2, 0, 0, 2, 0, 0], 1)]
    assert (third.bag, third.scales) == (0, 5)
    fifth = supply(printed, 5, 0, 2)  # after a Maat
    assert (fifth.bag, fifth.scales) == (4, 0)
