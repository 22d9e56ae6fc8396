"""The coach: explains decisions, warns of costly moves, and points out easily missed options.

An advice is a function of the situation that returns a sentence or None. To add one, write the
function, put it into a list below, and add its text to the four `coach.ftl` files.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Literal, NamedTuple

from ..rules import DecisionKind
from ..text.catalog import Catalog, marking_catalog
from ..text.parts import Message
from . import pointers, warnings
from .situation import Situation

Advisor = Callable[[Situation, Catalog], str | None]
Tone = Literal["explain", "warn", "point"]

# Most important first.
WARNINGS: Sequence[Advisor] = (
    warnings.unbalanced,
    warnings.hungry,
    warnings.unpaid,
    warnings.faithless,
    warnings.idle,
    warnings.only_produces,
    warnings.joyless,
    warnings.excessive,
    warnings.festive,
)
POINTERS: Sequence[Advisor] = (
    pointers.cannot_act,
    pointers.bread_ahead,
    pointers.maat_ahead,
    pointers.even_scales,
    pointers.blessing,
    pointers.decree,
    pointers.festival_ahead,
    pointers.scribes,
    pointers.wheel_turns,
)
# Pointers that name a choice. `Situation.best` has the choices that the engine recommends.
RECOMMENDING: Sequence[Advisor] = (pointers.even_scales, pointers.decree, pointers.scribes)
MAX_SHOWN = 3  # warnings and pointers shown at a time


class Advice(NamedTuple):
    tone: Tone
    message: Message


def all_advice(situation: Situation, lang: str = "en") -> list[Advice]:
    """Return the coach's advice, the explanation first; empty if the seat has no decision."""
    if not situation.asked:
        return []
    words = marking_catalog(lang)
    pointed = (text for point in POINTERS if (text := point(situation, words)) is not None)
    said = [Advice("warn", Message.read(text)) for text in warnings_now(situation, words)]
    said += [Advice("point", Message.read(text)) for text in pointed]
    return [_explained(situation.kind, words), *said[:MAX_SHOWN]]


def warnings_now(situation: Situation, words: Catalog) -> list[str]:
    """Return the warnings to show at this moment, so that each appears once per turn.

    They are shown when the turn is complete and can still be undone, or before a choice that can
    reveal something, because that would commit the turn.
    """
    if situation.decision is not None and not situation.may_commit():
        return []
    said = _warnings(situation, words)
    if situation.before.state.turn is None:
        return said
    # Part of the turn was committed earlier. A warning that applied then comes too late now.
    before = situation.before
    earlier = _warnings(replace(situation, now=before, decision=before.decision), words)
    return [text for text in said if text not in earlier]


def _warnings(situation: Situation, words: Catalog) -> list[str]:
    return [text for warn in WARNINGS if (text := warn(situation, words)) is not None]


def recommends(situation: Situation, lang: str = "en") -> bool:
    """Return whether a pointer names a choice, so that `Situation.best` matters."""
    words = marking_catalog(lang)
    return situation.asked and any(point(situation, words) for point in RECOMMENDING)


def _explained(kind: DecisionKind, words: Catalog) -> Advice:
    return Advice("explain", Message.read(words.say(f"coach-ask-{kind.dashed}")))
