"""Instructions for moving pieces of a solo opponent at a real table."""

import re
from random import Random

import pytest

from tekhenu import Automas, Botankhamun, Game, Settings
from tekhenu.rules import event as ev
from tekhenu.text import languages
from tekhenu.text.hands import Instructions, for_hands

SOLO = {
    "Botankhamun": Settings(solo=Botankhamun("hard"), chance="table"),
    "Automas": Settings(solo=Automas(2, 4), chance="table"),
}


def instructed(settings: Settings, lang: str) -> tuple[Game, list[Instructions]]:
    """Return a game of random choices with all its instructions."""
    game, rng = Game.new(settings), Random(4)
    seen, found = 0, []
    while (decision := game.decision) is not None:
        if decision.chance is None:
            events = game.events
            found += for_hands(game, events[seen:], lang=lang)
            seen = len(events)
            game.play(rng.choice(decision.options))
        else:
            game.play(rng.choices(decision.options, decision.chance)[0])
    return game, found + for_hands(game, game.events[seen:], lang=lang)


@pytest.mark.parametrize("name", SOLO)
def test_instructions_cover_every_piece_and_point_of_an_opponent(name: str) -> None:
    """A table on which the instructions are carried out equals that of the game."""
    game, instructions = instructed(SOLO[name], "en")
    others = range(1, game.settings.players)
    lines = [step.text for part in instructions for step in part.steps]
    built = [e for e in game.events if isinstance(e, ev.Built) and e.seat in others]
    pieces = ("Place a Statue", "Place a Pillar", "Place a Building")
    assert sum(line.startswith(pieces) for line in lines) == len(built)
    turns = [e for e in game.events if isinstance(e, ev.Began) and e.seat in others]
    assert [part.seat for part in instructions if part.seat is not None] == [e.seat for e in turns]
    taken = [e for e in game.events if isinstance(e, ev.Took) and e.seat in others]
    assert sum(line.startswith("Take the ") for line in lines) == len(taken)
    for seat in others:
        who = "Botankhamun" if name == "Botankhamun" else f"Automa {seat}"
        totals = [re.fullmatch(rf"{who}: -?\d+ VP, move the marker to (\d+)\.", x) for x in lines]
        assert [found[1] for found in totals if found][-1] == str(game.state.players[seat].vp)


@pytest.mark.parametrize("lang", languages())
def test_instructions_exist_in_every_language(lang: str) -> None:
    for settings in SOLO.values():
        for part in instructed(settings, lang)[1]:
            assert all(step.text.endswith(".") for step in part.steps)
