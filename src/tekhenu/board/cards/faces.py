"""Card faces with their icon rows, and card backs."""

from functools import lru_cache
from typing import NamedTuple

from ...components.terms import Family
from ...rules import Move
from ...rules.printed import Printed
from ..icons import icon
from ..look import Look, cached_drawing
from ..svg import Number, Svg, group, joined, tag, translate
from .icon_rows import lines_of
from .imprint import draw_imprint
from .signs import Box, draw_lines, line_size, one_line


class Format(NamedTuple):
    """The size of a face; a mini face has no footer and shows its id in the header."""

    width: int
    height: int
    head: int
    foot: int


FULL = Format(64, 90, 16, 15)
SLIM = Format(52, 90, 16, 15)  # fits into the Market
MINI = Format(44, 60, 13, 0)

FAMILIES = {
    "B": "blessing",
    "T": "technology",
    "D": "decree",
    "S": "starting",
    "A": "destiny",
    "P": "tile",
    "E": "starting",
    "Q": "conquest",
    "C": "cultist",
    "X": "artifact",
}
TABLES = {
    "E": "seth.starting",
    "C": "seth.cultists",
    "X": "seth.artifacts",
}  # tables of effects by the first letter of an id
OF_SETH = frozenset({"conquest", "cultist", "artifact"})
FAMILY_ICONS = {"tile": "pillar"}  # other icons have the name of the family
MARGIN = 4
CORNER = 5
LETTER = 5.2  # maximum width of a letter of a label


def draw_card(
    look: Look,
    card: str,
    *,
    small: bool = False,
    size: Format | None = None,
    option: Move | None = None,
    x: Number = 0,
    y: Number = 0,
) -> Svg:
    """Draw a face with its upper left corner at (x, y); with an option it is a button."""
    size = size or (MINI if small else FULL)
    if option is None:
        return group(_face(look, card, size, labeled=True), transform=translate(x, y))
    chosen = look.concerns(option)
    return group(
        look.target(option, _face(look, card, size, labeled=not chosen)), transform=translate(x, y)
    )


def card_face(look: Look, card: str, size: Format = FULL) -> Svg:
    """Draw a face without a label, for use inside a labeled button."""
    return _face(look, card, size, labeled=False)


def card_label(look: Look, card: str) -> str:
    """Describe a card in words for screen readers."""
    number = int(card[1:]) - 1
    family = FAMILIES[card[0]]
    printed: dict[str, str | int] = {}
    if family == "decree":
        printed = {"symbol": look.edition.decrees[number].symbol}
    elif card[0] == "E":
        printed = {"initiative": look.edition.seth.starting[number].initiative}
    elif family == "starting":
        printed = {"initiative": look.edition.starting[number].initiative}
    elif family == "artifact":
        printed = {"priests": look.edition.seth.artifacts[number].priests}
    elif family == "destiny":
        printed = {"ankh": look.edition.destiny[number].ankh}
    return look.say(f"face-{family}", card=card, text=look.card_text(card), **printed)


def card_back(
    look: Look,
    family: Family,
    *,
    small: bool = False,
    size: Format | None = None,
    dim: bool = False,
) -> Svg:
    """Draw a card face down, which shows only its family."""
    size = size or (MINI if small else FULL)
    name = family.name.lower()
    width, height = size.width, size.height
    side = width * 0.5
    inner = tag(
        "rect", x=4, y=4, width=width - 8, height=height - 8, rx=CORNER - 2, class_="back-frame"
    )
    return group(
        _edge(size, "halo", 3),
        _edge(size, "back-body"),
        inner,
        *(_ray(size, turn) for turn in range(0, 180, 30)),
        tag("circle", cx=width / 2, cy=height / 2, r=side * 0.64, class_="back-disc"),
        icon(name, (width - side) / 2, (height - side) / 2, side),
        class_=f"card card-{name} back" + (" dim" if dim else ""),
        role="img",
        aria_label=look.say("face-back", family=name),
    )


def card_row(look: Look, card: str, size: Number = 24) -> Svg:
    """Draw only the icon row, in one line, with icons of the given size."""
    line = one_line(lines_of(look.edition, card, seth=look.table.printed.seth))
    width, height = line_size(line)
    return tag(
        "svg",
        draw_lines([line], Box(1, 1, width, height, 1)),
        class_="card-row",
        width=round((width + 2) * size / 16, 1),
        height=round((height + 2) * size / 16, 1),
        viewbox=f"0 0 {width + 2:.4g} {height + 2:.4g}",
        data_card=card,
        role="img",
        aria_label=card_label(look, card),
    ).showing(cards=[card])


@cached_drawing
def _face(look: Look, card: str, size: Format, labeled: bool) -> Svg:
    family = FAMILIES[card[0]]
    foot = 11 if size is MINI and family == "destiny" else size.foot
    height = size.height - size.head - foot - 4
    largest = 1.0 if size is MINI else 1.4
    body = Box(MARGIN - 1, size.head + 2, size.width - 2 * MARGIN + 2, height, largest)
    return group(
        _edge(size, "halo", 3),
        _edge(size, "card-body"),
        tag("path", d=_head_path(size), class_="card-head"),
        _mini_head(look, card, family) if size is MINI else _head(look, card, family, size),
        look.printed(
            f"{TABLES.get(card[0], '')}.{card}.effect",
            (body.x, body.y, body.width, body.height),
            _icon_row(look.table.printed, card, body),
        ),
        _edge(size, "card-edge"),
        class_=f"card card-{family}",
        data_card=card,
        role=look.picture_role if labeled else None,
        aria_label=card_label(look, card) if labeled else None,
    ).showing(cards=[card])


@lru_cache(1024)
def _icon_row(printed: Printed, card: str, body: Box) -> Svg:
    """Draw the icon row of a card; it is the same in every language."""
    return draw_lines(lines_of(printed.edition, card, seth=printed.seth), body)


@lru_cache
def _edge(size: Format, class_: str, beyond: Number = 0) -> Svg:
    inset = 0.5 - beyond
    return tag(
        "rect",
        x=inset,
        y=inset,
        width=size.width - 2 * inset,
        height=size.height - 2 * inset,
        rx=CORNER + beyond,
        class_=class_,
    )


def _head_path(size: Format) -> str:
    right = size.width - 0.5
    return (
        f"M.5 {size.head}V{CORNER + 0.5}A{CORNER} {CORNER} 0 0 1 {CORNER + 0.5} .5"
        f"H{right - CORNER}A{CORNER} {CORNER} 0 0 1 {right} {CORNER + 0.5}V{size.head}Z"
    )


def _head(look: Look, card: str, family: str, size: Format) -> Svg:
    label = look.say("face-family-seth" if family in OF_SETH else "face-family", family=family)
    foot = size.height - 4.5
    return joined(
        _emblem(family, 9, 8.2, 12),
        _label(label, size),
        tag("text", card, x=MARGIN + 1, y=foot, class_="card-id"),
        draw_imprint(look, card, size.width - MARGIN, foot - 10, 12),
    )


def _label(label: str, size: Format) -> Svg:
    """Draw the name of a card, compressed if it is too long."""
    room = size.width - 18
    wide = len(label) * LETTER > room
    return tag(
        "text",
        label,
        x=(size.width + 14) / 2,
        y=11,
        textLength=room if wide else None,
        lengthAdjust="spacingAndGlyphs" if wide else None,
        class_="card-label",
    )


def _mini_head(look: Look, card: str, family: str) -> Svg:
    right = MINI.width - 2
    parts = [
        _emblem(family, 7.2, 6.7, 9.2),
        tag("text", card, x=13.4, y=9.6, class_="card-label card-label-id"),
    ]
    if family == "decree":
        plate = tag("rect", x=right - 10.5, y=1.7, width=10.5, height=10, rx=3, class_="card-plate")
        parts += [plate, draw_imprint(look, card, right - 1, 2.4, 8.5)]
    elif family == "destiny":
        parts.append(draw_imprint(look, card, right, MINI.height - 12, 10))
    return joined(*parts)


def _emblem(family: str, x: Number, y: Number, side: Number) -> Svg:
    return joined(
        tag("circle", cx=x, cy=y, r=side * 0.55, class_="card-emblem"),
        icon(FAMILY_ICONS.get(family, family), x - side * 0.42, y - side * 0.42, side * 0.84),
    )


def _ray(size: Format, turn: int) -> Svg:
    x, y = size.width / 2, size.height / 2
    reach = size.width / 2 - 6
    return tag(
        "path",
        d=f"M{x - reach} {y}H{x + reach}",
        transform=f"rotate({turn} {x} {y})",
        class_="back-ray",
    )
