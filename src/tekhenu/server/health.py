"""Liveness, readiness and metrics endpoints for operators."""

from typing import TYPE_CHECKING

from fastapi import APIRouter, Request
from starlette.responses import PlainTextResponse, Response

from .addresses import is_private
from .errors import RequestError
from .request_costs import costs

if TYPE_CHECKING:
    from ..games.service import GameService
    from .storage import Store
    from .webhooks import Webhooks

METHODS = frozenset({"GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "OPTIONS"})
router = APIRouter(include_in_schema=False)


@router.get("/healthz")
@costs(1)
async def liveness() -> Response:
    """Answer that the process runs."""
    return PlainTextResponse("ok\n")


@router.get("/readyz")
@costs(1)
def readiness(request: Request) -> Response:
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
    """Serve metrics to direct requests from this machine or its network, not through a proxy."""
    collected: Metrics | None = request.app.state.metrics
    direct = "x-forwarded-for" not in request.headers and "forwarded" not in request.headers
    near = request.client is not None and is_private(request.client.host)
    if collected is None or not (direct and near):
        raise RequestError("not-found")
    return collected.page()


class Metrics:
    """Prometheus metrics. Labels contain route patterns, never ids of games or people."""

    def __init__(self, service: "GameService", webhooks: "Webhooks") -> None:
        from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        self._requests = Counter(
            "tekhenu_requests",
            "Answered requests",
            ["method", "route", "status"],
            registry=self._registry,
        )
        self._seconds = Histogram(
            "tekhenu_request_seconds",
            "Seconds until the response was complete; for event streams, until they were closed",
            ["route"],
            registry=self._registry,
        )
        for name, about, count in (
            ("streams", "Open event streams", service.live.total),
            ("games_in_memory", "Games in memory", service.count_sessions),
            ("webhooks_waiting", "Unfinished webhook calls", webhooks.waiting),
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
