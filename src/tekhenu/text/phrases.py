"""A turn in short phrases: the die, what was done with it, and what that brought."""

from collections.abc import Callable, Sequence
from typing import Any

from tekhenu.components.kinds import word
from tekhenu.components.terms import Colour, Family, God, Good
from tekhenu.rules import Event
from tekhenu.rules import event as ev
from tekhenu.rules.place import StatueSpace

from .catalogue import Catalogue
from .events import BUILT, CHOSEN
from .explaining import Said
from .names import card_id_of, card_name, card_named, row_of
from .places import place_values

NOT_OF_A_DIE = (God.HORUS, God.RA, God.HATHOR, God.OSIRIS, God.THOTH, God.SETH)
"""Gods whose action is told by what came of it."""


def deeds(words: Catalogue, events: Sequence[Event], seat: int) -> list[str]:
    """What somebody did and received, markers that moved on in one phrase each."""
    said: list[str] = []
    tile = ""
    for event in events:
        if isinstance(event, ev.TilePlaced):
            tile = card_name("P", event.tile)
        if getattr(event, "seat", seat) != seat or (phrase := PHRASES.get(type(event))) is None:
            continue
        key, values = phrase(words, event)
        if isinstance(event, ev.Built):
            values = {**values, "tile": tile}
        if key:
            said.append(words.say(key, **values))
    return said


def rewards(words: Catalogue, events: Sequence[Event], seat: int) -> list[str]:
    """Markers, goods and VP, each once."""
    tracks: dict[Good, tuple[int, int]] = {}
    goods: dict[str, int] = {}
    for event in events:
        match event:
            case ev.Advanced(seat=whose) if whose == seat:
                old, _ = tracks.get(event.track, (event.old, 0))
                tracks[event.track] = old, event.new
            case ev.Gained(seat=whose) if whose == seat:
                good = word(Good(event.good))
                goods[good] = goods.get(good, 0) + event.amount
    moved = [
        words.say("tale-track", track=word(track), old=old, new=new)
        for track, (old, new) in tracks.items()
        if old != new
    ]
    gained = [words.say("tale-amount", good=good, amount=n) for good, n in goods.items()]
    return [*moved, *gained, *_points(words, points_in(events, seat))]


def _points(words: Catalogue, vp: int) -> list[str]:
    if not vp:
        return []
    return [words.say("tale-vp", vp=vp) if vp > 0 else words.say("tale-vp-lost", vp=-vp)]


def points_in(events: Sequence[Event], seat: int) -> int:
    return sum(e.vp for e in events if isinstance(e, ev.Scored) and e.seat == seat)


def told_of(words: Catalogue, events: Sequence[Event], seat: int) -> str:
    """All of it, or nothing."""
    phrases = [*deeds(words, events, seat), *rewards(words, events, seat)]
    return row_of(words, phrases) if phrases else ""


def _took(words: Catalogue, e: ev.Took) -> Said:
    colour, god = word(Colour(e.colour)), word(God(e.section))
    return "tale-die", {"colour": colour, "value": e.value, "god": god, "way": e.way}


def _performed(words: Catalogue, e: ev.Performed) -> Said:
    god = God(e.god)
    if god == God.BASTET:
        return "tale-festival", {}
    return "" if god in NOT_OF_A_DIE else "tale-performed", {"god": word(god)}


def _produced(words: Catalogue, e: ev.Produced) -> Said:
    return "tale-produced", {"good": word(Good(e.good)), "kept": e.kept, "excess": e.excess}


def _built(words: Catalogue, e: ev.Built) -> Said:
    values = place_values(e.place)
    if isinstance(e.place, StatueSpace):
        values = {"god": word(e.place.god)}
    return f"tale-{BUILT[type(e.place)]}", values


def _received(words: Catalogue, e: ev.Received) -> Said:
    if e.card < 0:
        return "tale-secret", {}
    family = word(Family(e.family))
    return "card-of-family", {"family": family, "card": card_id_of(e.family, e.card)}


def _chose(words: Catalogue, e: ev.Chose) -> Said:
    return "tale-chose", {"kind": CHOSEN.get(e.card[0], "starting"), "card": card_named(e.card)}


def _conquered(words: Catalogue, e: ev.Conquered) -> Said:
    return "tale-conquered", {"tile": card_name("Q", e.tile), **place_values(e.space)}


PHRASES: dict[type[Event], Callable[[Catalogue, Any], Said]] = {
    ev.Took: _took,
    ev.Turned: lambda words, e: ("tale-turned", {"new": e.new}),
    ev.Performed: _performed,
    ev.Produced: _produced,
    ev.Idle: lambda words, e: ("tale-idle", {}),
    ev.Built: _built,
    ev.Conquered: _conquered,
    ev.Received: _received,
    ev.Played: lambda words, e: ("tale-played", {"card": card_name("B", e.card)}),
    ev.Served: lambda words, e: ("tale-served", {"card": card_name("C", e.cultist)}),
    ev.Declared: lambda words, e: ("tale-declared", {"card": card_name("D", e.decree)}),
    ev.Chose: _chose,
    ev.Opened: lambda words, e: ("tale-opened", {"section": e.section + 1}),
    ev.Renewed: lambda words, e: ("tale-renewed", {"section": e.section + 1}),
}
