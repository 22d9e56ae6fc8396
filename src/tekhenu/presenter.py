"""What `game.describe`, `game.log` and the picture in a notebook do; see `rules/presenting.py`."""

from . import svg
from .rules import Decision, Event, Game, IllegalMove, Move, Reason, View
from .rules.presenting import Sayable, Scene
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


def describe(scene: Scene, thing: Sayable, lang: str) -> str:
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
    raise TypeError(
        f"described are decisions, moves, events, reasons and ids of cards, not {thing!r}"
    )


def reason(reason: Reason, lang: str) -> str:
    """As part of a sentence, whatever the position."""
    return reason_phrase(reason, lang)


def _move(scene: Scene, name: str) -> tuple[Decision, Move]:
    """What a move means depends on the position: only those of the present decision have one."""
    decision = scene.decision
    if decision is None:
        raise IllegalMove("the game is over: no move can be described")
    known = [*decision.options, *(move for move, _ in decision.blocked())]
    return decision, next((move for move in known if move == name), None) or decision.find(name)


def log(scene: Scene, lang: str) -> list[str]:
    svg.check_language(lang)
    return describe_events(scene, scene.events, lang=lang)


def picture(scene: Scene) -> str:
    assert isinstance(scene, Game | View)
    return svg.table(scene)
