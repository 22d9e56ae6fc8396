"""Rendering of templates in the reader's language."""

from pathlib import Path
from socket import AddressFamily
from typing import Any
from urllib.parse import urlsplit

from fastapi import Request
from fastapi.responses import Response
from fastapi.templating import Jinja2Templates

from tekhenu.board import draw_icons

from ..addresses import in_url, is_loopback, network_address
from ..language import VARY, endonyms, page_address, words_of

SERVER = Path(__file__).parents[1]


def template_context(request: Request) -> dict[str, Any]:
    """Return the variables of every template."""
    words = words_of(request)
    site = site_of(request)
    return {
        "say": words.say,
        "lang": words.lang,
        "languages": endonyms(),
        "here_is": page_address(request),
        "site": site,
        "only_here": local_only_reason(request, site),
    }


REVIEW = SERVER.parent / "presentation" / "review"  # parts that the page and the file share
templates = Jinja2Templates([SERVER / "templates", REVIEW], context_processors=[template_context])
templates.env.trim_blocks = True
templates.env.lstrip_blocks = True
templates.env.globals.update(icons=draw_icons)


def site_of(request: Request) -> str:
    """Return the base URL of the server for links, without a slash at the end.

    It is the URL of the request. A loopback address would be useless on another device, so the
    machine's address in its network replaces it if the server can be reached there.
    """
    url, family = request.base_url, _network(request)
    if family is not None and is_loopback(url.hostname or ""):
        address = network_address(family)
        url = url if address is None else url.replace(hostname=in_url(address))
    return str(url).rstrip("/")


def local_only_reason(request: Request, site: str) -> str:
    """Return why only this computer can open links to the site, or "" if other devices can.

    `closed`: the server listens to this computer only. `offline`: the computer has no network.
    """
    if not is_loopback(urlsplit(site).hostname or ""):
        return ""
    return "closed" if _network(request) is None else "offline"


def _network(request: Request) -> AddressFamily | None:
    network: AddressFamily | None = request.app.state.network
    return network


def headers_of(request: Request) -> dict[str, str]:
    """Return the headers of a page. Pages are personalized and must not be cached."""
    return {
        "Cache-Control": "no-store",
        "Content-Language": words_of(request).lang,
        "Vary": VARY,
    }


def render(request: Request, template: str, context: dict[str, Any], status: int = 200) -> Response:
    return templates.TemplateResponse(request, template, context, status, headers_of(request))
