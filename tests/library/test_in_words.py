"""`describe` and `log`: everything of a game in each of the four languages."""

from random import Random

import pytest

from tekhenu import Game, IllegalMove, View
from tekhenu.rules.event import Gained, Scored
from tekhenu.text import languages
from tests.library.moments import KINDS, after, at_a_position, moments

REVEALS = {"en": "Keep D10 (hammer)", "fr": "Garder D10 (marteau)", "pl": "Zatrzymaj D10 (młot)"}


@pytest.mark.parametrize(("lang", "said"), REVEALS.items())
def test_a_move_is_described_by_itself_or_by_its_name(lang: str, said: str) -> None:
    game = Game.new(seed=7)
    assert game.decision is not None
    move = game.decision.options[0]
    assert move == "keep:D10"
    assert game.describe(move, lang).startswith(said)
    assert game.describe("keep:D10", lang) == game.describe(move, lang)


def test_english_is_spoken_unless_another_language_is_named() -> None:
    game = at_a_position()
    assert game.describe("D10") == "3 VP for each of your workshops."
    assert game.describe(Scored(0, 3, 2)) == game.describe(Scored(0, 3, 2), "en")


def test_an_event_is_described() -> None:
    game = Game.new(seed=7)
    assert game.describe(Gained(0, 4, 2)) == "Violet gained 2 Gold."
    assert game.describe(Gained(1, 4, 2), "fr") == "Rose gagne 2 Or."


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("kind", KINDS)
def test_everything_at_hand_is_said_in_every_language(kind: str, lang: str) -> None:
    for game in moments(kind, every=80):
        decision = game.decision
        seat = None if decision is None else decision.player
        scenes: list[Game | View] = [game, game.view(seat)]
        for scene in scenes:
            assert all(scene.log(lang))
            if scene.decision is None:
                continue
            assert scene.describe(scene.decision, lang)
            for move in scene.decision.options:
                assert scene.describe(move, lang)
            for _, reason in scene.decision.blocked():
                assert scene.describe(reason, lang)


def test_a_move_of_the_past_is_not_described_as_if_it_were_offered() -> None:
    game = after(40)
    assert game.decision is not None
    past = [choice for choice in game.choices if choice not in game.decision.options]
    with pytest.raises(IllegalMove, match="is not among"):
        game.describe(past[0])


def test_at_the_end_no_move_is_left_to_describe() -> None:
    *_, game = moments("two")
    with pytest.raises(IllegalMove, match="the game is over"):
        game.describe("pass")


def test_a_blocked_move_is_described_and_so_is_the_reason() -> None:
    for game in moments("two", every=1):
        blocked = game.decision.blocked() if game.decision is not None else []
        if blocked:
            name, reason = blocked[0]
            assert game.describe(name)
            assert game.describe(reason) == str(reason)[0].upper() + str(reason)[1:]
            return
    raise AssertionError("nothing was ever blocked")


def test_the_log_of_a_view_keeps_secrets() -> None:
    game = Game.new(seed=7)
    rng = Random(1)
    for _ in range(4):
        assert game.decision is not None
        game.play(rng.choice(game.decision.options))
    kept = str(game.choices[0]).removeprefix("keep:")
    assert any(kept in line for line in game.view(0).log())
    assert not any(kept in line for line in game.view(1).log())
