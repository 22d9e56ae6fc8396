"""Support for saves of earlier versions: former names, and questions that were not asked then.

Scribes and Blessings are optional to spend (R24), so a player is now asked where earlier versions
chose the only way to act. A save without such an answer follows that way.
"""

from typing import TYPE_CHECKING, Final

from .decision_kind import DecisionKind
from .move import Move, NoAction, PlayAnytime, TakeDie
from .moves import DIE

if TYPE_CHECKING:
    from .game import Game

MOST_IMPLIED: Final = 2  # the die and the way to take it


def present_name(game: "Game", name: str) -> str:
    """Return the present name of a choice. Before format 2 a die was named by its number."""
    verb, _, number = name.partition(":")
    if verb != TakeDie.verb or not number.isdecimal():
        return name
    die = int(number)
    state = game.state
    for section, lying in enumerate(state.sections):
        if die in lying:
            return DIE[section][game.settings.edition.color_of(die)][state.values[die]]
    return name


def implied_choices(game: "Game", name: str, most: int = MOST_IMPLIED) -> list[Move]:
    """Return the choices that lead to a decision with this option; an empty list if none do."""
    decision = game.decision
    if decision is None or not most or decision.kind not in (DecisionKind.DIE, DecisionKind.TAKE):
        return []
    for option in decision.options:
        if isinstance(option, PlayAnytime | NoAction):
            continue
        further = game.copy()
        further.play(option)
        if further.decision is None or further.decision.player != decision.player:
            continue
        if further.decision.named(name) is not None:
            return [option]
        if way := implied_choices(further, name, most - 1):
            return [option, *way]
    return []
