"""What French asks for beyond what all languages are checked for."""

import re

import pytest

from tekhenu import Game
from tekhenu.components.terms import Colour, God
from tekhenu.rules.event import Rolled, Took
from tekhenu.text import catalogue, describe_event, describe_events
from tekhenu.text.catalogue import message_files

RESOURCES = {
    "papyrus": "Papyrus",
    "bread": "Pain",
    "limestone": "Calcaire",
    "granite": "Granite",
    "gold": "Or",
}


def test_a_number_before_a_colour_would_count_dice() -> None:
    for file in message_files("fr"):
        for line in file.read_text(encoding="utf-8").splitlines():
            assert not re.search(r"\{ \$value \} (de )?\{ colour", line), line


def test_a_die_is_named_by_its_colour_then_its_value() -> None:
    game = Game.new(seed=1)
    rolls = [Rolled(0, God.RA, 3), Rolled(12, God.RA, 5)]
    assert describe_events(game, rolls, lang="fr") == [
        "Nouveaux dés chez Râ\u00a0: jaune 3 et blanc 5."
    ]
    took = Took(0, 12, God.RA, Colour.WHITE, 5, "pure")
    assert "dé blanc de 5 chez Râ" in describe_event(game, took, lang="fr")


@pytest.mark.parametrize(("good", "name"), RESOURCES.items())
def test_resources_are_named_as_their_tokens_are(good: str, name: str) -> None:
    """« 2 Pain » beside « 2 Calcaire » : a Resource has no plural."""
    for amount in (1, 2, 5):
        assert catalogue("fr").say("amount", good=good, amount=amount) == f"{amount} {name}"
