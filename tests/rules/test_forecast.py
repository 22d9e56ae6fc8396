"""Forecasts agree with what the rules then do."""

from random import Random

import pytest

from tekhenu import Game, Settings
from tekhenu.rules import DecisionKind
from tekhenu.rules.decrees import points
from tekhenu.rules.event import Declared, Performed, Produced, Scored, Scoring, Source
from tekhenu.rules.forecast import (
    decrees_now,
    if_scored_now,
    loss_at_maat,
    missing_bread,
    scoring_ahead,
)
from tekhenu.rules.state import Phase
from tekhenu.rules.variants import Automas, Botankhamun, TimeOfSeth
from tests.positions import Position

SCORING = {
    *(Source.DISTRICTS, Source.TEMPLE, Source.REGIONS, Source.STATUES, Source.HAPPINESS),
    *(Source.PRODUCTION, Source.BUILDING_ROW, Source.CARDS, Source.BREAD),
}
KINDS = [
    Settings(players=2),
    Settings(players=4),
    Settings(players=3, expansion=TimeOfSeth()),
    Settings(solo=Botankhamun()),
    Settings(solo=Botankhamun("hard")),
    Settings(solo=Automas(2, difficulty=3)),
    Settings(solo=Automas(1), expansion=TimeOfSeth()),
]


@pytest.mark.parametrize("settings", KINDS, ids=str)
def test_a_scoring_brings_what_was_forecast(settings: Settings) -> None:
    """Between the last Faith and a Scoring nothing changes that counts; all Bread is paid."""
    seen = 0
    for seed in range(6):
        game, rng = Game.new(settings, seed), Random(seed)
        forecast: tuple[dict[Source, int], ...] = ()
        count, begin = 0, -1
        while (decision := game.decision) is not None:
            if decision.kind in (DecisionKind.FAITH, DecisionKind.DIE):
                forecast, count = if_scored_now(game.table), game.count_events()
            bread = decision.kind == DecisionKind.BREAD
            game.play(decision.options[0] if bread else rng.choice(decision.options))
            events = game.events[count:]
            if begin < 0 and any(isinstance(event, Scoring) for event in events):
                place = next(i for i, event in enumerate(events) if isinstance(event, Scoring))
                # Turns, or the action of a Decree, may have come between.
                same = not any(isinstance(e, Performed | Produced | Declared) for e in events)
                begin = count + place if same else -1
            if begin < 0 or game.state.phase in (Phase.SCORING, Phase.BREAD):
                continue
            scored: list[dict[Source, int]] = [{} for _ in forecast]
            for event in game.events[begin:]:
                if isinstance(event, Scored) and event.source in SCORING:
                    parts, source = scored[event.seat], Source(event.source)
                    parts[source] = parts.get(source, 0) + event.vp
            assert tuple(scored) == forecast
            begin = -1
            forecast, count = (), game.count_events()
            seen += 1
    assert seen


def test_decrees_are_forecast_for_their_holder() -> None:
    """The best three with different symbols count; those that depend on choices have no number."""
    counted, unsure = 0, 0
    for seed in range(8):
        game, rng = Game.new(Settings(players=2), seed), Random(seed)
        while game.decision is not None:
            game.play(rng.choice(game.decision.options))
            for seat in (0, 1):
                found = decrees_now(game.table, seat)
                held = game.table.state.players[seat].decrees
                assert {each.card for each in found} == set(held)
                best = [each for each in found if each.counted]
                symbols = {game.table.printed.symbol[each.card] for each in best}
                assert len(best) == len(symbols) <= 3
                assert all(each.vp == points(game.table, seat, each.card) for each in found)
                counted += len(best)
                unsure += sum(each.vp is None for each in found)
    assert counted and unsure


def test_there_is_no_forecast_without_a_scoring_ahead() -> None:
    game, rng = Game.new(Settings(players=2), 4), Random(4)
    ahead = {True: 0, False: 0}
    while game.decision is not None:
        ahead[scoring_ahead(game.state)] += 1
        if game.decision.kind == DecisionKind.DIE:
            assert scoring_ahead(game.state)
        if game.state.phase in (Phase.DRAFT, Phase.BREAD, Phase.FINAL_DECREES):
            assert not scoring_ahead(game.state)
        game.play(rng.choice(game.decision.options))
    assert all(ahead.values())
    assert not scoring_ahead(game.state)


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


@pytest.mark.parametrize("settings", KINDS, ids=str)
def test_after_the_last_scoring_nothing_is_forecast(settings: Settings) -> None:
    game, rng = Game.new(settings, 5), Random(5)
    late = 0
    while (decision := game.decision) is not None:
        choice = rng.choice(decision.options)
        for now in (game, game.within_step(choice)):
            forecast = if_scored_now(now.table)
            if now.state.phase in (Phase.ENDING, Phase.FINAL_DECREES):
                late += 1
                assert not scoring_ahead(now.state)
                assert not any(forecast)
        game.play(choice)
    assert late
    assert not any(if_scored_now(game.table))
