"""Measured errors of the engine's estimates (`python -m tools.calibration`, docs/analysis.md)."""

from typing import Final

MODEL_ERROR: Final = 2.0  # VP: the error of a difference of two turns that more deals cannot reduce
