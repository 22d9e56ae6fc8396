"""Fields of the position editor, with the kinds of their values."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal

from ...components.kinds import word
from ...components.terms import Color
from ...rules.chance import FACES
from ...rules.state import State
from ...text.catalog import Catalog, catalog
from ...text.names import sentence
from ...text.parts import plain

if TYPE_CHECKING:
    from .building import Builder

FieldValue = int | str | list[int] | list[str]
Says = tuple[str, Mapping[str, str | int]]
FieldValues = Mapping[str, FieldValue]
"""What was entered, by the names of the fields; what is not in it is as at the beginning."""

NOBODY: Final = -1
TILE: Final = re.compile(r"(P\d\d)/(0|90|180|270)/([0-3])")
DIE: Final = re.compile(rf"({'|'.join(word(color) for color in Color)})([1-{FACES}])")


class DraftError(ValueError):
    """A draft with an unknown field or a value of the wrong kind, which no page would send."""

    def __init__(self, key: Literal["shape", "unknown", "value"], field: str | Says = "") -> None:
        self.key, self.field = key, field
        super().__init__(key, field)

    def __str__(self) -> str:
        return self.say(catalog())

    def say(self, words: Catalog) -> str:
        field = self.field
        name = field if isinstance(field, str) else sentence(plain(words.say(field[0], **field[1])))
        return words.say("position-draft-refused", key=self.key, field=name)


@dataclass(frozen=True, slots=True)
class Field:
    """A field of the editor.

    Its `kind` is one of

    - `number`: from `low` to `high`
    - `choice`: one word of `among`
    - `order`: words of `among`, each once, up to `high`
    - `owner`: the owner of a piece, or `NOBODY`
    - `owners`: the owners of pieces, up to `high`
    - `dice`: up to `high`, such as `yellow4`
    - `card`: one of `among`, or none
    - `cards`: some of `among`
    - `tile`: a Pillar tile of `among`, its rotation, and the owner of its Pillar: `P07/90/1`

    `of` is the type of its words: seats, gods, cards of a suit. `says` is the message with its
    name.
    """

    name: str
    kind: str
    says: Says
    read: Callable[[State], Any]
    write: "Callable[[Builder, Any], None]"
    of: str = ""
    among: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    spot: str = ""
    """Where it is in the drawing, as a selector."""
    group: str = ""
    """Under which title it is shown."""

    def check(self, value: object) -> FieldValue:
        """Return the value. Raises DraftError if it is of another kind."""
        if not CHECKS[self.kind](self, value):
            raise DraftError("value", self.says)
        return value  # type: ignore[return-value]


@dataclass(frozen=True, slots=True)
class TablePart:
    """Fields that are entered together: a part of the board, or a player's possessions."""

    name: str
    fields: tuple[Field, ...]
    seat: int = NOBODY

    @property
    def kind(self) -> str:
        return self.name.partition("-")[0]


def _is_number(field: Field, value: object) -> bool:
    return type(value) is int and field.low <= value <= field.high


def _is_word(field: Field, value: object) -> bool:
    return isinstance(value, str) and value in field.among


def _is_card(field: Field, value: object) -> bool:
    return value == "" or _is_word(field, value)


def _is_tile(field: Field, value: object) -> bool:
    if value == "":
        return True
    found = TILE.fullmatch(value) if isinstance(value, str) else None
    return found is not None and found[1] in field.among and int(found[3]) < field.high


def _are_dice(field: Field, value: object) -> bool:
    return (
        isinstance(value, list)
        and len(value) <= field.high
        and all(isinstance(die, str) and DIE.fullmatch(die) for die in value)
        and {DIE.sub(r"\1", die) for die in value} <= set(field.among)
    )


def _are_words(field: Field, value: object) -> bool:
    return (
        isinstance(value, list)
        and len(value) <= field.high
        and all(isinstance(each, str) for each in value)
        and len(set(value)) == len(value)
        and set(value) <= set(field.among)
    )


def _is_owner(field: Field, value: object) -> bool:
    return type(value) is int and NOBODY <= value < field.high


def _are_owners(field: Field, value: object) -> bool:
    return (
        isinstance(value, list)
        and len(value) <= field.high
        and all(type(seat) is int and 0 <= seat < field.low for seat in value)
    )


CHECKS: Final[Mapping[str, Callable[[Field, object], bool]]] = {
    "number": _is_number,
    "choice": _is_word,
    "order": _are_words,
    "owner": _is_owner,
    "owners": _are_owners,
    "dice": _are_dice,
    "card": _is_card,
    "cards": _are_words,
    "tile": _is_tile,
}
