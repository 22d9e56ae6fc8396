"""Checks of the French messages beyond those of all languages."""

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest
from fluent.syntax import ast as ftl

from tekhenu import Game
from tekhenu.components.terms import Color, God
from tekhenu.rules.event import Rolled, Took
from tekhenu.text import catalog, describe_event, describe_events
from tekhenu.text.catalog import message_files
from tests.text.reading import messages, selector

RESOURCES = {
    "papyrus": "Papyrus",
    "bread": "Pain",
    "limestone": "Calcaire",
    "granite": "Granite",
    "gold": "Or",
}


def test_a_number_before_a_color_would_count_dice() -> None:
    for file in message_files("fr"):
        for line in file.read_text(encoding="utf-8").splitlines():
            assert not re.search(r"\{ \$value \} (de )?\{ color", line), line


def test_a_die_is_named_by_its_color_then_its_value() -> None:
    game = Game.new(seed=1)
    rolls = [Rolled(0, God.RA, 3), Rolled(12, God.RA, 5)]
    assert describe_events(game, rolls, lang="fr") == [
        "Nouveaux dés chez Râ\u00a0: jaune 3 et blanc 5."
    ]
    took = Took(0, 12, God.RA, Color.WHITE, 5, "pure")
    assert "dé blanc de 5 chez Râ" in describe_event(game, took, lang="fr")


@pytest.mark.parametrize(("good", "name"), RESOURCES.items())
def test_resources_are_named_as_their_tokens_are(good: str, name: str) -> None:
    """« 2 Pain » beside « 2 Calcaire » : a Resource has no plural."""
    for amount in (1, 2, 5):
        assert catalog("fr").say("amount", good=good, amount=amount) == f"{amount} {name}"


# Numbers that the rules fix, and that are never 0 or 1.
ALWAYS_SEVERAL = {
    "copy-most",
    "card-artifact-look",
    "card-starting-look",
    "edition-expected-edges",
    "edition-expected-name",
    "edition-expected-symbol",
    "edition-problem-no-space",
    "edition-problem-seth-bag-least",
    "error-seats",
    "event-picked-random-brief",
    "play-new",
    "play-new-seth",
    "refusal-bad-seats",
    "position-problem-dice",
    "position-problem-pieces",
}
NOT_COUNTED = {"dans", "mais", "plus", "puis", "sous", "Papyrus", "glisse", "vers"}


def counted_without_singular(
    key: str, pattern: ftl.Pattern, distinguished: frozenset[str]
) -> Iterator[str]:
    """Yield numbers before a plural without a variant for one."""
    for element, following in pairwise([*pattern.elements, ftl.TextElement("")]):
        if isinstance(element, ftl.TextElement):
            continue
        expression = element.expression
        if isinstance(expression, ftl.SelectExpression):
            for variant in expression.variants:
                yield from counted_without_singular(
                    key, variant.value, distinguished | {selector(expression)}
                )
        elif (
            isinstance(expression, ftl.VariableReference)
            and expression.id.name not in distinguished
            and isinstance(following, ftl.TextElement)
            and (word := re.match(r"[ \u00a0](\w+[sx])\b", following.value))
            and word[1] not in NOT_COUNTED
        ):
            yield f"{key}: ${expression.id.name} {word[1]}"


def test_a_counted_noun_has_its_singular() -> None:
    """« 1 tuile », never « 1 tuiles »; the numbers of the help are those of the rules."""
    found = [
        fault
        for key, message in messages("fr").items()
        if key not in ALWAYS_SEVERAL and not key.startswith("help-") and message.value is not None
        for fault in counted_without_singular(key, message.value, frozenset())
    ]
    assert found == []


@pytest.mark.parametrize(
    ("key", "values", "said"),
    [
        ("position-fact-tiles", {"count": 1}, "Il reste donc 1 tuile Colonne dans la pile."),
        ("position-fact-bag-dice", {"count": 3, "color": "yellow"}, "3 jaunes"),
        ("position-fact-bag-dice", {"count": 1, "color": "black"}, "1 noir"),
        (
            "position-fact-pieces",
            {"player": "Ana", "buildings": 1, "pillars": 1, "statues": 1},
            "Il reste à Ana\u00a0: 1 Bâtiment, 1 Colonne, 1 Statue.",
        ),
        (
            "position-problem-shown",
            {"player": "Ana", "tiles": 2, "dice": 1},
            "Ana\u00a0: 2 tuiles Action sont révélées, mais 1 dé a été pris.",
        ),
        (
            "restore-done",
            {"file": "x.db", "games": 1, "entries": 1},
            "x.db contient maintenant 1 partie et 1 entrée.",
        ),
        ("record-title", {"players": "Anna et Bo"}, "Partie d’Anna et Bo"),
        ("record-title", {"players": "Rose et Bleu"}, "Partie de Rose et Bleu"),
        (
            "event-unveiled",
            {"player": "Orange", "cards": "D01"},
            "Décrets d’Orange dévoilés\u00a0: D01.",
        ),
        ("page-vanished", {"player": "Orange"}, "Orange n’est pas là."),
    ],
)
def test_numbers_and_names_agree(key: str, values: dict[str, str | int], said: str) -> None:
    assert catalog("fr").say(key, **values) == said
