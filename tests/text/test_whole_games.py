"""Over whole games everything reads as plain English: no raw name, no gap."""

import re
from random import Random

import pytest

from tekhenu import Game, Move, TimeOfSeth
from tekhenu.text import decision_prompt, describe_events, describe_option, reason_text
from tools.soak.deals import Recipe

RAW = re.compile(r"[a-z]+:[a-z0-9]|[{}$_]|\bNone\b|row\d|r\dc\d")


def checked(text: str, where: object) -> None:
    assert text[0].isupper() or text[0].isdigit(), f"{where}: {text}"
    assert not RAW.search(text), f"{where}: {text}"
    assert "  " not in text, f"{where}: {text}"


def play_and_read(game: Game, rng: Random) -> None:
    while (decision := game.decision) is not None:
        view = game.view(decision.player)
        assert view.decision is not None
        checked(decision_prompt(view, view.decision), decision.kind)
        some = rng.sample(decision.options, min(12, len(decision.options)))
        for option in some:
            checked(describe_option(view, view.decision, option), option)
        if rng.random() < 0.2:
            for name, reason in decision.blocked():
                assert isinstance(name, Move)
                checked(describe_option(view, view.decision, name), name)
                checked(reason_text(reason), name)
        game.play(rng.choice(decision.options))
    for seat in (None, 0):
        seen = game.view(seat)
        for line in describe_events(seen, seen.events):
            checked(line, seat)
            assert line.endswith(".")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_reads_well(players: int) -> None:
    play_and_read(Recipe(players, f"words {players}").begin(), Random(players))


@pytest.mark.parametrize("number", range(6))
def test_a_game_with_dealt_hands_reads_well(number: int) -> None:
    recipe = Recipe(2 + number % 3, f"dealt words {number}", dealt=True, symbols=number % 2 == 0)
    play_and_read(recipe.begin(), Random(number))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("dealt", [False, True])
def test_a_game_with_seth_reads_well(players: int, dealt: bool) -> None:
    how = Recipe(players, f"seth words {players}", dealt=dealt, expansion=TimeOfSeth())
    play_and_read(how.begin(), Random(players))
