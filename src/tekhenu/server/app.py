"""The web application: one house, the API, the pages."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

from . import api, pages
from .errors import add_error_handlers
from .house import House
from .security import Door
from .settings import Settings


def create_app(settings: Settings) -> FastAPI:
    house = House(settings)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            house.close()

    app = FastAPI(
        title="Tekhenu",
        description="Create games, take a seat, see what it may see, choose.",
        version=version("tekhenu"),
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.house = house
    app.include_router(api.router)
    app.include_router(pages.router)
    app.state.error_page = getattr(pages, "error_page", None)
    add_error_handlers(app)
    app.add_middleware(GZipMiddleware, minimum_size=2000, compresslevel=5)
    app.add_middleware(Door, limits=settings.limits)
    return app
