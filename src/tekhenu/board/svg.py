"""SVG markup with escaping, and with a record of what each drawing shows.

Beside its text a drawing has `svg.shows`: the legal moves on it, the blocked ones, the visible
cards, and the pieces it is made of. A tag collects these from its children in order, so that the
markup is never parsed.
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
def id_prefix(prefix: str) -> Iterator[None]:
    """Prefix the ids of everything drawn in this context, because a page may show a part twice."""
    before = _PREFIX.set(prefix)
    try:
        yield
    finally:
        _PREFIX.reset(before)


def prefixed_id(name: str) -> str:
    """Return an id with the current prefix, for references within the same picture."""
    return _PREFIX.get() + name


def paint(name: str) -> str:
    """Return a `fill` that refers to a gradient or pattern of the same picture."""
    return f"url(#{prefixed_id(name)})"


class Piece(NamedTuple):
    """A rarely changing part of a drawing, which a page that already has it can keep."""

    id: str
    drawn: str

    @property
    def placeholder(self) -> str:
        """Return the empty group that replaces the piece for a page that already has it."""
        return f'<g id="{self.id}" data-kept></g>'


class Shows(NamedTuple):
    """The contents of a drawing, in drawing order; a move with two targets is listed twice."""

    moves: tuple[str, ...] = ()
    blocked: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    pieces: tuple[Piece, ...] = ()


SHOWS_NOTHING = Shows()


class Svg(str):
    """Markup that is ready to be sent; any other text is escaped when it becomes a child."""

    __slots__ = ()

    @property
    def shows(self) -> Shows:
        return SHOWS_NOTHING

    def showing(
        self,
        moves: Iterable[str] = (),
        blocked: Iterable[str] = (),
        cards: Iterable[str] = (),
        pieces: Iterable[Piece] = (),
    ) -> "Svg":
        """Return this drawing with the given items added to the front of its record `shows`."""
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
        """Return the markup for templates, which do not escape it again."""
        return str(self)


class Showing(Svg):
    """Markup made of `parts` that shows something; plain `Svg` has no such record."""

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
            return Svg(pieces[0].placeholder)
        parts = (p.without(kept) if isinstance(p, Showing) else p for p in self._parts)
        return Svg("".join(parts))


MARKUP = (Svg, Showing)


def shown_by(drawings: Iterable[str]) -> Shows:
    """Return what several drawings show together."""
    shown = [drawing.shows for drawing in drawings if type(drawing) is Showing]
    if len(shown) < 2:
        return shown[0] if shown else SHOWS_NOTHING
    moves, blocked, cards, pieces = zip(*shown, strict=True)
    return Shows(sum(moves, ()), sum(blocked, ()), sum(cards, ()), sum(pieces, ()))


def tag(name: str, *children: str, **attributes: str | Number | bool | None) -> Svg:
    """Build a tag: `tag("g", child, class_="die", data_option="die:3")`. Skip None and False."""
    if isinstance(name_here := attributes.get("id"), str):
        attributes["id"] = prefixed_id(name_here)
    written = "".join([_attribute(key, value) for key, value in attributes.items()])
    if not children:
        return Svg(f"<{name}{written}/>")
    return _made((f"<{name}{written}>", *map(_child, children), f"</{name}>"), children)


def group(*children: str, **attributes: str | Number | bool | None) -> Svg:
    return tag("g", *children, **attributes)


def piece(*children: str, id: str, **attributes: str | Number | bool | None) -> Svg:
    """Build a group that a page can keep while its surroundings change. Pieces cannot be nested."""
    drawn = group(*children, id=id, **attributes)
    return drawn.showing(pieces=[Piece(prefixed_id(id), drawn)])


def joined(*parts: str) -> Svg:
    return _made(tuple(map(_child, parts)), parts)


def _made(parts: tuple[str, ...], children: tuple[str, ...]) -> Svg:
    shows = shown_by(children)
    return Svg("".join(parts)) if shows is SHOWS_NOTHING else Showing(parts, shows)


def translate(x: Number, y: Number) -> str:
    """Return a `transform` that moves to (x, y)."""
    return f"translate({fmt(x)} {fmt(y)})"


def fmt(number: Number) -> str:
    """Format a number with at most two decimals to keep pages small."""
    return f"{number:.2f}".rstrip("0").rstrip(".") if isinstance(number, float) else str(number)


def _child(child: str) -> str:
    return child if type(child) in MARKUP else escape(child)


@lru_cache(20_000, typed=True)  # most attributes recur: sizes, coordinates and classes
def _attribute(key: str, value: str | Number | bool | None) -> str:
    if value is None or value is False:
        return ""
    text = "" if value is True else escape(value) if isinstance(value, str) else fmt(value)
    return f' {_attribute_name(key)}="{text}"'


def _attribute_name(key: str) -> str:
    """Return the name of an attribute as written in markup."""
    name = key.rstrip("_").replace("_", "-")
    return "viewBox" if name == "viewbox" else name


def panel(width: Number, height: Number, class_: str = "panel") -> Svg:
    """Draw the background of a panel in the size of its picture."""
    return tag("rect", x=0.5, y=0.5, width=width - 1, height=height - 1, rx=9, class_=class_)
