"""Variations: whole turns, from a decision to the end of the step."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from ..agents.greedy import LONGEST, GreedyAgent, Widths
from ..rules import DecisionKind, Game, Move
from ..rules.move import Perform, Produce, TakeDie
from ..rules.state import StepKey

WIDTHS: Final[Widths] = {
    DecisionKind.DIE: 60,  # every die
    DecisionKind.ACTION: 3,
    DecisionKind.ANY_ACTION: 3,
}
ROOT: Final = 24  # options of a first decision that is not about a die
ALIKE: Final = 2  # variations with the same first choice
IDEAS: Final = (TakeDie, Perform, Produce)
CHANGED: Final = 3  # options tried at each later decision of a variation


@dataclass(frozen=True, slots=True)
class Variation:
    """The choices of one player up to the end of a step, and a first estimate of their value."""

    choices: tuple[Move, ...]
    estimate: float

    def __str__(self) -> str:
        return ", ".join(map(str, self.choices))

    @property
    def idea(self) -> tuple[Move, ...]:
        """Return the choices that make it a different plan: the die and the actions.

        In a step without a die, each first choice is a plan.
        """
        found = tuple(choice for choice in self.choices if isinstance(choice, IDEAS))
        return found or self.choices[:1]


def candidates(world: Game, agent: GreedyAgent, count: int) -> list[Variation]:
    """Return the most promising variations of the player to choose, best first.

    At most `ALIKE` of them begin with the same choice, so they differ where it matters. `world` is
    an imagined game, which is played on.
    """
    decision = world.decision
    if decision is None:
        return []
    seat, step = decision.player, world.state.step
    found = sorted(_ends(world, agent, seat, step, True), key=lambda each: -each.estimate)
    kept: list[Variation] = []
    seen: dict[Move, int] = {}
    for variation in found:
        first = variation.choices[0]
        if seen.get(first, 0) < ALIKE:
            seen[first] = seen.get(first, 0) + 1
            kept.append(variation)
    return kept[:count]


def changes(world: Game, agent: GreedyAgent, choices: Sequence[Move]) -> list[Variation]:
    """Return the variations that differ from `choices` in one later decision, best first.

    After the decision that differs, the agent completes the step.
    """
    decision = world.decision
    if decision is None:
        return []
    seat, step = decision.player, world.state.step
    game, found = world.copy(), list[Variation]()
    for number, choice in enumerate(choices):
        decision = game.decision
        if decision is None or decision.player != seat or choice not in decision.options:
            break
        if number and len(decision.options) > 1:
            for option in agent.promising(game, decision, CHANGED):
                if option != choice:
                    branch = game.copy()
                    branch.play(option)
                    path = [*choices[:number], option]
                    found += _ends(branch, agent, seat, step, False, path)
        game.play(choice)
    return sorted(found, key=lambda each: -each.estimate)


def _ends(
    game: Game,
    agent: GreedyAgent,
    seat: int,
    step: StepKey,
    is_root: bool,
    path: Sequence[Move] = (),
) -> Iterator[Variation]:
    """Yield the variations through the promising options; other decisions take the favorite."""
    choices = list(path)
    while len(choices) < LONGEST:
        decision = game.decision
        if decision is None or decision.player != seat or game.state.step != step:
            break
        width = WIDTHS.get(decision.kind, ROOT if is_root else 1)
        is_root = False
        if width > 1 and len(decision.options) > 1:
            for option in agent.promising(game, decision, width):
                branch = game.copy()
                branch.play(option)
                yield from _ends(branch, agent, seat, step, False, [*choices, option])
            return
        option = agent.favorite(game.table, decision)
        choices.append(option)
        game.play(option)
    yield Variation(tuple(choices), agent.value(game.table, seat))
