"""Puzzle goals: as many Victory Points as possible, optionally under a condition."""

from dataclasses import dataclass
from typing import Any, Self

from ..rules.maat import balance_of
from ..rules.place import DISTRICT, District
from ..rules.scoring import district_owner, score_all
from ..rules.table import Table


class GoalError(ValueError):
    """An unknown goal; the message states what was expected."""


@dataclass(frozen=True, slots=True)
class Goal:
    """The goal of a turn in VP, with a short text form: `vp`, `vp balance=0`, `vp district=bread`.

    With `scoring`, a Scoring right after the turn is counted too. `balance` is the required balance
    of the scales at the end, `district` the one in which the player must lead.

    >>> Goal.parse("vp balance=0")
    Goal(scoring=False, balance=0, district=None)
    >>> print(Goal(scoring=True))
    vp scoring
    """

    scoring: bool = False
    balance: int | None = None
    district: District | None = None

    @classmethod
    def parse(cls, text: str) -> Self:
        first, *rest = text.split() or [""]
        if first != "vp":
            raise GoalError(f"{text!r} is not a goal: expected a text such as 'vp balance=0'")
        return cls(**dict(_condition(word) for word in rest))

    def __str__(self) -> str:
        words = ["vp"]
        if self.scoring:
            words.append("scoring")
        if self.balance is not None:
            words.append(f"balance={self.balance}")
        if self.district is not None:
            words.append(f"district={self.district}")
        return " ".join(words)

    @property
    def conditional(self) -> bool:
        """Return whether the goal has a condition beside VP."""
        return self.balance is not None or self.district is not None

    @property
    def conditions(self) -> list[str]:
        """Return the kinds of conditions, without their number or district."""
        asked = {
            "scoring": self.scoring,
            "balance": self.balance is not None,
            "district": self.district is not None,
        }
        return [name for name, is_asked in asked.items() if is_asked]

    def result(self, table: Table, seat: int, before: int, over: bool = True) -> int | None:
        """Return the VP gained in the turn, or None if the condition does not hold.

        During the turn its die is in hand, so no condition holds for certain.
        """
        if not over and self.conditional:
            return None
        player = table.state.players[seat]
        if self.balance is not None and balance_of(table, player) != self.balance:
            return None
        if self.district is not None and district_owner(table, self.district.index) != seat:
            return None
        if self.scoring:
            return scored(table, seat) - before
        return player.vp - before


def _condition(word: str) -> tuple[str, Any]:
    name, _, given = word.partition("=")
    if name == "scoring" and not given:
        return name, True
    if name == "balance" and given.lstrip("-").isdecimal():
        return name, int(given)
    districts = {str(district): district for district in DISTRICT}
    if name == "district" and given in districts:
        return name, districts[given]
    raise GoalError(
        f"{word!r} is not a condition of a goal: expected scoring, balance=NUMBER or "
        f"district={'|'.join(districts)}"
    )


def scored(table: Table, seat: int) -> int:
    """Return the VP that a player would have after a Scoring now."""
    after = Table(table.state.copy(), table.settings, None)
    for _ in score_all(after):
        raise AssertionError("a Scoring without payments has no decisions")
    return after.state.players[seat].vp
