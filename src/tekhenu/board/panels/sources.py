"""VP by source: a stacked bar per player, with all numbers beneath it."""

from collections.abc import Sequence
from math import ceil

from ...rules.event import Source
from ..cards.marks import MARKS, mark
from ..fitting import fit_width
from ..icons import icon
from ..look import Look
from ..pieces.wooden import letter_of
from ..svg import Number, Svg, group, paint, tag, translate
from .plaque import capital, draw_text, plain, shorten_name

WIDTH, HEIGHT = 640, 300
LEFT, RIGHT = 136, 594
COLUMNS = 3
ROW = 17  # height of a row of the legend
WIDE = (WIDTH - 20) / COLUMNS
AMOUNT = 21.5
SIGN = 13
LOSSES = (Source.MAAT, Source.BREAD)
ICONS = {
    Source.START: "vp",
    Source.HORUS: "horus",
    Source.RA: "ra",
    Source.HATHOR: "hathor",
    Source.TILES: "tile",
    Source.TECHNOLOGIES: "technology",
    Source.STATUE_BONUS: "any-god",
    Source.MAAT: "maat",
    Source.DISTRICTS: "osiris",
    Source.TEMPLE: "temple",
    Source.STATUES: "statue",
    Source.HAPPINESS: "happiness",
    Source.PRODUCTION: "production",
    Source.BUILDING_ROW: "building",
    Source.BREAD: "bread",
    Source.DECREES: "decree",
    Source.TURN_ORDER: "turn-order",
    Source.CARDS: "card-back",
    Source.SCRIBES: "scribe",
    Source.SETH: "seth",
    Source.REGIONS: "region",
    Source.CONQUEST: "conquest",
    Source.CULTISTS: "cultist",
    Source.ARTIFACTS: "artifact",
}


def draw_sources(look: Look) -> Svg:
    seats = [player.vp_by_source for player in look.state.players]
    used = [s for s in _sources(seats[0]) if any(values[s] for values in seats)]
    rows = max(1, ceil(len(used) / COLUMNS))
    legend = HEIGHT - 8 - ROW * rows
    return tag(
        "svg",
        draw_text(look.say("chart-sources"), 14, 17, "t-label"),
        _hatching(),
        _bars(look, seats, legend - 16),
        *_heads(look, len(seats), ceil(len(used) / rows), legend),
        *(
            _entry(look, source, seats, 14 + WIDE * (i // rows), legend + 13 + ROW * (i % rows))
            for i, source in enumerate(used)
        ),
        id="vp-sources",
        class_="part chart",
        viewbox=f"0 0 {WIDTH} {HEIGHT}",
        role="group",
        aria_label=look.say("chart-sources"),
    )


def _bars(look: Look, seats: Sequence[Sequence[int]], bottom: Number) -> Svg:
    lost = max(-sum(vp for vp in values if vp < 0) for values in seats)
    won = max(sum(vp for vp in values if vp > 0) for values in seats)
    unit = (RIGHT - LEFT) / max(1, lost + won)
    zero = LEFT + lost * unit
    top, step = 28, min(50.0, (bottom - 28) / len(seats))
    return group(
        *(
            _bar(look, seat, values, zero, unit, step * 0.74, top + step * seat)
            for seat, values in enumerate(seats)
        ),
        tag("path", d=f"M{zero:.1f} {top - 3}V{top + step * len(seats):.1f}", class_="chart-zero"),
    )


def _sources(values: Sequence[int]) -> list[Source]:
    """Return the sources that occur in this game."""
    return [Source(number) for number in range(len(values))]


def _bar(
    look: Look, seat: int, values: Sequence[int], zero: float, unit: float, height: float, y: float
) -> Svg:
    """Draw a bar; losses extend left of the zero line, gains right of it."""
    pieces, low, high = [], zero, zero
    for source in _sources(values):
        width = abs(values[source]) * unit
        if values[source] > 0:
            pieces.append(_piece(look, source, values[source], high, width, height))
            high += width
        elif values[source] < 0:
            low -= width
            pieces.append(_piece(look, source, values[source], low, width, height))
    middle = height / 2
    return group(
        tag("circle", cx=22, cy=middle, r=8.5, class_="chart-letter-ground"),
        draw_text(letter_of(look, seat), 22, middle + 3.7, "chart-letter", "middle"),
        draw_text(shorten_name(look.names[seat], 12), 35, middle + 4, "chart-name"),
        *pieces,
        draw_text(plain(sum(values)), high + 6, middle + 4.5, "chart-total t-num"),
        class_=f"seat-{seat}",
        transform=translate(0, y),
    )


def _piece(look: Look, source: Source, vp: int, x: float, width: float, height: float) -> Svg:
    name = source.name.lower()
    title = look.say("chart-piece", source=name, vp=plain(vp))
    return group(
        tag("title", capital(title)),
        *_painted(source, width, height),
        _inside(source, plain(vp), width, height),
        role="img",
        transform=translate(x, 0),
    )


def _painted(source: Source, width: float, height: float) -> list[Svg]:
    """Draw a segment of a bar; losses are hatched."""
    name = source.name.lower()
    body = tag("rect", width=width, height=height, rx=2, class_=f"source source-{name}")
    if source not in LOSSES:
        return [body]
    return [body, tag("rect", width=width, height=height, rx=2, fill=paint("losses"))]


def _inside(source: Source, number: str, width: float, height: float) -> Svg:
    """Draw icon and number, or only one of them, depending on the space."""
    middle, wide = width / 2, 7 * len(number)
    if width >= SIGN + wide + 6:
        left = middle - (SIGN + 2 + wide) / 2
        return group(
            _sign(source, left, height / 2 - SIGN / 2, SIGN),
            draw_text(number, left + SIGN + 2, height / 2 + 4, "source-number t-num"),
        )
    if width >= wide + 3:
        return draw_text(number, middle, height / 2 + 4, "source-number t-num", "middle")
    return Svg()


def _sign(source: Source, x: float, y: float, size: Number) -> Svg:
    name = ICONS[source]
    return group(
        mark(name, x, y, size) if name in MARKS else icon(name, x, y, size), class_="on-source"
    )


def _heads(look: Look, seats: int, columns: int, top: Number) -> list[Svg]:
    """Draw the players' letters above the numbers of the legend."""
    return [
        group(
            draw_text(
                letter_of(look, seat),
                14 + WIDE * column + _amount_place(seat, seats),
                top - 2,
                "chart-head",
                "end",
            ),
            class_=f"seat-{seat}",
        )
        for column in range(columns)
        for seat in range(seats)
    ]


def _amount_place(seat: int, seats: int) -> float:
    return WIDE - 14 - AMOUNT * (seats - 1 - seat)


def _entry(look: Look, source: Source, seats: Sequence[Sequence[int]], x: float, y: float) -> Svg:
    """Draw a source with its icon, its name and each player's VP."""
    name = capital(look.say("chart-source", source=source.name.lower()))
    room = _amount_place(0, len(seats)) - 22 - AMOUNT
    amounts = [
        draw_text(
            plain(values[source]),
            _amount_place(seat, len(seats)),
            0,
            "chart-amount t-num" + ("" if values[source] else " none"),
            "end",
        )
        for seat, values in enumerate(seats)
    ]
    return group(
        group(*_painted(source, 17, 15), transform=translate(0, -11.5)),
        _sign(source, 2, -10.5, 13),
        tag("text", name, x=22, y=0, class_="chart-entry", **fit_width(room, name, 11)),
        *amounts,
        transform=translate(x, y),
    )


def _hatching() -> Svg:
    return tag(
        "pattern",
        tag("path", d="M-1 7L7 -1M-1 1L1 -1M5 7L7 5", class_="hatching"),
        id="losses",
        width=6,
        height=6,
        patternUnits="userSpaceOnUse",
    )
