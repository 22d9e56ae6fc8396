"""What is answered when something is not possible: a code, a sentence, and nothing of secrets."""

import json
import logging
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response

from tekhenu.text import Catalogue

from ..games.errors import BrokenGame, NoSuchGame, RequestRefused, Sayable
from ..games.journal import ALREADY_ENTERED, EntryRefused
from ..games.ports import ThinkersClosed
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
    """An answer other than the requested one; codes not in STATUS are 422."""

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 422)

    def message(self, words: Catalogue) -> str:
        values = {name: in_words(value, words) for name, value in self.values.items()}
        return words.say(f"refusal-{self.code}", **values)


def in_words(value: Any, words: Catalogue) -> Any:
    """Return the value, with everything sayable in it, or in a list of such, said."""
    if isinstance(value, Sayable):
        return value.say(words)
    return [in_words(each, words) for each in value] if isinstance(value, list) else value


def json_text(content: Any) -> str:
    """ASCII only, so that no odd character of a request can spoil the answer."""
    return json.dumps(content, separators=(",", ":"))


def json_response(
    content: Any, status: int = 200, headers: dict[str, str] | None = None
) -> Response:
    return Response(json_text(content), status, headers, media_type=JSON)


def answer(
    request: Request, problem: RequestError, headers: dict[str, str] | None = None
) -> Response:
    words = words_of(request)
    extra = {name: in_words(value, words) for name, value in problem.extra.items()}
    content = {"error": problem.code, "message": problem.message(words), **extra}
    return json_response(content, problem.status, {**(headers or {}), "Vary": VARY})


def problem_of(error: Exception) -> RequestError:
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
            log.error("a game cannot be played on: %s", type(error.__cause__).__name__)
            return RequestError("broken-game")
        case RequestValidationError():
            return _invalid(error)
        case HTTPException():
            code = HTTP_CODES.get(error.status_code, "invalid")
            extra = {"detail": error.detail} if code == "invalid" else None
            return RequestError(code, extra=extra, where=f"HTTP {error.status_code}")
        case ThinkersClosed() | TimeoutError():  # shutting down, or too many searches
            return RequestError("busy")
        case OperationalError() | InterfaceError() | PoolTimeout():
            log.error("the database failed: %s", type(error).__name__)
            return RequestError("busy")
    log.error("a request failed", exc_info=error)
    return RequestError("failed")


def refusal(refused: EntryRefused, extra: dict[str, Any] | None = None) -> RequestError:
    if refused.code == "illegal":
        return RequestError("illegal", extra=extra, reason=refused.reason)
    return RequestError(refused.code, extra=extra)


def _invalid(error: RequestValidationError) -> RequestError:
    """The first thing that is wrong, in English for programmers; what was sent is not repeated."""
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"])
    return RequestError("invalid", extra={"detail": first["msg"][:300]}, where=place[:100])


def is_api(request: Request) -> bool:
    # Not `request.url`, whose path depends on the Host header.
    path: str = request.scope["path"]
    return path.startswith("/api/")


def refused_at_the_door(
    request: Request, problem: RequestError, headers: dict[str, str] | None = None
) -> Response:
    """Who wanted a page gets a sentence: it costs next to nothing, however often it is asked."""
    if is_api(request):
        return answer(request, problem, headers)
    message = problem.message(words_of(request))
    return PlainTextResponse(message, problem.status, {**(headers or {}), "Vary": VARY})


def answer_to(request: Request, error: Exception) -> Response:
    """Everything under /api answers in JSON; a page, if there is one, in its own way."""
    problem = problem_of(error)
    page = getattr(request.app.state, "error_page", None)
    if page is not None and not is_api(request):
        shown: Response = page(request, problem)
        return shown
    return answer(request, problem)


def add_error_handlers(app: FastAPI) -> None:
    for kind in (
        RequestError,
        EntryRefused,
        NoSuchGame,
        BrokenGame,
        RequestValidationError,
        HTTPException,
    ):
        app.add_exception_handler(kind, answer_to)
