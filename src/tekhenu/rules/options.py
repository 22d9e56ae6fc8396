"""How a game is set up."""

from dataclasses import dataclass, field
from typing import Any

from ..components import Edition, from_overrides, load

ALTERED_DICE = ("turned", "printed")
HORUS_TILES = ("random", "preprinted")


class OptionsError(ValueError):
    """An option of the game that does not exist or does not fit."""


@dataclass(frozen=True, slots=True)
class Options:
    """`altered_dice` "turned": the scales weigh what a changed die shows; "printed": what it
    showed on the wheel (R17). `horus` "preprinted": the gods printed on the board, for first games.
    """

    players: int = 2
    altered_dice: str = "turned"
    horus: str = "random"
    edition: Edition = field(default_factory=load)

    def __post_init__(self) -> None:
        if type(self.players) is not int or not 2 <= self.players <= 4:
            raise OptionsError(f"players must be 2, 3 or 4, not {self.players!r}")
        _one_of("altered_dice", self.altered_dice, ALTERED_DICE)
        _one_of("horus", self.horus, HORUS_TILES)
        if not isinstance(self.edition, Edition):
            raise OptionsError(f"edition must be an Edition, not {type(self.edition).__name__}")

    @property
    def modules(self) -> tuple[str, ...]:
        """The modules of components the game uses."""
        return ("base",)

    def to_json(self) -> dict[str, Any]:
        return {"players": self.players, "altered_dice": self.altered_dice, "horus": self.horus}

    @classmethod
    def from_json(cls, data: Any, overrides: Any) -> "Options":
        if not isinstance(data, dict):
            raise OptionsError("the options must be a table of names and values")
        known = {"players", "altered_dice", "horus"}
        if unknown := sorted(set(data) - known):
            raise OptionsError(
                f"unknown option {unknown[0]!r}; known are {', '.join(sorted(known))}"
            )
        if missing := sorted(known - set(data)):
            raise OptionsError(f"the option {missing[0]!r} is missing")
        return cls(**data, edition=from_overrides(overrides))


def _one_of(name: str, value: object, allowed: tuple[str, ...]) -> None:
    if value not in allowed:
        raise OptionsError(f"{name} must be one of {', '.join(allowed)}, not {value!r}")
