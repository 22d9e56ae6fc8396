"""Forecasts from public information: a Scoring now, missing Bread, and the loss at a Maat."""

from .event import Source
from .maat import balance_of, maat_loss
from .scoring import UNPAID_BREAD_VP, bread_due, bread_options, score_all
from .state import Player
from .table import Table


def if_scored_now(table: Table) -> tuple[dict[Source, int], ...]:
    """Return the VP by source that each player would score if the Scoring were now.

    Players pay as much Bread as they can. The result does not depend on hidden information.
    """
    trial = Table(table.state.copy(), table.settings, None)
    players = trial.state.players
    before = [list(player.vp_by_source) for player in players]
    for _ in score_all(trial):
        raise AssertionError("a Scoring has no decision before the Bread is due")
    for seat in trial.state.order:
        if not trial.is_opponent(seat):
            missing = missing_bread(trial, players[seat])
            trial.score(seat, -UNPAID_BREAD_VP * missing, Source.BREAD)
    return tuple(
        {
            Source(source): new - old
            for source, (old, new) in enumerate(zip(earlier, player.vp_by_source, strict=True))
            if new != old
        }
        for earlier, player in zip(before, players, strict=True)
    )


def missing_bread(table: Table, player: Player) -> int:
    """Return the Bread that would be missing if the Scoring were now."""
    due = bread_due(table, player)
    return due - sum(bread_options(table, player, due)[0].pieces) if due else 0


def loss_at_maat(table: Table, player: Player) -> int:
    """Return the VP that the player would lose at a Maat now without placing Faith."""
    return maat_loss(table.settings.edition, balance_of(table, player))
