"""Example of a computer player for the JSON API, written with the standard library only.

    tekhenu serve --no-open
    python examples/api_bot.py http://127.0.0.1:8765 --against greedy

It creates a game against a computer player, and chooses at random. With --link it takes the seat of
an invitation link instead.
"""

import argparse
import json
import random
import urllib.request
from collections.abc import Iterator
from typing import Any


class Server:
    """A Tekhenu server. `token` is the token of the own seat."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self.token = ""

    def send(self, method: str, path: str, content: Any = None) -> Any:
        with urllib.request.urlopen(self.request(method, path, content), timeout=30) as answer:
            return json.load(answer)

    def listen(self, path: str) -> Iterator[Any]:
        """Yield the data of server-sent events until the server closes the stream."""
        with urllib.request.urlopen(self.request("GET", path), timeout=60) as stream:
            for line in stream:
                if line.startswith(b"data: "):
                    yield json.loads(line[6:])

    def request(self, method: str, path: str, content: Any = None) -> urllib.request.Request:
        body = None if content is None else json.dumps(content).encode()
        request = urllib.request.Request(self.address + path, body, method=method)
        request.add_header("Content-Type", "application/json")
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        return request


def create(server: Server, opponent: str) -> tuple[str, int]:
    """Create a game. The response contains the secret token of the own seat."""
    wish = {"seats": ["me", opponent], "name": "A bot", "listed": True}
    created = server.send("POST", "/api/games", wish)
    server.token = created["seats"][0]["token"]
    return created["game"], 0


def join(server: Server, link: str) -> tuple[str, int]:
    """Claim the seat of a link …/join/GAME#TOKEN. A new token replaces the one in the link."""
    place, _, token = link.partition("#")
    game = place.rpartition("/")[2]
    claimed = server.send("POST", f"/api/games/{game}/seats/claim", {"token": token})
    server.token = claimed["token"]
    return game, claimed["seat"]


def choose(options: list[str]) -> str:
    """Return an option. Replace this function with a better one."""
    return random.choice(options)


def play(server: Server, game: str, seat: int) -> None:
    """Answer every decision of the seat until the game is over."""
    path = f"/api/games/{game}"
    for event in server.listen(f"{path}/live?seat={seat}"):
        if event["over"]:
            return
        while True:
            state = server.send("GET", f"{path}/decision?seat={seat}")
            decision = state["decision"]
            if decision is None or decision["player"] != seat:
                break
            option = choose(decision["options"])
            entry = {"sequence": state["sequence"] + 1, "kind": "play", "option": option}
            server.send("POST", f"{path}/entries", entry)


def main() -> None:
    parser = argparse.ArgumentParser(description="Play Tekhenu over HTTP.")
    parser.add_argument("address", help="the server's address, such as http://127.0.0.1:8765")
    parser.add_argument("--against", default="greedy", help="greedy, random or search:1s")
    parser.add_argument("--link", help="the invitation link of a seat")
    args = parser.parse_args()
    server = Server(args.address)
    game, seat = join(server, args.link) if args.link else create(server, args.against)
    print(f"Watch it at {server.address}/games/{game}", flush=True)
    play(server, game, seat)
    for row in server.send("GET", f"/api/games/{game}")["ranking"]:
        print(f"seat {row['seat']}: {row['vp']} VP")


if __name__ == "__main__":
    main()
