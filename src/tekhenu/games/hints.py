"""Hints: advice for the decisions of people, computed from what their seats may know.

In a game with friends hints are allowed only if its creator has chosen so, and the others see that
a hint was used.
"""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from tekhenu.analysis.advice import TurnAdvice
from tekhenu.analysis.engine import STAGES

from .errors import RequestRefused
from .ports import AdviceTask, Searcher, SearchInterrupted, SearchTask
from .session import GameSession

if TYPE_CHECKING:
    from .service import GameService

NOTICE = "hint"
SECONDS = 20.0  # time limit of the first stage
DEEP_SECONDS = 90.0  # time limit of the later stages
COACH = "greedy"  # the agent whose choice the coach compares with a turn


class Hints:
    """Advice in all games."""

    def __init__(self, service: "GameService", searcher: Searcher) -> None:
        self._service = service
        self._searcher = searcher

    async def advise(
        self, session: GameSession, seat: int, stage: int = 0, *, afresh: bool = False
    ) -> TurnAdvice | None:
        """Return the advice after a stage, from 0, or None if the seat has no decision.

        With `afresh`, ignore the seat's draft. Raise RequestRefused if the game has no hints.
        """
        _check_allowed(session)
        task = _advice_task(session, seat, stage, afresh=afresh)
        if task is None:
            return None
        creator = session.snapshot.creator
        async with asyncio.timeout(DEEP_SECONDS if stage else SECONDS):
            try:
                advice = await self._searcher.advise(task, creator)
            except SearchInterrupted:
                advice = await self._searcher.advise(task, creator)
        await self._notice(session, seat)
        return advice

    async def coach(self, session: GameSession, seat: int) -> str | None:
        """Return the choice of an agent that ignores the seat's draft, or None without hints."""
        journal, now = session.journal, session.snapshot
        if journal.decider() != seat or not now.hints:
            return None
        key = f"{session.id}/coach/{seat}"
        sequence = journal.public_sequence
        task = SearchTask(key, now.origin, journal.choices(), seat, COACH, sequence)
        async with asyncio.timeout(SECONDS):
            with suppress(SearchInterrupted):
                return await self._searcher.search(task, now.creator, lambda: None)
            return await self._searcher.search(task, now.creator, lambda: None)

    async def _notice(self, session: GameSession, seat: int) -> None:
        """Add a notice for the others that the seat has used a hint, once per turn."""
        turn = seat, session.journal.committed.state.step
        if session.snapshot.record.shared and turn not in session.hinted:
            session.hinted.add(turn)
            await self._service.notice(session, seat, NOTICE)


def _check_allowed(session: GameSession) -> None:
    if not session.snapshot.hints:
        raise RequestRefused("no-hints")


def _advice_task(session: GameSession, seat: int, stage: int, *, afresh: bool) -> AdviceTask | None:
    """Return the task for the decision of a seat, or None without one.

    A question to the table is answered from the real table, so there is no advice about it.
    """
    journal = session.journal
    if afresh:
        game, sequence = journal.committed, journal.public_sequence
        decision = game.decision
    else:
        game, sequence = journal.game_for(seat), journal.sequence
        decision = journal.asked(seat)
    if decision is None or decision.player != seat or session.snapshot.over:
        return None
    choices = [str(choice) for choice in game.choices]
    origin = session.snapshot.origin
    return AdviceTask(session.id, origin, choices, seat, sequence, STAGES, stage)
