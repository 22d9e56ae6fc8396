"""Omit the parts of the table that a page already shows from its next update.

A page sends a token of what it shows, by which the server remembers how each part looked. With an
unknown token (an old one, or of another server process) every part is sent.
"""

from collections.abc import Hashable, Mapping

from tekhenu.lru import LruCache

HAVE = "X-Have"
_sent: LruCache[dict[str, int]] = LruCache(2000)  # tables; some hundred bytes each


def unchanged_parts(have: str, parts: Mapping[str, Hashable]) -> tuple[frozenset[str], str]:
    """Return the names of the unchanged parts and the token of what the page shows now."""
    looks = {name: hash(part) for name, part in parts.items()}
    token = f"{hash(frozenset(looks.items())) & (1 << 64) - 1:x}"
    before = _sent.find(have) or {}
    _sent.add(token, looks)
    return frozenset(name for name, look in looks.items() if before.get(name) == look), token
