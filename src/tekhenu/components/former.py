"""Fingerprints of the present tables under their former key paths, as old saves name them.

A fingerprint covers the path of every value. It changed when the effects of cards became values
and when a key was renamed, although no printed value did.
"""

from .edition import Edition
from .ids import BASE_SUITS, TABLES
from .loading import fingerprint, plain_values
from .schema import FORMER, module_of

CARDS = frozenset(TABLES[suit] for suit in BASE_SUITS)
AS_ADDED = "fd623e6fd92c91ee"
"""Fingerprint of the effects that were added, as those saves were played."""
DROPPED = {"cards.many_players_only.1": "T16", "cards.many_players_only.2": "D20"}


def former_fingerprints(edition: Edition) -> dict[str, str]:
    """Return the fingerprints that older saves name, by module."""
    names = {path: former for former, path in FORMER.items()}
    values = plain_values(edition)
    base = {p: v for p, v in values.items() if module_of(p) == "base"}
    automa = {names.get(p, p): v for p, v in values.items() if module_of(p) == "automa"}
    former = {"automa": fingerprint(automa)} if automa else {}
    added = {path: value for path, value in base.items() if _is_new(path)}
    if fingerprint(added) == AS_ADDED:
        before = {names.get(p, p): v for p, v in base.items() if p not in added}
        former["base"] = fingerprint(before | DROPPED)
    return former


def _is_new(path: str) -> bool:
    """Return whether `path` did not exist in older versions: a card's effect or `players`."""
    table, *_, key = path.split(".")
    return table in CARDS and key in ("effect", "players")
