"""The coach beside the table: an explanation, warnings and pointers for the seat that is asked."""

from collections.abc import Sequence
from typing import Any

from tekhenu.learn.coach import advices, missed
from tekhenu.learn.situation import Situation
from tekhenu.text import Catalogue, describe_option

from ..computers.seats import Computers
from ..games.session import GameSession
from .table import viewer_of


def coach_page(
    session: GameSession, held: Sequence[int], wanted: int | None, words: Catalogue
) -> dict[str, Any]:
    """Whoever only watches, or has to hand the device on, is told nothing."""
    with session.lock:
        journal, seat = session.journal, viewer_of(session, held, wanted).seat
        if seat is None:
            return {"kind": "", "advices": [], "better": False}
        confirming = journal.must_confirm(seat)
        situation = Situation.of(
            journal.committed, journal.game_for(seat), seat, confirming=confirming
        )
    return {
        "kind": situation.kind if situation.asked else "",
        "advices": advices(situation, words.lang),
        "better": confirming,
    }


def better_page(
    session: GameSession,
    computers: Computers,
    held: Sequence[int],
    wanted: int | None,
    words: Catalogue,
) -> dict[str, Any]:
    """Of a turn that is to be confirmed: how it might have begun, if that is much better."""
    with session.lock:
        journal, seat = session.journal, viewer_of(session, held, wanted).seat
        if seat is None or not journal.must_confirm(seat):
            return {"better": None}
        before, drafted = journal.committed.copy(), journal.drafted
    best = computers.hint_afresh(session, seat)
    vp = missed(before, drafted, best, seat) if best is not None else 0
    if best is None or not vp:
        return {"better": None}
    decision = before.decision
    assert decision is not None
    option = describe_option(before.view(seat), decision, decision.find(best), words.lang)
    return {"better": words.say("coach-better", option=option, vp=vp)}
