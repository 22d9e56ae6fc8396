"""What a turn is to achieve: as many Victory Points as can be, perhaps under a condition."""

from dataclasses import dataclass
from typing import Any, Self

from ..rules.maat import balance_of
from ..rules.place import DISTRICT, District
from ..rules.scoring import district_owner, score_all
from ..rules.table import Table


class GoalError(ValueError):
    """The text names no goal; the message says what was expected."""


@dataclass(frozen=True, slots=True)
class Goal:
    """The most VP of a turn, written as a short text: `vp`, `vp balance=0`, `vp district=bread`.

    With `scoring` a Scoring is counted as if it came right after the turn. `balance` is what the
    scales must show at the end, `district` the one in which the player must lead then.

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
            raise GoalError(f"a goal begins with vp, such as 'vp balance=0', not {text!r}")
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
        """Whether more is asked than VP."""
        return self.balance is not None or self.district is not None

    @property
    def conditions(self) -> list[str]:
        """What is asked besides VP, without the number or district that is asked for."""
        asked = {
            "scoring": self.scoring,
            "balance": self.balance is not None,
            "district": self.district is not None,
        }
        return [name for name, is_asked in asked.items() if is_asked]

    def result(self, table: Table, seat: int, before: int, over: bool = True) -> int | None:
        """The VP that the turn has brought; None if the condition does not hold.

        While the turn is not over its die is in hand, so no condition holds for certain.
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
        f"{word!r} is no condition of a goal: expected scoring, balance=NUMBER or "
        f"district={'|'.join(districts)}"
    )


def scored(table: Table, seat: int) -> int:
    """The VP that a player would have after a Scoring now."""
    after = Table(table.state.copy(), table.settings, None)
    for _ in score_all(after):
        raise AssertionError("a Scoring asks nobody")
    return after.state.players[seat].vp
