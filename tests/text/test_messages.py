"""Everything the rules can say has a message."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import tekhenu.rules
from tekhenu.rules import Event, Move, Reason, moves
from tekhenu.rules.event import Ordered, Rolled, Tied
from tekhenu.rules.move import Gain, Pay, PlaceFaith
from tekhenu.rules.reason import ENGLISH
from tekhenu.text import Catalogue, card_ids, card_text, catalogue, reason_text
from tekhenu.text.catalogue import message_files
from tekhenu.text.events import SAYINGS
from tekhenu.text.explaining import EXPLAINING
from tekhenu.text.options import SAYINGS as MOVE_SAYINGS
from tekhenu.text.reasons import VALUES

RULES = Path(tekhenu.rules.__file__).parent
ASKING = {"ask": 2, "ask_once": 2, "ask_between_actions": 2, "Decision": 1}


def vocabulary(thing: object = None) -> Iterator[Move]:
    """All options that are built once and shared."""
    for item in vars(moves).values() if thing is None else [thing]:
        if isinstance(item, Move):
            yield item
        elif isinstance(item, dict):
            yield from (inner for inner in item.values() if isinstance(inner, Move))
        elif isinstance(item, list):
            for inner in item:
                yield from vocabulary(inner)


def decision_kinds() -> set[str]:
    """The kinds of decisions as the rules write them."""
    kinds = set()
    for file in RULES.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                place = ASKING.get(node.func.id)
                if place is not None and len(node.args) > place:
                    kind = node.args[place]
                    if isinstance(kind, ast.Constant) and isinstance(kind.value, str):
                        kinds.add(kind.value)
    return kinds


def test_the_files_are_well_formed_and_no_message_is_there_twice() -> None:
    seen: set[str] = set()
    for file in message_files("en"):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, Message):
                assert entry.id.name not in seen, f"{file.name}: {entry.id.name} again"
                seen.add(entry.id.name)


def test_every_card_and_tile_has_a_text() -> None:
    assert len(card_ids(seth=True)) == 115 + 40
    for card in card_ids(seth=True):
        assert card_text(card).endswith("."), card


@pytest.mark.parametrize("key", ENGLISH)
def test_every_reason_can_be_said(key: str) -> None:
    words = {"colour": "White", "light": "Dark", "good": "Scribes", "god": "Ra"}
    values = [words.get(name, 2) for name in VALUES.get(key, ())]
    text = reason_text(Reason(key, *values))
    assert text[0].isupper()
    assert "_" not in text


def test_a_reason_counts() -> None:
    assert reason_text(Reason("needs", 1, "Scribes", 0)) == "Needs 1 Scribe, you have 0"
    assert reason_text(Reason("needs", 2, "Scribes", 1)) == "Needs 2 Scribes, you have 1"
    assert reason_text(Reason("needs", 2, "Papyrus", 1)) == "Needs 2 Papyrus, you have 1"


def test_every_verb_can_be_said() -> None:
    kinds = {type(move) for move in vocabulary()} | {Pay, Gain, PlaceFaith}
    assert kinds == set(MOVE_SAYINGS)


def test_every_kind_of_decision_has_a_question() -> None:
    kinds = decision_kinds()
    assert {"die", "take", "produce first", "any action", "bread"} <= kinds
    for kind in kinds:
        assert f"prompt-{kind.replace(' ', '-')}" in catalogue(), kind


def test_every_event_can_be_said() -> None:
    assert set(get_args(Event)) == {*SAYINGS, *EXPLAINING, Rolled, Tied, Ordered}


def test_what_is_missing_is_an_error() -> None:
    with pytest.raises(LookupError, match="no message 'nonsense'"):
        catalogue().say("nonsense")
    with pytest.raises(LookupError, match="cannot be said"):
        catalogue().say("option-value")
    with pytest.raises(LookupError, match="'xx'"):
        Catalogue("xx")
