"""The rounds of a game with the event after each."""

from typing import NamedTuple

from tekhenu.components import Edition
from tekhenu.rules.wheel import ROUNDS_PER_ROTATION, maat_round, rotation_due, rounds


class Round(NamedTuple):
    number: int
    event: str  # rotation, maat, scoring, or empty


def course(edition: Edition) -> tuple[Round, ...]:
    scorings = [step * ROUNDS_PER_ROTATION for step in edition.marker_steps]
    return tuple(
        Round(number, _after(number, scorings)) for number in range(1, rounds(edition) + 1)
    )


def _after(number: int, scorings: list[int]) -> str:
    if number in scorings:
        return "scoring"
    if maat_round(number):
        return "maat"
    return "rotation" if rotation_due(number) else ""
