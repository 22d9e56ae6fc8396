"""Whole games against Botankhamun, played by a human who chooses at random."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from tekhenu import Game, State
from tekhenu.rules.event import Event
from tekhenu.rules.solo.opponent import OPPONENTS
from tekhenu.rules.state import Phase
from tekhenu.rules.table import Table
from tests.solo.table import options


@dataclass(frozen=True, slots=True)
class BotTurn:
    """A turn of Botankhamun: the table before it, what it said, the table after it."""

    before: State
    events: list[Event]
    after: State


def moments(difficulty: str, seed: int, *challenges: str) -> Iterator[tuple[Game, Random]]:
    """A game, before the first choice and after each."""
    game = Game.new(options(difficulty, *challenges), seed)
    rng = Random(f"{difficulty} {seed}")
    yield game, rng
    while (decision := game.decision) is not None:
        game.play(rng.choice(decision.options))
        yield game, rng


def played(difficulty: str, seed: int, *challenges: str) -> Game:
    *_, (game, _) = moments(difficulty, seed, *challenges)
    return game


def bot_turns(difficulty: str, seed: int) -> list[BotTurn]:
    """The sixteen turns of Botankhamun in a game."""
    turns: list[BotTurn] = []
    bot = OPPONENTS["botankhamun"]
    play_turn = bot.steps[Phase.TURN]

    def watched(table: Table) -> None:
        assert table.events is not None
        before, said = table.state.copy(), len(table.events)
        play_turn(table)
        turns.append(BotTurn(before, table.events[said:], table.state.copy()))

    OPPONENTS["botankhamun"] = bot._replace(steps={**bot.steps, Phase.TURN: watched})
    try:
        played(difficulty, seed)
    finally:
        OPPONENTS["botankhamun"] = bot
    return turns
