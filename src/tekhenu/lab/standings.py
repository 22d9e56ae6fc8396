"""Standings of agents: wins, points and ratings."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from .match import Record, SeatResult
from .ratings import Rating, elo_ratings, mean_error, wilson


@dataclass(frozen=True, slots=True)
class StandingsRow:
    """An agent's results. Each of its seats counts as a game, so the fair share is 1 / players."""

    agent: str
    games: int
    wins: int
    mean_vp: float
    vp_error: float
    mean_rank: float
    rating: Rating
    milliseconds: float  # per decision
    actions: dict[str, float]  # mean number per game of each god's action and of producing

    @property
    def win_rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def to_json(self) -> dict[str, Any]:
        """Return the row as JSON, without times, so that it depends only on the seed."""
        elo, error = self.rating.elo, self.rating.error
        return {
            "agent": self.agent,
            "games": self.games,
            "wins": self.wins,
            "win_rate": round(self.win_rate, 4),
            "win_rate_interval": [round(bound, 4) for bound in self.interval],
            "mean_vp": round(self.mean_vp, 2),
            "mean_vp_interval": [
                round(self.mean_vp - self.vp_error, 2),
                round(self.mean_vp + self.vp_error, 2),
            ],
            "mean_rank": round(self.mean_rank, 3),
            "elo": round(elo, 1),
            "elo_interval": [round(elo - error, 1), round(elo + error, 1)],
            "actions_per_game": {name: round(mean, 3) for name, mean in self.actions.items()},
        }


def standings(agents: Sequence[str], records: Iterable[Record]) -> list[StandingsRow]:
    """Return the standings, strongest agent first, regardless of the order of `records`."""
    played = sorted(records, key=lambda record: record.number)
    rankings = Counter(
        tuple(seat.agent for seat in sorted(record.seats, key=lambda seat: seat.rank))
        for record in played
    )
    ratings = elo_ratings(agents, rankings.elements())
    rows = [_row(agent, played, ratings[agent]) for agent in agents]
    return sorted(rows, key=lambda row: -row.rating.elo)


def _row(agent: str, played: Sequence[Record], rating: Rating) -> StandingsRow:
    seats = [seat for record in played for seat in record.seats if seat.agent == agent]
    games = len(seats)
    points = [float(seat.vp) for seat in seats]
    decisions = sum(seat.decisions for seat in seats)
    return StandingsRow(
        agent=agent,
        games=games,
        wins=sum(seat.won for seat in seats),
        mean_vp=sum(points) / games if games else 0.0,
        vp_error=mean_error(points),
        mean_rank=sum(seat.rank for seat in seats) / games if games else 0.0,
        rating=rating,
        milliseconds=1000 * sum(seat.seconds for seat in seats) / decisions if decisions else 0.0,
        actions=_actions_per_game(played, seats),
    )


def _actions_per_game(played: Sequence[Record], seats: Sequence[SeatResult]) -> dict[str, float]:
    names = played[0].seats[0].uses if played else {}
    return {name: sum(s.uses[name] for s in seats) / max(1, len(seats)) for name in names}
