"""Measurements of the engine beside other engines and earlier versions."""
