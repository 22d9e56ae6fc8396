"""The hint panel: a nudge, or the best turns with their effects and reasons."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from tekhenu.analysis import facts as f
from tekhenu.analysis.advice import (
    Certainty,
    RankedTurn,
    TurnAdvice,
    TurnComparison,
    VpReason,
)
from tekhenu.analysis.aspects import Aspect
from tekhenu.analysis.facts import Fact, aspect_of_fact
from tekhenu.analysis.lines import known_line
from tekhenu.analysis.words import certainty_text, fact_text, reason_texts, vp_text
from tekhenu.board.icons import icon_names, icon_of
from tekhenu.components.terms import God
from tekhenu.rules import Game, Move
from tekhenu.rules import move as m
from tekhenu.text import Catalog
from tekhenu.text.catalog import marking_catalog
from tekhenu.text.parts import Message

from .pictures import SmallPicture, die_picture, icon_picture

VAGUE: Final = (Aspect.OTHER, Aspect.TIME, Aspect.LATER)
LEVELS: Final = {Certainty.SURE: 3, Certainty.LIKELY: 2, Certainty.OPEN: 1}
FAMILY_ICONS: Final = {"B": "blessing", "T": "technology", "D": "decree"}
OWN_CARDS: Final = (m.Play, m.PlayAnytime, m.PlayToTurn, m.PlayToRecolor, m.Use, m.Waive)
# The part of the table that a question is about.
PARTS: Final = {
    Aspect.TEMPLE: "temple",
    Aspect.DISTRICTS: "osiris",
    Aspect.HAPPINESS: "populace",
    Aspect.POPULATION: "populace",
    Aspect.TECHNOLOGIES: "market",
    Aspect.BLESSINGS: "market",
    Aspect.DECREES: "you",
    Aspect.BUILDING_ROW: "you",
    Aspect.PRODUCTION: "you",
    Aspect.GOODS: "you",
    Aspect.SCRIBES: "you",
    Aspect.BALANCE: "you",
    Aspect.FAITH: "you",
    Aspect.BREAD: "you",
    Aspect.SETH: "seth",
}


class Nudge(NamedTuple):
    """A question that leads to the best turn without naming it.

    Fields:
        look: the place to look at, as a sentence.
        question: the question.
        lights: the ids of the pieces to light up.
        parts: the parts of the table to light up, the most important first.
    """

    look: str
    question: str
    lights: tuple[str, ...]
    parts: tuple[str, ...]


class Chip(NamedTuple):
    """An effect of a turn; `bad` marks a loss."""

    icon: str
    text: Message
    bad: bool


class HintReason(NamedTuple):
    """A part of the difference of two turns; `up` means that it speaks for the turn."""

    title: str
    vp: str
    detail: Message
    up: bool


class HintComparison(NamedTuple):
    """A turn compared with another one; the VP of the reasons add up to `vp`."""

    number: int
    vp: str
    reasons: list[HintReason]


@dataclass(frozen=True, slots=True)
class HintTurn:
    """A suggested turn. `line` are the choices that can be played without new knowledge."""

    number: int
    picture: SmallPicture | None
    titles: tuple[str, ...]
    line: tuple[Move, ...]
    open: bool
    chips: list[Chip]
    vp: str  # the expected margin of the best turn, and the cost of the others
    level: int  # of certainty: 3 sure, 2 likely, 1 open, 0 nothing to compare
    certainty: str
    comparison: HintComparison | None

    @property
    def first(self) -> Move:
        return self.line[0]


class HintPanel(NamedTuple):
    """The best turns after a stage of the analysis."""

    turns: list[HintTurn]
    deals: int
    stage: int
    done: bool


def hint_panel(game: Game, advice: TurnAdvice, stage: int, words: Catalog) -> HintPanel:
    """Return the panel for advice about the game. It uses nothing hidden from the seat."""
    turns = [
        _turn(game, advice, number, turn, words) for number, turn in enumerate(advice.turns, 1)
    ]
    return HintPanel([turn for turn in turns if turn.line], advice.deals, stage, advice.done)


def _turn(
    game: Game, advice: TurnAdvice, number: int, turn: RankedTurn, words: Catalog
) -> HintTurn:
    line = known_line(game, advice.seat, turn.choices, words)
    gap = turn.gap
    compared = None if gap is None else gap if number == 1 else reversed_comparison(gap)
    facts = [*turn.facts, *(_denied(gap) if number == 1 and gap is not None else ())]
    chips = [_chip(fact, marking_catalog(words.lang)) for fact in facts]
    return HintTurn(
        number,
        picture_of_choice(line.choices[0]) if line.choices else None,
        line.titles or tuple(str(choice) for choice in line.choices[:1]),
        line.choices,
        line.open,
        chips,
        vp_text(turn.margin if number == 1 or gap is None else -gap.vp, words),
        0 if gap is None else LEVELS[gap.certainty],
        "" if gap is None else certainty_text(gap.certainty, words),
        None if compared is None else _comparison(2 if number == 1 else 1, compared, facts, words),
    )


def _comparison(
    number: int, gap: TurnComparison, chips: Sequence[Fact], words: Catalog
) -> HintComparison:
    """Return the comparison in words, without repeating the facts on the chips of the turn."""
    brief = [
        reason._replace(facts=tuple(fact for fact in reason.facts if fact not in chips))
        for reason in gap.reasons
    ]
    reasons = [
        HintReason(text.title, text.vp, Message.read(text.detail), not text.vp.startswith("−"))
        for text in reason_texts(gap._replace(reasons=tuple(brief)), marking_catalog(words.lang))
    ]
    return HintComparison(number, vp_text(gap.vp, words), reasons)


def reversed_comparison(gap: TurnComparison) -> TurnComparison:
    """Return the comparison as seen from the weaker turn."""
    reasons = tuple(
        VpReason(reason.aspect, -reason.vp, *_reversed_facts(reason)) for reason in gap.reasons
    )
    return TurnComparison(-gap.vp, gap.certainty, reasons)


def _reversed_facts(reason: VpReason) -> tuple[tuple[Fact, ...], tuple[Fact, ...]]:
    """Swap the facts of the turns. A die that opponents take is a fact of the weaker turn."""
    denied = tuple(fact for fact in reason.facts if isinstance(fact, f.Denied))
    others = tuple(fact for fact in reason.facts if not isinstance(fact, f.Denied))
    return (*reason.instead, *denied), others


def _denied(gap: TurnComparison) -> list[Fact]:
    return [fact for each in gap.reasons for fact in each.facts if isinstance(fact, f.Denied)]


def picture_of_choice(choice: Move) -> SmallPicture | None:
    """Return the picture of the first choice of a turn."""
    match choice:
        case m.TakeDie():
            return die_picture(choice.color, choice.value)
        case m.Perform():
            return icon_picture(icon_of(God(choice.god)))
    return None


# Effects


def _chip(fact: Fact, words: Catalog) -> Chip:
    return Chip(icon_of_fact(fact), Message.read(fact_text(fact, words)), is_loss(fact))


def icon_of_fact(fact: Fact) -> str:
    """Return the name of the icon for a fact."""
    match fact:
        case f.VpScored():
            return "vp"
        case f.Forecast():
            return "scoring"
        case f.Majority():
            return "building"
        case f.Track(good) | f.Stock(good):
            name = icon_of(good)
            return name if name in icon_names() else "any-resource"
        case f.BalanceChange(before, after):
            return "tainted" if after < before else "pure"
        case f.MissingBread():
            return "bread"
        case f.SectionsInReach():
            return "thoth"
        case f.Card(card):
            return FAMILY_ICONS.get(card[0], "card-back")
        case f.Cards(family):
            return FAMILY_ICONS[family]
        case f.DecreeChange():
            return "decree"
        case f.Denied():
            return "lock"


def is_loss(fact: Fact) -> bool:
    """Return whether a fact is bad for the player. Paid goods are no loss."""
    match fact:
        case f.VpScored(_, vp):
            return vp < 0
        case f.BalanceChange():
            return fact.loss_after > fact.loss_before
        case f.MissingBread(before, after):
            return after > before
        case f.Majority(_, won):
            return not won
        case f.Forecast(_, before, after) | f.Track(_, before, after):
            return after < before
        case f.SectionsInReach(before, after) | f.DecreeChange(_, before, after):
            return after < before
    return False


# The nudge


def nudge(game: Game, advice: TurnAdvice, words: Catalog) -> Nudge | None:
    """Return the question that leads to the best turn, or None without a decision."""
    decision = game.view(advice.seat).decision
    if decision is None or not advice.turns:
        return None
    best = advice.turns[0]
    first, aspect = best.choices[0], main_aspect(best)
    question = words.say("hint-ask", aspect=aspect.replace(" ", "-"))
    about = PARTS.get(aspect)
    parts = (decision.kind.part,) if decision.kind.part else ()
    if isinstance(first, m.TakeDie):
        god = God(first.section).name.lower()
        dice = game.state.sections[first.section]
        lights = (f"god-{god}", *(f"die-{die}" for die in dice))
        look = words.say("hint-look", god=god)
        return Nudge(look, question, lights, ("seth",) if god == "seth" else (about or "",))
    if isinstance(first, OWN_CARDS):
        parts = ("you",)
    look = words.say("hint-look-part", part=parts[0] if parts else "other")
    return Nudge(look, question, (), parts)


def main_aspect(turn: RankedTurn) -> Aspect:
    """Return the aspect that speaks most for a turn."""
    reasons: Sequence[VpReason] = () if turn.gap is None else turn.gap.reasons
    gains = sorted((each for each in reasons if each.vp > 0), key=lambda each: -each.vp)
    stated = [each.aspect for each in gains if each.facts and each.aspect not in VAGUE]
    factual = [aspect_of_fact(fact) for fact in turn.facts if not is_loss(fact)]
    vague = [each.aspect for each in gains if each.aspect not in VAGUE]
    return next(iter((*stated, *factual, *vague)), Aspect.LATER)
