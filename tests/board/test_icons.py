"""Icons, dice, pieces and the style sheet they share."""

import re
from collections.abc import Iterable
from importlib.resources import files
from xml.etree import ElementTree

import pytest

from tekhenu.board import die, draw_icons, icon, icon_names, standalone, stylesheet
from tekhenu.board.icons import icon_of
from tekhenu.board.pieces.wooden import building, marker_round, marker_square, pillar, statue
from tekhenu.components.terms import Color, God, Good, Light, Purity

SVG = "{http://www.w3.org/2000/svg}"
NAMES = """
    papyrus bread limestone granite gold scribe faith vp happiness population production building
    pillar statue die joy horus ra hathor bastet thoth osiris anubis ankh sun shade dark pure
    tainted forbidden blessing technology decree starting destiny scoring turn-order arrow plus
    undo any-resource any-god card-back warning lock check yellow brown white black gray red blue
    green seth soldier priest blood artifact cultist conquest region
"""
TOKENS = """
    papyrus papyrus-deep ink ink-soft line gold gold-deep night night-ink sunny shaded dark pure
    tainted forbidden glow blocked c-papyrus c-bread c-limestone c-granite c-gold c-scribe c-faith
    c-soldier c-priest c-blood c-cultist die-red die-blue die-green
    die-yellow die-brown die-white die-black die-gray p0 p1 p2 p3 p0-ink p1-ink p2-ink p3-ink
    e-red e-green e-blue e-yellow m0 m1 m2 m3
"""


def test_every_icon_is_drawn() -> None:
    assert set(NAMES.split()) <= icon_names()
    sheet = ElementTree.fromstring(draw_icons())
    symbols = list(sheet.iter(f"{SVG}symbol"))
    assert len(symbols) == len(icon_names())
    assert all(symbol.get("viewBox") == "0 0 24 24" and len(symbol) for symbol in symbols)


def test_every_paint_of_an_icon_is_in_the_style_sheet() -> None:
    paints = {
        name for names in re.findall(r'class="([^"]+)"', draw_icons()) for name in names.split()
    }
    assert all(f".{paint}" in stylesheet() for paint in paints)


def test_an_unknown_icon_is_an_error() -> None:
    with pytest.raises(KeyError):
        icon("scarab", 0, 0, 14)


@pytest.mark.parametrize("kind", [God, Good, Light, Purity, Color])
def test_everything_with_a_name_has_an_icon(
    kind: Iterable[God | Good | Light | Purity | Color],
) -> None:
    assert {icon_of(thing) for thing in kind} <= icon_names()


def test_every_token_is_defined_before_it_is_used() -> None:
    sheet = stylesheet()
    defined = set(re.findall(r"--([\w-]+):", sheet))
    assert set(TOKENS.split()) <= defined
    assert set(re.findall(r"var\(--([\w-]+)\)", sheet)) <= defined
    assert sheet.index("--papyrus:") < sheet.index("var(")


@pytest.mark.parametrize("color", Color)
def test_a_die_shows_its_value_and_the_mark_of_what_it_produces(color: Color) -> None:
    for value in range(1, 7):
        drawn = die(color, value)
        assert drawn.count("die-pip") == value
        marks = re.findall(r'href="#i-(\w+)"', drawn)
        assert marks == ([] if color == Color.GRAY else [color.name.lower()])


def test_pieces_bear_the_seat_and_its_letter() -> None:
    for draw in (statue, building, pillar, marker_round, marker_square):
        drawn = ElementTree.fromstring(draw(2, "<"))
        assert "seat-2" in drawn.attrib["class"].split()
        assert [text.text for text in drawn.iter("text")] == ["<"]


def test_a_picture_that_stands_alone_needs_nothing_else() -> None:
    root = ElementTree.fromstring(standalone(24, 20, icon("gold", 0, 0, 24)))
    assert root.tag == f"{SVG}svg"
    assert (root.get("width"), root.get("height"), root.get("viewBox")) == ("24", "20", "0 0 24 20")
    assert "i-gold" in {symbol.get("id") for symbol in root.iter(f"{SVG}symbol")}
    [style] = root.iter(f"{SVG}style")
    paints = (files("tekhenu.board") / "css" / "icons.css").read_text(encoding="utf-8")
    open_to_all, _, kept_in = (style.text or "").partition("@scope {")
    assert open_to_all.strip() == paints.strip()
    rules = [line for line in stylesheet().splitlines() if line not in paints.splitlines()]
    assert rules and all(rule in kept_in for rule in rules)
