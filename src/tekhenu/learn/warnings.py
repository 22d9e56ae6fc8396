"""Warnings: the cost of a turn, stated while the turn can still be undone.

Each warning queries the rules and returns None if nothing is lost.
"""

from collections.abc import Iterator
from typing import TypeVar

from ..components.terms import God, Good
from ..rules import DecisionKind, Event, Reason
from ..rules.actions import obstacle_to
from ..rules.event import Advanced, Idle, Performed, Produced, Scored, Source, Took, Weighed
from ..rules.forecast import missing_bread
from ..rules.maat import balance_of, maat_loss
from ..rules.moves import GOD
from ..rules.scoring import UNPAID_BREAD_VP, happiness_points
from ..rules.wheel import DICE_FOR_MAAT
from ..text import Catalog
from ..text.names import signed
from ..text.reasons import reason_phrase
from ..text.scene import table_of
from .situation import Situation

STEPS = 2  # of Happiness or excess: smaller losses are not mentioned
FAR = 3  # rounds beyond which Bread can still be gained

E = TypeVar("E", bound=Event)


def _own(s: Situation, kind: type[E]) -> Iterator[E]:
    return (e for e in s.events if isinstance(e, kind) and getattr(e, "seat", None) == s.seat)


def unbalanced(s: Situation, words: Catalog) -> str | None:
    """Warn if the scales after this turn cost VP at Maat, or more than before."""
    table = s.laid()
    if table is None:
        return None
    player = table.state.players[s.seat]
    balance = balance_of(table, player)
    vp = maat_loss(s.edition, balance)
    turns = DICE_FOR_MAAT - player.scales.dice
    former = maat_loss(s.edition, balance_of(table_of(s.before), s.former))
    if not vp or (turns and vp <= former):
        return None
    lifted = balance + player.faith
    if not turns and maat_loss(s.edition, lifted) < vp:
        return words.say("coach-maat-faith", balance=signed(balance), vp=vp, best=signed(lifted))
    key = "coach-maat-soon" if turns else "coach-maat-now"
    return words.say(key, balance=signed(balance), vp=vp, **({"turns": turns} if turns else {}))


def hungry(s: Situation, words: Catalog) -> str | None:
    """Warn of missing Bread at the next Scoring, or of more missing than before at a near one."""
    table, rounds = s.laid(), s.rounds_to_scoring()
    if table is None or rounds is None or rounds > FAR:
        return None
    missing = missing_bread(table, table.state.players[s.seat])
    if not missing or (rounds and missing <= missing_bread(table_of(s.before), s.former)):
        return None
    return words.say("coach-bread", rounds=rounds, bread=missing, vp=UNPAID_BREAD_VP * missing)


def unpaid(s: Situation, words: Catalog) -> str | None:
    """Warn if Bread is withheld at a Scoring although Bread or Gold is available."""
    lost = -sum(scored.vp for scored in _own(s, Scored) if scored.source == Source.BREAD)
    vp = lost - UNPAID_BREAD_VP * missing_bread(table_of(s.before), s.former)
    if vp <= 0:
        return None
    return words.say("coach-bread-unpaid", bread=vp // UNPAID_BREAD_VP, vp=vp)


def faithless(s: Situation, words: Catalog) -> str | None:
    """Warn if Faith that is lost at Maat could have saved VP or evened out the scales."""
    for weighed in _own(s, Weighed):
        bare = weighed.balance - weighed.faith
        ways = range(bare - s.former.faith, bare + s.former.faith + 1)
        best = min(ways, key=lambda balance: (maat_loss(s.edition, balance), abs(balance)))
        spared = maat_loss(s.edition, weighed.balance) - maat_loss(s.edition, best)
        balance = signed(weighed.balance)
        if spared > 0:
            return words.say("coach-faith-vp", balance=balance, best=signed(best), vp=spared)
        if abs(best) < abs(weighed.balance):
            return words.say("coach-faith-left", balance=balance, best=signed(best))
    return None


def only_produces(s: Situation, words: Catalog) -> str | None:
    """Warn if the die only produces, because its god cannot act with it."""
    return _only_produces(_refused_before(s), words)


def god_cannot_act(s: Situation, words: Catalog) -> str | None:
    """Explain why the God Action is not among the actions to choose from."""
    return _only_produces(_refused_now(s), words)


def _only_produces(found: tuple[int, Reason] | None, words: Catalog) -> str | None:
    if found is None:
        return None
    god, reason = found
    return words.say(
        "coach-only-produces",
        god=God(god).name.lower(),
        reason=reason_phrase(reason, words.lang),
    )


def _refused_now(s: Situation) -> tuple[int, Reason] | None:
    turn = s.now.state.turn
    if s.decision is None or s.decision.kind != DecisionKind.ACTION or turn is None or turn.anubis:
        return None
    if turn.acted or GOD[turn.section] in s.decision.options:
        return None
    reasons = dict(s.decision.blocked())
    reason = reasons.get(GOD[turn.section])
    return None if reason is None else (turn.section, reason)


def _refused_before(s: Situation) -> tuple[int, Reason] | None:
    """Return the god and the reason if no God Action was offered at all."""
    took = next(_own(s, Took), None)
    if took is None or took.way == "anubis" or next(_own(s, Performed), None) is not None:
        return None
    if next(_own(s, Produced), None) is None:
        return None
    reason = obstacle_to(table_of(s.before), s.seat, took.section, took.value)
    return None if reason is None else (took.section, reason)


def excessive(s: Situation, words: Catalog) -> str | None:
    """Warn if production beyond the marker taints the scales."""
    excess = sum(produced.excess for produced in _own(s, Produced))
    return words.say("coach-excess", excess=excess) if excess >= STEPS else None


def festive(s: Situation, words: Catalog) -> str | None:
    """Warn if Happiness had no room for all steps of a festival."""
    if s.decision is not None:  # the festival may not be finished
        return None
    value = next((e.value for e in _own(s, Performed) if e.god == God.BASTET), 0)
    steps = sum(e.new - e.old for e in _own(s, Advanced) if e.track == Good.HAPPINESS)
    lost = value - steps
    return words.say("coach-festival", lost=lost) if lost >= STEPS else None


def joyless(s: Situation, words: Catalog) -> str | None:
    """Warn if Happiness drops below a ▲, which scores at every Scoring."""
    lost = happiness_points(table_of(s.before), s.former) - happiness_points(s.table, s.player)
    return words.say("coach-joy", vp=lost) if lost > 0 else None


def idle(s: Situation, words: Catalog) -> str | None:
    """Warn if a die is taken without any action."""
    return words.say("coach-idle") if next(_own(s, Idle), None) is not None else None
