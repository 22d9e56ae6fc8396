"""A reader of the log that reconstructs the public table from the events alone.

It knows the components and the number of players, and never sees a position. Every event must be
consistent with the events before it.
"""

from collections.abc import Iterable, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from itertools import groupby, pairwise

from tekhenu import Automas, Botankhamun, Settings
from tekhenu.components.terms import Good
from tekhenu.rules import event as ev
from tekhenu.rules.event import Event

GODS = ("horus", "ra", "hathor", "bastet", "thoth", "osiris", "seth")
GOODS = ("papyrus", "bread", "limestone", "granite")
PEOPLE = (
    *("temple-row", "temple-column", "workshops", "quarries"),
    *("seth-left", "seth-middle", "seth-right"),
)
SECTION_SLOTS = ((0, 1, 2), (3, 4, 5, 6), (7, 8, 9, 10), (11, 12, 13, 14))
FAMILIES = "BBT BBTT BTTD BTDD".replace(" ", "")
SUITS = "BTD"
DISPLAY = 3
ROW_2 = "row2"  # its first Building takes a Gold
T15_ANKH, BOTANKHAMUN_ANKH = 5, 4  # R37, R50


@dataclass
class Pieces:
    """The public part of a player's possessions."""

    happiness: int = 2
    population: int = 5
    statues: int = 6
    pillars: int = 8
    buildings: int = 10
    destiny: int = -1
    technologies: set[int] = field(default_factory=set)


@dataclass
class Markers:
    district: int = -1
    border: int = -1
    line: int = -1
    space: int = -1


@dataclass
class SethBoard:
    regions: list[int] = field(default_factory=lambda: [-1] * 12)
    conquest: int = -1
    temple: list[int] = field(default_factory=lambda: [-1] * 25)


@dataclass
class Picture:
    """The public table. Places are numbered as in a position."""

    players: list[Pieces]
    automas: list[Markers]
    solo: bool
    wheel: int = -1
    horus: list[int] = field(default_factory=list)
    sections: list[list[int]] = field(default_factory=lambda: [[] for _ in GODS])
    values: dict[int, int] = field(default_factory=dict)
    statues: list[int] = field(default_factory=lambda: [-1] * 3 * len(GODS))
    people: list[int] = field(default_factory=lambda: [-1] * len(PEOPLE))
    gold: set[str] = field(default_factory=lambda: {*PEOPLE[:4], ROW_2})
    tiles: list[int] = field(default_factory=lambda: [-1] * 25)
    pillars: list[int] = field(default_factory=lambda: [-1] * 25)
    offer: list[int] = field(default_factory=list)
    temple_buildings: list[int] = field(default_factory=lambda: [-1] * 20)
    osiris: list[int] = field(default_factory=lambda: [-1] * 24)
    market: list[int] = field(default_factory=lambda: [-1] * len(FAMILIES))
    open_sections: int = 2
    seth: SethBoard = field(default_factory=SethBoard)
    pyramid: tuple[int, ...] = ()
    progress: int = -1
    balances: dict[int, int] = field(default_factory=dict)
    tied: dict[int, int] = field(default_factory=dict)
    order: list[int] = field(default_factory=list)

    @property
    def display(self) -> list[int]:
        """Return Ra's tiles, right-aligned; -1 for an empty place."""
        return [-1] * (DISPLAY - len(self.offer)) + self.offer


def before_setup(settings: Settings) -> Picture:
    players = [Pieces() for _ in range(settings.players)]
    if isinstance(settings.solo, Botankhamun):
        players[1] = Pieces(happiness=4, population=7)  # R43
    automas = settings.solo.count if isinstance(settings.solo, Automas) else 0
    return Picture(players, [Markers() for _ in range(automas)], settings.solo is not None)


def space_of(place: str) -> int:
    """Return the name of a space, such as "r3c2"."""
    return 5 * (int(place[1]) - 1) + int(place[3]) - 1


def line_of(name: str) -> int:
    """Return the name of a line, such as "row3" or "column2"; rows come first."""
    return int(name[-1]) - 1 + 5 * name.startswith("column")


class Reader:
    def __init__(self, settings: Settings) -> None:
        self.at = before_setup(settings)
        self.gold_due = False

    def read(self, event: Event) -> None:
        """Apply an event. Reasons of opponents are ignored."""
        if self.gold_due:  # R84, R109
            assert isinstance(event, ev.Discarded), f"Gold lay there: {event}"
        act = getattr(self, type(event).__name__.lower(), None)
        if act is not None:
            act(event)

    # The wheel and its dice

    def dawned(self, e: ev.Dawned) -> None:
        self.at.wheel = e.wheel

    def rotated(self, e: ev.Rotated) -> None:
        assert e.wheel == (self.at.wheel + 1) % 6
        self.at.wheel = e.wheel

    def rolled(self, e: ev.Rolled) -> None:
        assert not any(e.die in dice for dice in self.at.sections)
        self.at.sections[e.section].append(e.die)
        self.at.values[e.die] = e.value

    def took(self, e: ev.Took) -> None:
        self.at.sections[e.section].remove(e.die)

    # Pieces

    def enthroned(self, e: ev.Enthroned) -> None:
        assert sorted(e.gods) == list(range(6))
        self.at.horus = list(e.gods)

    def built(self, e: ev.Built) -> None:
        player = self.at.players[e.seat]
        place, _, rest = str(e.place).partition("/")
        lying = place
        if e.piece == "statue":
            player.statues -= 1
            self.stand(e.seat, place)
        elif e.piece == "pillar":
            player.pillars -= 1
            self.put(self.at.pillars, space_of(place), e.seat)
        else:
            player.buildings -= 1
            lying = self.construct(e.seat, place, rest)
        self.gold_due = lying in self.at.gold and self.at.solo and e.seat > 0
        self.at.gold -= {lying}

    def stand(self, seat: int, place: str) -> None:
        if place in PEOPLE:
            self.put(self.at.people, PEOPLE.index(place), seat)
            return
        first = 3 * GODS.index(place)
        self.put(self.at.statues, self.at.statues.index(-1, first, first + 3), seat)

    def construct(self, seat: int, place: str, rest: str) -> str:
        """Build a piece and return its space if Gold may be there."""
        if place.startswith("region"):
            first = 2 * (int(place[6:]) - 1)
            regions = self.at.seth.regions
            self.put(regions, regions.index(-1, first, first + 2), seat)
        elif rest.isdigit():
            self.put(self.at.temple_buildings, 2 * line_of(place) + int(rest) - 1, seat)
        else:
            self.put(self.at.osiris, 4 * (int(place[3:]) - 1) + GOODS.index(rest), seat)
            return place
        return ""

    def put(self, spaces: list[int], place: int, what: int) -> None:
        assert spaces[place] < 0, "something is there"
        spaces[place] = what

    def discarded(self, e: ev.Discarded) -> None:
        assert self.gold_due
        self.gold_due = False

    def advanced(self, e: ev.Advanced) -> None:
        player = self.at.players[e.seat]
        if e.track == Good.HAPPINESS:
            assert player.happiness == e.old
            player.happiness = e.new
        elif e.track == Good.POPULATION:
            assert player.population == e.old
            player.population = e.new

    # Tiles

    def tiledrawn(self, e: ev.TileDrawn) -> None:
        assert len(self.at.offer) < DISPLAY
        self.at.offer.insert(0, e.tile)

    def tileplaced(self, e: ev.TilePlaced) -> None:
        """Place a tile; tiles of the setup come from the stack."""
        self.put(self.at.tiles, space_of(str(e.space)), e.tile)
        if e.tile in self.at.offer:
            self.at.offer.remove(e.tile)

    def conquestdrawn(self, e: ev.ConquestDrawn) -> None:
        self.at.seth.conquest = e.tile

    def conquered(self, e: ev.Conquered) -> None:
        assert self.at.seth.conquest == e.tile
        space = space_of(str(e.space))
        assert self.at.tiles[space] < 0
        self.put(self.at.seth.temple, space, e.tile)
        self.at.seth.conquest = -1

    def covered(self, e: ev.Covered) -> None:
        space = self.at.seth.temple.index(e.tile)
        assert self.at.tiles[space] >= 0
        self.at.seth.temple[space] = -1

    # Cards

    def revealed(self, e: ev.Revealed) -> None:
        self.put(self.at.market, e.slot, e.card)

    def slid(self, e: ev.Slid) -> None:
        assert self.at.market[e.old] == e.card
        assert e.new < e.old
        assert FAMILIES[e.new] == FAMILIES[e.old]
        self.at.market[e.old] = -1
        self.put(self.at.market, e.new, e.card)

    def opened(self, e: ev.Opened) -> None:
        assert e.section == self.at.open_sections
        self.at.open_sections += 1

    def renewed(self, e: ev.Renewed) -> None:
        for slot in SECTION_SLOTS[e.section]:
            self.at.market[slot] = -1

    def received(self, e: ev.Received) -> None:
        """Add a card, which may come from a deck."""
        for slot, suit in enumerate(FAMILIES):
            if suit == SUITS[e.family] and self.at.market[slot] == e.card >= 0:
                self.at.market[slot] = -1
        if SUITS[e.family] == "T":
            self.at.players[e.seat].technologies.add(e.card)

    def chose(self, e: ev.Chose) -> None:
        if e.card.startswith("A"):
            self.at.players[e.seat].destiny = int(e.card[1:]) - 1

    # Maat

    def weighed(self, e: ev.Weighed) -> None:
        self.at.balances[e.seat] = abs(e.balance)

    def ankh(self, seat: int) -> int:
        player = self.at.players[seat]
        if seat and self.at.solo and not self.at.automas:
            return BOTANKHAMUN_ANKH
        human = not (seat and self.at.solo)
        return T15_ANKH if human and 14 in player.technologies else player.destiny  # A01 has 0

    def tied(self, e: ev.Tied) -> None:
        self.at.tied |= dict(zip(e.seats, e.ankhs, strict=True))
        assert [self.ankh(seat) for seat in e.seats] == list(e.ankhs)

    def ordered(self, e: ev.Ordered) -> None:
        """Set the turn order, at first by the Starting cards and later by the scales."""
        at = self.at
        if at.balances:
            distances = at.balances
            wanted = sorted(at.order, key=lambda seat: (distances[seat], -at.tied.get(seat, 0)))
            assert list(e.seats) == wanted
            same = [list(g) for _, g in groupby(wanted, lambda seat: distances[seat])]
            assert set(at.tied) == {seat for group in same if len(group) > 1 for seat in group}
        at.order = list(e.seats)
        at.balances, at.tied = {}, {}

    # Solo opponents

    def arranged(self, e: ev.Arranged) -> None:
        assert sorted(e.tiles) == list(range(10))
        self.at.pyramid, self.at.progress = e.tiles, -1

    def progressed(self, e: ev.Progressed) -> None:
        """Move the marker (R44): rows of 4, 3, 2, 1 tiles, each shifted by half a tile."""
        place = self.at.progress
        up = next((place + n for n, end in ((4, 4), (3, 7), (2, 9)) if place < end), -1)
        assert e.place == {"start": 0, "right": place + 1, "up": up}[e.coin]
        assert (e.coin == "start") == (place < 0)
        assert e.tile == self.at.pyramid[e.place]
        self.at.progress = e.place

    def marked(self, e: ev.Marked) -> None:
        markers = self.at.automas[e.seat - 1]
        place = str(e.place)
        match e.marker:
            case "F":
                markers.district = GOODS.index(place)
            case "G":
                markers.border = GODS.index(place)
            case "H":
                markers.line = line_of(place)
            case _:
                markers.space = space_of(place)


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn of a solo opponent as read from the log: the table before it, and its events."""

    seat: int
    before: Picture
    events: Sequence[Event]


def read_log(settings: Settings, events: Iterable[Event]) -> tuple[list[Turn], Picture]:
    """Return all turns of solo opponents since the setup, and the final table."""
    log = list(events)
    starts = [i for i, event in enumerate(log) if isinstance(event, ev.Began | ev.Rotated)]
    reader = Reader(settings)
    turns = []
    for begin, end in pairwise([0, *starts, len(log)]):
        part = log[begin:end]
        first = part[0] if part else None
        if isinstance(first, ev.Began) and first.seat >= settings.humans:
            turns.append(Turn(first.seat, deepcopy(reader.at), part))
        for event in part:
            reader.read(event)
    return turns, reader.at
