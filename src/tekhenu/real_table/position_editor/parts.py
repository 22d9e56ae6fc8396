"""The parts of the editor: the course of the game, the board, and the players' possessions.

Values that follow from other fields are not asked for.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from ...components.ids import FAMILY_SUITS, IDS
from ...components.kinds import word
from ...components.schema import PRODUCIBLE
from ...components.terms import WHEEL, Family, God, Good
from ...rules.automa.tiles import all_tiles
from ...rules.botankhamun.course import DESTINIES
from ...rules.botankhamun.pyramid import START
from ...rules.builder import HANDS, SIDES
from ...rules.cards import FAMILIES, Artifacts, Blessings, Technologies
from ...rules.moves import CONQUEST, OSIRIS
from ...rules.place import (
    BUILDING_SPACE,
    DISTRICT,
    DISTRICT_SPACE,
    FIRST_COLUMN,
    MARKET_PLACE,
    PEOPLE_SPACE,
    REGION,
    TEMPLE_LINE,
    TEMPLE_SPACE,
    Place,
)
from ...rules.printed import Printed, printed_for
from ...rules.seth import SPACES
from ...rules.settings import ChanceSource, Settings
from ...rules.state import Automa, Bot, Player, SethBoard, State
from ...rules.table import DECREE
from ...rules.variants import Automas
from ...rules.wheel import DICE_FOR_MAAT
from ...text.places import NAMES, place_values
from . import kinds
from .building import Builder, ids_of
from .fields import Field, Says, TablePart
from .kinds import called

MOST_DICE: Final = 20  # at a god
GODS: Final = tuple(word(god) for god in WHEEL)
# Possible places of an Automa's markers, with their names.
MARKERS: Final = (
    ("district", "good", tuple(map(str, DISTRICT))),
    ("border", "god", GODS),
    ("line", "line", tuple(map(str, TEMPLE_LINE))),
    ("space", "space", tuple(map(str, TEMPLE_SPACE))),
)


def parts_of(settings: Settings) -> tuple[TablePart, ...]:
    """Return the parts in the recommended order."""
    printed = printed_for(settings)
    parts = [
        TablePart("course", tuple(_course(settings, printed))),
        TablePart("dice", tuple(_dice(printed))),
        TablePart("horus", tuple(_horus(settings, printed))),
        TablePart("temple", tuple(_temple(settings, printed))),
        TablePart("osiris", tuple(_osiris(settings))),
    ]
    if printed.seth:
        parts.append(TablePart("seth", tuple(_seth(settings))))
        parts.append(TablePart("conquest", tuple(_conquest())))
    parts.append(TablePart("market", tuple(_market(printed))))
    for seat in range(settings.players):
        person = seat < settings.humans
        fields = _person(settings, printed, seat) if person else _opponent(settings, printed, seat)
        parts.append(TablePart(f"player-{seat}", tuple(fields), seat))
    return tuple(parts)


def _grouped(group: str, *fields: Field) -> Iterator[Field]:
    """Group fields under a title."""
    return (replace(field, group=group) for field in fields)


def _named(place: Place) -> Says:
    return NAMES[type(place)], place_values(place)


def _decks(printed: Printed) -> list[tuple[str, ...]]:
    """Return the cards of each family in this game."""
    return [tuple(ids_of(suit, printed.deck[f])) for f, suit in enumerate(FAMILY_SUITS)]


# The board


def _course(settings: Settings, printed: Printed) -> Iterator[Field]:
    seats = [str(seat) for seat in range(settings.players)]

    def set_round(builder: Builder, value: int) -> None:
        builder.state.round = value

    def set_order(builder: Builder, seats: list[int]) -> None:
        builder.state.order = seats

    def set_turn(builder: Builder, seat: int) -> None:
        builder.turn = seat

    def set_wheel(builder: Builder, section: int) -> None:
        builder.state.wheel = section

    said = called("round")
    yield Field("round", "number", said, lambda s: s.round, set_round, low=1, high=printed.rounds)
    yield kinds.order("order", "seat", seats, lambda s: s.order, set_order)
    yield kinds.choice("turn", "seat", seats, lambda s: s.order[s.active], set_turn)
    yield kinds.choice("wheel", "god", GODS, lambda s: s.wheel, set_wheel)


def _dice(printed: Printed) -> Iterator[Field]:
    for god in printed.gods:

        def there(state: State, god: int = god) -> list[int]:
            return state.sections[god]

        name = word(God(god))
        spot = f"#god-{name}" if god < printed.wheel else "#seth"
        yield kinds.dice(f"dice.{name}", ("god", {"god": name}), printed, there, MOST_DICE, spot)


def _horus(settings: Settings, printed: Printed) -> Iterator[Field]:
    def set_gods(builder: Builder, gods: list[int]) -> None:
        builder.state.horus = gods

    players = settings.players
    if settings.horus == "random":
        yield kinds.order("horus", "god", GODS, lambda s: s.horus, set_gods)
    for god in printed.gods:
        name, span = word(God(god)), printed.statue_range[god]
        said: Says = ("position-statues", {"god": name})
        spot = f"#god-{name}"
        field = kinds.owners(f"statues.{name}", said, lambda s: s.statues, span, players, spot)
        yield from _grouped("statues", field)
    for place in PEOPLE_SPACE[: len(PEOPLE_SPACE) if printed.seth else FIRST_COLUMN]:
        name, spot = f"people.{place}", f"#people-{place}"
        field = kinds.owner(name, _named(place), lambda s: s.people, place.index, players, spot)
        yield from _grouped("people", field)


def _temple(settings: Settings, printed: Printed) -> Iterator[Field]:
    tiles = tuple(ids_of("P", range(len(settings.edition.pillar_tiles))))
    for number in range(len(settings.edition.ra_points)):
        said: Says = ("position-display", {"number": number + 1})
        field = kinds.card(f"display.{number}", said, tiles, lambda s: s.display, number)
        yield from _grouped("display", field)
    for space in TEMPLE_SPACE:
        yield kinds.laid(space, tiles, settings.players)
    for place in (BUILDING_SPACE[space] for space in printed.building_spaces):
        said = ("position-building", place_values(place))
        spot = f"#place-{place.line}-{place.number}"
        field = kinds.owner(
            f"buildings.{place}",
            said,
            lambda s: s.temple_buildings,
            place.index,
            settings.players,
            spot,
        )
        yield from _grouped("buildings", field)


def _osiris(settings: Settings) -> Iterator[Field]:
    for place in DISTRICT_SPACE:
        name, spot = f"osiris.{place}", f'#osiris [data-option="{OSIRIS[place.index]}"]'
        players = settings.players
        yield kinds.owner(name, _named(place), lambda s: s.osiris, place.index, players, spot)


def board_of(state: State) -> SethBoard:
    assert state.seth is not None
    return state.seth


def _seth(settings: Settings) -> Iterator[Field]:
    room = settings.edition.seth.region_spaces[settings.players]
    for region in REGION:
        first = region.index * SPACES
        field = kinds.owners(
            f"regions.{region.number}",
            _named(region),
            lambda s: board_of(s).regions,
            (first, first + room),
            settings.players,
            f"#region-{region.number}",
        )
        yield from _grouped("regions", field)
    for number, card in enumerate(IDS["A"]):
        name, said = f"artifacts.{card}", ("position-artifact", {"card": card})
        field = kinds.card(name, said, IDS["X"], lambda s: board_of(s).artifacts, number)
        yield from _grouped("artifacts", field)


def _conquest() -> Iterator[Field]:
    def remove(builder: Builder, tiles: list[int]) -> None:
        board_of(builder.state).removed = tiles

    tiles = IDS["Q"]
    yield kinds.card_of(board_of, "conquest", "open-conquest", tiles)
    yield kinds.pile("removed", called("removed"), tiles, lambda s: board_of(s).removed, remove)
    for place in TEMPLE_SPACE:
        name, spot = f"conquest.{place}", f'#temple [data-option="{CONQUEST[place.index]}"]'
        there = place.index
        yield kinds.card(name, _named(place), tiles, lambda s: board_of(s).temple, there, spot)


def _market(printed: Printed) -> Iterator[Field]:
    decks = _decks(printed)
    for slot, family in enumerate(printed.slot_family):
        place = MARKET_PLACE[slot]
        said: Says = ("position-market", place_values(place))
        field = kinds.card(f"market.{slot}", said, decks[family], lambda s: s.market, slot)
        yield from _grouped(f"section-{place.section}", field)
    for family, deck in enumerate(decks):

        def there(state: State, family: int = family) -> list[int]:
            return state.discards[family]

        def discard(builder: Builder, cards: list[int], family: int = family) -> None:
            builder.state.discards[family] = cards

        name = word(Family(family))
        said = ("position-discards", {"family": name})
        yield from _grouped("discards", kinds.pile(f"discards.{name}", said, deck, there, discard))


# Players' possessions


def _tracks(seat: int, printed: Printed) -> Iterator[Field]:
    yield kinds.count(seat, "vp")
    yield kinds.count(seat, "population", printed.top)
    yield kinds.count(seat, "happiness", printed.top)


def _person(settings: Settings, printed: Printed, seat: int) -> Iterator[Field]:
    yield from _grouped("tracks", *_tracks(seat, printed), _rewards(seat, printed))
    yield from _grouped("goods", *_goods(seat))
    yield from _grouped("production", *_production(seat, printed))
    yield from _grouped("scales", *_scales(seat, printed))
    yield from _grouped("excess", *_excess(seat))
    if printed.seth:
        limit = settings.edition.seth.track_limit
        army = (kinds.count(seat, "soldiers", limit), kinds.count(seat, "priests", limit))
        yield from _grouped("army", *army, kinds.count(seat, "blood"))
    yield from _grouped("cards", *_cards(settings, printed, seat))


def _rewards(seat: int, printed: Printed) -> Field:
    """Return the field for the Happiness rewards received, even if Happiness fell later."""

    def write(builder: Builder, value: int) -> None:
        builder.rewards[seat] = value

    def read(state: State) -> int:
        return state.players[seat].happiness_rewards

    most = len(printed.happiness_rewards)
    return Field(f"{seat}.rewards", "number", called("rewards"), read, write, high=most)


def _goods(seat: int) -> Iterator[Field]:
    for good in range(len(PRODUCIBLE) + 1):
        name = word(Good(good))
        said: Says = ("good", {"good": name})
        yield kinds.number(f"{seat}.{name}", said, lambda s: s.players[seat].resources, good)
    yield from (kinds.count(seat, "scribes"), kinds.count(seat, "faith"))


def _production(seat: int, printed: Printed) -> Iterator[Field]:
    for good, kind in enumerate(PRODUCIBLE):
        said: Says = ("good", {"good": word(kind)})
        name, high = f"{seat}.production-{word(kind)}", printed.production_limit
        yield kinds.number(name, said, lambda s: s.players[seat].production, good, high)


def _scales(seat: int, printed: Printed) -> Iterator[Field]:
    for side in SIDES:

        def there(state: State, side: str = side) -> list[int]:
            found: list[int] = getattr(state.players[seat].scales, side)
            return found

        yield kinds.dice(f"{seat}.{side}", called(side), printed, there, DICE_FOR_MAAT)


def _excess(seat: int) -> Iterator[Field]:
    for good, kind in enumerate(PRODUCIBLE):
        said: Says = ("good", {"good": word(kind)})
        name = f"{seat}.excess-{word(kind)}"
        yield kinds.number(name, said, lambda s: s.players[seat].scales.excess, good)


def _cards(settings: Settings, printed: Printed, seat: int) -> Iterator[Field]:
    def player(state: State) -> Player:
        return state.players[seat]

    blessings, technologies, _ = _decks(printed)
    yield kinds.card_of(player, "destiny", f"{seat}.destiny", IDS["A"])
    if printed.seth:
        yield kinds.card_of(player, "cultist", f"{seat}.cultist", IDS["C"])
        yield kinds.hand(seat, "artifacts", Artifacts, IDS["X"])
    yield kinds.hand(seat, "blessings", Blessings, blessings)
    yield kinds.hand(seat, "technologies", Technologies, technologies)
    yield from _decrees(settings, printed, seat)


def _decrees(settings: Settings, printed: Printed, seat: int) -> Iterator[Field]:
    """Yield the fields of Decrees: public ones, and others if the program may know them.

    A single person at the table need not separate them.
    """
    everybody, own = (1 << settings.players) - 1, 1 << seat
    knows_decrees = settings.chance != ChanceSource.OPEN_TABLE
    if knows_decrees and settings.humans == 1:
        yield _seen(printed, seat, "decrees", own, range(1, everybody + 1))
        return
    yield _seen(printed, seat, "open-decrees", everybody, (everybody,))
    if knows_decrees:
        yield _seen(printed, seat, "secret-decrees", own, range(everybody))
    else:
        yield _hidden(printed, seat, everybody)


def _seen(
    printed: Printed, seat: int, name: str, known: int, alike: range | tuple[int, ...]
) -> Field:
    """Return a field for Decrees in hand, known to `known`, present in the cases of `alike`."""

    def read(state: State) -> list[int]:
        return [c for c in state.players[seat].decrees if state.decree_known[c] in alike]

    def write(builder: Builder, cards: list[int]) -> None:
        player = builder.state.players[seat]
        for card in cards:
            player.decrees = player.decrees.plus(card)
            builder.state.decree_known[card] = known

    return kinds.pile(f"{seat}.{name}", called(name), _decks(printed)[DECREE], read, write)


def _hidden(printed: Printed, seat: int, everybody: int) -> Field:
    """Return a field for the number of Decrees in hand that are not public."""

    def read(state: State) -> int:
        return sum(state.decree_known[c] != everybody for c in state.players[seat].decrees)

    def write(builder: Builder, value: int) -> None:
        builder.hidden[seat] = value

    said, most = called("hidden-decrees"), len(printed.deck[DECREE])
    return Field(f"{seat}.hidden", "number", said, read, write, high=most)


# Solo opponents


def _opponent(settings: Settings, printed: Printed, seat: int) -> Iterator[Field]:
    def player(state: State) -> Player:
        return state.players[seat]

    automas = isinstance(settings.solo, Automas)
    scribes = () if automas else (kinds.count(seat, "scribes"),)
    yield from _grouped("tracks", *_tracks(seat, printed), *scribes)
    name, said = f"{seat}.below", called("taken")
    yield kinds.dice(name, said, printed, lambda s: player(s).scales.below, DICE_FOR_MAAT)
    yield from _automa(settings, seat) if automas else _pyramid(settings, seat)
    destinies = IDS["A"] if automas else IDS["A"][: len(DESTINIES)]
    destiny = kinds.card_of(player, "destiny", f"{seat}.destiny", destinies)
    piles = (_taken(seat, family, deck) for family, deck in enumerate(_decks(printed)))
    yield from _grouped("cards", destiny, *piles)


def _taken(seat: int, family: int, deck: tuple[str, ...]) -> Field:
    """Return a field for cards taken by a solo opponent."""

    def read(state: State) -> list[int]:
        return list(state.piles[seat - 1][family])

    def write(builder: Builder, cards: list[int]) -> None:
        builder.state.piles[seat - 1][family] = FAMILIES[family].of(cards)

    hand = HANDS[FAMILY_SUITS[family]]
    return kinds.pile(f"{seat}.{hand}", called(hand), deck, read, write)


def _pyramid(settings: Settings, seat: int) -> Iterator[Field]:
    tiles = [str(n) for n in range(len(WHEEL) + len(settings.edition.botankhamun.tiles))]

    def bot(state: State) -> Bot:
        assert state.bot is not None
        return state.bot

    def lay(builder: Builder, tiles: list[int]) -> None:
        bot(builder.state).pyramid = tiles

    def go(builder: Builder, place: int) -> None:
        bot(builder.state).progress = place

    yield kinds.order(f"{seat}.pyramid", "tile", tiles, lambda s: bot(s).pyramid, lay)
    places = [str(START), *tiles]
    yield kinds.choice(f"{seat}.progress", "place", places, lambda s: bot(s).progress, go, START)


def _automa(settings: Settings, seat: int) -> Iterator[Field]:
    tiles = [str(tile) for tile in all_tiles(settings.edition)]
    dealt = settings.edition.automa.setup.action_tiles

    def automa(state: State) -> Automa:
        return state.automas[seat - 1]

    def show(builder: Builder, tiles: list[int]) -> None:
        automa(builder.state).shown = [tile for tile in tiles if builder.enter_action_tile(tile)]

    yield kinds.order(
        f"{seat}.shown", "tile", tiles, lambda s: automa(s).shown, show, whole=False, high=dealt
    )
    for key, of, words in MARKERS:

        def read(state: State, key: str = key) -> int:
            return int(getattr(automa(state), key))

        def write(builder: Builder, place: int, key: str = key) -> None:
            setattr(automa(builder.state), key, place)

        yield from _grouped("markers", kinds.choice(f"{seat}.{key}", of, words, read, write))
