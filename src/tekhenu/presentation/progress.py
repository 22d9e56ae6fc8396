"""The progress of a game in a few words: round, next Rotation, next Scoring."""

from tekhenu.rules.presenting import Scene
from tekhenu.rules.state import Phase
from tekhenu.rules.wheel import next_rotation, next_scoring, rounds
from tekhenu.text import Catalog
from tekhenu.text.scene import printed_in

SETUP = (Phase.DECREES, Phase.DRAFT, Phase.CULTISTS, Phase.FIRST_DESTINY, Phase.REWARDS)


def progress_parts(scene: Scene, words: Catalog) -> list[str]:
    """Return the parts of the header, the round first.

    While a turn waits to be confirmed, pass the game as it was before that turn: the position
    after the turn already belongs to the next player, round or phase.
    """
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
        *_scoring(scene, words),
    ]


def _round(scene: Scene, words: Catalog) -> str:
    last = rounds(scene.settings.edition)
    return words.say("page-moment-round", round=scene.state.round, rounds=last)


def _scoring(scene: Scene, words: Catalog) -> list[str]:
    due = next_scoring(scene.state, printed_in(scene).wheel)
    if due is None:
        return []
    return [words.say("page-moment-scoring", number=due.number, round=due.round)]
