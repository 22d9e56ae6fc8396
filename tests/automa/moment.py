"""Positions with Automa 1 to move, and everything its turn changes.

Seat 0 is the human, seat 1 Automa 1, who moves first; then the human, then the other Automas. Its
markers lie at the papyrus district (F), so that Horus is the first section for ties (G), beside
row 1 (H) and on r1c1 (I). The human holds B07, so that their turn is always asked about.
"""

from typing import TypeVar

from tekhenu import Game, Options, State
from tekhenu.components.terms import WHEEL, Family
from tekhenu.rules.event import Event
from tekhenu.rules.option import card_name, space_name
from tekhenu.rules.rng import Rng
from tekhenu.rules.state import Automa
from tests.positions import SUITS, Changes, Position, changes, described

ME = 1
GODS = tuple(god.name.lower() for god in WHEEL)
TILES = (*GODS, "granite", "papyrus", "limestone", "bread", "seth", "priest and soldier")
DISTRICTS = ("papyrus", "bread", "limestone", "granite")
SPACES = tuple(space_name(space) for space in range(25))
LINES = (*(f"row{n}" for n in range(1, 6)), *(f"column{n}" for n in range(1, 6)))
SEEDS = range(60)

E = TypeVar("E", bound=Event)


def options(automas: int = 1, difficulty: int = 0) -> Options:
    return Options(solo="automa", automas=automas, difficulty=difficulty)


def automa(automas: int = 1, difficulty: int = 0) -> Position:
    at = Position(options=options(automas, difficulty)).give(0, "B07")
    at.state.order = [ME, 0, *range(2, automas + 1)]
    for seat in range(1, automas + 1):
        mark(at, seat, district="papyrus", border="horus", line="row1", space="r1c1")
    return at


def automa_of(state: State, seat: int = ME) -> Automa:
    assert state.automas is not None
    return state.automas[seat - 1]


def mark(
    at: Position,
    seat: int = ME,
    *,
    district: str | None = None,
    border: str | None = None,
    line: str | None = None,
    space: str | None = None,
) -> Position:
    """Lay markers F, G (by the section that comes first), H and I."""
    me = automa_of(at.state, seat)
    if district is not None:
        me.district = DISTRICTS.index(district)
    if border is not None:
        me.border = GODS.index(border)
    if line is not None:
        me.line = LINES.index(line)
    if space is not None:
        me.space = SPACES.index(space)
    return at


def next_tile(at: Position, tile: str) -> Position:
    """All Automas draw from stacks that begin with this tile and three others."""
    number = TILES.index(tile)
    rest = [n for n in range(len(TILES)) if n != number]
    automas = at.state.automas
    assert automas is not None
    for i, other in enumerate(automas):
        other.shown = []
        first = number if i == 0 else rest.pop()
        other.tiles = [*(rest.pop() for _ in range(3)), first]
    return at


def played(at: Position, tile: str) -> Game:
    return next_tile(at, tile).game()


def told(state: State, options: Options) -> Changes:
    """As `described`, with the cards that lie face up before the Automas."""
    words = described(state, options)
    for seat in range(1, options.players):
        for family, held in enumerate(automa_of(state, seat).cards):
            for card in range(held.bit_length()):
                if held >> card & 1:
                    words[card_name(SUITS[family], card)] = f"p{seat}"
    return words


def turn(at: Position, tile: str) -> Changes:
    """Everything that the turn changes, but that it was one: whose turn it is and the die."""
    game = played(at, tile)
    change = changes(told(at.state, at.options), told(game.state, game.options))
    assert change.pop("active") == "1"
    dice = [key for key in change if key.startswith("die:")]
    assert len(dice) == 1, "an Automa's turn takes one die"
    assert str(change.pop(dice[0])).startswith(f"p{ME}")
    return change


def die_taken(at: Position, tile: str) -> str:
    """The same whatever the chances: an Automa has no random choice of dice."""
    next_tile(at, tile)
    found = set()
    for seed in SEEDS:
        at.state.rng = Rng.from_seed(seed)
        game = at.game()
        scales = game.state.players[ME].scales
        (die,) = (*scales.pure, *scales.tainted, *scales.below)
        found.add(f"die:{die}")
    (only,) = found
    return only


def events_of(game: Game, kind: type[E]) -> list[E]:
    return [event for event in game.events if isinstance(event, kind)]


def holds(at: Position, *cards: str, seat: int = ME) -> Position:
    """Lay cards of the decks face up before an Automa."""
    for card in cards:
        family, number = Family(SUITS.index(card[0])), int(card[1:]) - 1
        at.state.decks[family].remove(number)
        automa_of(at.state, seat).cards[family] |= 1 << number
        if family == Family.DECREE:
            at.state.decree_known[number] = (1 << at.options.players) - 1
    return at


def fill_temple(at: Position, *empty: str) -> Position:
    """Lay tiles without Pillars on all Temple spaces but these, the left one of the display last
    of all."""
    state = at.state
    free = [state.display[0], *state.stack]
    for space, laid in enumerate(state.tiles):
        if laid < 0 and SPACES[space] not in empty:
            state.tiles[space] = free.pop() * 4
    state.display[0], state.stack = (free[0] if free else -1), free[1:]
    return at
