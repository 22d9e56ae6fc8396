"""Errors that a type checker must find; a comment names the kind of error in each line."""

from tekhenu import Game, Settings

Game.new(3)  # type: ignore[arg-type]
Game.new(seed=1.5)  # type: ignore[arg-type]
Settings(players="three")  # type: ignore[arg-type]
game = Game.new()
game.play(None)  # type: ignore[arg-type]
game.view("me")  # type: ignore[arg-type]
game.describe(3)  # type: ignore[arg-type]
print(game.decision.options)  # type: ignore[union-attr]
print(game.winner)  # type: ignore[attr-defined]
print(game.decision and game.decision[0])  # type: ignore[index]
Settings(player=3)  # type: ignore[call-arg]
