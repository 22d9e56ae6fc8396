"""How saves from before the cards were in the tables name the same tables.

A fingerprint covers every value. When what cards do became values, all fingerprints of the base
game changed although nothing else had; those of before are still known by what they covered.
"""

from .edition import Edition
from .ids import BASE_SUITS, TABLES
from .loading import fingerprint, plain_values
from .schema import FORMER, module_of

CARDS = frozenset(TABLES[suit] for suit in BASE_SUITS)
AS_ADDED = "fd623e6fd92c91ee"
"""What was added, as it was then: the cards those saves were played with."""
DROPPED = {"cards.many_players_only.1": "T16", "cards.many_players_only.2": "D20"}


def former_fingerprints(edition: Edition) -> dict[str, str]:
    """Those that older saves name, by module; none if the cards have changed since."""
    values = {p: v for p, v in plain_values(edition).items() if module_of(p) == "base"}
    added = {path: value for path, value in values.items() if _is_new(path)}
    if fingerprint(added) != AS_ADDED:
        return {}
    names = {path: former for former, path in FORMER.items()}
    before = {names.get(p, p): v for p, v in values.items() if p not in added}
    return {"base": fingerprint(before | DROPPED)}


def _is_new(path: str) -> bool:
    """What a card does and with how many players it is in the game."""
    table, *_, key = path.split(".")
    return table in CARDS and key in ("effect", "players")
