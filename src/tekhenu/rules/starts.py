"""Checks that a game can be played from a position to its end.

`position` checks what holds at every moment of every game. This module checks what the next steps
need besides, such as enough cards to choose from. The rules cope with too few dice and with
Scorings that never become due (`Table.begin_turn`).
"""

from typing import Final

from .position import PositionError
from .printed import Printed, printed_for
from .settings import Settings
from .setup import cards_on_offer
from .state import Phase, State
from .wheel import in_play

BEFORE_ORDER: Final = (Phase.DECREES, Phase.DRAFT, Phase.CULTISTS)  # Starting cards on offer
PEEKING: Final = (Phase.FIRST_DESTINY, Phase.REWARDS, Phase.DESTINY)
OF_A_SCORING: Final = (Phase.DECLARATION, Phase.SCORING, Phase.BREAD)


def check_start(state: State, settings: Settings) -> None:
    """Raise PositionError unless the present step and all later ones can be played from here."""
    _require(
        state.turn is None and not state.running,
        "a game cannot start within a turn: a position does not contain the choices of the turn",
    )
    phase = Phase(state.phase)
    if phase in BEFORE_ORDER:
        _check_offer(state, settings)
        _check_cultists(state, settings)
    _check_rewards(state, settings, printed_for(settings))
    _check_peek(state, settings)
    if settings.players >= len(printed_for(settings).destiny):
        _check_destinies(state, phase)
    _require(phase not in OF_A_SCORING or bool(in_play(state.markers)), "markers: none is scored")


def _require(holds: bool, problem: str) -> None:
    if not holds:
        raise PositionError(problem)


def _check_offer(state: State, settings: Settings) -> None:
    """Check the offer: each choice removes a Starting card, and each player keeps one Decree."""
    humans = settings.humans
    steps = 2 * humans if state.phase == Phase.DRAFT else humans
    _require(state.active < steps, f"active {state.active} is not the place of a player")
    if state.phase == Phase.DECREES:
        left = state.players[state.active : humans]
        _require(all(player.decrees for player in left), "decrees: none to keep one of")
    drafted = {Phase.DECREES: 0, Phase.DRAFT: state.active}.get(Phase(state.phase), 2 * humans)
    if state.phase == Phase.CULTISTS and settings.solo is None:
        return  # the offer was put away when the order was settled
    expected, found = cards_on_offer(settings) - drafted, len(state.offer)
    _require(expected == found, f"offer: expected {expected} Starting cards, found {found}")


def _check_cultists(state: State, settings: Settings) -> None:
    if state.seth is None:
        return
    chosen = state.active if state.phase == Phase.CULTISTS else 0
    enough = len(state.seth.cultists) >= settings.humans - chosen
    _require(enough, "seth.cultists: too few to choose from")


def _check_rewards(state: State, settings: Settings, printed: Printed) -> None:
    """Check rewards. Destiny cards give theirs only after the draft."""
    early = state.phase in BEFORE_ORDER
    known = printed.starting if early else printed.starting + printed.destiny
    cards = [code for player in state.players for code in player.rewards]
    cards += state.offer if early else []
    _require(set(cards) <= set(known), "rewards or offer: no such card")
    _require(len(set(cards)) == len(cards), "rewards or offer: a card is there twice")
    opponents = state.players[settings.humans :]
    _require(not any(player.rewards for player in opponents), "rewards: only people have them")


def _check_peek(state: State, settings: Settings) -> None:
    """Check the cards being looked at; they exist only while a player selects one of them."""
    if state.peek:
        _require(state.phase in PEEKING, "peek: no card is looked at in this phase")
        _require(state.order[state.active] < settings.humans, "peek: only people look at cards")


def _check_destinies(state: State, phase: Phase) -> None:
    """Check that players who have not chosen a Destiny card yet have none."""
    if phase in BEFORE_ORDER:
        waiting = state.order
    elif phase in (Phase.FIRST_DESTINY, Phase.DESTINY):
        waiting = state.order[state.active + bool(state.peek) :]
    else:
        return
    none = all(state.players[seat].destiny < 0 for seat in waiting)
    _require(none, "destiny: a player who has not chosen yet has one")
