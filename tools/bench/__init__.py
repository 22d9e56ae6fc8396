"""Measure the engine beside other engines and earlier versions."""
