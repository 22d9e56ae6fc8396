"""How a game is set up."""

from dataclasses import dataclass, field
from typing import Any

from ..components import Edition, from_overrides, load
from ..components.terms import Colour

ALTERED_DICE = ("turned", "printed")
HORUS_TILES = ("random", "preprinted")
SOLO = ("botankhamun",)
DIFFICULTIES = ("easy", "medium", "hard")
CHALLENGES = ("random_start", "rich_decrees")
SOLO_SEATS = 2


class OptionsError(ValueError):
    """An option of the game that does not exist or does not fit."""


@dataclass(frozen=True, slots=True)
class Options:
    """`altered_dice` "turned": the scales weigh what a changed die shows; "printed": what it
    showed on the wheel (R17). `horus` "preprinted": the gods printed on the board, for first games.

    `solo` "botankhamun": seat 0 plays against Botankhamun in seat 1, at a `difficulty`; the
    `challenges` are "random_start" (two random Starting cards instead of two of three) and
    "rich_decrees" (8 VP for each of its Decrees instead of 4).

    `seth`: with the expansion *Time of Seth*.
    """

    players: int = 2
    solo: str | None = None
    difficulty: str = "easy"
    challenges: tuple[str, ...] = ()
    altered_dice: str = "turned"
    horus: str = "random"
    edition: Edition = field(default_factory=load)
    seth: bool = False

    def __post_init__(self) -> None:
        if type(self.players) is not int or not 2 <= self.players <= 4:
            raise OptionsError(f"players must be 2, 3 or 4, not {self.players!r}")
        self._check_solo()
        self._check_seth()
        _one_of("altered_dice", self.altered_dice, ALTERED_DICE)
        _one_of("horus", self.horus, HORUS_TILES)
        if not isinstance(self.edition, Edition):
            raise OptionsError(f"edition must be an Edition, not {type(self.edition).__name__}")
        if self.seth:
            self._check_dice()

    def _check_solo(self) -> None:
        given: object = self.challenges
        if not isinstance(given, tuple | list | set | frozenset) or not all(
            c in CHALLENGES for c in given
        ):
            raise OptionsError(
                f"challenges must be some of {', '.join(CHALLENGES)}, not {self.challenges!r}"
            )
        object.__setattr__(self, "challenges", tuple(c for c in CHALLENGES if c in self.challenges))
        _one_of("difficulty", self.difficulty, DIFFICULTIES)
        if self.solo is not None:
            _one_of("solo", self.solo, SOLO)
            if self.players != SOLO_SEATS:
                raise OptionsError(
                    f"a game against Botankhamun has {SOLO_SEATS} seats, not {self.players}"
                )
        elif self.challenges or self.difficulty != DIFFICULTIES[0]:
            raise OptionsError("difficulty and challenges belong to a solo game")

    def _check_seth(self) -> None:
        if type(self.seth) is not bool:
            raise OptionsError(f"seth must be true or false, not {self.seth!r}")
        if self.seth and self.solo == "botankhamun":
            raise OptionsError("Botankhamun does not know Time of Seth: leave out one of the two")

    def _check_dice(self) -> None:
        """An edition with other dice in the base game may have too few for the expansion."""
        there = self.edition.dice + self.edition.seth.dice
        used = self.edition.seth.bag[self.players]
        for colour, count, needed in zip(Colour, there, used, strict=True):
            if needed > count:
                name = colour.name.lower()
                raise OptionsError(
                    f"Time of Seth needs {needed} {name} dice with {self.players} players, and the "
                    f"edition has {count}: give it a seth.bag of its own"
                )

    @property
    def humans(self) -> int:
        """Seats from 0 on that choose for themselves."""
        return self.players if self.solo is None else 1

    @property
    def modules(self) -> tuple[str, ...]:
        """The modules of components the game uses."""
        solo = () if self.solo is None else (self.solo,)
        return ("base", *solo, "seth") if self.seth else ("base", *solo)

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "players": self.players,
            "altered_dice": self.altered_dice,
            "horus": self.horus,
        }
        if self.solo is not None:
            data |= {
                "solo": self.solo,
                "difficulty": self.difficulty,
                "challenges": list(self.challenges),
            }
        if self.seth:
            data["seth"] = True
        return data

    @classmethod
    def from_json(cls, data: Any, overrides: Any) -> "Options":
        if not isinstance(data, dict):
            raise OptionsError("the options must be a table of names and values")
        known = {"players", "altered_dice", "horus"}
        if "solo" in data:
            _one_of("solo", data["solo"], SOLO)
            known |= {"solo", "difficulty", "challenges"}
        if "seth" in data:
            known.add("seth")
        if unknown := sorted(set(data) - known):
            raise OptionsError(
                f"unknown option {unknown[0]!r}; known are {', '.join(sorted(known))}"
            )
        if missing := sorted(known - set(data)):
            raise OptionsError(f"the option {missing[0]!r} is missing")
        if not isinstance(data.get("challenges", []), list):
            raise OptionsError("challenges must be a list")
        return cls(**data, edition=from_overrides(overrides))


def _one_of(name: str, value: object, allowed: tuple[str, ...]) -> None:
    if value not in allowed:
        raise OptionsError(f"{name} must be one of {', '.join(allowed)}, not {value!r}")
