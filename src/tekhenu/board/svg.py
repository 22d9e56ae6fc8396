"""SVG as text: tags that escape what they are given."""

import re
from functools import cache
from html import escape

Number = int | float
SPECIAL = re.compile("[&<>\"']")


class Svg(str):
    """Markup that is ready to be sent; any other text is escaped when it becomes a child."""

    __slots__ = ()

    def __html__(self) -> str:
        """Templates take it as it is."""
        return str(self)


def tag(name: str, *children: str, **attributes: str | Number | bool | None) -> Svg:
    """`tag("g", child, class_="die", data_option="die:3")`; None and False are left out."""
    written = "".join(_attribute(key, value) for key, value in attributes.items())
    if not children:
        return Svg(f"<{name}{written}/>")
    return Svg(f"<{name}{written}>{''.join(map(_child, children))}</{name}>")


def group(*children: str, **attributes: str | Number | bool | None) -> Svg:
    return tag("g", *children, **attributes)


def joined(*parts: str) -> Svg:
    return Svg("".join(map(_child, parts)))


def at(x: Number, y: Number) -> str:
    """A `transform` to a place."""
    return f"translate({short(x)} {short(y)})"


def short(number: Number) -> str:
    """At most two decimals: nobody sees more, and pages stay small."""
    return f"{number:.2f}".rstrip("0").rstrip(".") if isinstance(number, float) else str(number)


def _child(child: str) -> str:
    return child if type(child) is Svg else escape(child)


def _attribute(key: str, value: str | Number | bool | None) -> str:
    if value is None or value is False:
        return ""
    if type(value) is str:
        text = escape(value) if SPECIAL.search(value) else value
    else:
        text = "" if value is True else short(value)  # type: ignore[arg-type]
    return f' {_spelt(key)}="{text}"'


@cache
def _spelt(key: str) -> str:
    """How markup spells the name of an attribute."""
    name = key.rstrip("_").replace("_", "-")
    return "viewBox" if name == "viewbox" else name


def panel(width: Number, height: Number, class_: str = "panel") -> Svg:
    """The ground of a part of the board, as large as its picture."""
    return tag("rect", x=0.5, y=0.5, width=width - 1, height=height - 1, rx=9, class_=class_)
