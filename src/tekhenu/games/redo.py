"""Choices that were undone at a real table and can be entered again after a correction."""

from typing import NamedTuple

from tekhenu.rules import Decision, IllegalMove

from .timeline import Timeline


class UndoneChoices(NamedTuple):
    """The undone choices of a timeline.

    The players replace the first undone choice themselves. Those after it can be entered again.

    Fields:
        timeline: the timeline before the players went back.
        step: the number of its choices that still stand.
        steps: the number of choices in the game when the players went back.
    """

    timeline: Timeline
    step: int
    steps: int

    def count_later(self, steps: int) -> int:
        """Return how many choices can be entered again in a game with `steps` choices.

        None are left once the players have entered as many choices as were undone.
        """
        undone = self.timeline.steps - self.step
        return undone - 1 if steps - self.steps < undone else 0

    def entered_again(self, timeline: Timeline, seat: int) -> "tuple[Timeline, UndoneChoices]":
        """Enter choices again as long as the same player has the same decision and they are legal.

        If the players have entered nothing yet, start with the first undone choice. Stop at secret
        choices of other seats than `seat`, because a stop at an illegal one would reveal it.
        """
        step = self.step + (timeline.steps > self.steps)
        former = self.timeline.at(step)
        for choice in self.timeline.game.choices[step:]:
            decision = former.decision
            assert decision is not None
            hidden = decision.kind.secret and decision.answered_by != seat
            if hidden or not _is_same(decision, timeline.game.decision):
                break
            try:
                timeline = timeline.after(choice)
            except IllegalMove:
                break
            former.play(choice)
            step += 1
        return timeline, UndoneChoices(self.timeline, step, timeline.steps)


def undone_choices(earlier: UndoneChoices | None, before: Timeline, kept: int) -> UndoneChoices:
    """Return the undone choices after going back from `before` to `kept` choices.

    Several steps back without an entry between them count as one.
    """
    if earlier is not None and before.steps == earlier.steps:
        step = earlier.step - (before.steps - kept)
        if before.game.choices[kept:] == earlier.timeline.game.choices[step : earlier.step]:
            return UndoneChoices(earlier.timeline, step, kept)
    return UndoneChoices(before, kept, kept)


def _is_same(one: Decision, other: Decision | None) -> bool:
    return other is not None and (one.player, one.kind, one.about) == (
        other.player,
        other.kind,
        other.about,
    )
