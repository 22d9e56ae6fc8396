"""Facts: the changes that a turn makes for its player, as typed values.

A fact compares the positions before and after a turn. It contains no estimates, so it is either
true or false. `shared_facts` keeps the facts that do not depend on chance.
"""

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Any, Final, NamedTuple, get_args, get_type_hints

from ..components.terms import Good
from ..rules.bits import cards_in
from ..rules.decrees import points
from ..rules.event import Source
from ..rules.forecast import if_scored_now, missing_bread
from ..rules.maat import balance_of, maat_loss
from ..rules.move import card_name
from ..rules.place import DISTRICTS
from ..rules.scoring import district_owner
from ..rules.state import Player
from ..rules.table import Table
from .aspects import Aspect

FAMILIES: Final = ("B", "T", "D")


class VpScored(NamedTuple):
    """VP scored during the turn."""

    source: Source
    vp: int


class Forecast(NamedTuple):
    """A change of the VP from a source if the Scoring were now."""

    source: Source
    before: int
    after: int


class Majority(NamedTuple):
    """A district whose majority the player has won or lost."""

    district: int
    won: bool


class Track(NamedTuple):
    """A move of a marker: Happiness, Population, or the production of a Resource."""

    track: Good
    before: int
    after: int


class Stock(NamedTuple):
    """A change of the amount of a good."""

    good: Good
    before: int
    after: int


class BalanceChange(NamedTuple):
    """A change of the balance; the losses are the VP that Maat would cost without Faith."""

    before: int
    after: int
    loss_before: int
    loss_after: int


class MissingBread(NamedTuple):
    """A change of the Bread that would be missing if the Scoring were now."""

    before: int
    after: int


class SectionsInReach(NamedTuple):
    """A change of the number of open Market sections that Happiness allows."""

    before: int
    after: int


class Card(NamedTuple):
    """A card that the player has gained or used."""

    id: str
    gained: bool


class Cards(NamedTuple):
    """The number of cards of a family ("B", "T", "D") gained, if chance decides which."""

    family: str
    number: int


class DecreeChange(NamedTuple):
    """A change of the VP that a Decree of the player would give now."""

    card: str
    before: int
    after: int


class Denied(NamedTuple):
    """A die that an opponent takes next in most imagined games if this player leaves it."""

    color: int
    section: int
    value: int


Fact = (
    VpScored
    | Forecast
    | Majority
    | Track
    | Stock
    | BalanceChange
    | MissingBread
    | SectionsInReach
    | Card
    | Cards
    | DecreeChange
    | Denied
)

_BY_SOURCE: Final = {
    Source.DISTRICTS: Aspect.DISTRICTS,
    Source.TEMPLE: Aspect.TEMPLE,
    Source.STATUES: Aspect.STATUES,
    Source.HAPPINESS: Aspect.HAPPINESS,
    Source.PRODUCTION: Aspect.PRODUCTION,
    Source.BUILDING_ROW: Aspect.BUILDING_ROW,
    Source.BREAD: Aspect.BREAD,
    Source.REGIONS: Aspect.SETH,
}
_BY_GOOD: Final = {
    Good.SCRIBE: Aspect.SCRIBES,
    Good.FAITH: Aspect.FAITH,
    Good.SOLDIER: Aspect.SETH,
    Good.PRIEST: Aspect.SETH,
    Good.BLOOD: Aspect.SETH,
    Good.POPULATION: Aspect.POPULATION,
    Good.HAPPINESS: Aspect.HAPPINESS,
}
_BY_FAMILY: Final = {"B": Aspect.BLESSINGS, "T": Aspect.TECHNOLOGIES, "D": Aspect.DECREES}


def aspect_of_fact(fact: Fact) -> Aspect:
    """Return the aspect of the player's value that a fact explains."""
    match fact:
        case VpScored():
            return Aspect.SCORED
        case Forecast(source):
            return _BY_SOURCE[source]
        case Majority():
            return Aspect.DISTRICTS
        case Track(track):
            return _BY_GOOD.get(track, Aspect.PRODUCTION)
        case Stock(good):
            return _BY_GOOD.get(good, Aspect.GOODS)
        case BalanceChange():
            return Aspect.BALANCE
        case MissingBread():
            return Aspect.BREAD
        case SectionsInReach():
            return Aspect.HAPPINESS
        case Card(card):
            return _BY_FAMILY[card[0]]
        case Cards(family):
            return _BY_FAMILY[family]
        case DecreeChange():
            return Aspect.DECREES
        case Denied():
            return Aspect.RIVALS


def facts_between(before: Table, after: Table, seat: int) -> list[Fact]:
    """Return what has changed for a player between two positions of one game."""
    old, new = before.state.players[seat], after.state.players[seat]
    return [
        *_scored(old, new),
        *_forecasts(before, after, seat),
        *_majorities(before, after, seat),
        *_tracks(old, new),
        *_scales(before, after, seat),
        *_stock(old, new),
        *_bread(before, after, seat),
        *_sections(before, after, seat),
        *_cards(old, new),
        *_decrees(before, after, seat),
    ]


def shared_facts(worlds: Sequence[Sequence[Fact]]) -> list[Fact]:
    """Return the facts that hold in every world, in the order of the first.

    If the worlds differ in the cards that were gained, `Cards` counts them instead.
    """
    first, *others = worlds
    kept = [fact for fact in first if all(fact in other for other in others)]
    for family in FAMILIES:
        counts = {_gained(world, family) for world in worlds}
        named = _gained(kept, family)
        if len(counts) == 1 and (count := counts.pop() - named) > 0:
            kept.append(Cards(family, count))
    return kept


def _gained(facts: Sequence[Fact], family: str) -> int:
    """Return the number of cards of a family that were gained."""
    cards = [fact for fact in facts if isinstance(fact, Card)]
    return sum(card.gained and card.id[0] == family for card in cards)


def _scored(old: Player, new: Player) -> Iterator[Fact]:
    for source, (was, now) in enumerate(zip(old.vp_by_source, new.vp_by_source, strict=True)):
        if now != was:
            yield VpScored(Source(source), now - was)


def _forecasts(before: Table, after: Table, seat: int) -> Iterator[Fact]:
    old, new = if_scored_now(before)[seat], if_scored_now(after)[seat]
    for source in _BY_SOURCE:
        was, now = old.get(source, 0), new.get(source, 0)
        if source != Source.BREAD and was != now:
            yield Forecast(source, was, now)


def _majorities(before: Table, after: Table, seat: int) -> Iterator[Fact]:
    for district in range(DISTRICTS):
        had, has = (district_owner(table, district) == seat for table in (before, after))
        if had != has:
            yield Majority(district, has)


def _tracks(old: Player, new: Player) -> Iterator[Fact]:
    for good, (was, now) in enumerate(zip(old.production, new.production, strict=True)):
        if was != now:
            yield Track(Good(good), was, now)
    if old.population != new.population:
        yield Track(Good.POPULATION, old.population, new.population)
    if old.happiness != new.happiness:
        yield Track(Good.HAPPINESS, old.happiness, new.happiness)


def _scales(before: Table, after: Table, seat: int) -> Iterator[Fact]:
    edition = after.settings.edition
    balances = [balance_of(table, table.state.players[seat]) for table in (before, after)]
    if balances[0] != balances[1]:
        losses = [maat_loss(edition, balance) for balance in balances]
        yield BalanceChange(balances[0], balances[1], losses[0], losses[1])


def _stock(old: Player, new: Player) -> Iterator[Fact]:
    for good, (was, now) in enumerate(zip(old.resources, new.resources, strict=True)):
        if was != now:
            yield Stock(Good(good), was, now)
    for kind, name in (
        (Good.SCRIBE, "scribes"),
        (Good.FAITH, "faith"),
        (Good.SOLDIER, "soldiers"),
        (Good.PRIEST, "priests"),
        (Good.BLOOD, "blood"),
    ):
        was, now = getattr(old, name), getattr(new, name)
        if was != now:
            yield Stock(kind, was, now)


def _bread(before: Table, after: Table, seat: int) -> Iterator[Fact]:
    was, now = (missing_bread(table, table.state.players[seat]) for table in (before, after))
    if was != now:
        yield MissingBread(was, now)


def _sections(before: Table, after: Table, seat: int) -> Iterator[Fact]:
    was, now = (_reach(table, table.state.players[seat]) for table in (before, after))
    if was != now:
        yield SectionsInReach(was, now)


def _reach(table: Table, player: Player) -> int:
    limits = table.printed.section_happiness[: table.state.open_sections]
    return sum(player.happiness >= least for least in limits)


def _cards(old: Player, new: Player) -> Iterator[Fact]:
    for number, family in enumerate(FAMILIES):
        was, now = (set(cards_in(player.hand(number))) for player in (old, new))
        yield from (Card(card_name(family, card), True) for card in sorted(now - was))
        yield from (Card(card_name(family, card), False) for card in sorted(was - now))


def _decrees(before: Table, after: Table, seat: int) -> Iterator[Fact]:
    old, new = (table.state.players[seat].decrees for table in (before, after))
    for card in cards_in(old & new):
        was, now = (points(table, seat, card) or 0 for table in (before, after))
        if was != now:
            yield DecreeChange(card_name("D", card), was, now)


# JSON

_KINDS: Final[dict[str, type[Any]]] = {kind.__name__: kind for kind in get_args(Fact)}


def fact_to_json(fact: Fact) -> list[Any]:
    """Return a fact as JSON: the name of its kind and its values."""
    values = (value.value if isinstance(value, Enum) else value for value in fact)
    return [type(fact).__name__, *values]


def fact_from_json(data: Sequence[Any]) -> Fact:
    """Return the fact that `fact_to_json` has written."""
    kind = _KINDS[data[0]]
    types = get_type_hints(kind)
    values = (types[name](value) for name, value in zip(kind._fields, data[1:], strict=True))
    fact: Fact = kind(*values)
    return fact


def facts_from_json(data: Sequence[Sequence[Any]]) -> tuple[Fact, ...]:
    """Return the facts of a list that `fact_to_json` has written."""
    return tuple(map(fact_from_json, data))
