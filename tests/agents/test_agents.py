"""Agents choose legal options, use no hidden information, and are as strong as stated."""

import os
import signal
from pathlib import Path
from random import Random

import pytest

from tekhenu import Botankhamun, Decision, Game, Settings
from tekhenu.agents import (
    Agent,
    GreedyAgent,
    LearnedAgent,
    RandomAgent,
    SearchAgent,
    SeatView,
    UnknownAgent,
    agent_for,
)
from tekhenu.agents.parallel import ParallelSearchAgent
from tekhenu.rules import DecisionKind, Move
from tekhenu.rules.rng import Randomness
from tekhenu.rules.state import Phase

# The strongest rung of the ladder is a search.
FAIR = ["random", "greedy", "learned", "search:12it", "ladder:1", "ladder:2", "ladder:4"]


def played(settings: Settings, agents: list[Agent], seed: int) -> Game:
    game = Game.new(settings, seed, events=False)
    rngs = [Random(f"{seed} {seat}") for seat in range(settings.players)]
    while (decision := game.decision) is not None:
        seat = decision.player
        game.play(agents[seat].choose(SeatView(game, seat), decision, rngs[seat]))
    return game


def moments(players: int, seed: int, every: int) -> list[Game]:
    """Return a game at many moments: setup, within turns, Maat, the end."""
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
    """Decks, stack, secret hands and future dice are dealt again; the choice must stay the same."""
    compared = 0
    for game in moments(players, 3, every=9):
        decision = game.decision
        assert decision is not None
        other = game.determinize(decision.player, Random(99))
        assert choice_of(spec, game, decision.player) == choice_of(spec, other, decision.player)
        compared += 1
    assert compared > 8


class Cheat:
    """An agent that uses hidden information, which the test above must detect."""

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
    for seed in range(100, 102):
        agents: list[Agent] = [SearchAgent(iterations=10), GreedyAgent()]
        names = ["search", "greedy"]
        if seed % 2:
            agents.reverse()
            names.reverse()
        for row in played(Settings(players=2), agents, seed).ranking():
            vp[names[row.seat]] += row.vp
    assert vp["search"] > vp["greedy"]


def test_the_best_line_of_a_turn_is_no_worse_than_the_greedy_one() -> None:
    """The value found is that of the position after the turn."""
    evaluator, better = LearnedAgent(), 0
    for game in moments(2, 6, every=11):
        decision, step = game.decision, game.state.step
        assert decision is not None
        plain, _ = evaluator.best_end(game.copy(), decision.player, step, {})
        widths = {DecisionKind.DIE: 3, DecisionKind.ACTION: 2}
        value, end = evaluator.best_end(game.copy(), decision.player, step, widths)
        assert value == evaluator.value(end.table, decision.player)
        assert end.state.step != step or end.decision is None
        assert value >= plain
        better += value > plain
    assert better


class Remembering(SeatView):
    """An evaluator that keeps the determinized games in their final state."""

    def __init__(self, game: Game, seat: int) -> None:
        super().__init__(game, seat)
        self.imagined: list[Game] = []

    def determinize(self, rng: Randomness) -> Game:
        self.imagined.append(super().determinize(rng))
        return self.imagined[-1]


@pytest.mark.parametrize("rounds", [1, 2])
def test_a_search_looks_ahead_the_given_number_of_rounds(rounds: int) -> None:
    """The first game is used for the priors; the others end where they were evaluated."""
    game = next(g for g in moments(3, 5, every=1) if g.state.round == 2 and g.state.active == 0)
    assert game.decision is not None
    seat = game.decision.player
    view = Remembering(game, seat)
    agent = SearchAgent(iterations=4, rounds=rounds, rollout={})
    agent.choose(view, game.decision, Random(1))
    ends = [(imagined.state.round, imagined.state.active) for imagined in view.imagined[1:]]
    assert set(ends) == {(2 + rounds, 0)}
    assert agent.simulations == len(ends)


def test_search_stops_in_time() -> None:
    """A single iteration is enough for a choice if the clock jumps."""
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
    game.play(agent.choose(SeatView(game, seat), game.decision, Random(1)))
    tree = agent._tree
    assert tree is not None
    while len(game.decision.options) == 1:
        game.play(agent.choose(SeatView(game, seat), game.decision, Random(2)))
        assert game.decision is not None
    assert game.state.step == tree.step
    path = game.determinize(seat, Random(1)).choices
    below = tree.below(tree.step, path, game.decision)
    assert below is not None
    before = sum(below.root.visits.values())
    root = agent.search(SeatView(game, seat), game.decision, Random(3))
    assert root is below.root
    assert sum(root.visits.values()) > before > 0
    assert tree.below(tree.step, tree.path, game.decision) is None


def test_an_easy_choice_is_made_quickly() -> None:
    """The search stops when the second option can no longer become the best."""
    agent, asked = SearchAgent(iterations=40), 0
    for game in moments(2, 6, every=25):
        decision = game.decision
        assert decision is not None
        asked += len(decision.options) > 1
        agent.choose(SeatView(game, decision.player), decision, Random(5))
    assert 8 * asked <= agent.simulations < 40 * asked


def test_saved_time_is_used_for_hard_choices() -> None:
    """A hard choice takes no more time than was saved, and never twice its own."""
    game = moments(2, 3, every=9)[4]
    decision = game.decision
    assert decision is not None and len(decision.options) > 1
    for saved, longest in ((0.0, 10), (3.0, 13), (99.0, 20)):
        ticks = iter(range(1000))
        agent = SearchAgent(seconds=10.0, clock=lambda t=ticks: float(next(t)))  # type: ignore[misc]
        agent.saved_seconds = saved
        agent.choose(SeatView(game, decision.player), decision, Random(5))
        assert agent.simulations <= longest
        assert agent.saved_seconds <= saved + 10 - agent.simulations or agent.saved_seconds <= 20


def test_iterations_make_a_search_repeatable() -> None:
    for game in moments(2, 6, every=25):
        decision = game.decision
        assert decision is not None
        first = choice_of("search:30it", game, decision.player)
        assert choice_of("search:30it", game, decision.player) == first


class LastOption:
    """An evaluator that prefers the last option of every decision, wherever it leads."""

    def prior(self, game: Game, decision: Decision, is_root: bool) -> list[float]:
        return [0.0] * (len(decision.options) - 1) + [100.0]

    def evaluate(self, game: Game, last_turn: int) -> list[float]:
        return [0.0] * game.settings.players


def test_a_search_goes_by_its_evaluator() -> None:
    for game in moments(2, 6, every=25):
        decision = game.decision
        assert decision is not None
        agent = SearchAgent(iterations=12, evaluator=LastOption())
        view = SeatView(game, decision.player)
        assert agent.choose(view, decision, Random(5)) == decision.options[-1]


def test_two_processes_search_together() -> None:
    game = moments(2, 6, every=25)[1]
    decision = game.decision
    assert decision is not None
    view, chosen = SeatView(game, decision.player), set()
    agent = agent_for("search:40it:2")
    assert isinstance(agent, ParallelSearchAgent)
    for _ in range(2):
        visits, root = agent._visits(view, decision, Random(5))
        assert sum(visits.values()) > sum(root.visits.values())
        chosen.add(agent.choose(view, decision, Random(5)))
    assert len(chosen) == 1
    (helper,) = agent._helpers
    os.kill(helper.pid, signal.SIGKILL)
    assert agent.choose(view, decision, Random(5)) in decision.options
    agent.close()


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
        ("search:1s:0", "processes"),
        ("search:1s:", "processes"),
        ("no.such.module:Agent", "cannot be loaded"),
        ("missing.py:Agent", "no such file"),
        ("random.py:", "random.py"),
        ("string:ascii_letters", "cannot be created"),
        ("string:Template:x", "no method choose"),
    ],
)
def test_wrong_specs_say_what_is_wrong(spec: str, said: str) -> None:
    with pytest.raises(UnknownAgent, match=said):
        agent_for(spec)


def test_an_agent_from_a_file(tmp_path: Path) -> None:
    """Run the example of docs/agents.md."""
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
