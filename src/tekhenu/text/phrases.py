"""Short phrases for a turn: the die, the action, and the gains."""

from collections.abc import Callable, Sequence
from typing import Any

from tekhenu.components.kinds import word
from tekhenu.components.terms import Color, Family, God, Good
from tekhenu.rules import Event
from tekhenu.rules import event as ev
from tekhenu.rules.place import StatueSpace

from .catalog import Catalog, MessageArgs
from .events import BUILT, CHOSEN
from .names import card_id_of, card_name, card_named, row_of
from .places import place_values

NOT_OF_A_DIE = (God.HORUS, God.RA, God.HATHOR, God.OSIRIS, God.THOTH, God.SETH)
"""Gods whose action is told by what came of it."""


def action_phrases(words: Catalog, events: Sequence[Event], seat: int) -> list[str]:
    """Describe actions and gains of a seat; each advanced marker takes one phrase."""
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


def gain_phrases(words: Catalog, events: Sequence[Event], seat: int) -> list[str]:
    """Describe markers, goods and VP, each once."""
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


def _points(words: Catalog, vp: int) -> list[str]:
    if not vp:
        return []
    return [words.say("tale-vp", vp=vp) if vp > 0 else words.say("tale-vp-lost", vp=-vp)]


def points_in(events: Sequence[Event], seat: int) -> int:
    return sum(e.vp for e in events if isinstance(e, ev.Scored) and e.seat == seat)


def turn_phrases(words: Catalog, events: Sequence[Event], seat: int) -> str:
    """Join the phrases of a seat, or return an empty string."""
    phrases = [*action_phrases(words, events, seat), *gain_phrases(words, events, seat)]
    return row_of(words, phrases) if phrases else ""


def _took(words: Catalog, e: ev.Took) -> MessageArgs:
    color, god = word(Color(e.color)), word(God(e.section))
    return "tale-die", {"color": color, "value": e.value, "god": god, "way": e.way}


def _performed(words: Catalog, e: ev.Performed) -> MessageArgs:
    god = God(e.god)
    if god == God.BASTET:
        return "tale-festival", {}
    return "" if god in NOT_OF_A_DIE else "tale-performed", {"god": word(god)}


def _produced(words: Catalog, e: ev.Produced) -> MessageArgs:
    return "tale-produced", {"good": word(Good(e.good)), "kept": e.kept, "excess": e.excess}


def _built(words: Catalog, e: ev.Built) -> MessageArgs:
    values = place_values(e.place)
    if isinstance(e.place, StatueSpace):
        values = {"god": word(e.place.god)}
    return f"tale-{BUILT[type(e.place)]}", values


def _received(words: Catalog, e: ev.Received) -> MessageArgs:
    if e.card < 0:
        return "tale-secret", {}
    family = word(Family(e.family))
    return "card-of-family", {"family": family, "card": card_id_of(e.family, e.card)}


def _chose(words: Catalog, e: ev.Chose) -> MessageArgs:
    return "tale-chose", {"kind": CHOSEN.get(e.card[0], "starting"), "card": card_named(e.card)}


def _conquered(words: Catalog, e: ev.Conquered) -> MessageArgs:
    return "tale-conquered", {"tile": card_name("Q", e.tile), **place_values(e.space)}


PHRASES: dict[type[Event], Callable[[Catalog, Any], MessageArgs]] = {
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
