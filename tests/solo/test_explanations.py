"""The log of a turn of Botankhamun is enough to derive its die, its place and its cards.

`tests/reader.py` reconstructs the table from the log, and `second_opinion.py` computes what the
rules demand.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache

import pytest

from tekhenu.components.terms import Color, God
from tekhenu.rules.event import (
    Built,
    Considered,
    Entered,
    Event,
    Idle,
    Narrowed,
    Passed,
    Performed,
    Picked,
    Progressed,
    Received,
    Scored,
    Source,
    TilePlaced,
    Took,
)
from tests.places import name_of
from tests.positions import Position
from tests.reader import Turn, read_log
from tests.solo import second_opinion as second
from tests.solo.second_opinion import COLORS, GODS, GOODS, Opinion
from tests.solo.table import BOT, fill_temple, next_tile, settings, solo
from tests.solo.whole import played

GAMES = [(level, seed) for level in ("easy", "medium", "hard") for seed in range(12)]
GAMES += [("medium", 26), ("hard", 43)]  # more Pillars of its own beside one of the two spaces
RULES = {"value", "pure", "statue", "slot", "vp", "own building", "inner", "impact", "pillars"}
CARDS = ("B", "T", "D")


@cache
def turns_of(difficulty: str, seed: int) -> list[Turn]:
    """Return the turns with the table as an observer knows it from the log alone."""
    turns, _ = read_log(settings(difficulty), played(difficulty, seed).view(None).events)
    return turns


@pytest.fixture(params=GAMES, ids=str)
def turns(request: pytest.FixtureRequest) -> list[Turn]:
    return turns_of(*request.param)


def of(events: Iterable[Event], *kinds: type) -> list[Event]:
    return [event for event in events if isinstance(event, kinds)]


def split(turn: Turn) -> tuple[Sequence[Event], Took, Sequence[Event]]:
    """Return the reasons for the die, the die, and the events after it."""
    at = next(i for i, event in enumerate(turn.events) if isinstance(event, Took))
    took = turn.events[at]
    assert isinstance(took, Took)
    return turn.events[:at], took, turn.events[at + 1 :]


# The reasons lead to the choice


def follow(events: Iterable[Event]) -> list[Considered]:
    """Go through the narrowing and return what was picked, one after the other."""
    left: tuple[Considered, ...] | None = None
    picked = []
    for event in events:
        if isinstance(event, Narrowed):
            if left is not None:
                assert tuple(what for what, _ in event.points) == left
            counts = [points for _, points in event.points]
            wanted = min(counts) if event.rule == "fewest" else max(counts)
            assert event.left == tuple(what for what, points in event.points if points == wanted)
            no_impact = event.rule == "impact" and wanted == 0  # the Temple instead
            left = None if no_impact or event.rule == "fewest" else event.left
        elif isinstance(event, Picked):
            assert left is None or event.among == left
            assert event.what in event.among
            picked.append(event.what)
            left = None
    assert left is None
    return picked


def test_every_choice_follows_from_the_points(turns: list[Turn]) -> None:
    """Each choice is among the candidates with the most points."""
    for turn in turns:
        follow(turn.events)


def test_the_die_picked_is_the_die_taken(turns: list[Turn]) -> None:
    for turn in turns:
        reasons, took, _ = split(turn)
        (die,) = follow(reasons)
        color, god = Color(took.color).name.lower(), God(took.section).name.lower()
        assert name_of(die) == f"die:{color}{took.value}@{god}"
        assert took.way == "below"


def test_sections_and_colors_are_passed_over_in_order(turns: list[Turn]) -> None:
    """God tiles counter-clockwise (R11), Resource tiles as shown and gray at the end (R44)."""
    for turn in turns:
        reasons, took, after = split(turn)
        (progressed,) = of(reasons, Progressed)
        assert isinstance(progressed, Progressed)
        passed = [name_of(event.what) for event in reasons if isinstance(event, Passed)]
        passed = [what for what in passed if not what.startswith("die:")]
        if progressed.tile < 6:
            order = [GODS[progressed.tile - step] for step in range(6)]
            found = GODS[took.section]
        else:
            order = [*second.RESOURCE_TILES[progressed.tile].split(), "gray"]
            found = COLORS[took.color]
        assert passed == order[: len(passed)]
        if len(passed) < len(order):
            assert found == order[len(passed)]
        else:
            assert of(after, Idle)


def test_the_place_picked_is_the_place_built(turns: list[Turn]) -> None:
    for turn in turns:
        _, _, after = split(turn)
        picked = follow(after)
        built = [event for event in after if isinstance(event, Built)]
        laid = [event for event in after if isinstance(event, TilePlaced)]
        if laid:
            ((tile,), (pillar,)) = laid, built
            assert picked == [pillar.place] == [tile.space]
            assert tile.rotation == 0
        elif picked:
            verb = name_of(picked[0]).partition(":")[0]
            assert [(event.piece, event.place) for event in built] == [
                ({"hathor": "building", "statue": "statue"}[verb], picked[0])
            ]


def test_osiris_can_be_followed_space_by_space(turns: list[Turn]) -> None:
    """Row of the value, district of the color or the one with the fewest, then right and up."""
    for turn in turns:
        _, took, after = split(turn)
        built = [event for event in after if isinstance(event, Built)]
        if took.section != God.OSIRIS or not built:
            continue
        district = took.color
        if took.color == Color.GRAY:
            (fewest,) = (event for event in after if isinstance(event, Narrowed))
            district = GOODS.index(name_of(fewest.left[0]))
        order = [
            f"osiris:row{(took.value - 1 - up) % 6 + 1}/{GOODS[(district + step) % 4]}"
            for up in range(6)
            for step in range(4)
        ]
        passed = [name_of(event.what) for event in after if isinstance(event, Passed)]
        assert [*passed, f"osiris:{built[0].place}"] == order[: len(passed) + 1]


def test_market_sections_are_passed_over_from_the_highest(turns: list[Turn]) -> None:
    for turn in turns:
        _, took, after = split(turn)
        if took.section == God.THOTH:
            passed = [name_of(event.what) for event in after if isinstance(event, Passed)]
            highest = turn.before.open_sections
            assert passed == [f"market:{highest - i}" for i in range(len(passed))]


# The choice agrees with the rules, on the table reconstructed from the log


def said(events: Iterable[Event]) -> Opinion:
    """Return the events in the form of a second opinion."""
    opinion = Opinion()
    for event in events:
        if isinstance(event, Passed):
            opinion.passed.append((name_of(event.what), event.why))
        elif isinstance(event, Narrowed):
            points = [(name_of(what), count) for what, count in event.points]
            opinion.steps.append((event.rule, points))
        elif isinstance(event, Entered):
            opinion.entered.append((event.section, event.needed, event.happiness))
        elif isinstance(event, Picked):
            opinion.left = [name_of(what) for what in event.among]
    return opinion


def expected_place(turn: Turn, took: Took) -> Opinion:
    at = turn.before
    choices: dict[God, Callable[[], Opinion]] = {
        God.HORUS: lambda: second.horus_choice(at, took.value),
        God.RA: lambda: second.ra_choice(at, took.value),
        God.HATHOR: lambda: second.hathor_choice(at),
        God.BASTET: Opinion,
        God.THOTH: lambda: second.thoth_choice(at, took.value),
        God.OSIRIS: lambda: second.osiris_choice(at, took.color, took.value),
    }
    return choices[God(took.section)]()


def test_dice_and_their_points_follow_from_the_log(turns: list[Turn]) -> None:
    for turn in turns:
        reasons, _, _ = split(turn)
        (progressed,) = of(reasons, Progressed)
        assert isinstance(progressed, Progressed)
        assert said(reasons) == second.die_choice(turn.before, progressed.tile)


def test_places_cards_and_their_points_follow_from_the_log(turns: list[Turn]) -> None:
    """A choice that is not random is the only remaining candidate."""
    for turn in turns:
        _, took, after = split(turn)
        if of(after, Idle):
            continue
        found, expected = said(after), expected_place(turn, took)
        if not found.left:
            found.left = outcome(after)
        assert (found.steps, found.left) == (expected.steps, expected.left)
        assert found.entered == expected.entered
        if expected.left:
            assert found.passed == expected.passed


def outcome(events: Iterable[Event]) -> list[str]:
    """Return Statues in honor, Osiris Buildings and cards, by name."""
    verbs = {"statue": "statue", "building": "osiris"}
    built = [f"{verbs[event.piece]}:{event.place}" for event in events if isinstance(event, Built)]
    cards = [
        f"{CARDS[event.family]}{event.card + 1:02}"
        for event in events
        if isinstance(event, Received)
    ]
    return built or cards


def test_points_named_are_points_scored(turns: list[Turn]) -> None:
    """Ra and Hathor score the points named for the chosen place."""
    for turn in turns:
        _, took, after = split(turn)
        source = {God.RA: Source.RA, God.HATHOR: Source.HATHOR}.get(God(took.section))
        compared = [e for e in after if isinstance(e, Narrowed) and e.rule == "vp"]
        if source is None or not compared:
            continue
        (picked,) = follow(after)
        scored = sum(e.vp for e in after if isinstance(e, Scored) and e.source == source)
        assert scored == dict(compared[0].points)[picked]


def test_cards_are_shown_as_they_are_taken(turns: list[Turn]) -> None:
    for turn in turns:
        for event in turn.events:
            if isinstance(event, Received):
                assert (event.seat, event.face_up) == (BOT, True)
                assert event.card >= 0


# Together


def test_every_kind_of_explanation_occurred() -> None:
    """The games above are a proof only if they show every rule, every god and every reason."""
    events = [e for game in GAMES for turn in turns_of(*game) for e in turn.events]
    rules = Counter(event.rule for event in events if isinstance(event, Narrowed))
    assert set(rules) == RULES | {"fewest"}
    assert {e.god for e in events if isinstance(e, Performed)} == set(range(6))
    assert {e.tile for e in events if isinstance(e, Progressed)} == set(range(10))
    reasons = {event.why for event in events if isinstance(event, Passed)}
    assert reasons - {"no tile", "no space"} == {
        "empty",
        "forbidden",
        "occupied",
        "happiness",
        "no piece",
    }


def test_no_reason_is_empty(turns: list[Turn]) -> None:
    """A rule is logged only if it narrows the choice or something else depends on it."""
    for turn in turns:
        for event in turn.events:
            if isinstance(event, Narrowed) and event.rule not in second.LOGGED_ANYWAY:
                assert len(event.left) < len(event.points)


def test_sixteen_turns_in_a_game(turns: list[Turn]) -> None:
    assert len(turns) == 16
    assert all(of(turn.events, Performed, Idle) for turn in turns)


# Nothing to choose


def no_statue_left() -> Position:
    at = solo().build(BOT, *(f"statue:{god}" for god in GODS[1:]), "statue:quarries")
    at.die("horus", "gray", 1)
    return at


def no_statue_space() -> Position:
    at = solo().build(0, "statue:ra", "statue:temple-row", "statue:temple-column")
    at.build(0, "statue:workshops", "statue:quarries")
    at.die("horus", "gray", 2)
    return at


def no_pillar_left() -> Position:
    at = solo()
    for i, tile in enumerate(range(10, 18)):
        at.pillar(BOT, f"P{tile}", f"r{i // 5 + 1}c{i % 5 + 1}/0")
    at.die("ra", "gray", 1)
    return at


def no_temple_space() -> Position:
    at = solo()
    at.state.stack.append(at.state.display[0])
    at.state.display[0] = -1
    at.die("ra", "gray", 1)
    return fill_temple(at)


def no_building_space() -> Position:
    at = solo().build(
        0, *(f"hathor:{line}{n}/1" for line in ("row", "column") for n in range(1, 6))
    )
    at.die("hathor", "gray", 1)
    return at


def no_building_left(god: str) -> Position:
    rows = [f"osiris:row{row}/{good}" for row in (1, 2, 3) for good in GOODS]
    at = solo().build(BOT, *rows[:10])
    at.die(god, "gray", 1)
    return at


def no_card() -> Position:
    at = solo().player(BOT, happiness=0)
    at.die("thoth", "gray", 1)
    return at


@pytest.mark.parametrize(
    "position",
    [
        no_statue_left,
        no_statue_space,
        no_pillar_left,
        no_temple_space,
        no_building_space,
        lambda: no_building_left("hathor"),
        lambda: no_building_left("osiris"),
        no_card,
    ],
    ids=["statues", "people", "pillars", "temple", "hathor", "buildings", "osiris", "cards"],
)
def test_an_action_without_effect_says_why(position: Callable[[], Position]) -> None:
    """The log names the missing piece or space."""
    at = position()
    god = next(god for god, dice in zip(GODS, at.state.sections, strict=True) if dice)
    events = next_tile(at, god).game().events
    done = next(i for i, event in enumerate(events) if isinstance(event, Performed))
    assert of(events[done:], Passed)
