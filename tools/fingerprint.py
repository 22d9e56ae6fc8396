"""Fingerprints of random games of every kind: `python -m tools.fingerprint --both`.

The fingerprint of a game covers every decision with its options, the events, the random generator
after each choice, the views and imagined games of seats at some moments, and the save. The
fingerprints of the interpreted and the compiled core must be equal. They must also stay equal after
a change that only makes the game faster.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from hashlib import sha256
from random import Random
from typing import Any

from tekhenu import Game, core
from tekhenu.agents import GreedyAgent, SearchAgent, SeatView

from .soak.companion import number_of
from .soak.run import AUTOMAS, SETH, Batch

KINDS: tuple[int | str, ...] = (
    *(2, 3, 4),
    *(f"{players}{SETH}" for players in (2, 3, 4)),
    *("easy", "medium", "hard"),
    *(f"{count}{AUTOMAS}{step}" for count, step in ((1, 0), (2, 2), (3, 4))),
)
LOOKS = 31  # choices from one look by a seat to the next
THOUGHTS = 83  # and from one choice by an agent to the next


def plain(value: object) -> str:
    """Return the same text for equal values, whether a number has a name or not."""
    if value is None or isinstance(value, str):
        return repr(str(value))
    if isinstance(value, int):
        return str(int(value))
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, list | tuple):
        name = type(value).__name__ if type(value) not in (list, tuple) else ""
        return f"{name}({', '.join(map(plain, value))})"
    fields = getattr(type(value), "__dataclass_fields__", None)
    if fields is not None and type(value).__module__ == "tekhenu.rules.state":
        return f"{type(value).__name__}({', '.join(plain(getattr(value, f)) for f in fields)})"
    return str(value)


def contents(game: Game, seed: int) -> Iterator[str]:
    """Yield everything that a random game contains, piece by piece."""
    rng = Random(seed)
    count = 0
    while (decision := game.decision) is not None:
        count += 1
        asked = [
            decision.player,
            decision.kind,
            number_of(decision.about),
            *map(str, decision.options),
        ]
        yield plain(asked)
        yield str(game.state.rng.state)
        if count % LOOKS == 0:
            seat = rng.randrange(game.settings.players)
            view = game.view(seat)
            yield plain([view.state, view.hidden_decrees, view.events[-20:]])
            yield plain(game.determinize(seat, Random(seed + count)).state)
            blocked = [(str(move), reason.key) for move, reason in decision.blocked()]
            yield plain(blocked)
        if count % THOUGHTS == 0:
            agent = GreedyAgent() if count % 2 else SearchAgent(iterations=15)
            option = agent.choose(SeatView(game, decision.player), decision, rng)
        else:
            option = rng.choice(decision.options)
        game.play(option)
    yield plain(game.state)
    yield from map(plain, game.events)
    yield game.save()


def fingerprint(kind: int | str, numbers: range) -> str:
    found = sha256()
    for number in numbers:
        game = Batch(kind, 1, numbers).recipe(number).begin()
        for piece in contents(game, number):
            found.update(piece.encode("utf-8", "surrogatepass"))
            found.update(b"\n")
    return found.hexdigest()[:20]


def fingerprints(games: int) -> dict[str, str]:
    """Return the fingerprints by kind of game, of `count` games each."""
    return {str(kind): fingerprint(kind, range(games)) for kind in KINDS}


def of_core(kind: str, games: int) -> dict[str, str]:
    """Return the fingerprints that another process computes with the given core."""
    run = subprocess.run(
        [sys.executable, "-m", __spec__.name, "--json", "--games", str(games)],
        env=os.environ | {"TEKHENU_CORE": kind},
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    answer: dict[str, Any] = json.loads(run.stdout)
    assert answer["core"] == kind
    return dict(answer["games"])


def both(games: int) -> int:
    one, other = (of_core(kind, games) for kind in ("interpreted", "compiled"))
    for kind, found in one.items():
        same = "the same" if other[kind] == found else f"compiled {other[kind]}"
        print(f"{kind:16} {found}  {same}")
    return 0 if one == other else 1


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="fingerprint", description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=20, help="of each kind (default 20)")
    parser.add_argument("--both", action="store_true", help="compare the two cores")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args(argv)
    if args.both:
        return both(args.games)
    found = fingerprints(args.games)
    if args.json:
        print(json.dumps({"core": core.KIND, "games": found}))
    else:
        print(f"{core.KIND} core")
        print(*(f"{kind:16} {value}" for kind, value in found.items()), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
