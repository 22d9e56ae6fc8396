"""What the table shows of players who are gone, and of what is asked of those who remain."""

from dataclasses import dataclass

from tekhenu.text import Catalogue, list_of

from ...games.leaving import Absences
from ...games.people import Person
from ...games.records import ABANDON, Motion
from ...games.session import SessionSnapshot


@dataclass(frozen=True, slots=True)
class MotionShown:
    path: str  # of the request that agrees or refuses
    text: str
    agreed: bool  # by whoever looks: only to be taken back


@dataclass(frozen=True, slots=True)
class Departures:
    """`stand_in`: one's own seats that computers play. `vanished`: seats, each with its name, that
    a computer may play, unless that was asked for already."""

    abandoned: bool = False
    together: bool = False  # whoever looks plays with others, who may vanish
    may_abandon: bool = False
    alone: bool = False  # nobody else has to agree to it
    stand_in: tuple[int, ...] = ()
    stand_ins: tuple[int, ...] = ()
    vanished: tuple[tuple[int, str], ...] = ()
    motions: tuple[MotionShown, ...] = ()

    @property
    def shown(self) -> bool:
        return bool(self.stand_in or self.vanished or self.motions)


NOBODY_LEAVES = Departures()


def departures(
    session: SessionSnapshot, person: Person | None, words: Catalogue, absences: Absences
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
        motions=tuple(_shown(*each, own, names, words) for each in motions.items()),
    )


def _shown(
    motion: Motion, agreed: frozenset[int], own: set[int], names: list[str], words: Catalogue
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
