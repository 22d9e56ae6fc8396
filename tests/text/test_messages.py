"""Everything the rules can say has a message."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Term

import tekhenu.rules
from tekhenu.components.terms import Color, God, Good, Light
from tekhenu.rules import Event, Move, Reason, moves
from tekhenu.rules.event import Ordered, Revealed, Rolled, Tied
from tekhenu.rules.move import Gain, Pay, PlaceFaith
from tekhenu.rules.place import BUILDING_SPACE, MARKET_PLACE, REGION, TEMPLE_LINE, Place
from tekhenu.rules.reason import ReasonKey
from tekhenu.text import Catalog, card_ids, card_text, catalog, languages, reason_text
from tekhenu.text.catalog import message_files, parsed, split_entries
from tekhenu.text.events import DESCRIBERS
from tekhenu.text.explaining import EXPLAINING
from tekhenu.text.moves import DESCRIBERS as MOVE_SAYINGS
from tekhenu.text.places import place_name
from tests.places import PLACES

RULES = Path(tekhenu.rules.__file__).parent
AS_WRITTEN = ["span", "comment"]  # have no say in what is said


def vocabulary(thing: object = None) -> Iterator[Move]:
    """Yield all options that are built once and shared."""
    for item in vars(moves).values() if thing is None else [thing]:
        if isinstance(item, Move):
            yield item
        elif isinstance(item, dict):
            yield from (inner for inner in item.values() if isinstance(inner, Move))
        elif isinstance(item, list):
            for inner in item:
                yield from vocabulary(inner)


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


@cache
def written_reasons() -> dict[str, set[str]]:
    """Return the values of each reason by name, as the rules write them."""
    found: dict[str, set[str]] = {}
    for file in RULES.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Reason":
                keys = [n.value for n in ast.walk(node.args[0]) if isinstance(n, ast.Constant)]
                names = {str(keyword.arg) for keyword in node.keywords}
                found |= {key: names for key in keys if isinstance(key, str)}
            elif isinstance(node, ast.Subscript) and getattr(node.value, "id", "") == "PLAIN":
                found[ast.literal_eval(node.slice)] = set()
    return found


def test_every_reason_is_used_and_no_other() -> None:
    assert set(written_reasons()) == set(get_args(ReasonKey))


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("key", get_args(ReasonKey))
def test_every_reason_can_be_said(key: ReasonKey, lang: str) -> None:
    """Reasons have only numbers, words of the game and places as values."""
    words: dict[str, int | Place] = {
        "color": Color.WHITE,
        "light": Light.DARK,
        "good": Good.SCRIBE,
        "god": God.RA,
        "region": REGION[2],
    }
    values = {name: words.get(name, 2) for name in written_reasons()[key]}
    text = reason_text(Reason(key, **values), lang)
    assert text
    assert "_" not in text


def test_a_reason_counts() -> None:
    def needs(amount: int, good: Good) -> Reason:
        return Reason("needs", amount=amount, good=good, have=amount - 1)

    assert reason_text(needs(1, Good.SCRIBE)) == "Needs 1 Scribe; you have 0"
    assert reason_text(needs(2, Good.SCRIBE)) == "Needs 2 Scribes; you have 1"
    assert reason_text(needs(2, Good.PAPYRUS)) == "Needs 2 Papyrus; you have 1"
    assert str(needs(2, Good.PAPYRUS)) == "needs 2 Papyrus; you have 1"


@pytest.mark.parametrize("lang", languages())
def test_every_place_has_words(lang: str) -> None:
    """Different places of a kind have different names, except the two spaces beside a line."""
    words = catalog(lang)
    for table in PLACES:
        if table not in (MARKET_PLACE, BUILDING_SPACE):
            assert len({place_name(words, place) for place in table}) == len(table)
    assert {place_name(words, space) for space in BUILDING_SPACE} == {
        place_name(words, line) for line in TEMPLE_LINE
    }


def test_every_verb_can_be_said() -> None:
    kinds = {type(move) for move in vocabulary()} | {Pay, Gain, PlaceFaith}
    assert kinds == set(MOVE_SAYINGS)


def test_every_event_can_be_said() -> None:
    assert set(get_args(Event)) == {*DESCRIBERS, *EXPLAINING, Rolled, Revealed, Tied, Ordered}


@pytest.mark.parametrize("lang", languages())
def test_messages_that_are_cut_apart_are_those_of_the_whole_file(lang: str) -> None:
    for file in message_files(lang):
        text = file.read_text(encoding="utf-8")
        whole = [e for e in FluentParser().parse(text).body if isinstance(e, Message | Term)]
        cut = [parsed(source) for source in split_entries(text).values()]
        assert len(whole) == len(cut)
        assert all(one.equals(other, AS_WRITTEN) for one, other in zip(whole, cut, strict=True))


def test_comments_and_closing_braces_belong_to_no_other_message() -> None:
    text = (
        "# Of\nhow = many { $n ->\n    [one] a\n   *[other] b\n}\n## Then\n\n-so = far\nend = -\n"
    )
    assert [*split_entries(text)] == ["how", "-so", "end"]
    assert split_entries(text)["how"].endswith("}\n\n")


def test_what_is_missing_is_an_error() -> None:
    with pytest.raises(LookupError, match="no message 'nonsense'"):
        catalog().say("nonsense")
    with pytest.raises(LookupError, match="could not format"):
        catalog().say("option-value")
    with pytest.raises(LookupError, match="'xx'"):
        Catalog("xx")


def test_the_docs_show_how_the_server_greets() -> None:
    greeting = catalog().say(
        "serve-ready", address="http://127.0.0.1:8765/", database="…/tekhenu/games.sqlite"
    )
    docs = Path(__file__).parents[2] / "docs/server.md"
    assert greeting in docs.read_text(encoding="utf-8")
