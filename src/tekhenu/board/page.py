"""Self-contained pictures with icons and style embedded."""

from .icons import draw_icons
from .style import scoped_stylesheet
from .svg import Number, Svg, tag

NAMESPACE = "http://www.w3.org/2000/svg"


def standalone(
    width: Number, height: Number, *drawing: Svg, lang: str = "en", scale: float = 1
) -> Svg:
    """Return the drawing as an SVG file for documents and notebooks, enlarged by `scale`.

    Its style sheet is scoped, so that it does not affect the page around the picture.
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
