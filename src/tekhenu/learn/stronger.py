"""A stronger turn than the one that waits for confirmation, found and explained by the engine."""

from typing import Final, NamedTuple

from ..analysis.advice import Certainty, TurnAdvice, TurnComparison
from ..analysis.lines import known_line
from ..analysis.review import Grade, grade_of
from ..analysis.words import fact_text
from ..rules import Game, Move
from ..text import Catalog, list_of

MENTIONED: Final = frozenset({Grade.INACCURACY, Grade.MISTAKE, Grade.BLUNDER})
FEW: Final = 2  # reasons that are named


class Stronger(NamedTuple):
    """A stronger turn in words, and its choices as far as they can be played."""

    text: str
    why: str
    line: tuple[Move, ...]
    open: bool


def stronger(before: Game, advice: TurnAdvice, words: Catalog) -> Stronger | None:
    """Return the best turn if it is likely to be clearly better than the played one.

    `before` is the game before the played turn.
    """
    gap = None if advice.played is None else advice.played.gap
    if gap is None or gap.certainty == Certainty.OPEN or grade_of(gap.vp) not in MENTIONED:
        return None
    line = known_line(before, advice.seat, advice.turns[0].choices, words)
    if not line.choices:
        return None
    turn = " › ".join(line.titles)
    text = words.say("coach-stronger", grade=grade_of(gap.vp), turn=turn)
    return Stronger(text, _why(gap, words), line.choices, line.open)


def _why(gap: TurnComparison, words: Catalog) -> str:
    """Name the main reasons with their facts."""
    reasons = sorted((each for each in gap.reasons if each.vp > 0), key=lambda each: -each.vp)
    stated = [each for each in reasons if each.facts] or reasons
    said = []
    for reason in stated[:FEW]:
        title = words.say("analysis-aspect", aspect=reason.aspect.replace(" ", "-"))
        facts = list_of(words, [fact_text(fact, words) for fact in reason.facts])
        said.append(words.say("coach-reason", title=title, facts=facts) if facts else title)
    return words.say("coach-because", reasons="; ".join(said)) if said else ""
