"""Where the game stands, in a few words: round, next Rotation, next Scoring."""

from tekhenu.rules import View
from tekhenu.rules.state import Phase
from tekhenu.text import Catalogue
from tekhenu.text.scene import printed_in

ROUNDS_PER_ROTATION = 2
SETUP = (Phase.DECREES, Phase.DRAFT, Phase.CULTISTS, Phase.FIRST_DESTINY, Phase.REWARDS)


def moment(view: View, words: Catalogue) -> list[str]:
    state = view.state
    if view.over:
        return [words.say("page-moment-over")]
    if state.phase in SETUP:
        return [words.say("page-moment-setup")]
    if state.phase != Phase.TURN:
        between = [words.say("page-moment-between", phase=Phase(state.phase).name.lower())]
        return [words.say("page-moment-round", round=state.round), *between]
    left = ROUNDS_PER_ROTATION - (state.round - 1) % ROUNDS_PER_ROTATION
    return [
        words.say("page-moment-round", round=state.round),
        words.say("page-moment-rotation", round=state.round + left - 1),
        *_scoring(view, words, left),
    ]


def _scoring(view: View, words: Catalogue, left: int) -> list[str]:
    """The lowest marker in play is reached after so many Rotations."""
    state = view.state
    number, marker = next(((i, m) for i, m in enumerate(state.markers, 1) if m >= 0), (0, -1))
    if marker < 0:
        return []
    sections = len(printed_in(view).lights)
    rotations = (marker - state.wheel - 1) % sections or sections
    after = state.round + left - 1 + (rotations - 1) * ROUNDS_PER_ROTATION
    return [words.say("page-moment-scoring", number=number, round=after)]
