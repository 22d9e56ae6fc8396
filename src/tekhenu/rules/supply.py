"""The number of dice drawn from the bag by section and round, and the number taken.

Every player takes one die per turn, and Maat returns the dice of all scales to the bag. So the
numbers follow from the round, except that players choose from which section they take.
"""

from typing import NamedTuple

from .printed import Printed
from .wheel import DICE_FOR_MAAT, ROUNDS_PER_ROTATION


def drawn_at_setup(printed: Printed) -> list[int]:
    """Return how many dice are drawn for each section of the wheel before the first round."""
    return [printed.edition.section_dice] * printed.wheel


def drawn_after_rotation(printed: Printed, wheel: int) -> list[int]:
    """Return how many dice are drawn for each section after a Rotation to this wheel position."""
    lights = printed.light_at[wheel][: printed.wheel]
    return [printed.players if light == printed.shaded else 0 for light in lights]


def dice_on_seth_board(printed: Printed) -> int:
    """Return how many dice the Seth board has before any are drawn."""
    return printed.edition.seth.board_dice if printed.seth else 0


class Period(NamedTuple):
    """The rounds between two Rotations: dice drawn for each section first, then dice taken."""

    drawn: list[int]
    taken: int


class Supply(NamedTuple):
    """The dice up to the beginning of a turn; `bag` and `scales` are what they hold then."""

    periods: list[Period]
    bag: int
    scales: int


def supply(printed: Printed, number: int, active: int, wheel: int) -> Supply:
    """Return the dice drawn and taken before a turn.

    `number` is the round, `active` the place in turn order, `wheel` the present wheel position.

    Every edition has enough dice for all draws.
    """
    rotations, begun = divmod(number - 1, ROUNDS_PER_ROTATION)
    bag, scales = len(printed.bag) - dice_on_seth_board(printed), 0
    periods: list[Period] = []
    for turned in range(rotations + 1):
        if turned * ROUNDS_PER_ROTATION % DICE_FOR_MAAT == 0:
            bag, scales = bag + scales, 0
        drawn = drawn_at_setup(printed)
        if turned:
            drawn = drawn_after_rotation(printed, (wheel - rotations + turned) % printed.wheel)
        rounds = ROUNDS_PER_ROTATION if turned < rotations else begun
        taken = rounds * printed.players + (active if turned == rotations else 0)
        bag, scales = bag - sum(drawn), scales + taken
        periods.append(Period(drawn, taken))
    return Supply(periods, bag, scales)
