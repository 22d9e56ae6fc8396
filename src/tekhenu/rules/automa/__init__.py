"""The Automas, one to three solo opponents for games with *Time of Seth* (see docs/automa.md).

They draw Action tiles, receive VP instead of goods, and break ties by their markers. Chance decides
nothing about their places except those of conquest tiles.
"""
