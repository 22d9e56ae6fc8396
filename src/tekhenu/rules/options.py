"""How a game is set up."""

from dataclasses import dataclass, field, fields
from typing import Any

from ..components import Edition, from_overrides, load
from ..components.terms import Colour

ALTERED_DICE = ("turned", "printed")
HORUS_TILES = ("random", "preprinted")
SOLO = ("botankhamun", "automa")
DIFFICULTIES = ("easy", "medium", "hard")  # of Botankhamun
MOST_AUTOMAS = 3
HARDEST = 4  # the Automas' difficulty counts from 0
CHALLENGES = ("random_start", "rich_decrees")
SOLO_SEATS = 2


SOLO_OPTIONS = {"botankhamun": ("challenges",), "automa": ("automas", "seth")}  # in JSON


class OptionsError(ValueError):
    """An option of the game that does not exist or does not fit."""


@dataclass(frozen=True, slots=True, repr=False)
class Options:
    """How a game is set up; what is not given is as usual.

    >>> Options(players=4, seth=True)
    Options(players=4, seth=True)

    `altered_dice` "turned": the scales weigh what a changed die shows; "printed": what it
    showed on the wheel (R17). `horus` "preprinted": the gods printed on the board, for first games.

    `solo` "botankhamun": seat 0 plays against Botankhamun in seat 1, at a `difficulty`; the
    `challenges` are "random_start" (two random Starting cards instead of two of three) and
    "rich_decrees" (8 VP for each of its Decrees instead of 4).

    `solo` "automa": seat 0 plays against 1 to 3 `automas` in the seats after it, at a `difficulty`
    from 0 to 4, with *Time of Seth*; `players` and `seth` follow by themselves.

    `seth`: with the expansion *Time of Seth*.
    """

    players: int = 2
    solo: str | None = None
    difficulty: str | int = ""  # the lowest, unless given
    challenges: tuple[str, ...] = ()
    altered_dice: str = "turned"
    horus: str = "random"
    edition: Edition = field(default_factory=load)
    seth: bool = False
    automas: int = 0

    def __post_init__(self) -> None:
        if type(self.players) is not int or not 2 <= self.players <= 4:
            raise OptionsError(f"players must be 2, 3 or 4, not {self.players!r}")
        self._check_solo()
        self._check_automas()
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
        if self.solo is not None:
            _one_of("solo", self.solo, SOLO)
        if self.solo == "automa":
            return
        if self.difficulty == "":
            object.__setattr__(self, "difficulty", DIFFICULTIES[0])
        _one_of("difficulty", self.difficulty, DIFFICULTIES)
        if self.solo is not None:
            if self.players != SOLO_SEATS:
                raise OptionsError(
                    f"a game against Botankhamun has {SOLO_SEATS} seats, not {self.players}"
                )
        elif self.challenges or self.difficulty != DIFFICULTIES[0]:
            raise OptionsError("difficulty and challenges belong to a solo game")

    def _check_automas(self) -> None:
        """Against Automas, players and Seth follow from the rest (R80)."""
        if self.solo != "automa":
            if type(self.automas) is not int or self.automas:
                raise OptionsError(f'automas={self.automas!r} needs solo="automa"')
            return
        if type(self.automas) is not int or not 1 <= self.automas <= MOST_AUTOMAS:
            raise OptionsError(f"automas must be 1, 2 or 3, not {self.automas!r}")
        if self.difficulty == "":
            object.__setattr__(self, "difficulty", 0)
        if type(self.difficulty) is not int or not 0 <= self.difficulty <= HARDEST:
            raise OptionsError(
                "against Automas the difficulty must be a whole number from 0 to "
                f"{HARDEST}, not {self.difficulty!r}"
            )
        if self.challenges:
            raise OptionsError("challenges belong to a game against Botankhamun, not to Automas")
        seats = 1 + self.automas
        if self.players not in (2, seats):
            raise OptionsError(
                f"with automas={self.automas} there are {seats} players, not {self.players}"
            )
        object.__setattr__(self, "players", seats)
        if self.seth is False:
            object.__setattr__(self, "seth", True)

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

    def __repr__(self) -> str:
        """What differs from the usual."""
        usual = Options()
        given = [
            f"{field.name}={getattr(self, field.name)!r}"
            for field in fields(self)
            if getattr(self, field.name) != getattr(usual, field.name)
        ]
        return f"Options({', '.join(given)})"

    @property
    def humans(self) -> int:
        """Seats from 0 on that choose for themselves."""
        return self.players if self.solo is None else 1

    @property
    def modules(self) -> tuple[str, ...]:
        """The modules of components the game uses; the Automas have Botankhamun's tiles too."""
        solo = {"botankhamun": SOLO[:1], "automa": SOLO}.get(self.solo or "", ())
        return ("base", *solo, "seth") if self.seth else ("base", *solo)

    @property
    def step(self) -> int:
        """The Automas' difficulty; 0 in any other game."""
        return self.difficulty if isinstance(self.difficulty, int) else 0

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "players": self.players,
            "altered_dice": self.altered_dice,
            "horus": self.horus,
        }
        if self.solo is not None:
            data |= {"solo": self.solo, "difficulty": self.difficulty}
        if self.solo == "botankhamun":
            data["challenges"] = list(self.challenges)
        if self.automas:
            data["automas"] = self.automas
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
            known |= {"solo", "difficulty", *SOLO_OPTIONS[data["solo"]]}
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
        options = cls(**data, edition=from_overrides(overrides))
        for name in ("players", "seth", "difficulty"):
            if name in data and data[name] != getattr(options, name):
                raise OptionsError(f"{name} {data[name]!r} does not fit the other options")
        return options


def _one_of(name: str, value: object, allowed: tuple[str, ...]) -> None:
    if value not in allowed:
        raise OptionsError(f"{name} must be one of {', '.join(allowed)}, not {value!r}")
