"""Records of earlier days: other names, and questions that nobody was asked then.

Since nobody must spend Scribes or a Blessing (R24), a player is asked where one way to act was
once taken for granted. A record that knows no answer is followed along that one way.
"""

from typing import TYPE_CHECKING, Final

from .decision_kind import DecisionKind
from .move import Move, NoAction, PlayAnytime, TakeDie
from .moves import DIE

if TYPE_CHECKING:
    from .game import Game

UNASKED: Final = 2  # the die and the way of taking it


def upgraded(game: "Game", name: str) -> str:
    """Return the present name of a choice; before format 2 a die went by its number."""
    verb, _, number = name.partition(":")
    if verb != TakeDie.verb or not number.isdecimal():
        return name
    die = int(number)
    state = game.state
    for section, lying in enumerate(state.sections):
        if die in lying:
            return DIE[section][game.settings.edition.colour_of(die)][state.values[die]]
    return name


def taken_for_granted(game: "Game", name: str, most: int = UNASKED) -> list[Move]:
    """Return the answers that lead to a question with that answer; none if nothing does."""
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
        if way := taken_for_granted(further, name, most - 1):
            return [option, *way]
    return []
