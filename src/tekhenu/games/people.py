"""People who send requests, and the names of players."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import chain, count

LONGEST_NAME = 40


class BadName(ValueError):
    """A name that is empty, too long, or has invisible characters."""


@dataclass(frozen=True)
class Person:
    """A visitor: a browser with an `id`, or a program with the `token` of its (game, seat)."""

    id: int | None = None
    seat: tuple[str, int] | None = None
    token: str | None = field(default=None, repr=False)


def new_secret() -> str:
    """Return a secret of 256 bits for links, tokens and cookies."""
    return secrets.token_urlsafe(32)


def clean_name(text: str) -> str:
    """Return a name with single spaces; raise BadName if it must not be shown."""
    name = " ".join(text.split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise BadName(text)
    return name


def distinct_names(names: Sequence[str]) -> list[str]:
    """Return the names, with a number after every repeated one, as in "Ada 2"."""
    distinct: list[str] = []
    for name in names:
        taken = {other.casefold() for other in distinct}
        numbered = (f"{name} {number}" for number in count(2))
        distinct.append(next(n for n in chain([name], numbered) if n.casefold() not in taken))
    return distinct
