"""Implementation of `game.describe`, `game.log` and `game.picture` (see `rules/presenting.py`)."""

from . import svg
from .rules import Decision, Event, Game, IllegalMove, Move, Reason, View
from .rules.presenting import Describable, Scene
from .text import (
    card_ids,
    card_text_in,
    decision_prompt,
    describe_event,
    describe_events,
    describe_option,
    reason_text,
)
from .text.reasons import reason_phrase


def describe(scene: Scene, thing: Describable, lang: str) -> str:
    """Return a decision, move, event, reason or card in words, as `game.describe` does."""
    svg.check_language(lang)
    if isinstance(thing, Decision):
        return decision_prompt(scene, thing, lang)
    if isinstance(thing, Reason):
        return reason_text(thing, lang)
    if isinstance(thing, str):
        if thing in card_ids(seth=True):
            return card_text_in(scene, thing, lang)
        decision, move = _move(scene, thing)
        return describe_option(scene, decision, move, lang)
    if isinstance(thing, Event):
        return describe_event(scene, thing, lang=lang)
    raise TypeError(f"cannot describe {thing!r}, only a decision, move, event, reason or card id")


def reason(reason: Reason, lang: str) -> str:
    """Return a reason as a part of a sentence, which needs no position."""
    return reason_phrase(reason, lang)


def _move(scene: Scene, name: str) -> tuple[Decision, Move]:
    """Return the present decision and its move with that name; raise IllegalMove without one."""
    decision = scene.decision
    if decision is None:
        raise IllegalMove("cannot describe a move, because the game is over")
    known = [*decision.options, *(move for move, _ in decision.blocked())]
    return decision, next((move for move in known if move == name), None) or decision.find(name)


def log(scene: Scene, lang: str) -> list[str]:
    """Return the log as lines of text."""
    svg.check_language(lang)
    return describe_events(scene, scene.events, lang=lang)


def picture(scene: Scene) -> str:
    """Return the table as SVG, for notebooks."""
    assert isinstance(scene, Game | View)
    return svg.table(scene)
