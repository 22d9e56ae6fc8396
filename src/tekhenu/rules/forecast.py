"""Forecasts from public information: a Scoring now, missing Bread, and the loss at a Maat."""

from collections.abc import Sequence
from typing import NamedTuple

from .decrees import DECREES_SCORED, points
from .event import Event, Scored, Source
from .maat import balance_of, maat_loss
from .scoring import UNPAID_BREAD_VP, bread_due, bread_options, score_all
from .state import Phase, Player, State
from .table import Table
from .wheel import scorings_to_come


def scoring_ahead(state: State) -> bool:
    """Return whether a Scoring is still to come, so that a forecast of it makes sense."""
    begun = state.round > 0 and state.phase not in (Phase.SCORING, Phase.BREAD)
    return begun and scorings_to_come(state) > 0


def events_of_scoring(table: Table) -> tuple[Event, ...]:
    """Return the events of a Scoring now.

    Players pay as much Bread as they can. The result does not depend on hidden information.
    """
    events: list[Event] = []
    trial = Table(table.state.copy(), table.settings, events)
    for _ in score_all(trial):
        raise AssertionError("a Scoring has no decision before the Bread is due")
    for seat in trial.state.order:
        if trial.is_opponent(seat):
            continue
        player = trial.state.players[seat]
        due = bread_due(trial, player)
        if not due:
            continue
        pieces = bread_options(trial, player, due)[0].pieces
        paid = sum(pieces)
        if paid:
            trial.spend(seat, pieces)
        trial.score(seat, -UNPAID_BREAD_VP * (due - paid), Source.BREAD, of=(due, paid))
    return tuple(events)


def if_scored_now(table: Table) -> tuple[dict[Source, int], ...]:
    """Return the VP by source that each player would score if the Scoring were now.

    After the last Scoring there is nothing to score.
    """
    found: list[dict[Source, int]] = [{} for _ in table.state.players]
    if not scorings_to_come(table.state):
        return tuple(found)
    for event in events_of_scoring(table):
        if isinstance(event, Scored):
            parts, source = found[event.seat], Source(event.source)
            parts[source] = parts.get(source, 0) + event.vp
    return tuple(found)


class DecreeForecast(NamedTuple):
    """The VP of a Decree if the game ended now, or None if they depend on choices."""

    card: int
    vp: int | None
    counted: bool  # among the best Decrees with different symbols


def decrees_now(table: Table, seat: int) -> tuple[DecreeForecast, ...]:
    """Return the forecast of each Decree in a hand that is known."""
    held: Sequence[int] = list(table.state.players[seat].decrees)
    values = {card: points(table, seat, card) for card in held}
    best: dict[str, int] = {}  # the best Decree by symbol
    for card, vp in values.items():
        symbol = table.printed.symbol[card]
        if vp and vp > (values[best[symbol]] or 0 if symbol in best else 0):
            best[symbol] = card
    counted = sorted(best.values(), key=lambda card: -(values[card] or 0))[:DECREES_SCORED]
    return tuple(DecreeForecast(card, vp, card in counted) for card, vp in values.items())


def missing_bread(table: Table, player: Player) -> int:
    """Return the Bread that would be missing if the Scoring were now."""
    due = bread_due(table, player)
    return due - sum(bread_options(table, player, due)[0].pieces) if due else 0


def loss_at_maat(table: Table, player: Player) -> int:
    """Return the VP that the player would lose at a Maat now without placing Faith."""
    return maat_loss(table.settings.edition, balance_of(table, player))
