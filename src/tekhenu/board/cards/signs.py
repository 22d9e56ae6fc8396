"""Layout of icon rows: signs side by side, lines below each other, scaled to fit."""

from collections.abc import Sequence
from typing import NamedTuple

from ...components.terms import Color
from ..icons import icon
from ..svg import Number, Svg, fmt, group, joined, tag
from .icon_rows import Sign, SignRow
from .marks import MARKS, mark

EM = 16.0  # size of an icon before the row is scaled
LEAD = 18.0  # height of a line
GAP = 3.0
DIGIT = 8.8
OPERATOR = 10.6  # width of operators such as + and ≤
THIN = {"|": 5.0, "→": 11.0, "⇄": 14.0}
BAR = 3.0  # between a gain and what it is multiplied by
SMALLER = 0.86  # scale of what a gain is multiplied by
PIP = 1.6
FACES = ("", "4", "26", "246", "0268", "02468", "035268")  # cells of the pips in a 3 × 3 grid
COLORS = frozenset(color.name.lower() for color in Color)


class Box(NamedTuple):
    x: Number
    y: Number
    width: Number
    height: Number
    largest: float = 1.5  # limit for enlarging a short row


def draw_lines(lines: Sequence[SignRow], box: Box) -> Svg:
    """Draw the lines centered in a rectangle."""
    width = max(_line_width(line) for line in lines)
    height = sum(_line_height(line) for line in lines)
    scale = min(box.width / width, box.height / height, box.largest)
    x, y = box.x + box.width / 2, box.y + box.height / 2 - scale * height / 2
    drawn, top = [], 0.0
    for line in lines:
        middle = top + _line_height(line) / 2
        drawn.append(_line(line, -_line_width(line) / 2, middle))
        top += _line_height(line)
    place = f"translate({fmt(float(x))} {fmt(y)}) scale({scale:.3g})"
    return group(*drawn, class_="icon-row", transform=place)


def one_line(lines: Sequence[SignRow]) -> SignRow:
    """Join all lines into one, with a wider gap where a line ended."""
    return tuple(sign for line in lines for sign in (Sign(), *line))[1:]


def line_size(line: SignRow) -> tuple[float, float]:
    return _line_width(line), _line_height(line)


def _line_width(line: SignRow) -> float:
    return sum(map(_width, line)) + GAP * (len(line) - 1)


def _line_height(line: SignRow) -> float:
    each = any(sign.each for sign in line)
    return EM + BAR + EM * SMALLER + 4 if each else LEAD


def _width(sign: Sign) -> float:
    if sign.each:
        return max(_plain_width(sign), SMALLER * _line_width(sign.each)) + 2
    return _plain_width(sign)


def _plain_width(sign: Sign) -> float:
    if not sign.name:
        return THIN.get(sign.text, _text_width(sign.text))
    return (_text_width(sign.text) + 1 if sign.text else 0.0) + EM


def _text_width(text: str) -> float:
    return sum(DIGIT if letter.isalnum() else OPERATOR for letter in text)


def _line(line: SignRow, x: float, y: float) -> Svg:
    """Draw signs from `x` on, centered vertically at `y`."""
    drawn = []
    for sign in line:
        width = _width(sign)
        drawn.append(_each(sign, x, y, width) if sign.each else _plain(sign, x, y))
        x += width + GAP
    return joined(*drawn)


def _each(sign: Sign, x: float, y: float, width: float) -> Svg:
    middle = x + width / 2
    below = _line(sign.each, -_line_width(sign.each) / 2, 0)
    place = f"translate({fmt(middle)} {fmt(y + (EM + BAR) / 2)}) scale({SMALLER})"
    bar = y + (EM - EM * SMALLER) / 2
    return joined(
        _plain(sign, middle - _plain_width(sign) / 2, bar - (EM + BAR) / 2),
        tag(
            "path",
            d=f"M{fmt(x)} {fmt(bar)}h{fmt(width)}",
            class_="row-bar",
        ),
        group(below, transform=place),
    )


def _plain(sign: Sign, x: float, y: float) -> Svg:
    if not sign.name:
        return _text(sign.text, x, y)
    written = _text_width(sign.text) + 1 if sign.text else 0.0
    left, top = x + written, y - EM / 2
    picture = _picture(sign, left, top)
    parts = [picture]
    if sign.text:
        parts.insert(0, _number(sign.text, x + (written - 1) / 2, y))
    if sign.struck:
        strike = f"M{fmt(x - 0.5)} {fmt(top + EM - 1)}L{fmt(left + EM + 0.5)} {fmt(top + 1)}"
        parts += [tag("path", d=strike, class_=kind) for kind in ("row-strike-edge", "row-strike")]
    return joined(*parts)


def _picture(sign: Sign, x: float, y: float) -> Svg:
    if sign.face:
        return _die(sign.face, x, y)
    if sign.name in COLORS:
        return _color(sign.name, x, y)
    return (mark if sign.name in MARKS else icon)(sign.name, x, y, EM)


def _text(text: str, x: float, y: float) -> Svg:
    if not text:
        return Svg()
    if text in MARKS:
        return mark(text, x, y - THIN[text] / 2, THIN[text])
    if text == "|":
        return tag("path", d=f"M{fmt(x + 4)} {fmt(y - 6)}l-3 12", class_="row-or")
    return _number(text, x + _text_width(text) / 2, y)


def _number(text: str, middle: float, y: float) -> Svg:
    return tag("text", text, x=middle, y=y + 5, class_="row-num")


def _body(x: float, y: float, class_: str) -> Svg:
    side = EM - 1.4
    return tag("rect", x=x + 0.7, y=y + 0.7, width=side, height=side, rx=3.6, class_=class_)


def _color(name: str, x: float, y: float) -> Svg:
    """Draw a die of a color, with the mark that identifies it without color vision."""
    inset = 3.5
    mark_of = icon(name, x + inset, y + inset, EM - 2 * inset, "row-die-mark")
    plate = tag("circle", cx=x + EM / 2, cy=y + EM / 2, r=5.4, class_="row-die-plate")
    return joined(_body(x, y, f"row-die row-die-{name}"), plate, mark_of)


def _die(face: str, x: float, y: float) -> Svg:
    body = _body(x, y, "row-die")
    if not face.isdigit():
        return joined(body, tag("text", face, x=x + EM / 2, y=y + 12.5, class_="row-die-any"))
    places = [divmod(int(place), 3) for place in FACES[int(face)]]
    pips = [
        tag(
            "circle",
            cx=x + EM * (0.25 + column / 4),
            cy=y + EM * (0.25 + line / 4),
            r=PIP,
            class_="row-pip",
        )
        for line, column in places
    ]
    return joined(body, *pips)
