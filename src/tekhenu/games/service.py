"""The service of the games core, which finds games, plays entries and informs listeners.

The service runs in one event loop. An entry is checked, played, stored, made current and published,
each once and in this order, so every entry is on disk before a client hears of it.
"""

import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from functools import partial

from tekhenu.rules.chance import TABLE
from tekhenu.rules.wheel import rounds
from tekhenu.text import Catalog

from .computers import Computers
from .errors import BrokenGame, NoSuchGame, RequestRefused
from .hints import Hints
from .journal import AlreadyEntered, Entry, EntryRefused
from .leaving import Leaving
from .live import Live
from .people import Person
from .ports import Background, GamesConfig, GameStore, NewEntry, Searcher, Taken, at_once
from .records import BestResult, Branch, EndedGame, NewGame, NotedResult, PlayedEdition
from .results import Opponents, results_of
from .reviews import Reviews
from .session import (
    HUMAN,
    GameSession,
    Prepared,
    SessionSnapshot,
    continued,
    loaded,
    names_of,
    seats_held,
)
from .timeline import Timeline

log = logging.getLogger(__name__)
MOST_LISTED = 50

Notify = Callable[[SessionSnapshot, int], None]


@dataclass(frozen=True)
class GameSummary:
    """A game in a list, as one person may see it."""

    id: str
    names: Callable[[Catalog | None], list[str]]  # the names of the seats in a language
    kinds: list[str]
    created: datetime
    listed: bool
    round: int
    over: bool
    held: list[int]  # the seats of the person
    asked: list[int]  # the seats of the person that have the turn
    results: list[NotedResult] = field(default_factory=list)  # by seat, once the game is over
    abandoned: bool = False
    edition: PlayedEdition | None = None  # None for the default edition
    rounds: int = 0  # the length of the whole game, while it is in progress
    at_table: bool = False  # played at a real table
    branch: Branch | None = None  # the game that it continues, if it is a branch


def notify_nobody(_game: SessionSnapshot, _seat: int) -> None:
    """Do nothing: the default of `notify`."""


class GameService:
    """All games of a host."""

    def __init__(
        self,
        store: GameStore,
        searcher: Searcher,
        config: GamesConfig,
        *,
        notify: Notify = notify_nobody,
        background: Background = at_once,
    ) -> None:
        """Make a service.

        Args:
            store: the storage of games.
            searcher: computes the moves of computers, hints and reviews.
            config: limits and pace.
            notify: called with a game and a seat when a person gets the turn.
            background: runs long computations without blocking the event loop.
        """
        self.store = store
        self.config = config
        self.live = Live()
        self.computers = Computers(self, searcher)
        self.hints = Hints(self, searcher)
        self.reviews = Reviews(self, searcher, background)
        self.leaving = Leaving(self)
        self._searcher = searcher
        self._notify = notify
        self._background = background
        self._sessions: OrderedDict[str, GameSession] = OrderedDict()

    async def open(self) -> None:
        """Continue the games in which people wait for a computer, and unfinished reviews."""
        self.computers.resume(await self.store.awaited_games())
        self.reviews.resume(await self.store.unfinished_reviews())
        self.leaving.open()

    async def resume(self, game_id: str) -> None:
        """Open a game so that its computers continue."""
        try:
            session = await self.current(game_id)
        except (BrokenGame, NoSuchGame):
            log.warning("game %s cannot be opened, so its computers do not play", game_id)
            return
        if not session.snapshot.awaits(session.journal):
            await self.store.unawait(game_id)  # an earlier version has stored that people wait

    def close(self) -> None:
        self.live.close()
        self.leaving.close()
        self.close_searches()

    def close_searches(self) -> None:
        """Stop everything that a searcher computes."""
        self.computers.close()
        self.reviews.close()
        self._searcher.close()

    def sessions(self) -> list[GameSession]:
        """Return the games in memory."""
        return [*self._sessions.values()]

    def count_sessions(self) -> int:
        """Return the number of games in memory."""
        return len(self._sessions)

    # Finding

    async def session(self, game_id: str) -> GameSession:
        """Return a requested game and count the request as watching; raise NoSuchGame."""
        session = await self.current(game_id)
        self.look(session)
        return session

    async def opened(self, game_id: str) -> GameSession:
        """Return a requested game for `enter`, which notices if the game in memory is outdated."""
        session = self.remembered(game_id) or await self._load(game_id)
        self.look(session)
        return session

    def look(self, session: GameSession) -> None:
        """Count a request as watching, so that a game of computers alone continues."""
        session.looked = time.monotonic()
        asleep, session.asleep = session.asleep, False
        if asleep:
            self._ask_computers(session)

    async def current(self, game_id: str) -> GameSession:
        """Return a game in the state of the store; raise NoSuchGame if there is none."""
        session = self.remembered(game_id) or await self._load(game_id)
        await self.refresh(session)
        return session

    def remembered(self, game_id: str) -> GameSession | None:
        """Return a game from memory, possibly outdated, or None."""
        session = self._sessions.get(game_id)
        if session is not None:
            self._sessions.move_to_end(game_id)
        return session

    async def _load(self, game_id: str, timeline: Timeline | None = None) -> GameSession:
        """Load a game; `timeline` is its start, if that has been replayed already."""
        # PostgreSQL rejects texts with NUL.
        record = await self.store.game(game_id) if game_id.isalnum() else None
        if record is None:
            raise NoSuchGame(game_id)
        news = await self.store.news(game_id, 0)
        entries = [] if news is None else news.entries
        journal = await self._background(loaded, record.origin, entries, timeline)
        session = self._sessions.setdefault(game_id, GameSession(record, journal))
        while len(self._sessions) > self.config.sessions:
            self._sessions.popitem(last=False)
        await self._finish(session)
        self._ask_computers(session)
        return session

    async def refresh(self, session: GameSession) -> None:
        """Apply entries that other processes have stored."""
        news = await self.store.news(session.id, session.journal.sequence)
        if news is None:
            raise NoSuchGame(session.id)
        if news.changed == session.snapshot.changed and not news.entries:
            return
        async with session.writer:
            changed = await self._take_over(session)
        if changed:
            self._ask_computers(session, after_others=True)

    async def _take_over(self, session: GameSession) -> bool:
        """Apply stored entries while the session's writer is held; return whether it changed."""
        news = await self.store.news(session.id, session.journal.sequence)
        if news is None:
            raise NoSuchGame(session.id)
        reseated = news.changed != session.snapshot.changed
        if reseated:
            record = await self.store.game(session.id)
            assert record is not None
            session.reseat(record)
        if news.entries:
            session.swap(await self._background(continued, session.journal, news.entries))
        if reseated:
            self.live.demote(session.id, session.snapshot.held_by)
        if reseated or news.entries:
            self.live.publish(session.id, session.snapshot.news)
        return reseated or bool(news.entries)

    async def heard(self, game_id: str) -> None:
        """Update a game and inform its listeners after another process has changed it.

        A game without listeners is updated when it is requested, so that processes do not replay
        each other's games.
        """
        if self.live.listened(game_id):
            await self.current(game_id)

    async def catch_up(self) -> None:
        """Read entries of other processes for every game with listeners, and inform them."""
        for game_id in self.live.games():
            await self.heard(game_id)

    async def create(self, game: NewGame, timeline: Timeline | None = None) -> GameSession:
        await self.store.create(game)
        session = await self._load(game.id, timeline)
        self.look(session)
        return session

    # Playing

    async def enter(
        self,
        session: GameSession,
        entry: Entry | Callable[[SessionSnapshot], Entry],
        *,
        computer: bool = False,
    ) -> bool:
        """Play an entry; return False if the same entry was stored before.

        Raise EntryRefused if the entry is illegal. `entry` may be a function that
        checks who may act. The function returns the entry or raises RequestRefused. It is called
        again if the seats change before the entry has been stored.
        """
        try:
            prepared = await self._write(session, entry, computer)
        except AlreadyEntered as refused:
            await self.notice(session, refused.seat, "clash")
            raise
        if prepared is None:
            return False
        await self._follow_up(session, prepared)
        return True

    async def _write(
        self,
        session: GameSession,
        entry: Entry | Callable[[SessionSnapshot], Entry],
        computer: bool,
    ) -> Prepared | None:
        """Check, play, store and publish an entry; return None if it was stored before.

        The game in memory may be outdated. So a refused entry is checked again if another process
        has changed the game.
        """
        async with session.writer:
            while True:
                now = session.snapshot
                try:
                    asked = entry(now) if callable(entry) else entry
                    if now.journal.repeats(asked):
                        return None
                    prepared = now.prepare(asked, computer=computer)
                except (EntryRefused, RequestRefused):
                    if await self._take_over(session):
                        continue
                    raise
                try:
                    await self.store.append(
                        NewEntry(session.id, asked, prepared.awaited, now.changed)
                    )
                    break
                except Taken:
                    if not await self._take_over(session):
                        raise EntryRefused("late") from None
            session.swap(prepared.after)
            self.live.publish(session.id, session.snapshot.news)
            return prepared

    async def notice(self, session: GameSession, seat: int, kind: str) -> None:
        """Add a notice about a seat, unless one person holds all seats."""
        if session.snapshot.record.shared:
            await self.store.add_seat_notice(session.id, seat, kind)
            await self.refresh(session)

    async def _follow_up(self, session: GameSession, prepared: Prepared) -> None:
        """Store the results of a finished game, or notify the next player."""
        if prepared.before.committed.over:  # a real table corrects its last entry
            await self.store.reopen(session.id)
            self.reviews.cancel(session.id)
            session.noted = False
        if prepared.recalls:
            await self.notice(session, prepared.entry.seat, "recalled")
        if prepared.over:
            await self._finish(session)
        elif prepared.committed and prepared.decider is not None:
            if prepared.decider in session.snapshot.computers:
                self.computers.consider(session.id)
            elif prepared.decider not in (prepared.entry.seat, TABLE):
                self._notify(session.snapshot, prepared.decider)

    def _ask_computers(self, session: GameSession, *, after_others: bool = False) -> None:
        now = session.snapshot
        if now.journal.decider() in now.computers and not now.abandoned:
            self.computers.consider(session.id, after_others=after_others)

    async def _finish(self, session: GameSession) -> None:
        """Store the result of a finished game, unless it is stored already."""
        game = session.journal.committed
        if not session.noted and game.over:
            results = results_of(game, session.snapshot.kinds)
            await self.store.finish(session.id, game.state.round, results)
            session.noted = True

    # Lists

    async def games_of(self, person: Person | None) -> list[GameSummary]:
        """Return the games that a person created or has a seat in, newest first."""
        if person is None:
            return []
        if person.id is None:
            return [] if person.seat is None else await self._summaries([person.seat[0]], person)
        return await self._summaries(await self.store.games_of(person.id, MOST_LISTED), person)

    async def branches_of(self, game_id: str, person: Person | None) -> list[GameSummary]:
        """Return the branches of a game that a person has made, oldest first."""
        if person is None or person.id is None:
            return []
        return await self._summaries(await self.store.branches(game_id, person.id), person)

    async def listed_games(self, person: Person | None = None) -> list[GameSummary]:
        return await self._summaries(await self.store.listed_games(MOST_LISTED), person)

    async def best_of(self, person: Person | None) -> list[tuple[Opponents, BestResult]]:
        """Return a person's best results in games with one person, by opponents."""
        if person is None or person.id is None:
            return []
        results = await self.store.best_results(person.id)
        found = [(Opponents.read(result.against), result) for result in results]
        return [(against, best) for against, best in found if HUMAN not in against.kinds]

    async def _summaries(self, games: list[str], person: Person | None) -> list[GameSummary]:
        """Summarize games without replaying those whose result is stored."""
        ended = await self.store.ended_games(games)
        found = []
        for game in games:
            try:
                known = ended.get(game)
                found.append(
                    summary((await self.current(game)).snapshot, person)
                    if known is None
                    else summary_of_ended(known, person)
                )
            except (BrokenGame, NoSuchGame):
                log.warning("game %s cannot be opened, so it is missing in a list", game)
        return found


def summary(session: SessionSnapshot, person: Person | None) -> GameSummary:
    held, journal = session.held_by(person), session.journal
    game = journal.committed
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
        at_table=journal.at_table,
        rounds=rounds(game.settings.edition),
        branch=session.branch,
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
        branch=game.branch,
    )
