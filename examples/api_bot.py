"""A player that talks to a Tekhenu server over HTTP: nothing but the standard library.

    tekhenu serve --no-open
    python examples/api_bot.py http://127.0.0.1:8765 --against greedy

It begins a game, takes a seat and chooses at random. With --link it takes the seat of a secret
link that somebody sent instead.
"""

import argparse
import json
import random
import urllib.request
from collections.abc import Iterator
from typing import Any


class Server:
    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self.token = ""

    def ask(self, method: str, path: str, content: Any = None) -> Any:
        with urllib.request.urlopen(self.request(method, path, content), timeout=30) as answer:
            return json.load(answer)

    def listen(self, path: str) -> Iterator[Any]:
        """Server-sent events: one line of data each, until the server ends."""
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


def begin(server: Server, opponent: str) -> tuple[str, int]:
    """A new game: the server tells the secret token of our seat."""
    wish = {"seats": ["me", opponent], "name": "A bot", "listed": True}
    made = server.ask("POST", "/api/games", wish)
    server.token = made["seats"][0]["token"]
    return made["game"], 0


def join(server: Server, link: str) -> tuple[str, int]:
    """Claim the seat of a link …/join/GAME#TOKEN, and keep the token that replaces this one."""
    place, _, token = link.partition("#")
    game = place.rpartition("/")[2]
    claimed = server.ask("POST", f"/api/games/{game}/seats/claim", {"token": token})
    server.token = claimed["token"]
    return game, claimed["seat"]


def choose(options: list[str]) -> str:
    """Replace this with something clever."""
    return random.choice(options)


def play(server: Server, game: str, seat: int) -> None:
    """Whenever the game has moved: choose as long as we are asked."""
    path = f"/api/games/{game}"
    for news in server.listen(f"{path}/live?seat={seat}"):
        if news["over"]:
            return
        while True:
            standing = server.ask("GET", f"{path}/decision?seat={seat}")
            decision = standing["decision"]
            if decision is None or decision["player"] != seat:
                break
            option = choose(decision["options"])
            entry = {"sequence": standing["sequence"] + 1, "kind": "play", "option": option}
            server.ask("POST", f"{path}/entries", entry)


def main() -> None:
    parser = argparse.ArgumentParser(description="Play Tekhenu over HTTP.")
    parser.add_argument("address", help="of the server, such as http://127.0.0.1:8765")
    parser.add_argument("--against", default="greedy", help="greedy, random or search:1s")
    parser.add_argument("--link", help="the secret link of a seat")
    args = parser.parse_args()
    server = Server(args.address)
    game, seat = join(server, args.link) if args.link else begin(server, args.against)
    print(f"Watch it at {server.address}/games/{game}", flush=True)
    play(server, game, seat)
    for row in server.ask("GET", f"/api/games/{game}")["ranking"]:
        print(f"seat {row['seat']}: {row['vp']} VP")


if __name__ == "__main__":
    main()
