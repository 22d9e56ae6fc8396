"""The progress of a game: the round, what follows it, and all rounds as a line."""

from functools import lru_cache
from typing import NamedTuple

from tekhenu.rules.presenting import Scene
from tekhenu.rules.state import Phase
from tekhenu.rules.wheel import (
    ROUNDS_PER_ROTATION,
    maat_round,
    next_maat,
    next_rotation,
    next_scoring,
    rotation_due,
    rounds,
)
from tekhenu.text import Catalog
from tekhenu.text.names import row_of
from tekhenu.text.scene import printed_in

SETUP = (Phase.DECREES, Phase.DRAFT, Phase.CULTISTS, Phase.FIRST_DESTINY, Phase.REWARDS)
# The mark whose event takes place in a phase between rounds.
HAPPENING: dict[int, str] = {
    Phase.ROTATION: "rotation",
    Phase.FAITH: "maat",
    Phase.JUDGMENT: "maat",
    Phase.DECLARATION: "scoring",
    Phase.SCORING: "scoring",
    Phase.BREAD: "scoring",
    Phase.CLEARING: "maat",
    Phase.DESTINY: "maat",
}


class RoundOnLine(NamedTuple):
    """A round of the line; `when` is `past`, `now` or `ahead`.

    `marks` name what follows the round: `rotation`, `maat`, `scoring`. `happening` is the mark of
    the event that takes place now.
    """

    number: int
    when: str
    marks: tuple[str, ...]
    title: str
    happening: str = ""


class GameProgress(NamedTuple):
    """The progress in words, the round first, and the line of all rounds."""

    parts: list[str]
    line: tuple[RoundOnLine, ...]


def progress(scene: Scene, words: Catalog) -> GameProgress:
    """Return the progress for a header.

    While a turn waits to be confirmed, pass the game as it was before that turn: the position
    after the turn already belongs to the next player, round or phase.
    """
    return GameProgress(progress_parts(scene, words), round_line(scene, words))


def progress_parts(scene: Scene, words: Catalog) -> list[str]:
    """Return the progress in words."""
    state = scene.state
    if state.phase == Phase.OVER:
        return [words.say("page-moment-over")]
    if state.phase in SETUP:
        return [words.say("page-moment-setup")]
    if state.phase != Phase.TURN:
        between = words.say("page-moment-between", phase=Phase(state.phase).name.lower())
        return [_round(scene, words), between]
    return [
        _round(scene, words),
        words.say("page-moment-rotation", round=next_rotation(state)),
        words.say("page-moment-maat", round=next_maat(state)),
        *_scoring(scene, words),
    ]


def round_line(scene: Scene, words: Catalog) -> tuple[RoundOnLine, ...]:
    """Return every round of the game with what follows it."""
    state, edition = scene.state, scene.settings.edition
    scorings = tuple(step * ROUNDS_PER_ROTATION for step in edition.marker_steps)
    over = state.phase == Phase.OVER
    passed = -1 if state.phase in SETUP else state.round - (not over)
    return _line(rounds(edition), scorings, passed, over, HAPPENING.get(state.phase, ""), words)


@lru_cache(maxsize=500)
def _line(
    last: int, scorings: tuple[int, ...], passed: int, over: bool, happening: str, words: Catalog
) -> tuple[RoundOnLine, ...]:
    line = []
    for number in range(1, last + 1):
        due = {
            "rotation": rotation_due(number),
            "maat": maat_round(number),
            "scoring": number in scorings,
        }
        marks = tuple(mark for mark, is_due in due.items() if is_due)
        now = number == passed + 1 and passed >= 0 and not over
        when = "now" if now else "past" if number <= passed else "ahead"
        title = _title(number, marks, words)
        line.append(RoundOnLine(number, when, marks, title, happening if now else ""))
    return tuple(line)


def _title(number: int, marks: tuple[str, ...], words: Catalog) -> str:
    if not marks:
        return words.say("timeline-round", round=number)
    named = [words.say("timeline-mark", mark=mark) for mark in marks]
    return words.say("timeline-after", round=number, events=row_of(words, named))


def _round(scene: Scene, words: Catalog) -> str:
    last = rounds(scene.settings.edition)
    return words.say("page-moment-round", round=scene.state.round, rounds=last)


def _scoring(scene: Scene, words: Catalog) -> list[str]:
    due = next_scoring(scene.state, printed_in(scene).wheel)
    if due is None:
        return []
    return [words.say("page-moment-scoring", number=due.number, round=due.round)]
