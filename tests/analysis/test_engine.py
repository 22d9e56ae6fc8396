"""The engine: parts add up, an analysis is fair, and estimates use fresh deals."""

from random import Random

import pytest

from tekhenu import Game, Settings
from tekhenu.agents.agent import SeatView
from tekhenu.agents.learned import load_model
from tekhenu.agents.varied import VariedAgent
from tekhenu.analysis.advice import advise
from tekhenu.analysis.aspects import Aspect, parts_of
from tekhenu.analysis.calibration import CHOSEN_DECREE
from tekhenu.analysis.engine import Analysis, Engine, Estimate, Stage, denied, difference
from tekhenu.analysis.variation import candidates, changes
from tekhenu.rules import DecisionKind
from tekhenu.rules.rng import Rng
from tekhenu.rules.variants import Automas, Botankhamun, TimeOfSeth

KINDS = [
    Settings(players=2),
    Settings(players=4),
    Settings(players=3, expansion=TimeOfSeth()),
    Settings(solo=Botankhamun()),
]
FEW = (Stage(1, 2), Stage(1, 4))


def turn(round_: int, settings: Settings | None = None, seed: int = 3) -> Game:
    """Return a random game at the choice of a die."""
    game, rng = Game.new(settings or Settings(players=2), seed), Random(seed)
    while game.decision is not None:
        if game.state.round >= round_ and game.decision.kind == DecisionKind.DIE:
            return game
        game.play(rng.choice(game.decision.options))
    raise AssertionError


def last(game: Game, seed: int = 1) -> Analysis:
    """Return a small analysis of the present decision."""
    assert game.decision is not None
    view = SeatView(game, game.decision.player)
    *_, analysis = Engine(seed).analyze(view, stages=FEW)
    return analysis


@pytest.mark.parametrize("settings", KINDS, ids=str)
def test_the_parts_of_a_value_add_up(settings: Settings) -> None:
    game, rng = Game.new(settings, 2), Random(2)
    model = load_model(settings)
    while (decision := game.decision) is not None:
        for seat in range(game.settings.players):
            value = model.value(game.table, seat)
            assert sum(parts_of(game.table, seat)) == pytest.approx(value)
        game.play(rng.choice(decision.options))
    for seat, player in enumerate(game.state.players):
        assert sum(parts_of(game.table, seat)) == player.vp


@pytest.mark.parametrize("settings", KINDS, ids=str)
def test_candidates_are_whole_turns(settings: Settings) -> None:
    game = turn(4, settings)
    assert game.decision is not None
    seat, step = game.decision.player, game.state.step
    world = game.determinize(seat, Rng.seeded(1))
    found = candidates(world.copy(), Engine().agent, 8)
    assert len(found) == len(set(found)) > 3
    assert [each.estimate for each in found] == sorted((x.estimate for x in found), reverse=True)
    found += changes(world.copy(), Engine().agent, found[0].choices)
    for variation in found:
        played = world.copy()
        for choice in variation.choices:
            assert played.decision is not None
            assert (played.decision.player, played.state.step) == (seat, step)
            played.play(choice)
        after = played.decision
        assert after is None or (after.player, played.state.step) != (seat, step)


def test_changes_differ_from_a_turn_in_a_later_choice() -> None:
    game = turn(6, seed=4)
    assert game.decision is not None
    world = game.determinize(game.decision.player, Rng.seeded(1))
    agent = Engine().agent
    base = max(candidates(world.copy(), agent, 10), key=lambda each: len(each.choices)).choices
    found = changes(world, agent, base)
    assert found
    for variation in found:
        assert variation.choices[0] == base[0]
        assert variation.choices != base


@pytest.mark.parametrize("settings", KINDS, ids=str)
def test_the_parts_of_a_difference_add_up(settings: Settings) -> None:
    game = turn(4, settings)
    analysis = last(game)
    seat = analysis.seat
    best = analysis.best
    for other in analysis.estimates[1:]:
        gap = difference(best, other, seat)
        assert gap.margin == pytest.approx(sum(gap.parts.values()))
        assert gap.margin == pytest.approx(best.margin(seat) - other.margin(seat))
        assert gap.margin >= 0
        assert gap.parts[Aspect.TIME] == 0


def test_an_analysis_gets_narrower_and_keeps_the_played_turn() -> None:
    game = turn(5)
    assert game.decision is not None
    seat = game.decision.player
    view = SeatView(game, seat)
    world = view.determinize(Rng.seeded(1))
    poor = candidates(world, Engine().agent, 40)[-1].choices
    stages = (Stage(1, 2), Stage(1, 3), Stage(2, 3), Stage(2, 5))
    found = list(Engine().analyze(view, poor, stages=stages))
    assert [analysis.deals for analysis in found] == [2, 3, 3, 5]
    assert all(analysis.of(poor) is not None for analysis in found)
    counts = [len(analysis.estimates) for analysis in found[1:]]
    assert counts[0] > counts[1] > counts[2]


def test_an_analysis_offers_different_ideas() -> None:
    analysis = last(turn(5))
    ideas = {estimate.variation.idea for estimate in analysis.estimates}
    assert len(ideas) >= 3


def test_an_analysis_uses_only_what_the_seat_may_know() -> None:
    """Two games that look the same to the seat get the same analysis."""
    for seed in range(3):
        game = turn(3, Settings(players=3), seed)
        assert game.decision is not None
        seat = game.decision.player
        twin = game.determinize(seat, Random(seed))
        assert twin.state != game.state
        one, other = last(game), last(twin)
        assert [x.variation for x in one.estimates] == [x.variation for x in other.estimates]
        assert one.best.results == other.best.results
        choices = one.best.variation.choices
        facts = [Engine().facts(SeatView(g, seat), seat, choices) for g in (game, twin)]
        assert facts[0] == facts[1]


def test_the_same_seed_gives_the_same_analysis() -> None:
    game = turn(6)
    assert last(game, 5).best.results == last(game, 5).best.results
    assert last(game, 5).best.results != last(game, 6).best.results


def test_estimates_are_verified_with_fresh_deals() -> None:
    game = turn(14)
    view, engine = SeatView(game, 0), Engine()
    best = last(game).best
    fresh = [Estimate(best.variation)]
    engine.verify(view, 0, fresh, 3)
    first = list(fresh[0].results)
    engine.verify(view, 0, fresh, 5)
    assert len(first) == 3
    assert len(fresh[0].results) == 5
    assert fresh[0].results[:3] == first
    assert not any(result in best.results for result in first)


def test_a_die_that_opponents_would_take_is_denied() -> None:
    """The first of two turns with different dice denies its die to the opponent."""
    found = 0
    for seed in range(4):
        game = turn(9, seed=seed)
        analysis = last(game)
        for other in analysis.estimates[1:]:
            for die in denied(analysis.best, other, game.table):
                taken = {result.taken for result in other.results}
                assert taken - {frozenset()}
                values = [
                    game.state.values[each]
                    for each in game.state.sections[die.section]
                    if game.table.printed.color[each] == die.color
                ]
                assert die.value in values
                found += 1
    assert found


def test_varied_rollouts_vary_and_repeat() -> None:
    game = turn(8)
    agent = VariedAgent(temperature=3.0)
    ends = []
    for seed in (1, 2, 3, 1):
        agent.rng = Rng.seeded(seed)
        played = game.copy()
        while (decision := played.decision) is not None and played.state.round < 12:
            step = played.state.step
            played = agent.best_end(played, decision.player, step, agent.widths)[1]
        ends.append(played.choices)
    assert ends[0] == ends[3]
    assert len({tuple(end) for end in ends}) == 3


def test_there_is_nothing_to_analyze_at_the_end() -> None:
    game, rng = Game.new(Settings(players=2), 1), Random(1)
    while game.decision is not None:
        game.play(rng.choice(game.decision.options))
    assert list(Engine().analyze(SeatView(game, 0))) == []


def test_automas_can_be_analyzed() -> None:
    analysis = last(turn(2, Settings(solo=Automas(1), players=2)))
    assert analysis.estimates


@pytest.mark.parametrize(
    ("settings", "vp"),
    [(Settings(players=2), CHOSEN_DECREE), (Settings(solo=Botankhamun()), 0)],
    ids=["hidden Decrees", "none"],
)
def test_the_margin_of_advice_takes_chosen_decrees_into_account(
    settings: Settings, vp: float
) -> None:
    """A rival's Decree is imagined as a random one, although the rival has chosen it."""
    game = turn(9, settings)
    assert game.decision is not None
    seat = game.decision.player
    (analysis,) = Engine(1).analyze(SeatView(game, seat), stages=FEW[:1])
    (advice,) = advise(game, seat, Engine(1), FEW[:1])
    assert advice.turns[0].margin == pytest.approx(analysis.best.margin(seat) - vp)
