"""The pages of help: the rules, every card, and what this program is."""

import gzip
import threading
from collections.abc import Callable
from functools import lru_cache
from importlib.metadata import version
from typing import NamedTuple

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from tekhenu.components import Edition, load
from tekhenu.components.tables import changes

from ...games.session import SessionSnapshot
from ...presentation.help.automa_tables import AUTOMA_TABLES
from ...presentation.help.board_tables import BOARD_TABLES
from ...presentation.help.cards import shelves
from ...presentation.help.course import course
from ...presentation.help.figures import FIGURES, drawn
from ...presentation.help.origins import origins, used
from ...presentation.help.score_tables import SCORE_TABLES
from ...presentation.help.sections import PARTS, SECTIONS
from ...presentation.help.seth_tables import SETH_TABLES
from ...presentation.help.words import Help
from ..dependencies import Session
from ..language import words_of
from ..weights import costs
from .learn import lessons_about
from .rendering import headers_of, shown

COMMANDS = (
    "tekhenu components",
    "tekhenu components --template my.toml",
    "tekhenu components --check my.toml",
    "tekhenu components --edition my.toml",
)
MOST_SPOKEN = 32  # editions in a language
MOST_KEPT = 64  # pages
TABLES = BOARD_TABLES | SCORE_TABLES | SETH_TABLES | AUTOMA_TABLES

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


@router.get("/help")
@costs(1)
def rules(request: Request) -> Response:
    return _page(request, "help.html", _rules)


@router.get("/games/{game}/help")
@costs(50)  # rendered anew for every edition
def rules_of_game(request: Request, session: Session) -> Response:
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
def cards_of_game(request: Request, session: Session) -> Response:
    return _page(request, "cards.html", _cards, session.snapshot)


def _cards(help_: Help) -> dict[str, object]:
    return {"shelves": shelves(help_.edition, help_.lang)}


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
    """An owner's edition has the name its owner gave it."""
    name = help_.edition.name
    return help_.word("edition-default") if name == load().name else name


@lru_cache(MOST_SPOKEN)
def spoken(edition: Edition, lang: str) -> Help:
    return Help(edition, lang)


def usual_edition(request: Request) -> Edition:
    """Return the edition that new games of this server are played with."""
    edition = getattr(request.app.state, "edition", None)
    return edition if isinstance(edition, Edition) else load()


class KeptPage(NamedTuple):
    """A page as it is sent, and compressed."""

    plain: bytes
    packed: bytes


_kept: dict[tuple[str, Help, str], KeptPage] = {}  # the one used last is the last

_keeping = threading.Lock()


def _page(
    request: Request,
    template: str,
    fill: Callable[[Help], dict[str, object]],
    game: SessionSnapshot | None = None,
) -> Response:
    """Such a page depends on nothing but the edition, the language, and what it belongs to: it is
    made once, and forgotten when many others have been asked for."""
    usual = usual_edition(request)
    edition = usual if game is None else game.settings.edition
    help_ = spoken(edition, words_of(request).lang)
    at = "" if game is None or edition == usual else f"/games/{game.id}"
    with _keeping:
        page = _kept.pop((template, help_, at), None)
    if page is None:
        own = {"at": at, "own": edition.name if edition.overrides else ""}
        plain = bytes(shown(request, template, {"help": help_, **own, **fill(help_)}).body)
        page = KeptPage(plain, gzip.compress(plain))
    with _keeping:
        _kept[template, help_, at] = page
        while len(_kept) > MOST_KEPT:
            del _kept[next(iter(_kept))]
    headers = headers_of(request)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return HTMLResponse(page.plain, headers=headers)
    headers |= {"Content-Encoding": "gzip", "Vary": f"{headers['Vary']}, Accept-Encoding"}
    return HTMLResponse(page.packed, headers=headers)
