"""Portraits of the computer players: faces defined once per page and used by name."""

import re
from functools import cache
from importlib.resources import files

from .svg import Svg, tag


@cache
def draw_portraits() -> Svg:
    """Return the hidden sheet with all portraits; a page that shows some includes it once."""
    sheet = (files(__package__) / "portraits.svg").read_text(encoding="utf-8")
    return Svg(re.sub(r">\s+<", "><", re.sub(r"<!--.*?-->", "", sheet)).strip())


@cache
def portrait(name: str) -> Svg:
    """Return a portrait; the name of its player is beside it in the page."""
    face = f"face-{name}"
    if f'id="{face}"' not in draw_portraits():
        raise KeyError(f"there is no portrait {name!r}")
    use = tag("use", href=f"#{face}", width=48, height=48)
    return tag("svg", use, viewBox="0 0 48 48", class_="portrait", aria_hidden="true")
