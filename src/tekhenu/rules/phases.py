"""The course of the game: the flow of each phase.

A step begins from the state alone and ends with `state.phase` and `state.active` set for the next
one, so a game can be resumed from any step. `asks` returns whether the step may ask a player. Where
a solo opponent is active, its own module replaces the step (`Opponent.steps`).
"""

from collections.abc import Callable, Generator
from typing import Any, Final

from . import ending, maat, scoring, setup, turn
from .decision import Decision, Flow
from .solo.opponent import opponent_of
from .state import Phase
from .table import Table


def always(table: Table) -> bool:
    return True


def never(table: Table) -> bool:
    return False


class Step:
    __slots__ = ("asks", "flow")

    def __init__(
        self, flow: Callable[[Table], Flow[None]], asks: Callable[[Table], bool] = always
    ) -> None:
        self.flow = flow
        self.asks = asks


Questions = Generator[Decision | None, Any, None]
SETUP_STEP: Final = Step(setup.set_up_table, never)
_BY_PHASE: Final[dict[Phase, Step]] = {
    Phase.DECREES: Step(setup.choose_decree),
    Phase.DRAFT: Step(setup.draft),
    Phase.CULTISTS: Step(setup.choose_cultist),
    Phase.FIRST_DESTINY: Step(setup.first_destiny),
    Phase.REWARDS: Step(setup.rewards, setup.has_rewards),
    Phase.TURN: Step(turn.play_turn),
    Phase.ROTATION: Step(maat.rotate, never),
    Phase.FAITH: Step(maat.place_faith, maat.has_faith),
    Phase.JUDGMENT: Step(maat.judgment, never),
    Phase.DECLARATION: Step(ending.declare, ending.holds_action),
    Phase.SCORING: Step(scoring.score_all, never),
    Phase.BREAD: Step(scoring.pay_bread, scoring.owes_bread),
    Phase.CLEARING: Step(maat.clear, never),
    Phase.DESTINY: Step(maat.destiny),
    Phase.REFILL: Step(maat.refill, never),
    Phase.ENDING: Step(ending.after_scoring, never),
    Phase.FINAL_DECREES: Step(ending.score_decrees),
    Phase.RESULT: Step(ending.reward_order, never),
}
STEPS: Final = {int(phase): step for phase, step in _BY_PHASE.items()}  # ints are faster keys


def questions(flow: Flow[None]) -> Questions:
    """Yield the decisions of a step, then None, which is cheaper than an exception."""
    yield from flow
    yield None


def flow_of(table: Table) -> Flow[None]:
    """Return the flow of the present step, also if a solo opponent is active."""
    state = table.state
    if state.active < 0:
        return SETUP_STEP.flow(table)
    if table.settings.solo is not None and table.is_opponent(state.order[state.active]):
        alone = opponent_of(table).steps
        if state.phase in alone:
            return _by_itself(table, alone[state.phase])
    return STEPS[state.phase].flow(table)


def _by_itself(table: Table, step: Callable[[Table], None]) -> Flow[None]:
    step(table)
    yield from ()
