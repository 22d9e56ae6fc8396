"""The gate: matches that a new generation must win to replace the champion.

Every deal is played twice with seats exchanged. In solo games both agents play it alone.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean

from tekhenu import Game, Settings
from tekhenu.agents import Agent, SeatView

from ..ratings import mean_error, wilson
from .kinds import KINDS
from .selfplay import agent_of


@dataclass(frozen=True, slots=True)
class Bout:
    """A deal to be played by two agents in alternate seats, in both seatings."""

    number: int
    seed: str
    kind: str
    first: str
    second: str


@dataclass(frozen=True, slots=True)
class BoutScore:
    """The first agent's number of wins and mean lead in VP in the two games of a bout."""

    kind: str
    wins: float
    ahead: float


def bouts(kinds: Sequence[str], count: int, seed: str, first: str, second: str) -> Iterator[Bout]:
    for number in range(count):
        yield Bout(number, f"{seed}/{number}", kinds[number % len(kinds)], first, second)


def fight(bout: Bout) -> BoutScore:
    settings = Random(bout.seed).choice(KINDS[bout.kind])
    pair = [agent_of(name, settings) for name in (bout.first, bout.second)]
    if settings.humans == 1:
        own, other = (_margin(settings, bout.seed, [agent]) for agent in pair)
        return BoutScore(bout.kind, 2 * (own > other) + float(own == other), own - other)
    games = []
    for swapped in (False, True):
        sides = [(seat + swapped) % 2 for seat in range(settings.humans)]
        points = _points(settings, bout.seed, [pair[side] for side in sides])
        means = [
            fmean(vp for vp, at in zip(points, sides, strict=True) if at == side) for side in (0, 1)
        ]
        games.append(means[0] - means[1])
    wins = sum((lead > 0) + 0.5 * (lead == 0) for lead in games)
    return BoutScore(bout.kind, wins, fmean(games))


def _points(settings: Settings, seed: str, agents: Sequence[Agent]) -> list[int]:
    game = Game.new(settings, seed, events=False)
    rngs = [Random(f"{seed} {seat}") for seat in range(len(agents))]
    while (decision := game.decision) is not None:
        seat = decision.player
        game.play(agents[seat].choose(SeatView(game, seat), decision, rngs[seat]))
    return [player.vp for player in game.state.players]


def _margin(settings: Settings, seed: str, agents: Sequence[Agent]) -> float:
    own, *others = _points(settings, seed, agents)
    return float(own - max(others))


@dataclass(frozen=True, slots=True)
class SeriesResult:
    """The first agent's result in a series of bouts."""

    games: int
    rate: float
    interval: tuple[float, float]
    ahead: float
    error: float  # half the width of the 95 % interval of `ahead`

    @classmethod
    def of(cls, scores: Sequence[BoutScore]) -> "SeriesResult":
        games = 2 * len(scores)
        wins = sum(score.wins for score in scores)
        leads = [score.ahead for score in scores]
        return cls(games, wins / games, wilson(wins, games), fmean(leads), mean_error(leads))

    def __str__(self) -> str:
        low, high = self.interval
        return (
            f"{self.rate:.0%} of {self.games} ({low:.0%}–{high:.0%}), "
            f"{self.ahead:+.1f} ± {self.error:.1f} VP"
        )
