"""The cost of a request, declared at its route with `@costs`.

A weight of 1 stands for up to 5 ms of processor time.
"""

import re
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from fastapi.routing import iter_route_contexts
from starlette.requests import Request
from starlette.routing import BaseRoute, compile_path

HEAVY = 5.0  # an address may have only a few requests of this weight at the same time


@dataclass(frozen=True, slots=True)
class Cost:
    """The cost of a request to a route.

    `as_page` is the weight if the client accepts only HTML. `stream` means that the response stays
    open. `creates` means that the request stores new data or tries a secret link, so it counts in
    the `new_rate` limit of its address.
    """

    weight: float
    as_page: float | None = None
    stream: bool = False
    creates: bool = False

    def weight_of(self, request: Request) -> float:
        if self.as_page is not None and request.headers.get("accept") == "text/html":
            return self.as_page
        return self.weight


UNROUTED = Cost(1.0)  # for requests without a matching route

Endpoint = TypeVar("Endpoint", bound=Callable[..., Any])
_declared: dict[Callable[..., Any], Cost] = {}


def costs(
    weight: float, *, as_page: float | None = None, stream: bool = False, creates: bool = False
) -> Callable[[Endpoint], Endpoint]:
    """Declare the cost of an endpoint. Place this decorator below the one that adds the route."""

    def declare(endpoint: Endpoint) -> Endpoint:
        _declared[endpoint] = Cost(weight, as_page, stream, creates)
        return endpoint

    return declare


class RouteCosts:
    """The costs of an application's routes, by method and path.

    `undeclared` lists the routes whose endpoint declares no cost.
    """

    def __init__(self, routes: Sequence[BaseRoute]) -> None:
        self.undeclared: list[str] = []
        # By method and number of slashes, so that few patterns must be tried.
        self._patterns: dict[tuple[str, int], list[tuple[re.Pattern[str], Cost]]]
        self._patterns = defaultdict(list)
        for route in iter_route_contexts(routes):
            path, methods = route.path or "", route.methods or set()
            cost = None if route.endpoint is None else _declared.get(route.endpoint)
            if cost is None:
                self.undeclared.append(path)
                continue
            for method in methods:
                pattern = compile_path(path)[0]
                self._patterns[method, path.count("/")].append((pattern, cost))

    def of(self, request: Request) -> Cost:
        path = request.scope["path"]
        candidates = self._patterns.get((request.method, path.count("/")), ())
        return next((cost for pattern, cost in candidates if pattern.match(path)), UNROUTED)
