"""An Automa explains itself: die and place follow from what it says, and from that alone."""

from collections import Counter
from collections.abc import Callable, Iterable

import pytest

from tekhenu.components.terms import Colour, God
from tekhenu.rules.event import (
    Built,
    Event,
    Narrowed,
    Passed,
    Performed,
    Picked,
    Received,
    TilePlaced,
    Took,
    Uncovered,
)
from tests.automa.table import ME, fill_temple, played_turn
from tests.automa.test_horus import no_district, to_horus, to_people, to_temple
from tests.automa.whole import GAMES, AutomaTurn, turns_of
from tests.positions import Position

NEAREST = {"marker f", "marker g", "marker h", "marker i", "colour order", "cheaper"}


@pytest.fixture(params=GAMES, ids=str)
def turns(request: pytest.FixtureRequest) -> list[AutomaTurn]:
    return turns_of(*request.param)


def kinds(names: Iterable[str]) -> set[str]:
    """Of dice alike one is named (R107)."""
    return {name.partition("/")[2] if name.startswith("die:") else name for name in names}


def follow(events: Iterable[Event]) -> list[str]:
    """Go through the narrowing and return what is left at the end, one after the other."""
    left: list[str] | None = None
    found = []
    for event in events:
        if isinstance(event, Narrowed):
            points = dict(event.points)
            if left is not None:
                assert kinds(points) == kinds(left), "the next rule judges those still left"
            wanted = min(points.values()) if event.rule in NEAREST else max(points.values())
            left = [name for name in points if points[name] == wanted]
            assert list(event.left) == left
            if event.rule == "impact" and wanted == 0:
                left = None
        elif isinstance(event, Picked):
            assert left is None or event.name == left[0]
            found.append(event.name)
            left = None
    assert left is None
    return found


def split(turn: AutomaTurn) -> tuple[list[Event], Took, list[Event]]:
    """What led to the die, the die, and what followed."""
    at = next(i for i, event in enumerate(turn.events) if isinstance(event, Took))
    took = turn.events[at]
    assert isinstance(took, Took)
    return turn.events[:at], took, turn.events[at + 1 :]


def test_the_die_follows_from_the_explanation(turns: list[AutomaTurn]) -> None:
    """All that may be taken are named, with value and section; one alone needs no narrowing."""
    for turn in turns:
        reasons, took, _ = split(turn)
        (name,) = follow(reasons)
        colour, god = Colour(took.colour).name.lower(), God(took.section).name.lower()
        assert name == f"die:{took.die}/{colour}/{took.value}/{god}"


def test_the_place_follows_from_the_explanation(turns: list[AutomaTurn]) -> None:
    for turn in turns:
        _, took, after = split(turn)
        names = follow(after)
        built = [e for e in after if isinstance(e, Built)]
        if not names:
            continue
        (name,), (piece,) = names, built
        verb, _, place = name.partition(":")
        assert piece.place == place
        pieces = {"temple": "pillar", "statue": "statue"}
        assert piece.piece == pieces.get(verb, "building")
        if took.section == God.RA:
            (laid,) = [e for e in after if isinstance(e, TilePlaced)]
            assert f"r{laid.space // 5 + 1}c{laid.space % 5 + 1}" == place


def test_what_is_built_without_a_choice_follows_from_what_was_passed_over(
    turns: list[AutomaTurn],
) -> None:
    """A god honoured: those passed over were the god of the die. A region: those above it."""
    for turn in turns:
        _, took, after = split(turn)
        if follow(after) or took.section not in (God.HORUS, God.SETH):
            continue
        passed = [e.what for e in after if isinstance(e, Passed)]
        for built in (e for e in after if isinstance(e, Built)):
            if took.section == God.SETH:
                regions = [
                    f"region:{(took.value - 1 - back) % 6 + 1}" for back in range(len(passed) + 1)
                ]
                full = [what for what in passed if what.startswith("region:")]
                assert [*full, f"region:{built.place[6:]}"] == regions[: len(full) + 1]
            elif passed:
                assert built.place == "seth"
            else:
                god = God(turn.before.horus[took.value - 1]).name.lower()
                assert built.place == god


def test_one_tile_is_turned_up_and_its_sections_or_colours_are_gone_through(
    turns: list[AutomaTurn],
) -> None:
    """R82: what is passed over stands before the section or colour taken, in the tile's order."""
    gods = [god.name.lower() for god in God][:6]
    for turn in turns:
        reasons, took, _ = split(turn)
        (tile,) = [e.tile for e in reasons if isinstance(e, Uncovered)]
        passed = [e.what for e in reasons if isinstance(e, Passed)]
        if tile < 6:
            order = [gods[(tile - step) % 6] for step in range(6)]
        elif tile == 10:
            order = ["seth", *reversed(gods)]
        else:
            continue
        assert passed[: len(order)] == order[: len(passed)]
        if len(passed) < len(order):
            assert God(took.section).name.lower() == order[len(passed)]


def test_every_rule_god_and_tile_occurred() -> None:
    """The games above are a proof only if they show every rule but the rarest, which follow."""
    events = [e for game in GAMES for turn in turns_of(*game) for e in turn.events]
    rules = Counter(e.rule for e in events if isinstance(e, Narrowed))
    assert set(rules) >= (NEAREST - {"cheaper"}) | {
        "value",
        "pure",
        "majority",
        "steal",
        "buildings",
        "own buildings",
        "pillars",
    }
    assert {e.god for e in events if isinstance(e, Performed)} == set(God)
    assert {e.tile for e in events if isinstance(e, Uncovered)} == set(range(12))
    assert any(isinstance(e, Received) for e in events)


# The rare ends of Horus


@pytest.mark.parametrize(
    ("position", "rules", "place"),
    [
        (lambda: to_horus(3), [], "hathor"),
        (lambda: to_horus(3).build(0, "statue:hathor"), [], "seth"),
        (to_people, ["impact", "steal", "marker f"], "workshops"),
        (lambda: to_people().build(0, "osiris:row6/limestone"), ["impact", "steal"], "quarries"),
        (lambda: no_district(to_people()), ["impact", "cards"], "seth-left"),
        (lambda: no_district(to_temple()), ["impact", "pillars", "marker h"], "temple-row"),
        (
            lambda: no_district(to_temple()).pillar(ME, "P04", "r1c3/0"),
            ["impact", "pillars"],
            "temple-column",
        ),
    ],
)
def test_each_end_of_horus_is_explained(
    position: Callable[[], Position], rules: list[str], place: str
) -> None:
    """By the rules that were needed and no others."""
    events = [e for e in played_turn(position(), "horus").events if getattr(e, "seat", ME) == ME]
    at = next(i for i, event in enumerate(events) if isinstance(event, Took))
    assert [e.rule for e in events[at:] if isinstance(e, Narrowed)] == rules
    names = follow(events[at:])
    assert names == ([f"statue:{place}"] if rules else [])
    assert [e.place for e in events if isinstance(e, Built)] == [place]


def test_a_statue_that_finds_no_place_says_so() -> None:
    at = no_district(to_temple()).build(0, "statue:temple-row").build(ME, "statue:temple-column")
    events = played_turn(fill_temple(at), "horus").events
    passed = [e.what for e in events if isinstance(e, Passed)]
    assert {"statue:hathor", "statue:seth", "statue:temple-row", "statue:temple-column"} <= set(
        passed
    )
