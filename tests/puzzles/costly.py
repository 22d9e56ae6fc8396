"""A turn with a cost."""

from tekhenu import Game
from tests.positions import Position


def a_costly_turn() -> Game:
    """Build the last die before Maat: a gray die leads to −6, a white one to 2."""
    at = Position()
    at.scales(0, "pure", "white", 1)
    at.scales(0, "tainted", "black", 3)
    at.scales(0, "below", "brown", 1)
    for _ in range(3):
        at.scales(1, "below", "yellow", 1)
    at.die("ra", "gray", 4)
    at.die("ra", "white", 4)
    at.die("osiris", "brown", 1)  # the next player has a choice too
    at.die("hathor", "yellow", 1)
    at.player(limestone=9)
    return at.game()
