"""The whole table: its parts by name, or all of them in one picture."""

from collections.abc import Sequence

from .fitting import fit_width, wrap_lines
from .look import Look
from .panels.armies import draw_armies
from .panels.automa import COMPACT_HEIGHT as AUTOMA_COMPACT
from .panels.automa import HEIGHT as AUTOMA
from .panels.automa import draw_automa, draw_automa_compact
from .panels.botankhamun import HEIGHT as PYRAMID
from .panels.botankhamun import draw_botankhamun
from .panels.compact import HEIGHT as COMPACT
from .panels.complex import plan_of
from .panels.horus import draw_horus
from .panels.market import HEIGHT as MARKET
from .panels.market import WIDTH as MIDDLE
from .panels.market import draw_market
from .panels.offer import draw_offer
from .panels.osiris import HEIGHT as OSIRIS
from .panels.osiris import WIDTH as OSIRIS_WIDTH
from .panels.osiris import draw_osiris
from .panels.plaque import WIDTH as RIGHT
from .panels.player import draw_player, draw_player_compact, player_height
from .panels.populace import HEIGHT as POPULACE
from .panels.populace import draw_populace
from .panels.seth import HEIGHT as SETH
from .panels.seth import WIDTH as SETH_WIDTH
from .panels.seth import draw_seth
from .panels.temple import draw_temple
from .panels.wheel import draw_wheel
from .svg import Number, Svg, joined, tag

PARTS = {
    "wheel": draw_wheel,
    "horus": draw_horus,
    "osiris": draw_osiris,
    "temple": draw_temple,
    "populace": draw_populace,
    "market": draw_market,
}


def draw_board(look: Look) -> dict[str, Svg]:
    """Draw the shared parts by name; cards on offer cover the Market."""
    parts = {name: draw(look) for name, draw in PARTS.items()}
    if look.state.seth is not None:
        parts |= {"seth": draw_seth(look), "armies": draw_armies(look)}
    decision = look.view.decision
    if decision is None or not decision.kind.on_offer:
        return parts
    if decision.player == look.view.seat or not decision.kind.secret:
        parts["offer"] = draw_offer(look)
    return parts


def draw_seat(look: Look, seat: int) -> Svg:
    """Draw the full board of a seat."""
    if not look.table.is_opponent(seat):
        return draw_player(look, seat)
    return (draw_automa if look.state.automas else draw_botankhamun)(look, seat)


def seat_height(look: Look, seat: int) -> int:
    if not look.table.is_opponent(seat):
        return player_height(look, seat)
    return AUTOMA if look.state.automas else PYRAMID


def draw_others(look: Look, front: int) -> dict[int, Svg]:
    """Draw the boards of the other seats: a single solo opponent in full, the others compact."""
    others = [seat for seat in look.seats if seat != front]
    if look.view.settings.solo is not None and len(others) == 1:
        return {seat: draw_seat(look, seat) for seat in others}
    return {seat: _compact(look, seat) for seat in others}


def _other_height(look: Look, front: int, seat: int) -> int:
    if look.view.settings.solo is not None and look.view.settings.players == 2:
        return seat_height(look, seat)
    return AUTOMA_COMPACT if look.state.automas and look.table.is_opponent(seat) else COMPACT


def _compact(look: Look, seat: int) -> Svg:
    automa = bool(look.state.automas) and look.table.is_opponent(seat)
    return (draw_automa_compact if automa else draw_player_compact)(look, seat)


# One picture of the table: columns as on a desk, the prompt below the board

MARGIN, GAP = 12, 8
UPPER = 536  # height of the wheel and the Temple
STRIP = 44
HEIGHT = UPPER + POPULACE + MARKET + STRIP + 3 * GAP
LEFT = 186
WIDTH = LEFT + MIDDLE + RIGHT + 2 * GAP
TEMPLE = {False: 386, True: 446}  # width without and with Seth
LINE = 15  # height of a line of the log
TYPE = 12


def table_size() -> tuple[int, int]:
    return WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN


def draw_table(look: Look, front: int, question: str, log: Sequence[str] = ()) -> Svg:
    """Draw the whole table, with the newest lines of the log if there is room."""
    width, height = table_size()
    parts = draw_board(look)
    middle = MARGIN + LEFT + GAP
    return joined(
        tag("rect", width=width, height=height, rx=16, class_="whole-ground"),
        _left(parts),
        _upper(look, parts, middle),
        _placed(parts["populace"], middle, MARGIN + UPPER + GAP, MIDDLE, POPULACE),
        _placed(
            parts.get("offer", parts["market"]),
            middle,
            MARGIN + UPPER + POPULACE + 2 * GAP,
            MIDDLE,
            MARKET,
        ),
        _strip(look, question, middle, MARGIN + HEIGHT - STRIP),
        _right(look, front, log, middle + MIDDLE + GAP),
    )


def _placed(part: Svg, x: Number, y: Number, width: Number, height: Number) -> Svg:
    """Scale a part to fit into a rectangle."""
    return tag("svg", part, x=x, y=y, width=width, height=height, class_="whole-place")


def _left(parts: dict[str, Svg]) -> Svg:
    osiris = LEFT * OSIRIS / OSIRIS_WIDTH
    horus = HEIGHT - GAP - osiris
    return joined(
        _placed(parts["horus"], MARGIN, MARGIN, LEFT, horus),
        _placed(parts["osiris"], MARGIN, MARGIN + horus + GAP, LEFT, osiris),
    )


def _upper(look: Look, parts: dict[str, Svg], x: Number) -> Svg:
    """Draw the wheel and the Temple, with the Seth board below the Temple."""
    seth = "seth" in parts
    width = TEMPLE[seth]
    plan = plan_of(look)
    height = width * plan.height / plan.width
    temple_x = x + MIDDLE - width
    top = MARGIN if seth else MARGIN + (UPPER - height) / 2
    drawn = [
        _placed(parts["wheel"], x, MARGIN, MIDDLE - width - GAP, UPPER),
        _placed(parts["temple"], temple_x, top, width, height),
    ]
    if seth:
        below = MARGIN + height + GAP
        wide = (UPPER - height - GAP) * SETH_WIDTH / SETH
        drawn += [
            _placed(parts["seth"], temple_x, below, wide, UPPER - height - GAP),
            _placed(
                parts["armies"],
                temple_x + wide + GAP,
                below,
                width - wide - GAP,
                UPPER - height - GAP,
            ),
        ]
    return joined(*drawn)


def _strip(look: Look, question: str, x: Number, y: Number) -> Svg:
    place = {"x": x + 20, "y": y + STRIP / 2 + 6}
    return joined(
        tag("rect", x=x, y=y, width=MIDDLE, height=STRIP, rx=10, class_="whole-strip"),
        tag(
            "text", question, **place, **fit_width(MIDDLE - 40, question, 18), class_="whole-asked"
        ),
    )


def _right(look: Look, front: int, log: Sequence[str], x: Number) -> Svg:
    y: Number = MARGIN
    boards = {front: draw_seat(look, front)} | draw_others(look, front)
    heights = {seat: _other_height(look, front, seat) for seat in boards if seat != front}
    others = sum(height + GAP for height in heights.values())
    heights[front] = min(seat_height(look, front), HEIGHT - others)
    drawn = []
    for seat, board in boards.items():
        height = heights[seat]
        drawn.append(_placed(board, x, y, RIGHT, height))
        y += height + GAP
    return joined(*drawn, _log(look, log, x, y, MARGIN + HEIGHT - y))


def _log(look: Look, log: Sequence[str], x: Number, y: Number, height: Number) -> Svg:
    """Draw as many of the newest log lines as fit, or nothing if none does."""
    room = int((height - 26) // LINE)
    lines: list[str] = []
    for said in reversed(log):
        newer = wrap_lines(RIGHT - 24, said, TYPE)
        if len(newer) + len(lines) > room:
            break
        lines = newer + lines
    if not lines:
        return Svg()
    return joined(
        tag("rect", x=x, y=y, width=RIGHT, height=height, rx=9, class_="panel"),
        tag("text", look.say("page-log"), x=x + 12, y=y + 17, class_="t-label"),
        *(
            tag("text", line, x=x + 12, y=y + 34 + LINE * i, class_="t-text")
            for i, line in enumerate(lines)
        ),
    )
