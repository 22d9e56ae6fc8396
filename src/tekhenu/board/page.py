"""A picture that needs no page: icons and style are inside."""

import re

from .icons import draw_icons
from .style import stylesheet
from .svg import Svg, tag

NAMESPACE = ' xmlns="http://www.w3.org/2000/svg"'


def standalone(svg: str) -> str:
    """The drawing as a file of its own, for documents, notebooks and replays."""
    opening = re.match(r"<svg[^>]*>", svg)
    if opening is None:
        raise ValueError("only a whole <svg> can stand alone")
    head, body = opening.group(), svg[opening.end() :]
    if "xmlns=" not in head:
        head = head.replace("<svg", f"<svg{NAMESPACE}", 1)
    box = re.search(r'viewBox="\S+ \S+ (\S+) (\S+)"', head)
    if box is not None and " width=" not in head:
        head = f'{head[:-1]} width="{box[1]}" height="{box[2]}">'
    style = tag("style", Svg(f"<![CDATA[{stylesheet()}]]>"))
    return f"{head}{style}{draw_icons()}{body}"
