"""Facts about turns: each one is checked against the position by other means than its own."""

from collections import Counter
from random import Random

import pytest

from tekhenu import Game, Settings
from tekhenu.agents.agent import SeatView
from tekhenu.analysis import facts as f
from tekhenu.analysis.advice import Certainty, advise
from tekhenu.analysis.engine import Engine, Stage
from tekhenu.analysis.facts import (
    Fact,
    fact_from_json,
    fact_to_json,
    facts_between,
    shared_facts,
)
from tekhenu.analysis.lines import turn_titles
from tekhenu.analysis.review import ChanceKind, Grade
from tekhenu.analysis.words import (
    certainty_text,
    chance_text,
    fact_text,
    grade_text,
    in_tenths,
    reason_texts,
)
from tekhenu.components.terms import Good
from tekhenu.rules import State
from tekhenu.rules import event as ev
from tekhenu.rules.artifacts import weight_of_blood
from tekhenu.rules.event import Source
from tekhenu.rules.variants import Botankhamun, TimeOfSeth
from tekhenu.text import catalog, languages

KINDS = [
    Settings(players=2),
    Settings(players=3, expansion=TimeOfSeth()),
    Settings(solo=Botankhamun()),
]
PLACES = {Good.SCRIBE: "scribes", Good.FAITH: "faith", Good.SOLDIER: "soldiers"}
PLACES |= {Good.PRIEST: "priests", Good.BLOOD: "blood"}


def stock(state: State, seat: int, good: Good) -> int:
    player = state.players[seat]
    if good <= Good.GOLD:
        return player.resources[good]
    return int(getattr(player, PLACES[good]))


def track(state: State, seat: int, good: Good) -> int:
    player = state.players[seat]
    if good == Good.POPULATION:
        return player.population
    return player.happiness if good == Good.HAPPINESS else player.production[good]


def leads(state: State, seat: int, district: int) -> bool:
    """Count the pieces of a district by hand; the topmost piece breaks a tie."""
    above = state.people[2 if district < 2 else 3]
    pieces = [above, *state.osiris[district::4]]
    counts = Counter(owner for owner in pieces if owner >= 0)
    most = max(counts.values(), default=0)
    first = next((owner for owner in pieces if counts.get(owner, 0) == most), -1)
    return most > 0 and first == seat


def holds(fact: Fact, before: Game, after: Game, seat: int) -> bool:
    """Return whether a fact about a turn of a game is true."""
    old, new = before.state, after.state
    events = after.events[before.count_events() :]
    match fact:
        case f.VpScored(source, vp):
            scored = [e for e in events if isinstance(e, ev.Scored) and e.seat == seat]
            return vp == sum(e.vp for e in scored if e.source == source)
        case f.Stock(good, was, now):
            return (was, now) == (stock(old, seat, good), stock(new, seat, good))
        case f.Track(good, was, now):
            return (was, now) == (track(old, seat, good), track(new, seat, good))
        case f.Majority(district, won):
            return (leads(old, seat, district), leads(new, seat, district)) == (not won, won)
        case f.BalanceChange(was, now, _, loss):
            weights = [weight(game, seat) for game in (before, after)]
            return weights == [was, now] and loss == (0 if now >= 0 else loss)
        case f.Card(card, gained):
            family, number = "BTD".index(card[0]), int(card[1:]) - 1
            held = [number in state.players[seat].hand(family) for state in (old, new)]
            return held == [not gained, gained]
        case f.Forecast(source, was, now):
            return now - was == forecast(after, seat, source) - forecast(before, seat, source)
        case _:
            return True  # compared with `missing_bread`, `points` and cards below


def weight(game: Game, seat: int) -> int:
    scales, values = game.state.players[seat].scales, game.state.values
    tainted = sum(values[die] for die in scales.tainted) + sum(scales.excess)
    tainted += weight_of_blood(game.table, game.state.players[seat])
    return sum(values[die] for die in scales.pure) - tainted


def forecast(game: Game, seat: int, source: Source) -> int:
    """Count some sources of a Scoring by hand; for others the change is not checked."""
    player = game.state.players[seat]
    if source == Source.PRODUCTION:
        return 2 * sum(level == 6 for level in player.production)
    if source == Source.DISTRICTS:
        return 3 * sum(leads(game.state, seat, district) for district in range(4))
    pytest.skip(f"no count by hand for {source.name}")


def changes_in(game: Game, seed: int) -> int:
    """Play a random game; check all facts about every turn; return their number."""
    rng, count = Random(seed), 0
    while (decision := game.decision) is not None:
        seat, step = decision.player, game.state.step
        before = game.copy()
        while True:
            option = rng.choice(game.decision.options)  # type: ignore[union-attr]
            ended = game.within_step(option)
            game.play(option)
            after = game.decision
            if after is None or after.player != seat or game.state.step != step:
                break
        for fact in facts_between(before.table, ended.table, seat):
            if isinstance(fact, f.Forecast) and fact.source not in BY_HAND:
                continue
            assert holds(fact, before, ended, seat), fact
            assert fact_from_json(fact_to_json(fact)) == fact
            count += 1
    return count


BY_HAND = (Source.PRODUCTION, Source.DISTRICTS)


@pytest.mark.parametrize("settings", KINDS, ids=str)
def test_every_fact_about_a_turn_of_a_random_game_is_true(settings: Settings) -> None:
    assert changes_in(Game.new(settings, 5), 5) > 60


def test_a_turn_that_changes_nothing_has_no_facts() -> None:
    game = Game.new(Settings(players=2), 1)
    assert facts_between(game.table, game.copy().table, 0) == []


def test_facts_that_chance_decides_are_left_out() -> None:
    one: list[Fact] = [f.Stock(Good.BREAD, 1, 2), f.Card("B03", True)]
    other: list[Fact] = [f.Stock(Good.BREAD, 1, 2), f.Card("B07", True)]
    assert shared_facts([one, other]) == [f.Stock(Good.BREAD, 1, 2), f.Cards("B", 1)]
    assert shared_facts([one, one]) == one
    assert shared_facts([one, one[:1]]) == one[:1]


@pytest.mark.parametrize("settings", KINDS, ids=str)
def test_advice_names_facts_that_hold_and_parts_that_add_up(settings: Settings) -> None:
    """Following the advice makes its facts true. The parts add up to the difference."""
    game, rng = Game.new(settings, 8), Random(8)
    engine = Engine(2)
    checked = 0
    while (decision := game.decision) is not None:
        seat = decision.player
        if rng.random() < 0.2 and len(decision.options) > 1:
            *_, advice = advise(game, seat, engine, (Stage(1, 2), Stage(1, 3)))
            assert advice.done
            best = advice.turns[0]
            assert best.margin == max(each.margin for each in advice.turns)
            for each in advice.turns:
                if each.gap is None:
                    continue
                vp = [reason.vp for reason in each.gap.reasons]
                assert sum(vp) == pytest.approx(each.gap.vp)
                shown = in_tenths(vp, each.gap.vp)
                assert sum(shown) == round(each.gap.vp * 10)
            before, seen = game.copy(), game.state.reveals
            ended = game.copy()
            for choice in best.choices:
                if ended.decision is None or choice not in ended.decision.options:
                    break
                ended.play_within_step(choice)
            else:
                if ended.state.reveals == seen:
                    for fact in best.facts:
                        if not isinstance(fact, f.Forecast) or fact.source in BY_HAND:
                            assert holds(fact, before, ended, seat), fact
                            checked += 1
        game.play(rng.choice(decision.options))
    assert checked > 10


def test_the_best_advice_has_the_highest_value() -> None:
    game = Game.new(Settings(players=2), 3)
    *_, advice = advise(game, 0, Engine(), (Stage(1, 4),))
    assert advice.turns[0].gap is not None
    assert all(each.gap is not None and each.gap.vp >= 0 for each in advice.turns)


@pytest.mark.parametrize("lang", languages())
def test_every_fact_and_reason_can_be_put_into_words(lang: str) -> None:
    words = catalog(lang)
    game, rng = Game.new(Settings(players=3, expansion=TimeOfSeth()), 4), Random(4)
    seen = set[type]()
    while (decision := game.decision) is not None:
        if rng.random() < 0.03:
            *_, advice = advise(game, decision.player, Engine(), (Stage(1, 2),))
            for each in advice.turns:
                assert turn_titles(game, decision.player, each.choices, words) is not None
                for fact in each.facts:
                    assert fact_text(fact, words)
                    seen.add(type(fact))
                for reason in reason_texts(each.gap, words) if each.gap else ():
                    assert reason.title and reason.vp
        game.play(rng.choice(decision.options))
    assert len(seen) > 5
    assert all(certainty_text(certainty, words) for certainty in Certainty)
    assert len({grade_text(grade, words) for grade in Grade}) == len(Grade)
    assert chance_text(list(ChanceKind), words)
    for fact in (
        f.Denied(3, 2, 5),
        f.Cards("T", 2),
        f.DecreeChange("D19", 3, 6),
        f.SectionsInReach(1, 2),
        f.MissingBread(1, 0),
    ):
        assert fact_text(fact, words)


@pytest.mark.parametrize(
    ("values", "total", "tenths"),
    [
        ([1.26, 2.26, -0.5], 3.02, [13, 22, -5]),
        ([0.04, 0.04, 0.04], 0.12, [1, 0, 0]),
        ([-1.25, -1.25], -2.5, [-12, -13]),
        ([], 0.0, []),
    ],
)
def test_shown_parts_add_up_to_the_shown_sum(
    values: list[float], total: float, tenths: list[int]
) -> None:
    assert sorted(in_tenths(values, total)) == sorted(tenths)


def test_an_analysis_of_a_seat_view_needs_a_decision() -> None:
    game, rng = Game.new(Settings(players=2), 1), Random(1)
    while game.decision is not None:
        game.play(rng.choice(game.decision.options))
    assert list(Engine().analyze(SeatView(game, 0))) == []
