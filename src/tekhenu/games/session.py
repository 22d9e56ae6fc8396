"""A game in memory: its journal and its seats.

There is one writer and any number of readers: a session changes in the event loop while its
`writer` is held, and readers take its immutable `snapshot`.
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
from tekhenu.rules.state import StepKey
from tekhenu.rules.variants import SOLO
from tekhenu.text import Catalog, catalog, player_name
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
SECRET = "secret"  # a deal with a random seed that is not revealed
# Loading a game replays all its entries, so their number needs a limit. Stored games are exempt.
MOST_WITHDRAWN = 5_000  # maximum number of undone choices of a game
STILL = (HUMAN, *SOLO)  # kinds of seats without an agent


class Prepared(NamedTuple):
    """A checked entry and its result."""

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
        """Return whether the entry undoes the draw of a Decree at a real table."""
        kept = self.after.timeline.steps
        if not self.before.at_table or kept >= self.before.timeline.steps:
            return False
        undone = self.before.committed.choices[kept:]
        return any(isinstance(choice, DrawPiece) and choice.id[0] == "D" for choice in undone)


class Held(Protocol):
    """A game with the holders of its seats."""

    @property
    def id(self) -> str: ...
    @property
    def seats(self) -> list[SeatRecord]: ...
    @property
    def holders(self) -> frozenset[tuple[int, int]]: ...


def seats_held(game: Held, person: Person | None) -> list[int]:
    """Return the seats of a person: the browser's seats, or the seat of the program's token.

    A token is valid only after the seat was claimed, because until then the creator of the game
    knows it too.
    """
    if person is None:
        return []
    if person.seat is None:
        return sorted(seat for holder, seat in game.holders if holder == person.id)
    shown = seat_shown(game, person)
    return [seat for seat in shown if any(held == seat for _, held in game.holders)]


def seat_shown(game: Held, person: Person | None) -> list[int]:
    """Return the seat of the program's token, whether it was claimed or not."""
    if person is None or person.seat is None:
        return []
    where, seat = person.seat
    return [seat] if where == game.id and person.token == game.seats[seat].token else []


def names_of(seats: Sequence[SeatRecord], words: Catalog | None = None) -> list[str]:
    """Return the names of seats; see `GameSession.names`."""
    words = words or catalog()
    return distinct_names([seat.name or usual_name(seat.seat, seat.kind, words) for seat in seats])


def usual_name(seat: int, kind: str, words: Catalog) -> str:
    """Return the name of the opponent or level, or of the seat's color."""
    if strength := strength_of(kind):
        return words.say("strength-name", strength=strength.name)
    opponent = OPPONENT_NAMES.get(kind)
    return player_name(seat, words.lang) if opponent is None else words.say(opponent, number=seat)


@dataclass(frozen=True, slots=True, eq=False)
class SessionSnapshot:
    """An immutable state of a game: its journal and its seats."""

    record: GameRecord
    journal: Journal
    queued: bool = False  # a computer waits for a free worker

    @property
    def id(self) -> str:
        return self.record.id

    @property
    def seats(self) -> list[SeatRecord]:
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
    def hints(self) -> bool:
        """Return whether players may use hints."""
        return self.record.hints

    @property
    def branch(self) -> records.Branch | None:
        """Return the game and the step that this game continues from, if it is a branch."""
        step = self.record.branch_step
        return None if step is None else records.Branch(self.record.branch_of, step)

    @property
    def faster(self) -> bool:
        """Return whether computers play without pauses."""
        return self.record.faster

    @property
    def origin(self) -> str:
        return self.record.origin

    @property
    def deal(self) -> str:
        return self.record.deal

    @property
    def edition(self) -> records.PlayedEdition | None:
        """Return the edition, including corrections since the start, or None for the default."""
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
        """Return the number of changes of the seats."""
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
        """Return whether the person has the token of a seat that is still unclaimed."""
        return bool(seat_shown(self, person)) and not self.held_by(person)

    def created_by(self, person: Person | None) -> bool:
        return person is not None and person.id is not None and person.id == self.record.creator

    def taken(self) -> set[int]:
        """Return the seats that have a holder."""
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
        """Return whether the player of a seat has left it and the seat is still free."""
        kinds = [notice.kind for notice in self.notices if notice.seat == seat]
        return seat not in self.taken() and "left" in kinds[-1:]

    @property
    def kinds(self) -> list[str]:
        return [seat.kind for seat in self.seats]

    def names(self, words: Catalog | None = None) -> list[str]:
        """Return the name of each seat. Names that players have chosen are untrusted text."""
        return names_of(self.seats, words)

    def may_save(self, person: Person | None) -> bool:
        """Return whether a person may download a save, which contains all secrets.

        The game must be over, or the person must hold all its seats and never have shared them.
        """
        people = self.people()
        alone = not self.record.shared and people and set(people) <= set(self.held_by(person))
        return self.over or bool(alone)

    @property
    def commitment(self) -> str | None:
        """Hash of the secret seed, published at the start and verifiable at the end.

        None for a seed that the creator has chosen, because a short seed could be guessed.
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
        """Return whether people wait for a computer; a restarted server resumes such games."""
        return journal.decider() in self.computers and bool(self.humans())

    def news(self, seat: int | None) -> News:
        """Return the public facts of the game as the seat may see them."""
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
            raise BrokenGame(f"entry {entry.sequence} cannot be played") from wrong
        return Prepared(entry, before, after, None if still == awaited else still, decider, over)


class GameSession:
    """A game in memory. It changes only in the event loop.

    Fields:
        writer: a lock, held while an entry is played or stored entries are applied.
        snapshot: the present state, replaced as a whole.
        noted: whether the result is stored.
        moved: when the last entry was made, by the monotonic clock.
        looked: when the game was last requested, by the same clock.
        asleep: whether computers have paused because the game is not being watched.
        answers: JSON answers to `decision` by seat, for the current snapshot.
        seen: when each seat last sent a request to this process.
        hinted: the turns in which players have used hints, as seat and step.
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
        self.hinted: set[tuple[int, StepKey]] = set()

    @property
    def journal(self) -> Journal:
        return self.snapshot.journal

    def swap(self, journal: Journal) -> None:
        """Make `journal` current. Call only after it has been stored."""
        self.snapshot = SessionSnapshot(self.snapshot.record, journal)
        self.answers.clear()
        self.moved = time.monotonic()

    def reseat(self, record: GameRecord) -> None:
        """Replace the record of the seats with a newer one from the store."""
        self.snapshot = replace(self.snapshot, record=record)
        self.noted = record.noted
        self.answers.clear()

    def queue(self) -> None:
        """Note that the computer to move waits for a free worker."""
        self.snapshot = replace(self.snapshot, queued=True)

    def see(self, seat: int) -> None:
        """Note a sign of life from the holder of a seat.

        Call it for requests that read the game. Choices do not count, because they would reveal
        who has the turn, which may be secret.
        """
        self.seen[seat] = datetime.now(UTC)


def loaded(origin: str, entries: Sequence[Entry], timeline: Timeline | None = None) -> Journal:
    """Return the journal of a stored game; `timeline` is its start, if already replayed."""
    try:
        journal = Journal(timeline or Timeline.loaded(origin))
    except Exception as wrong:
        raise BrokenGame(str(wrong)) from wrong
    return continued(journal, entries)


def continued(journal: Journal, entries: Sequence[Entry]) -> Journal:
    """Return the journal after further stored entries; raise BrokenGame if one is illegal."""
    for entry in entries:
        try:
            journal = journal.after_recorded(entry)
        except Exception as wrong:
            raise BrokenGame(f"entry {entry.sequence} cannot be played: {wrong}") from wrong
    return journal
