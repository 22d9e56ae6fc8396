"""Texts of events: one line each, or one for events that belong together."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from tekhenu.components.kinds import word
from tekhenu.components.terms import Color, Family, God, Good, Light
from tekhenu.rules import Event, Source
from tekhenu.rules import event as ev
from tekhenu.rules.move import REWARDS_BY_CODE
from tekhenu.rules.moves import STARTING
from tekhenu.rules.place import (
    MARKET_PLACE,
    BuildingSpace,
    District,
    DistrictSpace,
    PeopleSpace,
    Place,
    Region,
    Section,
    StatueSpace,
    TempleLine,
    TempleSpace,
)
from tekhenu.rules.presenting import Scene
from tekhenu.rules.printed import printed_for
from tekhenu.rules.settings import Settings

from .catalog import Catalog, MessageArgs, MessageValue, marking_catalog
from .causes import causes
from .explaining import EXPLAINING, explained, is_forced, pyramid
from .joining import in_order, joined
from .names import (
    amounts,
    card_id_of,
    card_name,
    card_named,
    list_of,
    payment,
    row_of,
    seat_names,
    signed,
)
from .parts import Message, players
from .places import place_values

STARTING_IDS = {REWARDS_BY_CODE[code] for code in STARTING}
CHOSEN = {"A": "destiny", "C": "cultist", "X": "artifact"}  # other prefixes are Starting cards


BUILT: dict[type[Place], str] = {
    StatueSpace: "honor",
    PeopleSpace: "people",
    TempleSpace: "pillar",
    BuildingSpace: "temple",
    DistrictSpace: "osiris",
    Region: "region",
}
"""How messages call what is built there."""

MARKED: dict[type[Place], str] = {
    District: "marked-district",
    Section: "marked-section",
    TempleLine: "marked-line",
    TempleSpace: "marked-space",
}


class EventLine(NamedTuple):
    """A line of the log. `why` marks a reason of a solo opponent; `at` is the event's index."""

    message: Message
    why: bool = False
    at: int = 0

    @property
    def text(self) -> str:
        return self.message.text


def describe_event(
    scene: Scene, event: Event, names: Sequence[str] | None = None, lang: str = "en"
) -> str:
    """Describe an event; `names` are the players' names by seat, by default their colors."""
    return event_message(scene, event, names or seat_names(scene.settings, lang), lang).text


def event_message(scene: Scene, event: Event, names: Sequence[str], lang: str) -> Message:
    """Describe an event as a message with parts."""
    return _line(scene.settings, [event], None, players(names), lang).message


def describe_events(
    scene: Scene, events: Iterable[Event], names: Sequence[str] | None = None, lang: str = "en"
) -> list[str]:
    """Describe events, one line each; events that belong together share one."""
    return [line.text for line in event_lines(scene, events, names, lang)]


def event_lines(
    scene: Scene,
    events: Iterable[Event],
    names: Sequence[str] | None = None,
    lang: str = "en",
    *,
    brief: bool = False,
) -> list[EventLine]:
    """Return the lines of `describe_events` with their events; `brief` shortens long lists."""
    called = players(names or seat_names(scene.settings, lang))
    lines = []
    before: Event | None = None
    events = list(events)
    places = {id(event): place for place, event in enumerate(events)}
    for group in joined(in_order(events)):
        if not is_forced(group[0], before):
            line = _line(scene.settings, group, before, called, lang, brief=brief)
            lines.append(line._replace(at=places[id(group[0])]))
        before = group[-1]
    return lines


def _line(
    settings: Settings,
    group: Sequence[Event],
    before: Event | None,
    called: Sequence[str],
    lang: str,
    *,
    brief: bool = False,
) -> EventLine:
    words = marking_catalog(lang)
    event = group[0]
    if isinstance(event, ev.Rolled):
        dice = [roll for roll in group if isinstance(roll, ev.Rolled)]
        return EventLine(Message.read(_rolled(settings, dice, words)))
    if isinstance(event, ev.Revealed):
        return EventLine(Message.read(_revealed(settings, group, words)))
    if isinstance(event, EXPLAINING):
        key, values = explained(settings, words, group, before, brief=brief)
    elif isinstance(event, ev.Tied):
        key, values = "tied", {"players": _ankhs(words, event, called)}
    elif isinstance(event, ev.Ordered):
        order = [called[seat] for seat in event.seats]
        key, values = "ordered", {"players": row_of(words, order)}
    else:
        key, values = _said(settings, words, group, called)
    said = words.say(f"event-{key}", **values)
    return EventLine(Message.read(said), isinstance(event, EXPLAINING))


def _said(
    settings: Settings, words: Catalog, group: Sequence[Event], called: Sequence[str]
) -> MessageArgs:
    event = group[0]
    if (joint := GROUP_DESCRIBERS.get(type(event))) is not None and len(group) > 1:
        key, values = joint(settings, words, group)
    else:
        key, values = DESCRIBERS[type(event)](settings, words, event)
    seat = getattr(event, "seat", None)
    return key, values if seat is None else {**values, "player": called[seat]}


def _rolled(settings: Settings, dice: Sequence[ev.Rolled], words: Catalog) -> str:
    edition = settings.edition
    shown = [
        words.say(
            "event-rolled-die", color=edition.color_of(roll.die).name.lower(), value=roll.value
        )
        for roll in dice
    ]
    return words.say("event-rolled", god=_god(dice[0].section), dice=list_of(words, shown))


def _ankhs(words: Catalog, event: ev.Tied, called: Sequence[str]) -> str:
    tied = zip(event.seats, event.ankhs, strict=True)
    return row_of(
        words, [words.say("event-tied-ankh", player=called[s], ankh=max(n, 0)) for s, n in tied]
    )


def _is_opponent(settings: Settings, seat: int) -> bool:
    return seat >= settings.humans


def _god(section: int) -> str:
    return God(section).name.lower()


def _gained(settings: Settings, words: Catalog, e: ev.Gained) -> MessageArgs:
    return _all_gained(settings, words, [e])


def _all_gained(settings: Settings, words: Catalog, group: Sequence[ev.Gained]) -> MessageArgs:
    goods: dict[str, int] = {}
    for e in group:
        good = word(Good(e.good))
        goods[good] = goods.get(good, 0) + e.amount
    key = "gained-bonus" if group[0].bonus else "gained"
    return key, {"goods": amounts(words, goods.items())}


def _paid(settings: Settings, words: Catalog, e: ev.Paid) -> MessageArgs:
    return "paid", payment(words, e.pieces)


def _scored(settings: Settings, words: Catalog, e: ev.Scored) -> MessageArgs:
    if e.vp > 0 and e.card:
        served = e.source == Source.CULTISTS and _is_opponent(settings, e.seat)
        again = "-again" if e.of == "again" else ""
        key = "scored-service" if served else f"scored-card{again}"
        return key, {"vp": e.vp, "card": card_named(e.card)}
    return _all_scored(settings, words, [e])


def _all_scored(settings: Settings, words: Catalog, group: Sequence[ev.Scored]) -> MessageArgs:
    vp = sum(e.vp for e in group)
    key = "scored" if vp > 0 else "lost"
    values: dict[str, MessageValue] = {"vp": abs(vp), "source": word(Source(group[0].source))}
    because = causes(words, group)
    return (f"{key}-of", {**values, "causes": because}) if because else (key, values)


def _all_advanced(settings: Settings, words: Catalog, group: Sequence[ev.Advanced]) -> MessageArgs:
    return _advanced(settings, words, group[0]._replace(new=group[-1].new))


def _all_drawn(settings: Settings, words: Catalog, group: Sequence[ev.TileDrawn]) -> MessageArgs:
    return "tiles-drawn", {"tiles": list_of(words, [card_name("P", e.tile) for e in group])}


def _advanced(settings: Settings, words: Catalog, e: ev.Advanced) -> MessageArgs:
    return "advanced", {"track": word(e.track), "old": e.old, "new": e.new}


def _took(settings: Settings, words: Catalog, e: ev.Took) -> MessageArgs:
    color = Color(e.color).name.lower()
    key = "opponent-took" if _is_opponent(settings, e.seat) else "took"
    return key, {"color": color, "value": e.value, "god": _god(e.section), "way": e.way}


def _produced(settings: Settings, words: Catalog, e: ev.Produced) -> MessageArgs:
    return "produced", {"good": Good(e.good).name.lower(), "kept": e.kept, "excess": e.excess}


def _built(settings: Settings, words: Catalog, e: ev.Built) -> MessageArgs:
    key = f"built-{BUILT[type(e.place)]}"
    if isinstance(e.place, BuildingSpace):
        alone = len(printed_for(settings).line_buildings[e.place.line.index]) == 1
        key = "built-temple" if alone else "built-temple-space"
    return key, place_values(e.place)


def _tile_placed(settings: Settings, words: Catalog, e: ev.TilePlaced) -> MessageArgs:
    tile = card_name("P", e.tile)
    return "tile-placed", {"tile": tile, "rotation": e.rotation * 90, **place_values(e.space)}


def _received(settings: Settings, words: Catalog, e: ev.Received) -> MessageArgs:
    if e.card < 0:
        return "received-secret", {}
    return "opponent-received" if _is_opponent(settings, e.seat) else "received", {
        "family": Family(e.family).name.lower(),
        "card": card_id_of(e.family, e.card),
    }


def _revealed(settings: Settings, group: Sequence[Event], words: Catalog) -> str:
    """Describe cards revealed in one section."""
    cards = [market_card(settings, e.slot, e.card) for e in group if isinstance(e, ev.Revealed)]
    if len(cards) == 1:
        return words.say("event-revealed", **cards[0])
    named = [words.say("card-of-family", family=c["family"], card=c["card"]) for c in cards]
    section = cards[0]["section"]
    return words.say("event-revealed-cards", section=section, cards=list_of(words, named))


def market_card(settings: Settings, slot: int, card: int) -> dict[str, MessageValue]:
    """Return the values for a Market card: its family and its place from the left."""
    family = Family(printed_for(settings).slot_family[slot])
    return {
        "family": word(family),
        "card": card_id_of(family, card),
        **place_values(MARKET_PLACE[slot]),
    }


def _slid(settings: Settings, words: Catalog, e: ev.Slid) -> MessageArgs:
    return "slid", market_card(settings, e.new, e.card)


def _chose(settings: Settings, words: Catalog, e: ev.Chose) -> MessageArgs:
    if _is_opponent(settings, e.seat) and e.card in STARTING_IDS:
        initiative = printed_for(settings).initiative[REWARDS_BY_CODE.index(e.card)]
        return "automa-starting", {"card": card_named(e.card), "initiative": initiative}
    if _is_opponent(settings, e.seat):
        return "opponent-chose", {"card": card_named(e.card)}
    return "chose", {"kind": CHOSEN.get(e.card[0], "starting"), "card": card_named(e.card)}


def _marked(settings: Settings, words: Catalog, e: ev.Marked) -> MessageArgs:
    return MARKED[type(e.place)], place_values(e.place)


def _sunny(settings: Settings, words: Catalog, wheel: int) -> str:
    lights = settings.edition.lights
    sunny = [i for i in range(len(lights)) if lights[(i - wheel) % len(lights)] == Light.SUNNY]
    return list_of(words, [words.say("god", god=_god(i)) for i in sunny])


def _enthroned(settings: Settings, words: Catalog, e: ev.Enthroned) -> MessageArgs:
    gods = [words.say("god", god=_god(god)) for god in e.gods]
    return "enthroned", {"gods": row_of(words, gods), "count": len(gods)}


DESCRIBERS: dict[type[Event], Callable[[Settings, Catalog, Any], MessageArgs]] = {
    ev.Gained: _gained,
    ev.Paid: _paid,
    ev.Spent: lambda settings, words, e: (
        "spent",
        {"good": Good(e.good).name.lower(), "amount": e.amount},
    ),
    ev.Scored: _scored,
    ev.Advanced: _advanced,
    ev.Took: _took,
    ev.Turned: lambda settings, words, e: ("turned", {"old": e.old, "new": e.new}),
    ev.Performed: lambda settings, words, e: ("performed", {"god": _god(e.god), "value": e.value}),
    ev.Produced: _produced,
    ev.Idle: lambda settings, words, e: ("idle", {}),
    ev.Built: _built,
    ev.TilePlaced: _tile_placed,
    ev.TileDrawn: lambda settings, words, e: ("tile-drawn", {"tile": card_name("P", e.tile)}),
    ev.Conquered: lambda settings, words, e: (
        "conquered",
        {"tile": card_name("Q", e.tile), **place_values(e.space)},
    ),
    ev.ConquestDrawn: lambda settings, words, e: (
        "conquest-drawn",
        {"tile": card_name("Q", e.tile)},
    ),
    ev.Covered: lambda settings, words, e: ("covered", {"tile": card_name("Q", e.tile)}),
    ev.Served: lambda settings, words, e: ("served", {"card": card_name("C", e.cultist)}),
    ev.Displayed: lambda settings, words, e: (
        "displayed",
        {"card": card_name("X", e.artifact), "destiny": card_name("A", e.destiny)},
    ),
    ev.Buried: lambda settings, words, e: ("buried", {"card": card_name("X", e.artifact)}),
    ev.Played: lambda settings, words, e: ("played", {"card": card_name("B", e.card)}),
    ev.Received: _received,
    ev.Opened: lambda settings, words, e: ("opened", {"section": e.section + 1}),
    ev.Renewed: lambda settings, words, e: ("renewed", {"section": e.section + 1}),
    ev.Chose: _chose,
    ev.Slid: _slid,
    ev.Dawned: lambda settings, words, e: ("dawned", {"gods": _sunny(settings, words, e.wheel)}),
    ev.Enthroned: _enthroned,
    ev.Rotated: lambda settings, words, e: ("rotated", {"gods": _sunny(settings, words, e.wheel)}),
    ev.Arranged: lambda settings, words, e: (
        "arranged",
        {"tiles": pyramid(settings, words, e.tiles)},
    ),
    ev.Discarded: lambda settings, words, e: ("discarded", {}),
    ev.Began: lambda settings, words, e: ("began", {"round": e.round}),
    ev.Weighed: lambda settings, words, e: (
        "weighed",
        {"balance": signed(e.balance), "faith": e.faith, "net": signed(e.faith)},
    ),
    ev.Scoring: lambda settings, words, e: ("scoring", {"number": e.number}),
    ev.Marked: _marked,
    ev.Unveiled: lambda settings, words, e: (
        "unveiled",
        {"cards": list_of(words, [card_name("D", decree) for decree in e.decrees])},
    ),
    ev.Declared: lambda settings, words, e: ("declared", {"card": card_name("D", e.decree)}),
}

GROUP_DESCRIBERS: dict[type[Event], Callable[[Settings, Catalog, Any], MessageArgs]] = {
    ev.Gained: _all_gained,
    ev.Scored: _all_scored,
    ev.Advanced: _all_advanced,
    ev.TileDrawn: _all_drawn,
}
"""What is said of several events in one."""
