"""Wilson intervals of win rates, and Elo ratings of agents."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt

Z = 1.959964  # 95 %
ANCHOR = 1000.0
ELO_PER_NAT = 400 / log(10)
STEPS = 50  # maximum number of Newton's steps; about 5 are needed
LONGEST_STEP = 2.0
CLOSE = 1e-10

Ranking = tuple[str, ...]  # agents from first to last; an agent may occur several times


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % Wilson interval of a share, which is valid for few games too."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    spread = Z * Z / games
    center = (share + spread / 2) / (1 + spread)
    half = Z * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    low = 0.0 if not wins else center - half
    high = 1.0 if wins == games else center + half
    return low, high


def mean_error(values: Sequence[float]) -> float:
    """Return half the width of the 95 % confidence interval of a mean."""
    n = len(values)
    if n < 2:
        return 0.0
    mean = sum(values) / n
    return Z * sqrt(sum((value - mean) ** 2 for value in values) / (n - 1) / n)


@dataclass(frozen=True, slots=True)
class Rating:
    elo: float
    error: float  # half the width of the 95 % interval of the difference to the anchor


def anchor_of(agents: Sequence[str]) -> str:
    """Return the agent of fixed rating: `random`, if it takes part, or else the first agent."""
    return "random" if "random" in agents else agents[0]


def elo_ratings(agents: Sequence[str], rankings: Iterable[Ranking]) -> dict[str, Rating]:
    """Return Elo ratings, fitted by the Plackett–Luce model.

    With two players this is the Bradley–Terry model. One virtual draw of each agent, spread over
    its opponents, regularizes the fit, so that an unbeaten agent gets a finite rating.
    """
    anchor = anchor_of(agents)
    free = [agent for agent in agents if agent != anchor]
    seen: dict[Ranking, float] = dict(Counter(rankings))
    for one in agents:
        for other in agents:
            if one != other:
                pair = (one, other)
                seen[pair] = seen.get(pair, 0.0) + 0.5 / len(free)
    strength = dict.fromkeys(agents, 0.0)
    for _ in range(STEPS):
        slope, curve = _slope_and_curve(strength, free, seen)
        step = _solved(curve, slope)
        longest = max(map(abs, step), default=0.0)
        share = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        for agent, change in zip(free, step, strict=True):
            strength[agent] += share * change
        if longest < CLOSE:
            break
    errors = _errors(_slope_and_curve(strength, free, seen)[1])
    spread = dict(zip(free, errors, strict=True))
    return {
        agent: Rating(
            ANCHOR + ELO_PER_NAT * strength[agent], Z * ELO_PER_NAT * spread.get(agent, 0.0)
        )
        for agent in agents
    }


Matrix = list[list[float]]


def _slope_and_curve(
    strength: Mapping[str, float], free: Sequence[str], seen: Mapping[Ranking, float]
) -> tuple[list[float], Matrix]:
    """Return the gradient and the negated Hessian of the log-likelihood."""
    index = {agent: i for i, agent in enumerate(free)}
    weight = {agent: exp(value) for agent, value in strength.items()}
    slope = [0.0] * len(free)
    curve = [[0.0] * len(free) for _ in free]
    for ranking, times in seen.items():
        for place in range(len(ranking) - 1):
            left = Counter(ranking[place:])
            whole = sum(weight[agent] * n for agent, n in left.items())
            odds = [(index.get(a, -1), weight[a] * n / whole) for a, n in left.items()]
            first = index.get(ranking[place], -1)
            if first >= 0:
                slope[first] += times
            for i, p in odds:
                if i < 0:
                    continue
                slope[i] -= times * p
                curve[i][i] += times * p
                for j, q in odds:
                    if j >= 0:
                        curve[i][j] -= times * p * q
    return slope, curve


def _solved(matrix: Matrix, right: Sequence[float]) -> list[float]:
    """Solve a linear system by Gauss–Jordan elimination; the matrix is positive definite."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i, pivot in enumerate(rows):
        pivot[:] = [value / pivot[i] for value in pivot]
        for k, row in enumerate(rows):
            if k != i and row[i]:
                factor = row[i]
                row[:] = [a - factor * b for a, b in zip(row, pivot, strict=True)]
    return [row[-1] for row in rows]


def _errors(curve: Matrix) -> list[float]:
    """Return standard errors, the square roots of the diagonal of the inverse."""
    size = range(len(curve))
    return [sqrt(_solved(curve, [float(i == k) for k in size])[i]) for i in size]
