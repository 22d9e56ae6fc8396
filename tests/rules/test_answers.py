"""A step that is played again takes its answers from the record instead of asking."""

from random import Random

import pytest

from tekhenu import Game
from tekhenu.rules.history import Segment
from tekhenu.rules.move import Move
from tests.rules.games import STARTS, moments, start

ONE, TWO, ONLY, LAST = (Move(name) for name in ("one", "two", "only", "last"))


def written() -> Segment:
    """Return a segment with a choice, a forced answer, a choice, and a forced answer."""
    answers = Segment(None, None)
    answers.add(ONE)
    answers.force(ONLY)
    answers.add(TWO)
    answers.force(LAST)
    return answers


def recorded(answers: Segment) -> list[Move]:
    return list(iter(answers.next_answer, None))


def test_the_record_has_choices_and_forced_answers_in_order() -> None:
    answers = written()
    assert recorded(answers) == []  # all of it has just happened
    answers.rewind(2)
    assert recorded(answers) == [ONE, ONLY, TWO, LAST]


def test_the_record_stops_before_a_choice_and_goes_on() -> None:
    answers = written()
    answers.rewind(1)
    assert recorded(answers) == [ONE, ONLY]
    answers.until = 2
    assert recorded(answers) == [TWO, LAST]


def test_a_shortened_record_ends_at_the_next_question() -> None:
    assert recorded(written().shortened(2)) == [ONE, ONLY, TWO, LAST]
    assert recorded(written().shortened(1)) == [ONE, ONLY]
    assert recorded(written().shortened(0)) == []


@pytest.mark.parametrize("kind", STARTS)
def test_a_game_played_again_is_the_same_and_leaves_the_same_record(kind: str) -> None:
    """A replay leaves the same record within steps and in imagined games with new deals, too."""
    for game, rng in moments(start(kind, 3, 720)):
        if rng.random() < 0.8:
            continue
        seat = rng.randrange(3)
        imagined = game.determinize(seat, Random(rng.randrange(1000)))
        for one in (game, imagined):
            _same_again(one, one.copy())
            if (decision := one.decision) is not None:
                later = one.after(rng.choice(decision.options))
                _same_again(later, later.copy())


def _same_again(one: Game, again: Game) -> None:
    asked, asked_again = one.decision, again.decision
    assert again.state == one.state
    assert again.state.rng.state == one.state.rng.state
    assert (asked is None) == (asked_again is None)
    if asked is not None and asked_again is not None:
        assert list(asked_again.options) == list(asked.options)
    recorded, recorded_again = one._now().segment, again._now().segment
    assert recorded is not None and recorded_again is not None
    if recorded_again.choices == recorded.choices:
        assert recorded_again.forced == recorded.forced
        assert recorded_again.marks == recorded.marks
        assert recorded_again.revealing == recorded.revealing
