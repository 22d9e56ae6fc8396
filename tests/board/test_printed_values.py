"""The values of an owner's edition are drawn, and replaceable ones are buttons."""

from dataclasses import replace

import pytest

from tekhenu.board.cards.faces import draw_card
from tekhenu.board.look import Look, ValueMark
from tekhenu.board.panels.market import draw_market
from tekhenu.board.panels.player import draw_player
from tekhenu.board.panels.temple import draw_temple
from tekhenu.board.pieces.pillar_tiles import draw_tile
from tekhenu.components import from_overrides
from tekhenu.rules import Game, Settings

from .looks import Drawing, icons_in, look_at, text_in


def look_with(**overrides: object) -> Look:
    values = {name.replace("__", "."): value for name, value in overrides.items()}
    edition = from_overrides({"name": "Mine", **values})
    return look_at(Game.new(Settings(players=4, edition=edition), 1), 0)


@pytest.mark.parametrize(
    ("printed", "texts", "icons"),
    [
        ("1 bread, 2 vp", ["1", "2"], ["bread", "vp"]),
        ("3 bread", ["3"], ["bread"]),
        ("nothing", [], []),
    ],
)
def test_a_space_of_the_building_row_shows_all_that_is_printed(
    printed: str, texts: list[str], icons: list[str]
) -> None:
    drawing = Drawing(draw_player(look_with(building_row__1=printed), 0))
    row = next(e for e in drawing.root.iter() if e.get("class") == "building-row")
    space = next(e for e in row.iter() if e.get("class") == "row-covered")
    assert [text for text in text_in(space) if text] == texts  # a piece has no letter
    assert icons_in(space) == icons


def test_the_sections_of_the_market_have_the_colors_of_the_edition() -> None:
    look = look_with(market__1__name="blue", market__4__name="yellow")
    trays = [
        name
        for e in Drawing(draw_market(look)).root.iter()
        for name in e.get("class", "").split()
        if name.startswith("tray-") and name[5:].isdigit()
    ]
    assert trays == ["tray-3", "tray-1", "tray-2", "tray-0"]


def test_a_value_is_a_button_only_where_it_may_be_replaced() -> None:
    usual = look_with(statues__costs__1=2)
    path = "temple.rewards.r1.c2"
    marks = {
        path: ValueMark("a reward", "reconstructed"),
        "decrees.D01.symbol": ValueMark("a symbol", "own"),
    }
    touched = replace(usual, values=marks)
    assert "data-value" not in draw_temple(usual)
    buttons = [e for e in Drawing(draw_temple(touched)).root.iter() if "data-value" in e.attrib]
    assert [(e.get("data-value"), e.get("aria-label")) for e in buttons] == [(path, "a reward")]
    assert draw_card(touched, "D01").count('class="value own"') == 1
    assert "data-value" not in draw_card(touched, "D02")


def test_what_contradicts_others_is_marked() -> None:
    marks = {"pillars.P01.cost": ValueMark("cost", "own", wrong=True)}
    drawn = draw_tile(replace(look_with(), values=marks), 0)
    assert 'class="value own wrong"' in drawn
    assert ">!</text>" in drawn
