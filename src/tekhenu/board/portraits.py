"""Portraits of the computer's strengths: faces drawn once into a page and used by name."""

import re
from functools import cache
from importlib.resources import files

from .svg import Svg, tag


@cache
def draw_portraits() -> Svg:
    """The hidden sheet of all faces, put once into a page that shows some."""
    sheet = (files(__package__) / "portraits.svg").read_text(encoding="utf-8")
    return Svg(re.sub(r">\s+<", "><", re.sub(r"<!--.*?-->", "", sheet)).strip())


@cache
def portrait(name: str) -> Svg:
    """A face; whose it is is said beside it."""
    face = f"face-{name}"
    if f'id="{face}"' not in draw_portraits():
        raise KeyError(f"there is no portrait {name!r}")
    use = tag("use", href=f"#{face}", width=48, height=48)
    return tag("svg", use, viewBox="0 0 48 48", class_="portrait", aria_hidden="true")
