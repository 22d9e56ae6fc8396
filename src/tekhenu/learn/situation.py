"""The coach's input: the current turn so far, limited to what its seat may know."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random

from ..components import Edition
from ..components.terms import Purity
from ..rules import Decision, DecisionKind, Event, Game, Move, View
from ..rules.event import Took
from ..rules.maat import balance_of
from ..rules.move import TakeDie
from ..rules.state import Phase, Player, Turn
from ..rules.table import Table
from ..rules.taking import die_of
from ..rules.turn import place_die
from ..rules.wheel import next_scoring
from ..text.scene import purity_of, table_of

IMAGINATION = "coach"  # a fixed seed, so that the same position always gets the same advice


@dataclass(frozen=True, slots=True)
class Situation:
    """A seat's turn in progress.

    `before` is the game before the choices that can still be undone. Without a decision the choices
    are complete and wait for confirmation. `imagined` is a determinized copy of the game, so trials
    on it reveal nothing hidden. `best` are the first choices of the engine's best turns,
    if they are known.
    """

    seat: int
    before: View
    now: View
    imagined: Game
    decision: Decision | None
    best: frozenset[Move] = frozenset()

    @classmethod
    def of(
        cls,
        before: Game,
        now: Game,
        seat: int,
        *,
        confirming: bool,
        best: Iterable[Move] = (),
    ) -> "Situation":
        view = now.view(seat)
        imagined = now.determinize(seat, Random(IMAGINATION))
        decision = None if confirming else view.decision
        return cls(seat, before.view(seat), view, imagined, decision, frozenset(best))

    @property
    def asked(self) -> bool:
        """Return whether this seat has to choose or confirm."""
        return self.decision is None or self.decision.player == self.seat

    @property
    def kind(self) -> DecisionKind:
        return DecisionKind.CONFIRM if self.decision is None else self.decision.kind

    @property
    def edition(self) -> Edition:
        return self.now.settings.edition

    @property
    def table(self) -> Table:
        return table_of(self.now)

    @property
    def player(self) -> Player:
        return self.now.state.players[self.seat]

    @property
    def former(self) -> Player:
        """Return the same player at the start of the turn."""
        return self.before.state.players[self.seat]

    @property
    def events(self) -> Sequence[Event]:
        """Return the events of the choices that can still be undone."""
        return self.now.events[len(self.before.events) :]

    def may_commit(self) -> bool:
        """Return whether a choice can reveal something within the turn, which commits the turn."""
        if self.decision is None:
            return False
        for option in {type(option): option for option in self.decision.options}.values():
            tried = self.imagined.copy()
            tried.play_within_step(option)
            if tried.decision is not None and tried.state.reveals != self.imagined.state.reveals:
                return True
        return False

    # The scales

    def laid(self) -> Table | None:
        """Return the table with the die of this turn on its scale, or None before one is taken."""
        state = self.now.state
        turn = state.turn
        if turn is None:
            took = any(isinstance(event, Took) for event in self.events)
            return self.table if took or self.before.state.turn is not None else None
        if turn.die < 0 or any(turn.die in lying for lying in state.sections):
            return None
        table = Table(state.copy(), self.now.settings, None)
        place_die(table, turn)
        return table

    def balance_with(self, move: TakeDie) -> int:
        """Return the balance after taking a die from the Obelisk."""
        table = Table(self.now.state.copy(), self.now.settings, None)
        purity = purity_of(self.now, move.color, move.section)
        below = purity == Purity.FORBIDDEN
        turn = Turn(
            self.seat, die_of(table, move), value=move.value, purity=-1 if below else purity
        )
        place_die(table, turn)
        return balance_of(table, table.state.players[self.seat])

    # Bread

    def rounds_to_scoring(self) -> int | None:
        """Return the number of later rounds until a Scoring, or None if there is none."""
        state, table = self.before.state, table_of(self.before)
        due = next_scoring(state, table.printed.wheel) if state.phase == Phase.TURN else None
        return None if due is None else due.round - state.round
