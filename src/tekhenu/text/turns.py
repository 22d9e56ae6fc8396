"""A solo opponent's whole turn: its outcome and its reasons."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tekhenu.components.kinds import word
from tekhenu.components.terms import Color, God, Good
from tekhenu.rules import Automas, Event
from tekhenu.rules import event as ev
from tekhenu.rules.place import StatueSpace
from tekhenu.rules.presenting import Scene

from .catalog import Catalog, MessageArgs, marking_catalog
from .events import BUILT, event_lines, event_message, market_card
from .explaining import EXPLAINING, is_cut
from .names import amounts, card_id_of, card_name, list_of, seat_names
from .parts import Message, players
from .places import place_name, place_values
from .scene import is_opponent


class OpponentTurn(NamedTuple):
    seat: int
    outcome: list[Message]  # actions and gains, sentence by sentence
    steps: list[Message]  # reasons, with long lists shortened
    changes: list[Message]  # changes on the table
    cut: bool


def chapters(scene: Scene, events: Iterable[Event]) -> list[list[Event]]:
    """Split the events so that each turn of a solo opponent is separate."""
    parts: list[list[Event]] = [[]]
    for event in events:
        begins = isinstance(event, ev.Began) and is_opponent(scene, event.seat)
        ends = isinstance(event, ev.Began | ev.Rotated) and is_opponent_turn(scene, parts[-1])
        if begins or ends:
            parts.append([])
        parts[-1].append(event)
    return [part for part in parts if part]


def is_opponent_turn(scene: Scene, events: Sequence[Event]) -> bool:
    return bool(events) and isinstance(events[0], ev.Began) and is_opponent(scene, events[0].seat)


def opponent_turn(
    scene: Scene, events: Sequence[Event], names: Sequence[str] | None = None, lang: str = "en"
) -> OpponentTurn:
    """Describe a whole turn from its start."""
    words = marking_catalog(lang)
    names = names or seat_names(scene.settings, lang)
    called = players(names)
    why = [event for event in events if isinstance(event, EXPLAINING)]
    steps = [line.message for line in event_lines(scene, why, names, lang, brief=True)]
    outcome = [
        _action_text(scene, words, events, called),
        *_cards_besides(words, events),
        *_gains(words, events, called),
    ]
    cut = any(is_cut(event) for event in why)
    changes = _changes(scene, words, events, names, lang)
    return OpponentTurn(_began(events).seat, list(map(Message.read, outcome)), steps, changes, cut)


def _began(events: Sequence[Event]) -> ev.Began:
    began = events[0]
    assert isinstance(began, ev.Began)
    return began


def _action_text(
    scene: Scene, words: Catalog, events: Sequence[Event], called: Sequence[str]
) -> str:
    began = _began(events)
    took = next(event for event in events if isinstance(event, ev.Took))
    key, values = _result(words, events)
    if key == "idle" and isinstance(scene.settings.solo, Automas):
        key = "no-die"
    return words.say(
        f"bot-turn-{key}",
        round=began.round,
        player=called[took.seat],
        color=Color(took.color).name.lower(),
        value=took.value,
        god=God(took.section).name.lower(),
        **values,
    )


def _result(words: Catalog, events: Sequence[Event]) -> MessageArgs:
    """Describe the result of the action: the piece, the cards or the festival."""
    cards = []
    tile = ""
    god = -1
    for event in events:
        match event:
            case ev.Performed():
                god = event.god
            case ev.TilePlaced():
                tile = card_name("P", event.tile)
            case ev.Built():
                return _built(words, event, tile)
            case ev.Received():
                cards.append(card_id_of(event.family, event.card))
            case ev.Idle():
                return "idle", {}
    if cards:
        return "cards", {"cards": list_of(words, cards), "count": len(cards)}
    return {God.BASTET: "festival", God.HORUS: "no-statue"}.get(God(god), "nothing"), {}


def _built(words: Catalog, event: ev.Built, tile: str) -> MessageArgs:
    values = place_values(event.place)
    if isinstance(event.place, StatueSpace):
        values = {
            "honored": place_name(words, event.place)
        }  # the god of the Statue, which may differ from the die's
    return BUILT[type(event.place)], {"tile": tile, **values}


def _cards_besides(words: Catalog, events: Sequence[Event]) -> list[str]:
    """Describe cards gained with a Statue."""
    if not any(isinstance(event, ev.Built) for event in events):
        return []
    cards = [card_id_of(e.family, e.card) for e in events if isinstance(e, ev.Received)]
    if not cards:
        return []
    return [words.say("bot-turn-took-cards", cards=list_of(words, cards), count=len(cards))]


SCORED = {"bot-turn-gained": "bot-turn-scored", "bot-turn-bonus": "bot-turn-bonus-scored"}


def _gains(words: Catalog, events: Sequence[Event], called: Sequence[str]) -> list[str]:
    """Describe points, goods and markers, the opponent's own first; others gain a Horus Bonus."""
    own = _began(events).seat
    lines = []
    for seat in sorted(range(len(called)), key=lambda seat: seat != own):
        earned = [event for event in events if seat == own and not _is_bonus(event)]
        bonus = [event for event in events if seat != own or _is_bonus(event)]
        for key, part in (("bot-turn-gained", earned), ("bot-turn-bonus", bonus)):
            if vp := sum(e.vp for e in part if isinstance(e, ev.Scored) and e.seat == seat):
                lines.append(words.say(SCORED[key], player=called[seat], vp=vp))
            if goods := _goods(words, part, seat):
                lines.append(words.say(key, player=called[seat], goods=goods))
        key = "bot-turn-track" if seat == own else "bot-turn-track-other"
        lines += _tracks(words, events, seat, key, called)
    return lines


def _is_bonus(event: Event) -> bool:
    if isinstance(event, ev.Gained):
        return event.bonus
    return isinstance(event, ev.Scored) and event.source == ev.Source.STATUE_BONUS


def _goods(words: Catalog, events: Sequence[Event], seat: int) -> str:
    goods: dict[str, int] = {}
    for event in events:
        if isinstance(event, ev.Gained) and event.seat == seat:
            good = Good(event.good).name.lower()
            goods[good] = goods.get(good, 0) + event.amount
    return amounts(words, goods.items())


def _tracks(
    words: Catalog, events: Sequence[Event], seat: int, key: str, called: Sequence[str]
) -> list[str]:
    moved: dict[Good, tuple[int, int]] = {}
    for event in events:
        if isinstance(event, ev.Advanced) and event.seat == seat:
            old = moved.get(event.track, (event.old, 0))[0]
            moved[event.track] = old, event.new
    return [
        words.say(key, player=called[seat], track=word(track), old=old, new=new)
        for track, (old, new) in moved.items()
    ]


NEWS = (ev.Discarded, ev.Slid, ev.TileDrawn, ev.Opened, ev.Covered, ev.Conquered, ev.ConquestDrawn)


def _changes(
    scene: Scene,
    words: Catalog,
    events: Sequence[Event],
    names: Sequence[str],
    lang: str,
) -> list[Message]:
    """Describe new tiles and cards; those of the Market share a line."""
    cards = [
        words.say("bot-market-card", **market_card(scene.settings, event.slot, event.card))
        for event in events
        if isinstance(event, ev.Revealed)
    ]
    lines = [
        event_message(scene, event, names, lang) for event in events if isinstance(event, NEWS)
    ]
    if cards:
        said = words.say("bot-turn-market", cards=list_of(words, cards))
        lines.append(Message.read(said))
    return lines
