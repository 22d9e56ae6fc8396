"""Outcomes at a real table: an answer replays its step once, and counting them ahead does too."""

from random import Random

import pytest

from tekhenu import Automas, Botankhamun, Game, Settings, TimeOfSeth
from tekhenu.rules import Decision, DecisionKind, Move
from tekhenu.rules.chance import TABLE
from tekhenu.rules.run import TableRun

MOST = 12
SETTINGS = (
    Settings(players=3, chance="table"),
    Settings(players=2, expansion=TimeOfSeth(), chance="open table"),
    Settings(solo=Botankhamun("hard"), chance="table"),
    Settings(solo=Automas(2, 3), expansion=TimeOfSeth(), chance="table"),
)


@pytest.fixture
def replays(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Count the replays of steps in the only item of the list."""
    count = [0]
    original = TableRun.replay_at_table

    def counted(*arguments: object) -> None:
        count[0] += 1
        original(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(TableRun, "replay_at_table", counted)
    return count


def counted_one_by_one(game: Game, question: Decision) -> int:
    """Enter outcomes into a copy until another kind of question comes."""
    tried, count, options = game.copy(), 0, set(question.options)
    while count < MOST:
        count += 1
        decision = tried.decision
        assert decision is not None
        tried.play(decision.options[-1])
        after = tried.decision
        if after is None or after.kind != question.kind or not options.issuperset(after.options):
            break
        if question.kind == DecisionKind.ROLL and after.about != question.about:
            break
    return count


@pytest.mark.parametrize("settings", SETTINGS, ids=str)
def test_outcomes_counted_ahead_are_those_entered_one_by_one(settings: Settings) -> None:
    game, rng, checked = Game.new(settings), Random(4), set[str]()
    while (decision := game.decision) is not None:
        if decision.player == TABLE:
            before = game.save()
            assert game.outcomes_ahead(MOST) == counted_one_by_one(game, decision)
            assert game.outcomes_ahead(1) == 1
            assert game.save() == before and game.decision is decision
            checked.add(decision.kind)
        else:
            assert game.outcomes_ahead(MOST) == 0
        game.play(rng.choice(decision.options))
    assert len(checked) > 3


@pytest.mark.parametrize("settings", SETTINGS, ids=str)
def test_an_answer_replays_its_step_at_most_once(settings: Settings, replays: list[int]) -> None:
    game, rng = Game.new(settings), Random(7)
    for _ in range(90):
        decision = game.decision
        assert decision is not None
        choice: Move = rng.choice(decision.options)
        played = game.copy()
        assert played.decision is not None
        played.play(choice)
        game.outcomes_ahead(MOST)
        replays[0] = 0
        game = game.after(choice)
        assert game.decision is None or replays[0] <= 1
        assert game == played and game.state == played.state
        assert game.events == played.events
        replays[0] = 0
        ahead = game.outcomes_ahead(MOST)
        assert replays[0] == bool(ahead)


def test_an_outcome_that_is_impossible_leaves_the_game_unchanged() -> None:
    game = Game.new(SETTINGS[0])
    before = game.save()
    with pytest.raises(ValueError, match="roll"):
        game.after("roll:red1")
    assert game.save() == before
