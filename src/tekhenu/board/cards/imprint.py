"""Printed facts on a card beside its effect: symbol, initiative, Ankh value, cost."""

from collections.abc import Callable

from ..icons import icon
from ..look import Look
from ..svg import Number, Svg, joined, tag
from .marks import draw_symbol


def draw_imprint(look: Look, card: str, right: Number, y: Number, side: Number) -> Svg:
    """Draw the printed facts of a card from the right edge leftward."""
    draw = IMPRINTS.get(card[0])
    if draw is None:
        return Svg()
    drawn = draw(look, int(card[1:]) - 1, right, y, side)
    path = PATHS.get(card[0])
    if path is None:
        return drawn
    return look.printed(path.format(card), (right - 2 * side, y - 1, 2 * side + 2, side + 3), drawn)


def _symbol(look: Look, number: int, right: Number, y: Number, side: Number) -> Svg:
    return draw_symbol(look.edition.decrees[number].symbol, right - side, y, side)


def _initiative(look: Look, number: int, right: Number, y: Number, side: Number) -> Svg:
    return _counted("turn-order", look.edition.starting[number].initiative, right, y, side)


def _seth_initiative(look: Look, number: int, right: Number, y: Number, side: Number) -> Svg:
    initiative = look.edition.seth.starting[number].initiative
    return _counted("turn-order", initiative, right, y, side)


def _priests(look: Look, number: int, right: Number, y: Number, side: Number) -> Svg:
    return _counted("priest", look.edition.seth.artifacts[number].priests, right, y, side)


def _ankh(look: Look, number: int, right: Number, y: Number, side: Number) -> Svg:
    return _counted("ankh", look.edition.destiny[number].ankh, right, y, side)


def _cost(look: Look, number: int, right: Number, y: Number, side: Number) -> Svg:
    tile = look.edition.pillar_tiles[number]
    costs = [("granite", tile.granite), ("limestone", tile.limestone)]
    due = [(name, amount) for name, amount in costs if amount]
    side, step = side * 0.8, side * 1.35
    return joined(
        *(_counted(name, n, right - step * i, y + 1, side) for i, (name, n) in enumerate(due))
    )


def _counted(name: str, amount: int, right: Number, y: Number, side: Number) -> Svg:
    return joined(
        tag("text", str(amount), x=right - side - 1, y=y + side * 0.8, class_="card-printed"),
        icon(name, right - side, y, side),
    )


PATHS = {
    "D": "decrees.{}.symbol",
    "E": "seth.starting.{}.initiative",
    "X": "seth.artifacts.{}.priests",
}
IMPRINTS: dict[str, Callable[[Look, int, Number, Number, Number], Svg]] = {
    "D": _symbol,
    "S": _initiative,
    "A": _ankh,
    "P": _cost,
    "E": _seth_initiative,
    "X": _priests,
}
