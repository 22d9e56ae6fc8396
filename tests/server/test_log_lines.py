"""The log beside the table: names in the colors of their seats, and cards with their texts."""

from random import Random

import pytest

from tekhenu import Automas, Botankhamun, Game, Settings, TimeOfSeth
from tekhenu.presentation.log import LogLine, all_lines, cards_named
from tekhenu.rules import event as ev
from tekhenu.rules.place import TEMPLE_SPACE
from tekhenu.text import catalog, languages
from tekhenu.text.catalog import marking_catalog
from tekhenu.text.events import event_message
from tekhenu.text.fr import grammar as french
from tekhenu.text.ko import grammar as korean
from tekhenu.text.names import card_named, list_of, sentence
from tekhenu.text.parts import Message, Named, Part, marked, plain
from tests.positions import Position


def test_a_card_in_a_line_can_be_pointed_at() -> None:
    """B07 is the seventh Blessing."""
    message = event_message(Position(players=2).game(), ev.Played(0, 6), ["Ana", "Tom"], "en")
    assert message == (
        Part("Ana", "player", "0"),
        Part(" played the Blessing "),
        Part("B07", "card", "B07"),
        Part("."),
    )


def test_a_korean_particle_may_follow_a_card() -> None:
    message = event_message(Position(players=2).game(), ev.Played(0, 6), ["Ana", "Tom"], "ko")
    assert Part("B07", "card", "B07") in message
    assert "B07을" in message.text


def test_cards_of_a_list_are_parts_each() -> None:
    cards = [card_named(card) for card in ("T05", "B07", "D01")]
    for lang in languages():
        for some in (cards[:1], cards[:2], cards):
            said = marking_catalog(lang).say(
                "event-unveiled", player="Ana", cards=list_of(marking_catalog(lang), some)
            )
            assert [p.id for p in Message.read(said) if p.kind == "card"] == some


def test_the_cards_of_the_log_have_texts() -> None:
    both = Message([Part("B07", "card", "B07"), Part(" and "), Part("T05", "card", "T05")])
    words = Message([Part("D01, as somebody typed")])
    assert cards_named([LogLine("0-0", both, 0, why=(words,))]) == {"B07", "T05"}
    assert cards_named([LogLine("0-0", words, 0, why=(both,))]) == {"B07", "T05"}


def test_a_place_in_a_line_is_the_place_on_the_board() -> None:
    game = Position(players=2).game()
    placed = ev.TilePlaced(0, 3, TEMPLE_SPACE[11], 0)  # row 3, column 2
    for lang in languages():
        message = event_message(game, placed, ["Ana", "Tom"], lang)
        ids = {part.kind: part.id for part in message if part.kind}
        assert ids == {"player": "0", "card": "P04", "place": "space-r3c2"}


@pytest.mark.parametrize(
    "settings",
    [
        Settings(players=3, expansion=TimeOfSeth()),
        Settings(solo=Botankhamun("hard")),
        Settings(solo=Automas(2, difficulty=2)),
    ],
    ids=["seth", "botankhamun", "automas"],
)
def test_every_language_speaks_of_the_same_things(settings: Settings) -> None:
    """The order of parts and the forms of words may differ."""
    game, rng = Game.new(settings, 5), Random(5)
    while (decision := game.decision) is not None:
        game.play(rng.choice(decision.options))
    names = ["Ana", "Tom", "Eva"][: settings.players]
    spoken = [
        [
            sorted((part.kind, part.id) for part in message if part.kind)
            for line in all_lines(game.view(0), [len(game.events)], names, lang)
            for message in (line.message, *line.why, *(part.message for part in line.parts))
        ]
        for lang in languages()
    ]
    assert all(of == spoken[0] for of in spoken)
    kinds = {kind for line in spoken[0] for kind, _ in line}
    assert kinds == {"player", "card", "place", "vp"}


def test_a_player_called_like_a_card_is_none() -> None:
    """T05 is a Technology, but a player may have the same name."""
    game = Position(players=2).game()
    message = event_message(game, ev.Received(0, 1, 4, True), ["T05", "B07"], "en")
    assert [part for part in message if part.kind] == [
        Part("T05", "player", "0"),
        Part("T05", "card", "T05"),
    ]
    assert (
        cards_named([LogLine("0-0", event_message(game, ev.Idle(1), ["T05", "B07"], "en"), 0)])
        == set()
    )


def test_a_part_may_begin_a_sentence() -> None:
    said = sentence(marking_catalog().say("temple-space", row=3, column=2))
    assert Message.read(said) == (Part("Row 3, column 2", "place", "space-r3c2"),)


def test_a_player_called_ra_colors_nothing_but_the_name() -> None:
    """Nor does one called Gold, in any language: names are placed, not searched for."""
    at = Position(players=2).player(0, limestone=3, gold=1).display("P04", "P22", "P05")
    at.die("ra", "white", 6)
    game = at.game()
    for move in ("god:ra", "pay:limestone=3", "temple:r3c3/0"):
        game.play(move)
    for lang in languages():
        lines = all_lines(game.view(0), [len(game.events)], ["Ra", "Gold"], lang)
        parts = [part for line in lines for part in line.message]
        named = [part for part in parts if part.kind == "player"]
        assert {(part.text, part.id) for part in named} <= {("Ra", "0"), ("Gold", "1")}
        seats = sum(getattr(event, "seat", None) in (0, 1) for event in game.events)
        assert 0 < len(named) <= seats
        god = catalog(lang).say("god", god="ra")
        assert any(god in part.text for part in parts if not part.kind), "the god is no player"


def test_names_may_not_carry_marks() -> None:
    name = marked(Named("A\ue000player/1\ue001B\ue002", "player", "0"))
    message = Message.read(f"{name} took a die.")
    assert message == (Part("AB", "player", "0"), Part(" took a die."))
    assert plain(f"{name} took a die.") == "AB took a die."


@pytest.mark.parametrize(
    ("message", "name", "said"),
    [
        ("DE", "Horus", "d’Horus"),
        ("DE", "Bastet", "de Bastet"),
        ("DE", "le Roi", "du Roi"),
        ("QUE", "Ana", "qu’Ana"),
    ],
)
def test_french_elides_before_a_marked_name(message: str, name: str, said: str) -> None:
    function = french.FUNCTIONS[message]
    assert plain(str(function(marked(Named(name, "player", "0"))))) == said


def test_korean_particles_follow_a_marked_name() -> None:
    assert plain(str(korean.josa(marked(Named("Tom", "player", "0")), "이/가"))) == "Tom이"
    assert plain(str(korean.josa(marked(Named("Ana", "player", "0")), "이/가"))) == "Ana가"
