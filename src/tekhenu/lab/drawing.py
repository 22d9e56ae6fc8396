"""Parts of the laboratory's pictures."""

import re

from tekhenu.board.svg import Number, Svg, tag
from tekhenu.svg import Picture

NAMESPACE = "http://www.w3.org/2000/svg"


def text(words: str, x: float, y: float, **attributes: str | Number) -> Svg:
    return tag("text", words, x=x, y=y, **attributes)


def line(x1: float, y1: float, x2: float, y2: float, class_: str) -> Svg:
    return tag("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=class_)


def hint(words: str) -> Svg:
    """Draw a tooltip of the element that contains it."""
    return tag("title", words)


def picture(title: str, about: str, width: float, height: float, *inside: str) -> Picture:
    """Draw a whole picture with a description. Titles must differ within a page."""
    name = re.sub(r"\W+", "-", title.lower())
    drawn = tag(
        "svg",
        tag("title", title, id=f"{name}-title"),
        tag("desc", about, id=f"{name}-about"),
        *inside,
        viewbox=f"0 0 {width:g} {height:g}",
        role="img",
        aria_labelledby=f"{name}-title {name}-about",
        xmlns=NAMESPACE,
    )
    return Picture(drawn, round(width), round(height))


def standalone_picture(plot: Picture, style: str) -> Picture:
    """Draw a picture on its own background and with its style, for a notebook."""
    drawn = tag(
        "svg",
        tag("style", Svg(f"<![CDATA[\n@scope {{\n{style}\n}}\n]]>")),
        tag("rect", width=plot.width, height=plot.height, rx=10, class_="ground"),
        Svg(plot),
        viewbox=f"0 0 {plot.width} {plot.height}",
        width=plot.width,
        height=plot.height,
        style="max-width: 100%; height: auto",
        xmlns=NAMESPACE,
    )
    return Picture(drawn, plot.width, plot.height)
