"""The coach beside the table: an explanation, warnings and pointers for the seat that is asked."""

from collections.abc import Sequence
from typing import Any

from starlette.concurrency import run_in_threadpool

from tekhenu.learn.coach import advices, missed
from tekhenu.learn.situation import Situation
from tekhenu.text import Catalogue, describe_option

from ...games.computers import Computers
from ...games.journal import Journal
from ...games.session import GameSession, SessionSnapshot
from .table import viewer_of


def coach_page(
    session: SessionSnapshot, held: Sequence[int], wanted: int | None, words: Catalogue
) -> dict[str, Any]:
    """Whoever only watches, or has to hand the device on, is told nothing."""
    journal, seat = session.journal, viewer_of(session, held, wanted).seat
    if seat is None:
        return {"kind": "", "advices": [], "better": False}
    confirming = journal.must_confirm(seat)
    situation = Situation.of(journal.committed, journal.game_for(seat), seat, confirming=confirming)
    return {
        "kind": situation.kind if situation.asked else "",
        "advices": advices(situation, words.lang),
        "better": confirming,
    }


async def better_page(
    session: GameSession,
    computers: Computers,
    held: Sequence[int],
    wanted: int | None,
    words: Catalogue,
) -> dict[str, Any]:
    """Offer a better start of a turn that is to be confirmed, if it is much better."""
    now = session.snapshot
    journal, seat = now.journal, viewer_of(now, held, wanted).seat
    if seat is None or not journal.must_confirm(seat):
        return {"better": None}
    best = await computers.hint_afresh(session, seat)
    if best is None:
        return {"better": None}
    return await run_in_threadpool(_better, journal, best, seat, words)


def _better(journal: Journal, best: str, seat: int, words: Catalogue) -> dict[str, Any]:
    before = journal.committed
    vp = missed(before.copy(), journal.drafted, best, seat)
    if not vp:
        return {"better": None}
    decision = before.decision
    assert decision is not None
    option = describe_option(before.view(seat), decision, decision.find(best), words.lang)
    return {"better": words.say("coach-better", option=option, vp=vp)}
