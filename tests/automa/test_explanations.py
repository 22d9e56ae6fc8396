"""The log of an Automa's turn is enough to derive its die, its place and its cards.

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
    Cast,
    Conquered,
    Considered,
    Entered,
    Event,
    Idle,
    Narrowed,
    Passed,
    Performed,
    Picked,
    Received,
    Revealed,
    Slid,
    TilePlaced,
    Took,
    Uncovered,
)
from tekhenu.rules.place import PlacedDie
from tests.automa.second_opinion import (
    ABOVE_REGIONS,
    ARMY_TILE,
    CARDS,
    CARDS_ABOVE_REGIONS,
    RESOURCE_TILES,
    SECTION_HAPPINESS,
    SETH,
    Second,
)
from tests.automa.table import ME, fill_temple, played_turn, settings
from tests.automa.test_horus import no_district, to_horus, to_people, to_temple
from tests.automa.whole import GAMES, played
from tests.places import name_of
from tests.positions import Position
from tests.reader import FAMILIES, GODS, GOODS, SECTION_SLOTS, Turn, read_log, space_of

NEAREST = {"marker f", "marker g", "marker h", "marker i", "color order", "cheaper"}
LOGGED_ANYWAY = {"value", "impact", "cheaper"}  # the dice in question, what follows, the price
EDITION = settings(1).edition
DICE = sum(EDITION.dice + EDITION.seth.dice)
COLORS = {die: EDITION.color_of(die).name.lower() for die in range(DICE)}


@cache
def turns_of(automas: int, difficulty: int, seed: int) -> list[Turn]:
    """Return the turns with the table as an observer knows it from the log alone."""
    log = played(automas, difficulty, seed).view(None).events
    turns, _ = read_log(settings(automas, difficulty), log)
    return turns


@pytest.fixture(params=GAMES, ids=str)
def turns(request: pytest.FixtureRequest) -> list[Turn]:
    return turns_of(*request.param)


# The choice agrees with the rules, on the table reconstructed from the log


def test_die_place_and_cards_follow_from_the_log(turns: list[Turn]) -> None:
    for turn in turns:
        second = Second(turn.before, turn.seat, COLORS)
        reasons, took, after = split(turn)
        (tile,) = [e.tile for e in reasons if isinstance(e, Uncovered)]
        wanted = second.die(tile)
        if wanted is None:
            assert any(isinstance(e, Idle) for e in after)
            continue
        shown = COLORS[wanted], turn.before.values[wanted], second.section_of(wanted)
        assert (COLORS[took.die], took.value, took.section) == shown
        place = second.place(took.section, took.value)
        built = [str(e.place) for e in after if isinstance(e, Built) and e.seat == turn.seat]
        assert built == ([] if place is None else [place])
        count = CARDS[took.value] if took.section == God.THOTH else 0
        if place in ABOVE_REGIONS:
            count = CARDS_ABOVE_REGIONS[ABOVE_REGIONS.index(place)]
        cards = [turn.before.market[slot] for slot in second.cards(count)] if count else []
        assert [e.card for e in after if isinstance(e, Received)] == cards


def test_forbidden_dice_beside_legal_ones_are_named(turns: list[Turn]) -> None:
    """Those of the section or the color that it takes from."""
    for turn in turns:
        second = Second(turn.before, turn.seat, COLORS)
        reasons, took, after = split(turn)
        (tile,) = [e.tile for e in reasons if isinstance(e, Uncovered)]
        passed = [e.what for e in reasons if isinstance(e, Passed)]
        named = [str(what) for what in passed if isinstance(what, PlacedDie)]
        lying = [(die, s) for s in range(6) for die in turn.before.sections[s]]
        if any(isinstance(e, Idle) for e in after) or took.section == SETH:
            lying = []
        elif tile in RESOURCE_TILES:
            color = COLORS[took.die]
            fits = color in RESOURCE_TILES[tile].split()
            lying = [(die, s) for die, s in lying if fits and COLORS[die] == color]
        elif tile == ARMY_TILE:
            lying = [] if COLORS[took.die] in ("red", "blue") else lying
        else:
            lying = [(die, s) for die, s in lying if s == took.section]
        assert named == [
            f"{COLORS[die]}{turn.before.values[die]}@{GODS[s]}"
            for die, s in lying
            if die not in second.valid(s)
        ]


def test_occupied_osiris_spaces_passed_over_are_named(turns: list[Turn]) -> None:
    """Row by row upwards to the row it builds in; the last row follows the first."""
    for turn in turns:
        _, took, after = split(turn)
        built = [str(e.place) for e in after if isinstance(e, Built)]
        if took.section != God.OSIRIS or not built:
            continue
        rows = [(took.value - 1 - up) % 6 for up in range(6)]
        rows = rows[: rows.index(int(built[0][3]) - 1) + 1]
        assert [name_of(e.what) for e in after if isinstance(e, Passed)] == [
            f"osiris:row{row + 1}/{good}"
            for row in rows
            for district, good in enumerate(GOODS)
            if turn.before.osiris[4 * row + district] >= 0
        ]


def test_the_market_section_is_named_with_its_happiness(turns: list[Turn]) -> None:
    for turn in turns:
        happiness = turn.before.players[turn.seat].happiness
        cards = [e for e in turn.events if isinstance(e, Received)]
        entered = [e for e in turn.events if isinstance(e, Entered)]
        assert len(entered) == bool(cards)
        for event in entered:
            assert (event.needed, event.happiness) == (SECTION_HAPPINESS[event.section], happiness)
            slots = SECTION_SLOTS[event.section]
            lying = {(FAMILIES[s], turn.before.market[s]) for s in slots}
            assert {("BTD"[e.family], e.card) for e in cards} <= lying


def test_cards_slide_to_the_left_before_new_ones_come(turns: list[Turn]) -> None:
    """R84: a new card comes in at the right of the older ones of its type."""
    for turn in turns:
        market = list(turn.before.market)
        for event in turn.events:
            if isinstance(event, Received):
                suit = "BTD"[event.family]
                market[
                    next(
                        s
                        for s, card in enumerate(market)
                        if card == event.card and FAMILIES[s] == suit
                    )
                ] = -1
            elif isinstance(event, Slid):
                market[event.old], market[event.new] = -1, event.card
            elif isinstance(event, Revealed):
                section = next(slots for slots in SECTION_SLOTS if event.slot in slots)
                right = [s for s in section if s > event.slot]
                fellows = [s for s in right if FAMILIES[s] == FAMILIES[event.slot]]
                assert all(market[s] < 0 for s in fellows)
                market[event.slot] = event.card


def test_the_dice_for_a_conquest_tile_are_shown(turns: list[Turn]) -> None:
    """Rolled again until they name a space without any tile (R87)."""
    for turn in turns:
        at = turn.before
        cast = [e for e in turn.events if isinstance(e, Cast)]
        laid = [e.space for e in turn.events if isinstance(e, Conquered)]
        assert [e.space for e in cast if e.free] == laid
        assert [e.free for e in cast] == [
            at.tiles[space] < 0 and at.seth.temple[space] < 0
            for space in (space_of(str(e.space)) for e in cast)
        ]
        assert all(not e.free for e in cast[:-1])


def test_no_reason_is_empty_or_repeated(turns: list[Turn]) -> None:
    for turn in turns:
        for event in turn.events:
            if isinstance(event, Narrowed) and event.rule not in LOGGED_ANYWAY:
                assert len(event.left) < len(event.points)
        passed = [e for e in turn.events if isinstance(e, Passed)]
        passed = [e for e in passed if not isinstance(e.what, PlacedDie)]  # there are dice alike
        assert len(passed) == len(set(passed))


# The reasons lead to the choice


def follow(events: Iterable[Event]) -> list[Considered]:
    """Go through the narrowing and return what is left at the end, one after the other."""
    left: list[Considered] | None = None
    found = []
    for event in events:
        if isinstance(event, Narrowed):
            compared = [what for what, _ in event.points]
            if left is not None:  # of dice alike one (R107)
                assert set(compared) == set(left), "the next rule compares the remaining candidates"
            counts = [points for _, points in event.points]
            wanted = min(counts) if event.rule in NEAREST else max(counts)
            left = [what for what, points in event.points if points == wanted]
            assert list(event.left) == left
            if event.rule == "impact" and wanted == 0:
                left = None
        elif isinstance(event, Picked):
            assert left is None or event.what == left[0]
            found.append(event.what)
            left = None
    assert left is None
    return found


def split(turn: Turn) -> tuple[Sequence[Event], Took, Sequence[Event]]:
    """Return the reasons for the die, the die, and the events after it."""
    at = next(i for i, event in enumerate(turn.events) if isinstance(event, Took))
    took = turn.events[at]
    assert isinstance(took, Took)
    return turn.events[:at], took, turn.events[at + 1 :]


def test_the_die_follows_from_the_explanation(turns: list[Turn]) -> None:
    """All that may be taken are named, with value and section; one alone needs no narrowing."""
    for turn in turns:
        reasons, took, _ = split(turn)
        (die,) = follow(reasons)
        color, god = Color(took.color).name.lower(), God(took.section).name.lower()
        assert name_of(die) == f"die:{color}{took.value}@{god}"


def test_the_place_follows_from_the_explanation(turns: list[Turn]) -> None:
    for turn in turns:
        _, took, after = split(turn)
        places = follow(after)
        built = [e for e in after if isinstance(e, Built)]
        if not places:
            continue
        (place,), (piece,) = places, built
        assert piece.place == place
        pieces = {"temple": "pillar", "statue": "statue"}
        assert piece.piece == pieces.get(name_of(place).partition(":")[0], "building")
        if took.section == God.RA:
            (laid,) = [e for e in after if isinstance(e, TilePlaced)]
            assert laid.space == place


def test_what_is_built_without_a_choice_follows_from_what_was_passed_over(
    turns: list[Turn],
) -> None:
    """Skipped places are the god of the die for a Statue, and the regions above for a Building."""
    for turn in turns:
        _, took, after = split(turn)
        if follow(after) or took.section not in (God.HORUS, God.SETH):
            continue
        passed = [name_of(e.what) for e in after if isinstance(e, Passed)]
        for built in (e for e in after if isinstance(e, Built)):
            if took.section == God.SETH:
                regions = [
                    f"region:{(took.value - 1 - back) % 6 + 1}" for back in range(len(passed) + 1)
                ]
                full = [what for what in passed if what.startswith("region:")]
                assert [*full, name_of(built.place)] == regions[: len(full) + 1]
            elif passed:
                assert name_of(built.place) == "statue:seth"
            else:
                god = God(turn.before.horus[took.value - 1]).name.lower()
                assert name_of(built.place) == f"statue:{god}"


def test_one_tile_is_turned_up_and_its_sections_or_colors_are_gone_through(
    turns: list[Turn],
) -> None:
    """Skipped sections or colors precede the chosen one, in the order of the tile (R82)."""
    gods = [god.name.lower() for god in God][:6]
    for turn in turns:
        reasons, took, _ = split(turn)
        (tile,) = [e.tile for e in reasons if isinstance(e, Uncovered)]
        passed = [name_of(e.what) for e in reasons if isinstance(e, Passed)]
        passed = [what for what in passed if not what.startswith("die:")]
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
        (to_people, ["impact", "marker f"], "workshops"),
        (lambda: to_people().build(0, "osiris:row6/limestone"), ["impact", "steal"], "quarries"),
        (lambda: no_district(to_people()), ["impact", "cards"], "seth-left"),
        (lambda: no_district(to_temple()), ["impact", "marker h"], "temple-row"),
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
    """Each outcome of Horus is explained by the rules that it needed and no others."""
    events = [e for e in played_turn(position(), "horus").events if getattr(e, "seat", ME) == ME]
    at = next(i for i, event in enumerate(events) if isinstance(event, Took))
    assert [e.rule for e in events[at:] if isinstance(e, Narrowed)] == rules
    assert [name_of(what) for what in follow(events[at:])] == [f"statue:{place}"] * bool(rules)
    assert [str(e.place) for e in events if isinstance(e, Built)] == [place]


def test_a_statue_that_finds_no_place_says_so() -> None:
    at = no_district(to_temple()).build(0, "statue:temple-row").build(ME, "statue:temple-column")
    events = played_turn(fill_temple(at), "horus").events
    passed = [name_of(e.what) for e in events if isinstance(e, Passed)]
    assert {"statue:hathor", "statue:seth", "statue:temple-row", "statue:temple-column"} <= set(
        passed
    )
