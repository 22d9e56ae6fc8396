"""How a solo opponent chooses, and says why: candidates are narrowed down rule by rule.

Every step leaves an event, so that a player can check the opponent's turn from the log alone.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from .chance import Chance, settle_among
from .decision_kind import DecisionKind
from .event import LEAST, Considered, Narrowed, Picked, Rule
from .place import LyingDie, Place
from .subject import SEATS
from .table import Table


class Candidate(NamedTuple):
    """Something to choose, and the number by which the rules know it."""

    what: Considered
    arg: int


def best(
    table: Table,
    seat: int,
    rule: Rule,
    candidates: Sequence[Candidate],
    points: Callable[[int], int],
    always: bool = False,
) -> list[Candidate]:
    """Those with the most points by a rule, or least. What narrows nothing is not told.

    `always`: it is told, even of one alone, since something else follows from the points.
    """
    if len(candidates) < 2 and not always:
        return list(candidates)
    counted = [(candidate, points(candidate.arg)) for candidate in candidates]
    wanted = (min if rule in LEAST else max)(count for _, count in counted)
    left = [candidate for candidate, count in counted if count == wanted]
    if table.events is not None and (always or len(left) < len(counted)):
        table.emit(
            Narrowed(
                seat,
                rule,
                tuple((candidate.what, count) for candidate, count in counted),
                tuple(candidate.what for candidate in left),
            )
        )
    return left


def pick(table: Table, seat: int, candidates: Sequence[Candidate]) -> int:
    """The one left, or one of several at random: all equally likely, from the game's generator."""
    if len(candidates) == 1:
        chosen = candidates[0]
    else:
        if table.chance is None:
            chosen = candidates[table.state.rng.below(len(candidates))]
        else:
            chosen = _told(table.chance, candidates, seat)
        table.state.reveals += 1
    among = tuple(candidate.what for candidate in candidates)
    table.emit(Picked(seat, chosen.what, among))
    return chosen.arg


def _told(chance: Chance, candidates: Sequence[Candidate], seat: int) -> Candidate:
    """As people drew lots; of dice alike the first will do (R107)."""
    places = [each.what for each in candidates if isinstance(each.what, Place | LyingDie)]
    assert len(places) == len(candidates)
    return candidates[settle_among(chance, DecisionKind.TIE, places, SEATS[seat])]
