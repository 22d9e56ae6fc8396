"""The 24 Decrees, one row each: what a Decree scores at the end of the game."""

from collections.abc import Callable
from dataclasses import dataclass

from ..components.terms import Good
from .scoring import temple_points
from .state import Player
from .table import GOLD, Table

Count = Callable[[Table, int], int]

D08_LIMIT = 20
RESOURCE_KINDS = 4
DECREES_SCORED = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Decree:
    points: Count | None = None
    last: bool = False  # scored after all others have been paid (R106)
    repeats: int = 0  # price in Gold to score another one again (R15)
    per_paid_joy: int = 0  # VP per ▲ of Population, each paid with a Resource
    action: bool = False  # an action before the final Scoring (R105)


def player_of(table: Table, seat: int) -> Player:
    return table.state.players[seat]


def technologies(table: Table, seat: int) -> int:
    return player_of(table, seat).technologies.bit_count()


def symbols(table: Table, seat: int) -> int:
    """Different symbols among all Decrees held (R41)."""
    held = player_of(table, seat).decrees
    symbol = table.printed.symbol
    return len({symbol[card] for card in range(len(symbol)) if held >> card & 1})


def happiness_joy(table: Table, seat: int) -> int:
    return table.printed.joy(player_of(table, seat).happiness)


def happiness_lead(table: Table, seat: int) -> int:
    """Over the lowest Happiness marker on the track, the own one included (R41)."""
    lowest = min(player.happiness for player in table.state.players)
    return player_of(table, seat).happiness - lowest


def scribes(table: Table, seat: int) -> int:
    return player_of(table, seat).scribes


def leftovers(table: Table, seat: int) -> int:
    resources = player_of(table, seat).resources
    return min(D08_LIMIT, 2 * resources[GOLD] + sum(resources[:RESOURCE_KINDS]))


def osiris_buildings(*districts: Good) -> Count:
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


def first_in_order(table: Table, seat: int) -> int:
    place = table.state.order.index(seat)
    return (10, 5)[place] if place < 2 else 0


def seth_buildings(table: Table, seat: int) -> int:
    board = table.state.seth
    return 0 if board is None else board.regions.count(seat)


def buildings(table: Table, seat: int) -> int:
    return all_osiris(table, seat) + temple_buildings(table, seat) + seth_buildings(table, seat)


def half_pure_dice(table: Table, seat: int) -> int:
    """As weighed at the last Maat, rounded up (R41)."""
    values = table.state.values
    return (sum(values[die] for die in player_of(table, seat).scales.pure) + 1) // 2


def own_temple(table: Table, seat: int) -> int:
    """Buildings and Pillars only; Statues neither score nor count (R15)."""
    return temple_points(table, seat, statues=False)


def times(vp: int, *counts: Count) -> Count:
    """So many VP per thing counted."""

    def points(table: Table, seat: int) -> int:
        return vp * sum(count(table, seat) for count in counts)

    return points


DECREES: dict[str, Decree] = {
    "D01": Decree(points=times(3, technologies)),
    "D02": Decree(points=times(4, symbols)),
    "D03": Decree(repeats=2),
    "D04": Decree(per_paid_joy=4),
    "D05": Decree(points=times(4, happiness_joy)),
    "D06": Decree(points=happiness_lead),
    "D07": Decree(points=times(3, scribes), last=True),
    "D08": Decree(points=leftovers, last=True),
    "D09": Decree(points=times(3, quarries)),
    "D10": Decree(points=times(3, workshops)),
    "D11": Decree(points=times(2, all_osiris)),
    "D12": Decree(points=times(3, temple_buildings)),
    "D13": Decree(points=times(3, pillars)),
    "D14": Decree(points=times(2, statues, temple_buildings)),
    "D15": Decree(points=times(2, pillars, temple_buildings)),
    "D16": Decree(points=times(4, god_statues)),
    "D17": Decree(points=times(2, statues, pillars)),
    "D18": Decree(points=times(3, statues)),
    "D19": Decree(points=times(5, people_statues)),
    "D20": Decree(points=first_in_order),
    "D21": Decree(points=buildings),
    "D22": Decree(points=half_pure_dice),
    "D23": Decree(action=True),
    "D24": Decree(points=own_temple),
}
