"""The Automas, one to three solo opponents for games with *Time of Seth* (see docs/automa.md).

They draw Action tiles, receive VP instead of goods, and settle every tie by their markers: nothing
about where they build is left to chance, but for conquest tiles.
"""
