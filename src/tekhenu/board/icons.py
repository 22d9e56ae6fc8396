"""Icons: SVG symbols defined once per page and used by name."""

import re
from functools import cache, lru_cache
from importlib.resources import files
from xml.etree import ElementTree

from ..components.terms import Color, God, Good, Light, Purity
from .svg import Number, Svg, tag

LIGHT_ICONS = {Light.SUNNY: "sun", Light.SHADED: "shade", Light.DARK: "dark"}


@cache
def draw_icons() -> Svg:
    """Return the hidden sheet with all symbols; a page includes it once."""
    sheet = re.sub(r"<!--.*?-->", "", _file())
    return Svg(re.sub(r">\s+<", "><", sheet).strip())


@cache
def icon_names() -> frozenset[str]:
    symbols = ElementTree.fromstring(_file()).findall(".//{*}symbol")
    return frozenset(symbol.attrib["id"].removeprefix("i-") for symbol in symbols)


def _file() -> str:
    return (files(__package__) / "icons.svg").read_text(encoding="utf-8")


@lru_cache(4096)
def icon(name: str, x: Number, y: Number, size: Number, class_: str = "icon") -> Svg:
    """Return an icon with its upper left corner at (x, y), without a label."""
    if name not in icon_names():
        raise KeyError(f"there is no icon {name!r}")
    return tag(
        "use",
        href=f"#i-{name}",
        x=x,
        y=y,
        width=size,
        height=size,
        class_=class_,
        aria_hidden="true",
    )


def icon_of(thing: God | Good | Light | Purity | Color) -> str:
    """Return the name of the icon for a game term."""
    return LIGHT_ICONS[thing] if isinstance(thing, Light) else thing.name.lower()
