"""Whole games against Automas, played by a human who chooses at random."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random

from tekhenu import Game, State
from tekhenu.rules.book import BOOK
from tekhenu.rules.event import Event
from tekhenu.rules.state import Phase
from tekhenu.rules.table import Table
from tests.automa.table import settings

KINDS = [(automas, difficulty) for automas in (1, 2, 3) for difficulty in range(5)]
GAMES = [(*kind, seed) for kind in KINDS if kind[1] in (0, 4) for seed in range(4)]


@dataclass(frozen=True, slots=True)
class AutomaTurn:
    """A turn of an Automa: the table before it, what it said, the table after it."""

    seat: int
    before: State
    events: list[Event]
    after: State


def moments(automas: int, difficulty: int, seed: int) -> Iterator[tuple[Game, Random]]:
    """Yield a game before the first choice and after each."""
    game = Game.new(settings(automas, difficulty), seed)
    game.count_events()  # from now on they are built as they happen
    rng = Random(f"{automas} {difficulty} {seed}")
    yield game, rng
    while (decision := game.decision) is not None:
        game.play(rng.choice(decision.options))
        yield game, rng


def played(automas: int, difficulty: int, seed: int) -> Game:
    *_, (game, _) = moments(automas, difficulty, seed)
    return game


@cache
def turns_of(automas: int, difficulty: int, seed: int) -> list[AutomaTurn]:
    """Return all turns of Automas in a game."""
    found: list[AutomaTurn] = []
    opponent = BOOK.opponents["automa"]
    play_turn = opponent.steps[Phase.TURN]

    def watched(table: Table) -> None:
        assert table.events is not None
        before, said = table.state.copy(), len(table.events)
        play_turn(table)
        seat = before.order[before.active]
        found.append(AutomaTurn(seat, before, table.events[said:], table.state.copy()))

    BOOK.opponents["automa"] = opponent._replace(steps={**opponent.steps, Phase.TURN: watched})
    try:
        played(automas, difficulty, seed)
    finally:
        BOOK.opponents["automa"] = opponent
    return found
