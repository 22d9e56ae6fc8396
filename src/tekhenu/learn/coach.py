"""The coach: explains what is asked, warns of what is about to cost something, and points out what
is easily overlooked.

An advice is a small function of the situation that says something or nothing. Adding one is a
function, its place in a list below, and its words in four `coach.ftl`.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Literal, NamedTuple

from ..agents.greedy import GreedyAgent
from ..rules import DecisionKind, Game
from ..text.catalogue import Catalogue, marking
from ..text.parts import Message
from . import pointers, warnings
from .situation import IMAGINATION, Situation

Saying = Callable[[Situation, Catalogue], str | None]
Tone = Literal["explain", "warn", "point"]

# What matters most comes first.
WARNINGS: Sequence[Saying] = (
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
POINTERS: Sequence[Saying] = (
    pointers.bread_ahead,
    pointers.maat_ahead,
    pointers.even_scales,
    pointers.blessing,
    pointers.decree,
    pointers.festival_ahead,
    pointers.scribes,
    pointers.wheel_turns,
)
VOICES: Sequence[tuple[Tone, Sequence[Saying]]] = (("warn", WARNINGS), ("point", POINTERS))
MOST = 3  # warnings and pointers at a time: more is not read
MUCH = 4.0  # VP by which another choice must be better to be worth a word


class Advice(NamedTuple):
    tone: Tone
    message: Message


def advices(situation: Situation, lang: str = "en") -> list[Advice]:
    """What the coach says now: the explanation first; nothing if the seat is not asked."""
    if not situation.asked:
        return []
    words = marking(lang)
    said = [
        Advice(tone, Message.read(text))
        for tone, sayings in VOICES
        for saying in sayings
        if (text := saying(situation, words)) is not None
    ]
    return [_explained(situation.kind, words), *said[:MOST]]


def _explained(kind: DecisionKind, words: Catalogue) -> Advice:
    return Advice("explain", Message.read(words.say(f"coach-ask-{kind.dashed}")))


def missed(before: Game, drafted: Sequence[str], best: str, seat: int) -> int:
    """How many VP `best` is reckoned to be better than what was chosen; 0 if that is not much.

    Both are played in the same imagined game, so neither knows more than the seat does.
    """
    world = before.determinize(seat, Random(IMAGINATION))
    decision = world.decision
    if decision is None or not drafted or best == drafted[0]:
        return 0
    greedy = GreedyAgent()
    chosen, step = world.copy(), world.state.step
    for choice in drafted:
        chosen.play(choice)
    gap = greedy.worth(world, decision.find(best), seat)
    gap -= greedy.completed(chosen, seat, step)
    return round(gap) if gap >= MUCH else 0
