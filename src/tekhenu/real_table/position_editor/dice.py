"""A check whether the dice around the wheel are possible at the entered turn of the game."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ...components.kinds import word
from ...components.terms import God
from ...rules.supply import Supply, dice_on_seth_board, supply
from ...rules.wheel import DICE_FOR_MAAT, ROUNDS_PER_ROTATION
from .table_problem import TableProblem

if TYPE_CHECKING:
    from .building import Builder

ProblemValues = dict[str, str | int]
COLORS = "dice"  # problem key of too many dice of a color


def problems_of_dice(builder: "Builder") -> Iterator[TableProblem]:
    """Yield the problems found by the first failing check, the simplest check first."""
    if not any(builder.state.sections):
        yield TableProblem("dice", "no-dice")
        return
    yield from _homeless(builder)
    if all(
        problem.key != COLORS for problem in builder.problems
    ):  # otherwise some dice are not counted
        yield from next(filter(None, (list(check(builder)) for check in CHECKS)), [])


def _homeless(builder: "Builder") -> Iterator[TableProblem]:
    """Yield the sections with dice that belong on the Seth board."""
    for section, dice in enumerate(builder.state.sections):
        area = [builder.printed.area[builder.printed.color[die]] for die in dice]
        if any(home not in (-1, section) for home in area):
            yield _at([section], "gray", {"god": word(God(section))})


def _total(builder: "Builder") -> Iterator[TableProblem]:
    """Check that as many dice are around the wheel and in the bag as there must be at that turn."""
    state, plan = builder.state, _plan(builder)
    lying = sum(map(len, state.sections))
    due = len(builder.printed.bag) - plan.bag - plan.scales
    if lying != due:
        values: ProblemValues = {"dice": lying, "bag": len(state.bag), "due": due, "left": plan.bag}
        yield TableProblem("dice", "total", (), {**values, "round": state.round})


def _too_many(builder: "Builder") -> Iterator[TableProblem]:
    """Yield the sections with more dice than have ever been drawn for them."""
    state = builder.state
    for section, drawn in enumerate(_drawn(_plan(builder), builder.printed.wheel)):
        dice = len(state.sections[section])
        if dice > drawn:
            yield _at([section], "many", {"dice": dice, "due": drawn, "round": state.round})


def _too_few(builder: "Builder") -> Iterator[TableProblem]:
    """Yield sections that lack dice drawn too recently to have been taken since.

    Checking every period is enough: if the missing dice of later draws never outnumber the dice
    that left the sections since, some course of the game leads there.
    """
    state, plan, wheel = builder.state, _plan(builder), builder.printed.wheel
    missing = [
        drawn - len(state.sections[section]) for section, drawn in enumerate(_drawn(plan, wheel))
    ]
    for period in reversed(range(len(plan.periods))):
        before = _drawn(plan._replace(periods=plan.periods[:period]), wheel)
        late = {s: missing[s] - before[s] for s in range(wheel) if missing[s] > before[s]}
        left = sum(each.taken for each in plan.periods[period:]) + _diverted(builder, period)
        if sum(late.values()) > left:
            dice = sum(len(state.sections[section]) for section in late)
            due = dice + sum(late.values()) - left
            yield _at(list(late), "few", {"dice": dice, "due": due, "round": state.round})
            return


CHECKS = (_total, _too_many, _too_few)


def _plan(builder: "Builder") -> Supply:
    state = builder.state
    return supply(builder.printed, state.round, state.active, state.wheel)


def _drawn(plan: Supply, wheel: int) -> list[int]:
    """Return how many dice have been drawn for each section of the wheel."""
    return [sum(period.drawn[section] for period in plan.periods) for section in range(wheel)]


def _diverted(builder: "Builder", since: int) -> int:
    """Return how many dice drawn since period `since` can have gone to the Seth board at most.

    Such dice are still outside the bag, unless a Maat has returned them.
    """
    state, printed = builder.state, builder.printed
    homed = [die for die in printed.bag if printed.area[printed.color[die]] >= 0]
    outside = sum(die not in state.bag for die in homed)
    rounds = range((since + 1) * ROUNDS_PER_ROTATION, state.round)
    maats = sum(number % DICE_FOR_MAAT == 0 for number in rounds)
    if not since and not maats:
        outside -= dice_on_seth_board(printed)
    return outside + maats * len(homed)


def _at(sections: list[int], key: str, values: ProblemValues) -> TableProblem:
    fields = tuple(f"dice.{word(God(section))}" for section in sections)
    return TableProblem("dice", key, fields, values)
