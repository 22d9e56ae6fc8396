"""What a seat sees of a game, short of its whole view."""

from tekhenu.rules import Decision, DecisionKind, Game
from tekhenu.rules.chance import ChanceQuestion
from tekhenu.rules.knowledge import asked_of, mask, of_chance, seen_by_others
from tekhenu.rules.table import Table


def decision_seen(game: Game, seat: int | None) -> Decision | None:
    """The decision of the seat's view, without the cost of its events."""
    decision = game.decision
    if decision is None:
        return None
    if isinstance(decision, ChanceQuestion):
        return of_chance(decision, game.table, seat)
    state = game.state.copy()
    if decision.player != seat:
        return seen_by_others(decision, state)
    mask(state, seat)
    return asked_of(decision, game.table, Table(state, game.settings, None))


def decider_seen(game: Game, seat: int | None) -> int | None:
    """Who is asked, as far as the seat may know: who could declare a Decree is secret."""
    decision = game.decision
    if decision is None or (decision.kind == DecisionKind.DECLARE and decision.player != seat):
        return None
    return decision.player
