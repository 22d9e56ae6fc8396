"""The analysis engine: compare turns on the same imagined deals.

Every variation is played in a number of imagined games that fit what the observer may know. The
n-th deal is the same for all variations, so that luck does not decide between them. After a
variation all players continue for some rounds with varied good turns, and the learned model values
the position. Variations that fall behind get no more deals.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Final, NamedTuple, Protocol

from ..agents.evaluator import turn_number
from ..agents.greedy import WIDTHS
from ..agents.learned import LearnedAgent
from ..agents.varied import TEMPERATURE, VariedAgent
from ..rules import Game, Move
from ..rules.rng import Randomness, Rng
from ..rules.state import Phase, State
from ..rules.table import Table
from .aspects import ASPECTS, Aspect, parts_of
from .facts import Denied, Fact, facts_between, shared_facts
from .variation import Variation, candidates, changes

CANDIDATES: Final = 10
CHANGED: Final = 3  # ideas of which other later choices are tried after the first stage
CHANGES: Final = 2  # variations tried of each
KEPT: Final = (6, 4, 3)  # ideas that go on to the next stage
FRESH: Final = 1 << 32  # deals from this number on have no part in the choice of variations
FACT_DEALS: Final = 4  # deals in which a fact must hold
DENIED_SHARE: Final = 0.6  # of the deals, from which a die counts as denied


class Stage(NamedTuple):
    """A stage of an analysis: the rounds of a rollout, and the number of deals."""

    rounds: int
    deals: int


TO_THE_END: Final = 99  # rounds
STAGES: Final = (Stage(2, 8), Stage(4, 16), Stage(TO_THE_END, 32), Stage(TO_THE_END, 96))


class Observer(Protocol):
    """A source of imagined games that fit what an observer may know."""

    def determinize(self, rng: Randomness) -> Game: ...


class OpenObserver:
    """An observer who knows all hands, but not what will be drawn: for finished games."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def determinize(self, rng: Randomness) -> Game:
        """Return a copy in which only the future is dealt anew."""
        return self._game.reshuffle(rng)


class Result(NamedTuple):
    """A variation in one deal.

    Fields:
        after: the parts of the player's value right after the turn.
        later: the values of all seats some rounds later.
        taken: the dice that the opponents took from the board before the player's next turn.
    """

    after: list[float]
    later: list[float]
    taken: frozenset[int]


@dataclass(slots=True)
class Estimate:
    """A variation with its results in the imagined deals that have been played so far."""

    variation: Variation
    rounds: int = 0
    results: list[Result] = field(default_factory=list)

    def copy(self) -> "Estimate":
        return Estimate(self.variation, self.rounds, [*self.results])

    def value(self, seat: int) -> float:
        """Return the expected value of a seat in VP."""
        return mean([result.later[seat] for result in self.results])

    def margins(self, seat: int) -> list[float]:
        """Return by how many VP the seat is ahead of its best rival, deal by deal."""
        return [result.later[seat] - best_rival(result.later, seat) for result in self.results]

    def margin(self, seat: int) -> float:
        """Return the expected margin."""
        return mean(self.margins(seat))

    def error(self, seat: int) -> float:
        """Return the standard error of the margin."""
        return error_of(self.margins(seat))

    def spread(self, seat: int) -> float:
        """Return the standard deviation of the margin over the deals."""
        return self.error(seat) * sqrt(len(self.results))


class Difference(NamedTuple):
    """The difference of two variations in the margin of a seat; `parts` add up to `margin`."""

    margin: float
    error: float
    parts: dict[Aspect, float]


@dataclass(frozen=True, slots=True)
class Analysis:
    """The variations of a decision, best first."""

    seat: int
    estimates: list[Estimate]

    @property
    def best(self) -> Estimate:
        return self.estimates[0]

    @property
    def deals(self) -> int:
        """Return the number of deals of the best variation."""
        return len(self.best.results)

    def of(self, choices: Sequence[Move]) -> Estimate | None:
        """Return the estimate of the variation with these choices."""
        wanted = tuple(choices)
        for estimate in self.estimates:
            if estimate.variation.choices == wanted:
                return estimate
        return None


class Engine:
    """An engine that compares variations. `seed` makes an analysis repeatable.

    After a variation a `VariedAgent` plays for all seats.
    """

    def __init__(self, seed: int = 0, temperature: float = TEMPERATURE) -> None:
        self.seed = seed
        self.agent = LearnedAgent(widths=WIDTHS)
        self.players = VariedAgent(temperature)

    def analyze(
        self,
        observer: Observer,
        played: Sequence[Move] = (),
        stages: Sequence[Stage] = STAGES,
        count: int = CANDIDATES,
    ) -> Iterator[Analysis]:
        """Yield better and better analyses of the present decision.

        The variation `played` takes part to the end. There is nothing to yield without a decision.
        """
        world = self._world(observer, 0)
        decision = world.decision
        if decision is None:
            return
        seat = decision.player
        chosen = tuple(played)
        running = [Estimate(each) for each in candidates(world, self.agent, count)]
        if chosen:
            self._add(running, [Variation(chosen, 0.0)])
        for number, stage in enumerate(stages):
            for estimate in running:
                self._extend(estimate, observer, seat, stage)
            running.sort(key=lambda estimate: -estimate.margin(seat))
            yield Analysis(seat, [each.copy() for each in running])
            running = _best_of_ideas(running, KEPT[min(number, len(KEPT) - 1)], chosen)
            if number == 0:
                self._add(running, self._changes(observer, running, chosen))

    def verify(
        self, observer: Observer, seat: int, estimates: Sequence[Estimate], deals: int
    ) -> None:
        """Extend estimates to a number of deals that had no part in the choice of variations.

        The best of many estimates is too high on average. These are not.
        """
        for estimate in estimates:
            self._extend(estimate, observer, seat, Stage(TO_THE_END, deals), FRESH)

    def facts(self, observer: Observer, seat: int, choices: Sequence[Move]) -> list[Fact]:
        """Return the facts of a variation that hold in several deals."""
        worlds = []
        for deal in range(FACT_DEALS):
            world = self._world(observer, 1 + deal)
            before = world.table
            ended, _ = self._follow(world.copy(), seat, choices)
            worlds.append(facts_between(before, ended.table, seat))
        return shared_facts(worlds)

    def _changes(
        self, observer: Observer, running: Sequence[Estimate], chosen: tuple[Move, ...]
    ) -> list[Variation]:
        """Return variations that differ from the best ones in a later choice."""
        found = list[Variation]()
        for place, estimate in enumerate(running):
            choices = estimate.variation.choices
            if place < CHANGED or choices == chosen:
                found += changes(self._world(observer, 0), self.agent, choices)[:CHANGES]
        return found

    def _add(self, running: list[Estimate], variations: Sequence[Variation]) -> None:
        known = {estimate.variation.choices for estimate in running}
        for variation in variations:
            if variation.choices not in known:
                known.add(variation.choices)
                running.append(Estimate(variation))

    def _world(self, observer: Observer, deal: int) -> Game:
        return observer.determinize(Rng.seeded(self.seed + deal))

    def _extend(
        self, estimate: Estimate, observer: Observer, seat: int, stage: Stage, first: int = 0
    ) -> None:
        """Add the results of further deals. Results of shorter rollouts are dropped."""
        if estimate.rounds != stage.rounds:
            estimate.rounds, estimate.results = stage.rounds, []
        for deal in range(first + len(estimate.results), first + stage.deals):
            world = self._world(observer, 1 + deal)
            self.players.rng = Rng.seeded(deal)
            choices = estimate.variation.choices
            estimate.results.append(self._result(world, seat, choices, stage.rounds))

    def _result(self, game: Game, seat: int, choices: Sequence[Move], rounds: int) -> Result:
        """Play a variation and the turns after it, and return the parts of all values."""
        players = range(game.settings.players)
        last = turn_number(game) + rounds * len(players) - 1
        ended, game = self._follow(game, seat, choices)
        after = parts_of(ended.table, seat)
        offered = dice_on_board(ended.state)
        taken: frozenset[int] | None = None
        while (decision := game.decision) is not None and turn_number(game) <= last:
            if taken is None and decision.player == seat and game.state.phase == Phase.TURN:
                taken = offered - dice_on_board(game.state)
            step = game.state.step
            game = self.players.best_end(game, decision.player, step, self.players.widths)[1]
        if taken is None:
            taken = offered - dice_on_board(game.state)
        later = [self.agent.value(game.table, each) for each in players]
        return Result(after, later, taken)

    def _follow(self, game: Game, seat: int, choices: Sequence[Move]) -> tuple[Game, Game]:
        """Play the choices as long as they are possible, then the rest of the step.

        Return the game at the end of the step, and the game at the decision after it. A choice can
        be impossible in a deal, because an earlier one revealed another card.
        """
        step = game.state.step
        ended: Game | None = None
        following, left = iter(choices), len(choices)
        while (decision := game.decision) is not None:
            if decision.player != seat or game.state.step != step:
                break
            left -= 1
            choice = next(following, None)
            if choice is None or choice not in decision.options:
                following, left = iter(()), 0
                choice = self.agent.favorite(game.table, decision)
            if left <= 0:
                ended = game.within_step(choice)
            game.play(choice)
        return game if ended is None else ended, game


def _best_of_ideas(
    running: Sequence[Estimate], count: int, chosen: tuple[Move, ...]
) -> list[Estimate]:
    """Return the best estimate of each of the best ideas, and the estimate of `chosen`."""
    ideas = set[tuple[Move, ...]]()
    kept = []
    for estimate in running:
        idea = estimate.variation.idea
        if estimate.variation.choices == chosen or (idea not in ideas and len(ideas) < count):
            kept.append(estimate)
        ideas.add(idea)
    return kept


def dice_on_board(state: State) -> frozenset[int]:
    """Return the dice that can still be taken, or could be in another light."""
    return frozenset(die for section in state.sections for die in section)


def difference(one: Estimate, other: Estimate, seat: int) -> Difference:
    """Return how much better `one` is than `other`, on the deals that both have in common.

    The parts of the player's value are compared right after the turn. `LATER` is what the turn adds
    to it in the following rounds, and `RIVALS` what it takes from the best opponent.
    """
    parts = dict.fromkeys(ASPECTS, 0.0)
    margins = []
    pairs = list(zip(one.results, other.results, strict=False))
    for first, second in pairs:
        now = [a - b for a, b in zip(first.after, second.after, strict=True)]
        own = first.later[seat] - second.later[seat]
        rivals = best_rival(second.later, seat) - best_rival(first.later, seat)
        for aspect, value in zip(ASPECTS, now, strict=True):
            parts[aspect] += value / len(pairs)
        parts[Aspect.LATER] += (own - sum(now)) / len(pairs)
        parts[Aspect.RIVALS] += rivals / len(pairs)
        margins.append(own + rivals)
    return Difference(mean(margins), error_of(margins), parts)


def denied(one: Estimate, other: Estimate, table: Table) -> list[Denied]:
    """Return the dice that opponents take next after `other`, but cannot after `one`."""
    state, colors = table.state, table.printed.color
    return [
        Denied(colors[die], section, state.values[die])
        for section, dice in enumerate(state.sections)
        for die in dice
        if _share(other, die) >= DENIED_SHARE and _share(one, die) == 0
    ]


def _share(estimate: Estimate, die: int) -> float:
    return mean([float(die in result.taken) for result in estimate.results])


def best_rival(values: Sequence[float], seat: int) -> float:
    """Return the value of the best of the other seats."""
    return max(value for other, value in enumerate(values) if other != seat)


def mean(values: Sequence[float]) -> float:
    """Return the mean, or 0 without values."""
    return sum(values) / len(values) if values else 0.0


def error_of(values: Sequence[float]) -> float:
    """Return the standard error of the mean."""
    count = len(values)
    if count < 2:
        return 0.0
    middle = mean(values)
    return sqrt(sum((value - middle) ** 2 for value in values) / (count - 1) / count)
