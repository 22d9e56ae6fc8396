"""One game in memory: its journal, who sits where, and a lock."""

import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from hashlib import sha256
from math import inf
from typing import NamedTuple, Protocol

from tekhenu.agents.registry import strength_of
from tekhenu.rules import Settings
from tekhenu.rules.rng import SECURE
from tekhenu.rules.variants import SOLO
from tekhenu.text import Catalogue, catalogue, player_name
from tekhenu.text.names import OPPONENT_NAMES

from ..computers.turns import Founder
from ..people import Person, told_apart
from ..storage import GameRecord, SeatRecord, Store, models, records
from .journal import Entry, EntryRefused, Journal
from .live import News
from .timeline import Timeline
from .visibility import decider_seen

HUMAN = records.HUMAN
BOTANKHAMUN = "botankhamun"
SECRET = "secret"  # a deal that nobody could know
STILL = (HUMAN, *SOLO)  # kinds of seats for which no agent chooses

Seat = SeatRecord


class NoSuchGame(LookupError):
    """No game of that id."""


class BrokenGame(ValueError):
    """A game that this version of the program cannot play again."""


class Prepared(NamedTuple):
    """An entry that fits, and what comes of it."""

    entry: Entry
    before: Journal
    after: Journal
    awaited: bool | None  # see `NewEntry`
    decider: int | None
    over: bool

    @property
    def committed(self) -> bool:
        return self.after.public_sequence == self.entry.sequence


class Held(Protocol):
    """A game and who has its seats."""

    @property
    def id(self) -> str: ...
    @property
    def seats(self) -> list[Seat]: ...
    @property
    def holders(self) -> frozenset[tuple[int, int]]: ...


def seats_held(game: Held, person: Person | None) -> list[int]:
    """The seats of a person: a browser's, or the one that a program shows the token of."""
    if person is None:
        return []
    if person.seat is not None:
        where, seat = person.seat
        return [seat] if where == game.id and person.token == game.seats[seat].token else []
    return sorted(seat for holder, seat in game.holders if holder == person.id)


def names_of(seats: Sequence[Seat], words: Catalogue | None = None) -> list[str]:
    """What seats are called; see `GameSession.names`."""
    words = words or catalogue()
    return told_apart([seat.name or usual_name(seat.seat, seat.kind, words) for seat in seats])


def usual_name(seat: int, kind: str, words: Catalogue) -> str:
    """Solo opponents and strengths have names of their own, everybody else that of their color."""
    if strength := strength_of(kind):
        return words.say("strength-name", strength=strength.name)
    opponent = OPPONENT_NAMES.get(kind)
    return player_name(seat, words.lang) if opponent is None else words.say(opponent, number=seat)


class GameSession:
    """Read games of `journal` only with `lock` held: another thread may be playing."""

    def __init__(self, record: GameRecord, store: Store, timeline: Timeline | None = None) -> None:
        self.id = record.id
        self.lock = threading.RLock()
        self.moved = 0.0  # when the last entry was made, by the monotonic clock
        self.looked = -inf  # when somebody last asked for the game, by the same
        self.asleep = False  # computers do not go on, because nobody looks
        self.queued = False  # a computer has been waiting for its turn to think
        self.answers: dict[int | None, str] = {}  # what seats were told of what stands
        self.seen: dict[int, datetime] = {}  # when somebody last asked for a seat, here
        self._store = store
        self._take(record)
        try:
            timeline = timeline or Timeline.loaded(record.origin)
        except Exception as wrong:
            raise BrokenGame(str(wrong)) from wrong
        self.journal = Journal(timeline)

    def _take(self, record: GameRecord) -> None:
        self.seats: list[Seat] = record.seats
        self.holders = record.holders
        self.creator = record.creator
        self.founder = Founder(record.place, record.creator)
        self.created = records.aware(record.created)
        self.noted = record.noted  # how it ended
        self.listed = record.listed
        self.faster = record.faster
        self.origin = record.origin
        self.deal = record.deal
        self._begun_with = records.PlayedEdition.noted(record.settings)
        self.shared = record.shared
        self.notices = record.notices
        self.changed = record.changed
        self.abandoned = record.abandoned
        self.motions = record.motions
        self.answers.clear()

    @contextmanager
    def held(self) -> Iterator[bool]:
        """The lock without waiting for it: whether it could be had."""
        had = self.lock.acquire(blocking=False)
        try:
            yield had
        finally:
            if had:
                self.lock.release()

    def refresh(self) -> bool:
        """Take over what other processes have written; whether there was anything."""
        with self.lock:
            news = self._store.news(self.id, self.journal.sequence)
            if news is None:
                raise NoSuchGame(self.id)
            changed, entries = news
            reseated = changed != self.changed
            if reseated:
                record = self._store.game(self.id)
                assert record is not None
                self._take(record)
            for entry in entries:
                self.take_over(entry)
            return reseated or bool(entries)

    def take_over(self, entry: Entry) -> None:
        """The next entry, which another process has written."""
        try:
            self.swap(self.journal.after_recorded(entry))
        except Exception as wrong:
            raise BrokenGame(f"entry {entry.sequence}: {wrong}") from wrong

    def prepare(self, entry: Entry, *, computer: bool = False) -> Prepared:
        """What the entry would bring, of a person or a computer; nothing changes here."""
        if self.abandoned:
            raise EntryRefused("abandoned")
        if computer != (entry.seat in self.computers):
            raise EntryRefused("late" if computer else "stand-in")
        before, awaited = self.journal, self.awaits(self.journal)
        try:
            after = before.after(entry)
            still, decider, over = self.awaits(after), after.decider(), after.committed.over
        except EntryRefused:
            raise
        except Exception as wrong:
            # A position somebody sent may be one that the rules cannot play on from.
            raise BrokenGame(f"entry {entry.sequence}") from wrong
        return Prepared(entry, before, after, None if still == awaited else still, decider, over)

    def swap(self, journal: Journal) -> None:
        """What is written stands from now on."""
        self.journal = journal
        self.queued = False
        self.answers.clear()
        self.moved = time.monotonic()

    def awaits(self, journal: Journal) -> bool:
        """Whether people wait for a computer; that is what a server goes on with at its start."""
        return journal.decider() in self.computers and bool(self.humans())

    # Who

    @property
    def settings(self) -> Settings:
        return self.journal.committed.settings

    @property
    def edition(self) -> records.PlayedEdition | None:
        """The owner's edition; another one than at the start if values were corrected since."""
        name = self.settings.edition.overrides.get("name")
        if name is None or (self._begun_with is not None and self._begun_with.name == name):
            return self._begun_with
        return records.PlayedEdition(str(name))

    def held_by(self, person: Person | None) -> list[int]:
        """The seats of a person."""
        return seats_held(self, person)

    def created_by(self, person: Person | None) -> bool:
        return person is not None and person.id is not None and person.id == self.creator

    def taken(self) -> set[int]:
        """Seats that somebody holds."""
        return {seat for _, seat in self.holders}

    def humans(self) -> list[int]:
        return [seat.seat for seat in self.seats if seat.kind == HUMAN]

    def people(self) -> list[int]:
        """Seats of people, also of those for whom a computer stands in."""
        return [seat.seat for seat in self.seats if seat.token is not None]

    def stand_ins(self) -> list[int]:
        return [seat for seat in self.people() if seat in self.computers]

    @property
    def computers(self) -> frozenset[int]:
        return frozenset(seat.seat for seat in self.seats if seat.kind not in STILL)

    def given_up(self, seat: int) -> bool:
        """Its player has left, and nobody has come instead."""
        told = [notice.kind for notice in self.notices if notice.seat == seat]
        return seat not in self.taken() and "left" in told[-1:]

    def see(self, seat: int) -> None:
        """Somebody looks from the seat that they have. That they choose is no further sign: who is
        asked may be a secret."""
        self.seen[seat] = models.now()

    @property
    def kinds(self) -> list[str]:
        return [seat.kind for seat in self.seats]

    def names(self, words: Catalogue | None = None) -> list[str]:
        """What each seat is called; untrusted text, or without a name the word for its colour."""
        return names_of(self.seats, words)

    def may_save(self, person: Person | None) -> bool:
        """A save tells all secrets: it is for the end, or for whoever plays alone, where nobody
        else has ever sat or can still come."""
        with self.lock:
            over = self.over
        humans = self.people()
        alone = not self.shared and bool(humans) and set(humans) <= set(self.held_by(person))
        return over or alone

    @property
    def commitment(self) -> str | None:
        """A hash of the seed, told from the start: at the end everybody can see that it fits.

        Not of a seed that somebody chose: it may be short enough to be found by trying.
        """
        seed = self.journal.committed.seed
        secure = isinstance(seed, str) and seed.startswith(SECURE) and self.deal == SECRET
        return sha256(str(seed).encode()).hexdigest() if secure else None

    def devices(self, seat: int) -> int:
        """On how many browsers the seat is held."""
        return sum(held == seat for _, held in self.holders)

    # What

    @property
    def over(self) -> bool:
        return self.abandoned or self.journal.committed.over

    def news(self, seat: int | None) -> News:
        """What the seat may notice."""
        with self.lock:
            game = self.journal.committed
            sequence = self.journal.sequence_for(seat)
            decider = None if self.abandoned else decider_seen(game, seat)
            return News(sequence, decider, self.over, self.changed, self.queued)
