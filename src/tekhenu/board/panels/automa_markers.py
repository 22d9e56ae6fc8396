"""The Automas' markers, which settle their ties: at a district, at the obelisk, at the Temple."""

from collections.abc import Iterator

from ..look import Look
from ..pieces.wooden import letter_of
from ..svg import Number, Svg, at, group, tag

HEXAGON = "M0 -8L7 -4V4L0 8L-7 4V-4Z"
SIZE = 16  # as drawn
MARKERS = {"district": "f", "border": "g", "line": "h", "space": "i"}  # by the sheet's letters


def markers_at(look: Look, kind: str, place: int) -> Iterator[tuple[int, int]]:
    """The seats whose marker of a kind is there, each with its place among them."""
    seats = [
        seat
        for seat, automa in enumerate(look.state.automas, look.view.settings.humans)
        if getattr(automa, kind) == place
    ]
    return enumerate(seats)


def draw_tie_marker(
    look: Look, kind: str, seat: int, x: Number, y: Number, size: Number = SIZE
) -> Svg:
    """A hexagon in the seat's colour with its letter; its middle is at the place."""
    words = look.say("automa-marker", kind=kind, player=look.names[seat])
    return group(
        tag("title", words),
        group(
            tag("path", d=HEXAGON, class_="tie-body"),
            tag("text", letter_of(look, seat), y=3.4, class_="piece-letter tie-letter"),
            transform=None if size == SIZE else f"scale({size / SIZE:.3g})",
        ),
        id=f"tie-{MARKERS[kind]}-{seat}",
        class_=f"tie-marker seat-{seat}",
        role="img",
        aria_label=words,
        transform=at(x, y),
    )
