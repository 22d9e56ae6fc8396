"""Hints: advice for the decisions of people, computed from what their seats may know.

In a game with friends hints are allowed only if its creator has chosen so, and the others see that
a hint was used.
"""

import asyncio
from typing import TYPE_CHECKING

from tekhenu.analysis.advice import TurnAdvice
from tekhenu.analysis.engine import STAGES

from .errors import RequestRefused
from .ports import AdviceTask, Searcher, SearchInterrupted
from .session import GameSession

if TYPE_CHECKING:
    from .service import GameService

NOTICE = "hint"
SECONDS = 20.0  # time limit of the first stage
DEEP_SECONDS = 90.0  # time limit of the later stages
COMPARED = 1  # the stage after which the coach compares a turn with the best ones


class Hints:
    """Advice in all games."""

    def __init__(self, service: "GameService", searcher: Searcher) -> None:
        self._service = service
        self._searcher = searcher

    async def advise(self, session: GameSession, seat: int, stage: int = 0) -> TurnAdvice | None:
        """Return the advice after a stage, from 0, or None if the seat has no decision.

        Raise RequestRefused if the game has no hints.
        """
        if not session.snapshot.hints:
            raise RequestRefused("no-hints")
        advice = await self._advice(session, _advice_task(session, seat, stage))
        if advice is not None:
            await self._notice(session, seat)
        return advice

    async def for_coach(self, session: GameSession, seat: int) -> TurnAdvice | None:
        """Return quick advice without a notice, or None without hints or a decision."""
        if not session.snapshot.hints:
            return None
        return await self._advice(session, _advice_task(session, seat, 0))

    async def compare(self, session: GameSession, seat: int) -> TurnAdvice | None:
        """Compare the draft of a seat with the best turns; None without hints or a draft."""
        journal = session.journal
        if not session.snapshot.hints or journal.drafter != seat:
            return None
        task = _advice_task(session, seat, COMPARED, afresh=True)
        return await self._advice(session, task and task._replace(played=journal.drafted))

    async def _advice(self, session: GameSession, task: AdviceTask | None) -> TurnAdvice | None:
        if task is None:
            return None
        creator = session.snapshot.creator
        async with asyncio.timeout(DEEP_SECONDS if task.stage else SECONDS):
            try:
                return await self._searcher.advise(task, creator)
            except SearchInterrupted:
                return await self._searcher.advise(task, creator)

    async def _notice(self, session: GameSession, seat: int) -> None:
        """Add a notice for the others that the seat has used a hint, once per turn."""
        turn = seat, session.journal.committed.state.step
        if session.snapshot.record.shared and turn not in session.hinted:
            session.hinted.add(turn)
            await self._service.notice(session, seat, NOTICE)


def _advice_task(
    session: GameSession, seat: int, stage: int, *, afresh: bool = False
) -> AdviceTask | None:
    """Return the task for the decision of a seat, or None without one.

    With `afresh`, ignore the seat's draft.

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
