"""A picture that needs no page: icons and style are inside."""

from .icons import draw_icons
from .style import scoped_stylesheet
from .svg import Number, Svg, tag

NAMESPACE = "http://www.w3.org/2000/svg"


def standalone(
    width: Number, height: Number, *drawing: Svg, lang: str = "en", scale: float = 1
) -> Svg:
    """The drawing as a file of its own, for documents and notebooks, so large at first.

    Its style is kept to itself, and so can stand among other things in a page.
    """
    style = Svg(f"<![CDATA[\n{scoped_stylesheet()}\n]]>")
    return tag(
        "svg",
        tag("style", style),
        draw_icons(),
        *drawing,
        xmlns=NAMESPACE,
        viewbox=f"0 0 {width} {height}",
        width=round(width * scale),
        height=round(height * scale),
        lang=lang,
        class_="still",
        style="max-width: 100%; height: auto",
    )
