"""Server-sent events. An open stream costs only its connection between two events."""

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from ...games.live import Listener
from ...games.people import Person
from ...games.service import GameService
from ...games.session import GameSession

EVENTS = "text/event-stream"


class LiveResponse(Response):
    """A response that streams the events visible to a seat."""

    media_type = EVENTS

    def __init__(
        self,
        service: GameService,
        session: GameSession,
        seat: int | None,
        person: Person | None,
    ) -> None:
        super().__init__(headers={"X-Accel-Buffering": "no"})
        del self.headers["content-length"]
        self._service = service
        self._session = session
        self._seat = seat
        self._person = person

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_event(event: bytes, more: bool) -> None:
            await send({"type": "http.response.body", "body": event, "more_body": more})

        await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
        now = self._session.snapshot
        # The seat may have been lost since the request was checked.
        seat = self._seat if self._seat in now.held_by(self._person) else None
        live, listener = self._service.live, Listener(seat, send_event, self._person)
        live.enter(self._session.id, listener, now.news(seat))
        self._service.look(self._session)  # computers pause without listeners: let them continue
        try:
            while (await receive())["type"] != "http.disconnect":
                pass
        finally:
            if listener.seat is not None:
                self._session.see(listener.seat)  # the player was connected until now
            live.leave(self._session.id, listener)
