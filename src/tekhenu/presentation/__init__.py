"""Texts and drawings for players, independent of any host: log, prompts, previews, help."""
