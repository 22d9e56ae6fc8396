"""Killing of servers during games: acknowledged entries must be stored exactly once.

`python -m tests.server.killing --kills 300 --processes 2 --database postgresql` runs longer than
the version in the test suite.
"""

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
from sqlalchemy import create_engine, text

from tekhenu.server.storage.engine import read_url
from tests.sockets import free_port
from tools.load.servers import DATABASES, POSTGRESQL, postgresql

from .client import bearer

GAMES = 4
LONGEST_LIFE = 0.5  # seconds
Made = tuple[int, int, str, str | None]  # sequence, seat, kind, option


class Servers:
    """A number of servers, always on the same ports and database."""

    def __init__(self, database: str, processes: int = 1) -> None:
        self._ports = [free_port() for _ in range(processes)]
        self.addresses = [f"http://127.0.0.1:{port}" for port in self._ports]
        self._database = database
        self._nursery = subprocess.Popen(
            [sys.executable, "-m", "tests.server.nursery"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            cwd=Path(__file__).parent.parent.parent,
        )
        assert self._read() == "ready"
        self._servers = [0] * processes

    def _read(self) -> str:
        assert self._nursery.stdout is not None
        return self._nursery.stdout.readline().strip()

    def start(self, number: int) -> None:
        assert self._nursery.stdin is not None
        self._nursery.stdin.write(f"{self._ports[number]} {self._database}\n")
        self._nursery.stdin.flush()
        self._servers[number] = int(self._read())
        end = time.monotonic() + 60
        with httpx.Client(base_url=self.addresses[number], timeout=10, verify=False) as http:
            while True:
                try:
                    http.get("/api/games")
                    return
                except httpx.TransportError:
                    assert time.monotonic() < end
                    time.sleep(0.01)

    def kill(self, number: int) -> None:
        os.kill(self._servers[number], signal.SIGKILL)
        with suppress(ProcessLookupError):
            while True:
                os.kill(self._servers[number], 0)
                time.sleep(0.002)

    def close(self) -> None:
        for number, server in enumerate(self._servers):
            if server:
                self.kill(number)
        assert self._nursery.stdin is not None
        assert self._nursery.stdout is not None
        self._nursery.stdin.close()
        self._nursery.wait(60)
        self._nursery.stdout.close()


class Players(threading.Thread):
    """Both seats of a game after another, dithering now and then, asking any server;
    every entry is sent until it is answered."""

    def __init__(self, addresses: Sequence[str], number: int, over: threading.Event) -> None:
        super().__init__()
        self.acknowledged: dict[str, list[Made]] = {}
        self.failure: BaseException | None = None
        self._rng = Random(number)
        self._over = over
        self._https = [
            httpx.Client(base_url=address, timeout=10, verify=False) for address in addresses
        ]

    def run(self) -> None:
        try:
            while not self._over.is_set():
                self._play_a_game()
        except BaseException as failure:
            self.failure = failure
        for http in self._https:
            http.close()

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
                return  # a player may declare a Decree, and it is secret which player
            current = self._send(
                "GET", f"/api/games/{game}/decision?seat={seat}", token=tokens[seat]
            )
            entry = self._wish(current.json())
            answer = self._send("POST", f"/api/games/{game}/entries", entry, tokens[seat])
            assert answer.status_code == 200, (entry, answer.text)
            entries.append((entry["sequence"], seat, entry["kind"], entry.get("option")))

    def _wish(self, current: dict[str, Any]) -> dict[str, Any]:
        draft = current["draft"]
        sequence = {"sequence": current["sequence"] + 1}
        if draft["can_undo"] and self._rng.random() < 0.15:
            return {**sequence, "kind": self._rng.choice(["undo", "restart"])}
        if draft["must_confirm"]:
            return {**sequence, "kind": "confirm"}
        option = self._rng.choice(current["decision"]["options"])
        return {**sequence, "kind": self._rng.choice(["choose", "play"]), "option": option}

    def _send(
        self, method: str, path: str, content: Any = None, token: str | None = None
    ) -> httpx.Response:
        headers = {} if token is None else bearer(token)
        while True:
            http = self._rng.choice(self._https)
            try:
                return http.request(method, path, json=content, headers=headers)
            except httpx.TransportError:
                http.cookies.clear()
                time.sleep(0.01)


def play_under_fire(database: str, kills: int, processes: int = 1) -> int:
    """Return the number of acknowledged entries; fail if one was lost or doubled."""
    servers = Servers(database, processes)
    over = threading.Event()
    players = [Players(servers.addresses, number, over) for number in range(GAMES)]
    rng = Random(1)
    try:
        for number in range(processes):
            servers.start(number)
        for player in players:
            player.start()
        for kill in range(kills):
            time.sleep(rng.uniform(0.02, LONGEST_LIFE))
            servers.kill(kill % processes)
            servers.start(kill % processes)
        over.set()
        for player in players:
            player.join(20)
    finally:
        over.set()
        servers.close()
    assert [player.failure for player in players] == [None] * GAMES
    return sum(compare(database, player.acknowledged) for player in players)


def compare(database: str, acknowledged: dict[str, list[Made]]) -> int:
    """Compare the database with the acknowledged entries."""
    wanted = text(
        "SELECT sequence, seat, kind, option FROM entries WHERE game = :game ORDER BY sequence"
    )
    engine = create_engine(read_url(database))
    count = 0
    with engine.connect() as connection:
        for game, entries in acknowledged.items():
            kept = [tuple(row) for row in connection.execute(wanted, {"game": game})]
            assert kept == entries
            count += len(kept)
    engine.dispose()
    return count


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.server.killing")
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--database", choices=DATABASES, default=DATABASES[0])
    args = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="tekhenu-kill-")))
        url = f"sqlite:///{folder / 'games.sqlite'}"
        if args.database == POSTGRESQL:
            url, _ = stack.enter_context(postgresql(folder))
        count = play_under_fire(url, args.kills, args.processes)
    print(f"{args.kills} kills, {count} entries acknowledged, none lost, none doubled")


if __name__ == "__main__":
    main()
