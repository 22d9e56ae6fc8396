"""The journal of a game: what was entered, in order, and what stands because of it.

A turn is tentative. What a seat chooses is its *draft*, seen by nobody else, and can be taken back
until the seat confirms it, or a roll, draw or reveal within the turn commits it. The same entries
give the same journal everywhere.
"""

from typing import NamedTuple

from tekhenu.rules import Decision, Game, IllegalMove
from tekhenu.rules.records import taken_for_granted

from .sight import decision_seen

CHOOSE, PLAY, UNDO, RESTART, CONFIRM = KINDS = ("choose", "play", "undo", "restart", "confirm")
CHOOSING = frozenset({CHOOSE, PLAY})


class Entry(NamedTuple):
    """`choose` is tentative, `play` chooses and confirms at once; only these two name an option."""

    sequence: int
    seat: int
    kind: str
    option: str | None = None


class Refused(ValueError):
    """The entry does not fit; nothing has changed."""

    def __init__(self, code: str, reason: str = "") -> None:
        super().__init__(reason or code)
        self.code = code
        self.reason = reason


class Journal:
    """`committed` is the game as it stands; `draft` the same with the drafter's choices."""

    def __init__(self, game: Game, computers: frozenset[int] = frozenset()) -> None:
        self.committed = game
        self.computers = computers
        self.entries: list[Entry] = []
        self.public_sequence = 0
        self.drafter: int | None = None
        self.drafted: list[str] = []
        self._draft: Game | None = None
        self._held: str | None = None  # the last choice of a draft, carried out when confirmed

    # Looking

    @property
    def sequence(self) -> int:
        return len(self.entries)

    def game_for(self, seat: int | None) -> Game:
        """The drafter's draft, or what is committed."""
        if self._draft is not None and seat is not None and seat == self.drafter:
            return self._draft
        return self.committed

    def sequence_for(self, seat: int | None) -> int:
        """The last entry that the seat may notice."""
        return self.public_sequence if seat is None or seat != self.decider() else self.sequence

    def decider(self) -> int | None:
        """Who is asked in the committed game; not for everybody's eyes."""
        decision = self.committed.decision
        return None if decision is None else decision.player

    def can_undo(self, seat: int) -> bool:
        return seat == self.drafter

    def must_confirm(self, seat: int) -> bool:
        """Whether the seat's draft has come to its end."""
        if self._draft is None or seat != self.drafter:
            return False
        decision = self._draft.decision
        return self._held is not None or decision is None or decision.player != seat

    def asked(self, seat: int) -> Decision | None:
        """What the seat may choose from now."""
        decision = self.game_for(seat).decision
        if decision is None or decision.player != seat or self.must_confirm(seat):
            return None
        return decision

    def choices(self) -> list[str]:
        """All committed choices."""
        return [str(choice) for choice in self.committed.choices]

    def at(self, step: int) -> Game:
        """The game after so many committed choices."""
        game = self.committed.copy()
        for _ in range(len(game.choices) - max(step, 0)):
            game.undo(force=True)
        return game

    # Checking

    def repeats(self, entry: Entry) -> bool:
        """Whether the very same entry stands already."""
        return 0 < entry.sequence <= self.sequence and self.entries[entry.sequence - 1] == entry

    def check(self, entry: Entry) -> None:
        """Refuse an entry that does not fit; nothing changes.

        Whoever is not asked is told so before any number that would tell of another's draft.
        """
        if entry.sequence <= self.sequence_for(entry.seat):
            raise Refused("late")
        if self.committed.decision is None:
            raise Refused("over")
        if entry.seat != self.decider():
            raise Refused("not-asked")
        if entry.sequence != self.sequence + 1:
            raise Refused("late")
        if entry.kind not in KINDS or (entry.seat in self.computers and entry.kind != PLAY):
            raise Refused("illegal", f"{entry.kind!r} is no entry of this seat")
        if (entry.option is None) == (entry.kind in CHOOSING):
            raise Refused(
                "illegal", f"{' and '.join(sorted(CHOOSING))} name an option, and only they"
            )
        if entry.kind in CHOOSING:
            self._check_choice(entry.seat, entry.option or "")
        elif entry.kind == CONFIRM:
            if not self.must_confirm(entry.seat):
                raise Refused("nothing-to-confirm")
        elif not self.can_undo(entry.seat):
            raise Refused("nothing-to-undo")

    def _check_choice(self, seat: int, option: str) -> None:
        decision = self.asked(seat)
        if decision is None:
            raise Refused("must-confirm")
        if option not in decision.options:
            seen = decision_seen(self.game_for(seat), seat)
            assert seen is not None
            try:
                seen.find(option)
            except IllegalMove as wrong:
                raise Refused("illegal", str(wrong)) from None

    def bridge(self, entry: Entry) -> None:
        """Make the choices that nobody was asked for when the entry was made (see `records`)."""
        decision = self.asked(entry.seat)
        if entry.option is None or decision is None or entry.option in decision.options:
            return
        for option in taken_for_granted(self.game_for(entry.seat), entry.option):
            if entry.kind == CHOOSE:
                self._choose(entry.seat, str(option))
            else:
                self._play(str(option))

    def rehearse(self, entry: Entry) -> None:
        """Carry a choice out on a copy: what the rules fail at must never be written down."""
        if entry.option is not None:
            self.game_for(entry.seat).copy().play(entry.option)

    # Entering

    def apply(self, entry: Entry) -> None:
        self.check(entry)
        if entry.kind == CHOOSE:
            self._choose(entry.seat, entry.option or "")
        elif entry.kind == PLAY:
            self._play(entry.option or "")
        elif entry.kind == CONFIRM:
            self._commit()
        elif entry.kind == UNDO and len(self.drafted) > 1:
            self._undo()
        else:
            self._forget_draft()
        self.entries.append(entry)
        if self.drafter is None and entry.kind not in (UNDO, RESTART):
            self.public_sequence = entry.sequence

    def _choose(self, seat: int, name: str) -> None:
        draft = self.committed.copy() if self._draft is None else self._draft
        self.drafter, self._draft = seat, draft
        self.drafted.append(name)
        reveals, moment = draft.state.reveals, _moment(draft)
        draft.play(name)
        if draft.state.reveals == reveals:
            return
        if _moment(draft) == moment:
            self._commit()
        else:
            # The step is over, and then something came to light: not before the seat is done.
            draft.undo(force=True)
            self._held = name

    def _play(self, name: str) -> None:
        game = self.committed if self._draft is None else self._draft
        game.play(name)
        self.committed = game
        self._forget_draft()

    def _commit(self) -> None:
        draft = self._draft
        assert draft is not None
        if self._held is not None:
            draft.play(self._held)
        self.committed = draft
        self._forget_draft()

    def _undo(self) -> None:
        assert self._draft is not None
        self.drafted.pop()
        if self._held is None:
            self._draft.undo()
        self._held = None

    def _forget_draft(self) -> None:
        self.drafter, self._draft, self._held = None, None, None
        self.drafted = []


def _moment(game: Game) -> tuple[int, int, int]:
    """Which step of the game this is."""
    state = game.state
    return state.phase, state.round, state.active
