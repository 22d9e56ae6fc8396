"""SVG as text: tags that escape what they are given, and keep in mind what they show.

A drawing is text, and beside the text it has what it shows (`svg.shows`): the moves that can be
chosen on it, those that are blocked, the cards that are seen, and the pieces it is made of. A tag
shows what its children show, in their order, so nobody has to read the text again.
"""

from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from html import escape
from typing import NamedTuple

Number = int | float
_PREFIX = ContextVar("prefix of ids", default="")


@contextmanager
def ids_apart(prefix: str) -> Iterator[None]:
    """What is drawn within has ids of its own, because a page may show a part twice."""
    before = _PREFIX.set(prefix)
    try:
        yield
    finally:
        _PREFIX.reset(before)


def own(name: str) -> str:
    """The id as it is written now, for what refers to it in the same picture."""
    return _PREFIX.get() + name


def paint(name: str) -> str:
    """A gradient or pattern of the same picture, as a `fill`."""
    return f"url(#{own(name)})"


class Piece(NamedTuple):
    """A part of a drawing that stays the same for long: a page that has it keeps it."""

    id: str
    drawn: str

    @property
    def left_out(self) -> str:
        """What stands in its place then."""
        return f'<g id="{self.id}" data-kept></g>'


class Shows(NamedTuple):
    """What a drawing shows, in drawing order; a move that can be chosen twice is there twice."""

    moves: tuple[str, ...] = ()
    blocked: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    pieces: tuple[Piece, ...] = ()


NOTHING = Shows()


class Svg(str):
    """Markup that is ready to be sent; any other text is escaped when it becomes a child."""

    __slots__ = ()

    @property
    def shows(self) -> Shows:
        return NOTHING

    def showing(
        self,
        moves: Iterable[str] = (),
        blocked: Iterable[str] = (),
        cards: Iterable[str] = (),
        pieces: Iterable[Piece] = (),
    ) -> "Svg":
        """The same with something else to show, before what it shows already."""
        inner = self.shows
        return Showing(
            (self,),
            Shows(
                (*moves, *inner.moves),
                (*blocked, *inner.blocked),
                (*cards, *inner.cards),
                (*pieces, *inner.pieces),
            ),
        )

    def without(self, kept: Collection[str]) -> "Svg":
        """Return the drawing with an empty group for each piece whose id is in `kept`."""
        return self

    def __html__(self) -> str:
        """Templates take it as it is."""
        return str(self)


class Showing(Svg):
    """Markup that shows something, made of `parts`; few drawings do, and only they carry it."""

    __slots__ = ("_parts", "_shows")
    _parts: tuple[str, ...]
    _shows: Shows

    def __new__(cls, parts: tuple[str, ...], shows: Shows) -> "Showing":
        svg = super().__new__(cls, "".join(parts))
        svg._parts = parts if shows.pieces else ()
        svg._shows = shows
        return svg

    @property
    def shows(self) -> Shows:
        return self._shows

    def without(self, kept: Collection[str]) -> Svg:
        pieces = self._shows.pieces
        if not any(piece.id in kept for piece in pieces):
            return self
        if self._parts[0] is pieces[0].drawn:  # the drawing is a piece itself
            return Svg(pieces[0].left_out)
        parts = (p.without(kept) if isinstance(p, Showing) else p for p in self._parts)
        return Svg("".join(parts))


MARKUP = (Svg, Showing)


def shown_by(drawings: Iterable[str]) -> Shows:
    """What several drawings show together."""
    shown = [drawing.shows for drawing in drawings if type(drawing) is Showing]
    if len(shown) < 2:
        return shown[0] if shown else NOTHING
    moves, blocked, cards, pieces = zip(*shown, strict=True)
    return Shows(sum(moves, ()), sum(blocked, ()), sum(cards, ()), sum(pieces, ()))


def tag(name: str, *children: str, **attributes: str | Number | bool | None) -> Svg:
    """`tag("g", child, class_="die", data_option="die:3")`; None and False are left out."""
    if isinstance(name_here := attributes.get("id"), str):
        attributes["id"] = own(name_here)
    written = "".join([_attribute(key, value) for key, value in attributes.items()])
    if not children:
        return Svg(f"<{name}{written}/>")
    return _made((f"<{name}{written}>", *map(_child, children), f"</{name}>"), children)


def group(*children: str, **attributes: str | Number | bool | None) -> Svg:
    return tag("g", *children, **attributes)


def piece(*children: str, id: str, **attributes: str | Number | bool | None) -> Svg:
    """A group that a page may keep while things around it change; none lies within another."""
    drawn = group(*children, id=id, **attributes)
    return drawn.showing(pieces=[Piece(own(id), drawn)])


def joined(*parts: str) -> Svg:
    return _made(tuple(map(_child, parts)), parts)


def _made(parts: tuple[str, ...], children: tuple[str, ...]) -> Svg:
    shows = shown_by(children)
    return Svg("".join(parts)) if shows is NOTHING else Showing(parts, shows)


def at(x: Number, y: Number) -> str:
    """A `transform` to a place."""
    return f"translate({short(x)} {short(y)})"


def short(number: Number) -> str:
    """At most two decimals: nobody sees more, and pages stay small."""
    return f"{number:.2f}".rstrip("0").rstrip(".") if isinstance(number, float) else str(number)


def _child(child: str) -> str:
    return child if type(child) in MARKUP else escape(child)


@lru_cache(20_000, typed=True)  # few are new in a picture: most are sizes, places and classes
def _attribute(key: str, value: str | Number | bool | None) -> str:
    if value is None or value is False:
        return ""
    text = "" if value is True else escape(value) if isinstance(value, str) else short(value)
    return f' {_spelt(key)}="{text}"'


def _spelt(key: str) -> str:
    """How markup spells the name of an attribute."""
    name = key.rstrip("_").replace("_", "-")
    return "viewBox" if name == "viewbox" else name


def panel(width: Number, height: Number, class_: str = "panel") -> Svg:
    """The ground of a part of the board, as large as its picture."""
    return tag("rect", x=0.5, y=0.5, width=width - 1, height=height - 1, rx=9, class_=class_)
