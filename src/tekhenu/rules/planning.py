"""A player's next turn, imagined while other players move."""

from .game import Game, GameOrigin
from .state import Phase
from .wheel import next_rotation


def own_turn(game: Game, seat: int) -> Game | None:
    """Return the position as if it were the seat's turn to take a die, or None.

    Pass an imagined game that fits what the seat knows, see `Game.determinize`. There is no such
    position between rounds, for a solo opponent, or if the wheel turns before the seat's next turn,
    because the dice are then in other light.
    """
    state = game.state
    if state.phase != Phase.TURN or seat >= game.settings.humans:
        return None
    place = state.order.index(seat)
    if place < state.active and next_rotation(state) == state.round:
        return None
    imagined = state.copy()
    imagined.turn = None
    if place < state.active:
        imagined.round += 1
    imagined.active = place
    return Game(GameOrigin(game.settings, imagined, True))
