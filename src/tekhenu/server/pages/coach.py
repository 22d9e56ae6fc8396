"""The coach beside the table: an explanation, warnings and hints for the current decision."""

from collections.abc import Sequence
from typing import Any

from starlette.concurrency import run_in_threadpool

from tekhenu.learn.coach import all_advice, missed
from tekhenu.learn.situation import Situation
from tekhenu.text import Catalog, describe_option

from ...games.hints import Hints
from ...games.journal import Journal
from ...games.session import GameSession, SessionSnapshot
from .table import viewer_of


def coach_page(
    session: SessionSnapshot, held: Sequence[int], wanted: int | None, words: Catalog
) -> dict[str, Any]:
    """Return the advice, which is empty for spectators and while the device is handed over."""
    journal, seat = session.journal, viewer_of(session, held, wanted).seat
    if seat is None:
        return {"kind": "", "all_advice": [], "better": False}
    confirming = journal.must_confirm(seat)
    situation = Situation.of(journal.committed, journal.game_for(seat), seat, confirming=confirming)
    return {
        "kind": situation.kind if situation.asked else "",
        "all_advice": all_advice(situation, words.lang),
        "better": confirming,
    }


async def better_page(
    session: GameSession,
    hints: Hints,
    held: Sequence[int],
    wanted: int | None,
    words: Catalog,
) -> dict[str, Any]:
    """Offer a different start of an unconfirmed turn, if it is much better."""
    now = session.snapshot
    journal, seat = now.journal, viewer_of(now, held, wanted).seat
    if seat is None or not journal.must_confirm(seat):
        return {"better": None}
    best = await hints.coach(session, seat)
    if best is None:
        return {"better": None}
    return await run_in_threadpool(_better, journal, best, seat, words)


def _better(journal: Journal, best: str, seat: int, words: Catalog) -> dict[str, Any]:
    before = journal.committed
    vp = missed(before.copy(), journal.drafted, best, seat)
    if not vp:
        return {"better": None}
    decision = before.decision
    assert decision is not None
    option = describe_option(before.view(seat), decision, decision.find(best), words.lang)
    return {"better": words.say("coach-better", option=option, vp=vp)}
