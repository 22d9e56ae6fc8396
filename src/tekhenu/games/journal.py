"""The journal of a game: its entries in order, and the resulting position.

A turn is tentative. A seat's choices are its *draft*, which the other seats cannot see. The seat
can undo them until it confirms the draft, or until a roll, a draw or a reveal within the turn
commits it. The same entries always give the same journal.

At a real table (`Settings.chance`) all players see each action, so nothing is tentative. An entry
is final, but the table can go back any number of choices, for example to correct a mistyped roll.
The choices after the corrected one can be entered again together. The table can also correct
printed values that the game has not used yet.
"""

import json
from dataclasses import dataclass, replace
from typing import NamedTuple

from tekhenu.components import from_overrides
from tekhenu.rules import Decision, Game, IllegalMove, SaveError, SettingsError
from tekhenu.rules.chance import TABLE
from tekhenu.rules.move import Declare
from tekhenu.rules.state import Phase

from .redo import UndoneChoices, undone_choices
from .timeline import Timeline
from .visibility import decision_seen

CHOOSE, PLAY, UNDO, RESTART, CONFIRM, BACK, REDO, EDITION = KINDS = (
    *("choose", "play", "undo", "restart", "confirm"),
    "back",  # at a real table: keep this number of choices
    "redo",  # at a real table: enter undone choices again
    "edition",  # at a real table: replace printed values
)
CHOOSING = frozenset({CHOOSE, PLAY})
NAMING = CHOOSING | {BACK, EDITION}
WITHDRAWING = frozenset({UNDO, RESTART, BACK})
ALREADY_ENTERED = "already-entered"  # refusal code


class Entry(NamedTuple):
    """A journal entry; `kind` is one of the words listed above.

    `option` depends on the kind: an option of the decision for `choose` (a tentative choice) and
    `play` (a choice that is confirmed at once), the number of choices to keep for `back`, values by
    key path as JSON for `edition`.
    """

    sequence: int
    seat: int
    kind: str
    option: str | None = None


class EntryRefused(ValueError):
    """An illegal entry, which has not changed anything."""

    def __init__(self, code: str, reason: str = "") -> None:
        super().__init__(reason or code)
        self.code = code
        self.reason = reason


class AlreadyEntered(EntryRefused):
    """The card that a seat names at a real table was entered by another seat before."""

    def __init__(self, seat: int) -> None:
        super().__init__(ALREADY_ENTERED)
        self.seat = seat


@dataclass(frozen=True, slots=True)
class Draft:
    """A seat's tentative choices with the game after each.

    If the last choice ended the step, `end` is the game after that choice without anything that
    follows from it. The seat sees this position until it confirms.
    """

    seat: int
    choices: tuple[str, ...]
    timelines: tuple[Timeline, ...]
    end: Game | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Journal:
    """An immutable journal. `timeline` has the committed choices; `after` returns a new journal."""

    timeline: Timeline
    entries: tuple[Entry, ...] = ()
    public_sequence: int = 0
    draft: Draft | None = None
    withdrawn: int = 0  # number of undone choices
    undone: UndoneChoices | None = None  # at a real table

    # Reading

    @property
    def committed(self) -> Game:
        return self.timeline.game

    @property
    def sequence(self) -> int:
        return len(self.entries)

    @property
    def length(self) -> int:
        """Return the number of choices, including tentative ones."""
        return self.timeline.steps + len(self.drafted)

    @property
    def drafter(self) -> int | None:
        return None if self.draft is None else self.draft.seat

    @property
    def drafted(self) -> tuple[str, ...]:
        return () if self.draft is None else self.draft.choices

    def game_for(self, seat: int | None) -> Game:
        """Return the draft for its drafter, and the committed game for others."""
        draft = self.draft
        if draft is None or seat is None or seat != draft.seat:
            return self.committed
        return draft.timelines[-1].game if draft.end is None else draft.end

    def sequence_for(self, seat: int | None) -> int:
        """Return the number of the last entry that is visible to the seat."""
        return self.public_sequence if seat is None or seat != self.decider() else self.sequence

    @property
    def at_table(self) -> bool:
        """Return whether people roll and draw at a real table."""
        return self.committed.settings.at_table

    @property
    def later(self) -> int:
        """Return the number of undone choices that a real table can enter again."""
        return 0 if self.undone is None else self.undone.count_later(self.timeline.steps)

    def decider(self) -> int | None:
        """Return the seat to move in the committed game, possibly `TABLE`. It may be secret."""
        decision = self.committed.decision
        return None if decision is None else decision.player

    def may_answer(self, seat: int) -> bool:
        """Return whether the seat may answer the decision; people also answer for the table."""
        decision = self.committed.decision
        return decision is not None and answers(decision, seat, self.committed.settings.humans)

    def can_undo(self, seat: int) -> bool:
        if self.at_table:
            return self.timeline.steps > 0 and seat < self.committed.settings.humans
        return seat == self.drafter

    def must_confirm(self, seat: int) -> bool:
        """Return whether the seat's draft is complete and waits for confirmation."""
        if self.draft is None or seat != self.drafter:
            return False
        if self.draft.end is not None:
            return True
        decision = self.game_for(seat).decision
        return decision is None or decision.player != seat

    def asked(self, seat: int) -> Decision | None:
        """Return the decision of the seat, if any."""
        game = self.game_for(seat)
        decision = game.decision
        if decision is None or self.must_confirm(seat):
            return None
        return decision if answers(decision, seat, game.settings.humans) else None

    def choices(self) -> list[str]:
        """Return all committed choices."""
        return [str(choice) for choice in self.committed.choices]

    # Checking

    def repeats(self, entry: Entry) -> bool:
        """Return whether this very entry is already in the journal."""
        return 0 < entry.sequence <= self.sequence and self.entries[entry.sequence - 1] == entry

    def check(self, entry: Entry) -> None:
        """Raise EntryRefused if an entry is illegal.

        The turn is checked before the sequence number, which would reveal the length of another
        seat's draft.
        """
        if entry.sequence <= self.sequence_for(entry.seat):
            raise EntryRefused("late")
        corrects = entry.kind in (UNDO, BACK) and self.at_table
        if self.committed.decision is None and not corrects:
            raise EntryRefused("over")
        if entry.kind in (REDO, EDITION):
            if not (self.at_table and entry.seat < self.committed.settings.humans):
                raise EntryRefused("not-asked")
        elif not (self.can_undo(entry.seat) if corrects else self.may_answer(entry.seat)):
            raise EntryRefused("nothing-to-undo" if corrects else "not-asked")
        if entry.sequence != self.sequence + 1:
            raise EntryRefused("late")
        if entry.kind not in KINDS:
            raise EntryRefused("illegal", f"{entry.kind!r} is not an entry for this seat")
        if (entry.option is None) == (entry.kind in NAMING):
            raise EntryRefused(
                "illegal",
                f"{', '.join(sorted(NAMING))} need an option, and other kinds have none",
            )
        if entry.kind == BACK:
            self._check_back(entry.option or "")
        elif entry.kind in CHOOSING:
            self._check_choice(entry.seat, entry.option or "")
        elif entry.kind in (REDO, EDITION):
            pass  # checked by playing
        elif entry.kind == CONFIRM:
            if not self.must_confirm(entry.seat):
                raise EntryRefused("nothing-to-confirm")
        elif not self.can_undo(entry.seat) or (self.at_table and entry.kind == RESTART):
            raise EntryRefused("nothing-to-undo")

    def _check_back(self, kept: str) -> None:
        if not (self.at_table and kept.isdecimal() and int(kept) < self.timeline.steps):
            raise EntryRefused("illegal", f"the game cannot go back to {kept!r} choices")

    def _check_choice(self, seat: int, option: str) -> None:
        decision = self.asked(seat)
        if decision is None:
            raise EntryRefused("must-confirm")
        if option not in decision.options:
            seen = decision_seen(self.game_for(seat), seat)
            assert seen is not None
            try:
                seen.find(option)
            except IllegalMove as wrong:
                raise EntryRefused("illegal", str(wrong)) from None
            raise AlreadyEntered(seat)  # offered because the other seat drew it in secret

    # Entering

    def after(self, entry: Entry) -> "Journal":
        """Return the journal with one more entry; raise EntryRefused if it is illegal."""
        self.check(entry)
        entered = self._played(entry)
        withdrawn = entry.kind in (UNDO, RESTART) and not self.at_table
        committed = entered.draft is None and not withdrawn
        return replace(
            entered,
            entries=(*self.entries, entry),
            public_sequence=entry.sequence if committed else self.public_sequence,
            withdrawn=self.withdrawn + max(0, self.length - entered.length),
        )

    def after_recorded(self, entry: Entry) -> "Journal":
        """Return the journal after a stored entry, possibly of earlier rules (see `records`)."""
        chooses = entry.kind in CHOOSING
        journal = self._with_draft_continued() if chooses else self
        if journal._undoes_declaration(entry):
            journal = replace(journal, timeline=journal.timeline.back(journal.timeline.steps - 1))
            if not chooses:
                return replace(journal, entries=(*self.entries, entry))
        if not chooses or entry.option is None or journal.asked(entry.seat) is None:
            return self.after(entry)
        *unasked, option = journal.game_for(entry.seat).moves_for_name(entry.option)
        for choice in unasked:
            journal = journal._played(entry._replace(option=str(choice)))
        return journal.after(entry._replace(option=str(option)))

    def _undoes_declaration(self, entry: Entry) -> bool:
        """Return whether a recorded entry is legal only if the declared Decree is undone first.

        In earlier versions declaring D23 did not commit the draft, so it could be undone. If a
        restart of a longer draft was recorded, the next choice shows it, because it is illegal.
        """
        game = self.committed
        if self.at_table or self.draft is not None or game.state.phase != Phase.DECLARATION:
            return False
        if not game.choices or not isinstance(game.choices[-1], Declare):
            return False
        decision = game.decision
        return decision is None or entry.option not in decision.options

    def _with_draft_continued(self) -> "Journal":
        """Return the journal with a draft that continues in the next step, as it once could."""
        if self.draft is None:
            return self
        return replace(self, draft=replace(self.draft, end=None))

    def _played(self, entry: Entry) -> "Journal":
        if entry.kind in CHOOSING and entry.option is not None:
            return self._choose(entry.seat, entry.option, final=self.at_table or entry.kind == PLAY)
        if entry.kind == EDITION:
            return replace(self, timeline=self._with_values(entry.option or ""))
        if entry.kind == REDO:
            return self._redone(entry.seat)
        if self.at_table:
            kept = self.timeline.steps - 1 if entry.option is None else int(entry.option)
            undone = undone_choices(self.undone, self.timeline, kept)
            return replace(self, timeline=self.timeline.back(kept), undone=undone)
        draft = self.draft
        assert draft is not None
        if entry.kind == CONFIRM:
            return replace(self, timeline=draft.timelines[-1], draft=None)
        if entry.kind == RESTART or len(draft.timelines) == 1:
            return replace(self, draft=None)
        return replace(self, draft=Draft(draft.seat, draft.choices[:-1], draft.timelines[:-1]))

    def _redone(self, seat: int) -> "Journal":
        """Enter undone choices again; raise EntryRefused if none is possible."""
        if self.undone is not None and self.later:
            timeline, undone = self.undone.entered_again(self.timeline, seat)
            if timeline.steps > self.timeline.steps:
                return replace(self, timeline=timeline, undone=undone)
        raise EntryRefused("illegal", "there is no choice that can be entered again")

    def _with_values(self, option: str) -> Timeline:
        """Replay the game with corrected values; raise EntryRefused if it has used the old ones."""
        try:
            values = json.loads(option)
            known = self.committed.settings.edition.overrides
            edition = from_overrides({**known, **values})
        except (ValueError, TypeError, RecursionError) as wrong:
            raise EntryRefused("illegal", str(wrong)[:300]) from None
        try:
            timeline = self.timeline.with_edition(edition)
        except SettingsError as wrong:
            raise EntryRefused("illegal", str(wrong)) from None
        except SaveError:
            raise EntryRefused("edition-used") from None
        if timeline.steps and timeline.game.state != self.committed.state:
            raise EntryRefused("edition-used")
        return timeline

    def _choose(self, seat: int, option: str, *, final: bool) -> "Journal":
        """Play a choice, and commit the draft if the choice reveals something within the step."""
        before = self.timeline if self.draft is None else self.draft.timelines[-1]
        reveals, step = before.game.state.reveals, before.game.state.step
        played = before.after(option)
        ended = played.game.state.step != step
        if final or (played.game.state.reveals != reveals and not ended):
            return replace(self, timeline=played, draft=None)
        draft = self.draft or Draft(seat, (), ())
        end = _end_of_step(before.game, option) if ended else None
        draft = Draft(seat, (*draft.choices, option), (*draft.timelines, played), end)
        return replace(self, draft=draft)


def answers(decision: Decision, seat: int, humans: int) -> bool:
    """Return whether the seat may answer; any human seat may answer a question to the table."""
    whose = decision.answered_by
    return seat < humans if whose == TABLE else seat == whose


def _end_of_step(game: Game, option: str) -> Game:
    """Return the game after the last choice of a step, without anything that the choice reveals."""
    end = game.within_step(option)
    return end if end.state.reveals == game.state.reveals else game
