"""The learned valuation: its features, its values, and its strength."""

from math import isfinite
from random import Random
from statistics import fmean

import pytest

from tekhenu import Automas, Botankhamun, Game, Settings, TimeOfSeth
from tekhenu.agents import Agent, GreedyAgent, LearnedAgent, SeatView, policy
from tekhenu.agents.features import (
    BASIS,
    CARDS,
    OPPONENT_TERMS,
    SETH_TERMS,
    TERMS,
    basis,
    cards,
    opponent_terms,
    terms,
)
from tekhenu.agents.learned import Model, kind_of, load_model
from tekhenu.agents.prior import Prior, card_taken, part_left
from tekhenu.agents.weights import learned_weights
from tekhenu.rules.cards import Technologies
from tekhenu.rules.move import TakeCard
from tekhenu.rules.state import Phase
from tekhenu.rules.table import Table

KINDS = [
    *(Settings(players=players) for players in (2, 3, 4)),
    *(Settings(players=players, expansion=TimeOfSeth()) for players in (2, 3, 4)),
    Settings(solo=Botankhamun("hard", ("rich_decrees",))),
    Settings(solo=Automas(2, difficulty=3)),
]


def course(settings: Settings, seed: int = 3) -> list[Game]:
    """Return a random game after every twenty choices, and at its end."""
    game, rng = Game.new(settings, seed, events=False), Random(seed)
    found = []
    for count in range(10_000):
        decision = game.decision
        if decision is None:
            break
        if count % 20 == 0:
            found.append(game.copy())
        game.play(rng.choice(decision.options))
    return [*found, game]


@pytest.mark.parametrize("settings", KINDS, ids=kind_of)
def test_every_kind_of_game_is_valued(settings: Settings) -> None:
    names = TERMS + SETH_TERMS if settings.expansion else TERMS
    model = load_model(settings)
    *games, end = course(settings)
    for game in games:
        for seat in range(settings.players):
            if game.table.is_opponent(seat):
                assert len(opponent_terms(game.table, seat)) == len(OPPONENT_TERMS)
            else:
                assert len(terms(game.table, seat)) == len(names)
                assert all(0 <= card < len(CARDS) for card in cards(game.table, seat))
            assert isfinite(model.value(game.table, seat))
    for seat, player in enumerate(end.state.players):
        assert model.value(end.table, seat) == player.vp


def by_hand() -> Table:
    """Build round 11 of 16 before any move; seat 0 has two Pillars and a Building in their line."""
    state = Game.new(Settings(players=2), 1, events=False).state.copy()
    state.phase, state.round, state.active, state.order = Phase.TURN, 11, 0, [0, 1]
    state.markers[0] = -1
    state.pillars[0] = state.pillars[6] = 0  # r1c1 and r2c2
    state.temple_buildings[0] = 0  # beside row 1
    player = state.players[0]
    player.resources[:] = [7, 0, 1, 4, 2]
    player.scribes, player.faith, player.happiness, player.population = 3, 1, 9, 12
    player.technologies = Technologies.of([4])
    return Table(state, Settings(players=2), None)


def test_features_count_the_pieces_on_the_table() -> None:
    found = dict(zip(TERMS, terms(by_hand(), 0), strict=True))
    assert found["Pillars"] == 2
    assert found["Buildings at the Temple"] == 1
    assert found["beside own Pillars"] == 1
    assert [found[f"papyrus to {n}"] for n in (2, 5, 9)] == [2, 3, 2]
    assert [found[f"granite to {n}"] for n in (2, 5, 9)] == [2, 2, 0]
    assert [found[f"gold to {n}"] for n in (1, 3, 9)] == [1, 1, 0]
    assert [found[f"scribes to {n}"] for n in (1, 2, 4, 9)] == [1, 1, 1, 0]
    assert [found[f"room to {n}"] for n in (2, 5, 9)] == [2, 1, 0]
    assert found["joy"] == 1
    assert found["happiness"] == 9
    assert "T05" in [CARDS[card] for card in cards(by_hand(), 0)]


def test_the_value_of_a_seat_computed_by_hand() -> None:
    """Six of 16 turns are left, and one of two Scorings after 6 of 8 turns."""
    assert basis(6, 1, 16, 2) == [1, 0.375, 0.140625, 0.5, 0.75]
    nothing = [0.0] * len(BASIS)
    learned = {
        "terms": dict.fromkeys(TERMS, nothing)
        | {"vp": [1, 0, 0, 0, 0], "Pillars": [2, 4, 0, 1, 0]},
        "cards": dict.fromkeys(CARDS, nothing) | {"T05": [0, 8, 0, 0, 0]},
        "opponents": dict.fromkeys(OPPONENT_TERMS, nothing),
    }
    model, table = Model(learned, Settings(players=2)), by_hand()
    # 10 VP, two Pillars worth 2 + 1.5 + 0.5, a Technology worth 3; the opponent has 10 VP
    assert [model.value(table, seat) for seat in (0, 1)] == [21, 10]


def test_a_card_without_trained_weights_has_the_mean_of_its_family() -> None:
    learned = learned_weights()["kinds"]["base2"]
    known = {name: row for name, row in learned["cards"].items() if name != "T24"}
    model = Model({**learned, "cards": known}, Settings(players=2))
    others = [model.cards[0][CARDS.index(name)] for name in known if name.startswith("T")]
    assert model.cards[0][CARDS.index("T24")] == pytest.approx(fmean(n for n in others if n))


def test_the_learned_agent_beats_greedy() -> None:
    ahead = 0
    for seed in range(4):
        game = Game.new(Settings(players=2), f"learned {seed // 2}", events=False)
        agents: list[Agent] = [LearnedAgent(), GreedyAgent()]
        seat = seed % 2
        rng = Random(seed)
        while (decision := game.decision) is not None:
            agent = agents[decision.player != seat]
            game.play(agent.choose(SeatView(game, decision.player), decision, rng))
        points = [player.vp for player in game.state.players]
        ahead += points[seat] - points[1 - seat]
    assert ahead > 20


def test_priors_computed_by_hand() -> None:
    """The prior is half of the greedy score plus the values of the move and of its card."""
    game = Game.new(Settings(players=2), 4, events=False)
    rng = Random(4)
    while (decision := game.decision) is not None and decision.kind != "market":
        game.play(rng.choice(decision.options))
    assert decision is not None
    option = decision.options[0]
    assert isinstance(option, TakeCard)
    card, left = card_taken(game.table, option), part_left(game.table, decision.player)
    assert card in CARDS
    prior = Prior(
        {
            "market": {
                "hand": {"score": [0.5, 0.0]},
                "moves": {str(option): [1.0, 2.0]},
                "cards": {card: [10.0, 4.0]},
            }
        }
    )
    first, *others = prior.scores(game.table, decision)
    [hand] = policy.scores(game.table, decision, [option])
    assert first == pytest.approx(0.5 * hand + 11 + 6 * left)
    assert max(others) < first
    assert LearnedAgent(prior=prior).favorite(game.table, decision) == option
    plain = LearnedAgent(prior=Prior({})).favorite(game.table, decision)
    assert plain == policy.favorite(game.table, decision)
