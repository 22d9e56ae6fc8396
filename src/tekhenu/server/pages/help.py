"""The pages of help: the rules, every card, and what this program is."""

from functools import cache
from importlib.metadata import version

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from tekhenu.components import Edition, load
from tekhenu.components.tables import changes

from ..help.automa_tables import AUTOMA_TABLES
from ..help.board_tables import BOARD_TABLES
from ..help.cards import shelves
from ..help.course import course
from ..help.figures import FIGURES, drawn
from ..help.origins import origins, used
from ..help.score_tables import SCORE_TABLES
from ..help.sections import PARTS, SECTIONS
from ..help.seth_tables import SETH_TABLES
from ..help.words import Help
from ..language import words_of
from .rendering import shown

COMMANDS = (
    "tekhenu components",
    "tekhenu components --template my.toml",
    "tekhenu components --check my.toml",
    "tekhenu components --edition my.toml",
)
TABLES = BOARD_TABLES | SCORE_TABLES | SETH_TABLES | AUTOMA_TABLES

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


@router.get("/help")
def rules(request: Request) -> Response:
    help_ = help_for(request)
    return _page(
        request,
        "help.html",
        help_,
        parts=PARTS,
        sections=SECTIONS,
        tables={name: fill(help_) for name, fill in TABLES.items()},
        figures={name: drawn(name, help_.edition, help_.lang) for name in FIGURES},
        course=course(help_.edition),
    )


@router.get("/help/cards")
def cards(request: Request) -> Response:
    help_ = help_for(request)
    return _page(request, "cards.html", help_, shelves=shelves(help_.edition, help_.lang))


@router.get("/about")
def about(request: Request) -> Response:
    help_ = help_for(request)
    rows = origins(help_.edition)
    return _page(
        request,
        "about.html",
        help_,
        version=version("tekhenu"),
        edition_name=edition_name(help_),
        changes=len(changes(help_.edition)),
        kinds=used(rows),
        origins=rows,
        commands=COMMANDS,
    )


def help_for(request: Request) -> Help:
    return spoken(edition_of(request), words_of(request).lang)


def edition_name(help_: Help) -> str:
    """An owner's edition has the name its owner gave it."""
    name = help_.edition.name
    return help_.word("edition-default") if name == load().name else name


@cache
def spoken(edition: Edition, lang: str) -> Help:
    return Help(edition, lang)


def edition_of(request: Request) -> Edition:
    """What new games of this server are played with."""
    edition = getattr(request.app.state, "edition", None)
    return edition if isinstance(edition, Edition) else load()


def _page(request: Request, template: str, help_: Help, **context: object) -> Response:
    return shown(request, template, {"help": help_, **context})
