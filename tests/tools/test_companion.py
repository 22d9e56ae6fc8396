"""The soak test of companion games, in which seats answer from their own view."""

from random import Random

import pytest

from tekhenu import Game, IllegalMove, Settings
from tekhenu.rules.chance import ChanceQuestion
from tekhenu.rules.moves import DRAW
from tools.soak import companion
from tools.soak.companion import check_every_answer, offered
from tools.soak.invariants import Broken


def asked_for_secrets(*entered: str) -> Game:
    """Build a game in which seat 0 has entered these Decrees and another owner must enter one."""
    game, rng = Game.new(Settings(players=2, chance="table")), Random(6)
    while game.decision is not None and game.decision.kind != "secret card":
        game.play(rng.choice(game.decision.options))
    for card in entered:
        game.play(f"draw:{card}")
    return game


def test_a_seat_is_refused_only_cards_that_another_player_has_entered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    played: list[str] = []
    refused: list[str] = []
    play = Game.play

    def count(game: Game, option: str) -> None:
        try:
            play(game, option)
        except IllegalMove:
            refused.append(str(option))
            raise
        played.append(str(option))

    game = asked_for_secrets("D04", "D05")
    assert game.decision is not None
    monkeypatch.setattr(Game, "play", count)
    check_every_answer(game, game.decision)
    assert refused == ["draw:D04", "draw:D05"]
    assert set(played) >= {*map(str, offered(game, 1))} - set(refused)


def test_an_impossible_option_in_a_view_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    game = asked_for_secrets("D04", "D05")
    question = game.decision
    assert isinstance(question, ChanceQuestion)
    pillar = ChanceQuestion(question.kind, [*question.options, DRAW["P"][0]], None, question.about)
    monkeypatch.setattr(companion, "chance_question_for", lambda *_: pillar)
    with pytest.raises(Broken, match="seat 1 is offered draw:P01, which is refused"):
        check_every_answer(game, question)
