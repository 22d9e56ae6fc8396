"""The tuner changes only the weights that the games it plays depend on."""

from dataclasses import asdict
from random import Random

import pytest

from tekhenu import Settings, TimeOfSeth
from tekhenu.agents import Weights
from tekhenu.agents.valuation import SETH_WEIGHTS
from tekhenu.lab import tune


@pytest.mark.parametrize("seth", [False, True])
def test_weights_of_the_other_kind_of_game_stay_as_they_are(seth: bool) -> None:
    names = tune.tuned_names(Settings(expansion=TimeOfSeth() if seth else None))
    old = asdict(Weights())
    children = [tune.mutated(Weights(), names, Random(seed), 0.5) for seed in range(3)]
    for weights in (*children, tune.mixed(children, names)):
        changed = {name for name, value in asdict(weights).items() if value != old[name]}
        assert changed == set(names)
        assert changed.isdisjoint(SETH_WEIGHTS) != seth


def test_a_valuation_is_as_good_as_itself() -> None:
    """Seats exchanged on one deal, whatever the luck of the seats: the leads cancel out."""
    settings = Settings(players=2, expansion=TimeOfSeth())
    duels = tune.series(Weights(), Weights(), settings, "mirror", 2)
    assert [duel.swapped for duel in duels] == [False, True]
    assert duels[0].seed == duels[1].seed
    leads = [tune.lead(duel) for duel in duels]
    assert sum(leads) == 0 and leads[0] != 0
