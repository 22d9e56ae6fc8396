"""Measured errors of the engine's estimates (`python -m tools.calibration`, docs/analysis.md)."""

from typing import Final

from ..agents.agent import SeatView

MODEL_ERROR: Final = 2.0  # VP: the error of a difference of two turns that more deals cannot reduce

# Imagined games deal any Decree to a rival who has in fact chosen one and played towards it.
CHOSEN_DECREE: Final = 4.0  # VP


def hidden_decree_vp(observer: SeatView, seat: int) -> float:
    """Return by how many VP imagined games undervalue the hidden Decrees of the rivals."""
    hidden = observer.view.hidden_decrees
    return CHOSEN_DECREE * any(count for other, count in enumerate(hidden) if other != seat)
