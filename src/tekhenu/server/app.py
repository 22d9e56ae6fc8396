"""The web application: one service, the API, the pages."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version

from fastapi import FastAPI

from . import health
from .api import editions, leaving
from .api import routes as api
from .api.express import Express
from .config import ServerConfig
from .connections import Gate
from .errors import add_error_handlers
from .games.service import GameService
from .health import Metrics
from .packing import packed
from .pages import routes as pages
from .security import Door
from .weights import RouteCosts

ROUTERS = (health.router, api.router, leaving.router, editions.router, pages.router)


def create_app(config: ServerConfig) -> FastAPI:
    service = GameService(config)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await service.open()
        try:
            yield
        finally:
            service.close()

    app = FastAPI(
        title="Tekhenu",
        description="Create games, take a seat, see what it may see, choose.",
        version=version("tekhenu"),
        lifespan=lifespan,
        openapi_url=None,  # `api.routes` serves the schema
        docs_url=None,
        redoc_url=None,
        telemetry={"tracing": False, "metrics": False, "logs": False},  # asked for each request
    )
    app.state.service = service
    app.state.network = config.network
    app.state.gate = Gate(config)
    app.state.metrics = Metrics(service, app.state.gate) if config.metrics else None
    for router in ROUTERS:
        app.include_router(router)
    app.state.error_page = getattr(pages, "error_page", None)
    add_error_handlers(app)
    app.add_middleware(packed)
    app.add_middleware(Express)
    app.add_middleware(
        Door,
        limits=config.limits,
        hosts=config.hosts,
        costs=RouteCosts(app.routes),
        metrics=app.state.metrics,
    )
    return app
