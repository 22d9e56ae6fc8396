"""The scores of Decrees at the end of the game, computed from the effects in their rows."""

from collections.abc import Callable
from typing import Final

from ..components.edition import Effect
from ..components.terms import Good
from .scoring import temple_points
from .state import Player
from .table import GOLD, Table

DecreeCount = Callable[[Table, int], int]
DecreePoints = Callable[[Table, int, Effect], int]

RESOURCE_KINDS: Final = 4
GOLD_LEFT_VP: Final = 2  # any other Resource left gives 1 VP (D08)
DECREES_SCORED: Final = 3
LAST: Final = frozenset({"scribe"})  # counted after all payments, because they can be paid (R106)


def points(table: Table, seat: int, decree: int) -> int | None:
    """Return the points of the Decree in the present position; None if it gives no VP by itself."""
    effect = table.printed.decree[decree]
    if effect.verb not in POINTS:
        return None
    return POINTS[effect.verb](table, seat, effect)


def scores_last(effect: Effect) -> bool:
    """Return whether the Decree is counted after all payments (R106)."""
    return effect.verb == "leftovers" or not LAST.isdisjoint(effect.things)


# Counts


def player_of(table: Table, seat: int) -> Player:
    return table.state.players[seat]


def technologies(table: Table, seat: int) -> int:
    return player_of(table, seat).technologies.bit_count()


def symbols(table: Table, seat: int) -> int:
    """Count the different symbols among all Decrees held (R41)."""
    held = player_of(table, seat).decrees
    symbol = table.printed.symbol
    return len({symbol[card] for card in held})


def happiness_joy(table: Table, seat: int) -> int:
    return table.printed.joy(player_of(table, seat).happiness)


def happiness_lead(table: Table, seat: int) -> int:
    """Return the lead over the lowest Happiness marker, including the player's own (R41)."""
    lowest = min(player.happiness for player in table.state.players)
    return player_of(table, seat).happiness - lowest


def scribes(table: Table, seat: int) -> int:
    return player_of(table, seat).scribes


def osiris_buildings(*districts: Good) -> DecreeCount:
    def count(table: Table, seat: int) -> int:
        osiris = table.state.osiris
        return sum(
            owner == seat for i, owner in enumerate(osiris) if i % RESOURCE_KINDS in districts
        )

    return count


workshops = osiris_buildings(Good.PAPYRUS, Good.BREAD)
quarries = osiris_buildings(Good.LIMESTONE, Good.GRANITE)
all_osiris = osiris_buildings(Good.PAPYRUS, Good.BREAD, Good.LIMESTONE, Good.GRANITE)


def temple_buildings(table: Table, seat: int) -> int:
    return table.state.temple_buildings.count(seat)


def pillars(table: Table, seat: int) -> int:
    return table.state.pillars.count(seat)


def god_statues(table: Table, seat: int) -> int:
    return table.state.statues.count(seat)


def people_statues(table: Table, seat: int) -> int:
    return table.state.people.count(seat)


def statues(table: Table, seat: int) -> int:
    return god_statues(table, seat) + people_statues(table, seat)


def seth_buildings(table: Table, seat: int) -> int:
    board = table.state.seth
    return 0 if board is None else board.regions.count(seat)


def buildings(table: Table, seat: int) -> int:
    return all_osiris(table, seat) + temple_buildings(table, seat) + seth_buildings(table, seat)


COUNTS: Final[dict[str, DecreeCount]] = {
    "technology": technologies,
    "symbol": symbols,
    "happiness-joy": happiness_joy,
    "happiness-lead": happiness_lead,
    "scribe": scribes,
    "quarry": quarries,
    "workshop": workshops,
    "district": all_osiris,
    "temple-building": temple_buildings,
    "building": buildings,
    "pillar": pillars,
    "statue": statues,
    "god-statue": god_statues,
    "people-statue": people_statues,
}


# Scores


def each(table: Table, seat: int, effect: Effect) -> int:
    return effect.amount * sum([COUNTS[thing](table, seat) for thing in effect.things])


def leftovers(table: Table, seat: int, effect: Effect) -> int:
    resources = player_of(table, seat).resources
    value = GOLD_LEFT_VP * resources[GOLD] + sum(resources[:RESOURCE_KINDS])
    return min(effect.amount, value)


def by_turn_order(table: Table, seat: int, effect: Effect) -> int:
    place = table.state.order.index(seat)
    return effect.values[place] if place < len(effect.values) else 0


def pure_dice(table: Table, seat: int, effect: Effect) -> int:
    """Return the points for the Pure dice weighed at the last Maat, rounded up (R41)."""
    values = table.state.values
    pips = sum(values[die] for die in player_of(table, seat).scales.pure)
    return -(-pips // effect.amount)


def own_temple(table: Table, seat: int, effect: Effect) -> int:
    """Return the Temple's points for Buildings and Pillars, without Statues (R15)."""
    return temple_points(table, seat, statues=False)


POINTS: Final[dict[str, DecreePoints]] = {
    "each": each,
    "leftovers": leftovers,
    "order": by_turn_order,
    "pure-dice": pure_dice,
    "temple": own_temple,
}
