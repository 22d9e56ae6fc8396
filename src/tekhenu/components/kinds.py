"""Kinds of printed values: how each is parsed, checked and written back.

A kind parses a table's value into the type that the game uses and converts it back into a plain
form, a number or a string. Editions are compared, saved and fingerprinted by plain forms.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from enum import IntEnum
from typing import Generic, TypeVar
from unicodedata import normalize

from .edition import BuildingRowSpace, Reward
from .errors import Phrase
from .forms import Blank, Forms, number_blank, one_form, words_blank
from .terms import Edge, Good

T = TypeVar("T")
E = TypeVar("E", bound=IntEnum)
Plain = int | str

LONGEST_NAME = 60
MOST = 9  # the largest number on one space; a larger one is probably a typing error


class Unfit(Exception):
    """A value that is not of its kind, optionally with a hint."""

    def __init__(self, hint: Phrase | None = None) -> None:
        super().__init__(hint)
        self.hint = hint


@dataclass(frozen=True, slots=True)
class Kind(Generic[T]):
    """A kind of printed value: how to parse, check and write it.

    Fields:
        expected: describes valid values, for error messages.
        read: parses a raw value; raises Unfit.
        plain: converts a value back into its plain form.
        usual: the value if a table omits the key; None makes the key required.
        forms: input forms from which an owner builds the value without typing.
    """

    expected: Phrase
    read: Callable[[object], T]
    plain: Callable[[T], Plain]
    usual: Plain | None = None
    forms: Forms = ()


def word(member: IntEnum) -> str:
    return member.name.lower()


def number(low: int, high: int) -> Kind[int]:
    def read(raw: object) -> int:
        # `type`, not `isinstance`, because true and false are no numbers
        if type(raw) is not int or not low <= raw <= high:
            raise Unfit
        return raw

    forms = one_form(number_blank(low, high))
    expected = Phrase("expected-number", {"low": low, "high": high})
    return Kind(expected, read, int, forms=forms)


def name() -> Kind[str]:
    def read(raw: object) -> str:
        tidy = string(raw)
        if not tidy.isprintable() or not 1 <= len(tidy) <= LONGEST_NAME:
            raise Unfit
        return tidy

    return Kind(Phrase("expected-name", {"most": LONGEST_NAME}), read, str)


def text(expected: Phrase, pattern: str, blank: Blank, fold: bool = False) -> Kind[str]:
    def read(raw: object) -> str:
        tidy = string(raw).lower() if fold else string(raw)
        if not re.fullmatch(pattern, tidy):
            raise Unfit
        return tidy

    return Kind(expected, read, str, forms=one_form(blank))


def choice(members: Iterable[E]) -> Kind[E]:
    names = {word(member): member for member in members}
    forms = one_form(words_blank("one", names.values()))
    return Kind(one_of(names), lambda raw: pick(string(raw), names), word, forms=forms)


def one_of(words: Iterable[str]) -> Phrase:
    return Phrase("expected-word", {"words": tuple(words)})


def or_word(expected: Phrase, other: str) -> Phrase:
    return Phrase("expected-or", {"expected": expected, "word": other})


def amounts(names: Iterable[str], example: str, key: str = "expected-amounts") -> Phrase:
    return Phrase(key, {"words": tuple(names), "most": MOST, "example": f'"{example}"'})


def optional(kind: Kind[T], nothing: str) -> Kind[T | None]:
    """Return `kind` extended by the word `nothing`, which means None."""

    def read(raw: object) -> T | None:
        return None if raw == nothing else kind.read(raw)

    def plain(value: T | None) -> Plain:
        return nothing if value is None else kind.plain(value)

    forms = tuple(
        form._replace(blanks=tuple(blank._replace(none=nothing) for blank in form.blanks))
        for form in kind.forms
    )
    return Kind(or_word(kind.expected, nothing), read, plain, forms=forms)


def reward(goods: Sequence[Good]) -> Kind[Reward]:
    """Return the kind of values like "2 granite"."""
    names = {word(good): good for good in goods}

    def read(raw: object) -> Reward:
        amount, what = _amount(string(raw), names)
        if amount == 0:
            raise Unfit
        return Reward(what, amount)

    return Kind(
        amounts(names, f"1 {next(iter(names))}", "expected-amount"),
        read,
        lambda value: f"{value.amount} {word(value.what)}",
        forms=one_form(number_blank(1, MOST), words_blank("one", goods)),
    )


def cost(goods: Sequence[Good]) -> Kind[tuple[int, ...]]:
    """Return the kind of costs like "2 limestone, 1 granite", in the order of `goods`."""
    names = {word(good): good for good in goods}

    def read(raw: object) -> tuple[int, ...]:
        paid = _amounts(string(raw), names)
        if not any(paid):
            raise Unfit
        return paid

    return Kind(
        amounts(names, ", ".join(f"1 {name}" for name in names)),
        read,
        lambda paid: _parts(paid, names),
        forms=one_form(words_blank("amounts", goods, low=1, high=MOST)),
    )


def building_row_space() -> Kind[BuildingRowSpace]:
    """Return the kind of "1 bread", "2 vp", both together, or "nothing"."""
    names = {word(good): good for good in (Good.BREAD, Good.VP)}

    def read(raw: object) -> BuildingRowSpace:
        tidy = string(raw)
        return BuildingRowSpace(*((0, 0) if tidy == "nothing" else _amounts(tidy, names)))

    return Kind(
        or_word(amounts(names, "1 bread, 2 vp"), '"nothing"'),
        read,
        lambda space: _parts((space.bread, space.vp), names) or "nothing",
        forms=one_form(words_blank("amounts", names.values(), high=MOST), empty="nothing"),
    )


def edges(length: int) -> Kind[tuple[Edge, ...]]:
    """Return the kind of values like "r g b y", full names, or an array of either."""
    names = {word(edge): edge for edge in Edge} | {word(edge)[0]: edge for edge in Edge}

    def read(raw: object) -> tuple[Edge, ...]:
        colors = _words(raw)
        if len(colors) != length:
            raise Unfit(Phrase("hint-count", {"count": len(colors)}))
        return tuple(pick(color, names) for color in colors)

    return Kind(
        Phrase("expected-edges", {"count": length}),
        read,
        lambda value: " ".join(word(edge)[0] for edge in value),
        forms=one_form(Blank("places", tuple(word(e)[0] for e in Edge), "edge", high=length)),
    )


def order(members: Sequence[E]) -> Kind[tuple[E, ...]]:
    """Return the kind of an order of all members, like "granite bread limestone papyrus"."""
    names = {word(member): member for member in members}

    def read(raw: object) -> tuple[E, ...]:
        found = tuple(pick(name, names) for name in _words(raw))
        if sorted(found) != sorted(members):
            raise Unfit
        return found

    return Kind(
        Phrase("expected-order", {"words": tuple(names)}),
        read,
        lambda value: " ".join(word(member) for member in value),
        forms=one_form(words_blank("order", members)),
    )


def players() -> Kind[tuple[int, ...]]:
    """Return the kind of values like "2 3 4", "4", "none" or an array."""

    def read(raw: object) -> tuple[int, ...]:
        if raw in ("none", []):
            return ()
        counts = _words(raw)
        if not counts or not set(counts) <= {"2", "3", "4"} or list(counts) != sorted({*counts}):
            raise Unfit
        return tuple(int(count) for count in counts)

    return Kind(
        or_word(Phrase("expected-players", {"example": '"3 4"'}), '"none"'),
        read,
        lambda value: " ".join(map(str, value)) or "none",
        forms=one_form(Blank("several", ("2", "3", "4"), "players"), empty="none"),
    )


def string(raw: object) -> str:
    if not isinstance(raw, str):
        raise Unfit
    return normalize("NFC", raw).strip()  # texts that look the same have the same fingerprint


def pick(name: str, names: Mapping[str, E]) -> E:
    return names[pick_word(name, list(names))]


def pick_word(name: str, words: Sequence[str]) -> str:
    if name.lower() not in words:
        near = get_close_matches(name.lower(), words, 1)
        raise Unfit(Phrase("hint-near", {"word": near[0]}) if near else None)
    return name.lower()


def whole(text: str, low: int, high: int) -> int:
    """Return the number in a string."""
    if not re.fullmatch(r"[0-9]{1,2}", text) or not low <= int(text) <= high:
        raise Unfit
    return int(text)


def rewards(parts: str, names: Mapping[str, Good]) -> tuple[Reward, ...]:
    """Return the rewards of parts like "2 gold"; there must be one at least, each good once."""
    found = tuple(
        Reward(good, n) for n, good in (_amount(part, names) for part in parts.split(","))
    )
    goods = [reward.what for reward in found]
    if twice := [good for place, good in enumerate(goods) if good in goods[:place]]:
        raise Unfit(Phrase("hint-twice", {"word": word(twice[0])}))
    if not all(reward.amount for reward in found):
        raise Unfit
    return found


def _words(raw: object) -> tuple[str, ...]:
    """Return the words of a string, or of an array of words or numbers."""
    if isinstance(raw, str):
        return tuple(raw.replace(",", " ").split())
    if isinstance(raw, list) and all(type(part) in (int, str) for part in raw):
        return tuple(str(part).strip() for part in raw)
    raise Unfit


def _amount(part: str, names: Mapping[str, Good]) -> tuple[int, Good]:
    match = re.fullmatch(r"([0-9]+)\s+([A-Za-z]+)", part.strip())
    if match is None or len(match[1]) > len(str(MOST)):
        raise Unfit
    return int(match[1]), pick(match[2], names)


def _amounts(parts: str, names: dict[str, Good]) -> tuple[int, ...]:
    found: dict[Good, int] = {}
    for part in parts.split(","):
        amount, good = _amount(part, names)
        if good in found:
            raise Unfit(Phrase("hint-twice", {"word": word(good)}))
        found[good] = amount
    return tuple(found.get(good, 0) for good in names.values())


def _parts(amounts: Iterable[int], names: Iterable[str]) -> str:
    return ", ".join(f"{n} {name}" for n, name in zip(amounts, names, strict=True) if n)
