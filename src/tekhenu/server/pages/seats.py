"""The seats of a game: their players, links for further devices, and notices."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import segno
from markupsafe import Markup

from tekhenu.agents.registry import strength_of
from tekhenu.board.portraits import draw_portraits, portrait
from tekhenu.text import Catalog

from ...games.people import Person
from ...games.records import Notice
from ...games.session import HUMAN, STILL, SessionSnapshot, usual_name

NEWEST = 6  # number of notices shown


@dataclass(frozen=True, slots=True)
class SeatShown:
    """A row of the page; `link` and its QR `code` are set only for the seat's holder."""

    seat: int
    name: str
    state: str
    devices: int
    link: str = ""
    code: str = ""
    face: str = ""


def seats_page(
    session: SessionSnapshot, person: Person | None, words: Catalog, site: str
) -> dict[str, Any]:
    held = session.held_by(person)
    names = session.names(words)
    rows = []
    for seat in session.seats:
        link = f"{site}/join/{session.id}#{seat.token}" if seat.seat in held else ""
        state = _state(session, seat.seat, seat.kind, held)
        code = qr_code(link) if link else ""
        devices = max(1, session.devices(seat.seat))
        strength = strength_of(seat.kind)
        face = portrait(strength.name) if strength else ""
        rows.append(SeatShown(seat.seat, names[seat.seat], state, devices, link, code, face))
    return {
        "rows": rows,
        "portraits": draw_portraits() if any(row.face for row in rows) else "",
        "several": len(held) > 1,
        "may_leave": len(session.people()) > 1,
        "notices": [notice_text(session, n, words) for n in reversed(session.notices[-NEWEST:])],
        "deal": session.deal,
        "commitment": session.commitment,
    }


def _state(session: SessionSnapshot, seat: int, kind: str, held: list[int]) -> str:
    if kind == HUMAN:
        return "yours" if seat in held else "taken" if seat in session.taken() else "open"
    if kind in STILL:
        return "opponent"
    return "computer" if seat not in session.stand_ins() else "stand-in"


def notice_text(session: SessionSnapshot, notice: Notice, words: Catalog) -> str:
    usual = usual_name(notice.seat, session.seats[notice.seat].kind, words)
    name, former = notice.name or usual, notice.former or usual
    return words.say("page-notice", kind=notice.kind, player=name, former=former)


@lru_cache(maxsize=500)
def qr_code(link: str) -> Markup:
    """Return the QR code of a link as SVG in the color of the surrounding text."""
    code = segno.make(link, error="l", micro=False)
    return Markup(code.svg_inline(border=2, svgclass="qr", lineclass=None, omitsize=True))
