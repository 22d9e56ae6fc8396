"""What the coach looks at: a turn so far, and nothing that its seat may not know."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from ..components import Edition
from ..components.terms import Purity
from ..rules import Decision, DecisionKind, Event, Game, View
from ..rules.event import Took
from ..rules.maat import balance_of
from ..rules.move import TakeDie
from ..rules.scoring import bread_due, bread_options
from ..rules.state import Phase, Player, Turn
from ..rules.table import Table
from ..rules.taking import die_of
from ..rules.turn import lay_die
from ..rules.wheel import next_scoring
from ..text.scene import purity_of, table_of

IMAGINATION = "coach"  # the same position is imagined in the same way, so it gets the same advice


@dataclass(frozen=True, slots=True)
class Situation:
    """`before`: as the choices that can still be taken back began. Without a decision they are
    complete and are to be confirmed. `imagined` is a game like the present one in which all that is
    hidden was dealt anew: whatever is tried out on it tells nothing.
    """

    seat: int
    before: View
    now: View
    imagined: Game
    decision: Decision | None

    @classmethod
    def of(cls, before: Game, now: Game, seat: int, *, confirming: bool) -> "Situation":
        view = now.view(seat)
        imagined = now.determinize(seat, Random(IMAGINATION))
        decision = None if confirming else view.decision
        return cls(seat, before.view(seat), view, imagined, decision)

    @property
    def asked(self) -> bool:
        """Whether it is for this seat to choose or to confirm."""
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
        """The same player as the turn began."""
        return self.before.state.players[self.seat]

    @property
    def events(self) -> Sequence[Event]:
        """What the choices that can still be taken back have brought."""
        return self.now.events[len(self.before.events) :]

    # The scales

    def laid(self) -> Table | None:
        """The table with the die of this turn on its scale; None before one is taken."""
        state = self.now.state
        turn = state.turn
        if turn is None:
            took = any(isinstance(event, Took) for event in self.events)
            return self.table if took or self.before.state.turn is not None else None
        if turn.die < 0 or any(turn.die in lying for lying in state.sections):
            return None
        table = Table(state.copy(), self.now.settings, None)
        lay_die(table, turn)
        return table

    def balance_with(self, move: TakeDie) -> int:
        """The balance with a die of the obelisk on its scale, as it lies."""
        table = Table(self.now.state.copy(), self.now.settings, None)
        purity = purity_of(self.now, move.colour, move.section)
        below = purity == Purity.FORBIDDEN
        turn = Turn(
            self.seat, die_of(table, move), value=move.value, purity=-1 if below else purity
        )
        lay_die(table, turn)
        return balance_of(table, table.state.players[self.seat])

    # Bread

    def rounds_to_scoring(self) -> int | None:
        """Rounds to be played after this one; None if no Scoring is to come, or no round is on."""
        state, table = self.before.state, table_of(self.before)
        due = next_scoring(state, table.printed.wheel) if state.phase == Phase.TURN else None
        return None if due is None else due.round - state.round


def missing_bread(table: Table, player: Player) -> int:
    """What could not be paid if the Scoring came now."""
    due = bread_due(table, player)
    return due - sum(bread_options(table, player, due)[0].pieces) if due else 0
