"""The service: everything a request needs, and the order in which things happen.

An entry is checked, played, written, swapped in and announced, each once and in this order: what
a client was told is on disk, and nobody hears of what is not.
"""

import logging
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from starlette.concurrency import run_in_threadpool

from tekhenu.text import Catalogue

from ..computers.seats import Computers
from ..config import ServerConfig
from ..people import People, Person
from ..storage import NewGame, Store, Taken
from .journal import Entry, EntryRefused
from .listening import Listening
from .live import Live
from .session import BrokenGame, GameSession, NoSuchGame, Seat
from .timeline import Timeline
from .webhooks import Webhooks

__all__ = ["BrokenGame", "GameService", "GameSession", "GameSummary", "NoSuchGame", "Seat"]

log = logging.getLogger(__name__)
MOST_LISTED = 50


@dataclass(frozen=True)
class GameSummary:
    """A game in a list, as one person may see it."""

    id: str
    names: Callable[[Catalogue | None], list[str]]  # in some language
    kinds: list[str]
    created: datetime
    listed: bool
    round: int
    over: bool
    held: list[int]  # the person's own seats
    asked: list[int]  # those of them that are asked now


class GameService:
    def __init__(self, config: ServerConfig) -> None:
        self.config = config
        self.store = Store(config.database)
        self.people = People(self)
        self.live = Live()
        self.webhooks = Webhooks(
            allow_local=config.allow_local_webhooks, drop=self.store.drop_webhook
        )
        self.computers = Computers(self)
        self._listening = Listening(self)
        self._sessions: OrderedDict[str, GameSession] = OrderedDict()
        self._lock = threading.Lock()

    async def open(self) -> None:
        """Bring the database up to date; computers go on with the games they were in."""
        self.computers.open()
        self.computers.resume(await run_in_threadpool(self._prepare))

    def _prepare(self) -> list[str]:
        self.store.migrate()
        self._listening.open()
        return self.store.awaited_games()

    def resume(self, game_id: str) -> None:
        """Open a game so that its computers go on."""
        try:
            session = self.current(game_id)
        except (BrokenGame, NoSuchGame):
            log.warning("the game %s cannot be opened", game_id)
            return
        if not session.awaits(session.journal):
            self.store.unawait(game_id)  # of an earlier version, which did not note it

    def close(self) -> None:
        self.live.close()
        self.computers.close()
        self._listening.close()
        self.webhooks.close()
        self.store.close()

    def is_ready(self) -> bool:
        """Whether requests can be answered."""
        return not self.live.closed and self.store.is_ready()

    def kept(self) -> int:
        """How many games are in memory."""
        return len(self._sessions)

    # Games

    def session(self, game_id: str) -> GameSession:
        """The game for somebody who asks for it; NoSuchGame if there is none."""
        session = self.current(game_id)
        self.look(session)
        return session

    def look(self, session: GameSession) -> None:
        """Computers that play among themselves go on while somebody looks."""
        with session.lock:
            session.looked = time.monotonic()
            asleep, session.asleep = session.asleep, False
        if asleep:
            self._ask_computers(session)

    def current(self, game_id: str) -> GameSession:
        """The game as it stands now in the database; NoSuchGame if there is none."""
        with self._lock:
            session = self._sessions.get(game_id)
            if session is not None:
                self._sessions.move_to_end(game_id)
        if session is None:
            session = self._load(game_id)
        self.refresh(session)
        return session

    def _load(self, game_id: str, timeline: Timeline | None = None) -> GameSession:
        """From the database; `timeline` is how the game begins, if that is known already."""
        # PostgreSQL takes no NUL in a text.
        record = self.store.game(game_id) if game_id.isalnum() else None
        if record is None:
            raise NoSuchGame(game_id)
        session = GameSession(record, self.store, timeline)
        session.refresh()
        self._finish(session)
        with self._lock:
            # Whoever was quicker wins, so that there is one lock.
            session = self._sessions.setdefault(game_id, session)
            while len(self._sessions) > self.config.sessions:
                self._sessions.popitem(last=False)
        self._ask_computers(session)
        return session

    def refresh(self, session: GameSession) -> None:
        """Take over and pass on what other processes have written."""
        with session.lock:
            if not session.refresh():
                return
            self.live.announce(session.id, session.all_news())
        self._ask_computers(session, after_others=True)

    def heard(self, game_id: str, sequence: int) -> None:
        """Another process (or this one) says that something was written."""
        with self._lock:
            session = self._sessions.get(game_id)
        if session is not None:
            if sequence == 0 or session.journal.sequence < sequence:
                self.refresh(session)
        elif self.live.listened(game_id):
            session = self._load(game_id)
            self.live.announce(game_id, session.all_news())

    def catch_up(self) -> None:
        """Look at every game somebody listens to."""
        for game_id in self.live.games():
            self.heard(game_id, 0)

    def create(self, game: NewGame, timeline: Timeline | None = None) -> GameSession:
        self.store.create(game)
        session = self._load(game.id, timeline)
        self.look(session)
        return session

    # Playing

    def enter(self, session: GameSession, entry: Entry) -> bool:
        """Make an entry; False if the very same one stands already. EntryRefused says why not.

        If another process has made one meanwhile, the unique key tells.
        """
        with session.lock:
            if session.journal.repeats(entry):
                return False
            after = session.after(entry)
            awaited = session.awaits(after)
            changed = awaited if awaited != session.awaits(session.journal) else None
            try:
                self.store.append(session.id, entry, awaited=changed)
            except Taken:
                self.refresh(session)
                if session.journal.repeats(entry):
                    return False
                raise EntryRefused("late") from None
            committed = after.public_sequence == entry.sequence
            decider, over = after.decider(), after.committed.over
            session.swap(after)
            self.live.announce(session.id, session.all_news())
        if over:
            self._finish(session)
        elif committed:
            if decider != entry.seat and decider is not None:
                self.webhooks.tell(session, decider)
            self._ask_computers(session)
        return True

    def _ask_computers(self, session: GameSession, *, after_others: bool = False) -> None:
        with session.lock:
            asked = session.journal.decider() in session.journal.computers
        if asked:
            self.computers.consider(session.id, after_others=after_others)

    def _finish(self, session: GameSession) -> None:
        """Note that a game is over; one that was cut short here is noted when it is opened."""
        if not session.finished and session.journal.committed.over:
            self.store.finish(session.id)
            session.finished = True

    # Lists

    def games_of(self, person: Person | None) -> list[GameSummary]:
        """Games the person began or has a seat in, the newest first."""
        if person is None:
            return []
        if person.id is None:
            return [] if person.seat is None else self._summaries([person.seat[0]], person)
        return self._summaries(self.store.games_of(person.id, MOST_LISTED), person)

    def listed_games(self, person: Person | None = None) -> list[GameSummary]:
        return self._summaries(self.store.listed_games(MOST_LISTED), person)

    def _summaries(self, games: list[str], person: Person | None) -> list[GameSummary]:
        found = []
        for game in games:
            try:
                found.append(summary(self.current(game), person))
            except (BrokenGame, NoSuchGame):
                log.warning("the game %s cannot be opened", game)
        return found


def summary(session: GameSession, person: Person | None) -> GameSummary:
    held = session.held_by(person)
    with session.lock:
        game = session.journal.committed
        decider = session.journal.decider()
        return GameSummary(
            id=session.id,
            names=session.names,
            kinds=[seat.kind for seat in session.seats],
            created=session.created,
            listed=session.listed,
            round=game.state.round,
            over=game.over,
            held=held,
            asked=[seat for seat in held if seat == decider],
        )
