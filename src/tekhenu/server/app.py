"""The FastAPI application: the games core with its adapters, the API and the pages."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import ParamSpec, TypeVar

from fastapi import FastAPI
from starlette.concurrency import run_in_threadpool

from ..games.service import GameService
from . import health
from .api import absences, analysis, editions, playing
from .api import routes as api
from .api.plain_route import PlainRoutes
from .compression import compressed
from .computers.search_workers import SearchWorkers
from .config import ServerConfig
from .errors import add_error_handlers
from .health import Metrics
from .pages import routes as pages
from .people import People
from .request_costs import RouteCosts
from .security import SecurityMiddleware
from .storage import SqlGameStore, Store
from .storage.notifications import NotificationListener
from .webhooks import Webhooks

ROUTERS = (
    playing.router,
    health.router,
    api.router,
    absences.router,
    analysis.router,
    editions.router,
    pages.router,
)


P = ParamSpec("P")
T = TypeVar("T")


async def in_thread(function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
    """Run a long computation in a worker thread."""
    return await run_in_threadpool(function, *args, **kwargs)


def create_app(config: ServerConfig) -> FastAPI:
    store = Store(config.database)
    games = SqlGameStore(store)
    webhooks = Webhooks(allow_local=config.allow_local_webhooks, drop=games.drop_webhook)
    service = GameService(
        games,
        SearchWorkers(config.workers, config.reviewers),
        config,
        notify=webhooks.notify,
        background=in_thread,
    )
    notifications = NotificationListener(store, service)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await run_in_threadpool(store.migrate)
        notifications.open()
        await service.open()
        try:
            yield
        finally:
            service.close()
            notifications.close()
            await webhooks.close()
            await run_in_threadpool(notifications.join)
            await run_in_threadpool(store.close)

    app = FastAPI(
        title="Tekhenu",
        description="Create games, take seats, read positions and enter choices.",
        version=version("tekhenu"),
        lifespan=lifespan,
        openapi_url=None,  # `api.routes` serves the schema
        docs_url=None,
        redoc_url=None,
        telemetry={"tracing": False, "metrics": False, "logs": False},  # slows every request
    )
    app.state.config = config
    app.state.store = store
    app.state.seats = games
    app.state.people = People(games)
    app.state.webhooks = webhooks
    app.state.service = service
    app.state.network = config.network
    app.state.metrics = Metrics(service, webhooks) if config.metrics else None
    for router in ROUTERS:
        app.include_router(router)
    app.state.error_page = pages.error_page
    add_error_handlers(app)
    app.add_middleware(compressed)
    app.add_middleware(PlainRoutes, routes=playing.router.routes)
    app.add_middleware(
        SecurityMiddleware,
        limits=config.limits,
        hosts=config.hosts,
        costs=RouteCosts(app.routes),
        metrics=app.state.metrics,
        body_seconds=config.body_seconds,
    )
    return app
