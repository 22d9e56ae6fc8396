"""Solo opponents and expansions: values with their own fields and checks.

`Settings` knows none of them by name. A new one is a class here and a place in the tables at the
end: it says how many seats it has, which tables it needs and what it goes together with.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import MISSING, Field, asdict, dataclass, field, fields, replace
from enum import StrEnum
from typing import Any, ClassVar, Final, Self

from ..components import Edition
from ..components.edition import Start
from ..components.terms import Colour

DIFFICULTIES: Final = ("easy", "medium", "hard")  # of Botankhamun
CHALLENGES: Final = ("random_start", "rich_decrees")
MOST_AUTOMAS: Final = 3
HARDEST: Final = 4  # the Automas' difficulty counts from 0


class SettingsError(ValueError):
    """A setting of the game that does not exist or does not fit.

    `kind` selects the text for players (`settings-trouble`).
    """

    def __init__(self, message: str, kind: str = "other") -> None:
        super().__init__(message)
        self.kind = kind


class Variant:
    """What a game may be played with or against, as a frozen dataclass."""

    __slots__ = ()

    name: ClassVar[str]
    """In saves, in the API and on the command line."""
    title: ClassVar[str]
    modules: ClassVar[tuple[str, ...]]
    """The tables of components it needs."""

    @classmethod
    def named_fields(cls) -> dict[str, Field[Any]]:
        """Its fields by the names that they have in JSON, beside the other settings."""
        kind: Any = cls
        return {each.metadata.get("key", each.name): each for each in fields(kind)}

    def to_json(self) -> dict[str, Any]:
        return {key: plain(getattr(self, each.name)) for key, each in self.named_fields().items()}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Self:
        """From settings of which some are its own."""
        given = {each.name: data[key] for key, each in cls.named_fields().items() if key in data}
        for key, each in cls.named_fields().items():
            if each.default is MISSING and key not in data:
                raise SettingsError(f"the setting {key!r} is missing")
        return cls(**given)

    def __repr__(self) -> str:
        """What must be given, then what differs from the usual."""
        said = []
        for each in self.named_fields().values():
            value = getattr(self, each.name)
            if each.default is MISSING:
                said.append(repr(value))
            elif value != each.default:
                said.append(f"{each.name}={value!r}")
        return f"{type(self).__name__}({', '.join(said)})"


class Expansion(Variant):
    __slots__ = ()

    def check(self, players: int, edition: Edition) -> None:
        """SettingsError if the edition has not what it takes."""


@dataclass(frozen=True, slots=True, repr=False)
class TimeOfSeth(Expansion):
    """The expansion *Time of Seth*."""

    name = "seth"
    title = "Time of Seth"
    modules = ("seth",)

    def check(self, players: int, edition: Edition) -> None:
        """An edition with other dice in the base game may have too few for the expansion."""
        there = edition.dice + edition.seth.dice
        used = edition.seth.bag[players]
        for colour, count, needed in zip(Colour, there, used, strict=True):
            if needed > count:
                raise SettingsError(
                    f"{self.title} needs {needed} {colour.name.lower()} dice with {players} "
                    f"players, and the edition has {count}: give it a seth.bag of its own",
                    "dice",
                )


class Solo(Variant, ABC):
    """Who plays against one person, in the seats after seat 0."""

    __slots__ = ()

    expansions: ClassVar[tuple[Expansion | None, ...]]
    """With which it can be played: the first one, unless another is given."""
    difficulty: str | int

    @property
    @abstractmethod
    def seats(self) -> int:
        """With the person's."""

    @abstractmethod
    def start(self, edition: Edition) -> Start:
        """What each of its seats begins with: never Gold, there is no player board for it."""

    @abstractmethod
    def starting_cards(self, edition: Edition) -> int:
        """How many are laid out for the person."""


@dataclass(frozen=True, slots=True, repr=False)
class Botankhamun(Solo):
    """The solo opponent of the base game, in seat 1; `difficulty` is easy, medium or hard.

    >>> Botankhamun("hard", ("rich_decrees",))
    Botankhamun(difficulty='hard', challenges=('rich_decrees',))

    The `challenges` are "random_start" (two random Starting cards instead of two of three) and
    "rich_decrees" (8 VP for each of its Decrees instead of 4).
    """

    difficulty: str = DIFFICULTIES[0]
    challenges: tuple[str, ...] = ()

    name = "botankhamun"
    title = "Botankhamun"
    modules = ("botankhamun",)
    expansions = (None,)

    def __post_init__(self) -> None:
        one_of("difficulty", self.difficulty, DIFFICULTIES)
        given: object = self.challenges
        several = isinstance(given, tuple | list | set | frozenset)
        if not several or not all(each in CHALLENGES for each in self.challenges):
            raise SettingsError(
                f"challenges must be some of {', '.join(CHALLENGES)}, not {given!r}"
            )
        object.__setattr__(self, "challenges", tuple(c for c in CHALLENGES if c in self.challenges))

    @property
    def seats(self) -> int:
        return 2

    def start(self, edition: Edition) -> Start:
        return replace(edition.start, gold=0, **asdict(edition.botankhamun.start))  # R43, R108

    def starting_cards(self, edition: Edition) -> int:
        bot = edition.botankhamun
        random = "random_start" in self.challenges
        return bot.starting_cards_taken if random else bot.starting_cards_shown


@dataclass(frozen=True, slots=True, repr=False)
class Automas(Solo):
    """1 to 3 Automas, who play *Time of Seth* (R80); `difficulty` is a number from 0 to 4.

    >>> Automas(2, difficulty=3)
    Automas(2, difficulty=3)
    """

    count: int = field(metadata={"key": "automas"})
    difficulty: int = 0

    name = "automa"
    title = "Automas"
    modules = ("botankhamun", "automa")  # they have Botankhamun's tiles too
    expansions = (TimeOfSeth(),)

    def __post_init__(self) -> None:
        if type(self.count) is not int or not 1 <= self.count <= MOST_AUTOMAS:
            raise SettingsError(f"there can be 1, 2 or {MOST_AUTOMAS} Automas, not {self.count!r}")
        if type(self.difficulty) is not int or not 0 <= self.difficulty <= HARDEST:
            raise SettingsError(
                "against Automas the difficulty must be a whole number from 0 to "
                f"{HARDEST}, not {self.difficulty!r}"
            )

    @property
    def seats(self) -> int:
        return 1 + self.count

    def start(self, edition: Edition) -> Start:
        return replace(edition.start, gold=0, scribes=0)

    def starting_cards(self, edition: Edition) -> int:
        return edition.automa.setup.starting_cards


SOLO: Final[dict[str, type[Solo]]] = {kind.name: kind for kind in (Botankhamun, Automas)}
EXPANSIONS: Final[dict[str, type[Expansion]]] = {kind.name: kind for kind in (TimeOfSeth,)}


def one_of(name: str, value: object, allowed: Iterable[str]) -> None:
    if value not in (known := tuple(allowed)):
        raise SettingsError(f"{name} must be one of {', '.join(known)}, not {value!r}")


def plain(value: Any) -> Any:
    """Return a value of a setting in its JSON form."""
    if isinstance(value, StrEnum):
        return value.value
    return list(value) if isinstance(value, tuple) else value
