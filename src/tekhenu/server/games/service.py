"""The service: everything a request needs, and the order in which things happen.

An entry is checked, played, written, swapped in and announced, each once and in this order: what
a client was told is on disk, and nobody hears of what is not.
"""

import logging
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from functools import partial

from starlette.concurrency import run_in_threadpool

from tekhenu.rules.chance import TABLE
from tekhenu.rules.wheel import rounds
from tekhenu.text import Catalogue

from ..computers.seats import Computers
from ..config import ServerConfig
from ..people import People, Person
from ..storage import (
    BestResult,
    EndedGame,
    NewEntry,
    NewGame,
    NotedResult,
    PlayedEdition,
    Store,
    Taken,
)
from .journal import Entry, EntryRefused
from .leaving import Leaving
from .listening import Listening
from .live import Live
from .results import Opponents, results_of
from .session import (
    HUMAN,
    BrokenGame,
    GameSession,
    NoSuchGame,
    Prepared,
    Seat,
    names_of,
    seats_held,
)
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
    results: list[NotedResult] = field(default_factory=list)  # by seat, once it is over
    abandoned: bool = False
    edition: PlayedEdition | None = None  # of an owner
    told: bool = False  # played at a real table
    rounds: int = 0  # of the whole game, while it is in progress


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
        self.leaving = Leaving(self)
        self._listening = Listening(self)
        self._sessions: OrderedDict[str, GameSession] = OrderedDict()
        self._lock = threading.Lock()

    async def open(self) -> None:
        """Bring the database up to date; computers go on with the games they were in."""
        self.computers.open()
        self.computers.resume(await run_in_threadpool(self._prepare))
        self.leaving.open()

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
        self.leaving.close()
        self.computers.close()
        self._listening.close()
        self.webhooks.close()
        self.store.close()

    def obstacle(self) -> str | None:
        """Return why requests cannot be answered, or None if they can."""
        return "the server is closing" if self.live.closed else self.store.readiness.obstacle()

    def sessions(self) -> list[GameSession]:
        """The games in memory."""
        with self._lock:
            return [*self._sessions.values()]

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
        session = self.remembered(game_id) or self._load(game_id)
        self.refresh(session)
        return session

    def remembered(self, game_id: str) -> GameSession | None:
        """The game as it was when last looked at, if it is in memory."""
        with self._lock:
            session = self._sessions.get(game_id)
            if session is not None:
                self._sessions.move_to_end(game_id)
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
            self.live.announce(session.id, session.news)
        self._ask_computers(session, after_others=True)

    def heard(self, game_id: str, entry: Entry | None) -> None:
        """Another process has written an entry, or changed something about the seats.

        Those who listen are told. A game that nobody listens to stays as it is until it is asked
        for: processes that each have games of their own do not play those of the others.
        """
        if not self.live.listened(game_id):
            return
        session = self.remembered(game_id)
        if session is None:
            session = self._load(game_id)
            self.live.announce(game_id, session.news)
        elif entry is None:
            self.refresh(session)
        elif session.journal.sequence < entry.sequence:
            self._take_over(session, entry)

    def _take_over(self, session: GameSession, entry: Entry) -> None:
        with session.lock:
            if session.journal.sequence != entry.sequence - 1:
                self.refresh(session)
                return
            session.take_over(entry)
            self.live.announce(session.id, session.news)
        self._ask_computers(session, after_others=True)

    def catch_up(self) -> None:
        """Look at every game somebody listens to."""
        for game_id in self.live.games():
            self.heard(game_id, None)

    def create(self, game: NewGame, timeline: Timeline | None = None) -> GameSession:
        self.store.create(game)
        session = self._load(game.id, timeline)
        self.look(session)
        return session

    # Playing

    def enter(self, session: GameSession, entry: Entry, *, computer: bool = False) -> bool:
        """Make an entry; False if the very same one stands already. EntryRefused says why not.

        If another process has made one meanwhile, the unique key tells. If only something about the
        seats has changed, perhaps whether a person or a computer has this one, it is tried again.
        """
        with session.lock:
            while True:
                if session.journal.repeats(entry):
                    return False
                prepared, changed = session.prepare(entry, computer=computer), session.changed
                awaited = prepared.awaited
                try:
                    self.store.append(session.id, entry, awaited=awaited, changed=changed)
                    break
                except Taken:
                    self.refresh(session)
                    if session.changed == changed and not session.journal.repeats(entry):
                        raise EntryRefused("late") from None
            self._swap(session, prepared)
        self._go_on(session, prepared)
        return True

    async def enter_soon(self, session: GameSession, entry: Entry, changed: int) -> bool:
        """The same in the event loop, without waiting for any lock: whether it was as simple as
        that. Otherwise nothing was entered, or nobody knows: `enter` will.

        The game is not locked while the entry is written. It is written only if nobody else was
        quicker and the seats have not been changed since they were as often as given.
        """
        with session.held() as held:
            if not held:
                return False
            try:
                prepared = session.prepare(entry)
            except (EntryRefused, BrokenGame):
                return False
        new = NewEntry(session.id, entry, prepared.awaited, changed)
        try:
            await self.store.entries.append_soon(new)
        except Exception:  # `enter` meets it again, if it is more than having been too late
            return False
        with session.held() as held:
            swapped = held and self._swap(session, prepared)
        if not swapped:
            await run_in_threadpool(self.refresh, session)
        if prepared.over or prepared.before.committed.over:
            await run_in_threadpool(self._go_on, session, prepared)
        else:
            self._go_on(session, prepared)
        return True

    def _swap(self, session: GameSession, prepared: Prepared) -> bool:
        """What is written stands; with the lock held. False if that was seen to already."""
        if session.journal is not prepared.before:
            return False
        session.swap(prepared.after)
        self.live.announce(session.id, session.news)
        return True

    def _go_on(self, session: GameSession, prepared: Prepared) -> None:
        """Whoever is to act because of an entry."""
        if prepared.before.committed.over:  # something at its very end was entered wrong
            self.store.reopen(session.id)
            session.noted = False
        if prepared.over:
            self._finish(session)
        elif prepared.committed and prepared.decider is not None:
            if prepared.decider in session.computers:
                self.computers.consider(session.id)
            elif prepared.decider not in (prepared.entry.seat, TABLE):
                self.webhooks.tell(session, prepared.decider)

    def _ask_computers(self, session: GameSession, *, after_others: bool = False) -> None:
        with session.lock:
            asked = session.journal.decider() in session.computers and not session.abandoned
        if asked:
            self.computers.consider(session.id, after_others=after_others)

    def _finish(self, session: GameSession) -> None:
        """Note how a game ended; one that was cut short here is noted when it is opened."""
        game = session.journal.committed
        if not session.noted and game.over:
            results = results_of(game, session.kinds)
            self.store.finish(session.id, game.state.round, results)
            session.noted = True

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

    def best_of(self, person: Person | None) -> list[tuple[Opponents, BestResult]]:
        """What the person has reached alone against opponents that are no people."""
        if person is None or person.id is None:
            return []
        found = [(Opponents.read(r.against), r) for r in self.store.best_results(person.id)]
        return [(against, best) for against, best in found if HUMAN not in against.kinds]

    def _summaries(self, games: list[str], person: Person | None) -> list[GameSummary]:
        """Games whose end was noted are not played again for it."""
        ended = self.store.ended_games(games)
        found = []
        for game in games:
            try:
                known = ended.get(game)
                found.append(
                    summary(self.current(game), person)
                    if known is None
                    else summary_of_ended(known, person)
                )
            except (BrokenGame, NoSuchGame):
                log.warning("the game %s cannot be opened", game)
        return found


def summary(session: GameSession, person: Person | None) -> GameSummary:
    held = session.held_by(person)
    with session.lock:
        game = session.journal.committed
        journal = session.journal
        asked = {seat for seat in session.humans() if journal.may_answer(seat)}
        return GameSummary(
            id=session.id,
            names=session.names,
            kinds=session.kinds,
            created=session.created,
            listed=session.listed,
            round=game.state.round,
            over=session.over,
            held=held,
            asked=[seat for seat in held if seat in asked and not session.over],
            results=results_of(game, session.kinds) if game.over else [],
            abandoned=session.abandoned,
            edition=session.edition,
            told=journal.told,
            rounds=rounds(game.settings.edition),
        )


def summary_of_ended(game: EndedGame, person: Person | None) -> GameSummary:
    return GameSummary(
        id=game.id,
        names=partial(names_of, game.seats),
        kinds=[seat.kind for seat in game.seats],
        created=game.created,
        listed=game.listed,
        round=game.rounds,
        over=True,
        held=seats_held(game, person),
        asked=[],
        results=game.results,
        abandoned=game.abandoned,
        edition=game.edition,
    )
