"""The event stream of a listener: between two events only its connection waits."""

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from ...games.live import Listener
from ...games.service import GameService
from ...games.session import GameSession

EVENTS = "text/event-stream"


class LiveResponse(Response):
    """A stream of the events that a seat may notice."""

    media_type = EVENTS

    def __init__(self, service: GameService, session: GameSession, seat: int | None) -> None:
        super().__init__(headers={"X-Accel-Buffering": "no"})
        del self.headers["content-length"]
        self._service = service
        self._session = session
        self._seat = seat

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_event(event: bytes, more: bool) -> None:
            await send({"type": "http.response.body", "body": event, "more_body": more})

        await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
        live, listener = self._service.live, Listener(self._seat, send_event)
        live.enter(self._session.id, listener, self._session.snapshot.news(self._seat))
        self._service.look(self._session)  # computers continue, now that somebody listens
        try:
            while (await receive())["type"] != "http.disconnect":
                pass
        finally:
            if self._seat is not None:
                self._session.see(self._seat)  # until now
            live.leave(self._session.id, listener)
