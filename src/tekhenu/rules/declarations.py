"""Declarations of settings.

Each setting of a game is declared once, at its field in `Settings` or in a variant. Its check, the
form on the home page, the API, the arguments of commands and the table in docs/api.md follow from
the declaration.
"""

from collections.abc import Mapping
from dataclasses import MISSING, Field, dataclass, fields, replace
from enum import Flag, auto
from types import MappingProxyType
from typing import Any, Final

Choices = tuple[str, ...] | range | None


class SettingsError(ValueError):
    """An unknown setting, a wrong value, or settings that cannot be combined.

    `kind` selects the text for players (`settings-trouble`).
    """

    def __init__(self, message: str, kind: str = "other") -> None:
        super().__init__(message)
        self.kind = kind


class Shown(Flag):
    """The places that offer a setting.

    Fields:
        FORM: the rules in the forms of the home page.
        API: the JSON of a new game.
        COMMAND: an argument of `tekhenu play`.
        LAB: an argument of the laboratory's commands.
        ENVIRONMENTS: a keyword of the learning environments.
    """

    FORM = auto()
    API = auto()
    COMMAND = auto()
    LAB = auto()
    ENVIRONMENTS = auto()


EVERYWHERE: Final = ~Shown(0)
NOT_IN_RULES: Final = EVERYWHERE & ~Shown.FORM  # a form has another kind of input for it


@dataclass(frozen=True, slots=True)
class Declaration:
    """A setting: its possible values and the places that offer it.

    Fields:
        name: the key in JSON and the name in forms and in commands of the laboratory.
        about: an English description for the API, the laboratory and the docs.
        choices: words, or a range of numbers; None means yes or no.
        default: the default value; None if it depends on other settings.
        several: whether the value is a list of different choices.
        shown: the places that offer it.
        argument: the name in `tekhenu play`.
        variant: the solo opponent it belongs to, or "" for all games.
    """

    name: str
    about: str
    choices: Choices
    default: Any = None
    several: bool = False
    shown: Shown = EVERYWHERE
    argument: str = ""
    variant: str = ""

    def check(self, value: Any) -> None:
        """Raise `SettingsError` if `value` is none of the choices."""
        if self.several:
            given = value if isinstance(value, tuple | list | set | frozenset) else (None,)
            if not all(each in self.texts for each in given):
                self._refuse(f"some of {', '.join(self.texts)}", value)
        elif isinstance(self.choices, range):
            if type(value) is not int or value not in self.choices:
                low, high = self.choices[0], self.choices[-1]
                self._refuse(f"a whole number from {low} to {high}", value)
        elif self.choices is not None and value not in self.choices:
            self._refuse(f"one of {', '.join(self.choices)}", value)

    def _refuse(self, expected: str, value: object) -> None:
        raise SettingsError(f"{self.name} must be {expected}, not {value!r}")

    @property
    def texts(self) -> tuple[str, ...]:
        """The choices as they are written on a command line."""
        return () if self.choices is None else tuple(map(str, self.choices))


def declared(
    about: str,
    choices: Choices,
    *,
    name: str = "",
    several: bool = False,
    shown: Shown = EVERYWHERE,
    argument: str = "",
) -> dict[str, Declaration]:
    """Return the metadata of a dataclass field that is a setting."""
    declaration = Declaration(name, about, choices, None, several, shown, argument)
    return {"declaration": declaration}


def declaration_of(each: Field[Any], variant: str = "") -> Declaration:
    """Return the declaration of a field, with its names and its default filled in.

    Raises:
        TypeError: if the field is not declared as a setting.
    """
    declaration: Declaration | None = each.metadata.get("declaration")
    if declaration is None:
        raise TypeError(f"the setting {each.name!r} is not declared")
    name = declaration.name or each.name
    return replace(
        declaration,
        name=name,
        default=None if each.default is MISSING else each.default,
        argument=declaration.argument or name,
        variant=variant,
    )


_KNOWN: Final[dict[Any, Mapping[str, Declaration]]] = {}


def declarations_of(kind: Any, variant: str = "") -> Mapping[str, Declaration]:
    """Return the declarations of a dataclass by field. Only arguments of its constructor count."""
    found = _KNOWN.get((kind, variant))
    if found is None:
        named = {each.name: declaration_of(each, variant) for each in fields(kind) if each.init}
        found = _KNOWN[kind, variant] = MappingProxyType(named)
    return found


def check_fields(settings: Any, *names: str) -> None:
    """Check the values of the named fields, or of all fields, by their declarations."""
    declarations = declarations_of(type(settings))
    for name in names or declarations:
        declarations[name].check(getattr(settings, name))
