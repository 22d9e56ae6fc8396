"""Tables of all moves, created once so that playouts build no text."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final, TypeVar

from ..components.ids import IDS
from ..components.schema import PRODUCIBLE
from ..components.terms import Color, God, Good, Purity
from .move import (
    ACTION_TILES,
    GOODS,
    REWARDS_BY_CODE,
    SUITS,
    Advance,
    Anubis,
    BuildBesideTemple,
    BuildInDistrict,
    BuyArtifact,
    Conquer,
    Declare,
    DrawLot,
    DrawPiece,
    Gain,
    GoFirst,
    Honor,
    Keep,
    LayTile,
    Move,
    NoAction,
    Pass,
    Pay,
    Perform,
    PerformExtra,
    Pieces,
    PlaceFaith,
    Play,
    PlayAnytime,
    PlayToRecolor,
    PlayToTurn,
    Produce,
    RaiseProduction,
    Renew,
    Repeat,
    Resolve,
    RevealActionTile,
    RollDie,
    Score,
    Side,
    StatueForThePeople,
    Take,
    TakeCard,
    TakeCultist,
    TakeDestiny,
    TakeDie,
    TakeStarting,
    TossCoin,
    Use,
    Value,
    Waive,
)
from .place import (
    BUILDING_SPACE,
    DISTRICT,
    DISTRICT_SPACE,
    FACES,
    MARKET_PLACE,
    MARKET_SECTION,
    PEOPLE_SPACE,
    PLACED_DIE,
    SECTION,
    TEMPLE_LINE,
    TEMPLE_SPACE,
    Place,
    PlacedDie,
)

M = TypeVar("M", bound=Move)

BLESSINGS: Final = range(len(IDS["B"]))
ARMY: Final = (int(Good.SOLDIER), int(Good.PRIEST))
SPACES: Final = range(len(TEMPLE_SPACE))

PASS: Final = Pass("pass")

# Setup, Destiny, Maat
KEEP: Final = [[Keep(suit, card) for card in range(len(IDS[suit]))] for suit in SUITS]
STARTING: Final = {
    code: TakeStarting(code) for code, card in enumerate(REWARDS_BY_CODE) if card[0] != "A"
}
CULTIST: Final = [TakeCultist("C", card) for card in range(len(IDS["C"]))]
DESTINY: Final = [TakeDestiny("A", card) for card in range(len(IDS["A"]))]
ARTIFACT: Final = [BuyArtifact("X", card) for card in range(len(IDS["X"]))]
REWARD: Final = [Resolve(code) for code in range(len(REWARDS_BY_CODE))]
POPULATION: Final = Advance(population=True)
HAPPINESS: Final = Advance(population=False)

# Taking a die: DIE[section][color][value]
DIE: Final = [
    [[TakeDie(c, v, s) for v in FACES] for c in range(len(Color))] for s in range(len(God))
]
TAKE: Final = [Take(value) for value in FACES]
ANUBIS: Final = [Anubis(value) for value in FACES]
NO_ACTION: Final = NoAction("take:no-action")
SIDE: Final = [Side(int(side)) for side in Purity]

# Actions
GOD: Final = [Perform(int(god)) for god in God]
PRODUCE: Final = {good: Produce(good) for good in (*map(int, PRODUCIBLE), *ARMY)}
VALUE: Final = [Value(value) for value in FACES]

# Places
HONOR: Final = [Honor(int(god)) for god in God]
PEOPLE: Final = [StatueForThePeople(space) for space in range(len(PEOPLE_SPACE))]
TEMPLE: Final = [LayTile(space, rotation) for space in SPACES for rotation in range(4)]
CONQUEST: Final = [Conquer(space) for space in SPACES]
HATHOR: Final = [BuildBesideTemple(space) for space in range(len(BUILDING_SPACE))]
OSIRIS: Final = [BuildInDistrict(space) for space in range(len(DISTRICT_SPACE))]
PRODUCTION: Final = [RaiseProduction(good) for good in map(int, PRODUCIBLE)]
MARKET: Final = [TakeCard(slot) for slot in range(len(MARKET_PLACE))]
RENEW: Final = [Renew(section) for section in range(len(MARKET_SECTION))]

# Cards played
PLAY: Final = [Play("B", card) for card in BLESSINGS]
PLAY_POPULATION: Final = [PlayAnytime(card, True) for card in BLESSINGS]
PLAY_HAPPINESS: Final = [PlayAnytime(card, False) for card in BLESSINGS]
PLAY_VALUE: Final = [[PlayToTurn(card, value) for value in FACES] for card in BLESSINGS]
PLAY_COLOR: Final = [
    [[PlayToRecolor(card, int(color), shift) for shift in (0, 1, -1)] for color in Color]
    for card in BLESSINGS
]
EXTRA: Final = [[PerformExtra(card, int(god)) for god in God] for card in BLESSINGS]
WAIVE: Final = [Waive("B", card) for card in BLESSINGS]
USE_TECHNOLOGY: Final = [Use("T", card) for card in range(len(IDS["T"]))]
USE_TILE: Final = [Use("P", card) for card in range(len(IDS["P"]))]
USE_CULTIST: Final = [Use("C", card) for card in range(len(IDS["C"]))]

# The end
DECLARE: Final = [Declare("D", card) for card in range(len(IDS["D"]))]
SCORE: Final = [Score("D", card) for card in range(len(IDS["D"]))]
REPEAT: Final = [Repeat("D", card) for card in range(len(IDS["D"]))]

# Outcomes of chance
DRAW: Final = {suit: [DrawPiece(name, n) for n, name in enumerate(IDS[suit])] for suit in IDS}
DRAW_STARTING: Final = {
    code: DrawPiece(name, code) for code, name in enumerate(REWARDS_BY_CODE) if name[0] != "A"
}
ROLL: Final = [[RollDie(int(color), value) for value in FACES] for color in Color]
COIN: Final = (TossCoin("right"), TossCoin("up"))
TILE: Final = [RevealActionTile(tile) for tile in range(len(ACTION_TILES))]
FIRST: Final = [GoFirst(seat) for seat in range(4)]
LOT: Final[dict[Place | PlacedDie, DrawLot]] = {
    place: DrawLot(place)
    for places in (TEMPLE_SPACE, TEMPLE_LINE, BUILDING_SPACE, DISTRICT, PEOPLE_SPACE, SECTION)
    for place in places
}
DRAW_SECTION: Final = [LOT[section] for section in SECTION]
LOT.update((die, DrawLot(die)) for row in PLACED_DIE for dice in row for die in dice)


# Created when first needed


@cache
def faith(net: int) -> PlaceFaith:
    return _shared(PlaceFaith(net))


@cache
def pay(pieces: Pieces) -> Pay:
    return _shared(Pay(pieces))


@cache
def gain(pieces: Pieces) -> Gain:
    return _shared(Gain(pieces))


def _shared(move: M) -> M:
    """Enter a new move into `BY_TEXT`; return the existing one if another thread was faster."""
    shared = BY_TEXT.setdefault(str(move), move)
    assert isinstance(shared, type(move))
    return shared


# From text


def parse(text: str) -> Move:
    """Return the move with this text. Raise ValueError if the text is not a move."""
    if (move := BY_TEXT.get(text)) is not None:
        return move
    verb, _, argument = text.partition(":")
    try:
        if verb == PlaceFaith.verb:
            move = faith(int(argument))
        elif verb == Pay.verb:
            move = pay(_pieces(argument))
        elif verb == Gain.verb:
            move = gain(_pieces(argument))
    except ValueError:
        move = None
    if move != text:
        raise ValueError(f"{text!r} is not a move of the game")
    return move


def _pieces(argument: str) -> Pieces:
    amounts = [0] * len(GOODS)
    for part in [] if argument == "nothing" else argument.split(","):
        good, _, amount = part.partition("=")
        amounts[GOODS.index(good)] = int(amount)
    return tuple(amounts)


def _flat(table: Iterable[object]) -> Iterator[Move]:
    for entry in table:
        if isinstance(entry, Move):
            yield entry
        elif isinstance(entry, list | tuple):
            yield from _flat(entry)


_TABLES: Final[Sequence[object]] = [
    [PASS, NO_ACTION, POPULATION, HAPPINESS, *STARTING.values(), *PRODUCE.values()],
    *(KEEP, CULTIST, DESTINY, ARTIFACT, REWARD, DIE, TAKE, ANUBIS, SIDE, GOD, VALUE, HONOR, PEOPLE),
    *(TEMPLE, CONQUEST, HATHOR, OSIRIS, PRODUCTION, MARKET, RENEW, PLAY, PLAY_POPULATION),
    *(PLAY_HAPPINESS, PLAY_VALUE, PLAY_COLOR, EXTRA, WAIVE, USE_TECHNOLOGY, USE_TILE),
    *(USE_CULTIST, DECLARE, SCORE, REPEAT),
    *([DRAW[suit] for suit in DRAW if suit not in "SE"], [*DRAW_STARTING.values()]),
    *(ROLL, COIN, TILE, FIRST, [*LOT.values()]),
]
BY_TEXT: Final[dict[str, Move]] = {str(move): move for move in _flat(_TABLES)}
"""All moves created so far, so also every option of a decision."""
