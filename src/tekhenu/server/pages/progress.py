"""Where the game stands, in a few words: round, next Rotation, next Scoring."""

from tekhenu.rules import View
from tekhenu.rules.state import Phase
from tekhenu.rules.wheel import next_rotation, next_scoring
from tekhenu.text import Catalogue
from tekhenu.text.scene import printed_in

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
    return [
        words.say("page-moment-round", round=state.round),
        words.say("page-moment-rotation", round=next_rotation(state)),
        *_scoring(view, words),
    ]


def _scoring(view: View, words: Catalogue) -> list[str]:
    due = next_scoring(view.state, printed_in(view).wheel)
    if due is None:
        return []
    return [words.say("page-moment-scoring", number=due.number, round=due.round)]
