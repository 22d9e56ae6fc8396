"""What a choice brings at once: found by making it on a copy, so no rule is told a second time.

Only the VP of a Pillar tile are asked of the rule itself, because the words of its options name
the same number.

A price that is asked for on the way is paid, because how it is paid changes nothing of what comes.
Counted is what the player gains before the next question or the end of the turn; what a Maat or a
Scoring brings belongs to everything that was done before.
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


class Worth(NamedTuple):
    """Goods in their order, VP among them; `steps` of production; `excess` taints the scales."""

    gains: tuple[tuple[Good, int], ...] = ()
    steps: tuple[tuple[Good, int], ...] = ()
    excess: int = 0

    @property
    def vp(self) -> int:
        return dict(self.gains).get(Good.VP, 0)

    def __bool__(self) -> bool:
        return self != NOTHING


NOTHING = Worth()


def worths(game: Game, decision: Decision) -> dict[Move, Worth]:
    """What the options of the present decision would bring, those that bring something."""
    found = {option: _worth_shown(game, decision, option) for option in decision.options}
    return {option: worth for option, worth in found.items() if worth}


def _worth_shown(game: Game, decision: Decision, option: Move) -> Worth:
    if isinstance(option, LayTile):
        return Worth(((Good.VP, sum(points_of(game.table, decision, option))),))
    return worth_of(game, option)


def worth_of(game: Game, option: Move) -> Worth:
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
    return told(seat, tried.events[count:])


def told(seat: int, events: Sequence[Event]) -> Worth:
    """What the events until the end of the turn bring a player."""
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
    return Worth(_sorted(gains), _sorted(steps), excess)


def _of_turn(events: Iterable[Event]) -> Iterable[Event]:
    for event in events:
        if isinstance(event, TURN_OVER):
            return
        yield event


def _add(sums: dict[Good, int], good: int, amount: int) -> None:
    sums[Good(good)] = sums.get(Good(good), 0) + amount


def _sorted(sums: dict[Good, int]) -> tuple[tuple[Good, int], ...]:
    return tuple((good, sums[good]) for good in sorted(sums) if sums[good])
