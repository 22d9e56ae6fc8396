"""Advice about a decision: the best turns, their effects, and why one is better.

Advice is computed from what a seat may know. Its values can be pickled, so a worker process can
compute them.
"""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from math import erf, sqrt
from typing import Any, Final, NamedTuple

from ..agents.agent import SeatView
from ..rules import Game, Move
from .aspects import Aspect
from .calibration import MODEL_ERROR, hidden_decree_vp
from .engine import STAGES, Analysis, Difference, Engine, Estimate, Stage, denied, difference
from .facts import Fact, aspect_of_fact, fact_to_json, facts_from_json

TURNS: Final = 3  # turns of an advice
SMALL: Final = 0.25  # VP; smaller parts of a difference are added up as `Aspect.OTHER`
SURE: Final = 0.9
LIKELY: Final = 0.7


class Certainty(StrEnum):
    """The probability that a turn is really better than another one, in words."""

    SURE = "sure"
    LIKELY = "likely"
    OPEN = "open"


class VpReason(NamedTuple):
    """A part of the difference of two turns in VP, with the facts that explain it.

    Fields:
        aspect: the aspect of the player's value, `LATER`, `RIVALS` or `OTHER`.
        vp: by how much this aspect is better after the first turn.
        facts: the facts of the first turn about the aspect.
        instead: the facts of the second turn about the aspect.
    """

    aspect: Aspect
    vp: float
    facts: tuple[Fact, ...]
    instead: tuple[Fact, ...]


class TurnComparison(NamedTuple):
    """The difference of two turns: `vp` is the sum of all reasons."""

    vp: float
    certainty: Certainty
    reasons: tuple[VpReason, ...]


class RankedTurn(NamedTuple):
    """A turn of an advice.

    Fields:
        choices: the turn.
        margin: the expected final margin over the best opponent.
        facts: the changes that the turn makes for the player.
        gap: how much better the best turn is; for the best turn, how much better it is than the
            next one. None if there is only one turn.
    """

    choices: tuple[Move, ...]
    margin: float
    facts: tuple[Fact, ...]
    gap: TurnComparison | None


class TurnAdvice(NamedTuple):
    """The best turns of a seat, best first, after a number of imagined deals.

    `played` is a turn that was compared with them; its gap is None if there is no better one.
    """

    seat: int
    turns: tuple[RankedTurn, ...]
    deals: int
    done: bool
    played: RankedTurn | None = None


def advise(
    game: Game,
    seat: int,
    engine: Engine,
    stages: Sequence[Stage] = STAGES,
    played: Sequence[Move] = (),
) -> Iterator[TurnAdvice]:
    """Yield better and better advice for the present decision of a seat.

    The turn `played` is compared with the best turns.
    """
    observer = SeatView(game, seat)
    for number, analysis in enumerate(engine.analyze(observer, played, stages), 1):
        done = number == len(stages)
        yield advice_of(game, observer, engine, analysis, done=done, played=played)


def advice_of(
    game: Game,
    observer: SeatView,
    engine: Engine,
    analysis: Analysis,
    *,
    done: bool,
    played: Sequence[Move] = (),
) -> TurnAdvice:
    """Return the advice that follows from an analysis."""
    seat = analysis.seat
    best, *others = one_of_each_idea(analysis.estimates)[:TURNS]
    chosen = analysis.of(played)
    facts = {
        id(each): tuple(engine.facts(observer, seat, each.variation.choices))
        for each in (best, *others, chosen)
        if each is not None
    }

    undervalued = hidden_decree_vp(observer, seat)

    def ranked(estimate: Estimate, better: Estimate, worse: Estimate | None) -> RankedTurn:
        gap = None
        if worse is not None:
            dice = (*denied(better, worse, game.table),)
            gap = compare(
                difference(better, worse, seat), (*facts[id(better)], *dice), facts[id(worse)]
            )
        choices, margin = estimate.variation.choices, estimate.margin(seat) - undervalued
        return RankedTurn(choices, margin, facts[id(estimate)], gap)

    turns = [ranked(best, best, others[0] if others else None)]
    turns += [ranked(each, best, each) for each in others]
    compared = None
    if chosen is not None:
        compared = ranked(chosen, best, None if chosen is best else chosen)
    return TurnAdvice(seat, tuple(turns), analysis.deals, done, compared)


def one_of_each_idea(estimates: Sequence[Estimate]) -> list[Estimate]:
    """Return the best estimate of each idea, best first."""
    found: dict[tuple[Move, ...], Estimate] = {}
    for estimate in estimates:
        found.setdefault(estimate.variation.idea, estimate)
    return list(found.values())


def compare(gap: Difference, facts: Sequence[Fact], instead: Sequence[Fact]) -> TurnComparison:
    """Explain a difference by its parts, the largest first.

    Parts that are too small to mention are added up, so the parts still sum to the difference.
    """
    reasons, rest = [], 0.0
    for aspect, vp in sorted(gap.parts.items(), key=lambda part: -abs(part[1])):
        if abs(vp) < SMALL:
            rest += vp
            continue
        reasons.append(VpReason(aspect, vp, *_about(aspect, facts, instead)))
    if rest:
        reasons.append(VpReason(Aspect.OTHER, rest, (), ()))
    return TurnComparison(gap.margin, certainty_of(gap), tuple(reasons))


def _about(
    aspect: Aspect, facts: Sequence[Fact], instead: Sequence[Fact]
) -> tuple[tuple[Fact, ...], tuple[Fact, ...]]:
    """Return the facts about an aspect that only one of the turns has."""
    mine = [fact for fact in facts if aspect_of_fact(fact) == aspect]
    others = [fact for fact in instead if aspect_of_fact(fact) == aspect]
    return (
        tuple(fact for fact in mine if fact not in others),
        tuple(fact for fact in others if fact not in mine),
    )


def certainty_of(gap: Difference) -> Certainty:
    """Return how likely the difference is positive, given its error and that of the model."""
    spread = sqrt(gap.error**2 + MODEL_ERROR**2)
    chance = (1 + erf(gap.margin / spread / sqrt(2))) / 2
    if chance >= SURE:
        return Certainty.SURE
    return Certainty.LIKELY if chance >= LIKELY else Certainty.OPEN


# JSON


def advice_to_json(advice: TurnAdvice) -> dict[str, Any]:
    """Return an advice as JSON."""
    return {
        "seat": advice.seat,
        "turns": [
            {
                "choices": [str(choice) for choice in turn.choices],
                "margin": turn.margin,
                "facts": [fact_to_json(fact) for fact in turn.facts],
                "gap": None if turn.gap is None else comparison_to_json(turn.gap),
            }
            for turn in advice.turns
        ],
        "deals": advice.deals,
        "done": advice.done,
    }


def comparison_to_json(gap: TurnComparison) -> dict[str, Any]:
    """Return a comparison of two turns as JSON."""
    return {
        "vp": gap.vp,
        "certainty": gap.certainty,
        "reasons": [
            {
                "aspect": reason.aspect,
                "vp": reason.vp,
                "facts": [fact_to_json(fact) for fact in reason.facts],
                "instead": [fact_to_json(fact) for fact in reason.instead],
            }
            for reason in gap.reasons
        ],
    }


def comparison_from_json(data: dict[str, Any]) -> TurnComparison:
    """Return the comparison that `comparison_to_json` has written."""
    reasons = (
        VpReason(
            Aspect(each["aspect"]),
            each["vp"],
            facts_from_json(each["facts"]),
            facts_from_json(each["instead"]),
        )
        for each in data["reasons"]
    )
    return TurnComparison(data["vp"], Certainty(data["certainty"]), tuple(reasons))
