"""The parts of the board on a page, and what can be chosen on them."""

import re
from collections.abc import Iterable

from tekhenu.board.table import ON_OFFER, draw_board, draw_others, draw_seat

from .prompt import Drawn

__all__ = ["ON_OFFER", "cards_in", "draw_board", "draw_others", "draw_seat", "drawn_in"]


def drawn_in(parts: Iterable[str]) -> Drawn:
    """What the drawings offer."""
    text = "".join(parts)
    return Drawn(
        frozenset(re.findall(r'data-option="([^"]*)"', text)),
        tuple(re.findall(r'data-options="([^"]*)"', text)),
        frozenset(re.findall(r'data-blocked="([^"]*)"', text)),
    )


def cards_in(parts: Iterable[str]) -> list[str]:
    """The cards and tiles that are seen."""
    return sorted(set(re.findall(r'data-card="(\w+)"', "".join(parts))))
