"""The tuner changes only the weights that the games it plays depend on."""

from dataclasses import asdict

import pytest
from rich.console import Console

from tekhenu import Settings, TimeOfSeth
from tekhenu.agents import Weights
from tekhenu.agents.valuation import SETH_WEIGHTS
from tekhenu.lab import tune
from tekhenu.lab.duel import Duel, lead


@pytest.mark.parametrize("seth", [False, True])
def test_weights_of_the_other_kind_of_game_stay_as_they_are(seth: bool) -> None:
    names = tune.tuned_names(Settings(expansion=TimeOfSeth() if seth else None))
    old = asdict(Weights())
    assert tune.scaled_weights([0.0] * len(names), Weights(), names) == Weights()
    weights = asdict(tune.scaled_weights([1.0] * len(names), Weights(), names))
    assert {name for name, value in weights.items() if value != old[name]} == set(names)
    assert set(names).isdisjoint(SETH_WEIGHTS) != seth
    for name in names:
        assert weights[name] == (2 * old[name] or 0.5)


def faith_lead(duel: Duel) -> float:
    """Let the weights with more faith lead, instead of a game."""
    return duel.child.faith - duel.champion.faith


def test_the_strategy_goes_where_the_leads_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tune, "lead", faith_lead)
    args = tune.arguments(["--generations", "8", "--games", "2", "--children", "8", "--jobs", "1"])
    found = tune.evolve(args, Settings(players=2), Console(quiet=True))
    assert found.faith > 1.5 * Weights().faith


def test_a_valuation_is_as_good_as_itself() -> None:
    """The leads of one deal with exchanged seats cancel out."""
    settings = Settings(players=2, expansion=TimeOfSeth())
    duels = tune.series(Weights(), Weights(), settings, "mirror", 2)
    assert [duel.swapped for duel in duels] == [False, True]
    assert duels[0].seed == duels[1].seed
    leads = [lead(duel) for duel in duels]
    assert sum(leads) == 0 and leads[0] != 0
