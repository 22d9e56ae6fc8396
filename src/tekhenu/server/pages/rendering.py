"""Pages from templates, with words in the reader's language and icons at hand."""

from pathlib import Path
from socket import AddressFamily
from typing import Any
from urllib.parse import urlsplit

from fastapi import Request
from fastapi.responses import Response
from fastapi.templating import Jinja2Templates

from tekhenu.board import draw_icons

from ..addresses import in_url, is_loopback, network_address
from ..language import VARY, endonyms, page_of, words_of

SERVER = Path(__file__).parents[1]


def spoken(request: Request) -> dict[str, Any]:
    """What every template may use."""
    words = words_of(request)
    site = site_of(request)
    return {
        "say": words.say,
        "lang": words.lang,
        "languages": endonyms(),
        "here_is": page_of(request),
        "site": site,
        "only_here": only_here(request, site),
    }


templates = Jinja2Templates(SERVER / "templates", context_processors=[spoken])
templates.env.trim_blocks = True
templates.env.lstrip_blocks = True
templates.env.globals.update(icons=draw_icons)


def site_of(request: Request) -> str:
    """Return the address of the server for links, without a slash at the end.

    It is the one that the request came to. A loopback address would lead nowhere on another device,
    so the machine's address in its network takes its place if the server can be reached there.
    """
    url, family = request.base_url, _network(request)
    if family is not None and is_loopback(url.hostname or ""):
        address = network_address(family)
        url = url if address is None else url.replace(hostname=in_url(address))
    return str(url).rstrip("/")


def only_here(request: Request, site: str) -> str:
    """Return why only this computer can open links to the site; empty if other devices can.

    `closed`: the server listens to this computer only. `offline`: the computer has no network.
    """
    if not is_loopback(urlsplit(site).hostname or ""):
        return ""
    return "closed" if _network(request) is None else "offline"


def _network(request: Request) -> AddressFamily | None:
    network: AddressFamily | None = request.app.state.network
    return network


def headers_of(request: Request) -> dict[str, str]:
    """What a page says depends on who asks: it is not to be kept."""
    return {
        "Cache-Control": "no-store",
        "Content-Language": words_of(request).lang,
        "Vary": VARY,
    }


def shown(request: Request, template: str, context: dict[str, Any], status: int = 200) -> Response:
    return templates.TemplateResponse(request, template, context, status, headers_of(request))
