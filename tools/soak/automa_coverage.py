"""Coverage of the Automas' rules by a game, derived from its events alone."""

from collections.abc import Iterator, Sequence

from tekhenu import Settings
from tekhenu.components.kinds import word
from tekhenu.components.terms import Color, God
from tekhenu.rules.event import (
    Built,
    Considered,
    Event,
    Narrowed,
    Passed,
    Performed,
    Scored,
    Source,
    Uncovered,
)
from tekhenu.rules.place import FIRST_COLUMN, PEOPLE_SPACE, STATUE_SPACE, WORKSHOPS, Place, Section
from tekhenu.text.candidates import kind_of

Met = Iterator[tuple[str, str]]  # the occurrence and its subject

TILES = (
    *("horus tile", "ra tile", "hathor tile", "bastet tile", "thoth tile", "osiris tile"),
    *("resources 1", "resources 2", "resources 3", "resources 4", "seth tile", "recruiting"),
)
ACTIONS = tuple(f"automa {god.name.lower()}" for god in God)
# Where a Statue of Horus ends up, in the order in which the places are tried (R86)
STATUES = ("god of the die", "to seth", "district", "column of seth", "temple", "nowhere")
RARE_STATUES = ("column of seth", "temple", "nowhere")  # reached from positions, in tests
PLACES: dict[Place, str] = {
    **dict.fromkeys(STATUE_SPACE, STATUES[0]),
    STATUE_SPACE[God.SETH]: STATUES[1],
    **dict.fromkeys(PEOPLE_SPACE[:WORKSHOPS], STATUES[4]),
    **dict.fromkeys(PEOPLE_SPACE[WORKSHOPS:FIRST_COLUMN], STATUES[2]),
    **dict.fromkeys(PEOPLE_SPACE[FIRST_COLUMN:], STATUES[3]),
}
TIES = (
    *("value", "pure", "marker g", "color order"),  # dice
    *("buildings", "own buildings", "marker i"),  # Ra
    *("vp", "marker h", "cheaper"),  # Hathor
    *("majority", "steal", "marker f"),  # Osiris
    *("impact", "cards", "pillars"),  # Horus
)
RARE_TIES = ("impact", "cards", "pillars")


class Course:
    """A record of the actions of the Automas in a game."""

    def __init__(self, settings: Settings) -> None:
        self.automas = range(settings.humans, settings.players)
        self.building_statue = False

    def observe(self, event: Event) -> Met:
        if getattr(event, "seat", -1) not in self.automas:
            return
        if isinstance(event, Uncovered):
            yield "turned", TILES[event.tile]
        elif isinstance(event, Performed):
            self.building_statue = event.god == God.HORUS
            yield "performed", ACTIONS[event.god]
        elif isinstance(event, Narrowed) and len(event.left) < len(event.points):
            yield "decided", event.rule
        elif isinstance(event, Passed):
            yield "passed", f"{_called(event.what)}: {event.why}"
        elif self.building_statue and isinstance(event, Built) and event.piece == "statue":
            self.building_statue = False
            yield "ended", PLACES[event.place]
        elif self.building_statue and isinstance(event, Scored) and event.source == Source.HORUS:
            self.building_statue = False
            yield "ended", "nowhere"


def _called(what: Considered) -> str:
    """Return gods, sections and colors by name, other subjects by kind."""
    if isinstance(what, God | Color):
        return word(what)
    return str(what) if isinstance(what, Section) else kind_of(what)


def automa_met(settings: Settings, events: Sequence[Event]) -> Met:
    course = Course(settings)
    for event in events:
        yield from course.observe(event)
