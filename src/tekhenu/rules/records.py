"""Records made under earlier rules: questions that nobody was asked then.

Since nobody must spend Scribes or a Blessing (R24), a player is asked where one way to act was
once taken for granted. A record that knows no answer is followed along that one way.
"""

from typing import TYPE_CHECKING

from .option import NO_ACTION, Option

if TYPE_CHECKING:
    from .game import Game

UNASKED = 2  # the die and the way of taking it


def taken_for_granted(game: "Game", name: str, most: int = UNASKED) -> list[Option]:
    """The answers that lead from here to a question with that answer; none if nothing does."""
    decision = game.decision
    if decision is None or not most or decision.kind not in ("die", "take"):
        return []
    for option in decision.options:
        if option.verb == "anytime" or option is NO_ACTION:
            continue
        further = game.copy()
        further.play(option)
        if further.decision is None or further.decision.player != decision.player:
            continue
        if name in further.decision.options:
            return [option]
        if way := taken_for_granted(further, name, most - 1):
            return [option, *way]
    return []
