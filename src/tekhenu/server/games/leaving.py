"""Players who are gone: when a seat counts as vanished, and what those who remain agree on.

A seat has vanished if nobody has been there for a while and it is its turn, or if nobody has it at
all. Then a computer may stand in, if all who remain agree; who comes back takes the seat back at
any moment. All who remain may also agree to abandon the game. Nothing here depends on what is
secret: whose turn it is counts only as far as everybody may know.
"""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from starlette.concurrency import run_in_threadpool

from ..people import Person
from ..storage import leaving as storage
from ..storage import models
from ..storage.records import ABANDON, Motion
from .journal import EntryRefused
from .session import GameSession
from .visibility import decider_seen

if TYPE_CHECKING:
    from .service import GameService

SITTING = timedelta(days=1)  # a game that lasts longer is played now and then: nobody is hurried
BEAT = 60.0  # seconds after which it is noted who is there
NEVER = datetime(1970, 1, 1, tzinfo=UTC)


@dataclass(frozen=True)
class Presence:
    """Who was there when, at one moment."""

    now: datetime
    seen: dict[int, datetime]
    moved: datetime  # when the last entry that all may notice was made, or the game begun

    def is_away(self, seat: int, wait: timedelta) -> bool:
        return self.now - self.seen.get(seat, NEVER) >= wait

    def keeps_waiting(self, seat: int, wait: timedelta) -> bool:
        """Away, and for as long asked."""
        return self.is_away(seat, wait) and self.now - self.moved >= wait


class Leaving:
    def __init__(self, service: "GameService") -> None:
        self._service = service
        self._store = service.store
        self._beating: asyncio.Task[None] | None = None
        self._noted = models.now()

    # Signs of life

    def open(self) -> None:
        self._beating = asyncio.get_running_loop().create_task(self._beat())

    def close(self) -> None:
        if self._beating is not None:
            self._beating.cancel()

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            await run_in_threadpool(self.note)

    def note(self) -> None:
        """What this process has seen of people who play with others, for all processes."""
        since, self._noted = self._noted, models.now()
        storage.note_sightings(self._store, list(self._sightings(since)))

    def _sightings(self, since: datetime) -> Iterator[storage.Sighting]:
        for session in self._service.sessions():
            if len(session.people()) > 1 and not session.over:
                for seat in self._service.live.seats(session.id):
                    session.see(seat)
                for seat, at in [*session.seen.items()]:
                    if at >= since:
                        yield session.id, seat, at

    def presence(self, session: GameSession) -> Presence:
        now, sequence = models.now(), session.journal.public_sequence
        signs = storage.signs_of_life(self._store, session.id, sequence)
        seen = {
            seat: max(signs.seen.get(seat, NEVER), session.seen.get(seat, NEVER))
            for seat in {*signs.seen, *session.seen}
        }
        # Whoever plays several seats at one device is there for all of them.
        there = self._service.live.seats(session.id)
        people = {person for person, seat in session.holders if seat in there}
        there |= {seat for person, seat in session.holders if person in people}
        seen |= dict.fromkeys(there, now)
        return Presence(now, seen, signs.moved or session.created)

    def _wait(self, session: GameSession, now: datetime) -> timedelta:
        away = self._service.config.away
        return away if now - session.created < SITTING else max(away, SITTING)

    # Who is gone, who remains

    def vanished(self, session: GameSession, presence: Presence | None = None) -> list[int]:
        """Seats for which a computer may stand in."""
        if session.over or len(session.people()) < 2:
            return []
        there = presence or self.presence(session)
        wait = self._wait(session, there.now)
        with session.lock:
            decider = decider_seen(session.journal.committed, None)
        free = [seat for seat in session.humans() if seat not in session.taken()]
        gone = {seat for seat in free if session.given_up(seat) or there.is_away(seat, wait)}
        # Where it is a secret who is asked, it may be anybody.
        asked = session.humans() if decider is None else {decider} & {*session.humans()}
        return sorted(gone | {seat for seat in asked if there.keeps_waiting(seat, wait)})

    def remaining(self, session: GameSession, motion: Motion, there: Presence) -> set[int]:
        """Those who have to agree. Who is away for a while does not keep a computer from standing
        in, but a day long the game from being abandoned."""
        wait = self._wait(session, there.now) if motion != ABANDON else SITTING
        return {
            seat
            for seat in session.humans()
            if seat != motion.about and not (session.given_up(seat) or there.is_away(seat, wait))
        }

    def motions(self, session: GameSession) -> dict[Motion, frozenset[int]]:
        """Those that can still be agreed on: whoever is back is not replaced."""
        if session.over or not session.motions:
            return {}
        gone = self.vanished(session)
        return {
            motion: agreed
            for motion, agreed in session.motions.items()
            if motion == ABANDON or motion.about in gone
        }

    # Agreeing

    def agree(self, session: GameSession, person: Person | None, motion: Motion) -> None:
        """Ask for it or agree to it; it is done once nobody is left to ask."""
        own = self._own(session, person)
        there = self.presence(session)
        gone = [seat for seat in self.vanished(session, there) if seat not in own]
        if motion != ABANDON and motion.about not in gone:
            if motion in session.motions:
                storage.refuse(self._store, session.id, motion, None)
            raise EntryRefused("not-away")
        agreed = storage.agree(self._store, session.id, motion, own)
        if self.remaining(session, motion, there) <= agreed:
            self._carry_out(session, motion, own[0])

    def refuse(self, session: GameSession, person: Person | None, motion: Motion) -> None:
        own = self._own(session, person)
        if motion not in session.motions:
            raise EntryRefused("no-motion")
        storage.refuse(self._store, session.id, motion, own[0])

    def _own(self, session: GameSession, person: Person | None) -> list[int]:
        """The seats for which the person may speak."""
        own = [seat for seat in session.held_by(person) if seat in session.humans()]
        if not session.people() and session.created_by(person):
            own = [0]  # computers among themselves are whose they are
        if session.over:
            raise EntryRefused("abandoned" if session.abandoned else "over")
        if not own:
            raise EntryRefused("not-your-seat")
        return own

    def _carry_out(self, session: GameSession, motion: Motion, seat: int) -> None:
        with session.lock:
            game, decider = session.journal.committed, session.journal.decider()
        if motion == ABANDON:
            storage.abandon(self._store, session.id, seat, game.state.round)
            return
        agent, asked = self._service.config.stand_in, decider == motion.about
        storage.seat_computer(self._store, session.id, motion.about, agent, asked=asked)

    def take_back(self, session: GameSession, seat: int) -> None:
        """For whoever has the seat."""
        if session.over:
            raise EntryRefused("abandoned" if session.abandoned else "over")
        if seat not in session.stand_ins() or not storage.take_back(self._store, session.id, seat):
            raise EntryRefused("no-stand-in")
