"""What becomes of a position, what nobody is asked about included."""

from tekhenu import Game
from tests.positions import Changes, Position, changes, described


def outcome(at: Position, *choices: str) -> Changes:
    """As `Position.play`, but counted from the position itself: forced steps are part of it."""
    game = at.game()
    for choice in choices:
        game.play(choice)
    return changes(described(at.state, at.settings), described(game.state, game.settings))


def after(at: Position, *choices: str) -> Game:
    """The game once the choices have been made."""
    game = at.game()
    for choice in choices:
        game.play(choice)
    return game


def blocked(game: Game) -> dict[str, str]:
    """What cannot be chosen now, and why."""
    assert game.decision is not None
    return {str(name): str(reason) for name, reason in game.decision.blocked()}
