"""Drawings of the components of an edition, part by part."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice

from tekhenu.board.cards.faces import draw_card
from tekhenu.board.look import Look
from tekhenu.board.panels.horus import draw_horus
from tekhenu.board.panels.market import draw_market
from tekhenu.board.panels.osiris import draw_osiris
from tekhenu.board.panels.plaque import WIDTH
from tekhenu.board.panels.populace import draw_populace
from tekhenu.board.panels.seth import draw_seth
from tekhenu.board.panels.temple import draw_temple
from tekhenu.board.panels.tracks import draw_building_row, draw_monuments
from tekhenu.board.panels.wheel import draw_wheel
from tekhenu.board.pieces.action_tiles import SIDE, draw_action_tile
from tekhenu.board.pieces.conquest_tiles import draw_conquest
from tekhenu.board.pieces.pillar_tiles import draw_tile
from tekhenu.board.svg import Svg, group, tag
from tekhenu.components.drafts import Component
from tekhenu.components.ids import IDS
from tekhenu.components.terms import WHEEL

MARGIN = 5  # for marks of values at the edge
PLAYER_BOARD = 104  # height of the part that is drawn

Drawings = Callable[[Look], Iterator[Svg]]


def _framed(drawing: Svg, width: float, height: float, kind: str) -> Svg:
    size = f"{-MARGIN} {-MARGIN} {width + 2 * MARGIN} {height + 2 * MARGIN}"
    return tag("svg", drawing, class_=f"part {kind}", viewbox=size)


def _tiles(look: Look) -> Iterator[Svg]:
    for tile in range(len(IDS["P"])):
        yield _framed(draw_tile(look, tile), 60, 60, "piece")


def _player(look: Look) -> Iterator[Svg]:
    rows = group(draw_building_row(look, 0, 2), draw_monuments(look, 0, 55), class_="seat-0")
    yield _framed(rows, WIDTH, PLAYER_BOARD, "board-part")


def _action_tiles(look: Look) -> Iterator[Svg]:
    for tile in range(len(WHEEL), len(WHEEL) + len(look.edition.botankhamun.tiles)):
        yield _framed(draw_action_tile(look, tile, "open", 0, 0), SIDE, SIDE, "piece")


def _conquest(look: Look) -> Iterator[Svg]:
    for tile in range(len(IDS["Q"])):
        yield _framed(draw_conquest(look, tile), 44, 33, "piece")


def _cards(letter: str) -> Drawings:
    def drawn(look: Look) -> Iterator[Svg]:
        for card in IDS[letter]:
            yield _framed(draw_card(look, card), 64, 90, "card-piece")

    return drawn


def _whole(*draw: Callable[[Look], Svg]) -> Drawings:
    return lambda look: (one(look) for one in draw)


DRAWINGS: Mapping[str, Drawings] = {
    "pillars": _tiles,
    "temple": _whole(draw_temple),
    "buildings": _whole(draw_temple),
    "player": _player,
    "horus": _whole(draw_horus),
    "osiris": _whole(draw_osiris),
    "decrees": _cards("D"),
    "wheel": _whole(draw_wheel),
    "tracks": _whole(draw_populace, draw_market),
    "botankhamun": _action_tiles,
    "seth": _whole(draw_seth),
    "conquest": _conquest,
    "cultists": _cards("C"),
    "artifacts": _cards("X"),
    "starting": _cards("E"),
}
# Drawn too, but too small for a finger.
LISTED = ("temple.edges.", "ra.points.")


def drawings_of(part: str, look: Look) -> list[Svg]:
    draw = DRAWINGS.get(part)
    return [] if draw is None else list(draw(look))


def drawings_of_component(component: Component, look: Look) -> list[Svg]:
    """Draw a tile or card alone, anything else as its part; empty if it is not drawn."""
    if not component.is_piece:
        return drawings_of(component.part.name, look)
    place = IDS[component.name[0]].index(component.name)
    return [*islice(DRAWINGS[component.part.name](look), place, place + 1)]


def listed(paths: Iterable[str], drawings: Iterable[Svg]) -> list[str]:
    """Return the values that are not shown clearly enough in the drawings to be edited there."""
    shown = "".join(drawings)
    return [
        path for path in paths if path.startswith(LISTED) or f'data-value="{path}"' not in shown
    ]
