"""The help pages: the rules, every card, and information about this program."""

import gzip
from collections.abc import Callable
from functools import lru_cache
from importlib.metadata import version
from typing import NamedTuple

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from tekhenu.components import Edition, load
from tekhenu.components.tables import changes
from tekhenu.lru import LruCache

from ...games.session import SessionSnapshot
from ...presentation.help.automa_tables import AUTOMA_TABLES
from ...presentation.help.board_tables import BOARD_TABLES
from ...presentation.help.cards import card_groups
from ...presentation.help.course import course
from ...presentation.help.figures import FIGURES, drawn
from ...presentation.help.origins import origins, used
from ...presentation.help.score_tables import SCORE_TABLES
from ...presentation.help.sections import PARTS, SECTIONS
from ...presentation.help.seth_tables import SETH_TABLES
from ...presentation.help.words import Help
from ..dependencies import CurrentSession
from ..language import words_of
from ..request_costs import costs
from .learn import lessons_about
from .rendering import headers_of, render

COMMANDS = (
    "tekhenu components",
    "tekhenu components --template my.toml",
    "tekhenu components --check my.toml",
    "tekhenu components --edition my.toml",
)
CACHED_HELPS = 32  # one per edition and language
CACHED_PAGES = 64
TABLES = BOARD_TABLES | SCORE_TABLES | SETH_TABLES | AUTOMA_TABLES

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


@router.get("/help")
@costs(1)
def rules(request: Request) -> Response:
    return _page(request, "help.html", _rules)


@router.get("/games/{game}/help")
@costs(50)  # rendered for every edition
def rules_of_game(request: Request, session: CurrentSession) -> Response:
    """Show the rules with the values that the game is played with."""
    return _page(request, "help.html", _rules, session.snapshot)


def _rules(help_: Help) -> dict[str, object]:
    return {
        "parts": PARTS,
        "sections": SECTIONS,
        "tables": {name: fill(help_) for name, fill in TABLES.items()},
        "figures": {name: drawn(name, help_.edition, help_.lang) for name in FIGURES},
        "course": course(help_.edition),
        "lessons": lessons_about(),
    }


@router.get("/help/cards")
@costs(1)
def cards(request: Request) -> Response:
    return _page(request, "cards.html", _cards)


@router.get("/games/{game}/help/cards")
@costs(50)  # likewise
def cards_of_game(request: Request, session: CurrentSession) -> Response:
    return _page(request, "cards.html", _cards, session.snapshot)


def _cards(help_: Help) -> dict[str, object]:
    return {"groups": card_groups(help_.edition, help_.lang)}


@router.get("/about")
@costs(1)
def about(request: Request) -> Response:
    return _page(request, "about.html", _about)


def _about(help_: Help) -> dict[str, object]:
    rows = origins(help_.edition)
    return {
        "version": version("tekhenu"),
        "edition_name": edition_name(help_),
        "changes": len(changes(help_.edition)),
        "kinds": used(rows),
        "origins": rows,
        "commands": COMMANDS,
    }


def edition_name(help_: Help) -> str:
    """Return the name of an owner's edition, or the translated name of the default edition."""
    name = help_.edition.name
    return help_.word("edition-default") if name == load().name else name


@lru_cache(CACHED_HELPS)
def help_in(edition: Edition, lang: str) -> Help:
    return Help(edition, lang)


def default_edition(request: Request) -> Edition:
    """Return the edition of new games on this server."""
    edition = getattr(request.app.state, "edition", None)
    return edition if isinstance(edition, Edition) else load()


class CachedPage(NamedTuple):
    """A rendered page, plain and compressed."""

    plain: bytes
    packed: bytes


_cache = LruCache[CachedPage](CACHED_PAGES)


def _page(
    request: Request,
    template: str,
    fill: Callable[[Help], dict[str, object]],
    game: SessionSnapshot | None = None,
) -> Response:
    """Return a help page from the cache, or render it.

    A page depends only on the edition, the language and the game that it belongs to.
    """
    usual = default_edition(request)
    edition = usual if game is None else game.settings.edition
    help_ = help_in(edition, words_of(request).lang)
    at = "" if game is None or edition == usual else f"/games/{game.id}"

    def make() -> CachedPage:
        own = {"at": at, "own": edition.name if edition.overrides else ""}
        plain = bytes(render(request, template, {"help": help_, **own, **fill(help_)}).body)
        return CachedPage(plain, gzip.compress(plain))

    page = _cache.get((template, help_, at), make)
    headers = headers_of(request)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return HTMLResponse(page.plain, headers=headers)
    headers |= {"Content-Encoding": "gzip", "Vary": f"{headers['Vary']}, Accept-Encoding"}
    return HTMLResponse(page.packed, headers=headers)
