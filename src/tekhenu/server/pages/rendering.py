"""Pages from templates, with words in the reader's language and icons at hand."""

from pathlib import Path
from typing import Any

from fastapi import Request
from fastapi.responses import Response
from fastapi.templating import Jinja2Templates

from tekhenu.board import draw_icons

from ..language import VARY, endonyms, page_of, words_of

SERVER = Path(__file__).parents[1]


def spoken(request: Request) -> dict[str, Any]:
    """What every template may use."""
    words = words_of(request)
    return {
        "say": words.say,
        "lang": words.lang,
        "languages": endonyms(),
        "here_is": page_of(request),
        "site": site_of(request),
    }


templates = Jinja2Templates(SERVER / "templates", context_processors=[spoken])
templates.env.trim_blocks = True
templates.env.lstrip_blocks = True
templates.env.globals.update(icons=draw_icons)


def site_of(request: Request) -> str:
    """Where the server is, as whoever asks has called it."""
    return str(request.base_url).rstrip("/")


def headers_of(request: Request) -> dict[str, str]:
    """What a page says depends on who asks: it is not to be kept."""
    return {
        "Cache-Control": "no-store",
        "Content-Language": words_of(request).lang,
        "Vary": VARY,
    }


def shown(request: Request, template: str, context: dict[str, Any], status: int = 200) -> Response:
    return templates.TemplateResponse(request, template, context, status, headers_of(request))
