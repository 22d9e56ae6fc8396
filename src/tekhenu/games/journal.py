"""The journal of a game: what was entered, in order, and what stands because of it.

A turn is tentative. What a seat chooses is its *draft*, seen by nobody else, and can be taken back
until the seat confirms it, or a roll, draw or reveal within the turn commits it. The same entries
give the same journal everywhere.

At a real table (`Settings.chance`) everybody sees what is done, so nothing is tentative: what is
entered stands, and the table goes back as far as it wants, to correct a roll that was mistyped. It
may also correct printed values that the game has not used yet.
"""

import json
from dataclasses import dataclass, replace
from typing import NamedTuple

from tekhenu.components import from_overrides
from tekhenu.rules import Decision, Game, IllegalMove, SaveError, SettingsError
from tekhenu.rules.chance import TABLE
from tekhenu.rules.move import Declare
from tekhenu.rules.state import Phase

from .timeline import Timeline
from .visibility import decision_seen

CHOOSE, PLAY, UNDO, RESTART, CONFIRM, BACK, EDITION = KINDS = (
    *("choose", "play", "undo", "restart", "confirm"),
    "back",  # at a real table: as many choices stand as it says
    "edition",  # at a real table: the components there show other values
)
CHOOSING = frozenset({CHOOSE, PLAY})
NAMING = CHOOSING | {BACK, EDITION}
WITHDRAWING = frozenset({UNDO, RESTART, BACK})
ALREADY_ENTERED = "already-entered"  # the code of the refusal if two players name the same card


class Entry(NamedTuple):
    """`choose` is tentative, `play` chooses and confirms at once; these two name an option, `back`
    how many choices stand, and `edition` values by key path, as JSON."""

    sequence: int
    seat: int
    kind: str
    option: str | None = None


class EntryRefused(ValueError):
    """The entry does not fit; nothing has changed."""

    def __init__(self, code: str, reason: str = "") -> None:
        super().__init__(reason or code)
        self.code = code
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Draft:
    """A seat's tentative choices, and where each of them led.

    `end`: the last choice ended the step. What lies behind it is not to be seen before the seat is
    done; this is the position that is shown meanwhile.
    """

    seat: int
    choices: tuple[str, ...]
    led: tuple[Timeline, ...]
    end: Game | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Journal:
    """Never changed: `after` gives the next one. `stands` is what is committed."""

    stands: Timeline
    entries: tuple[Entry, ...] = ()
    public_sequence: int = 0
    draft: Draft | None = None
    withdrawn: int = 0  # choices that were undone

    # Looking

    @property
    def committed(self) -> Game:
        return self.stands.game

    @property
    def sequence(self) -> int:
        return len(self.entries)

    @property
    def length(self) -> int:
        """How many choices stand, tentative ones among them."""
        return self.stands.steps + len(self.drafted)

    @property
    def drafter(self) -> int | None:
        return None if self.draft is None else self.draft.seat

    @property
    def drafted(self) -> tuple[str, ...]:
        return () if self.draft is None else self.draft.choices

    def game_for(self, seat: int | None) -> Game:
        """The drafter's draft, or what is committed."""
        draft = self.draft
        if draft is None or seat is None or seat != draft.seat:
            return self.committed
        return draft.led[-1].game if draft.end is None else draft.end

    def sequence_for(self, seat: int | None) -> int:
        """The last entry that the seat may notice."""
        return self.public_sequence if seat is None or seat != self.decider() else self.sequence

    @property
    def at_table(self) -> bool:
        """Whether people roll and draw at a real table."""
        return self.committed.settings.at_table

    def decider(self) -> int | None:
        """Who is asked in the committed game, perhaps the table; not for everybody's eyes."""
        decision = self.committed.decision
        return None if decision is None else decision.player

    def may_answer(self, seat: int) -> bool:
        """Whether the seat is asked; what happens at the table anybody says who has seen it."""
        decision = self.committed.decision
        return decision is not None and answers(decision, seat, self.committed.settings.humans)

    def can_undo(self, seat: int) -> bool:
        if self.at_table:
            return self.stands.steps > 0 and seat < self.committed.settings.humans
        return seat == self.drafter

    def must_confirm(self, seat: int) -> bool:
        """Whether the seat's draft has come to its end."""
        if self.draft is None or seat != self.drafter:
            return False
        if self.draft.end is not None:
            return True
        decision = self.game_for(seat).decision
        return decision is None or decision.player != seat

    def asked(self, seat: int) -> Decision | None:
        """What the seat may choose from now."""
        game = self.game_for(seat)
        decision = game.decision
        if decision is None or self.must_confirm(seat):
            return None
        return decision if answers(decision, seat, game.settings.humans) else None

    def choices(self) -> list[str]:
        """All committed choices."""
        return [str(choice) for choice in self.committed.choices]

    # Checking

    def repeats(self, entry: Entry) -> bool:
        """Whether the very same entry stands already."""
        return 0 < entry.sequence <= self.sequence and self.entries[entry.sequence - 1] == entry

    def check(self, entry: Entry) -> None:
        """Refuse an entry that does not fit.

        Whoever is not asked is told so before any number that would tell of another's draft.
        """
        if entry.sequence <= self.sequence_for(entry.seat):
            raise EntryRefused("late")
        corrects = entry.kind in (UNDO, BACK) and self.at_table
        if self.committed.decision is None and not corrects:
            raise EntryRefused("over")
        if entry.kind == EDITION:
            if not (self.at_table and entry.seat < self.committed.settings.humans):
                raise EntryRefused("not-asked")
        elif not (self.can_undo(entry.seat) if corrects else self.may_answer(entry.seat)):
            raise EntryRefused("nothing-to-undo" if corrects else "not-asked")
        if entry.sequence != self.sequence + 1:
            raise EntryRefused("late")
        if entry.kind not in KINDS:
            raise EntryRefused("illegal", f"{entry.kind!r} is no entry of this seat")
        if (entry.option is None) == (entry.kind in NAMING):
            raise EntryRefused(
                "illegal", f"{', '.join(sorted(NAMING))} name an option, and only they"
            )
        if entry.kind == BACK:
            self._check_back(entry.option or "")
        elif entry.kind in CHOOSING:
            self._check_choice(entry.seat, entry.option or "")
        elif entry.kind == EDITION:
            pass  # checked by playing the game again
        elif entry.kind == CONFIRM:
            if not self.must_confirm(entry.seat):
                raise EntryRefused("nothing-to-confirm")
        elif not self.can_undo(entry.seat) or (self.at_table and entry.kind == RESTART):
            raise EntryRefused("nothing-to-undo")

    def _check_back(self, kept: str) -> None:
        if not (self.at_table and kept.isdecimal() and int(kept) < self.stands.steps):
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
            raise EntryRefused(ALREADY_ENTERED)  # in secret, so the seat was offered it as well

    # Entering

    def after(self, entry: Entry) -> "Journal":
        """The journal with one entry more. What is refused or fails changes nothing."""
        self.check(entry)
        entered = self._carried_out(entry)
        withdrawn = entry.kind in (UNDO, RESTART) and not self.at_table
        committed = entered.draft is None and not withdrawn
        return replace(
            entered,
            entries=(*self.entries, entry),
            public_sequence=entry.sequence if committed else self.public_sequence,
            withdrawn=self.withdrawn + max(0, self.length - entered.length),
        )

    def after_recorded(self, entry: Entry) -> "Journal":
        """As `after`, for an entry of the past, which may be of earlier rules (see `records`)."""
        chooses = entry.kind in CHOOSING
        journal = self._gone_on() if chooses else self
        if journal._undoes_declaration(entry):
            journal = replace(journal, stands=journal.stands.back(journal.stands.steps - 1))
            if not chooses:
                return replace(journal, entries=(*self.entries, entry))
        if not chooses or entry.option is None or journal.asked(entry.seat) is None:
            return self.after(entry)
        *unasked, option = journal.game_for(entry.seat).meant_by(entry.option)
        for choice in unasked:
            journal = journal._carried_out(entry._replace(option=str(choice)))
        return journal.after(entry._replace(option=str(option)))

    def _undoes_declaration(self, entry: Entry) -> bool:
        """Return whether a recorded entry fits only before the declaration of a Decree.

        Declaring D23 did not commit the draft in earlier versions, so it could be undone. A
        recorded restart of a longer draft is noticed when the next choice does not fit.
        """
        game = self.committed
        if self.at_table or self.draft is not None or game.state.phase != Phase.DECLARATION:
            return False
        if not game.choices or not isinstance(game.choices[-1], Declare):
            return False
        decision = game.decision
        return decision is None or entry.option not in decision.options

    def _gone_on(self) -> "Journal":
        """A draft could once go on into the seat's next step without being confirmed."""
        if self.draft is None:
            return self
        return replace(self, draft=replace(self.draft, end=None))

    def _carried_out(self, entry: Entry) -> "Journal":
        if entry.kind in CHOOSING and entry.option is not None:
            return self._choose(entry.seat, entry.option, final=self.at_table or entry.kind == PLAY)
        if entry.kind == EDITION:
            return replace(self, stands=self._with_values(entry.option or ""))
        if self.at_table:
            kept = self.stands.steps - 1 if entry.option is None else int(entry.option)
            return replace(self, stands=self.stands.back(kept))
        draft = self.draft
        assert draft is not None
        if entry.kind == CONFIRM:
            return replace(self, stands=draft.led[-1], draft=None)
        if entry.kind == RESTART or len(draft.led) == 1:
            return replace(self, draft=None)
        return replace(self, draft=Draft(draft.seat, draft.choices[:-1], draft.led[:-1]))

    def _with_values(self, option: str) -> Timeline:
        """Play the game again with corrected values; refuse if it has used the former ones."""
        try:
            values = json.loads(option)
            known = self.committed.settings.edition.overrides
            edition = from_overrides({**known, **values})
        except (ValueError, TypeError, RecursionError) as wrong:
            raise EntryRefused("illegal", str(wrong)[:300]) from None
        try:
            stands = self.stands.with_edition(edition)
        except SettingsError as wrong:
            raise EntryRefused("illegal", str(wrong)) from None
        except SaveError:
            raise EntryRefused("edition-used") from None
        if stands.steps and stands.game.state != self.committed.state:
            raise EntryRefused("edition-used")
        return stands

    def _choose(self, seat: int, option: str, *, final: bool) -> "Journal":
        """What comes to light within the step commits it; after its end it has to wait."""
        before = self.stands if self.draft is None else self.draft.led[-1]
        reveals, step = before.game.state.reveals, before.game.state.step
        led = before.after(option)
        ended = led.game.state.step != step
        if final or (led.game.state.reveals != reveals and not ended):
            return replace(self, stands=led, draft=None)
        draft = self.draft or Draft(seat, (), ())
        end = _end_of_step(before.game, option) if ended else None
        draft = Draft(seat, (*draft.choices, option), (*draft.led, led), end)
        return replace(self, draft=draft)


def answers(decision: Decision, seat: int, humans: int) -> bool:
    """Return whether the seat may answer; any human may answer a question to the table."""
    whose = decision.answered_by
    return seat < humans if whose == TABLE else seat == whose


def _end_of_step(game: Game, option: str) -> Game:
    """What its player may see of a choice that ends the step: nothing that came to light by it."""
    end = game.within_step(option)
    return end if end.state.reveals == game.state.reveals else game
