"""The log beside the table: names in the colours of their seats, cards that tell what they do."""

import pytest

from tekhenu.server.pages.log import LogLine, all_lines, cards_named, with_cards
from tekhenu.text import catalogue, languages
from tekhenu.text.fr import grammar as french
from tekhenu.text.ko import grammar as korean
from tekhenu.text.parts import Part, marked, parts, plain
from tests.positions import Position


def test_a_card_in_a_line_can_be_pointed_at() -> None:
    assert with_cards("Violet played the Blessing B07.") == [
        ("Violet played the Blessing ", None),
        ("B07", "B07"),
        (".", None),
    ]


def test_a_korean_particle_may_follow_a_card() -> None:
    assert with_cards("축복 B07을 사용했습니다.")[1] == ("B07", "B07")


def test_what_only_looks_like_a_card_is_none() -> None:
    assert all(card is None for _, card in with_cards("B99, AB07, B071 and R24"))


def test_the_cards_of_the_log_are_told() -> None:
    lines = [LogLine("0-0", "Blessing B07 and Technology T05", 0), LogLine("0-1", "B07", 0)]
    assert cards_named(lines) == {"B07", "T05"}


def test_a_player_called_ra_colours_nothing_but_the_name() -> None:
    """Nor does one called Gold, in any language: names are placed, not searched for."""
    at = Position(players=2).player(0, limestone=3, gold=1).display("P04", "P22", "P05")
    at.die("ra", "white", 6)
    game = at.game()
    for move in ("god:ra", "pay:limestone=3", "temple:r3c3/0"):
        game.play(move)
    for lang in languages():
        lines = all_lines(game.view(0), [len(game.events)], ["Ra", "Gold"], lang)
        parts = [part for line in lines for part in line.parts]
        named = [part for part in parts if part.kind == "seat"]
        assert {(part.text, part.value) for part in named} <= {("Ra", "0"), ("Gold", "1")}
        seats = sum(getattr(event, "seat", None) in (0, 1) for event in game.events)
        assert 0 < len(named) <= seats
        god = catalogue(lang).say("god", god="ra")
        assert any(god in part.text for part in parts if not part.kind), "the god is no player"


def test_names_may_not_carry_marks() -> None:
    name = marked("A\ue000seat/1\ue001B\ue002", "seat", 0)
    assert parts(f"{name} took a die.") == [Part("AB", "seat", "0"), Part(" took a die.")]
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
    assert plain(str(function(marked(name, "seat", 0)))) == said


def test_korean_particles_follow_a_marked_name() -> None:
    assert plain(str(korean.josa(marked("Tom", "seat", 0), "이/가"))) == "Tom이"
    assert plain(str(korean.josa(marked("Ana", "seat", 0), "이/가"))) == "Ana가"
