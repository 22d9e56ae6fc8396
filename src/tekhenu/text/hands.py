"""Instructions for moving pieces at a real table: opponents' turns, the wheel and Maat.

People move the pieces. Dice, cards and tiles that they have drawn or placed themselves are not
repeated.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from tekhenu.components.kinds import word
from tekhenu.components.terms import Color, God, Good
from tekhenu.rules import Botankhamun, Event
from tekhenu.rules import event as ev
from tekhenu.rules.place import MARKET_PLACE
from tekhenu.rules.presenting import Scene
from tekhenu.rules.printed import printed_for

from .catalog import Catalog, MessageArgs, marking_catalog
from .events import BUILT
from .explaining import action_tile
from .names import amounts, card_id_of, card_name, card_named, row_of, seat_names
from .parts import Message, players
from .places import place_values
from .scene import is_opponent
from .turns import chapters, is_opponent_turn


class Instruction(NamedTuple):
    """An instruction; `event` is its cause, the last one of several."""

    message: Message
    event: Event

    @property
    def text(self) -> str:
        return self.message.text


class Instructions(NamedTuple):
    """The instructions of a solo opponent's turn, or between turns (`seat` is None)."""

    seat: int | None
    steps: list[Instruction]


def for_hands(
    scene: Scene, events: Iterable[Event], names: Sequence[str] | None = None, lang: str = "en"
) -> list[Instructions]:
    """Return instructions for the latest events that people did not carry out themselves."""
    found = instructions(scene, chapters(scene, events), names, lang)
    return [part for part in found if part.steps]


def instructions(
    scene: Scene,
    parts: Sequence[Sequence[Event]],
    names: Sequence[str] | None = None,
    lang: str = "en",
) -> list[Instructions]:
    """Return the instructions for the last parts of a game, one list per part."""
    called = players(names or seat_names(scene.settings, lang))
    points = [player.vp for player in scene.state.players]
    found = []
    for part in reversed(parts):  # backward from the current places of the markers
        steps = _Steps(scene, marking_catalog(lang), called, part, list(points)).said()
        for event in part:
            if isinstance(event, ev.Scored):
                points[event.seat] -= event.vp
        opening = part[0]
        seat = opening.seat if isinstance(opening, ev.Began) else None
        found.append(Instructions(seat if is_opponent_turn(scene, part) else None, steps))
    return found[::-1]


class _Steps:
    def __init__(
        self,
        scene: Scene,
        words: Catalog,
        called: Sequence[str],
        events: Sequence[Event],
        points: Sequence[int],
    ) -> None:
        self.scene, self.words, self.called = scene, words, called
        self.events, self.points = events, points
        self.turn = is_opponent_turn(scene, events)
        self.of_all = isinstance(events[0], ev.Rotated | ev.Weighed | ev.Scoring | ev.Unveiled)

    def said(self) -> list[Instruction]:
        found = []
        for event in self.events:
            saying = DESCRIBERS.get(type(event))
            said = saying(self, event) if saying is not None else None
            if said is not None:
                found.append(self.say(event, *said))
        return [*found, *self._markers(), *self._scores()]

    def say(self, event: Event, key: str, values: dict[str, Any]) -> Instruction:
        return Instruction(Message.read(self.words.say(f"hands-{key}", **values)), event)

    def _markers(self) -> list[Instruction]:
        """Return where to move the markers of solo opponents."""
        stands: dict[tuple[int, Good], ev.Advanced] = {}
        for event in self.events:
            if isinstance(event, ev.Advanced) and is_opponent(self.scene, event.seat):
                stands[event.seat, event.track] = event
        return [
            self.say(last, "moved", {"track": word(track), "new": last.new, "player": who})
            for (seat, track), last in stands.items()
            for who in (self.called[seat],)
        ]

    def _scores(self) -> list[Instruction]:
        """Return the VP that people gain in others' turns and Scorings."""
        scored: dict[int, list[ev.Scored]] = {}
        all_seats = self.turn or self.of_all
        for event in self.events:
            if isinstance(event, ev.Scored) and (all_seats or is_opponent(self.scene, event.seat)):
                scored.setdefault(event.seat, []).append(event)
        found = []
        for seat, points in scored.items():
            if vp := sum(each.vp for each in points):
                values = {"player": self.called[seat], "vp": vp, "total": self.points[seat]}
                found.append(self.say(points[-1], "scored", values))
        return found

    # A solo opponent's actions

    def progressed(self, event: ev.Progressed) -> MessageArgs:
        tile = action_tile(self.words, self.scene.settings.edition, event.tile)
        return "progressed", {"coin": event.coin, "tile": tile}

    def took(self, event: ev.Took) -> MessageArgs | None:
        if not is_opponent(self.scene, event.seat):
            return None
        return "took", {
            "color": word(Color(event.color)),
            "value": event.value,
            "god": word(God(event.section)),
            "beside": "pyramid" if isinstance(self.scene.settings.solo, Botankhamun) else "tiles",
        }

    def built(self, event: ev.Built) -> MessageArgs | None:
        if not is_opponent(self.scene, event.seat):
            return None
        return BUILT[type(event.place)], place_values(event.place)

    def tile_placed(self, event: ev.TilePlaced) -> MessageArgs | None:
        if not is_opponent(self.scene, event.seat):
            return None
        return "tile", {"tile": card_name("P", event.tile), **place_values(event.space)}

    def received(self, event: ev.Received) -> MessageArgs | None:
        if not is_opponent(self.scene, event.seat) or not event.face_up:
            return None
        return "received", {"card": card_id_of(event.family, event.card)}

    def slid(self, event: ev.Slid) -> MessageArgs:
        place = MARKET_PLACE[event.new]
        family = printed_for(self.scene.settings).slot_family[event.new]
        return "slid", {"card": card_id_of(family, event.card), **place_values(place)}

    def gained(self, event: ev.Gained) -> MessageArgs | None:
        if not self.turn:
            return None
        goods = amounts(self.words, [(word(Good(event.good)), event.amount)])
        return "gained", {"player": self.called[event.seat], "goods": goods}

    def discarded(self, event: ev.Discarded) -> MessageArgs:
        return "discarded", {}

    def conquered(self, event: ev.Conquered) -> MessageArgs | None:
        if not is_opponent(self.scene, event.seat):
            return None
        return "conquered", {"tile": card_name("Q", event.tile), **place_values(event.space)}

    def covered(self, event: ev.Covered) -> MessageArgs | None:
        if not is_opponent(self.scene, event.seat):
            return None
        return "covered", {"tile": card_name("Q", event.tile)}

    def chose(self, event: ev.Chose) -> MessageArgs | None:
        if not is_opponent(self.scene, event.seat) or event.card[0] != "A":
            return None
        return "destiny", {"player": self.called[event.seat], "card": card_named(event.card)}

    def buried(self, event: ev.Buried) -> MessageArgs:
        return "buried", {"card": card_name("X", event.artifact)}

    # Events for everybody

    def opened(self, event: ev.Opened) -> MessageArgs:
        return "opened", {"section": event.section + 1}

    def rotated(self, event: ev.Rotated) -> MessageArgs:
        return "rotated", {}

    def ordered(self, event: ev.Ordered) -> MessageArgs:
        return "ordered", {"players": row_of(self.words, [self.called[s] for s in event.seats])}


DESCRIBERS: dict[type[Event], Callable[[_Steps, Any], MessageArgs | None]] = {
    ev.Progressed: _Steps.progressed,
    ev.Took: _Steps.took,
    ev.Built: _Steps.built,
    ev.TilePlaced: _Steps.tile_placed,
    ev.Received: _Steps.received,
    ev.Slid: _Steps.slid,
    ev.Gained: _Steps.gained,
    ev.Discarded: _Steps.discarded,
    ev.Conquered: _Steps.conquered,
    ev.Covered: _Steps.covered,
    ev.Chose: _Steps.chose,
    ev.Buried: _Steps.buried,
    ev.Opened: _Steps.opened,
    ev.Rotated: _Steps.rotated,
    ev.Ordered: _Steps.ordered,
}
