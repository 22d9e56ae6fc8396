"""Who plays whom, and where they sit: a schedule that is fair to every agent.

Every deal is played by every line-up in every rotation of its seats. With more agents than seats
the line-ups are all selections; with fewer, agents sit several times, as evenly as possible. From
deal to deal the order round the table changes too. Against solo opponents every agent plays every
deal.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, count, islice, permutations

from tekhenu import Settings

from .match import Match
from .settings import opponents_of

Seating = tuple[int, ...]  # the number of the agent in each seat


def labels_of(specs: Sequence[str]) -> list[str]:
    """An agent named twice is told apart: greedy, greedy#2."""
    return [
        spec if spec not in specs[:i] else f"{spec}#{list(specs[: i + 1]).count(spec)}"
        for i, spec in enumerate(specs)
    ]


def everybody(specs: Sequence[str], settings: Settings) -> list[str]:
    """Agents and solo opponents by name, each once."""
    return [*labels_of(specs), *dict.fromkeys(opponents_of(settings))]


def line_ups(agents: int, players: int) -> list[Seating]:
    all_of_them = tuple(range(agents)) * (players // agents)
    return [
        tuple(sorted(all_of_them + some)) for some in combinations(range(agents), players % agents)
    ]


def rotations(seating: Seating) -> list[Seating]:
    """Each different one once, so that an agent sits equally often in every seat."""
    turned = (seating[i:] + seating[:i] for i in range(len(seating)))
    return list(dict.fromkeys(turned))


def rounds(line_up: Seating) -> list[Seating]:
    """The different orders round a table, whoever sits in the first seat."""
    orders = (line_up[:1] + rest for rest in permutations(line_up[1:]))
    found: dict[Seating, Seating] = {}
    for order in orders:
        found.setdefault(min(rotations(order)), order)
    return list(found.values())


def deal_seatings(agents: int, players: int, deal: int) -> list[Seating]:
    """All that play a deal: turn by turn a rotation of every line-up."""
    turned = []
    for line_up in line_ups(agents, players):
        orders = rounds(line_up)
        turned.append(rotations(orders[deal % len(orders)]))
    longest = max(map(len, turned))
    return [some[turn] for turn in range(longest) for some in turned if turn < len(some)]


def matches(specs: Sequence[str], settings: Settings, seed: str) -> Iterator[Match]:
    """Without end: the first n are a schedule of n games."""
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
    """The least number of games, at least so many, that ends with a whole deal."""
    total = 0
    for deal in count():
        if total >= games:
            break
        total += len(deal_seatings(len(specs), settings.humans, deal))
    return total
