"""The stream of a listener: between two events only its connection waits."""

from starlette.concurrency import run_in_threadpool
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from ..games.live import Listener, News
from ..games.service import GameService
from ..games.session import GameSession
from ..people import Person

EVENTS = "text/event-stream"


class LiveResponse(Response):
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
        async def tell(event: bytes, more: bool) -> None:
            await send({"type": "http.response.body", "body": event, "more_body": more})

        await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
        live, listener = self._service.live, Listener(self._seat, tell, self._person)
        live.enter(self._session.id, listener)
        try:
            live.tell(listener, *await run_in_threadpool(self._first, listener))
            while (await receive())["type"] != "http.disconnect":
                pass
        finally:
            if listener.seat is not None:
                self._session.see(listener.seat)  # until now
            live.leave(self._session.id, listener)

    def _first(self, listener: Listener) -> tuple[int | None, News]:
        self._service.look(self._session)  # computers go on, now that somebody listens
        # The seat may have been lost since the request was checked.
        self._service.live.demote(self._session.id, self._session.held_by)
        seat = listener.seat
        return seat, self._session.news(seat)
