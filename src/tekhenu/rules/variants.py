"""Solo opponents and expansions: values with their own fields and checks.

`Settings` names none of them. A new one is a class here and an entry in the tables at the end. It
defines how many seats it has, which component tables it needs and what it can be combined with.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import MISSING, Field, asdict, dataclass, field, fields, replace
from enum import StrEnum
from typing import Any, ClassVar, Final, Self

from ..components import Edition
from ..components.edition import Start
from ..components.terms import Color
from .declarations import (
    NOT_IN_RULES,
    Declaration,
    SettingsError,
    Shown,
    check_fields,
    declarations_of,
    declared,
)

DIFFICULTIES: Final = ("easy", "medium", "hard")  # of Botankhamun
CHALLENGES: Final = ("random_start", "rich_decrees")
MOST_AUTOMAS: Final = 3
HARDEST: Final = 4  # the Automas' difficulty, counted from 0


class Variant:
    """An expansion or a solo opponent, as a frozen dataclass."""

    __slots__ = ()

    name: ClassVar[str]
    """The name in saves, in the API and on the command line."""
    title: ClassVar[str]
    modules: ClassVar[tuple[str, ...]]
    """The component tables it needs."""

    @classmethod
    def declarations(cls) -> Mapping[str, Declaration]:
        """Return the settings of the variant by field. In JSON they stand beside the others."""
        return declarations_of(cls, cls.name)

    @classmethod
    def named_fields(cls) -> dict[str, Field[Any]]:
        """Return the fields by their JSON names."""
        kind: Any = cls
        named = cls.declarations()
        return {named[each.name].name: each for each in fields(kind)}

    def to_json(self) -> dict[str, Any]:
        return {key: plain(getattr(self, each.name)) for key, each in self.named_fields().items()}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Self:
        """Return the variant from the JSON of all settings."""
        given = {each.name: data[key] for key, each in cls.named_fields().items() if key in data}
        for key, each in cls.named_fields().items():
            if each.default is MISSING and key not in data:
                raise SettingsError(f"the setting {key!r} is missing")
        return cls(**given)

    def __repr__(self) -> str:
        """Return the constructor call, without fields that have their defaults."""
        arguments = []
        for each in self.named_fields().values():
            value = getattr(self, each.name)
            if each.default is MISSING:
                arguments.append(repr(value))
            elif value != each.default:
                arguments.append(f"{each.name}={value!r}")
        return f"{type(self).__name__}({', '.join(arguments)})"


class Expansion(Variant):
    __slots__ = ()

    @classmethod
    def declaration(cls) -> Declaration:
        """Return the setting that turns the expansion on."""
        shown = NOT_IN_RULES & ~Shown.ENVIRONMENTS
        about = f"with the expansion {cls.title}"
        return Declaration(cls.name, about, None, default=False, shown=shown, argument=cls.name)

    def check(self, players: int, edition: Edition) -> None:
        """Raise SettingsError if the edition lacks components for it."""


@dataclass(frozen=True, slots=True, repr=False)
class TimeOfSeth(Expansion):
    """The expansion *Time of Seth*."""

    name = "seth"
    title = "Time of Seth"
    modules = ("seth",)

    def check(self, players: int, edition: Edition) -> None:
        """Raise SettingsError if the edition has too few dice for the expansion."""
        there = edition.dice + edition.seth.dice
        used = edition.seth.bag[players]
        for color, count, needed in zip(Color, there, used, strict=True):
            if needed > count:
                raise SettingsError(
                    f"{self.title} needs {needed} {color.name.lower()} dice with {players} "
                    f"players, and the edition has {count}: give it a seth.bag of its own",
                    "dice",
                )


class Solo(Variant, ABC):
    """A solo opponent, in the seats after seat 0."""

    __slots__ = ()

    expansions: ClassVar[tuple[Expansion | None, ...]]
    """The expansions it can be played with; the first one is the default."""
    difficulty: str | int

    @property
    @abstractmethod
    def seats(self) -> int:
        """The number of seats, including the human player's."""

    @abstractmethod
    def start(self, edition: Edition) -> Start:
        """Return the pieces that each of its seats begins with.

        There is no Gold, because the opponent has no player board.
        """

    @abstractmethod
    def starting_cards(self, edition: Edition) -> int:
        """Return the number of Starting cards on offer for the human player."""


@dataclass(frozen=True, slots=True, repr=False)
class Botankhamun(Solo):
    """The solo opponent of the base game, in seat 1; `difficulty` is easy, medium or hard.

    >>> Botankhamun("hard", ("rich_decrees",))
    Botankhamun(difficulty='hard', challenges=('rich_decrees',))

    The `challenges` are "random_start" (two random Starting cards instead of two of three) and
    "rich_decrees" (8 VP for each of its Decrees instead of 4).
    """

    difficulty: str = field(
        default=DIFFICULTIES[0],
        metadata=declared("how strong Botankhamun is", DIFFICULTIES, shown=NOT_IN_RULES),
    )
    challenges: tuple[str, ...] = field(
        default=(),
        metadata=declared(
            "further advantages of Botankhamun", CHALLENGES, several=True, argument="challenge"
        ),
    )

    name = "botankhamun"
    title = "Botankhamun"
    modules = ("botankhamun",)
    expansions = (None,)

    def __post_init__(self) -> None:
        check_fields(self)
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

    count: int = field(
        metadata=declared(
            "how many Automas play", range(1, MOST_AUTOMAS + 1), name="automas", shown=NOT_IN_RULES
        )
    )
    difficulty: int = field(
        default=0,
        metadata=declared("how strong the Automas are", range(HARDEST + 1), shown=NOT_IN_RULES),
    )

    name = "automa"
    title = "Automas"
    modules = ("botankhamun", "automa")  # they use Botankhamun's tiles too
    expansions = (TimeOfSeth(),)

    def __post_init__(self) -> None:
        check_fields(self)

    @property
    def seats(self) -> int:
        return 1 + self.count

    def start(self, edition: Edition) -> Start:
        return replace(edition.start, gold=0, scribes=0)

    def starting_cards(self, edition: Edition) -> int:
        return edition.automa.setup.starting_cards


SOLO: Final[dict[str, type[Solo]]] = {kind.name: kind for kind in (Botankhamun, Automas)}
EXPANSIONS: Final[dict[str, type[Expansion]]] = {kind.name: kind for kind in (TimeOfSeth,)}


def plain(value: Any) -> Any:
    """Return a value of a setting in its JSON form."""
    if isinstance(value, StrEnum):
        return value.value
    return list(value) if isinstance(value, tuple) else value
