"""Players who have left, and the motions by which the others replace them or end the game.

A seat has vanished if it has no holder, or if it has the turn and its holder has been away for a
while. A computer may stand in for it if all remaining players agree; a player who returns gets the
seat back at any time. All remaining players may also agree to abandon the game. Nothing of this
reveals a secret, because a turn that is secret does not count.
"""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from .journal import EntryRefused
from .people import Person
from .ports import Sighting
from .records import ABANDON, Motion
from .session import GameSession, SessionSnapshot
from .visibility import decider_seen

if TYPE_CHECKING:
    from .service import GameService

SITTING = timedelta(days=1)  # in games older than this, players may be away for as long
BEAT = 60.0  # seconds between two records of the players who are present
NEVER = datetime(1970, 1, 1, tzinfo=UTC)


@dataclass(frozen=True)
class Presence:
    """The time of each seat's last sign of life, as known at the time `now`.

    `moved` is the time of the last public entry, or of the creation of the game.
    """

    now: datetime
    seen: dict[int, datetime]
    moved: datetime

    def is_away(self, seat: int, wait: timedelta) -> bool:
        return self.now - self.seen.get(seat, NEVER) >= wait

    def keeps_waiting(self, seat: int, wait: timedelta) -> bool:
        """Return whether a seat is away and has had the turn for at least `wait`."""
        return self.is_away(seat, wait) and self.now - self.moved >= wait


@dataclass(frozen=True)
class Absences:
    """The seats for which a computer may stand in, and the open motions."""

    vanished: list[int]
    motions: dict[Motion, frozenset[int]]


class Leaving:
    """Signs of life, vanished seats and motions, in all games."""

    def __init__(self, service: "GameService") -> None:
        self._service = service
        self._store = service.store
        self._beating: asyncio.Task[None] | None = None
        self._noted = datetime.now(UTC)

    # Signs of life

    def open(self) -> None:
        self._beating = asyncio.get_running_loop().create_task(self._beat())

    def close(self) -> None:
        if self._beating is not None:
            self._beating.cancel()

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            await self.note()

    async def note(self) -> None:
        """Store the signs of life that this process has seen in games with several people."""
        since, self._noted = self._noted, datetime.now(UTC)
        await self._store.note_sightings(list(self._sightings(since)))

    def _sightings(self, since: datetime) -> Iterator[Sighting]:
        for session in self._service.sessions():
            if len(session.snapshot.people()) > 1 and not session.snapshot.over:
                for seat in self._service.live.seats(session.id):
                    session.see(seat)
                for seat, at in [*session.seen.items()]:
                    if at >= since:
                        yield Sighting(session.id, seat, at)

    async def presence(self, session: GameSession) -> Presence:
        now, snapshot = datetime.now(UTC), session.snapshot
        sequence = snapshot.journal.public_sequence
        signs = await self._store.signs_of_life(session.id, sequence)
        seen = {
            seat: max(signs.seen.get(seat, NEVER), session.seen.get(seat, NEVER))
            for seat in {*signs.seen, *session.seen}
        }
        # A person who holds several seats is present at all of them.
        there = self._service.live.seats(session.id)
        people = {person for person, seat in snapshot.holders if seat in there}
        there |= {seat for person, seat in snapshot.holders if person in people}
        seen |= dict.fromkeys(there, now)
        return Presence(now, seen, signs.moved or snapshot.created)

    def _wait(self, session: SessionSnapshot, now: datetime) -> timedelta:
        away = self._service.config.away
        return away if now - session.created < SITTING else max(away, SITTING)

    # Absent and remaining players

    async def absences(self, session: GameSession) -> Absences:
        """Return the vanished seats and the open motions, except about returned players."""
        snapshot = session.snapshot
        if snapshot.over or (len(snapshot.people()) < 2 and not snapshot.motions):
            return Absences([], {})
        gone = self._vanished(snapshot, await self.presence(session))
        motions = {
            motion: agreed
            for motion, agreed in snapshot.motions.items()
            if motion == ABANDON or motion.about in gone
        }
        return Absences(gone, motions)

    def _vanished(self, session: SessionSnapshot, there: Presence) -> list[int]:
        """Return the seats for which a computer may stand in."""
        if session.over or len(session.people()) < 2:
            return []
        wait = self._wait(session, there.now)
        decider = decider_seen(session.journal.committed, None)
        free = [seat for seat in session.humans() if seat not in session.taken()]
        gone = {seat for seat in free if session.given_up(seat) or there.is_away(seat, wait)}
        # If the turn is secret, any seat may have it.
        asked = session.humans() if decider is None else {decider} & {*session.humans()}
        return sorted(gone | {seat for seat in asked if there.keeps_waiting(seat, wait)})

    def _remaining(self, session: SessionSnapshot, motion: Motion, there: Presence) -> set[int]:
        """Return the seats that must agree to a motion.

        A player who is away for a while cannot block a stand-in, but the game can be abandoned
        without them only after a day.
        """
        wait = self._wait(session, there.now) if motion != ABANDON else SITTING
        return {
            seat
            for seat in session.humans()
            if seat != motion.about and not (session.given_up(seat) or there.is_away(seat, wait))
        }

    # Agreeing

    async def agree(self, session: GameSession, person: Person | None, motion: Motion) -> None:
        """Propose a motion or agree to it; it takes effect when all have agreed."""
        snapshot = session.snapshot
        own = self._own(snapshot, person)
        there = await self.presence(session)
        gone = [seat for seat in self._vanished(snapshot, there) if seat not in own]
        if motion != ABANDON and motion.about not in gone:
            if motion in snapshot.motions:
                await self._store.refuse(session.id, motion, None)
            raise EntryRefused("not-away")
        agreed = await self._store.agree(session.id, motion, own)
        if self._remaining(snapshot, motion, there) <= agreed:
            await self._carry_out(session, motion, own[0])

    async def refuse(self, session: GameSession, person: Person | None, motion: Motion) -> None:
        own = self._own(session.snapshot, person)
        if motion not in session.snapshot.motions:
            raise EntryRefused("no-motion")
        await self._store.refuse(session.id, motion, own[0])

    def _own(self, session: SessionSnapshot, person: Person | None) -> list[int]:
        """Return the seats for which the person may agree; raise EntryRefused if there are none."""
        own = [seat for seat in session.held_by(person) if seat in session.humans()]
        if not session.people() and session.created_by(person):
            own = [0]  # a game of computers belongs to its creator
        _check_running(session)
        if not own:
            raise EntryRefused("not-your-seat")
        return own

    async def _carry_out(self, session: GameSession, motion: Motion, seat: int) -> None:
        journal = session.journal
        if motion == ABANDON:
            await self._store.abandon(session.id, seat, journal.committed.state.round)
            return
        agent, asked = self._service.config.stand_in, journal.decider() == motion.about
        await self._store.seat_computer(session.id, motion.about, agent, asked=asked)

    async def take_back(self, session: GameSession, seat: int) -> None:
        """Give a seat back to its holder."""
        _check_running(session.snapshot)
        stands_in = seat in session.snapshot.stand_ins()
        if not stands_in or not await self._store.take_back(session.id, seat):
            raise EntryRefused("no-stand-in")


def _check_running(session: SessionSnapshot) -> None:
    if session.over:
        raise EntryRefused("abandoned" if session.abandoned else "over")
