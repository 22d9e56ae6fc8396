"""The hint panel of the table page."""

from typing import Any

from tekhenu.analysis.advice import TurnAdvice
from tekhenu.presentation.hint import hint_panel, nudge
from tekhenu.text import Catalog

from ...games.session import SessionSnapshot

NUDGE, TURNS = "nudge", "turns"


def hint_page(
    session: SessionSnapshot, advice: TurnAdvice | None, show: str, stage: int, words: Catalog
) -> dict[str, Any]:
    """Return the values of the panel: a nudge or the best turns, or neither without a decision."""
    page: dict[str, Any] = {"nudge": None, "panel": None, "playable": not session.journal.at_table}
    if advice is None:
        return page
    game = session.journal.game_for(advice.seat)
    if show == NUDGE:
        return page | {"nudge": nudge(game, advice, words)}
    return page | {"panel": hint_panel(game, advice, stage, words)}
