"""Questions to a player.

An answer that is the only option is not asked for. B07 and B08 may be played at any question.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from .decision import Blocked, Decision, Flow
from .decision_kind import DecisionKind
from .event import Played
from .move import Move, PlayAnytime
from .moves import PLAY_HAPPINESS, PLAY_POPULATION
from .subject import Subject
from .table import Table

M = TypeVar("M", bound=Move)


def ask(
    table: Table,
    seat: int,
    kind: DecisionKind,
    build: Callable[..., Sequence[M]],
    *args: Any,
    why: Callable[..., Blocked] | None = None,
    about: Subject | None = None,
) -> Flow[M]:
    """Ask for a choice among `build(*args)`, which is computed again after each Blessing played."""
    answers = table.answers
    while True:
        choice: Any = answers.next_answer() if table.replaying and answers is not None else None
        if choice is None:
            options = build(*args)
            if len(options) == 1:
                if answers is not None:
                    answers.force(options[0])
                return options[0]
            blessings: int = table.state.players[seat].blessings
            if not blessings & table.printed.blessing.anytime:
                only: M = yield Decision(seat, kind, options, why, args, about)
                return only
            offered: list[Move] = [*options, *anytime_plays(table, seat)]
            choice = yield Decision(seat, kind, offered, why, args, about)
        if not isinstance(choice, PlayAnytime):
            answer: M = choice
            return answer
        play_anytime(table, seat, choice)


def anytime_plays(table: Table, seat: int) -> list[PlayAnytime]:
    """Return the plays of B07 and B08, allowed at any time in the player's turn (R23)."""
    turn = table.state.turn
    if turn is None or turn.seat != seat:
        return []
    blessing = table.printed.blessing
    cards = blessing.distinct(table.state.players[seat].blessings & blessing.anytime)
    return [option for c in cards for option in (PLAY_POPULATION[c], PLAY_HAPPINESS[c])]


def play_anytime(table: Table, seat: int, choice: PlayAnytime) -> None:
    play_blessing(table, seat, choice.card)
    steps = table.printed.blessing.rows[choice.card].amount
    if choice.population:
        table.advance_population(seat, steps)
    else:
        table.advance_happiness(seat, steps)


def play_blessing(table: Table, seat: int, card: int) -> None:
    """Discard a Blessing and give the rewards of Technologies that react to Blessings."""
    state = table.state
    player = state.players[seat]
    player.blessings = player.blessings.minus(card)
    state.discards[0].append(card)
    if table.events is not None:
        table.emit(Played(seat, card))
    moment = table.printed.tech.blessing
    if player.technologies & moment.cards:
        table.answer(seat, player.technologies, moment)
