"""Cached drawings depend on printed values only, never on the position."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from inspect import unwrap
from itertools import count, islice

import pytest

from tekhenu import Automas, Settings, TimeOfSeth
from tekhenu.board import Look
from tekhenu.board.cards.faces import FULL, MINI, _face
from tekhenu.board.panels.complex import draw_frame
from tekhenu.board.pieces.pillar_tiles import draw_tile
from tekhenu.board.svg import Svg, id_prefix
from tekhenu.board.table import PARTS, draw_seat
from tekhenu.text import card_text, catalog, languages

from .looks import look_at, moments

GAMES = [Settings(), Settings(players=4, expansion=TimeOfSeth()), Settings(solo=Automas(2))]
CARDS = ("T03", "B11", "D07", "S02", "A04", "P05")


@pytest.mark.parametrize("settings", GAMES, ids=["base", "seth", "automas"])
def test_it_is_drawn_as_it_would_be_anew(settings: Settings) -> None:
    """Cached drawings equal new ones in all languages and in unrelated positions."""
    games = islice(moments(settings.players, 5, settings), 0, None, 20)
    looks = [look_at(game) for game in games]
    assert len(looks) > 3
    for lang in languages() * 2:
        for seen in looks:
            look = replace(seen, words=catalog(lang), card_text=partial(card_text, lang=lang))
            for card in CARDS:
                for size in (FULL, MINI):
                    anew = unwrap(_face)(look, card, size, labeled=True)
                    assert _face(look, card, size, labeled=True) == anew
                    assert anew.shows.cards == (card,)
            for tile in (0, 7):
                assert draw_tile(look, tile, 1, face=True) == unwrap(draw_tile)(look, tile, 1)
            assert draw_frame(look) == unwrap(draw_frame)(look)


@pytest.mark.parametrize("settings", GAMES, ids=["base", "seth", "automas"])
def test_whole_parts_are_as_they_would_be_anew(settings: Settings) -> None:
    """Nothing is remembered for ids that no picture has had before."""
    looks = [look_at(game) for game in islice(moments(settings.players, 6, settings), 0, None, 20)]
    assert len(looks) > 3
    drawings: list[Callable[[Look], Svg]] = [*PARTS.values(), partial(draw_seat, seat=0)]
    prefix = (f"new{number}-" for number in count())
    for lang in ("en", "ko", "en"):
        for seen in looks:
            look = replace(seen, words=catalog(lang), card_text=partial(card_text, lang=lang))
            for draw in drawings:
                with id_prefix(new := next(prefix)):
                    anew = draw(look)
                assert draw(look) == anew.replace(new, "")
