"""The language of a response: chosen on a page, or else preferred by the browser."""

import re

from fastapi import Request

from tekhenu.text import Catalog, best_language, catalog, endonym, languages

COOKIE = "tekhenu-lang"
A_YEAR = 365 * 24 * 60 * 60
MAX_HEADER_LENGTH = 500  # further characters of Accept-Language are ignored
LANGUAGE_RANGE = re.compile(
    r"\s*([a-z]{2,8}(?:-[a-z0-9]{1,8})*)\s*(?:;\s*q\s*=\s*([01](?:\.\d{0,3})?))?\s*", re.I
)
VARY = "Accept-Language, Cookie"


def words_of(request: Request) -> Catalog:
    chosen = request.cookies.get(COOKIE, "")
    return catalog(
        chosen if chosen in languages() else preferred_language(accept_language(request))
    )


def accept_language(request: Request) -> str:
    return request.headers.get("accept-language", "")[:MAX_HEADER_LENGTH]


def endonyms() -> dict[str, str]:
    """Return the native name of each language by its code."""
    return {lang: endonym(lang) for lang in languages()}


def preferred_language(header: str) -> str:
    """Return the language that fits an Accept-Language header best."""
    ranges = [match for part in header.split(",") if (match := LANGUAGE_RANGE.fullmatch(part))]
    ranked = sorted(ranges, key=lambda found: -float(found[2] or 1))
    return best_language(found[1] for found in ranked if float(found[2] or 1) > 0)


def page_address(request: Request) -> str:
    """Return the address of the page that a response, perhaps a fragment, is shown on.

    It contains the step of a replay, but not the seat that a person looks from.
    """
    path = request.url.path.removeprefix("/api").removesuffix("/entries").removesuffix("/table")
    step = request.query_params.get("step", "")
    return f"{path}?step={step}" if path.endswith("/replay") and step.isdecimal() else path


def is_local_path(address: str) -> bool:
    """Return whether an address is a path on this server and cannot lead to another site."""
    return re.match(r"/(?![/\\])[^\\\x00-\x20]*$", address) is not None
