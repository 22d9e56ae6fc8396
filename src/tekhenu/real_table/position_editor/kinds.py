"""Constructors of fields, each with a reader and a writer of a position."""

from collections.abc import Callable, Iterable, Sequence

from ...components.kinds import word
from ...components.terms import Color
from ...rules.cards import CardSet
from ...rules.move import card_name
from ...rules.place import TempleSpace
from ...rules.position import MOST_GOODS
from ...rules.printed import Printed
from ...rules.state import State
from ...text.places import NAMES, place_values
from .building import Builder, ids_of
from .fields import NOBODY, TILE, Field, Says

TURNS = (0, 90, 180, 270)

NumbersOf = Callable[[State], list[int]]


def called(field: str) -> Says:
    return "position-field", {"field": field}


def number(name: str, says: Says, numbers: NumbersOf, index: int, high: int = MOST_GOODS) -> Field:
    """Return a field for an item of a list of numbers."""

    def read(state: State) -> int:
        return numbers(state)[index]

    def write(builder: Builder, value: int) -> None:
        numbers(builder.state)[index] = value

    return Field(name, "number", says, read, write, high=high)


def count(seat: int, key: str, high: int = MOST_GOODS) -> Field:
    """Return a field for an amount that a player has."""

    def read(state: State) -> int:
        return int(getattr(state.players[seat], key))

    def write(builder: Builder, value: int) -> None:
        setattr(builder.state.players[seat], key, value)

    return Field(f"{seat}.{key}", "number", called(key), read, write, high=high)


def owner(name: str, says: Says, owners: NumbersOf, index: int, players: int, spot: str) -> Field:
    """Return a field for the owner of the piece on a space."""

    def read(state: State) -> int:
        return owners(state)[index]

    def write(builder: Builder, value: int) -> None:
        owners(builder.state)[index] = value

    return Field(name, "owner", says, read, write, high=players, spot=spot)


def owners(
    name: str, says: Says, there: NumbersOf, span: tuple[int, int], players: int, spot: str
) -> Field:
    """Return a field for the owners of pieces on equivalent spaces, filled in order."""
    first, last = span

    def read(state: State) -> list[int]:
        return [seat for seat in there(state)[first:last] if seat >= 0]

    def write(builder: Builder, value: list[int]) -> None:
        there(builder.state)[first:last] = value + [NOBODY] * (last - first - len(value))

    return Field(name, "owners", says, read, write, low=players, high=last - first, spot=spot)


def order(
    name: str,
    of: str,
    words: Sequence[str],
    read: Callable[[State], list[int]],
    write: Callable[[Builder, list[int]], None],
    whole: bool = True,
    high: int = 0,
) -> Field:
    """Return a field for items by rank; missing items follow the others."""
    words = tuple(words)

    def read_words(state: State) -> list[str]:
        return [words[place] for place in read(state)]

    def write_words(builder: Builder, value: list[str]) -> None:
        given = [words.index(each) for each in value]
        rest = [place for place in read(builder.state) if place not in given] if whole else []
        write(builder, given + rest)

    low = len(words) if whole else 0
    key = name.rpartition(".")[2]
    high = high or len(words)
    return Field(name, "order", called(key), read_words, write_words, of, words, low, high)


def choice(
    name: str,
    of: str,
    words: Sequence[str],
    read: Callable[[State], int],
    write: Callable[[Builder, int], None],
    first: int = 0,
) -> Field:
    """Return a field for one of several words, numbered from `first`."""
    words = tuple(words)

    def read_word(state: State) -> str:
        return words[read(state) - first]

    def write_word(builder: Builder, value: str) -> None:
        write(builder, words.index(value) + first)

    key = name.rpartition(".")[2]
    return Field(name, "choice", called(key), read_word, write_word, of, words)


def card(
    name: str, says: Says, among: tuple[str, ...], cards: NumbersOf, index: int, spot: str = ""
) -> Field:
    """Return a field for the card or tile at a place."""
    suit = among[0][0]

    def read(state: State) -> str:
        there = cards(state)[index]
        return card_name(suit, there) if there >= 0 else ""

    def write(builder: Builder, value: str) -> None:
        if value:
            cards(builder.state)[index] = builder.enter(value)

    return Field(name, "card", says, read, write, suit, among, spot=spot)


def card_of(owner: Callable[[State], object], key: str, name: str, among: tuple[str, ...]) -> Field:
    """Return a field for the single card of a kind that a player has."""
    suit = among[0][0]

    def read(state: State) -> str:
        there: int = getattr(owner(state), key)
        return card_name(suit, there) if there >= 0 else ""

    def write(builder: Builder, value: str) -> None:
        if value:
            setattr(owner(builder.state), key, builder.enter(value))

    return Field(name, "card", called(key), read, write, suit, among)


def pile(
    name: str,
    says: Says,
    among: tuple[str, ...],
    read: Callable[[State], Iterable[int]],
    write: Callable[[Builder, list[int]], None],
) -> Field:
    """Return a field for an unordered pile of cards."""
    suit = among[0][0]

    def read_ids(state: State) -> list[str]:
        return ids_of(suit, read(state))

    def write_ids(builder: Builder, value: list[str]) -> None:
        write(builder, builder.enter_all(value))

    return Field(name, "cards", says, read_ids, write_ids, suit, among, high=len(among))


def hand(seat: int, key: str, kind: type[CardSet], among: tuple[str, ...]) -> Field:
    """Return a field for cards in a hand."""

    def read(state: State) -> Iterable[int]:
        held: CardSet = getattr(state.players[seat], key)
        return held

    def write(builder: Builder, cards: list[int]) -> None:
        setattr(builder.state.players[seat], key, kind.of(cards))

    return pile(f"{seat}.{key}", called(key), among, read, write)


def dice(
    name: str, says: Says, printed: Printed, there: NumbersOf, high: int, spot: str = ""
) -> Field:
    """Return a field for dice at a place with their values."""

    def read(state: State) -> list[str]:
        return [f"{word(Color(printed.color[die]))}{state.values[die]}" for die in there(state)]

    def write(builder: Builder, value: list[str]) -> None:
        there(builder.state)[:] = builder.enter_dice(value)

    colors = tuple(word(Color(color)) for color in printed.colors)
    return Field(name, "dice", says, read, write, among=colors, high=high, spot=spot)


def laid(place: TempleSpace, among: tuple[str, ...], players: int) -> Field:
    """Return a field for a Pillar tile in the Temple with the Pillar on it."""
    space = place.index

    def read(state: State) -> str:
        tile, turn = divmod(state.tiles[space], len(TURNS))
        owner = state.pillars[space]
        return "" if owner < 0 else f"{card_name('P', tile)}/{TURNS[turn]}/{owner}"

    def write(builder: Builder, value: str) -> None:
        found = TILE.fullmatch(value)
        tile = NOBODY if found is None else builder.enter(found[1])
        if found is not None and tile >= 0:
            builder.state.tiles[space] = tile * len(TURNS) + TURNS.index(int(found[2]))
            builder.state.pillars[space] = int(found[3])

    says = NAMES[type(place)], place_values(place)
    spot = f'#temple [data-option^="temple:{place}/"], #temple [data-options^="temple:{place}/"]'
    name = f"temple.{place}"
    return Field(name, "tile", says, read, write, "P", among, high=players, spot=spot)
