"""Marks used only on cards, and the symbols of the Decrees, each in a square of 24 × 24."""

from math import cos, pi, sin

from ..icons import icon
from ..svg import Number, Svg, fmt, group, joined, tag


def mark(name: str, x: Number, y: Number, size: Number) -> Svg:
    place = f"translate({fmt(x)} {fmt(y)}) scale({size / 24:.3g})"
    return group(MARKS[name], transform=place, class_="icon")


def draw_symbol(name: str, x: Number, y: Number, size: Number) -> Svg:
    """Draw the symbol of a Decree; for a symbol renamed by an owner, draw its first letters."""
    if name in SYMBOLS:
        return mark(name, x, y, size)
    middle = size / 2
    return joined(
        tag("circle", cx=x + middle, cy=y + middle, r=middle - 0.5, class_="symbol-disc"),
        tag("text", name[:1].upper(), x=x + middle, y=y + size * 0.77, class_="symbol-letter"),
    )


def _draw(d: str, weight: str = "") -> Svg:
    return tag("path", d=d, class_=f"f-draw {weight}".strip())


def _sector(place: int, paint: str) -> Svg:
    """Draw one sixth of the wheel; sectors are counted clockwise from the top."""
    ends = [pi * (2 * place + side - 3) / 6 for side in (-1, 1)]
    (x1, y1), (x2, y2) = ((12 + 11 * cos(angle), 12 + 11 * sin(angle)) for angle in ends)
    d = f"M12 12L{fmt(x1)} {fmt(y1)}A11 11 0 0 1 {fmt(x2)} {fmt(y2)}Z"
    return tag("path", d=d, class_=paint)


def _wheel(*chosen: int) -> Svg:
    """Draw the wheel with the die's own section in ink and the next gods' sections in gold."""
    paints = {0: "f-lines", **dict.fromkeys(chosen, "f-gold")}
    return joined(*(_sector(place, paints.get(place, "f-plain")) for place in range(6)))


def _order(place: int) -> Svg:
    """Draw the turn order with one place marked."""
    return joined(
        *(
            tag(
                "rect",
                x=5,
                y=2 + 5.4 * n,
                width=14,
                height=3.8,
                rx=1.6,
                class_="mark-place" if n == place else "f-plain",
            )
            for n in range(4)
        )
    )


def _temple(spaces: str = "") -> Svg:
    ground = tag("path", d="M1.5 1.5H22.5V22.5H1.5Z", class_="f-limestone")
    return joined(ground, tag("path", d=spaces, class_="f-etch")) if spaces else ground


SYMBOLS: dict[str, Svg] = {
    "scroll": joined(
        tag("path", d="M6 5H17V18H6Z", class_="f-plain"),
        tag("path", d="M4 3H19V7H4ZM4 17H19V21H4Z", class_="f-papyrus"),
        _draw("M8.5 10.5H14.5M8.5 13.5H14.5", "f-fine"),
    ),
    "lotus": joined(
        tag(
            "path",
            d="M12 19C3 18 1 11 2 7C6 8 9 11 12 19C15 11 18 8 22 7C23 11 21 18 12 19Z",
            class_="f-leaf",
        ),
        tag("path", d="M12 19C6 14 8 7 12 3C16 7 18 14 12 19Z", class_="f-faith"),
    ),
    "scarab": joined(
        _draw("M6 9L2 6M5.5 14H1.5M6.5 18L3 21.5M18 9L22 6M18.5 14H22.5M17.5 18L21 21.5"),
        tag(
            "path",
            d="M12 6C17 6 19 10 19 14C19 19 16 22 12 22C8 22 5 19 5 14C5 10 7 6 12 6Z",
            class_="f-scribe",
        ),
        tag("path", d="M8 6C8 3 10 2 12 2C14 2 16 3 16 6Z", class_="f-scribe"),
        tag("path", d="M6 11.5H18M12 11.5V22", class_="f-etch"),
    ),
    "hammer": joined(
        tag("path", d="M10.5 10H13.5V22H10.5Z", class_="f-bread"),
        tag("path", d="M4 3H20V10H4Z", class_="f-granite"),
    ),
    "column": joined(
        tag("path", d="M8 7H16V18H8Z", class_="f-limestone"),
        tag("path", d="M4 3H20L17 7H7ZM5 18H19V21.5H5Z", class_="f-limestone"),
        tag("path", d="M10.7 8V17M13.3 8V17", class_="f-etch"),
    ),
    "eye": joined(
        tag("path", d="M1.5 11C7 4.5 17 4.5 22.5 11C17 15.5 7 15.5 1.5 11Z", class_="f-plain"),
        _draw("M2 6C8 1.5 16 1.5 22 6M9 15L7 22M14 15C15 19 18 21 21 18"),
        tag("circle", cx=12, cy=10.5, r=3.2, class_="f-ink"),
    ),
}

MARKS: dict[str, Svg] = {
    **SYMBOLS,
    "turn": joined(
        tag("circle", cx=12, cy=12, r=9.8, class_="f-plain"),
        tag("path", d="M12 5.5V12L16.5 15", class_="f-etch mark-hands"),
    ),
    "tile": joined(
        tag("path", d="M3 3H21V21H3Z", class_="f-limestone"),
        tag("path", d="M3 3L8 8M21 3L16 8M3 21L8 16M21 21L16 16M8 8H16V16H8Z", class_="f-etch"),
    ),
    "adjacent": _wheel(1, 5),
    "opposite": _wheel(3),
    "maat": joined(
        _draw("M12 3V20M7 21H17M3.5 6H20.5"),
        tag(
            "path",
            d="M0.5 14L4 6.5L7.5 14C6.5 17 1.5 17 0.5 14ZM16.5 14L20 6.5L23.5 14"
            "C22.5 17 17.5 17 16.5 14Z",
            class_="f-gold",
        ),
    ),
    "first": _order(0),
    "second": _order(1),
    "last": _order(3),
    "above": joined(
        _draw("M12 18V5M7 9.5L12 4L17 9.5", "f-thick"),
        tag("path", d="M3 21.5H21", class_="f-draw mark-dashed"),
    ),
    "match": joined(
        tag("path", d="M0 3.5H11.4V20.5H0ZM12.6 3.5H24V20.5H12.6Z", class_="f-limestone"),
        tag("path", d="M6 8.5L11.4 3.5V20.5L6 15.5ZM18 8.5L12.6 3.5V20.5L18 15.5Z", class_="f-vp"),
    ),
    "covered": joined(
        tag("path", d="M2.5 8.5H15.5V21.5H2.5Z", class_="f-draw mark-dashed"),
        tag("path", d="M9 2.5H21.5V15H9Z", class_="f-limestone"),
        tag("circle", cx=6, cy=18, r=2.5, class_="f-gold"),
    ),
    "symbols": joined(
        tag("circle", cx=12, cy=6, r=4.4, class_="f-faith"),
        tag("path", d="M6 12L11 21.5H1Z", class_="f-vp"),
        tag("path", d="M14 13H22.5V21.5H14Z", class_="f-gold"),
    ),
    "temple": _temple("M8.8 2.5V21.5M15.2 2.5V21.5M2.5 8.8H21.5M2.5 15.2H21.5"),
    "lines": joined(
        _temple(),
        tag(
            "path", d="M8.8 2.2H15.2V8.8H21.8V15.2H15.2V21.8H8.8V15.2H2.2V8.8H8.8Z", class_="f-gold"
        ),
        tag("path", d="M8.8 8.8H15.2V15.2H8.8Z", class_="f-vp"),
    ),
    "temple-building": joined(_temple(), icon("building", 5, 5, 14, "mark-building")),
    "renew": _draw("M20 9A8.5 8.5 0 0 0 5 7M4 3V8H9M4 15A8.5 8.5 0 0 0 19 17M20 21V16H15"),
    "→": _draw("M2 12H21M14 5L21 12L14 19", "f-thick"),
    "⇄": _draw("M2 8H21M16.5 3.5L21 8L16.5 12.5M22 17H3M7.5 12.5L3 17L7.5 21.5"),
}
