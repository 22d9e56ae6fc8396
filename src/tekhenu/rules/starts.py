"""What a step needs to begin, so that a game can be played from a position to its end.

`position` says what is true at every moment of every game. Here is what a position made by hand
must have besides, such as cards where some are chosen. Too few dice, or Scorings that are never
due, the rules themselves can cope with (`Table.begin_turn`).
"""

from typing import Final

from .position import PositionError
from .printed import Printed, printed_for
from .settings import Settings
from .setup import cards_on_offer
from .state import Phase, State
from .wheel import in_play

BEFORE_ORDER: Final = (Phase.DECREES, Phase.DRAFT, Phase.CULTISTS)  # Starting cards lie on offer
PEEKING: Final = (Phase.FIRST_DESTINY, Phase.REWARDS, Phase.DESTINY)
OF_A_SCORING: Final = (Phase.DECLARATION, Phase.SCORING, Phase.BREAD)


def check_start(state: State, settings: Settings) -> None:
    """Raise PositionError unless a step can begin here, and all that follow."""
    _require(
        state.turn is None and not state.running,
        "a position within a turn is no start: its choices are not in it",
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
    """Each choice takes one Starting card away, and each player keeps one Decree."""
    humans = settings.humans
    steps = 2 * humans if state.phase == Phase.DRAFT else humans
    _require(state.active < steps, f"active {state.active} is no player's place")
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
    """Destiny cards bring theirs only after the draft."""
    early = state.phase in BEFORE_ORDER
    known = printed.starting if early else printed.starting + printed.destiny
    cards = [code for player in state.players for code in player.rewards]
    cards += state.offer if early else []
    _require(set(cards) <= set(known), "rewards or offer: no such card")
    _require(len(set(cards)) == len(cards), "rewards or offer: a card is there twice")
    opponents = state.players[settings.humans :]
    _require(not any(player.rewards for player in opponents), "rewards: only people have them")


def _check_peek(state: State, settings: Settings) -> None:
    """Cards are looked at between two steps of the one who keeps one of them."""
    if state.peek:
        _require(state.phase in PEEKING, "peek: nobody looks at cards now")
        _require(state.order[state.active] < settings.humans, "peek: only people look at cards")


def _check_destinies(state: State, phase: Phase) -> None:
    """Who has yet to choose leaves theirs to the others; who looks at cards has chosen."""
    if phase in BEFORE_ORDER:
        waiting = state.order
    elif phase in (Phase.FIRST_DESTINY, Phase.DESTINY):
        waiting = state.order[state.active + bool(state.peek) :]
    else:
        return
    none = all(state.players[seat].destiny < 0 for seat in waiting)
    _require(none, "destiny: held by somebody who has yet to choose")
