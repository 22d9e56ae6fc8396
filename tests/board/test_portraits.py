"""The faces of the computer's strengths."""

import re
from xml.etree import ElementTree

import pytest

from tekhenu.agents.ladder import NAMES
from tekhenu.board import stylesheet
from tekhenu.board.portraits import draw_portraits, portrait


def test_every_strength_has_a_face_of_its_own() -> None:
    sheet = ElementTree.fromstring(draw_portraits())
    drawn = {symbol.attrib["id"]: symbol for symbol in sheet.findall(".//{*}symbol")}
    faces = [ElementTree.tostring(drawn[f"face-{name}"]) for name in NAMES]
    assert len(set(faces)) == len(NAMES)
    for name in NAMES:
        assert f"#face-{name}" in portrait(name)
    used = re.findall(r'href="#([^"]+)"', draw_portraits())
    assert used and set(used) <= set(drawn)


def test_every_paint_of_a_face_is_in_the_style_sheet() -> None:
    paints = re.findall(r'class="(v-[^"]+)"', draw_portraits())
    assert all(re.search(rf"\.{paint}\b", stylesheet()) for paint in paints)


def test_an_unknown_face_is_an_error() -> None:
    with pytest.raises(KeyError):
        portrait("pharaoh")
