"""A puzzle in words: what is asked, and the way to the answer."""

from ..text import Catalogue, describe_option, list_of
from .goal import Goal
from .puzzle import Puzzle


def goal_text(goal: Goal, words: Catalogue) -> str:
    if goal.balance is not None:
        return words.say("puzzle-goal-balance", balance=goal.balance)
    if goal.district is not None:
        return words.say("puzzle-goal-district", district=str(goal.district))
    return words.say("puzzle-goal-scoring" if goal.scoring else "puzzle-goal-vp")


def themes_text(puzzle: Puzzle, words: Catalogue) -> str:
    return list_of(words, [words.say("puzzle-theme", theme=theme) for theme in puzzle.themes])


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
