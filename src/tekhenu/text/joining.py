"""Grouping and ordering of events for the log."""

from collections.abc import Iterable, Sequence

from tekhenu.rules import Event
from tekhenu.rules import event as ev
from tekhenu.rules.place import MARKET_PLACE

from .explaining import share_line

EARNED = (ev.Gained, ev.Scored)


def in_order(events: Iterable[Event]) -> list[Event]:
    """Return the events with each die before the goods spent to take it."""
    ordered: list[Event] = []
    spent: list[Event] = []
    for event in events:
        if isinstance(event, ev.Paid) and event.pieces[-1] and not any(event.pieces[:-1]):
            spent.append(event)
            continue
        if not isinstance(event, ev.Took | ev.Turned) or not _by(spent, event):
            ordered += spent
            spent = []
        ordered.append(event)
    return ordered + spent


def _by(spent: Sequence[Event], event: ev.Took | ev.Turned) -> bool:
    return bool(spent) and all(isinstance(e, ev.Paid) and e.seat == event.seat for e in spent)


def joined(events: Iterable[Event]) -> list[list[Event]]:
    """Group adjacent events that belong together, and goods and VP of one kind across others."""
    groups: list[list[Event]] = []
    for event in events:
        for group in reversed(groups):
            if _earned_together(group[-1], event):
                group.append(event)
                break
            if not (isinstance(event, EARNED) and isinstance(group[-1], EARNED)):
                groups.append([event])
                break
        else:
            groups.append([event])
    return groups


def _earned_together(last: Event, event: Event) -> bool:
    match last, event:
        case ev.Gained(), ev.Gained():
            return (last.seat, last.bonus) == (event.seat, event.bonus)
        case ev.Scored(), ev.Scored():
            once = not last.card and last.vp > 0 and event.vp > 0
            return once and (last.seat, last.source, "") == (event.seat, event.source, event.card)
        case ev.Advanced(), ev.Advanced():
            return (last.seat, last.track, last.new) == (event.seat, event.track, event.old)
        case ev.Rolled(), ev.Rolled():
            return last.section == event.section
        case ev.Revealed(), ev.Revealed():
            return MARKET_PLACE[last.slot].section == MARKET_PLACE[event.slot].section
        case ev.TileDrawn(), ev.TileDrawn():
            return True
    return share_line(last, event)
