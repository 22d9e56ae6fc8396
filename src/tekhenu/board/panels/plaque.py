"""Shared parts of player boards: the frame in the seat's color, its header, and small figures."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple
from unicodedata import east_asian_width

from ...components.terms import Good
from ..fitting import fit_width, text_width
from ..icons import icon
from ..look import Look
from ..pieces.wooden import letter_of
from ..svg import Number, Svg, group, tag

WIDTH = 336
MARGIN = 12
LABEL_TYPE, NOTE_TYPE = 11, 11
CAPITALS = 1.65  # width of a capital of a label relative to a letter, with some reserve
NAME_WIDTH = 19  # letters that fit beside VP and turn order


class Count(NamedTuple):
    """An amount of something, as an icon and in words."""

    icon: str
    number: int
    words: str


def plaque(
    look: Look,
    seat: int,
    kind: str,
    height: int,
    header: int,
    *content: Svg,
    name_width: int = NAME_WIDTH,
) -> Svg:
    """Draw a whole board; `kind` starts its id, `header` is the height of the colored band."""
    decision = look.view.decision
    asked = decision is not None and decision.player == seat
    return tag(
        "svg",
        tag("rect", x=1, y=1, width=WIDTH - 2, height=height - 2, rx=9, class_="plaque-ground"),
        _band(look, seat, header, name_width),
        *content,
        tag("rect", x=1, y=1, width=WIDTH - 2, height=height - 2, rx=9, class_="plaque-frame"),
        id=f"{kind}-{seat}",
        class_=f"part plaque {kind}-plaque seat-{seat}" + (" asked" if asked else ""),
        viewbox=f"0 0 {WIDTH} {height}",
        role="group",
        aria_label=look.say("player-board", player=look.names[seat]),
    )


def _band(look: Look, seat: int, height: int, name_width: int) -> Svg:
    player = look.state.players[seat]
    middle = height / 2
    own = look.addressed and seat == look.view.seat
    name = shorten_name(look.names[seat], name_width)
    right = WIDTH - MARGIN
    return group(
        tag("path", d=f"M1 {height}V10a9 9 0 0 1 9-9h{WIDTH - 20}a9 9 0 0 1 9 9V{height}z"),
        tag("circle", cx=20, cy=middle, r=height * 0.3, class_="plaque-letter-ground"),
        draw_text(letter_of(look, seat), 20, middle + 3.7, "plaque-letter t-num", "middle"),
        draw_text(
            look.say("board-you", player=name) if own else name, 34, middle + 4.5, "plaque-name"
        ),
        _place(look, seat, right - 100, middle),
        draw_text(look.say("board-vp", vp=player.vp), right, middle + 5, "plaque-vp t-num", "end"),
        class_="plaque-band",
    )


def _place(look: Look, seat: int, x: Number, middle: Number) -> Svg:
    if seat not in look.state.order:
        return Svg()
    place = look.state.order.index(seat) + 1
    return group(
        tag("title", look.say("player-place", place=place)),
        icon("turn-order", x, middle - 7, 14),
        draw_text(str(place), x + 17, middle + 4.5, "plaque-place t-num"),
        role="img",
    )


def shorten_name(name: str, width: int) -> str:
    """Shorten a name to `width` letters; wide letters count twice."""
    used = 0
    for place, letter in enumerate(name):
        used += 2 if east_asian_width(letter) in "WF" else 1
        if used > width:
            return name[: place - 1].rstrip() + "…"
    return name


def draw_text(text: str, x: Number, y: Number, class_: str, anchor: str | None = None) -> Svg:
    return tag("text", text, x=x, y=y, class_=class_, text_anchor=anchor)


@lru_cache(1000)
def draw_label(text: str, y: Number, note: str = "", x: Number = MARGIN) -> Svg:
    """Draw the title of a part, with a note at the right."""
    return group(
        draw_text(text, x, y, "t-label plaque-label"),
        small_text(note, WIDTH - MARGIN, y, WIDTH - MARGIN - x - label_width(text))
        if note
        else Svg(),
    )


def label_width(text: str) -> float:
    """Estimate the width of a label, which has spaced capitals, with a gap after it."""
    return text_width(text, LABEL_TYPE) * CAPITALS + 8


def small_text(note: str, x: Number, y: Number, room: Number) -> Svg:
    """Draw small text that ends at (x, y), compressed if necessary."""
    fit = fit_width(room, note, NOTE_TYPE)
    return tag("text", note, x=x, y=y, class_="plaque-note", text_anchor="end", **fit)


@lru_cache(4000)
def icon_with_number(
    name: str, number: str, title: str, x: Number, y: Number, size: Number = 18
) -> Svg:
    """Draw an icon with its number, centered vertically at `y`."""
    return group(
        tag("title", title),
        icon(name, x, y - size / 2, size),
        draw_text(number, x + size + 2, y + size * 0.27, "plaque-number t-num"),
        class_="plaque-figure" + (" none" if number == "0" else ""),
        role="img",
    )


def goods(look: Look, seat: int, y: Number, size: Number, *more: Count) -> Svg:
    """Draw Resources, Scribes and Faith side by side."""
    player = look.state.players[seat]
    amounts = [*player.resources, player.scribes, player.faith]
    names = [good_name(good) for good in range(len(amounts))]
    counts = [
        Count(good, amount, look.say("held", good=good, amount=amount))
        for good, amount in zip(names, amounts, strict=True)
    ]
    return group(*in_columns([*counts, *more], y, size), class_="plaque-goods")


def draw_goods(look: Look, seat: int) -> Svg:
    """Draw a seat's goods alone, for a screen without room for the whole board."""
    return tag(
        "svg",
        goods(look, seat, 13, 19),
        id=f"goods-{seat}",
        class_=f"part seat-{seat}",
        viewbox=f"0 0 {WIDTH} 26",
        role="group",
        aria_label=look.say("player-board", player=look.names[seat]),
    )


def in_columns(
    counts: Sequence[Count], y: Number, size: Number, columns: int | None = None
) -> list[Svg]:
    """Draw figures in columns of equal width."""
    step = (WIDTH - 2 * MARGIN + 4) / (columns or len(counts))
    return [
        icon_with_number(count.icon, str(count.number), count.words, MARGIN + step * place, y, size)
        for place, count in enumerate(counts)
    ]


def army(look: Look, seat: int) -> list[Count]:
    """Return the counts that exist only in a game with Seth; pieces on the Seth board come last."""
    board, player = look.state.seth, look.state.players[seat]
    if board is None:
        return []
    name, regions = look.names[seat], board.regions.count(seat)
    return [
        Count(
            "soldier",
            player.soldiers,
            look.say("seth-soldiers", player=name, count=player.soldiers),
        ),
        Count(
            "priest", player.priests, look.say("seth-priests", player=name, count=player.priests)
        ),
        Count("blood", player.blood, look.say("seth-blood", count=player.blood)),
        Count("region", regions, look.say("seth-regions", count=regions)),
    ]


def good_name(good: int) -> str:
    return Good(good).name.lower()


def signed(number: int) -> str:
    return f"{number:+d}".replace("-", "−") if number else "0"


def plain(number: int) -> str:
    return str(number).replace("-", "−")


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
