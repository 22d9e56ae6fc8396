"""Coverage of Time of Seth by a game, derived from its events alone."""

from collections import Counter
from collections.abc import Iterator, Sequence

from tekhenu import Settings
from tekhenu.rules.event import (
    Built,
    Chose,
    Conquered,
    Covered,
    Event,
    Gained,
    Scored,
    Served,
    Source,
    Weighed,
)
from tekhenu.rules.move import card_name
from tekhenu.rules.place import BuildingSpace, Region
from tekhenu.rules.printed import printed_for
from tekhenu.rules.table import BLOOD

Met = Iterator[tuple[str, str]]  # the occurrence, and the card, tile or region

LASTING = {"maat", "buildings", "weightless"}  # artifacts that act later than when bought


class Chronicle:
    """A record of conquest tiles on the Temple, artifacts in hand and blood in a game."""

    def __init__(self, settings: Settings) -> None:
        self.printed = printed_for(settings)
        self.seth = settings.edition.seth
        self.humans = settings.humans
        self.laid: dict[int, int] = {}  # the space of each conquest tile
        self.held: dict[int, list[int]] = {seat: [] for seat in range(settings.players)}
        self.blood: Counter[int] = Counter()

    def observe(self, event: Event) -> Met:
        if isinstance(event, Conquered):
            self.laid[event.tile] = event.space.index
            yield "laid", card_name("Q", event.tile)
        elif isinstance(event, Covered):
            self.laid.pop(event.tile, None)
            yield "covered", card_name("Q", event.tile)
            if not self.seth.conquest[event.tile].line and event.seat < self.humans:
                yield "paid", card_name("Q", event.tile)
        elif isinstance(event, Built) and event.piece == "building":
            yield from self._building(event)
        elif isinstance(event, Served):
            yield "served", card_name("C", event.cultist)
        elif isinstance(event, Chose) and event.card[0] == "X":
            yield from self._artifact(event.seat, int(event.card[1:]) - 1)
        elif isinstance(event, Gained) and event.good == BLOOD:
            self.blood[event.seat] += event.amount
        elif isinstance(event, Weighed):
            yield from self._acting(event.seat, "maat")
            if self.blood[event.seat]:
                yield from self._acting(event.seat, "weightless")
        elif isinstance(event, Scored) and event.source == Source.REGIONS:
            yield from self._acting(event.seat, "buildings")

    def _building(self, event: Built) -> Met:
        """Yield the coverage of a Building in a region, or beside a line with conquest tiles."""
        if isinstance(event.place, Region):
            yield "built", str(event.place)
        elif isinstance(event.place, BuildingSpace) and event.seat < self.humans:
            spaces = self.printed.line_spaces[event.place.line.index]
            for tile, space in self.laid.items():
                if self.seth.conquest[tile].line and space in spaces:
                    yield "paid", card_name("Q", tile)

    def _artifact(self, seat: int, artifact: int) -> Met:
        if self.seth.artifacts[artifact].effect.verb in LASTING:
            self.held[seat].append(artifact)
        else:
            yield "acted", card_name("X", artifact)

    def _acting(self, seat: int, verb: str) -> Met:
        for artifact in self.held[seat]:
            if self.seth.artifacts[artifact].effect.verb == verb:
                yield "acted", card_name("X", artifact)


def seth_met(settings: Settings, events: Sequence[Event]) -> Met:
    chronicle = Chronicle(settings)
    for event in events:
        yield from chronicle.observe(event)
