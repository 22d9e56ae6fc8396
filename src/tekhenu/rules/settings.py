"""How a game is set up."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields
from enum import StrEnum
from functools import wraps
from inspect import signature
from typing import Any, Final, Self, TypeVar

from ..components import Edition, load
from .nearest import unknown
from .variants import EXPANSIONS, SOLO, Expansion, SettingsError, Solo, Variant, one_of, plain

PLAYERS: Final = (2, 3, 4)
ALTERED_DICE: Final = ("turned", "printed")
HORUS_TILES: Final = ("random", "preprinted")

UNSAID: Final[Any] = None  # as many players as usual
APART: Final = ("solo", "expansion", "edition")  # fields that JSON has in a form of its own


T = TypeVar("T")


class ChanceSource(StrEnum):
    """Who rolls dice and draws cards; equal to its text, which saves and the API contain."""

    GENERATOR = "generator"
    TABLE = "table"
    OPEN_TABLE = "open table"

    __repr__ = str.__repr__


def _rejecting_unknown_names(cls: type[T]) -> type[T]:
    """Make the constructor of a dataclass suggest the nearest name for one it does not know."""
    initialize = cls.__init__
    known = list(signature(cls).parameters)

    @wraps(initialize)
    def checked(self: T, *args: Any, **given: Any) -> None:
        for name in given:
            if name not in known:
                raise TypeError(unknown("setting", name, known))
        initialize(self, *args, **given)

    cls.__init__ = checked  # type: ignore[assignment]
    return cls


@_rejecting_unknown_names
@dataclass(frozen=True, slots=True, repr=False)
class Settings:
    """How a game is set up; what is not given is as usual.

    >>> from tekhenu import Automas, Botankhamun, Settings, TimeOfSeth
    >>> Settings(players=4, expansion=TimeOfSeth())
    Settings(players=4, expansion=TimeOfSeth())
    >>> Settings(solo=Botankhamun("hard"))
    Settings(solo=Botankhamun(difficulty='hard'))
    >>> against = Settings(solo=Automas(2, difficulty=3))
    >>> against.players, against.humans, against.expansion
    (3, 1, TimeOfSeth())

    `players` is how many seats there are, 2 if nothing is said; a solo opponent says it by itself.

    `altered_dice` "turned": the scales weigh what a changed die shows; "printed": what it
    showed on the wheel (R17). `horus` "preprinted": the gods printed on the board, for first games.
    `chance` is a `ChanceSource` or its text. "table": people roll dice and draw cards, and the game
    asks for the outcomes (`Decision.chance`). "open table": it does not ask for cards that only one
    of them sees until these are revealed.

    A setting that is added has a default, and is checked in `__post_init__`; older saves, which do
    not mention it, have the default.
    """

    players: int = UNSAID
    solo: Solo | None = None
    expansion: Expansion | None = None
    altered_dice: str = ALTERED_DICE[0]
    horus: str = HORUS_TILES[0]
    chance: ChanceSource | str = ChanceSource.GENERATOR
    edition: Edition = field(default_factory=load)
    humans: int = field(init=False, compare=False)
    """Seats from 0 on that choose for themselves."""

    def __post_init__(self) -> None:
        self._check_kinds()
        self._settle_players()
        self._settle_expansion()
        one_of("altered_dice", self.altered_dice, ALTERED_DICE)
        one_of("horus", self.horus, HORUS_TILES)
        one_of("chance", self.chance, ChanceSource)
        object.__setattr__(self, "chance", ChanceSource(self.chance))
        if self.expansion is not None:
            self.expansion.check(self.players, self.edition)

    def _check_kinds(self) -> None:
        _check_kind("solo", self.solo, SOLO)
        _check_kind("expansion", self.expansion, EXPANSIONS)
        edition: object = self.edition
        if not isinstance(edition, Edition):
            raise SettingsError(f"edition must be an Edition, not {type(edition).__name__}")

    def _settle_players(self) -> None:
        seats = PLAYERS[0] if self.solo is None else self.solo.seats
        if self.players is UNSAID:
            object.__setattr__(self, "players", seats)
        if type(self.players) is not int or self.players not in PLAYERS:
            raise SettingsError(f"players must be 2, 3 or 4, not {self.players!r}")
        if self.solo is not None and self.players != seats:
            raise SettingsError(
                f"this game against {self.solo.title} has {seats} seats, not {self.players}"
            )
        object.__setattr__(self, "humans", self.players if self.solo is None else 1)

    def _settle_expansion(self) -> None:
        """A solo opponent knows some expansions and not others, and may insist on one."""
        if self.solo is None:
            return
        known = self.solo.expansions
        if self.expansion is None:
            object.__setattr__(self, "expansion", known[0])
        elif type(self.expansion) not in map(type, known):
            raise SettingsError(
                f"{self.solo.title} does not know {self.expansion.title}: leave out one of the two"
            )

    def __repr__(self) -> str:
        """What differs from the usual."""
        usual = type(self)(solo=self.solo)
        said = [] if self.solo is None else [f"solo={self.solo!r}"]
        for each in fields(self):
            value = getattr(self, each.name)
            if each.init and value != getattr(usual, each.name):
                said.append(f"{each.name}={value!r}")
        return f"Settings({', '.join(said)})"

    @classmethod
    def names(cls) -> list[str]:
        """Return the names of all settings, as `Settings(…)` takes them."""
        return [each.name for each in fields(cls) if each.init]

    @property
    def variants(self) -> Iterator[Variant]:
        return (each for each in (self.solo, self.expansion) if each is not None)

    @property
    def modules(self) -> tuple[str, ...]:
        """The modules of components the game uses."""
        return ("base", *(module for variant in self.variants for module in variant.modules))

    @property
    def at_table(self) -> bool:
        """Whether people at a real table roll and draw."""
        return self.chance != ChanceSource.GENERATOR

    # JSON: the fields of a variant stand beside the others

    def to_json(self) -> dict[str, Any]:
        data = {name: plain(getattr(self, name)) for name in self._own_keys()}
        if not self.at_table:
            del data["chance"]  # games at a table of people say so, the others need not
        if self.solo is not None:
            data["solo"] = self.solo.name
        if self.expansion is not None:
            data[self.expansion.name] = True
        for variant in self.variants:
            data |= variant.to_json()
        return data

    @classmethod
    def from_json(cls, data: Any, edition: Edition | None = None) -> Self:
        """What is missing is as usual; what is unknown is refused."""
        if not isinstance(data, dict):
            raise SettingsError("the settings must be a table of names and values")
        kinds = _variants(data)
        own = cls._own_keys()
        _refuse_strange(data, {"solo", *own, *EXPANSIONS}, kinds)
        given = {name: data[name] for name in own if name in data}
        for kind in kinds:
            given["solo" if issubclass(kind, Solo) else "expansion"] = kind.from_json(data)
        return cls(**given, edition=load() if edition is None else edition)

    @classmethod
    def _own_keys(cls) -> list[str]:
        return [name for name in cls.names() if name not in APART]


def _check_kind(name: str, value: object, kinds: Mapping[str, type[Variant]]) -> None:
    if value is not None and not isinstance(value, tuple(kinds.values())):
        known = " or ".join(f"{kind.__name__}(…)" for kind in kinds.values())
        raise SettingsError(f"{name} must be {known}, not {value!r}")


def _variants(data: dict[str, Any]) -> list[type[Variant]]:
    """Those that the settings name, and the expansion that a solo opponent insists on."""
    kinds: list[type[Variant]] = []
    usual = None
    if data.get("solo") is not None:
        one_of("solo", data["solo"], SOLO)
        solo = SOLO[data["solo"]]
        usual = solo.expansions[0]
        kinds.append(solo)
    for name, kind in EXPANSIONS.items():
        follows = isinstance(usual, kind)
        said = data.get(name, follows)
        if type(said) is not bool:
            raise SettingsError(f"{name} must be true or false, not {said!r}")
        if follows and not said:
            raise SettingsError(f"{name} cannot be false: the opponents play {kind.title}")
        if said:
            kinds.append(kind)
    return kinds


def _refuse_strange(data: dict[str, Any], own: set[str], kinds: list[type[Variant]]) -> None:
    known = own.union(*(kind.named_fields() for kind in kinds))
    every = (*SOLO.values(), *EXPANSIONS.values())
    for key in sorted(set(data) - known):
        if others := [kind.title for kind in every if key in kind.named_fields()]:
            raise SettingsError(f"the setting {key!r} is for games with {' or '.join(others)}")
        raise SettingsError(f"unknown setting {key!r}; known are {', '.join(sorted(known))}")
