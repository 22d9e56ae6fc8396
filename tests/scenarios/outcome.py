"""Results of positions, including forced steps."""

from tekhenu import Game
from tests.positions import Changes, Position, changes, described


def outcome(at: Position, *choices: str) -> Changes:
    """Return the changes as `Position.play` does, but including forced steps before the choices."""
    game = at.game()
    for choice in choices:
        game.play(choice)
    return changes(described(at.state, at.settings), described(game.state, game.settings))


def after(at: Position, *choices: str) -> Game:
    """Return the game after the choices."""
    game = at.game()
    for choice in choices:
        game.play(choice)
    return game


def blocked(game: Game) -> dict[str, str]:
    """Return the blocked options with their reasons."""
    assert game.decision is not None
    return {str(name): str(reason) for name, reason in game.decision.blocked()}
