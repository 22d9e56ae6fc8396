"""Botankhamun in words: every step of its choice, and its turn as a whole."""

import re
from random import Random

import pytest

from tekhenu import Botankhamun, Game, Settings
from tekhenu.components.terms import Color, Family, God, Good
from tekhenu.rules import Event
from tekhenu.rules.event import (
    Advanced,
    Arranged,
    Began,
    Built,
    Chose,
    Dawned,
    Discarded,
    Entered,
    Enthroned,
    Gained,
    Idle,
    Narrowed,
    Passed,
    Performed,
    Picked,
    Progressed,
    Received,
    Revealed,
    Rotated,
    Scored,
    Source,
    Tied,
    TilePlaced,
    Took,
)
from tekhenu.rules.place import DISTRICT, MARKET_SECTION
from tekhenu.text import describe_event, describe_events, event_lines
from tekhenu.text.parts import Message
from tekhenu.text.turns import chapters, is_opponent_turn, opponent_turn
from tests.places import die, name_of, place, section, space

from .test_whole_games import checked, play_and_read

BOT = 1
RESOURCE_TILE = 6  # Granite, Limestone, Bread, Papyrus (R44)
GRAY_6 = die("gray", 6, "osiris")
WHITE_6 = die("white", 6, "osiris")
WHITE_2 = die("white", 2, "ra")
RA, HORUS = section("ra"), section("horus")
MARKET_3 = MARKET_SECTION[2]
SPACES = tuple(space(f"r{row}c{column}") for row in range(1, 6) for column in range(1, 6))
PAPYRUS, BREAD, LIMESTONE, GRANITE = DISTRICT
TEMPLE_ROW, TEMPLE_COLUMN = place("statue:temple-row"), place("statue:temple-column")
ABOVE_WORKSHOPS, ABOVE_QUARRIES = place("statue:workshops"), place("statue:quarries")


@pytest.fixture(scope="module")
def game() -> Game:
    return solo("easy", 1)


def solo(difficulty: str, seed: int) -> Game:
    return Game.new(Settings(solo=Botankhamun(difficulty)), seed)


def whole(difficulty: str, seed: int) -> Game:
    game = solo(difficulty, seed)
    rng = Random(seed)
    while (decision := game.decision) is not None:
        game.play(rng.choice(decision.options))
    return game


# Whole games


@pytest.mark.parametrize("difficulty", ["easy", "medium", "hard"])
def test_a_solo_game_reads_well(difficulty: str) -> None:
    game = solo(difficulty, len(difficulty))
    play_and_read(game, Random(difficulty))
    view = game.view(0)
    turns = [part for part in chapters(view, view.events) if is_opponent_turn(view, part)]
    assert len(turns) == 16
    for part in turns:
        turn = opponent_turn(view, part)
        for line in turn.outcome + turn.steps + turn.changes:
            checked(line.text, part)
            assert line.text.endswith(".")
    assert not any("Pink" in line for line in describe_events(view, view.events))


@pytest.mark.parametrize("seed", range(4))
def test_the_log_has_every_candidate_and_its_points(seed: int) -> None:
    """Spaces and lines of the Temple are named in groups; read back, they are all there."""
    game = whole("hard", seed)
    read = 0
    for event in game.events:
        if isinstance(event, Narrowed) and event.rule == "vp":
            assert points_in(describe_event(game, event)) == {
                name_of(what): n for what, n in event.points
            }
            read += 1
    assert read


def points_in(line: str) -> dict[str, int]:
    """Return the VP of Temple spaces (Ra) or lines (Hathor) that a line names."""
    found: dict[str, int] = {}
    _, _, groups = line.rstrip(".").partition(" – ")
    for group in groups.split("; "):
        points, _, places = group.partition(": ")
        several = re.findall(r"row (\d) \(columns? ([^)]*)\)", places)
        single = re.findall(r"row (\d), column (\d)", places)
        for row, columns in several or single:
            for column in re.findall(r"\d", columns):
                found[f"temple:r{row}c{column}"] = int(points)
        if not several and not single:
            for line_kind, numbers in re.findall(r"(row|column)s? ([\d, and]*\d)", places):
                for number in re.findall(r"\d", numbers):
                    found[f"hathor:{line_kind}{number}/1"] = int(points)
    return found


@pytest.mark.parametrize("seed", range(3))
def test_a_turn_in_brief_says_what_the_log_says(seed: int) -> None:
    """The first sentence names the die of the turn, and every step of the choice is there."""
    game = whole("medium", seed)
    for part in chapters(game, game.events):
        if is_opponent_turn(game, part):
            turn = opponent_turn(game, part)
            took = next(event for event in part if isinstance(event, Took))
            die = f"{Color(took.color).name.lower()} {took.value}"
            assert f"took the {die} from {God(took.section).name.title()}" in turn.outcome[0].text
            why = [line.text for line in event_lines(game, part) if line.why]
            assert len(turn.steps) == len(why)
            assert turn.cut == any(" have less." in step.text for step in turn.steps)


# Single steps


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (
            Progressed(BOT, "start", 0, int(God.RA)),
            "The marker starts on the first tile of the pyramid’s base: Ra.",
        ),
        (
            Progressed(BOT, "up", 4, int(God.THOTH)),
            "Deben: up. The marker moves up and to the right, to Thoth.",
        ),
        (
            Progressed(BOT, "right", 1, RESOURCE_TILE),
            "Deben: right. The marker moves along its row, to "
            "Granite › Limestone › Bread › Papyrus.",
        ),
        (
            Passed(BOT, RA, "empty"),
            "There are no dice at Ra. It goes on to the next section counter-clockwise.",
        ),
        (
            Passed(BOT, RA, "forbidden"),
            "All dice at Ra are Forbidden. It goes on to the next section counter-clockwise.",
        ),
        (Passed(BOT, Color.BROWN, "empty"), "None at the Obelisk: brown dice (Bread)."),
        (
            Passed(BOT, Color.BLACK, "forbidden"),
            "All Forbidden: black dice (Granite).",
        ),
        (Passed(BOT, Color.GRAY, "empty"), "None at the Obelisk: gray dice."),
        (Passed(BOT, place("statue:ra"), "occupied"), "The Statue space of Ra is taken."),
        (Passed(BOT, place("osiris:row5/bread"), "occupied"), "Already taken: Bread in row 5."),
        (
            Passed(BOT, MARKET_3, "happiness"),
            "Not enough Happiness for section 3 of the Market (needs 9).",
        ),
        (
            Entered(BOT, 1, 5, 8),
            "Its Happiness of 8 is enough for section 2 of the Market, which needs 5. "
            "Decrees first, then Technologies, then Blessings.",
        ),
        (Passed(BOT, WHITE_2, "forbidden"), "Forbidden, so left out: white 2 at Ra."),
        (Passed(BOT, MARKET_3, "empty"), "No cards in section 3 of the Market."),
        (
            Narrowed(BOT, "value", ((GRAY_6, 6), (WHITE_6, 6), (WHITE_2, 2)), (GRAY_6, WHITE_6)),
            "Dice to choose from: Osiris (gray 6, white 6) and Ra (white 2). "
            "The highest: Osiris (gray 6 and white 6).",
        ),
        (
            Narrowed(BOT, "value", ((GRAY_6, 6), (WHITE_6, 6)), (GRAY_6, WHITE_6)),
            "Dice to choose from: Osiris (gray 6 and white 6). All are tied.",
        ),
        (
            Narrowed(BOT, "pure", ((GRAY_6, 0), (WHITE_6, 1)), (WHITE_6,)),
            "Pure before Tainted: white 6 at Osiris.",
        ),
        (
            Narrowed(BOT, "statue", ((GRAY_6, 1), (WHITE_6, 1), (WHITE_2, 0)), (GRAY_6, WHITE_6)),
            "Where it has a Statue: Osiris (gray 6 and white 6).",
        ),
        (
            Narrowed(BOT, "slot", ((WHITE_6, 2), (WHITE_2, 5)), (WHITE_2,)),
            "The higher Horus slot – 5: white 2 at Ra; 2: white 6 at Osiris.",
        ),
        (
            Narrowed(BOT, "impact", ((ABOVE_WORKSHOPS, 0), (ABOVE_QUARRIES, 2)), ()),
            "Districts it would win with a Statue – 2: the space above the quarries; "
            "0: the space above the workshops.",
        ),
        (
            Narrowed(BOT, "vp", ((place("hathor:row1/1"), 3), (place("hathor:column2/1"), 3)), ()),
            "VP it would score – 3: row 1 and column 2.",
        ),
        (
            Narrowed(BOT, "own building", ((SPACES[0], 1), (SPACES[1], 0)), SPACES[:1]),
            "In line with one of its own Buildings: row 1, column 1.",
        ),
        (
            Narrowed(BOT, "inner", ((SPACES[5], 0), (SPACES[6], 1), (SPACES[7], 1)), SPACES[6:8]),
            "Away from the outer edge: row 2 (columns 2 and 3).",
        ),
        (
            Narrowed(
                BOT,
                "fewest",
                ((PAPYRUS, 2), (BREAD, 0), (LIMESTONE, 0), (GRANITE, 1)),
                (BREAD, LIMESTONE),
            ),
            "Gray die: district with the fewest Buildings, leftmost if tied – "
            "0: Bread and Limestone; 1: Granite; 2: Papyrus.",
        ),
        (
            Picked(BOT, WHITE_6, (GRAY_6, WHITE_6)),
            "At random among Osiris (gray 6 and white 6): white 6 at Osiris.",
        ),
        (
            Picked(BOT, TEMPLE_ROW, (TEMPLE_ROW, TEMPLE_COLUMN)),
            "At random among the space at the middle row of the Temple and the space at the "
            "middle column of the Temple: the space at the middle row of the Temple.",
        ),
        (
            Arranged(BOT, (1, 0, 2, 3, 4, 5, 6, 7, 8, 9)),
            "The pyramid from its base up: Ra, Horus, Hathor, Bastet; "
            "Thoth, Osiris, Granite › Limestone › Bread › Papyrus; "
            "Papyrus › Bread › Limestone › Granite, Limestone › Granite › Papyrus › Bread; "
            "Bread › Papyrus › Granite › Limestone.",
        ),
        (Discarded(BOT), "The Gold there is removed from the game."),
        (
            Gained(BOT, Good.SCRIBE, 1, bonus=True),
            "Botankhamun gained 1 Scribe (Horus Bonus).",
        ),
        (Gained(BOT, Good.SCRIBE, 1), "Botankhamun gained 1 Scribe."),
        (Tied((BOT, 0), (4, 3)), "Ankh values break the tie: Botankhamun (4), Violet (3)."),
        (Revealed(5, 3), "New in section 2 of the Market, place 3: Technology T04."),
        (Dawned(5), "Sunny at the start: Horus and Osiris."),
        (
            Enthroned((1, 0, 2, 3, 5, 4)),
            "Horus slots 1 to 6: Ra, Horus, Hathor, Bastet, Osiris, Thoth.",
        ),
        (
            Chose(BOT, "A02"),
            "Botankhamun took the Destiny card A02, at random and without its reward.",
        ),
        (Took(BOT, 12, God.RA, Color.WHITE, 5, "below"), "Botankhamun took the white 5 from Ra."),
    ],
)
def test_a_step(event: Event, said: str, game: Game) -> None:
    assert describe_event(game, event) == said


def test_spaces_passed_over_share_a_line(game: Game) -> None:
    names = ("osiris:row6/limestone", "osiris:row6/granite", "osiris:row5/limestone")
    events = [Passed(BOT, place(name), "occupied") for name in names]
    assert describe_events(game, events) == [
        "Already taken: row 6 (Limestone, Granite) and row 5 (Limestone)."
    ]


def test_every_section_passed_over_has_its_line(game: Game) -> None:
    """The way leads from one to the next."""
    events = [Passed(BOT, RA, "empty"), Passed(BOT, HORUS, "empty")]
    assert describe_events(game, events, lang="pl") == [
        f"Brak kości w\N{NO-BREAK SPACE}sekcji {god}. "
        "Dalej do następnej sekcji, przeciwnie do ruchu wskazówek zegara."
        for god in ("Ra", "Horusa")
    ]


def test_things_passed_over_for_other_reasons_do_not(game: Game) -> None:
    events = [Passed(BOT, RA, "empty"), Passed(BOT, HORUS, "forbidden")]
    assert len(describe_events(game, events)) == 2


def test_steps_of_its_marker_share_a_line(game: Game) -> None:
    """Happiness moves step by step until it meets Population."""
    events = [Advanced(BOT, Good.HAPPINESS, n, n + 1) for n in (4, 5, 6)]
    assert describe_events(game, [*events, Advanced(BOT, Good.POPULATION, 7, 8)]) == [
        "Botankhamun moved Happiness from 4 to 7.",
        "Botankhamun advanced Population from 7 to 8.",
    ]


def test_a_single_candidate_is_the_only_choice(game: Game) -> None:
    alone: list[Event] = [
        Progressed(BOT, "start", 0, int(God.OSIRIS)),
        Picked(BOT, GRAY_6, (GRAY_6,)),
    ]
    assert describe_events(game, alone)[1:] == ["The only choice: gray 6 at Osiris."]


def test_what_a_tie_break_settles_is_not_said_twice(game: Game) -> None:
    settled: list[Event] = [
        Narrowed(BOT, "pure", ((GRAY_6, 0), (WHITE_6, 1)), (WHITE_6,)),
        Picked(BOT, WHITE_6, (WHITE_6,)),
    ]
    assert describe_events(game, settled) == ["Pure before Tainted: white 6 at Osiris."]


def test_dice_alike_are_no_choice(game: Game) -> None:
    """The choice between two gray sixes at Osiris is not logged."""
    twins = (GRAY_6, GRAY_6)
    events: list[Event] = [
        Narrowed(BOT, "value", ((twins[0], 6), (twins[1], 6)), twins),
        Picked(BOT, twins[1], twins),
    ]
    assert len(describe_events(game, events)) == 1


def test_a_choice_among_new_candidates_is_logged(game: Game) -> None:
    """No district would be won with a Statue: the Temple, where one space is free."""
    events: list[Event] = [
        Narrowed(BOT, "impact", ((ABOVE_WORKSHOPS, 0),), (ABOVE_WORKSHOPS,)),
        Picked(BOT, TEMPLE_ROW, (TEMPLE_ROW,)),
    ]
    assert describe_events(game, events)[1:] == [
        "The only choice: the space at the middle row of the Temple."
    ]


def test_a_brief_account_names_the_best_of_many(game: Game) -> None:
    points = tuple((space, 5 if space in SPACES[:2] else 2) for space in SPACES)
    events: list[Event] = [
        Narrowed(BOT, "vp", points, SPACES[:2]),
        Picked(BOT, SPACES[1], SPACES[:2]),
    ]
    assert [line.text for line in event_lines(game, events, brief=True)] == [
        "VP it would score – 5: row 1 (columns 1 and 2); the other 23 have less.",
        "At random among these 2: row 1, column 2.",
    ]
    full = describe_events(game, events)
    assert full[0] == (
        "VP it would score – 5: row 1 (columns 1 and 2); 2: row 1 (columns 3, 4, 5), "
        "row 2 (columns 1, 2, 3, 4, 5), row 3 (columns 1, 2, 3, 4, 5), "
        "row 4 (columns 1, 2, 3, 4, 5), and row 5 (columns 1, 2, 3, 4, 5)."
    )
    assert full[1] == "At random among row 1 (columns 1 and 2): row 1, column 2."


# A turn in a sentence or two


def turn_of(game: Game, god: God, *happened: Event) -> list[str]:
    events = [
        Began(BOT, 3),
        Took(BOT, 0, god, Color.YELLOW, 4, "below"),
        Performed(BOT, god, 4),
        *happened,
    ]
    return texts(opponent_turn(game, events).outcome)


def texts(messages: list[Message]) -> list[str]:
    return [message.text for message in messages]


TOOK = "Round 3: Botankhamun took the yellow 4 from"


@pytest.mark.parametrize(
    ("god", "events", "said"),
    [
        (
            God.HORUS,
            [Built(BOT, "statue", place("statue:ra")), Gained(0, Good.GOLD, 1)],
            [
                f"{TOOK} Horus and built a Statue in honor of Ra.",
                "Violet gained 1 Gold (Horus Bonus).",
            ],
        ),
        (
            God.HORUS,
            [Built(BOT, "statue", ABOVE_QUARRIES)],
            [f"{TOOK} Horus and built a Statue for the people above the quarries."],
        ),
        (
            God.HORUS,
            [Scored(BOT, 3, Source.HORUS)],
            [f"{TOOK} Horus, but had no Statue left, or no space for one.", "It scored 3 VP."],
        ),
        (
            God.RA,
            [
                TilePlaced(BOT, 14, space("r1c2"), 0),
                Scored(BOT, 5, Source.RA),
                Built(BOT, "pillar", space("r1c2")),
                Gained(BOT, Good.SCRIBE, 1, bonus=True),
                Scored(BOT, 1, Source.STATUE_BONUS),
            ],
            [
                f"{TOOK} Ra, placed tile P15 in row 1, column 2, and raised a Pillar there.",
                "It scored 5 VP.",
                "Botankhamun scored 1 VP (Horus Bonus).",
                "Botankhamun gained 1 Scribe (Horus Bonus).",
            ],
        ),
        (
            God.HATHOR,
            [
                Built(BOT, "building", place("hathor:column3/1")),
                Scored(BOT, 3, Source.HATHOR),
                Advanced(BOT, Good.POPULATION, 7, 11),
            ],
            [
                f"{TOOK} Hathor and constructed a Building beside column 3 of the Temple.",
                "It scored 3 VP.",
                "Its Population went from 7 to 11.",
            ],
        ),
        (
            God.BASTET,
            [
                Advanced(BOT, Good.HAPPINESS, 6, 7),
                Advanced(BOT, Good.POPULATION, 7, 8),
                Advanced(BOT, Good.HAPPINESS, 7, 8),
                Advanced(BOT, Good.POPULATION, 8, 9),
            ],
            [
                f"{TOOK} Bastet and held a festival.",
                "Its Happiness went from 6 to 8.",
                "Its Population went from 7 to 9.",
            ],
        ),
        (
            God.THOTH,
            [Received(BOT, Family.DECREE, 4, True), Received(BOT, Family.BLESSING, 0, True)],
            [f"{TOOK} Thoth and cards D05 and B01."],
        ),
        (
            God.THOTH,
            [Received(BOT, Family.DECREE, 4, True)],
            [f"{TOOK} Thoth and card D05."],
        ),
        (
            God.OSIRIS,
            [Built(BOT, "building", place("osiris:row4/papyrus"))],
            [f"{TOOK} Osiris and constructed a Papyrus workshop in row 4."],
        ),
        (
            God.OSIRIS,
            [],
            [
                f"{TOOK} Osiris, but the action had no effect because no piece, "
                "space, or card was left for it."
            ],
        ),
    ],
)
def test_the_outcome_of_a_turn(god: God, events: list[Event], said: list[str], game: Game) -> None:
    assert turn_of(game, god, *events) == said


def test_a_turn_without_a_legal_die(game: Game) -> None:
    """R108: a random die, no action."""
    events: list[Event] = [
        Began(BOT, 3),
        Took(BOT, 0, God.RA, Color.YELLOW, 4, "below"),
        Idle(BOT),
    ]
    assert texts(opponent_turn(game, events).outcome) == [
        "Round 3: Botankhamun had no legal die, so it took the yellow 4 from Ra at random and "
        "performed no action."
    ]


def test_new_cards_share_a_line(game: Game) -> None:
    events: list[Event] = [
        Began(BOT, 3),
        Took(BOT, 0, God.THOTH, Color.YELLOW, 4, "below"),
        Performed(BOT, God.THOTH, 4),
        Received(BOT, Family.BLESSING, 0, True),
        Revealed(0, 6),
        Revealed(2, 4),
    ]
    assert texts(opponent_turn(game, events).changes) == [
        "New in the Market: Blessing B07 (section 1, place 1) and "
        "Technology T05 (section 1, place 3)."
    ]


def test_its_turns_are_separate(game: Game) -> None:
    """A turn ends where the next one begins, or the wheel turns."""
    first: list[Event] = [Began(0, 1), Took(0, 0, God.RA, Color.YELLOW, 4, "pure")]
    its: list[Event] = [Began(BOT, 1), Took(BOT, 1, God.RA, Color.YELLOW, 3, "below")]
    after: list[Event] = [Rotated(1)]
    parts = chapters(game, [*first, *its, *after])
    assert parts == [first, its, after]
    assert [is_opponent_turn(game, part) for part in parts] == [False, True, False]
