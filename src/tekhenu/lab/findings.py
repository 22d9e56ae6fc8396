"""Statistics of a simulation: shares of wins and means, with 95 % intervals."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from statistics import median

from .match import FAMILIES, Record, SeatResult
from .ratings import mean_error, wilson

RARE = 50  # numbers of uses in less than 1/50 of all seats are merged


@dataclass(frozen=True, slots=True)
class Share:
    """The games played and won by a group of seats, such as the buyers of a card."""

    name: str
    wins: int
    games: int

    @property
    def rate(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)


@dataclass(frozen=True, slots=True)
class Mean:
    name: str
    mean: float
    error: float


@dataclass(frozen=True, slots=True)
class SourcePair:
    """The mean VP from a source, for winners and the others."""

    name: str
    winners: Mean
    others: Mean

    @property
    def mean(self) -> float:
        return (self.winners.mean + self.others.mean) / 2


class Findings:
    def __init__(self, records: Iterable[Record]) -> None:
        self.records = sorted(records, key=lambda record: record.number)
        self.seats = [seat for record in self.records for seat in record.seats]
        self.players = len(self.records[0].seats)
        self.winners = [seat for seat in self.seats if seat.won]
        self.others = [seat for seat in self.seats if not seat.won]

    @property
    def games(self) -> int:
        return len(self.records)

    @property
    def fair(self) -> float:
        """Return the share of wins expected by chance, 1 divided by the number of players."""
        return 1 / self.players

    def winning_vp(self) -> Mean:
        return _mean("winners", [seat.vp for seat in self.winners])

    def others_vp(self) -> Mean:
        return _mean("others", [seat.vp for seat in self.others])

    def all_vp(self) -> Mean:
        return _mean("everybody", [seat.vp for seat in self.seats])

    def margin(self) -> Mean:
        """Return the mean lead of the winner over the second."""
        leads = []
        for record in self.records:
            second = next(seat for seat in record.seats if seat.rank == 2)
            leads.append(record.winner.vp - second.vp)
        return _mean("margin", leads)

    def sources(self) -> list[SourcePair]:
        """Return the sources whose VP varied, the richest first."""
        pairs = []
        for source in self.seats[0].sources:
            won = [seat.sources[source] for seat in self.winners]
            lost = [seat.sources[source] for seat in self.others]
            if len({*won, *lost}) > 1:
                pairs.append(SourcePair(source, _mean(source, won), _mean(source, lost)))
        return sorted(pairs, key=lambda pair: -pair.mean)

    def cards(self, family: str) -> list[Share]:
        """Return the win rate by card taken, best first, but rare cards last."""
        suit = next(suit for suit, name in FAMILIES.items() if name == family)
        return self._ranked(
            lambda seat: {taken.card for taken in seat.cards if taken.card[0] == suit}
        )

    def starting_cards(self) -> list[Share]:
        return self._ranked(lambda seat: seat.starting)

    def cultists(self) -> list[Share]:
        return self._ranked(lambda seat: [seat.cultist] if seat.cultist else [])

    def artifacts(self) -> list[Share]:
        return self._ranked(lambda seat: seat.artifacts)

    def first_destinies(self) -> list[Share]:
        return self._ranked(lambda seat: seat.destinies[:1])

    def _ranked(self, groups_of: Callable[[SeatResult], Iterable[str]]) -> list[Share]:
        shares = shares_by(self.seats, groups_of)
        usual = common(shares) if shares else []
        return sorted(shares, key=lambda share: (share not in usual, -share.rate, share.name))

    def by_seat(self) -> list[Share]:
        return shares_by(self.seats, lambda seat: [str(seat.seat + 1)])

    def by_first_order(self) -> list[Share]:
        return shares_by(self.seats, lambda seat: [str(seat.first_order)])

    def by_agent(self) -> list[Share]:
        return self._ranked(lambda seat: [seat.agent])

    def by_use(self) -> dict[str, list[Share]]:
        """Return the win rate by number of actions, for each god and for producing."""
        return {
            name: merged([(seat.uses[name], seat.won) for seat in self.seats])
            for name in self.seats[0].uses
        }


def shares_by(
    seats: Sequence[SeatResult], groups_of: Callable[[SeatResult], Iterable[str]]
) -> list[Share]:
    wins: Counter[str] = Counter()
    games: Counter[str] = Counter()
    for seat in seats:
        for group in groups_of(seat):
            games[group] += 1
            wins[group] += seat.won
    return [Share(group, wins[group], games[group]) for group in sorted(games)]


def common(shares: Sequence[Share]) -> list[Share]:
    """Return the shares with at least a quarter of the median number of games."""
    usual = median(share.games for share in shares) / 4
    return [share for share in shares if share.games >= usual]


def merged(uses: Sequence[tuple[int, bool]]) -> list[Share]:
    """Return the shares by number of uses, with rare numbers at both ends merged."""
    least = max(1, len(uses) // RARE)
    games = Counter(number for number, _ in uses)
    low, high = min(games), max(games)
    while low < high and sum(games[n] for n in range(min(games), low + 1)) < least:
        low += 1
    while high > low and sum(games[n] for n in range(high, max(games) + 1)) < least:
        high -= 1
    wins: Counter[int] = Counter()
    held: Counter[int] = Counter()
    for number, won in uses:
        place = min(max(number, low), high)
        held[place] += 1
        wins[place] += won
    return [
        Share(_ends(number, low, high, games), wins[number], held[number])
        for number in range(low, high + 1)
        if held[number]
    ]


def _ends(number: int, low: int, high: int, games: Counter[int]) -> str:
    if number == high and max(games) > high:
        return f"{number}+"
    return f"≤{number}" if number == low and min(games) < low else str(number)


def histogram(values: Sequence[int], width: int) -> dict[int, int]:
    """Return the number of values in each bin, including empty ones, by the bin's first value."""
    found: defaultdict[int, int] = defaultdict(int)
    for value in values:
        found[value // width * width] += 1
    return {start: found[start] for start in range(min(found), max(found) + 1, width)}


def _mean(name: str, values: Sequence[int]) -> Mean:
    numbers = [float(value) for value in values]
    return Mean(name, sum(numbers) / len(numbers) if numbers else 0.0, mean_error(numbers))
