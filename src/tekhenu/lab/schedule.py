"""Balanced schedules of matches.

Every deal is played by every line-up in every rotation of its seats. If there are more agents than
seats, the line-ups are all combinations; if there are fewer, agents take several seats, as evenly
as possible. The order of a line-up around the table changes from deal to deal. Against solo
opponents every agent plays every deal.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, count, islice, permutations

from tekhenu import Settings

from .match import Match
from .settings import opponents_of

SeatOrder = tuple[int, ...]  # the number of the agent in each seat


def labels_of(specs: Sequence[str]) -> list[str]:
    """Return the agents' names in the results, numbered if repeated: greedy, greedy#2."""
    return [
        spec if spec not in specs[:i] else f"{spec}#{list(specs[: i + 1]).count(spec)}"
        for i, spec in enumerate(specs)
    ]


def everybody(specs: Sequence[str], settings: Settings) -> list[str]:
    """Return the names of agents and solo opponents, each once."""
    return [*labels_of(specs), *dict.fromkeys(opponents_of(settings))]


def line_ups(agents: int, players: int) -> list[SeatOrder]:
    all_of_them = tuple(range(agents)) * (players // agents)
    return [
        tuple(sorted(all_of_them + some)) for some in combinations(range(agents), players % agents)
    ]


def rotations(seating: SeatOrder) -> list[SeatOrder]:
    """Return all distinct rotations of a seating."""
    turned = (seating[i:] + seating[:i] for i in range(len(seating)))
    return list(dict.fromkeys(turned))


def rounds(line_up: SeatOrder) -> list[SeatOrder]:
    """Return all orders of a line-up around a table, except for rotations of the same order."""
    orders = (line_up[:1] + rest for rest in permutations(line_up[1:]))
    found: dict[SeatOrder, SeatOrder] = {}
    for order in orders:
        found.setdefault(min(rotations(order)), order)
    return list(found.values())


def deal_seatings(agents: int, players: int, deal: int) -> list[SeatOrder]:
    """Return all seatings of a deal, alternating between the line-ups."""
    turned = []
    for line_up in line_ups(agents, players):
        orders = rounds(line_up)
        turned.append(rotations(orders[deal % len(orders)]))
    longest = max(map(len, turned))
    return [some[turn] for turn in range(longest) for some in turned if turn < len(some)]


def matches(specs: Sequence[str], settings: Settings, seed: str) -> Iterator[Match]:
    """Yield matches without end; the first n are a schedule of n games."""
    labels = labels_of(specs)
    number = count()
    for deal in count():
        for seating in deal_seatings(len(specs), settings.humans, deal):
            yield Match(
                next(number),
                deal,
                seed,
                tuple(specs[agent] for agent in seating),
                (*(labels[agent] for agent in seating), *opponents_of(settings)),
                settings,
            )


def schedule(specs: Sequence[str], settings: Settings, games: int, seed: str) -> list[Match]:
    return list(islice(matches(specs, settings, seed), games))


def whole_schedule(specs: Sequence[str], settings: Settings, games: int) -> int:
    """Return the smallest number of complete deals, in games, that is at least `games`."""
    total = 0
    for deal in count():
        if total >= games:
            break
        total += len(deal_seatings(len(specs), settings.humans, deal))
    return total
