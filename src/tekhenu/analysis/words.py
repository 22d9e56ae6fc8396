"""Texts of the analysis: facts, reasons, and whole turns."""

from collections.abc import Sequence
from typing import NamedTuple

from ..components.kinds import word
from ..components.terms import Color, Family, God
from ..rules.place import DISTRICT
from ..text import Catalog, list_of
from ..text.names import card_named, signed
from . import facts as f
from .advice import Certainty, TurnComparison, VpReason
from .aspects import Aspect
from .facts import FAMILIES, Fact
from .review import ChanceKind, Grade


class ReasonText(NamedTuple):
    """A reason in words: a title, its VP, and the facts."""

    aspect: Aspect
    title: str
    vp: str
    detail: str


def fact_text(fact: Fact, words: Catalog) -> str:
    """Return a fact as a phrase."""
    match fact:
        case f.VpScored(source, vp):
            return words.say("analysis-scored", vp=signed(vp), source=source.name.lower())
        case f.Forecast(source, before, after):
            name = source.name.lower()
            return words.say("analysis-forecast", source=name, before=before, after=after)
        case f.Majority(district, won):
            good = str(DISTRICT[district])
            return words.say("analysis-majority", won="yes" if won else "no", good=good)
        case f.Track(track, before, after):
            return words.say("analysis-track", good=word(track), before=before, after=after)
        case f.Stock(good, before, after):
            return words.say("analysis-stock", good=word(good), before=before, after=after)
        case f.BalanceChange(before, after, _, loss):
            values = {"before": signed(before), "after": signed(after)}
            return words.say("analysis-scales", loss=loss, **values)
        case f.MissingBread(before, after):
            return words.say("analysis-missing-bread", before=before, after=after)
        case f.SectionsInReach(before, after):
            return words.say("analysis-sections", before=before, after=after)
        case f.Card(card, gained):
            gained_or_not = "yes" if gained else "no"
            return words.say("analysis-card", card=card_named(card), gained=gained_or_not)
        case f.Cards(family, number):
            name = Family(FAMILIES.index(family)).name.lower()
            return words.say("analysis-cards", family=name, number=number)
        case f.DecreeChange(card, before, after):
            named = card_named(card)
            return words.say("analysis-decree", card=named, before=before, after=after)
        case f.Denied(color, section, value):
            return words.say(
                "analysis-denied",
                color=Color(color).name.lower(),
                value=value,
                god=God(section).name.lower(),
            )


def reason_texts(gap: TurnComparison, words: Catalog) -> list[ReasonText]:
    """Return the reasons of a difference in words; the VP shown add up to `vp_text(gap.vp)`."""
    tenths = in_tenths([reason.vp for reason in gap.reasons], gap.vp)
    return [
        _reason_text(reason, vp, words)
        for reason, vp in zip(gap.reasons, tenths, strict=True)
        if vp
    ]


def _reason_text(reason: VpReason, tenths: int, words: Catalog) -> ReasonText:
    aspect = reason.aspect
    title = words.say("analysis-aspect", aspect=aspect.replace(" ", "-"))
    details = [fact_text(fact, words) for fact in reason.facts]
    if reason.instead:
        instead = list_of(words, [fact_text(fact, words) for fact in reason.instead])
        details.append(words.say("analysis-instead", facts=instead))
    return ReasonText(aspect, title, tenths_text(tenths, words), "; ".join(details))


def certainty_text(certainty: Certainty, words: Catalog) -> str:
    """Name the probability that a turn is really better."""
    return words.say("analysis-certainty", certainty=certainty)


def grade_text(grade: Grade, words: Catalog) -> str:
    """Return the name of a grade."""
    return words.say("analysis-grade", grade=grade)


def chance_text(kinds: Sequence[ChanceKind], words: Catalog) -> str:
    """Name the kinds of chance between two turns."""
    return list_of(words, [words.say("analysis-chance", chance=kind) for kind in kinds])


def in_tenths(values: Sequence[float], total: float) -> list[int]:
    """Round values to tenths so that they add up to the rounded total."""
    exact = [value * 10 for value in values]
    rounded = [round(value) for value in exact]
    missing = round(total * 10) - sum(rounded)
    step = 1 if missing > 0 else -1
    by_error = sorted(range(len(exact)), key=lambda i: step * (rounded[i] - exact[i]))
    for i in by_error[: abs(missing)]:
        rounded[i] += step
    return rounded


def vp_text(vp: float, words: Catalog) -> str:
    """Return signed VP with one decimal."""
    return tenths_text(round(vp * 10), words)


def tenths_text(tenths: int, words: Catalog) -> str:
    """Return tenths of a VP with a sign and one decimal."""
    whole, tenth = divmod(abs(tenths), 10)
    sign = "+" if tenths > 0 else "−" if tenths < 0 else ""
    return sign + words.say("decimal", whole=whole, tenth=tenth)
