"""Agents choose what is offered, fairly, and as well as they claim."""

from pathlib import Path
from random import Random

import pytest

from tekhenu import Botankhamun, Decision, Game, Settings
from tekhenu.agents import (
    Agent,
    GreedyAgent,
    RandomAgent,
    SearchAgent,
    SeatView,
    UnknownAgent,
    agent_for,
)
from tekhenu.rules import Move
from tekhenu.rules.state import Phase

# The stronger half of the ladder is a search.
FAIR = ["random", "greedy", "learned", "search:12it", "ladder:1", "ladder:2", "ladder:3"]


def played(settings: Settings, agents: list[Agent], seed: int) -> Game:
    game = Game.new(settings, seed, events=False)
    rngs = [Random(f"{seed} {seat}") for seat in range(settings.players)]
    while (decision := game.decision) is not None:
        seat = decision.player
        game.play(agents[seat].choose(SeatView(game, seat), decision, rngs[seat]))
    return game


def moments(players: int, seed: int, every: int) -> list[Game]:
    """A game at many moments of its course: setup, within turns, Maat, the end."""
    game = Game.new(Settings(players=players), seed, events=False)
    rng = Random(seed)
    found: list[Game] = []
    while (decision := game.decision) is not None:
        if rng.randrange(every) == 0:
            found.append(game.copy())
        game.play(rng.choice(decision.options))
    return found


def choice_of(spec: str, game: Game, seat: int) -> Move:
    decision = game.decision
    assert decision is not None
    return agent_for(spec).choose(SeatView(game, seat), decision, Random(5))


@pytest.mark.parametrize("spec", FAIR)
@pytest.mark.parametrize("players", [2, 4])
def test_what_is_hidden_does_not_change_a_choice(spec: str, players: int) -> None:
    """Decks, stack, secret hands and the dice to come are dealt anew: the choice stays."""
    compared = 0
    for game in moments(players, 3, every=9):
        decision = game.decision
        assert decision is not None
        other = game.determinize(decision.player, Random(99))
        assert choice_of(spec, game, decision.player) == choice_of(spec, other, decision.player)
        compared += 1
    assert compared > 8


class Cheat:
    """Looks behind its view: what the test above must be able to notice."""

    def choose(self, view: SeatView, decision: Decision, rng: object) -> Move:
        true = view._game.state
        return decision.options[sum(true.stack[-3:]) % len(decision.options)]


def test_the_fairness_test_notices_a_cheat() -> None:
    differing = 0
    for game in moments(2, 3, every=5):
        decision = game.decision
        assert decision is not None
        other = game.determinize(decision.player, Random(99))
        choices = [
            Cheat().choose(SeatView(g, decision.player), decision, None) for g in (game, other)
        ]
        differing += choices[0] != choices[1]
    assert differing


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_finishes_games_and_beats_random(players: int) -> None:
    for seed in range(3):
        agents: list[Agent] = [GreedyAgent(), *(RandomAgent() for _ in range(players - 1))]
        game = played(Settings(players=players), agents, seed)
        assert game.ranking()[0].seat == 0


def test_greedy_plays_against_botankhamun() -> None:
    game = played(Settings(solo=Botankhamun("hard")), [GreedyAgent()], 1)
    assert game.over
    assert game.state.players[0].vp > 60


def test_search_beats_greedy() -> None:
    vp = {"search": 0, "greedy": 0}
    for seed in range(100, 104):
        agents: list[Agent] = [SearchAgent(iterations=40), GreedyAgent()]
        names = ["search", "greedy"]
        if seed % 2:
            agents.reverse()
            names.reverse()
        for row in played(Settings(players=2), agents, seed).ranking():
            vp[names[row.seat]] += row.vp
    assert vp["search"] > vp["greedy"]


def test_search_stops_in_time() -> None:
    """Anytime: with a clock that jumps, one iteration is enough for a choice."""
    ticks = iter(range(0, 1000, 7))
    agent = SearchAgent(seconds=1.0, clock=lambda: float(next(ticks)))
    game = Game.new(Settings(players=2), 1)
    assert game.decision is not None
    choice = agent.choose(SeatView(game, 0), game.decision, Random(1))
    assert choice in game.decision.options
    assert agent.simulations == 1


def test_search_keeps_its_tree_within_a_turn() -> None:
    game = moments(2, 4, every=1)[60]
    while game.state.phase != Phase.TURN or (game.decision and game.decision.kind != "die"):
        assert game.decision is not None
        game.play(game.decision.options[0])
    assert game.decision is not None
    seat = game.decision.player
    agent = SearchAgent(iterations=60)
    choice = agent.choose(SeatView(game, seat), game.decision, Random(1))
    kept = agent._kept
    assert kept is not None
    assert sum(kept[1].visits.values()) > 0
    game.play(choice)
    assert game.decision is not None
    if game.decision.player == seat:
        root, _ = agent._root(game, game.decision, seat)
        assert root is kept[1]


def test_iterations_make_a_search_repeatable() -> None:
    for game in moments(2, 6, every=25):
        decision = game.decision
        assert decision is not None
        first = choice_of("search:30it", game, decision.player)
        assert choice_of("search:30it", game, decision.player) == first


# Names


def test_specs() -> None:
    assert isinstance(agent_for("random"), RandomAgent)
    assert isinstance(agent_for("greedy"), GreedyAgent)
    timed, counted = agent_for("search:1.5s"), agent_for("search:400it")
    assert isinstance(timed, SearchAgent) and timed.seconds == 1.5
    assert isinstance(counted, SearchAgent) and counted.iterations == 400
    short = agent_for("search:250ms")
    assert isinstance(short, SearchAgent) and short.seconds == 0.25


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("minimax", "minimax"),
        ("greedy:3", "no argument"),
        ("vizier:3", "no argument"),
        ("search", "search:1s"),
        ("search:0it", "search:1s"),
        ("search:2.5it", "whole number"),
        ("no.such.module:Agent", "cannot be loaded"),
        ("missing.py:Agent", "no such file"),
        ("random.py:", "random.py"),
        ("string:ascii_letters", "cannot be made"),
        ("string:Template:x", "no method choose"),
    ],
)
def test_wrong_specs_say_what_is_wrong(spec: str, said: str) -> None:
    with pytest.raises(UnknownAgent, match=said):
        agent_for(spec)


def test_an_agent_from_a_file(tmp_path: Path) -> None:
    """The ten lines of docs/agents.md."""
    file = tmp_path / "mine.py"
    file.write_text(
        "class First:\n"
        "    def __init__(self, which='0'):\n"
        "        self.which = int(which)\n"
        "    def choose(self, view, decision, rng):\n"
        "        return decision.options[self.which]\n"
    )
    game = Game.new(Settings(players=2), 1)
    assert game.decision is not None
    for spec, index in ((f"{file}:First", 0), (f"{file}:First:1", 1)):
        chosen = agent_for(spec).choose(SeatView(game, 0), game.decision, Random(1))
        assert chosen == game.decision.options[index]
