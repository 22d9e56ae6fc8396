"""Error responses: an HTTP status, an error code and a message in the reader's language.

Messages never contain secrets or the content of the request.
"""

import json
import logging
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response

from tekhenu.text import Catalog

from ..games.errors import BrokenGame, NoSuchGame, RequestRefused, Sayable
from ..games.journal import ALREADY_ENTERED, EntryRefused
from ..games.ports import SearchesClosed
from .language import VARY, words_of

log = logging.getLogger(__name__)

JSON = "application/json"

STATUS = {
    "illegal": 422,
    ALREADY_ENTERED: 422,
    "not-your-seat": 403,
    "unclaimed": 403,
    "no-such-game": 404,
    "no-such-seat": 404,
    "no-such-edition": 404,
    "too-many-editions": 409,
    "broken-game": 410,
    "wrong-link": 403,
    "seat-taken": 409,
    "no-save": 403,
    "no-branch": 403,
    "no-hints": 403,
    "no-review": 404,
    "not-over": 409,
    "cross-site": 403,
    "wrong-host": 421,
    "not-found": 404,
    "not-allowed": 405,
    "too-large": 413,
    "too-slow": 408,
    "too-many": 429,
    "busy": 503,
    "failed": 500,
    "which-seat": 400,
    **dict.fromkeys(
        ("late", "not-asked", "must-confirm", "nothing-to-undo", "nothing-to-confirm", "over"), 409
    ),
    **dict.fromkeys(("abandoned", "stand-in", "no-stand-in", "not-away", "no-motion"), 409),
}
HTTP_CODES = {404: "not-found", 405: "not-allowed", 413: "too-large"}


class RequestError(RequestRefused):
    """An error with a code of `STATUS`; the status of other codes is 422."""

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 422)

    def message(self, words: Catalog) -> str:
        values = {name: localized(value, words) for name, value in self.values.items()}
        return words.say(f"refusal-{self.code}", **values)


def localized(value: Any, words: Catalog) -> Any:
    """Return a value, or each value of a list, in words if it is `Sayable`."""
    if isinstance(value, Sayable):
        return value.say(words)
    return [localized(each, words) for each in value] if isinstance(value, list) else value


def json_text(content: Any) -> str:
    """Return compact JSON in ASCII, because lone surrogates of a request cannot be encoded."""
    return json.dumps(content, separators=(",", ":"))


def json_response(
    content: Any, status: int = 200, headers: dict[str, str] | None = None
) -> Response:
    return Response(json_text(content), status, headers, media_type=JSON)


def json_error(
    request: Request, problem: RequestError, headers: dict[str, str] | None = None
) -> Response:
    words = words_of(request)
    extra = {name: localized(value, words) for name, value in problem.extra.items()}
    content = {"error": problem.code, "message": problem.message(words), **extra}
    return json_response(content, problem.status, {**(headers or {}), "Vary": VARY})


def request_error(error: Exception) -> RequestError:
    match error:
        case RequestError():
            return error
        case RequestRefused():
            return RequestError(error.code, extra=error.extra, **error.values)
        case EntryRefused():
            return refusal(error)
        case NoSuchGame():
            return RequestError("no-such-game")
        case BrokenGame():
            log.error(
                "the journal of a game cannot be replayed (%s); run `tekhenu doctor` to find it",
                type(error.__cause__).__name__,
            )
            return RequestError("broken-game")
        case RequestValidationError():
            return _invalid(error)
        case HTTPException():
            code = HTTP_CODES.get(error.status_code, "invalid")
            extra = {"detail": error.detail} if code == "invalid" else None
            return RequestError(code, extra=extra, where=f"HTTP {error.status_code}")
        case SearchesClosed() | TimeoutError():  # shutting down, or too many searches
            return RequestError("busy")
        case OperationalError() | InterfaceError() | PoolTimeout():
            log.error(
                "the database did not answer (%s); /readyz says whether it can be used",
                type(error).__name__,
            )
            return RequestError("busy")
    log.error("unexpected error while handling a request", exc_info=error)
    return RequestError("failed")


def refusal(refused: EntryRefused, extra: dict[str, Any] | None = None) -> RequestError:
    if refused.code == "illegal":
        return RequestError("illegal", extra=extra, reason=refused.reason)
    return RequestError(refused.code, extra=extra)


def _invalid(error: RequestValidationError) -> RequestError:
    """Describe the first validation error in English, without repeating the invalid value."""
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"])
    return RequestError("invalid", extra={"detail": first["msg"][:300]}, where=place[:100])


def is_api(request: Request) -> bool:
    # Not `request.url`, whose path depends on the Host header.
    path: str = request.scope["path"]
    return path.startswith("/api/")


def plain_refusal(
    request: Request, problem: RequestError, headers: dict[str, str] | None = None
) -> Response:
    """Return an error as JSON for the API and as plain text for pages.

    Plain text costs little to render, so that a flood of rejected requests stays cheap.
    """
    if is_api(request):
        return json_error(request, problem, headers)
    message = problem.message(words_of(request))
    return PlainTextResponse(message, problem.status, {**(headers or {}), "Vary": VARY})


def error_response(request: Request, error: Exception) -> Response:
    """Return an error as JSON for the API and as an error page otherwise."""
    problem = request_error(error)
    page = getattr(request.app.state, "error_page", None)
    if page is not None and not is_api(request):
        shown: Response = page(request, problem)
        return shown
    return json_error(request, problem)


def add_error_handlers(app: FastAPI) -> None:
    for kind in (
        RequestError,
        EntryRefused,
        NoSuchGame,
        BrokenGame,
        RequestValidationError,
        HTTPException,
    ):
        app.add_exception_handler(kind, error_response)
