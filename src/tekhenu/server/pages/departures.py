"""Absent players and open motions, as shown beside the table."""

from dataclasses import dataclass

from tekhenu.text import Catalog, list_of

from ...games.leaving import Absences
from ...games.people import Person
from ...games.records import ABANDON, Motion
from ...games.session import SessionSnapshot


@dataclass(frozen=True, slots=True)
class MotionShown:
    path: str  # of the request that agrees or refuses
    text: str
    agreed: bool  # the viewer has agreed and can only withdraw


@dataclass(frozen=True, slots=True)
class Departures:
    """Absent players, stand-ins and motions, for one viewer.

    `stand_in` are the viewer's own seats that computers play, `stand_ins` all such seats.
    `vanished` are the seats, with names, for which the viewer can propose a stand-in.
    """

    abandoned: bool = False
    together: bool = False  # the viewer plays with other people
    may_abandon: bool = False
    alone: bool = False  # no other player's consent is needed
    stand_in: tuple[int, ...] = ()
    stand_ins: tuple[int, ...] = ()
    vanished: tuple[tuple[int, str], ...] = ()
    motions: tuple[MotionShown, ...] = ()

    @property
    def shown(self) -> bool:
        return bool(self.stand_in or self.vanished or self.motions)


NO_DEPARTURES = Departures()


def departures(
    session: SessionSnapshot, person: Person | None, words: Catalog, absences: Absences
) -> Departures:
    held = session.held_by(person)
    if session.over or not held:
        own_computers = not session.people() and session.created_by(person) and not session.over
        return Departures(
            session.abandoned,
            may_abandon=own_computers,
            alone=own_computers,
            stand_ins=tuple(session.stand_ins()),
        )
    names = session.names(words)
    own = {seat for seat in held if seat in session.humans()}
    motions = absences.motions if own else {}
    asked = {motion.about for motion in motions} | {*held}
    vanished = absences.vanished if own else []
    return Departures(
        together=bool(own) and len(session.people()) > 1,
        may_abandon=bool(own) and ABANDON not in motions,
        alone=own >= {*session.humans()},
        stand_in=tuple(seat for seat in held if seat in session.stand_ins()),
        stand_ins=tuple(session.stand_ins()),
        vanished=tuple((seat, names[seat]) for seat in vanished if seat not in asked),
        motions=tuple(_motion_shown(*each, own, names, words) for each in motions.items()),
    )


def _motion_shown(
    motion: Motion, agreed: frozenset[int], own: set[int], names: list[str], words: Catalog
) -> MotionShown:
    mine = bool(own & agreed)
    who = list_of(words, [names[seat] for seat in sorted(agreed)])
    about = "" if motion == ABANDON else names[motion.about]
    path = "abandon" if motion == ABANDON else f"seats/{motion.about}/replace"
    if mine:
        text = words.say("page-motion-own", kind=motion.kind, player=about)
    elif motion == ABANDON:
        text = words.say("page-motion-abandon", who=who)
    else:
        text = words.say("page-motion-replace", who=who, player=about)
    return MotionShown(path, text, mine)
