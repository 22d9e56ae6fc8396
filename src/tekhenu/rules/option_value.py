"""The immediate value of an option, found by playing it on a copy.

Only the VP of a Pillar tile are computed by its rule, because the texts of the options show them
too.

A price on the way is paid, because the way of paying does not change the result. The value contains
the player's gains before the next question or the end of the turn. A Maat or a Scoring is not
counted, because it depends on all earlier turns.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ..components.terms import Good
from .decision import Decision
from .decision_kind import DecisionKind
from .event import (
    Advanced,
    Began,
    Event,
    Gained,
    Ordered,
    Produced,
    Rotated,
    Scored,
    Scoring,
    Weighed,
)
from .game import Game
from .move import LayTile, Move
from .ra import points_of

TURN_OVER = (Began, Rotated, Weighed, Ordered, Scoring)
TRACKS = (Good.POPULATION, Good.HAPPINESS)


class OptionValue(NamedTuple):
    """Goods in their order, including VP; `steps` of production; `excess` on the scales."""

    gains: tuple[tuple[Good, int], ...] = ()
    steps: tuple[tuple[Good, int], ...] = ()
    excess: int = 0

    @property
    def vp(self) -> int:
        return dict(self.gains).get(Good.VP, 0)

    def __bool__(self) -> bool:
        return self != NOTHING


NOTHING = OptionValue()


def option_values(game: Game, decision: Decision) -> dict[Move, OptionValue]:
    """Return the values of the options of the present decision, without empty ones."""
    found = {option: _value_shown(game, decision, option) for option in decision.options}
    return {option: value for option, value in found.items() if value}


def _value_shown(game: Game, decision: Decision, option: Move) -> OptionValue:
    if isinstance(option, LayTile):
        return OptionValue(((Good.VP, sum(points_of(game.table, decision, option))),))
    return option_value(game, option)


def option_value(game: Game, option: Move) -> OptionValue:
    decision = game.decision
    assert decision is not None
    seat, count = decision.player, game.count_events()
    tried = game.copy()
    tried.play(option)
    while (asked := tried.decision) is not None and (asked.player, asked.kind) == (
        seat,
        DecisionKind.PAY,
    ):
        tried.play(asked.options[0])
    return summarize(seat, tried.events[count:])


def summarize(seat: int, events: Sequence[Event]) -> OptionValue:
    """Return a player's gains from the events until the end of the turn."""
    gains: dict[Good, int] = {}
    steps: dict[Good, int] = {}
    excess = 0
    for event in _of_turn(events):
        if getattr(event, "seat", None) != seat:
            continue
        match event:
            case Gained():
                _add(gains, event.good, event.amount)
            case Scored():
                _add(gains, Good.VP, event.vp)
            case Produced():
                _add(gains, event.good, event.kept)
                excess += event.excess
            case Advanced():
                into = gains if event.track in TRACKS else steps
                _add(into, event.track, event.new - event.old)
    return OptionValue(_sorted(gains), _sorted(steps), excess)


def _of_turn(events: Iterable[Event]) -> Iterable[Event]:
    for event in events:
        if isinstance(event, TURN_OVER):
            return
        yield event


def _add(sums: dict[Good, int], good: int, amount: int) -> None:
    sums[Good(good)] = sums.get(Good(good), 0) + amount


def _sorted(sums: dict[Good, int]) -> tuple[tuple[Good, int], ...]:
    return tuple((good, sums[good]) for good in sorted(sums) if sums[good])
