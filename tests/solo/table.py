"""Positions with Botankhamun to move, and everything its turn changes.

Seat 0 is the human, seat 1 Botankhamun, who moves first. It has no pieces on the board unless a
test places some. The human holds B07, so that their turn is always asked about and never plays
itself.
"""

from collections.abc import Callable
from typing import TypeVar

from tekhenu import Botankhamun, Game, Settings, State
from tekhenu.components.terms import WHEEL
from tekhenu.rules.event import Event, Took
from tekhenu.rules.move import card_name
from tekhenu.rules.moves import DIE
from tekhenu.rules.rng import Rng
from tekhenu.rules.state import Bot
from tests.positions import Changes, Position, changes, described

BOT = 1
GODS = tuple(god.name.lower() for god in WHEEL)
RESOURCE_TILES = {"granite": 6, "papyrus": 7, "limestone": 8, "bread": 9}  # by their first one
TEMPLE_SPACES = tuple(f"r{row}c{column}" for row in range(1, 6) for column in range(1, 6))
SEEDS = range(60)

E = TypeVar("E", bound=Event)
T = TypeVar("T")


def settings(difficulty: str = "easy", *challenges: str) -> Settings:
    return Settings(solo=Botankhamun(difficulty, challenges))


def solo(*challenges: str) -> Position:
    at = Position(settings=settings("easy", *challenges)).give(0, "B07")
    at.state.order = [BOT, 0]
    return at


def bot_of(state: State) -> Bot:
    assert state.bot is not None
    return state.bot


def tile_number(tile: str) -> int:
    return GODS.index(tile) if tile in GODS else RESOURCE_TILES[tile]


def next_tile(at: Position, tile: str) -> Position:
    """Put the Progress marker left of the base, and the tile first."""
    bot = bot_of(at.state)
    bot.progress = -1
    number = tile_number(tile)
    bot.pyramid = [number, *(n for n in range(10) if n != number)]
    return at


def cards_of(state: State) -> set[str]:
    """Return the cards on Botankhamun's pile."""
    return {card for cards in bot_of(state).cards for card in cards.ids}


def all_changes(state: State, settings: Settings) -> Changes:
    """Return the changes of `described`, with Botankhamun's pyramid and cards."""
    words = described(state, settings)
    bot = bot_of(state)
    words |= dict.fromkeys(cards_of(state), f"p{BOT}")
    words["bot.pyramid"] = " ".join(map(str, bot.pyramid))
    words["bot.progress"] = bot.progress
    words["bot.maats"] = bot.maats
    return words


def opponent_turn(at: Position, tile: str) -> Changes:
    """Return the changes by Botankhamun's turn, except marker and active player."""
    next_tile(at, tile)
    return strip_turn(changed(at, at.game()))


def changed(at: Position, game: Game) -> Changes:
    return changes(all_changes(at.state, at.settings), all_changes(game.state, game.settings))


def strip_turn(change: Changes) -> Changes:
    assert change.pop("bot.progress") == 1
    assert change.pop("active") == "1"
    return change


def over_seeds(at: Position, tile: str, what: Callable[[Game], T]) -> set[T]:
    """Return the results of the same turn with other random numbers."""
    next_tile(at, tile)
    found = set()
    for seed in SEEDS:
        at.state.rng = Rng.from_seed(seed)
        found.add(what(at.game()))
    return found


def took(game: Game) -> str:
    """Return the die beside the Action tiles, if it is the only one."""
    (die,) = game.state.players[BOT].scales.below
    (event,) = (e for e in game.events if isinstance(e, Took) and e.die == die)
    return str(DIE[event.section][event.color][event.value])


def chance_of_die(at: Position, tile: str) -> set[str]:
    return over_seeds(at, tile, took)


def events_of(game: Game, kind: type[E]) -> list[E]:
    return [event for event in game.events if isinstance(event, kind)]


def fill_temple(at: Position, *empty: str) -> Position:
    """Lay tiles without Pillars on all Temple spaces but these; the display stays as it is."""
    spaces = [space for space in TEMPLE_SPACES if space not in empty]
    free = list(at.state.stack)
    for space in spaces:
        if at.state.tiles[TEMPLE_SPACES.index(space)] < 0:
            at.pillar(-1, card_name("P", free.pop()), f"{space}/0")
    return at
