"""What hands must do at a real table: a solo opponent's turn, the wheel and Maat as instructions.

The program knows what has happened; people move the pieces. What they have drawn and laid out
themselves (dice, cards, tiles) they know already.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from tekhenu.components.kinds import word
from tekhenu.components.terms import Colour, God, Good
from tekhenu.rules import Botankhamun, Event
from tekhenu.rules import event as ev
from tekhenu.rules.place import MARKET_PLACE
from tekhenu.rules.presenting import Scene
from tekhenu.rules.printed import printed_for

from .catalogue import Catalogue, marking
from .events import BUILT
from .explaining import Said, action_tile
from .names import amounts, card_id_of, card_name, card_named, row_of, seat_names
from .parts import Message, players
from .places import place_values
from .scene import is_opponent
from .turns import chapters, is_opponent_turn


class Instruction(NamedTuple):
    """`event`: what it is done for, of several the last."""

    message: Message
    event: Event

    @property
    def text(self) -> str:
        return self.message.text


class Instructions(NamedTuple):
    """A solo opponent's turn, or what happens between turns (`seat` is None)."""

    seat: int | None
    steps: list[Instruction]


def for_hands(
    scene: Scene, events: Iterable[Event], names: Sequence[str] | None = None, lang: str = "en"
) -> list[Instructions]:
    """The latest events of a game as instructions; what people did themselves is left out."""
    told = instructions(scene, chapters(scene, events), names, lang)
    return [part for part in told if part.steps]


def instructions(
    scene: Scene,
    parts: Sequence[Sequence[Event]],
    names: Sequence[str] | None = None,
    lang: str = "en",
) -> list[Instructions]:
    """The same for the last parts of a game, each by itself."""
    called = players(names or seat_names(scene.settings, lang))
    points = [player.vp for player in scene.state.players]
    told = []
    for part in reversed(parts):  # from what the markers show now, back to what they showed then
        steps = _Steps(scene, marking(lang), called, part, list(points)).said()
        for event in part:
            if isinstance(event, ev.Scored):
                points[event.seat] -= event.vp
        opening = part[0]
        seat = opening.seat if isinstance(opening, ev.Began) else None
        told.append(Instructions(seat if is_opponent_turn(scene, part) else None, steps))
    return told[::-1]


class _Steps:
    def __init__(
        self,
        scene: Scene,
        words: Catalogue,
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
            saying = SAYINGS.get(type(event))
            said = saying(self, event) if saying is not None else None
            if said is not None:
                found.append(self.say(event, *said))
        return [*found, *self._markers(), *self._scores()]

    def say(self, event: Event, key: str, values: dict[str, Any]) -> Instruction:
        return Instruction(Message.read(self.words.say(f"hands-{key}", **values)), event)

    def _markers(self) -> list[Instruction]:
        """Where the markers of solo opponents stand in the end."""
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
        """People's own turns are their own; what others and Scorings bring them is said."""
        scored: dict[int, list[ev.Scored]] = {}
        told = self.turn or self.of_all
        for event in self.events:
            if isinstance(event, ev.Scored) and (told or is_opponent(self.scene, event.seat)):
                scored.setdefault(event.seat, []).append(event)
        found = []
        for seat, points in scored.items():
            if vp := sum(each.vp for each in points):
                values = {"player": self.called[seat], "vp": vp, "total": self.points[seat]}
                found.append(self.say(points[-1], "scored", values))
        return found

    # What its hands would do

    def progressed(self, event: ev.Progressed) -> Said:
        tile = action_tile(self.words, self.scene.settings.edition, event.tile)
        return "progressed", {"coin": event.coin, "tile": tile}

    def took(self, event: ev.Took) -> Said | None:
        if not is_opponent(self.scene, event.seat):
            return None
        return "took", {
            "colour": word(Colour(event.colour)),
            "value": event.value,
            "god": word(God(event.section)),
            "beside": "pyramid" if isinstance(self.scene.settings.solo, Botankhamun) else "tiles",
        }

    def built(self, event: ev.Built) -> Said | None:
        if not is_opponent(self.scene, event.seat):
            return None
        return BUILT[type(event.place)], place_values(event.place)

    def tile_placed(self, event: ev.TilePlaced) -> Said | None:
        if not is_opponent(self.scene, event.seat):
            return None
        return "tile", {"tile": card_name("P", event.tile), **place_values(event.space)}

    def received(self, event: ev.Received) -> Said | None:
        if not is_opponent(self.scene, event.seat) or not event.face_up:
            return None
        return "received", {"card": card_id_of(event.family, event.card)}

    def slid(self, event: ev.Slid) -> Said:
        place = MARKET_PLACE[event.new]
        family = printed_for(self.scene.settings).slot_family[event.new]
        return "slid", {"card": card_id_of(family, event.card), **place_values(place)}

    def gained(self, event: ev.Gained) -> Said | None:
        if not self.turn:
            return None
        goods = amounts(self.words, [(word(Good(event.good)), event.amount)])
        return "gained", {"player": self.called[event.seat], "goods": goods}

    def discarded(self, event: ev.Discarded) -> Said:
        return "discarded", {}

    def conquered(self, event: ev.Conquered) -> Said | None:
        if not is_opponent(self.scene, event.seat):
            return None
        return "conquered", {"tile": card_name("Q", event.tile), **place_values(event.space)}

    def covered(self, event: ev.Covered) -> Said | None:
        if not is_opponent(self.scene, event.seat):
            return None
        return "covered", {"tile": card_name("Q", event.tile)}

    def chose(self, event: ev.Chose) -> Said | None:
        if not is_opponent(self.scene, event.seat) or event.card[0] != "A":
            return None
        return "destiny", {"player": self.called[event.seat], "card": card_named(event.card)}

    def buried(self, event: ev.Buried) -> Said:
        return "buried", {"card": card_name("X", event.artifact)}

    # What happens to all

    def opened(self, event: ev.Opened) -> Said:
        return "opened", {"section": event.section + 1}

    def rotated(self, event: ev.Rotated) -> Said:
        return "rotated", {}

    def ordered(self, event: ev.Ordered) -> Said:
        return "ordered", {"players": row_of(self.words, [self.called[s] for s in event.seats])}


SAYINGS: dict[type[Event], Callable[[_Steps, Any], Said | None]] = {
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
