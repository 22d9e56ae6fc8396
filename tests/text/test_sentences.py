"""Texts of single options and events, derived from the rules."""

import pytest

from tekhenu import Game
from tekhenu.components.terms import Color, God
from tekhenu.rules import Event
from tekhenu.rules.event import (
    Built,
    Chose,
    Declared,
    Paid,
    Played,
    Received,
    Revealed,
    Rolled,
    Scored,
    Source,
    Took,
    Turned,
    Weighed,
)
from tekhenu.text import (
    any_of,
    card_text,
    catalog,
    decision_prompt,
    describe_event,
    describe_events,
    describe_option,
    option_titled,
)
from tests.places import place, space
from tests.positions import Position


def options_of(game: Game) -> dict[str, str]:
    decision = game.decision
    assert decision is not None
    return {str(o): describe_option(game, decision, o) for o in decision.options}


def prompt_of(game: Game) -> str:
    assert game.decision is not None
    return decision_prompt(game, game.decision)


def test_a_die_says_where_it_lies_and_how_it_is() -> None:
    at = Position()
    white = at.die("ra", "white", 5)
    gray = at.die("bastet", "gray", 2)
    at.player(0, papyrus=2)
    assert options_of(at.game()) == {
        white: "Take the white 5 from Ra (Pure)",
        gray: "Take the gray 2 from Bastet (Tainted)",
    }


def test_a_forbidden_die_says_why_it_stands_among_the_choices() -> None:
    """Black is Forbidden at Ra in the sun: Anubis takes it for 2 Scribes, T08 for nothing."""
    at = Position().player(0, scribes=2, papyrus=2)
    forbidden = at.die("ra", "black", 3)
    at.die("bastet", "gray", 2)
    assert options_of(at.game())[forbidden] == (
        "Take the black 3 from Ra (Forbidden: you need Anubis or a card)"
    )
    at.give(0, "T08")
    assert options_of(at.game())[forbidden] == "Take the black 3 from Ra (Forbidden)"


def test_a_colon_in_a_title_does_not_end_it() -> None:
    """The message separates title and detail, not its punctuation."""
    at = Position().player(0, scribes=2, papyrus=2)
    forbidden = at.die("ra", "black", 3)
    at.die("bastet", "gray", 2)
    game = at.game()
    assert game.decision is not None
    said = option_titled(game, game.decision, game.decision.find(forbidden))
    assert (said.title, said.detail) == (said.line, "")


@pytest.mark.parametrize(
    ("lang", "title", "line"),
    [
        ("en", "Bastet", "Bastet: hold a festival for 2 Papyrus, Happiness +5"),
        ("fr", "Bastet", "Bastet\u00a0: un festival pour 2 Papyrus, Bonheur +5"),
        ("pl", "Bastet", "Bastet: festiwal za 2 Papirusy, Zadowolenie +5"),
        ("ko", "바스테트", "바스테트: 파피루스 2개로 연회 개최, 행복지수 +5"),
    ],
)
def test_a_title_and_its_detail_make_a_line_of_the_language(
    lang: str, title: str, line: str
) -> None:
    """A festival costs 2 Papyrus; with a 5 it brings 5 Happiness and no Scribe."""
    at = Position().player(0, papyrus=2)
    at.state.wheel = 2  # the sun shines on Bastet
    at.die("bastet", "yellow", 5)
    game = at.game()
    assert game.decision is not None
    said = option_titled(game, game.decision, game.decision.find("god:bastet"), lang)
    assert (said.title, said.line) == (title, line)
    assert line.endswith(said.detail[1:]), "the detail begins a line of its own, with a capital"


def test_ways_of_taking_a_die_name_their_price() -> None:
    """R18: a Scribe for a shift of 1 or 2; Anubis costs 2 more."""
    at = Position().player(0, scribes=3)
    die = at.die("ra", "white", 5)
    at.die("ra", "white", 4)
    game = at.game()
    game.play(die)
    said = options_of(game)
    assert prompt_of(game) == "How do you take the white 5 from Ra (Pure)?"
    assert said["take:5"] == "Take it as a 5"
    assert said["take:3"] == "Change it to 3 for 1 Scribe"
    assert said["take:2"] == "Change it to 2 for 2 Scribes"
    assert said["anubis:4"].startswith("Anubis for 3 Scribes: any action with value 4")


def test_payments_are_lists_of_goods() -> None:
    at = Position().player(0, limestone=2, gold=2).display("P04", "P01", "P02")
    die = at.die("ra", "white", 6)
    at.die("ra", "white", 2)
    game = at.game()
    game.play(die)
    game.play("god:ra")
    assert game.decision is not None and game.decision.kind == "pay"
    assert options_of(game) == {
        "pay:limestone=2,gold=1": "Pay 2 Limestone and 1 Gold",
        "pay:limestone=1,gold=2": "Pay 1 Limestone and 2 Gold",
    }


def test_resources_are_paid_and_scribes_are_spent() -> None:
    """T10: Scribes stand for Gold, and Gold for Limestone."""
    at = Position().player(0, limestone=2, scribes=1).give(0, "T10").display("P04", "P01", "P02")
    die = at.die("ra", "white", 6)
    at.die("ra", "white", 2)
    game = at.game()
    for option in (die, "take:6", "god:ra"):
        game.play(option)
    while game.decision is not None and game.decision.kind != "temple":
        game.play(game.decision.options[0])
    (paid,) = [event for event in game.events if isinstance(event, Paid)]
    assert describe_event(game, paid) == "Violet paid 2 Limestone and spent 1 Scribe."


@pytest.mark.parametrize(
    ("lang", "name", "said"),
    [
        ("en", "Ana", "Ana spent 2 Scribes."),
        ("fr", "Ana", "Ana dépense 2 Scribes."),
        ("pl", "Ana", "Ana wydaje 2 Skrybów."),
        ("ko", "아나", "아나가 서기\u00a02명을 사용했습니다."),
    ],
)
def test_scribes_are_spent_in_every_language(lang: str, name: str, said: str) -> None:
    spent = Paid(0, (0, 0, 0, 0, 0, 2))
    assert describe_event(Game.new(seed=1), spent, [name, "Bo"], lang) == said


def test_a_payment_with_scribes_is_offered_as_one() -> None:
    """T10: of a price of 1 Scribe and 0 Resources, Gold or the Scribe."""
    at = Position().player(0, gold=1, scribes=1, papyrus=2).give(0, "T10")
    die = at.die("bastet", "gray", 2)
    at.die("bastet", "gray", 3)
    game = at.game()
    game.play(die)
    game.play("take:3")
    assert set(options_of(game).values()) == {"Pay 1 Gold", "Spend 1 Scribe"}


def test_the_die_is_named_before_it_is_turned() -> None:
    """R17: the white 5 turned to 3 by a Scribe."""
    at = Position().player(0, scribes=1)
    die = at.die("ra", "white", 5)
    at.die("ra", "white", 4)
    game = at.game()
    game.play(die)
    game.play("take:3")
    steps = [e for e in game.events if isinstance(e, Paid | Took | Turned) and e.seat == 0]
    assert describe_events(game, steps) == [
        "Violet took a white 5 (Pure) from Ra.",
        "Violet changed the die from 5 to 3.",
        "Violet spent 1 Scribe.",
    ]


def test_an_anubis_action_is_named() -> None:
    at = Position().player(0, scribes=2, papyrus=2)
    die = at.die("ra", "white", 5)
    at.die("ra", "white", 4)
    game = at.game()
    game.play(die)
    game.play("anubis:5")
    (took,) = [event for event in game.events if isinstance(event, Took)]
    assert describe_event(game, took) == (
        "Violet took an Anubis Action: a white 5 from Ra, placed below the scales."
    )


def test_a_forbidden_die_without_an_action_is_no_anubis_action() -> None:
    """R24: nothing takeable, so any die, below the scales, and no action."""
    at = Position()
    die = at.die("ra", "black", 5)
    game = at.game()
    if game.decision is not None and die in game.decision.options:
        game.play(die)
    took = next(event for event in game.events if isinstance(event, Took))
    assert describe_event(game, took) == (
        "Violet took a black 5 (Forbidden) from Ra and placed it below the scales."
    )


def test_a_tile_says_what_its_place_brings() -> None:
    """P22 (all red) at row 1, column 1: north edge red in a corner is 2 VP, the display 1 VP."""
    at = Position().player(0, limestone=2).display("P01", "P02", "P22")
    die = at.die("ra", "white", 1)
    at.die("ra", "white", 2)
    game = at.game()
    game.play(die)
    game.play("god:ra")
    assert prompt_of(game) == (
        "Where do you place tile P22 (edges clockwise from the top: red, red, red, red)?"
    )
    said = options_of(game)
    assert said["temple:r1c1/0"] == (
        "Row 1, column 1, not rotated: 3 VP (edges 2, the tile’s place 1) and 1 Papyrus"
    )
    assert said["temple:r3c3/0"] == "Row 3, column 3, not rotated: 1 VP and 3 Faith"


def test_osiris_names_workshops_and_quarries() -> None:
    at = Position().player(0, happiness=2)
    die = at.die("osiris", "yellow", 5)
    at.die("osiris", "yellow", 4)
    game = at.game()
    game.play(die)
    game.play("god:osiris")
    said = options_of(game)
    assert said["osiris:row5/bread"] == (
        "Build a Bread workshop in row 5: Production +2, gain 2 Bread"
    )
    assert said["osiris:row5/granite"].startswith("Build a Granite quarry in row 5")


def test_events_name_players_things_and_places() -> None:
    game = Game.new(seed=1)
    say = [
        describe_event(game, Took(0, 12, God.RA, Color.WHITE, 5, "pure")),
        describe_event(game, Scored(1, 2, Source.TECHNOLOGIES, "T01")),
        describe_event(game, Scored(1, -3, Source.BREAD)),
        describe_event(game, Built(0, "statue", place("statue:ra"))),
        describe_event(game, Built(0, "statue", place("statue:quarries"))),
        describe_event(game, Built(1, "building", place("osiris:row5/bread"))),
        describe_event(game, Built(1, "building", place("hathor:column2/1"))),
        describe_event(game, Built(1, "pillar", space("r3c2"))),
        describe_event(game, Weighed(0, -5, 2)),
        describe_event(game, Received(1, 2, -2, False)),
    ]
    assert say == [
        "Violet took a white 5 (Pure) from Ra.",
        "Pink scored 2 VP with T01.",
        "Pink lost 3 VP (unpaid Bread).",
        "Violet built a Statue in honor of Ra.",
        "Violet built a Statue for the people above the quarries.",
        "Pink constructed a Bread workshop in row 5.",
        "Pink constructed a Building beside column 2 of the Temple.",
        "Pink raised a Pillar in row 3, column 2.",
        "Violet’s balance at Maat: −5 (Faith: +2).",
        "Pink received a secret Decree.",
    ]


def test_players_may_have_names() -> None:
    game = Game.new(seed=1)
    event = Built(1, "statue", place("statue:ra"))
    line = describe_event(game, event, names=["Ana", "Bo"])
    assert line == "Bo built a Statue in honor of Ra."


def test_dice_rolled_together_share_a_line() -> None:
    game = Game.new(seed=1)
    rolls = [Rolled(0, God.RA, 3), Rolled(12, God.RA, 5), Rolled(1, God.HATHOR, 1)]
    assert describe_events(game, rolls) == [
        "New dice at Ra: yellow 3 and white 5.",
        "New dice at Hathor: yellow 1.",
    ]


def test_the_market_names_families() -> None:
    """Section 1 of the Market begins with a Blessing."""
    line = describe_event(Game.new(seed=1), Revealed(0, 6))
    assert line == "New in section 1 of the Market, place 1: Blessing B07."


@pytest.mark.parametrize("lang", ["en", "fr", "pl", "ko"])
@pytest.mark.parametrize(
    ("event", "card"),
    [
        (Played(1, 0), "B01"),
        (Chose(1, "S05"), "S05"),
        (Chose(1, "E05"), "E05"),
        (Declared(1, 2), "D03"),
    ],
)
def test_the_log_names_a_card_and_leaves_its_text_to_the_card(
    event: Event, card: str, lang: str
) -> None:
    """The text of a card addresses its holder, but the log is about other players."""
    line = describe_event(Game.new(seed=1), event, lang=lang)
    assert card in line
    assert card_text(card, lang) not in line


@pytest.mark.parametrize(
    ("lang", "two", "three"),
    [
        ("en", "1 or 2", "1, 2, or 4"),
        ("fr", "1 ou 2", "1, 2 ou 4"),
        ("pl", "1 lub 2", "1, 2 lub 4"),
        ("ko", "1 또는 2", "1, 2 또는 4"),
    ],
)
def test_alternatives_are_joined_as_such(lang: str, two: str, three: str) -> None:
    assert any_of(catalog(lang), ["1", "2"]) == two
    assert any_of(catalog(lang), ["1", "2", "4"]) == three
