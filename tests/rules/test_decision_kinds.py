"""The table of kinds, and what decisions of each kind are about."""

import json
import pickle
from collections import defaultdict
from random import Random

import pytest

from tekhenu import Automas, Botankhamun, DecisionKind, Game, Settings, TimeOfSeth
from tekhenu.components.terms import God
from tekhenu.presentation.help.sections import SECTIONS
from tekhenu.rules.chance import TABLE
from tekhenu.rules.decision_kind import KindRow
from tekhenu.rules.place import MarketPlace, Section
from tekhenu.rules.subject import DestinyId, Ordinal, PillarId, Seat
from tekhenu.server.pages.table import TAB_ICONS
from tekhenu.text.catalog import catalog, languages
from tools.soak.companion import READERS

ASKED_OF_TABLE = [kind for kind in DecisionKind if kind in READERS]
ABOUT: dict[str, type | tuple[type, ...]] = {
    "temple": PillarId,
    "pay": (God, type(None)),
    "roll": Section,
    "market card": MarketPlace,
    "artifact shown": DestinyId,
    **dict.fromkeys(("horus tile", "offer", "cultist shown", "pyramid"), Ordinal),
    **dict.fromkeys(("wheel", "first player", "pillar tile", "conquest tile"), type(None)),
}
GAMES = (
    Settings(players=2),
    Settings(players=3, chance="table"),
    Settings(players=2, chance="table", expansion=TimeOfSeth()),
    Settings(solo=Botankhamun(), chance="table"),
    Settings(solo=Automas(3, 4), chance="table"),
)


def test_a_kind_is_its_text() -> None:
    assert DecisionKind("any action") is DecisionKind.ANY_ACTION
    kind = DecisionKind("any action")
    assert kind == "any action" and {str(kind): 1}[kind] == 1 and hash(kind) == hash("any action")
    assert f"{kind} {kind!r} {json.dumps([kind])}" == "any action 'any action' [\"any action\"]"
    assert pickle.loads(pickle.dumps(kind)) is kind
    assert kind.dashed == "any-action"


def test_a_kind_needs_a_row() -> None:
    with pytest.raises(TypeError, match="rule"):
        KindRow("new")  # type: ignore[call-arg]


@pytest.mark.parametrize("kind", DecisionKind, ids=str)
def test_every_kind_has_its_rule_and_its_part_of_the_board(kind: DecisionKind) -> None:
    assert kind.rule in {section.id for section in SECTIONS}
    assert kind.part in ("", *TAB_ICONS)
    assert not kind.on_offer or kind.part == "market"
    asked_in_games = kind not in ASKED_OF_TABLE and kind != DecisionKind.CONFIRM
    assert (kind.module in ("base", "seth", "automa")) == asked_in_games


@pytest.mark.parametrize("kind", DecisionKind, ids=str)
def test_every_kind_has_its_texts(kind: DecisionKind) -> None:
    for lang in languages():
        words = catalog(lang)
        assert (f"prompt-{kind.dashed}" in words) == (kind != DecisionKind.CONFIRM)
        assert (f"coach-ask-{kind.dashed}" in words) == (kind not in ASKED_OF_TABLE)


def test_what_decisions_are_about() -> None:
    """A kind that is not in the table is about a seat if the table is asked, else about nothing."""
    found = defaultdict(set)
    for seed, settings in enumerate(GAMES):
        game, rng = Game.new(settings, seed), Random(seed)
        while (decision := game.decision) is not None:
            found[decision.kind].add(type(decision.about))
            usual = Seat if decision.player == TABLE else type(None)
            assert isinstance(decision.about, ABOUT.get(decision.kind, usual)), decision
            assert isinstance(decision.kind, DecisionKind)
            game.play(rng.choice(decision.options))
    assert found.keys() >= ABOUT.keys()
    assert found[DecisionKind.PAY] == {God, type(None)}
