"""All texts of whole games are in the reader's language."""

from random import Random

import pytest

from tekhenu import Automas, Botankhamun, Game, Settings, TimeOfSeth
from tekhenu.rules import Move
from tekhenu.text import (
    decision_prompt,
    describe_events,
    describe_option,
    languages,
    reason_text,
)
from tekhenu.text.turns import chapters, is_opponent_turn, opponent_turn
from tests.text.vocabulary import check, check_all, strangers
from tools.soak.deals import Recipe

SOME = 8  # options of a decision that are read
every_language = pytest.mark.parametrize("lang", languages())


def play_and_read(game: Game, rng: Random, lang: str) -> None:
    while (decision := game.decision) is not None:
        view = game.view(decision.player)
        asked = view.decision
        assert asked is not None
        check(lang, decision_prompt(view, asked, lang), decision.kind)
        for option in rng.sample(decision.options, min(SOME, len(decision.options))):
            check(lang, describe_option(view, asked, option, lang), option)
        if rng.random() < 0.2:
            for name, reason in decision.blocked():
                assert isinstance(name, Move)
                check(lang, describe_option(view, asked, name, lang), name)
                check(lang, reason_text(reason, lang), name)
        game.play(rng.choice(decision.options))
    seen = game.view(0)
    check_all(lang, describe_events(seen, seen.events, lang=lang))
    for part in chapters(seen, seen.events):
        if is_opponent_turn(seen, part):
            turn = opponent_turn(seen, part, lang=lang)
            lines = turn.outcome + turn.steps + turn.changes
            check_all(lang, [message.text for message in lines])


@every_language
@pytest.mark.parametrize("difficulty", ["easy", "hard"])
def test_a_solo_game(lang: str, difficulty: str) -> None:
    settings = Settings(solo=Botankhamun(difficulty))
    play_and_read(Game.new(settings, 4), Random(difficulty), lang)


@every_language
@pytest.mark.parametrize("automas", [1, 2, 3])
def test_a_game_against_automas(lang: str, automas: int) -> None:
    settings = Settings(solo=Automas(automas, difficulty=automas + 1))
    play_and_read(Game.new(settings, 4), Random(automas), lang)


@every_language
@pytest.mark.parametrize("number", range(2))
def test_a_game_with_dealt_hands(lang: str, number: int) -> None:
    recipe = Recipe(2 + number, f"languages {number}", dealt=True, symbols=number % 2 == 0)
    play_and_read(recipe.begin(), Random(number), lang)


@every_language
@pytest.mark.parametrize("dealt", [False, True])
def test_a_game_with_seth(lang: str, dealt: bool) -> None:
    recipe = Recipe(3, "languages of Seth", dealt=dealt, expansion=TimeOfSeth())
    play_and_read(recipe.begin(), Random(7), lang)


def test_english_would_be_found() -> None:
    text = "Violet moved Happiness from 3 to 4."
    assert not strangers("en", text)
    for lang in languages():
        if lang != "en":
            assert strangers(lang, text)
