"""One game in memory: its journal and who sits where.

One writer, any number of readers: a session changes in the event loop while its `writer` is held,
and readers take its `snapshot`, which is a value.
"""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from hashlib import sha256
from math import inf
from typing import NamedTuple, Protocol

from tekhenu.agents.registry import strength_of
from tekhenu.rules import Settings
from tekhenu.rules.move import DrawPiece
from tekhenu.rules.rng import SECURE
from tekhenu.rules.variants import SOLO
from tekhenu.text import Catalogue, catalogue, player_name
from tekhenu.text.names import OPPONENT_NAMES

from . import records
from .errors import BrokenGame
from .journal import WITHDRAWING, Entry, EntryRefused, Journal
from .live import News
from .people import Person, distinct_names
from .ports import Creator
from .records import GameRecord, SeatRecord
from .timeline import Timeline
from .visibility import decider_seen

HUMAN = records.HUMAN
BOTANKHAMUN = "botankhamun"
SECRET = "secret"  # a deal that nobody could know
# A game is loaded by playing all that was ever entered. Only new entries are bounded by this.
MOST_WITHDRAWN = 5_000  # choices of a game that may be undone
STILL = (HUMAN, *SOLO)  # kinds of seats for which no agent chooses

Seat = SeatRecord


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

    @property
    def recalls(self) -> bool:
        """Whether the entry undoes, at a real table, the draw of a Decree."""
        kept = self.after.stands.steps
        if not self.before.at_table or kept >= self.before.stands.steps:
            return False
        undone = self.before.committed.choices[kept:]
        return any(isinstance(choice, DrawPiece) and choice.id[0] == "D" for choice in undone)


class Held(Protocol):
    """A game and who has its seats."""

    @property
    def id(self) -> str: ...
    @property
    def seats(self) -> list[Seat]: ...
    @property
    def holders(self) -> frozenset[tuple[int, int]]: ...


def seats_held(game: Held, person: Person | None) -> list[int]:
    """Return the seats of a person: a browser's, or the one whose token a program shows.

    A token opens a seat only once the seat was claimed. Until then whoever created the game knows
    the token as well.
    """
    if person is None:
        return []
    if person.seat is None:
        return sorted(seat for holder, seat in game.holders if holder == person.id)
    shown = seat_shown(game, person)
    return [seat for seat in shown if any(held == seat for _, held in game.holders)]


def seat_shown(game: Held, person: Person | None) -> list[int]:
    """Return the seat whose token a program shows, whether it was claimed or not."""
    if person is None or person.seat is None:
        return []
    where, seat = person.seat
    return [seat] if where == game.id and person.token == game.seats[seat].token else []


def names_of(seats: Sequence[Seat], words: Catalogue | None = None) -> list[str]:
    """What seats are called; see `GameSession.names`."""
    words = words or catalogue()
    return distinct_names([seat.name or usual_name(seat.seat, seat.kind, words) for seat in seats])


def usual_name(seat: int, kind: str, words: Catalogue) -> str:
    """Solo opponents and strengths have names of their own, everybody else that of their color."""
    if strength := strength_of(kind):
        return words.say("strength-name", strength=strength.name)
    opponent = OPPONENT_NAMES.get(kind)
    return player_name(seat, words.lang) if opponent is None else words.say(opponent, number=seat)


@dataclass(frozen=True, slots=True, eq=False)
class SessionSnapshot:
    """A game at one moment: its journal and who sits where. A value, for any thread."""

    record: GameRecord
    journal: Journal
    queued: bool = False  # a computer waits for a free worker

    @property
    def id(self) -> str:
        return self.record.id

    @property
    def seats(self) -> list[Seat]:
        return self.record.seats

    @property
    def holders(self) -> frozenset[tuple[int, int]]:
        return self.record.holders

    @property
    def creator(self) -> Creator:
        return Creator(self.record.place, self.record.creator)

    @property
    def created(self) -> datetime:
        return records.aware(self.record.created)

    @property
    def listed(self) -> bool:
        return self.record.listed

    @property
    def faster(self) -> bool:
        """Whether computers do not pause between their choices."""
        return self.record.faster

    @property
    def origin(self) -> str:
        return self.record.origin

    @property
    def deal(self) -> str:
        return self.record.deal

    @property
    def edition(self) -> records.PlayedEdition | None:
        """The owner's edition; another one than at the start if values were corrected since."""
        started = records.PlayedEdition.noted(self.record.settings)
        name = self.settings.edition.overrides.get("name")
        if name is None or (started is not None and started.name == name):
            return started
        return records.PlayedEdition(str(name))

    @property
    def notices(self) -> list[records.Notice]:
        return self.record.notices

    @property
    def changed(self) -> int:
        """How often something about the seats has changed."""
        return self.record.changed

    @property
    def abandoned(self) -> bool:
        return self.record.abandoned

    @property
    def motions(self) -> dict[records.Motion, frozenset[int]]:
        return self.record.motions

    # Seats

    @property
    def settings(self) -> Settings:
        return self.journal.committed.settings

    def held_by(self, person: Person | None) -> list[int]:
        """Return the seats of a person."""
        return seats_held(self, person)

    def unclaimed_by(self, person: Person | None) -> bool:
        """Return whether a program shows the token of a seat that nobody has claimed yet."""
        return bool(seat_shown(self, person)) and not self.held_by(person)

    def created_by(self, person: Person | None) -> bool:
        return person is not None and person.id is not None and person.id == self.record.creator

    def taken(self) -> set[int]:
        """Return the seats that somebody holds."""
        return {seat for _, seat in self.holders}

    def humans(self) -> list[int]:
        return [seat.seat for seat in self.seats if seat.kind == HUMAN]

    def people(self) -> list[int]:
        """Return the seats of people, including those for whom a computer stands in."""
        return [seat.seat for seat in self.seats if seat.token is not None]

    def stand_ins(self) -> list[int]:
        """Return the seats of people for whom a computer plays."""
        return [seat for seat in self.people() if seat in self.computers]

    @property
    def computers(self) -> frozenset[int]:
        return frozenset(seat.seat for seat in self.seats if seat.kind not in STILL)

    def given_up(self, seat: int) -> bool:
        """Return whether the player of a seat has left and nobody has taken it since."""
        kinds = [notice.kind for notice in self.notices if notice.seat == seat]
        return seat not in self.taken() and "left" in kinds[-1:]

    @property
    def kinds(self) -> list[str]:
        return [seat.kind for seat in self.seats]

    def names(self, words: Catalogue | None = None) -> list[str]:
        """Return the name of each seat: untrusted text, or the word for its color."""
        return names_of(self.seats, words)

    def may_save(self, person: Person | None) -> bool:
        """Return whether a person may have a save, which contains all secrets.

        It is for finished games, and for a person who alone has all seats and always had.
        """
        people = self.people()
        alone = not self.record.shared and people and set(people) <= set(self.held_by(person))
        return self.over or bool(alone)

    @property
    def commitment(self) -> str | None:
        """A hash of the secret seed, published at the start and verifiable at the end.

        None for a seed that somebody chose: it may be short enough to be guessed.
        """
        seed = self.journal.committed.seed
        secure = isinstance(seed, str) and seed.startswith(SECURE) and self.deal == SECRET
        return sha256(str(seed).encode()).hexdigest() if secure else None

    def devices(self, seat: int) -> int:
        """Return the number of browsers that hold a seat."""
        return sum(held == seat for _, held in self.holders)

    # The game

    @property
    def over(self) -> bool:
        return self.abandoned or self.journal.committed.over

    def awaits(self, journal: Journal) -> bool:
        """Return whether people wait for a computer, so that a restarted server must continue."""
        return journal.decider() in self.computers and bool(self.humans())

    def news(self, seat: int | None) -> News:
        """Return what the seat may notice."""
        journal = self.journal
        decider = None if self.abandoned else decider_seen(journal.committed, seat)
        sequence = journal.sequence_for(seat)
        return News(sequence, decider, self.over, self.changed, self.queued)

    def prepare(self, entry: Entry, *, computer: bool = False) -> Prepared:
        """Check and play an entry of a person or a computer."""
        if self.abandoned:
            raise EntryRefused("abandoned")
        if computer != (entry.seat in self.computers):
            raise EntryRefused("late" if computer else "stand-in")
        if entry.kind in WITHDRAWING and self.journal.withdrawn >= MOST_WITHDRAWN:
            raise EntryRefused("too-many-undos")
        before, awaited = self.journal, self.awaits(self.journal)
        try:
            after = before.after(entry)
            still, decider, over = self.awaits(after), after.decider(), after.committed.over
        except EntryRefused:
            raise
        except Exception as wrong:
            # An uploaded position may be one that the rules cannot continue from.
            raise BrokenGame(f"entry {entry.sequence}") from wrong
        return Prepared(entry, before, after, None if still == awaited else still, decider, over)


class GameSession:
    """A game in memory. It changes only in the event loop.

    Fields:
        writer: a queue; whoever plays an entry or takes over stored news holds it.
        snapshot: the game now, replaced as a whole.
        noted: whether the result is stored.
        moved: when the last entry was made, by the monotonic clock.
        looked: when somebody last requested the game, by the same clock.
        asleep: computers among themselves have stopped, because nobody looks.
        answers: JSON answers to `decision` by seat, for the current snapshot.
        seen: when each seat last sent a request to this process.
    """

    def __init__(self, record: GameRecord, journal: Journal) -> None:
        self.id = record.id
        self.writer = asyncio.Lock()
        self.snapshot = SessionSnapshot(record, journal)
        self.noted = record.noted
        self.moved = 0.0
        self.looked = -inf
        self.asleep = False
        self.answers: dict[int | None, str] = {}
        self.seen: dict[int, datetime] = {}

    @property
    def journal(self) -> Journal:
        return self.snapshot.journal

    def swap(self, journal: Journal) -> None:
        """Make `journal` current. Call only after it has been stored."""
        self.snapshot = SessionSnapshot(self.snapshot.record, journal)
        self.answers.clear()
        self.moved = time.monotonic()

    def reseat(self, record: GameRecord) -> None:
        """Take over what is stored about the seats."""
        self.snapshot = replace(self.snapshot, record=record)
        self.noted = record.noted
        self.answers.clear()

    def queue(self) -> None:
        """Note that the computer that is asked waits for a free worker."""
        self.snapshot = replace(self.snapshot, queued=True)

    def see(self, seat: int) -> None:
        """Note a sign of life from the holder of a seat.

        Only looking counts. Choosing would reveal who is asked, which may be a secret.
        """
        self.seen[seat] = datetime.now(UTC)


def loaded(origin: str, entries: Sequence[Entry], timeline: Timeline | None = None) -> Journal:
    """Replay a stored game; `timeline` is its start, if that has been played already."""
    try:
        journal = Journal(timeline or Timeline.loaded(origin))
    except Exception as wrong:
        raise BrokenGame(str(wrong)) from wrong
    return continued(journal, entries)


def continued(journal: Journal, entries: Sequence[Entry]) -> Journal:
    """Replay further stored entries."""
    for entry in entries:
        try:
            journal = journal.after_recorded(entry)
        except Exception as wrong:
            raise BrokenGame(f"entry {entry.sequence}: {wrong}") from wrong
    return journal
