"""The markers that break the Automas' ties: at a district, at the Obelisk, at the Temple."""

from collections.abc import Iterator

from ..look import Look
from ..pieces.wooden import letter_of
from ..svg import Number, Svg, group, tag, translate

HEXAGON = "M0 -8L7 -4V4L0 8L-7 4V-4Z"
SIZE = 16  # diameter on the board
MARKERS = {"district": "f", "border": "g", "line": "h", "space": "i"}  # letters on the Automa sheet


def markers_at(look: Look, kind: str, place: int) -> Iterator[tuple[int, int]]:
    """Yield each seat whose marker of this kind is at `place`, with its index among them."""
    seats = [
        seat
        for seat, automa in enumerate(look.state.automas, look.view.settings.humans)
        if getattr(automa, kind) == place
    ]
    return enumerate(seats)


def draw_tie_marker(
    look: Look, kind: str, seat: int, x: Number, y: Number, size: Number = SIZE
) -> Svg:
    """Draw a hexagon with its center at (x, y), in the seat's color and with its letter."""
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
        transform=translate(x, y),
    )
