"""Asking a player: forced answers are not asked, and B07/B08 may be played at every decision."""

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
    """The player's choice among `build(*args)`, built anew after a Blessing was played."""
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
            told: M = choice
            return told
        play_anytime(table, seat, choice)


def anytime_plays(table: Table, seat: int) -> list[PlayAnytime]:
    """B07 and B08: any time in the own turn (R23)."""
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
    """Discard a Blessing; Technologies that answer a Blessing do so now."""
    state = table.state
    player = state.players[seat]
    player.blessings = player.blessings.minus(card)
    state.discards[0].append(card)
    if table.events is not None:
        table.emit(Played(seat, card))
    moment = table.printed.tech.blessing
    if player.technologies & moment.cards:
        table.answer(seat, player.technologies, moment)
