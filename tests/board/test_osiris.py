"""Workshops and quarries as drawn, against the position and what is printed."""

import pytest

from tekhenu.board.panels.osiris import draw_osiris
from tekhenu.components.terms import Good
from tekhenu.rules.osiris import GOLD_PLACE, GOLD_ROW

from .looks import Drawing, icons_in, sampled, seat_of


@pytest.mark.parametrize("players", [2, 3, 4])
def test_buildings_stand_where_the_position_says(players: int) -> None:
    for look in sampled(players, seed=40 + players):
        drawn = Drawing(draw_osiris(look)).starting("building-osiris-")
        assert {name: seat_of(e) for name, e in drawn.items()} == {
            f"{place // 4 + 1}-{Good(place % 4).name.lower()}": owner
            for place, owner in enumerate(look.state.osiris)
            if owner >= 0
        }


def test_gold_is_shown_where_it_can_be_had() -> None:
    for look in sampled(4, seed=44):
        drawing = Drawing(draw_osiris(look))
        for row, printed in enumerate(look.edition.osiris_rows):
            gold = printed.gold or (row == GOLD_ROW and look.state.gold[GOLD_PLACE])
            assert ("gold" in icons_in(drawing.by_id[f"osiris-{row + 1}"])) == bool(gold)


def test_rows_name_what_they_bring() -> None:
    look = next(sampled(2, seed=45))
    drawing = Drawing(draw_osiris(look))
    for row, printed in enumerate(look.edition.osiris_rows):
        words = drawing.by_id[f"osiris-{row + 1}"].findtext("title") or ""
        assert f"+{printed.production}" in words and f"×{printed.resources}" in words
