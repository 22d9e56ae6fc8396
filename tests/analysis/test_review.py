"""Reviews: every choice belongs to a turn, and a game's story adds up."""

import json
from itertools import pairwise
from random import Random

import pytest

from tekhenu import Game, Settings
from tekhenu.agents import Agent
from tekhenu.agents.agent import RandomAgent, SeatView
from tekhenu.agents.learned import LearnedAgent
from tekhenu.analysis.engine import Engine, Stage
from tekhenu.analysis.review import (
    ChanceKind,
    Depth,
    Grade,
    KeyMomentKind,
    PlayedTurn,
    Review,
    ReviewedTurn,
    analyze_turn,
    finished,
    grade_of,
    review,
    turn_from_json,
    turn_to_json,
    turns_of,
)
from tekhenu.rules.variants import Botankhamun, TimeOfSeth

QUICK = (Stage(1, 2),)


def played(settings: Settings, *agents: Agent, seed: int = 3) -> Game:
    """Return a whole game."""
    game, rng = Game.new(settings, seed), Random(seed)
    while (decision := game.decision) is not None:
        view = SeatView(game, decision.player)
        game.play(agents[decision.player % len(agents)].choose(view, decision, rng))
    return game


@pytest.fixture(scope="module")
def whole() -> tuple[Game, Review]:
    """Return a game of a learned and a random player with its review."""
    game = played(Settings(players=2), LearnedAgent(), RandomAgent())
    return game, finished(game, list(review(game, Engine(1), depth=Depth(QUICK, 4, 0))))


@pytest.mark.parametrize(
    "settings",
    [
        Settings(players=2),
        Settings(players=3, expansion=TimeOfSeth()),
        Settings(solo=Botankhamun()),
    ],
    ids=str,
)
def test_turns_are_the_choices_of_one_player_in_one_step(settings: Settings) -> None:
    game = played(settings, RandomAgent())
    turns = turns_of(game)
    choices = game.choices
    assert len(turns) >= 16
    end = 0
    for turn in turns:
        assert turn.before >= end
        end = turn.before + len(turn.choices)
        assert turn.choices == tuple(choices[turn.before : end])
    replayed = list(Game.replay(game.save()))
    left = {turn.before + i for turn in turns for i in range(len(turn.choices))}
    for number, now in enumerate(replayed[:-1]):
        if number not in left:
            assert now.decision is not None
            assert len(now.decision.options) == 1, "only forced choices are in no turn"


def test_chance_is_noticed_between_turns() -> None:
    """A game has 8 Rotations with rolls; cards and tiles are drawn, too."""
    game = played(Settings(players=2), LearnedAgent(), RandomAgent())
    turns = turns_of(game)
    rolls = [turn for turn in turns if ChanceKind.ROLL in turn.chance]
    assert len(rolls) == 7  # nothing is rolled after the last Rotation
    assert {kind for turn in turns for kind in turn.chance} == {ChanceKind.ROLL, ChanceKind.DRAW}
    positions = {len(now.choices): now.state.reveals for now in Game.replay(game.save())}
    for turn, following in pairwise(turns):
        changed = positions[turn.before] != positions[following.before]
        assert bool(turn.chance) == changed


def test_the_story_of_a_game_adds_up(whole: tuple[Game, Review]) -> None:
    game, review = whole
    assert [each.turn for each in review.turns] == turns_of(game)
    vp = [player.vp for player in game.state.players]
    assert list(review.final) == [vp[0] - vp[1], vp[1] - vp[0]]
    for seat in range(2):
        story = review.story(seat)
        total = story.start + story.luck - story.losses + story.gifts
        assert total == pytest.approx(story.final)
        assert len(review.curve(seat)) == len(review.turns) + 1
    assert all(each.loss >= 0 for each in review.turns)
    assert all((each.gap is None) == (each.loss == 0) for each in review.turns)
    assert review.error_rate(0) < review.error_rate(1), "a learned player errs less than chance"


def test_without_chance_there_is_no_luck(whole: tuple[Game, Review]) -> None:
    _, review = whole
    for number, each in enumerate(review.turns):
        if not each.turn.chance:
            assert review.luck(number, 0) == 0
    assert any(review.luck(number, 0) for number in range(len(review.turns)))


def test_the_reasons_of_a_loss_add_up_to_it(whole: tuple[Game, Review]) -> None:
    _, review = whole
    mistakes = [each for each in review.turns if each.gap is not None]
    assert len(mistakes) > 10
    for each in mistakes:
        assert each.gap is not None
        assert sum(reason.vp for reason in each.gap.reasons) == pytest.approx(each.loss)
        assert each.best != each.turn.choices


def test_a_review_survives_json(whole: tuple[Game, Review]) -> None:
    _, review = whole
    for each in review.turns:
        assert turn_from_json(json.loads(json.dumps(turn_to_json(each)))) == each
    exported = json.loads(json.dumps(review.to_json()))
    assert len(exported["turns"]) == len(review.turns)
    for number, turn in enumerate(exported["turns"]):
        assert turn["luck"][0] == pytest.approx(review.luck(number, 0))
        assert turn["expected"][1] == pytest.approx(review.curve(1)[number])


def test_moments_are_the_largest_losses_of_a_player(whole: tuple[Game, Review]) -> None:
    _, review = whole
    moments = review.moments(1)
    assert len(moments) == 3
    assert all(moment.kind == KeyMomentKind.OWN for moment in moments)
    worst = max((each for each in review.turns if each.turn.seat == 1), key=lambda x: x.loss)
    assert min(moment.vp for moment in moments) == -worst.loss
    assert [moment.number for moment in moments] == sorted(moment.number for moment in moments)


def test_a_player_without_mistakes_gets_moments_of_others_and_of_luck() -> None:
    def turn(seat: int, before: int, loss: float, chance: bool = False) -> ReviewedTurn:
        kinds = (ChanceKind.ROLL,) if chance else ()
        losses = (loss, -loss) if seat == 0 else (-loss, loss)
        margins = (1.0, -1.0)
        played = PlayedTurn(before, 1, seat, (), kinds)
        return ReviewedTurn(played, (), margins, losses, 0.1, loss, (), (), None)

    turns = (turn(0, 0, 0), turn(1, 1, 5), turn(0, 2, 1, chance=True), turn(1, 3, 0))
    review = Review(turns, (8.0, -8.0))
    assert [(moment.kind, moment.number) for moment in review.moments(0)][:2] == [
        (KeyMomentKind.OPPONENT, 1),
        (KeyMomentKind.LUCK, 2),
    ]
    assert review.luck(2, 0) == 7
    assert [round(level, 6) for level in review.curve(0)] == [-3, -3, 2, 8, 8]


def test_a_game_in_progress_is_reviewed_up_to_now() -> None:
    game, rng = Game.new(Settings(players=2), 5), Random(5)
    while game.state.round < 3 and game.decision is not None:
        game.play(rng.choice(game.decision.options))
    turns = list(review(game, Engine(), turns_of(game)[-2:], Depth(deals=2)))
    found = finished(game, turns, Engine())
    assert len(turns) == 2
    assert not found.over
    assert found.final[0] == pytest.approx(-found.final[1])


def test_a_poor_turn_is_compared_with_a_better_one() -> None:
    """Random turns of a random game cost something."""
    game = played(Settings(players=2), RandomAgent(), seed=5)
    turns = turns_of(game)
    losses = []
    replayed = {len(now.choices): now.copy() for now in Game.replay(game.save())}
    for turn in turns[4:40:6]:
        point = analyze_turn(replayed[turn.before], turn, Engine(2), Depth(deals=8))
        assert point.turn == turn
        losses.append(point.loss)
    assert max(losses) > 3, "a player who chooses at random errs"


@pytest.mark.parametrize(
    ("loss", "grade"),
    [
        (0.0, Grade.BEST),
        (0.49, Grade.BEST),
        (0.5, Grade.GOOD),
        (1.5, Grade.INACCURACY),
        (3.0, Grade.MISTAKE),
        (6.0, Grade.BLUNDER),
    ],
)
def test_grades_begin_at_their_thresholds(loss: float, grade: Grade) -> None:
    assert grade_of(loss) is grade
