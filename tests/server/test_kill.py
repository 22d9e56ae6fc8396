"""The server is killed again and again under play: what it acknowledged is there, and once."""

import os
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx

from tests.sockets import free_port

from .client import bearer

KILLS = 50
GAMES = 4
LONGEST_LIFE = 0.5  # seconds


class Servers:
    """One server at a time, always on the same port and database."""

    def __init__(self, database: str) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._database = database
        self._http = httpx.Client(base_url=self.address, timeout=10, verify=False)
        self._nursery = subprocess.Popen(
            [sys.executable, "-m", "tests.server.nursery"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            cwd=Path(__file__).parent.parent.parent,
        )
        assert self._read() == "ready"
        self._server = 0

    def _read(self) -> str:
        assert self._nursery.stdout is not None
        return self._nursery.stdout.readline().strip()

    def start(self) -> None:
        assert self._nursery.stdin is not None
        self._nursery.stdin.write(f"{self.port} {self._database}\n")
        self._nursery.stdin.flush()
        self._server = int(self._read())
        end = time.monotonic() + 60
        while True:
            try:
                self._http.get("/api/games")
                return
            except httpx.TransportError:
                assert time.monotonic() < end
                time.sleep(0.01)

    def kill(self) -> None:
        os.kill(self._server, signal.SIGKILL)
        with suppress(ProcessLookupError):
            while True:
                os.kill(self._server, 0)
                time.sleep(0.002)

    def close(self) -> None:
        self.kill()
        assert self._nursery.stdin is not None
        assert self._nursery.stdout is not None
        self._nursery.stdin.close()
        self._nursery.wait(60)
        self._nursery.stdout.close()
        self._http.close()


class Players(threading.Thread):
    """Both seats of a game after another, dithering now and then; every entry is sent until it is
    answered."""

    def __init__(self, address: str, number: int, over: threading.Event) -> None:
        super().__init__()
        self.acknowledged: dict[str, list[tuple[int, int, str, str | None]]] = {}
        self.failure: BaseException | None = None
        self._rng = Random(number)
        self._over = over
        self._http = httpx.Client(base_url=address, timeout=10, verify=False)

    def run(self) -> None:
        try:
            while not self._over.is_set():
                self._play_a_game()
        except BaseException as failure:
            self.failure = failure
        self._http.close()

    def _play_a_game(self) -> None:
        made = self._send("POST", "/api/games", {"players": 2}).json()
        game, tokens = made["game"], [seat["token"] for seat in made["seats"]]
        entries = self.acknowledged[game] = []
        while not self._over.is_set():
            seen = self._send("GET", f"/api/games/{game}/decision").json()
            if seen["over"]:
                return
            seat = seen["decision"]["player"]
            if seat < 0:
                return  # somebody may declare a Decree: whoever it is does not tell
            standing = self._send(
                "GET", f"/api/games/{game}/decision?seat={seat}", token=tokens[seat]
            )
            entry = self._wish(standing.json())
            answer = self._send("POST", f"/api/games/{game}/entries", entry, tokens[seat])
            assert answer.status_code == 200, (entry, answer.text)
            entries.append((entry["sequence"], seat, entry["kind"], entry.get("option")))

    def _wish(self, standing: dict[str, Any]) -> dict[str, Any]:
        draft = standing["draft"]
        sequence = {"sequence": standing["sequence"] + 1}
        if draft["can_undo"] and self._rng.random() < 0.15:
            return {**sequence, "kind": self._rng.choice(["undo", "restart"])}
        if draft["must_confirm"]:
            return {**sequence, "kind": "confirm"}
        option = self._rng.choice(standing["decision"]["options"])
        return {**sequence, "kind": self._rng.choice(["choose", "play"]), "option": option}

    def _send(
        self, method: str, path: str, content: Any = None, token: str | None = None
    ) -> httpx.Response:
        headers = {} if token is None else bearer(token)
        while True:
            try:
                return self._http.request(method, path, json=content, headers=headers)
            except httpx.TransportError:
                self._http.cookies.clear()
                time.sleep(0.01)


def test_nothing_acknowledged_is_lost_or_doubled(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    servers = Servers(f"sqlite:///{file}")
    servers.start()
    over = threading.Event()
    players = [Players(servers.address, number, over) for number in range(GAMES)]
    rng = Random(1)
    try:
        for player in players:
            player.start()
        for _ in range(KILLS):
            time.sleep(rng.uniform(0.02, LONGEST_LIFE))
            servers.kill()
            servers.start()
        over.set()
        for player in players:
            player.join(20)
    finally:
        over.set()
        servers.close()
    assert [player.failure for player in players] == [None] * GAMES
    connection = sqlite3.connect(file)
    count = 0
    for player in players:
        for game, acknowledged in player.acknowledged.items():
            kept = connection.execute(
                "SELECT sequence, seat, kind, option FROM entries WHERE game = ? ORDER BY sequence",
                [game],
            ).fetchall()
            assert kept == acknowledged
            count += len(kept)
    connection.close()
    assert count > KILLS
