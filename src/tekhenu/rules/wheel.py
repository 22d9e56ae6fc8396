"""The course of the sun: when the wheel turns, when Maat is, when a Scoring is due.

Each player places one die on the scales per round, and Maat clears the scales, so the number of
dice there counts rounds.
"""

from typing import Final, NamedTuple

from ..components import Edition
from .state import Phase, State

ROUNDS_PER_ROTATION: Final = 2
DICE_FOR_MAAT: Final = 4


class Due(NamedTuple):
    """A future Scoring, and the round it follows."""

    number: int
    round: int


def rounds(edition: Edition) -> int:
    """Return the number of rounds. The last Scoring marker determines the end."""
    return edition.marker_steps[-1] * ROUNDS_PER_ROTATION


# Rules


def rotation_due(dice: int) -> bool:
    """Return whether the wheel turns after a round that leaves `dice` dice on every board."""
    return dice % ROUNDS_PER_ROTATION == 0


def maat_due(dice: int) -> bool:
    return dice == DICE_FOR_MAAT


def maat_round(number: int) -> bool:
    """Return whether a Maat follows the round, because every board then holds enough dice."""
    return number % DICE_FOR_MAAT == 0


def following(section: int, sections: int) -> int:
    """Return the section clockwise of `section`, one Rotation further (R2)."""
    return (section + 1) % sections


def scoring_due(markers: list[int], wheel: int, sections: int) -> bool:
    """Return whether the arrow points at the lowest-numbered marker still in play (R3)."""
    left = in_play(markers)
    return bool(left) and markers[left[0]] == following(wheel, sections)


def in_play(markers: list[int]) -> list[int]:
    """Return the Scoring markers in play, numbered from 0."""
    return [number for number, marker in enumerate(markers) if marker >= 0]


# Forecasts for a position


def rotations(state: State) -> int:
    """Return how often the wheel has turned so far."""
    played = state.round - (state.phase <= Phase.ROTATION)
    return max(0, played // ROUNDS_PER_ROTATION)


def next_rotation(state: State) -> int:
    """Return the round after which the wheel turns next; the position may be within a round."""
    number, dice = state.round, _dice_after(state)
    while not rotation_due(dice):
        number, dice = number + 1, dice + 1
    return number


def rotation_ahead(state: State) -> bool:
    """Return whether a Rotation follows a round that is being played."""
    return state.phase == Phase.TURN and bool(in_play(state.markers))


def after_rotation(state: State, sections: int) -> int:
    """Return where the wheel is after the next Rotation."""
    return following(state.wheel, sections)


def next_maat(state: State) -> int:
    """Return the round before the next Maat, for a position within a round."""
    return state.round + DICE_FOR_MAAT - _dice_after(state)


def next_scoring(state: State, sections: int) -> Due | None:
    """Return the next Scoring, or None; the position may be within a round."""
    dice, wheel = _dice_after(state), state.wheel
    for number in range(state.round, state.round + sections * DICE_FOR_MAAT):
        if rotation_due(dice):
            wheel = following(wheel, sections)
        if maat_due(dice) and scoring_due(state.markers, wheel, sections):
            return Due(in_play(state.markers)[0] + 1, number)
        dice = 1 if maat_due(dice) else dice + 1
    return None


def scorings_to_come(state: State) -> int:
    """Return the number of Scorings to come.

    The last marker stays on the board while Bread is paid and after that.
    """
    scored = state.phase in (Phase.BREAD, Phase.ENDING, Phase.FINAL_DECREES, Phase.RESULT)
    return max(0, len(in_play(state.markers)) - scored)


def _dice_after(state: State) -> int:
    """Return how many dice every board holds at the end of the round.

    The last player may already have placed a die: a real table is asked for new Market cards after
    that. So once the first player has moved, the first player's board is counted.
    """
    if state.active > 0:
        return state.players[state.order[0]].scales.dice
    return state.players[state.order[-1]].scales.dice + 1
