"""The state of the game in one sentence: the awaited player, or the winner."""

from collections.abc import Sequence

from tekhenu.rules import Decision, Rank

from .catalog import Catalog
from .names import list_of


def waiting_text(decision: Decision, names: Sequence[str], words: Catalog) -> str:
    """Describe the decision that another player is making."""
    if decision.player < 0:
        return words.say("page-waiting-somebody")
    own = f"page-waiting-{decision.kind}"
    key = own if own in words else "page-waiting"
    return words.say(key, kind=decision.kind, player=names[decision.player])


def winner_text(rows: Sequence[Rank], names: Sequence[str], words: Catalog) -> str:
    """Name the winner and the tie-break; `rows` is a ranking, best first."""
    first, *rest = rows
    even = [row for row in rest if row.vp == first.vp]
    still = [row for row in even if row.scribes == first.scribes]
    key = "final-winner-order" if still else "final-winner-scribes" if even else "final-winner"
    others = list_of(words, [names[row.seat] for row in still or even])
    return words.say(key, player=names[first.seat], vp=first.vp, others=others)
