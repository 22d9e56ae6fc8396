"""What all player boards share: the frame in the seat's colour, its header, and small figures."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple
from unicodedata import east_asian_width

from ...components.terms import Good
from ..fitting import width_of, within
from ..icons import icon
from ..look import Look
from ..pieces.wooden import letter_of
from ..svg import Number, Svg, group, tag

WIDTH = 336
MARGIN = 12
LABEL_TYPE, NOTE_TYPE = 11, 11
CAPITALS = 1.65  # how much wider a capital of a label is than a letter
NAME_WIDTH = 19  # letters that fit beside VP and turn order


class Count(NamedTuple):
    """So many of something, as an icon and in words."""

    icon: str
    number: int
    words: str


def plaque(look: Look, seat: int, kind: str, height: int, header: int, *content: Svg) -> Svg:
    """A whole board; `kind` begins its id, `header` is the height of the coloured band."""
    decision = look.view.decision
    asked = decision is not None and decision.player == seat
    return tag(
        "svg",
        tag("rect", x=1, y=1, width=WIDTH - 2, height=height - 2, rx=9, class_="plaque-ground"),
        *content,
        _band(look, seat, header),
        tag("rect", x=1, y=1, width=WIDTH - 2, height=height - 2, rx=9, class_="plaque-frame"),
        id=f"{kind}-{seat}",
        class_=f"part plaque {kind}-plaque seat-{seat}" + (" asked" if asked else ""),
        viewbox=f"0 0 {WIDTH} {height}",
        role="group",
        aria_label=look.say("player-board", player=look.names[seat]),
    )


def _band(look: Look, seat: int, height: int) -> Svg:
    player = look.state.players[seat]
    middle = height / 2
    own = seat == look.view.seat
    name = fitted(look.names[seat], NAME_WIDTH)
    right = WIDTH - MARGIN
    return group(
        tag("path", d=f"M1 {height}V10a9 9 0 0 1 9-9h{WIDTH - 20}a9 9 0 0 1 9 9V{height}z"),
        tag("circle", cx=20, cy=middle, r=height * 0.3, class_="plaque-letter-ground"),
        words(letter_of(look, seat), 20, middle + 3.7, "plaque-letter t-num", "middle"),
        words(look.say("board-you", player=name) if own else name, 34, middle + 4.5, "plaque-name"),
        _place(look, seat, right - 100, middle),
        words(look.say("board-vp", vp=player.vp), right, middle + 5, "plaque-vp t-num", "end"),
        class_="plaque-band",
    )


def _place(look: Look, seat: int, x: Number, middle: Number) -> Svg:
    if seat not in look.state.order:
        return Svg()
    place = look.state.order.index(seat) + 1
    return group(
        tag("title", look.say("player-place", place=place)),
        icon("turn-order", x, middle - 7, 14),
        words(str(place), x + 17, middle + 4.5, "plaque-place t-num"),
        role="img",
    )


def fitted(name: str, width: int) -> str:
    """As much of a name as fits; wide letters count twice."""
    used = 0
    for place, letter in enumerate(name):
        used += 2 if east_asian_width(letter) in "WF" else 1
        if used > width:
            return name[: place - 1].rstrip() + "…"
    return name


def words(text: str, x: Number, y: Number, class_: str, anchor: str | None = None) -> Svg:
    return tag("text", text, x=x, y=y, class_=class_, text_anchor=anchor)


@lru_cache(1000)
def label(text: str, y: Number, note: str = "", x: Number = MARGIN) -> Svg:
    """The name of a part, and at the right what it amounts to."""
    return group(
        words(text, x, y, "t-label plaque-label"),
        remark(note, WIDTH - MARGIN, y, WIDTH - MARGIN - x - label_width(text)) if note else Svg(),
    )


def label_width(text: str) -> float:
    """About how wide a label is, with a gap after it: capitals, a little apart."""
    return width_of(text, LABEL_TYPE) * CAPITALS + 8


def remark(note: str, x: Number, y: Number, room: Number) -> Svg:
    """Small words that end at a place, pressed together if they must be."""
    fit = within(room, note, NOTE_TYPE)
    return tag("text", note, x=x, y=y, class_="plaque-note", text_anchor="end", **fit)


@lru_cache(4000)
def figure(name: str, number: str, title: str, x: Number, y: Number, size: Number = 18) -> Svg:
    """An icon with its number; `y` is the middle."""
    return group(
        tag("title", title),
        icon(name, x, y - size / 2, size),
        words(number, x + size + 2, y + size * 0.27, "plaque-number t-num"),
        class_="plaque-figure" + (" none" if number == "0" else ""),
        role="img",
    )


def goods(look: Look, seat: int, y: Number, size: Number, *more: Count) -> Svg:
    """Resources, Scribes and Faith side by side."""
    player = look.state.players[seat]
    amounts = [*player.resources, player.scribes, player.faith]
    names = [good_name(good) for good in range(len(amounts))]
    counts = [
        Count(good, amount, look.say("held", good=good, amount=amount))
        for good, amount in zip(names, amounts, strict=True)
    ]
    return group(*in_columns([*counts, *more], y, size), class_="plaque-goods")


def draw_goods(look: Look, seat: int) -> Svg:
    """One's goods alone, for a screen that has no room for the board beside a question."""
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
    """Figures in columns of one width."""
    step = (WIDTH - 2 * MARGIN + 4) / (columns or len(counts))
    return [
        figure(count.icon, str(count.number), count.words, MARGIN + step * place, y, size)
        for place, count in enumerate(counts)
    ]


def army(look: Look, seat: int) -> list[Count]:
    """What only a game with Seth has; the pieces on his board come last."""
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
