"""Forecasts agree with what the rules then do."""

from random import Random

import pytest

from tekhenu import Game, Settings
from tekhenu.rules import DecisionKind
from tekhenu.rules.event import Began, Declared, Scored, Scoring, Source
from tekhenu.rules.forecast import if_scored_now, loss_at_maat, missing_bread
from tekhenu.rules.variants import Botankhamun, TimeOfSeth
from tests.positions import Position

SCORING = {
    *(Source.DISTRICTS, Source.TEMPLE, Source.REGIONS, Source.STATUES, Source.HAPPINESS),
    *(Source.PRODUCTION, Source.BUILDING_ROW, Source.CARDS),
}
KINDS = [
    Settings(players=2),
    Settings(players=4),
    Settings(players=3, expansion=TimeOfSeth()),
    Settings(solo=Botankhamun()),
]


@pytest.mark.parametrize("settings", KINDS, ids=str)
def test_a_scoring_brings_what_was_forecast(settings: Settings) -> None:
    """Between the last Faith and a Scoring nothing changes that counts."""
    seen = 0
    for seed in range(6):
        game, rng = Game.new(settings, seed), Random(seed)
        forecast: tuple[dict[Source, int], ...] = ()
        count = 0
        while (decision := game.decision) is not None:
            if decision.kind == DecisionKind.FAITH:
                forecast, count = if_scored_now(game.table), game.count_events()
            game.play(rng.choice(decision.options))
            events = game.events[count:]
            if not forecast or not any(isinstance(event, Scoring) for event in events):
                continue
            begin = next(i for i, event in enumerate(events) if isinstance(event, Scoring))
            if any(isinstance(event, Began | Declared) for event in events[:begin]):
                continue  # turns or the action of a Decree came between
            scored: dict[tuple[int, int], int] = {}
            for event in events[begin:]:
                if isinstance(event, Scored) and event.source in SCORING:
                    key = event.seat, event.source
                    scored[key] = scored.get(key, 0) + event.vp
            assert scored == {
                (seat, source): vp
                for seat, parts in enumerate(forecast)
                for source, vp in parts.items()
                if source != Source.BREAD
            }
            forecast = ()
            seen += 1
    assert seen


def test_missing_bread_costs_vp() -> None:
    position = Position(players=2).player(0, vp=30, bread=1, gold=0)
    for place in [f"osiris:row{row}/{good}" for row in (1, 2, 3) for good in ("papyrus", "bread")]:
        position.build(0, place)
    table = position.game().table
    player = table.state.players[0]
    due = table.printed.row_bread[player.buildings]
    assert due > 1
    assert missing_bread(table, player) == due - 1
    assert if_scored_now(table)[0][Source.BREAD] == -3 * (due - 1)
    table = position.player(0, gold=1).game().table
    assert missing_bread(table, table.state.players[0]) == due - 2


def test_the_loss_at_maat_follows_the_taint() -> None:
    game = Game.new(Settings(players=2), 5)
    state = game.state.copy()
    assert loss_at_maat(game.table, game.table.state.players[0]) == 0
    state.players[0].scales.excess[0] = 9
    table = Game.at(state).table
    assert loss_at_maat(table, table.state.players[0]) > 0


def test_a_forecast_changes_nothing_and_needs_nothing_hidden() -> None:
    game, rng = Game.new(Settings(players=3), 8), Random(8)
    for _ in range(60):
        assert game.decision is not None
        before = game.state.copy()
        forecast = if_scored_now(game.table)
        assert game.state == before
        assert forecast == if_scored_now(game.determinize(0, rng).table)
        game.play(rng.choice(game.decision.options))
