"""Texts of a puzzle: the task and the solution."""

from ..rules import Game
from ..text import Catalog, describe_option, list_of
from .goal import Goal
from .puzzle import Puzzle
from .solving import PuzzleResult


def goal_text(goal: Goal, words: Catalog) -> str:
    if goal.balance is not None:
        return words.say("puzzle-goal-balance", balance=goal.balance)
    if goal.district is not None:
        return words.say("puzzle-goal-district", district=str(goal.district))
    return words.say("puzzle-goal-scoring" if goal.scoring else "puzzle-goal-vp")


def themes_text(puzzle: Puzzle, words: Catalog) -> str:
    """Name the themes of the puzzle, preceded by the expansion it needs."""
    expansion = [words.say("puzzle-seth")] if puzzle.seth else []
    themes = [words.say("puzzle-theme", theme=theme) for theme in puzzle.themes]
    return list_of(words, [*expansion, *themes])


def hint_text(game: Game, seat: int, choice: str | None, words: Catalog) -> str:
    """Name the choice of a hint, or return an empty string without one."""
    decision = game.decision
    if choice is None or decision is None:
        return ""
    if not choice:
        return words.say("puzzle-hint-lost")
    option = describe_option(game.view(seat), decision, decision.find(choice), words.lang)
    return words.say("puzzle-hint-is", option=option)


def shortfall_text(result: PuzzleResult, words: Catalog) -> str:
    """Explain why an attempt does not count fully, or return an empty string."""
    return words.say("puzzle-counts", how=result.shortfall) if result.shortfall else ""


def way_text(puzzle: Puzzle, words: Catalog) -> list[str]:
    """Describe the best line, one sentence per choice."""
    game, texts = puzzle.begin(), []
    for choice in puzzle.way:
        decision = game.decision
        assert decision is not None
        option = decision.find(choice)
        texts.append(describe_option(game.view(decision.player), decision, option, words.lang))
        game.play_within_step(option)
    return texts
