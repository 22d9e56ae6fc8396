"""A puzzle in words: what is asked, and the way to the answer."""

from ..rules import Game
from ..text import Catalogue, describe_option, list_of
from .goal import Goal
from .puzzle import Puzzle
from .solving import PuzzleResult


def goal_text(goal: Goal, words: Catalogue) -> str:
    if goal.balance is not None:
        return words.say("puzzle-goal-balance", balance=goal.balance)
    if goal.district is not None:
        return words.say("puzzle-goal-district", district=str(goal.district))
    return words.say("puzzle-goal-scoring" if goal.scoring else "puzzle-goal-vp")


def themes_text(puzzle: Puzzle, words: Catalogue) -> str:
    """Name what the puzzle is about, and first of all the expansion it needs."""
    expansion = [words.say("puzzle-seth")] if puzzle.seth else []
    themes = [words.say("puzzle-theme", theme=theme) for theme in puzzle.themes]
    return list_of(words, [*expansion, *themes])


def hint_text(game: Game, seat: int, choice: str | None, words: Catalogue) -> str:
    """Name the choice of a hint; empty if there is no hint."""
    decision = game.decision
    if choice is None or decision is None:
        return ""
    if not choice:
        return words.say("puzzle-hint-lost")
    option = describe_option(game.view(seat), decision, decision.find(choice), words.lang)
    return words.say("puzzle-hint-is", option=option)


def shortfall_text(result: PuzzleResult, words: Catalogue) -> str:
    """Say why an attempt does not count as fully solved; empty if it does."""
    return words.say("puzzle-counts", how=result.shortfall) if result.shortfall else ""


def way_text(puzzle: Puzzle, words: Catalogue) -> list[str]:
    """The best line, a sentence for each choice."""
    game, told = puzzle.begin(), []
    for choice in puzzle.way:
        decision = game.decision
        assert decision is not None
        option = decision.find(choice)
        told.append(describe_option(game.view(decision.player), decision, option, words.lang))
        game.play_within_step(option)
    return told
