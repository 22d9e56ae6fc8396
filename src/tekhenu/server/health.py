"""For whoever keeps a server: does it live, can it serve, how is it doing."""

from typing import TYPE_CHECKING

from fastapi import APIRouter, Request
from starlette.responses import PlainTextResponse, Response

from .addresses import is_local
from .errors import RequestError
from .weights import costs

if TYPE_CHECKING:
    from ..games.service import GameService
    from .storage import Store
    from .webhooks import Webhooks

METHODS = frozenset({"GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "OPTIONS"})
router = APIRouter(include_in_schema=False)


@router.get("/healthz")
@costs(1)
async def lives() -> Response:
    """The process answers."""
    return PlainTextResponse("ok\n")


@router.get("/readyz")
@costs(1)
def is_ready(request: Request) -> Response:
    """Answer 503 with the reason if the database cannot be used or written."""
    store: Store = request.app.state.store
    service: GameService = request.app.state.service
    obstacle = "the server is closing" if service.live.closed else store.readiness.obstacle()
    if obstacle is None:
        return PlainTextResponse("ready\n")
    return PlainTextResponse(f"not ready: {obstacle}\n", 503)


@router.get("/metrics")
@costs(1)
def metrics(request: Request) -> Response:
    """For whoever asks from this machine or its network, and not through a proxy."""
    kept: Metrics | None = request.app.state.metrics
    direct = "x-forwarded-for" not in request.headers and "forwarded" not in request.headers
    near = request.client is not None and is_local(request.client.host)
    if kept is None or not (direct and near):
        raise RequestError("not-found")
    return kept.page()


class Metrics:
    """What Prometheus asks for. Routes are patterns: nothing tells of a game or a person."""

    def __init__(self, service: "GameService", webhooks: "Webhooks") -> None:
        from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        self._requests = Counter(
            "tekhenu_requests",
            "Requests answered",
            ["method", "route", "status"],
            registry=self._registry,
        )
        self._seconds = Histogram(
            "tekhenu_request_seconds",
            "Time to the end of the answer; of a stream, as long as it lasted",
            ["route"],
            registry=self._registry,
        )
        for name, about, count in (
            ("streams", "Listeners to games", service.live.total),
            ("games_in_memory", "Games kept in memory", service.count_sessions),
            ("webhooks_waiting", "Calls of webhooks under way", webhooks.waiting),
        ):
            Gauge(f"tekhenu_{name}", about, registry=self._registry).set_function(count)

    def count(self, method: str, route: str, status: int, seconds: float) -> None:
        known = method if method in METHODS else "other"
        self._requests.labels(known, route, str(status)).inc()
        self._seconds.labels(route).observe(seconds)

    def page(self) -> Response:
        from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

        return Response(
            generate_latest(self._registry), headers={"Content-Type": CONTENT_TYPE_LATEST}
        )
