"""Pictures as text: elements of SVG and HTML, and a scale from values to places."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from math import floor, log10

from tekhenu.svg import Picture


def tag(name: str, *inside: str, **attributes: str | float) -> str:
    """An element. `class_` gives `class`, `stroke_width` gives `stroke-width`."""
    given = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(_text(value))}"'
        for key, value in attributes.items()
    )
    return f"<{name}{given}>{''.join(inside)}</{name}>" if inside else f"<{name}{given}/>"


def _text(value: str | float) -> str:
    return value if isinstance(value, str) else f"{value:.1f}".removesuffix(".0")


def text(words: str, x: float, y: float, **attributes: str | float) -> str:
    return tag("text", escape(words), x=x, y=y, **attributes)


def line(x1: float, y1: float, x2: float, y2: float, class_: str) -> str:
    return tag("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=class_)


def hint(words: str) -> str:
    """Shown while the pointer rests on the element it is in."""
    return tag("title", escape(words))


def picture(title: str, about: str, width: float, height: float, *inside: str) -> Picture:
    """A whole drawing, with words for those who do not see it. Titles differ within a page."""
    name = re.sub(r"\W+", "-", title.lower())
    drawn = tag(
        "svg",
        tag("title", escape(title), id=f"{name}-title"),
        tag("desc", escape(about), id=f"{name}-about"),
        *inside,
        viewBox=f"0 0 {_text(width)} {_text(height)}",
        role="img",
        aria_labelledby=f"{name}-title {name}-about",
        xmlns="http://www.w3.org/2000/svg",
    )
    return Picture(drawn, round(width), round(height))


def standing_alone(plot: Picture, style: str) -> Picture:
    """The drawing on a ground of its own, with its style, for a notebook."""
    drawn = tag(
        "svg",
        tag("style", f"<![CDATA[\n@scope {{\n{style}\n}}\n]]>"),
        tag("rect", width=plot.width, height=plot.height, rx=10, class_="ground"),
        plot,
        viewBox=f"0 0 {plot.width} {plot.height}",
        width=plot.width,
        height=plot.height,
        style="max-width: 100%; height: auto",
        xmlns="http://www.w3.org/2000/svg",
    )
    return Picture(drawn, plot.width, plot.height)


@dataclass(frozen=True, slots=True)
class Axis:
    """Values from `low` to `high` lie between the places `start` and `end`."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        span = self.high - self.low or 1.0
        return self.start + (value - self.low) / span * (self.end - self.start)

    def ticks(self, about: int = 6) -> Iterator[float]:
        """Round values within the scale, about so many."""
        step = nice_step((self.high - self.low) / about)
        first = -floor(-self.low / step)
        for i in range(first, floor(self.high / step + 1e-9) + 1):
            yield i * step


def nice_step(rough: float) -> float:
    """1, 2 or 5 times a power of ten, at least as large."""
    if rough <= 0:
        return 1.0
    power: float = 10.0 ** floor(log10(rough))
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= rough * 0.999)
