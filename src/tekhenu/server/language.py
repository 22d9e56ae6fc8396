"""In which language a request is answered: the one chosen on a page, or the browser's favourite."""

import re

from fastapi import Request

from tekhenu.text import Catalogue, best_of, catalogue, endonym, languages

COOKIE = "tekhenu-lang"
A_YEAR = 365 * 24 * 60 * 60
LONGEST = 500  # characters of a header that are read
WISH = re.compile(
    r"\s*([a-z]{2,8}(?:-[a-z0-9]{1,8})*)\s*(?:;\s*q\s*=\s*([01](?:\.\d{0,3})?))?\s*", re.I
)
VARY = "Accept-Language, Cookie"


def words_of(request: Request) -> Catalogue:
    chosen = request.cookies.get(COOKIE, "")
    return catalogue(chosen if chosen in languages() else preferred(accepted(request)))


def accepted(request: Request) -> str:
    return request.headers.get("accept-language", "")[:LONGEST]


def endonyms() -> dict[str, str]:
    """Every language by what it calls itself."""
    return {lang: endonym(lang) for lang in languages()}


def preferred(header: str) -> str:
    """The language that fits an Accept-Language header best."""
    wishes = [match for part in header.split(",") if (match := WISH.fullmatch(part))]
    ranked = sorted(wishes, key=lambda wish: -float(wish[2] or 1))
    return best_of(wish[1] for wish in ranked if float(wish[2] or 1) > 0)


def page_of(request: Request) -> str:
    """The address of the page on which an answer, perhaps only a piece of it, is seen; the moment
    of a replay is part of it, the seat somebody wishes to be seen from is not."""
    path = request.url.path.removeprefix("/api").removesuffix("/entries").removesuffix("/table")
    step = request.query_params.get("step", "")
    return f"{path}?step={step}" if path.endswith("/replay") and step.isdecimal() else path


def is_own(address: str) -> bool:
    """Whether an address leads to a page of ours and nowhere else."""
    return re.match(r"/(?![/\\])[^\\\x00-\x20]*$", address) is not None
