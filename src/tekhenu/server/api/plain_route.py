"""API routes without dependency injection, for the most frequent requests."""

import inspect
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from fastapi import Request, params
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from pydantic import TypeAdapter, ValidationError
from starlette.routing import BaseRoute, Router
from starlette.types import ASGIApp, Receive, Scope, Send


class PlainRoute(APIRoute):
    """A documented route that binds arguments itself, without dependencies and response models.

    Resolving dependencies in FastAPI takes longer than handling most of these requests. The
    endpoint is an async function that returns a response, which may be any ASGI application. Its
    parameters are the `request`, values of the path and the query (`Annotated` with `Path` or
    `Query`), and a model as `body`.

    `PlainRoutes` gives an application's plain routes precedence. Exceptions and compression are not
    handled for them: the middleware around `PlainRoutes` answers exceptions.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        handle = self._handler()

        async def respond(scope: Scope, receive: Receive, send: Send) -> None:
            response = await handle(Request(scope, receive, send))
            await response(scope, receive, send)

        self.app = respond  # FastAPI's default adds three context managers for dependencies

    def _handler(self) -> Callable[[Request], Coroutine[Any, Any, ASGIApp]]:
        """Return a function that binds the arguments of a request and calls the endpoint."""
        endpoint = self.endpoint
        binders = [
            (parameter.name, _binder(parameter))
            for parameter in inspect.signature(endpoint, eval_str=True).parameters.values()
            if parameter.annotation is not Request
        ]

        async def handle(request: Request) -> ASGIApp:
            problems: list[Any] = []
            arguments = {name: await bind(request, problems) for name, bind in binders}
            if problems:
                raise RequestValidationError(problems)
            response: ASGIApp = await endpoint(request, **arguments)
            return response

        return handle


class PlainRoutes:
    """Middleware that answers the requests to plain routes before the application's own layers."""

    def __init__(self, app: ASGIApp, routes: Sequence[BaseRoute]) -> None:
        self._app = app
        self._router = Router(routes, default=app, redirect_slashes=False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        app = self._router if scope["type"] == "http" else self._app
        await app(scope, receive, send)


Binder = Callable[[Request, list[Any]], Coroutine[Any, Any, Any]]


def _binder(parameter: inspect.Parameter) -> Binder:
    """Return a function that reads an argument from a request and collects its problems."""
    name, adapter = parameter.name, TypeAdapter(parameter.annotation)
    metadata = getattr(parameter.annotation, "__metadata__", ())

    async def from_body(request: Request, problems: list[Any]) -> Any:
        return _checked(adapter.validate_json, await request.body(), ("body",), problems)

    async def from_path(request: Request, problems: list[Any]) -> Any:
        text = request.path_params[name]
        return _checked(adapter.validate_python, text, ("path", name), problems)

    async def from_query(request: Request, problems: list[Any]) -> Any:
        text = request.query_params.get(name) if request.scope["query_string"] else None
        if text is None:
            return parameter.default
        return _checked(adapter.validate_python, text, ("query", name), problems)

    if any(isinstance(found, params.Path) for found in metadata):
        return from_path
    if any(isinstance(found, params.Query) for found in metadata):
        return from_query
    return from_body


def _checked(
    validate: Callable[..., Any], value: Any, at: tuple[str, ...], problems: list[Any]
) -> Any:
    try:
        return validate(value)
    except ValidationError as wrong:
        problems += [{**error, "loc": (*at, *error["loc"])} for error in wrong.errors()]
        return None
