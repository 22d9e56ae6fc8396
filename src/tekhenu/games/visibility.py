"""Parts of what a seat sees, without building its whole view."""

from tekhenu.rules import Decision, DecisionKind, Game
from tekhenu.rules.chance import ChanceQuestion
from tekhenu.rules.knowledge import (
    chance_question_for,
    mask,
    question_for_others,
    question_for_seat,
)
from tekhenu.rules.table import Table


def decision_seen(game: Game, seat: int | None) -> Decision | None:
    """Return the decision of the seat's view, without the cost of its events."""
    decision = game.decision
    if decision is None:
        return None
    if isinstance(decision, ChanceQuestion):
        return chance_question_for(decision, game.table, seat)
    if decision.player != seat:
        return question_for_others(decision)
    if decision.why is None:
        options = list(decision.options)
        return Decision(seat, decision.kind, options, about=decision.about)
    state = game.state.copy()
    mask(state, seat)
    return question_for_seat(decision, game.table, Table(state, game.settings, None))


def decider_seen(game: Game, seat: int | None) -> int | None:
    """Return the seat to move, or None if `seat` may not know it, as with a declarable Decree."""
    decision = game.decision
    if decision is None or (decision.kind == DecisionKind.DECLARE and decision.player != seat):
        return None
    return decision.player
