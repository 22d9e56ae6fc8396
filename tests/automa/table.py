"""Positions with an Automa to move, and everything its turn changes.

Seat 0 is the human, seats 1 to 3 are Automas. The table is that of `tests.positions`: no dice, no
pieces, the wheel at 0 (Horus and Ra Sunny, Hathor Shaded, Bastet and Thoth Dark, Osiris Shaded),
Horus slots 1-6 in the order of the gods, P01 P02 P03 on display, Q01 face up. Every Automa stands
on Population 5 and Happiness 2, its markers on the first place each (F papyrus, G horus, H row1,
I r1c1), its secret Decree is D24, D23 or D22. The Automa of seat 1 moves first, then the human,
who holds B07 so that their turn is always asked about and never plays itself.

    at = table(2, difficulty=3)
    high = at.die("ra", "white", 5)
    at.build(0, "hathor:row1/1").player(1, happiness=9)
    markers(at, 1, g="osiris", i="r3c4")
    assert automa_turn(at, "ra") == {high: "p1 below", "p1.pillars": -1, ...}
"""

from typing import TypeVar

from tekhenu import Automas, Game, Settings, State
from tekhenu.components.terms import WHEEL, Family
from tekhenu.rules.cards import Decrees
from tekhenu.rules.event import Event, Narrowed
from tekhenu.rules.move import GOODS
from tekhenu.rules.place import TEMPLE_LINE, TEMPLE_SPACE
from tekhenu.rules.state import Automa, Phase
from tests.positions import Changes, Position, changes, described, die_name

HUMAN, ME = 0, 1
DISTRICTS = GOODS[:4]
GODS = tuple(god.name.lower() for god in WHEEL)
TILES = (*GODS, "granite", "papyrus", "limestone", "bread", "seth", "recruiting")
"""Action tiles by number; the Resource tiles are called by the first Resource they show."""
LINES = tuple(map(str, TEMPLE_LINE))
SPACES = tuple(map(str, TEMPLE_SPACE))
SEEDS = range(60)

E = TypeVar("E", bound=Event)
T = TypeVar("T")


def settings(automas: int = 1, difficulty: int = 0) -> Settings:
    return Settings(solo=Automas(automas, difficulty=difficulty))


def table(automas: int = 1, difficulty: int = 0) -> Position:
    at = Position(settings=settings(automas, difficulty))
    deck = at.state.decks[Family.DECREE]
    for seat in range(1, automas + 1):
        at.state.players[seat].decrees = Decrees.of([deck.pop(0)])
    return moves_first(at.give(HUMAN, "B07"), 1)


def moves_first(at: Position, seat: int) -> Position:
    """Set the turn order: this Automa, the human, the others."""
    others = [s for s in range(1, at.settings.players) if s != seat]
    at.state.order = [seat, HUMAN, *others]
    return at


def automa(state: State, seat: int = 1) -> Automa:
    return state.automas[seat - 1]


def markers(
    at: Position, seat: int = 1, *, f: str = "", g: str = "", h: str = "", i: str = ""
) -> Position:
    """Place the markers: F at a district ("bread"), G before a section ("osiris").

    H is at a line ("row3", "column1"), I at a space ("r3c4").
    """
    own = automa(at.state, seat)
    if f:
        own.district = GOODS.index(f)
    if g:
        own.border = GODS.index(g)
    if h:
        own.line = LINES.index(h)
    if i:
        own.space = SPACES.index(i)
    return at


def next_tile(at: Position, tile: str, seat: int = 1) -> Position:
    """Make a tile the Automa's next Action tile, exchanged with its present holder."""
    number = TILES.index(tile)
    own = automa(at.state, seat)
    for other in at.state.automas:
        if number in other.tiles:
            other.tiles[other.tiles.index(number)] = own.tiles[-1]
    own.tiles[-1] = number
    return at


def cards_of(state: State, seat: int = 1) -> set[str]:
    """Return the cards on an Automa's pile."""
    return {card for cards in automa(state, seat).cards for card in cards.ids}


# Changes


def all_changes(state: State, settings: Settings) -> Changes:
    """Return the changes of `described`, with the Automas' markers, tiles and cards."""
    words = described(state, settings)
    for seat, own in enumerate(state.automas, 1):
        words |= dict.fromkeys(cards_of(state, seat), f"p{seat}")
        words[f"automa{seat}.tiles"] = " ".join(TILES[tile] for tile in own.tiles)
        words[f"automa{seat}.shown"] = " ".join(TILES[tile] for tile in own.shown)
        words[f"automa{seat}.markers"] = (
            f"{GOODS[own.district]} {GODS[own.border]} {LINES[own.line]} {SPACES[own.space]}"
        )
    return words


def changed(at: Position, game: Game) -> Changes:
    return changes(all_changes(at.state, at.settings), all_changes(game.state, game.settings))


def automa_turn(at: Position, tile: str, seat: int = 1) -> Changes:
    """Return the changes by its turn with this tile, except the usual ones."""
    change = changed(at, played_turn(at, tile, seat))
    assert change.pop("active") == "1"
    change.pop(f"automa{seat}.tiles")
    assert str(change.pop(f"automa{seat}.shown")).split()[-1] == tile
    return change


def turn(at: Position, tile: str) -> Changes:
    """Return the changes of `automa_turn` except for the die."""
    change = automa_turn(at, tile)
    (die,) = [key for key in change if key.startswith("die:")]
    assert change.pop(die) == "p1 below"
    return change


def played_turn(at: Position, tile: str, seat: int = 1) -> Game:
    """Return the game after this Automa's turn, at the human's next decision."""
    next_tile(moves_first(at, seat), tile, seat)
    game = at.game()
    assert game.decision is not None
    assert game.decision.player == HUMAN
    return game


def taken_die(at: Position, tile: str, seat: int = 1) -> str:
    """Return the name of the die that it takes with this tile."""
    before = set(at.state.players[seat].scales.below)
    after = set(played_turn(at, tile, seat).state.players[seat].scales.below)
    (die,) = after - before
    return die_name(at.state, die)


def vp(game: Game, seat: int = 1) -> int:
    return game.state.players[seat].vp


# Reasons


def events_of(game: Game, kind: type[E]) -> list[E]:
    return [event for event in game.events if isinstance(event, kind)]


def narrowed(game: Game, rule: str) -> Narrowed:
    """Return the only event of a turn in which this rule narrowed the candidates."""
    (event,) = [event for event in events_of(game, Narrowed) if event.rule == rule]
    return event


# Whole stretches


def fill_temple(at: Position, *empty: str) -> Position:
    """Lay tiles without Pillars on all Temple spaces but these, the left one of the display last
    of all.
    """
    state = at.state
    free = [state.display[0], *state.stack]
    for space, laid in enumerate(state.tiles):
        if laid < 0 and SPACES[space] not in empty:
            state.tiles[space] = free.pop() * 4
    state.display[0], state.stack = (free[0] if free else -1), free[1:]
    return at


def before_maat(at: Position, *human: str) -> Position:
    """Return the end of the fourth round, with four dice on every board.

    `human` names the human's dice that matter, such as "pure white 3".
    """
    at.state.phase, at.state.round = Phase.ROTATION, 4
    for die in human:
        side, color, value = die.split()
        at.scales(HUMAN, side, color, int(value))
    for player in at.state.players:
        while player.scales.dice < 4:
            player.scales.below.append(at.state.bag.pop())
            at.state.values[player.scales.below[-1]] = 1
    for own in at.state.automas:
        own.shown, own.tiles = own.shown + own.tiles, []
    return at
