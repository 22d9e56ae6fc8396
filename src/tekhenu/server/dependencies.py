"""FastAPI dependencies: the game service, the requested game and the sender of the request."""

from typing import Annotated

from fastapi import Depends, Path, Request

from ..games.people import Person
from ..games.service import GameService
from ..games.session import GameSession
from .people import person_of
from .storage import Store

GameId = Annotated[str, Path(max_length=40)]


def service_of(request: Request) -> GameService:
    service: GameService = request.app.state.service
    return service


def store_of(request: Request) -> Store:
    store: Store = request.app.state.store
    return store


async def requested_session(request: Request, game: GameId) -> GameSession:
    """Return the game of the path, up to date; raise NoSuchGame if there is none."""
    return await service_of(request).session(game)


async def running_service(request: Request) -> GameService:
    """Return the service; async, because FastAPI runs other dependencies in a thread."""
    return service_of(request)


Service = Annotated[GameService, Depends(running_service)]
CurrentSession = Annotated[GameSession, Depends(requested_session)]
Visitor = Annotated[Person | None, Depends(person_of)]
