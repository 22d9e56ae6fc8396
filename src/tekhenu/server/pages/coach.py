"""The coach beside the table: an explanation, warnings and hints for the current decision."""

from collections.abc import Sequence
from typing import Any

from starlette.concurrency import run_in_threadpool

from tekhenu.analysis.advice import TurnAdvice
from tekhenu.learn.coach import all_advice, recommends, warnings_now
from tekhenu.learn.situation import Situation
from tekhenu.learn.stronger import stronger
from tekhenu.text import Catalog

from ...games.hints import Hints
from ...games.journal import Journal
from ...games.ports import SearchesClosed
from ...games.session import GameSession, SessionSnapshot
from .table import viewer_of


async def coach_page(
    session: GameSession, hints: Hints, held: Sequence[int], wanted: int | None, words: Catalog
) -> dict[str, Any]:
    """Return the advice, which is empty for spectators and while the device is handed over."""
    now = session.snapshot
    seat = viewer_of(now, held, wanted).seat
    if seat is None:
        return {"kind": "", "all_advice": [], "better": False}
    best = None
    if await run_in_threadpool(_recommends, now, seat, words):
        try:
            best = await hints.for_coach(session, seat)
        except (TimeoutError, SearchesClosed):  # then the advice is called a trade-off
            best = None
    return await run_in_threadpool(_coach_page, now, seat, best, words)


def _situation(now: SessionSnapshot, seat: int, best: TurnAdvice | None = None) -> Situation:
    journal = now.journal
    return Situation.of(
        journal.committed,
        journal.game_for(seat),
        seat,
        confirming=journal.must_confirm(seat),
        best=[turn.choices[0] for turn in best.turns] if best is not None else (),
    )


def _recommends(now: SessionSnapshot, seat: int, words: Catalog) -> bool:
    return recommends(_situation(now, seat), words.lang)


def _coach_page(
    now: SessionSnapshot, seat: int, best: TurnAdvice | None, words: Catalog
) -> dict[str, Any]:
    situation = _situation(now, seat, best)
    return {
        "kind": situation.kind if situation.asked else "",
        "all_advice": all_advice(situation, words.lang),
        "better": now.journal.must_confirm(seat),
    }


async def better_page(
    session: GameSession,
    hints: Hints,
    held: Sequence[int],
    wanted: int | None,
    words: Catalog,
) -> dict[str, Any]:
    """Offer a stronger turn than an unconfirmed one, or say that its costs seem worth it."""
    now = session.snapshot
    journal, seat = now.journal, viewer_of(now, held, wanted).seat
    if seat is None or not journal.must_confirm(seat):
        return {"stronger": None, "worth_it": False}
    advice = await hints.compare(session, seat)
    if advice is None:
        return {"stronger": None, "worth_it": False}
    return await run_in_threadpool(_better, now, journal, advice, words)


def _better(
    now: SessionSnapshot, journal: Journal, advice: TurnAdvice, words: Catalog
) -> dict[str, Any]:
    found = stronger(journal.committed, advice, words)
    warned = found is None and bool(warnings_now(_situation(now, advice.seat), words))
    return {"stronger": found, "worth_it": warned, "playable": not journal.at_table}
