"""Settings of a game."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields
from enum import StrEnum
from functools import wraps
from inspect import signature
from typing import Any, Final, Self, TypeVar

from ..components import Edition, load
from .declarations import (
    NOT_IN_RULES,
    Declaration,
    SettingsError,
    Shown,
    check_fields,
    declarations_of,
    declared,
)
from .nearest import unknown
from .variants import EXPANSIONS, SOLO, Expansion, Solo, Variant, plain

PLAYERS: Final = range(2, 5)
ALTERED_DICE: Final = ("turned", "printed")
HORUS_TILES: Final = ("random", "preprinted")

NOT_GIVEN: Final[Any] = None  # replaced by the default number of players
SPECIAL_FIELDS: Final = ("solo", "expansion", "edition")  # fields with a JSON form of their own


T = TypeVar("T")


class ChanceSource(StrEnum):
    """The source of rolls and draws; equal to its text, which saves and the API contain."""

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
    """The rules and options of a game. Fields that are not given have their defaults.

    >>> from tekhenu import Automas, Botankhamun, Settings, TimeOfSeth
    >>> Settings(players=4, expansion=TimeOfSeth())
    Settings(players=4, expansion=TimeOfSeth())
    >>> Settings(solo=Botankhamun("hard"))
    Settings(solo=Botankhamun(difficulty='hard'))
    >>> against = Settings(solo=Automas(2, difficulty=3))
    >>> against.players, against.humans, against.expansion
    (3, 1, TimeOfSeth())

    `players` is the number of seats, 2 by default; a solo opponent determines it.

    `altered_dice` "turned": the scales weigh the value a die was changed to; "printed": the value
    it showed on the wheel (R17). `horus` "preprinted": the gods printed on the board, for first
    games. `chance` is a `ChanceSource` or its text. "table": people roll dice and draw cards, and
    the game asks for the outcomes (`Decision.chance`). "open table": it does not ask for cards that
    only one player sees until they are revealed.

    Each setting is declared at its field (`declarations.py`). A new setting needs a default, which
    older saves then have.
    """

    players: int = field(
        default=NOT_GIVEN,
        metadata=declared(
            "how many seats there are, 2 without a solo opponent", PLAYERS, shown=NOT_IN_RULES
        ),
    )
    solo: Solo | None = field(
        default=None,
        metadata=declared("the solo opponent", tuple(SOLO), shown=NOT_IN_RULES),
    )
    expansion: Expansion | None = field(
        default=None,
        metadata=declared("the expansion", tuple(EXPANSIONS), shown=Shown.ENVIRONMENTS),
    )
    altered_dice: str = field(
        default=ALTERED_DICE[0],
        metadata=declared("which value of a turned die counts on the scales", ALTERED_DICE),
    )
    horus: str = field(
        default=HORUS_TILES[0], metadata=declared("how the Horus tiles are placed", HORUS_TILES)
    )
    chance: ChanceSource | str = field(
        default=ChanceSource.GENERATOR,
        metadata=declared(
            "who rolls dice and draws cards: the program, or people at a real table",
            tuple(map(str, ChanceSource)),
            shown=Shown.API,
        ),
    )
    edition: Edition = field(
        default_factory=load,
        metadata=declared("the printed values", None, shown=Shown.ENVIRONMENTS),
    )
    humans: int = field(init=False, compare=False)
    """Number of human players; they have the first seats."""

    def __post_init__(self) -> None:
        self._check_kinds()
        self._settle_players()
        self._settle_expansion()
        check_fields(self, *self._own_keys())
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
        if self.players is NOT_GIVEN:
            object.__setattr__(self, "players", seats)
        check_fields(self, "players")
        if self.solo is not None and self.players != seats:
            raise SettingsError(
                f"this game against {self.solo.title} has {seats} seats, not {self.players}"
            )
        object.__setattr__(self, "humans", self.players if self.solo is None else 1)

    def _settle_expansion(self) -> None:
        """Set or check the expansion. A solo opponent supports some, and may require one."""
        if self.solo is None:
            return
        known = self.solo.expansions
        if self.expansion is None:
            object.__setattr__(self, "expansion", known[0])
        elif type(self.expansion) not in map(type, known):
            raise SettingsError(f"{self.solo.title} cannot be played with {self.expansion.title}")

    def __repr__(self) -> str:
        """Return the call that makes equal settings, without defaults."""
        usual = type(self)(solo=self.solo)
        arguments = [] if self.solo is None else [f"solo={self.solo!r}"]
        for each in fields(self):
            value = getattr(self, each.name)
            if each.init and value != getattr(usual, each.name):
                arguments.append(f"{each.name}={value!r}")
        return f"Settings({', '.join(arguments)})"

    @classmethod
    def names(cls) -> list[str]:
        """Return the names of all settings, as `Settings(…)` takes them."""
        return [each.name for each in fields(cls) if each.init]

    @classmethod
    def declarations(cls) -> dict[str, tuple[Declaration, ...]]:
        """Return all settings by their names in JSON; solo opponents may share a name."""
        found: dict[str, tuple[Declaration, ...]] = {}
        for name, declaration in declarations_of(cls).items():
            if name == "expansion":
                for kind in EXPANSIONS.values():
                    found[kind.name] = (kind.declaration(),)
                    found |= {each.name: (each,) for each in kind.declarations().values()}
                continue
            found[name] = (declaration,)
            if name == "solo":
                for each in (d for kind in SOLO.values() for d in kind.declarations().values()):
                    found[each.name] = (*found.get(each.name, ()), each)
        return found

    @property
    def variants(self) -> Iterator[Variant]:
        return (each for each in (self.solo, self.expansion) if each is not None)

    @property
    def modules(self) -> tuple[str, ...]:
        """The modules of components that the game uses."""
        return ("base", *(module for variant in self.variants for module in variant.modules))

    @property
    def at_table(self) -> bool:
        """True if people at a real table roll and draw."""
        return self.chance != ChanceSource.GENERATOR

    # JSON: the fields of a variant are beside the others

    def to_json(self) -> dict[str, Any]:
        data = {name: plain(getattr(self, name)) for name in self._own_keys()}
        if not self.at_table:
            del data["chance"]  # only games at a real table have the key
        if self.solo is not None:
            data["solo"] = self.solo.name
        if self.expansion is not None:
            data[self.expansion.name] = True
        for variant in self.variants:
            data |= variant.to_json()
        return data

    @classmethod
    def from_json(cls, data: Any, edition: Edition | None = None) -> Self:
        """Return settings from JSON. Missing keys have their defaults, unknown keys are errors."""
        if not isinstance(data, dict):
            raise SettingsError("the settings must be a table of names and values")
        kinds = _variants(data)
        own = cls._own_keys()
        _reject_unknown(data, {"solo", *own, *EXPANSIONS}, kinds)
        given = {name: data[name] for name in own if name in data}
        for kind in kinds:
            given["solo" if issubclass(kind, Solo) else "expansion"] = kind.from_json(data)
        return cls(**given, edition=load() if edition is None else edition)

    @classmethod
    def _own_keys(cls) -> list[str]:
        return [name for name in cls.names() if name not in SPECIAL_FIELDS]


def _check_kind(name: str, value: object, kinds: Mapping[str, type[Variant]]) -> None:
    if value is not None and not isinstance(value, tuple(kinds.values())):
        known = " or ".join(f"{kind.__name__}(…)" for kind in kinds.values())
        raise SettingsError(f"{name} must be {known}, not {value!r}")


def _variants(data: dict[str, Any]) -> list[type[Variant]]:
    """Return the variants that the settings name, and the expansion a solo opponent requires."""
    kinds: list[type[Variant]] = []
    usual = None
    if data.get("solo") is not None:
        declarations_of(Settings)["solo"].check(data["solo"])
        solo = SOLO[data["solo"]]
        usual = solo.expansions[0]
        kinds.append(solo)
    for name, kind in EXPANSIONS.items():
        follows = isinstance(usual, kind)
        enabled = data.get(name, follows)
        if type(enabled) is not bool:
            raise SettingsError(f"{name} must be true or false, not {enabled!r}")
        if follows and not enabled:
            raise SettingsError(f"{name} cannot be false: the opponents play {kind.title}")
        if enabled:
            kinds.append(kind)
    return kinds


def _reject_unknown(data: dict[str, Any], own: set[str], kinds: list[type[Variant]]) -> None:
    known = own.union(*(kind.named_fields() for kind in kinds))
    every = (*SOLO.values(), *EXPANSIONS.values())
    for key in sorted(set(data) - known):
        if others := [kind.title for kind in every if key in kind.named_fields()]:
            raise SettingsError(f"the setting {key!r} is for games with {' or '.join(others)}")
        raise SettingsError(f"unknown setting {key!r}; known are {', '.join(sorted(known))}")
