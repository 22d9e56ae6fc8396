"""Choices of solo opponents: candidates are narrowed down rule by rule.

Each rule that narrows the choice emits an event, so that players can check the opponent's turn with
the log.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from .chance import Chance, draw_lot
from .decision_kind import DecisionKind
from .event import LEAST, Considered, Narrowed, Picked, Rule
from .place import Place, PlacedDie
from .subject import SEATS
from .table import Table


class Candidate(NamedTuple):
    """A candidate: `what` is shown in the log, `arg` is passed to the rules that compare it."""

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
    """Return the candidates with the most points by a rule (the fewest if the rule is in LEAST).

    Emit an event if candidates are eliminated. With `always`, emit it in any case, because the
    points also affect the rest of the turn.
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
    """Return the `arg` of the only candidate, or of a random one of several."""
    if len(candidates) == 1:
        chosen = candidates[0]
    else:
        if table.chance is None:
            chosen = candidates[table.state.rng.below(len(candidates))]
        else:
            chosen = _entered(table.chance, candidates, seat)
        table.state.reveals += 1
    among = tuple(candidate.what for candidate in candidates)
    table.emit(Picked(seat, chosen.what, among))
    return chosen.arg


def _entered(chance: Chance, candidates: Sequence[Candidate], seat: int) -> Candidate:
    """Return the candidate drawn by lot at the table; of equal dice, the first (R107)."""
    places = [each.what for each in candidates if isinstance(each.what, Place | PlacedDie)]
    assert len(places) == len(candidates)
    return candidates[draw_lot(chance, DecisionKind.TIE, places, SEATS[seat])]
