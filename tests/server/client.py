"""A server in a thread of this process, and browsers (or programs) that talk to it."""

import asyncio
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from httpx import Client as Http
from httpx import Response

from tekhenu.server.app import create_app
from tekhenu.server.command import bind_socket
from tekhenu.server.config import ServerConfig
from tekhenu.server.process import Server

from .host import PATIENCE, Host

SAME_SITE = {"Sec-Fetch-Site": "same-origin"}
AS_PAGE = {**SAME_SITE, "Accept": "text/html"}
PLAIN = {"Accept-Encoding": "identity"}


@contextmanager
def serving(config: ServerConfig) -> Iterator["Client"]:
    """Start a server and return a browser that has visited it."""
    app = create_app(config)
    plug = bind_socket("127.0.0.1", 0)
    ready = threading.Event()
    loops: list[asyncio.AbstractEventLoop] = []

    def started() -> None:
        loops.append(asyncio.get_running_loop())
        ready.set()

    server = Server(app, started, int(PATIENCE))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [plug]})
    thread.start()
    try:
        assert ready.wait(PATIENCE)
        with Client(Host(app, loops[0]), f"http://127.0.0.1:{plug.getsockname()[1]}") as client:
            yield client
    finally:
        server.stop()
        thread.join(PATIENCE)
        plug.close()


class Client:
    """A browser that keeps cookies; `other()` is another one at the same server."""

    def __init__(self, service: Host, address: str) -> None:
        self.service = service
        self.address = address
        # No certificates are loaded and no answer is compressed, because both take time and
        # are not needed here.
        self.http = Http(base_url=address, timeout=PATIENCE, verify=False, headers=PLAIN)
        self._others: list[Client] = []

    def __enter__(self) -> "Client":
        return self

    def __exit__(self, *_: object) -> None:
        for other in self._others:
            other.http.close()
        self.http.close()

    def other(self) -> "Client":
        self._others.append(Client(self.service, self.address))
        return self._others[-1]

    def get(self, path: str, headers: Mapping[str, str] | None = None) -> Response:
        return self.http.get(path, headers=headers)

    def post(
        self, path: str, content: Any = None, headers: Mapping[str, str] = SAME_SITE
    ) -> Response:
        return self.http.post(path, json=content, headers=headers)

    def patch(self, path: str, content: Any, headers: Mapping[str, str] = SAME_SITE) -> Response:
        return self.http.patch(path, json=content, headers=headers)

    # The course of a game

    def begin(self, **wish: Any) -> dict[str, Any]:
        answer = self.post("/api/games", wish)
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def claim(self, game: str, token: str, name: str | None = None) -> str:
        """Take a seat with the token of its link; return the token that replaces it."""
        answer = self.post(f"/api/games/{game}/seats/claim", {"token": token, "name": name})
        assert answer.status_code == 200, answer.text
        return str(answer.json()["token"])

    def decision(self, game: str, seat: int | None = None) -> dict[str, Any]:
        query = "" if seat is None else f"?seat={seat}"
        answer = self.get(f"/api/games/{game}/decision{query}")
        assert answer.status_code == 200, answer.text
        current: dict[str, Any] = answer.json()
        return current

    def enter(
        self,
        game: str,
        sequence: int,
        kind: str,
        option: str | None = None,
        seat: int | None = None,
    ) -> Response:
        entry = {"sequence": sequence, "kind": kind, "option": option, "seat": seat}
        return self.post(
            f"/api/games/{game}/entries",
            {key: value for key, value in entry.items() if value is not None},
        )


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}
