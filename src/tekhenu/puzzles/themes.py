"""Themes of a puzzle, derived from the moves and events of its best line."""

from collections.abc import Iterable, Sequence

from ..components.kinds import word
from ..components.terms import God, Good
from ..rules import Event, Game, Move
from ..rules.event import (
    Advanced,
    Conquered,
    Covered,
    Gained,
    Paid,
    Performed,
    Played,
    Produced,
    Scored,
    Source,
    Turned,
)
from ..rules.move import Anubis, PlayAnytime
from .goal import Goal

EDGES_VP = 4  # a tile that matches two sides, or one in a corner
GODS = tuple(word(god) for god in God)
THEMES = (
    *GODS,
    *("edges", "anubis", "scribes", "blessing", "technology", "statue", "produce", "faith"),
    *("bread", "gold", "happiness", "conquest", "balance", "district", "scoring"),
)


def themes_of(game: Game, line: Sequence[Move | str], goal: Goal) -> tuple[str, ...]:
    """Return the themes in the order of THEMES. `game` is at the position and records events."""
    assert game.decision is not None
    seat = game.decision.player
    played = game.copy()
    begun = played.count_events()
    moves = []
    for choice in line:
        assert played.decision is not None
        moves.append(played.decision.find(choice))
        played.play_within_step(choice)
    found = {*_of_goal(goal), *_of_moves(moves), *_of_events(played.events[begun:], seat)}
    return tuple(theme for theme in THEMES if theme in found)


def _of_goal(goal: Goal) -> Iterable[str]:
    if goal.balance is not None:
        yield "balance"
    if goal.district is not None:
        yield "district"
    if goal.scoring:
        yield "scoring"


def _of_moves(moves: Iterable[Move]) -> Iterable[str]:
    for move in moves:
        if isinstance(move, Anubis):
            yield "anubis"
        elif isinstance(move, PlayAnytime):
            yield "blessing"


def _of_events(events: Iterable[Event], seat: int) -> Iterable[str]:
    for event in events:
        match event:
            case Performed(seat=who, god=god) if who == seat:
                yield word(God(god))
            case Produced(seat=who) if who == seat:
                yield "produce"
            case Turned():
                yield "scribes"
            case Played():
                yield "blessing"
            case Scored(seat=who, vp=vp, source=source) if who == seat:
                yield from _of_points(vp, source)
            case Gained(seat=who, good=Good.FAITH) if who == seat:
                yield "faith"
            case Paid(seat=who, pieces=pieces) if who == seat:
                yield from (word(good) for good in (Good.BREAD, Good.GOLD) if pieces[good])
            case Advanced(seat=who, track=Good.HAPPINESS) if who == seat:
                yield "happiness"
            case Conquered() | Covered():
                yield "conquest"


def _of_points(vp: int, source: int) -> Iterable[str]:
    if source == Source.RA and vp >= EDGES_VP:
        yield "edges"
    elif source == Source.TECHNOLOGIES:
        yield "technology"
    elif source == Source.STATUE_BONUS:
        yield "statue"
    elif source == Source.CONQUEST:
        yield "conquest"
