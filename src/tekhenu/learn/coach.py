"""The coach: explains decisions, warns of costly moves, and points out easily missed options.

An advice is a function of the situation that returns a sentence or None. To add one, write the
function, put it into a list below, and add its text to the four `coach.ftl` files.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Literal, NamedTuple

from ..agents.greedy import GreedyAgent
from ..rules import DecisionKind, Game
from ..text.catalog import Catalog, marking_catalog
from ..text.parts import Message
from . import pointers, warnings
from .situation import IMAGINATION, Situation

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
    pointers.bread_ahead,
    pointers.maat_ahead,
    pointers.even_scales,
    pointers.blessing,
    pointers.decree,
    pointers.festival_ahead,
    pointers.scribes,
    pointers.wheel_turns,
)
VOICES: Sequence[tuple[Tone, Sequence[Advisor]]] = (("warn", WARNINGS), ("point", POINTERS))
MAX_SHOWN = 3  # warnings and pointers shown at a time
MIN_ADVANTAGE = 4.0  # minimum advantage in VP of a better choice


class Advice(NamedTuple):
    tone: Tone
    message: Message


def all_advice(situation: Situation, lang: str = "en") -> list[Advice]:
    """Return the coach's advice, the explanation first; empty if the seat has no decision."""
    if not situation.asked:
        return []
    words = marking_catalog(lang)
    said = [
        Advice(tone, Message.read(text))
        for tone, sayings in VOICES
        for saying in sayings
        if (text := saying(situation, words)) is not None
    ]
    return [_explained(situation.kind, words), *said[:MAX_SHOWN]]


def _explained(kind: DecisionKind, words: Catalog) -> Advice:
    return Advice("explain", Message.read(words.say(f"coach-ask-{kind.dashed}")))


def missed(before: Game, drafted: Sequence[str], best: str, seat: int) -> int:
    """Return the estimated advantage of `best` over the chosen turn in VP, or 0 if it is small.

    Both are played in the same determinized game, so neither uses hidden information.
    """
    world = before.determinize(seat, Random(IMAGINATION))
    decision = world.decision
    if decision is None or not drafted or best == drafted[0]:
        return 0
    greedy = GreedyAgent()
    chosen, step = world.copy(), world.state.step
    for choice in drafted:
        chosen.play(choice)
    gap = greedy.option_value(world, decision.find(best), seat)
    gap -= greedy.completed(chosen, seat, step)
    return round(gap) if gap >= MIN_ADVANTAGE else 0
