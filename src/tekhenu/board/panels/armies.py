"""The tracks of soldiers and priests, with a lane for each human player."""

from ..icons import icon
from ..look import Look
from ..pieces.wooden import letter_of, marker_square
from ..svg import Number, Svg, group, panel, tag, translate

WIDTH, HEIGHT = 131, 166
LEFT, RIGHT, TOP = 17, 6, 9
HEAD = 15
TALLEST, MARKER = 20, 12
TRACKS = {"soldier": "soldiers", "priest": "priests"}  # player fields by icon


def draw_armies(look: Look) -> Svg:
    """Draw both tracks, one below the other."""
    half = (HEIGHT - TOP) / len(TRACKS)
    return tag(
        "svg",
        panel(WIDTH, HEIGHT, "panel seth-panel"),
        *(
            group(_track(look, good, field, half - 4), transform=translate(0, TOP + half * i))
            for i, (good, field) in enumerate(TRACKS.items())
        ),
        id="armies",
        class_="part armies",
        viewbox=f"0 0 {WIDTH} {HEIGHT}",
        role="group",
        aria_label=look.say("seth-armies"),
    )


def _track(look: Look, good: str, field: str, height: Number) -> Svg:
    limit = look.edition.seth.track_limit
    step = (WIDTH - LEFT - RIGHT) / (limit + 1)
    seats = range(look.view.settings.humans)  # Automas have no soldiers or priests
    lane = min(TALLEST, (height - HEAD) / len(seats))
    bottom = HEAD + lane * len(seats)
    return group(
        icon(good, 2, -2, 15),
        *(
            tag("text", str(n), x=LEFT + step * (n + 0.5), y=11, class_="t-num army-step")
            for n in range(limit + 1)
        ),
        *(
            tag(
                "rect",
                x=LEFT + step * n + 0.5,
                y=HEAD,
                width=step - 1,
                height=bottom - HEAD,
                rx=2.5,
                class_="army-cell",
            )
            for n in range(limit + 1)
        ),
        *(
            _marker(look, field, seat, step, HEAD + lane * (seat + 0.5), min(MARKER, lane - 0.5))
            for seat in seats
        ),
    )


def _marker(look: Look, field: str, seat: int, step: float, y: float, size: float) -> Svg:
    """Draw a marker positioned by its transform alone, so that it can be animated."""
    count = getattr(look.state.players[seat], field)
    label = look.say(f"seth-{field}", player=look.names[seat], count=count)
    return group(
        tag("title", label),
        marker_square(seat, letter_of(look, seat), size),
        id=f"{field}-{seat}",
        class_="glides",
        role="img",
        transform=translate(LEFT + step * (count + 0.5), y),
    )
