"""The house: everything a request needs, and the order in which things happen.

An entry is checked, played, written, swapped in and announced, each once and in this order: what
a client was told is on disk, and nobody hears of what is not.
"""

import logging
import threading
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from starlette.concurrency import run_in_threadpool

from tekhenu.text import Catalogue

from .computers import Computers
from .journal import Entry, Refused
from .listening import Listening
from .live import Live
from .people import People, Person
from .settings import Settings
from .sitting import STILL, BrokenGame, NoSuchGame, Seat, Sitting
from .storage import NewGame, Store, Taken
from .timeline import Timeline
from .webhooks import Webhooks

__all__ = ["BrokenGame", "GameSummary", "House", "NoSuchGame", "Seat", "Sitting"]

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


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.people = People(self)
        self.live = Live()
        self.webhooks = Webhooks(allow_local=settings.allow_local_webhooks)
        self.computers = Computers(self)
        self._listening = Listening(self)
        self._sittings: OrderedDict[str, Sitting] = OrderedDict()
        self._lock = threading.Lock()

    async def open(self) -> None:
        """Bring the database up to date; computers go on with the games they were in."""
        self.computers.open()
        for game in await run_in_threadpool(self._prepare):
            self.computers.consider(game)

    def _prepare(self) -> list[str]:
        self.store.migrate()
        self._listening.open()
        return self.store.games_with_computers(STILL)

    def close(self) -> None:
        self.live.close()
        self.computers.close()
        self._listening.close()
        self.webhooks.close()
        self.store.close()

    # Games

    def sitting(self, game_id: str) -> Sitting:
        """The game as it stands now in the database; NoSuchGame if there is none."""
        with self._lock:
            sitting = self._sittings.get(game_id)
            if sitting is not None:
                self._sittings.move_to_end(game_id)
        if sitting is None:
            sitting = self._load(game_id)
        self.refresh(sitting)
        return sitting

    def _load(self, game_id: str, timeline: Timeline | None = None) -> Sitting:
        """From the database; `timeline` is how the game begins, if that is known already."""
        # PostgreSQL takes no NUL in a text.
        record = self.store.game(game_id) if game_id.isalnum() else None
        if record is None:
            raise NoSuchGame(game_id)
        sitting = Sitting(record, self.store, timeline)
        sitting.refresh()
        self._finish(sitting)
        with self._lock:
            # Whoever was quicker wins, so that there is one lock.
            sitting = self._sittings.setdefault(game_id, sitting)
            while len(self._sittings) > self.settings.sittings:
                self._sittings.popitem(last=False)
        self._ask_computers(sitting)
        return sitting

    def refresh(self, sitting: Sitting) -> None:
        """Take over and pass on what other processes have written."""
        with sitting.lock:
            if not sitting.refresh():
                return
            self.live.announce(sitting.id, sitting.all_news())
        self._ask_computers(sitting, after_others=True)

    def heard(self, game_id: str, sequence: int) -> None:
        """Another process (or this one) says that something was written."""
        with self._lock:
            sitting = self._sittings.get(game_id)
        if sitting is not None:
            if sequence == 0 or sitting.journal.sequence < sequence:
                self.refresh(sitting)
        elif self.live.listened(game_id):
            sitting = self._load(game_id)
            self.live.announce(game_id, sitting.all_news())

    def catch_up(self) -> None:
        """Look at every game somebody listens to."""
        for game_id in self.live.games():
            self.heard(game_id, 0)

    def create(self, game: NewGame, timeline: Timeline | None = None) -> Sitting:
        self.store.create(game)
        return self._load(game.id, timeline)

    # Playing

    def enter(self, sitting: Sitting, entry: Entry) -> bool:
        """Make an entry; False if the very same one stands already. Refused says why not.

        If another process has made one meanwhile, the unique key tells.
        """
        with sitting.lock:
            if sitting.journal.repeats(entry):
                return False
            after = sitting.after(entry)
            try:
                self.store.append(sitting.id, entry)
            except Taken:
                self.refresh(sitting)
                if sitting.journal.repeats(entry):
                    return False
                raise Refused("late") from None
            committed = after.public_sequence == entry.sequence
            decider, over = after.decider(), after.committed.over
            sitting.swap(after)
            self.live.announce(sitting.id, sitting.all_news())
        if over:
            self._finish(sitting)
        elif committed:
            if decider != entry.seat and decider is not None:
                self.webhooks.tell(sitting, decider)
            self._ask_computers(sitting)
        return True

    def _ask_computers(self, sitting: Sitting, *, after_others: bool = False) -> None:
        with sitting.lock:
            asked = sitting.journal.decider() in sitting.journal.computers
        if asked:
            self.computers.consider(sitting.id, after_others=after_others)

    def _finish(self, sitting: Sitting) -> None:
        """Note that a game is over; one that was cut short here is noted when it is opened."""
        if not sitting.finished and sitting.journal.committed.over:
            self.store.finish(sitting.id)
            sitting.finished = True

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
                found.append(summary(self.sitting(game), person))
            except (BrokenGame, NoSuchGame):
                log.warning("the game %s cannot be opened", game)
        return found


def summary(sitting: Sitting, person: Person | None) -> GameSummary:
    held = sitting.held_by(person)
    with sitting.lock:
        game = sitting.journal.committed
        decider = sitting.journal.decider()
        return GameSummary(
            id=sitting.id,
            names=sitting.names,
            kinds=[seat.kind for seat in sitting.seats],
            created=sitting.created,
            listed=sitting.listed,
            round=game.state.round,
            over=game.over,
            held=held,
            asked=[seat for seat in held if seat == decider],
        )
