"""Components with reconstructed values that have come into play, as far as a seat may know."""

from collections.abc import Iterator, Mapping

from ..components.drafts import Component, reconstructed_components
from ..components.ids import FAMILY_SUITS, IDS
from ..components.terms import God
from ..rules import View
from ..rules.event import Performed
from ..rules.move import REWARDS_BY_CODE
from ..rules.printed import printed_for
from ..rules.state import SethBoard, State
from ..rules.subject import PillarId

# A board comes into play with the first action of one of these gods, any other at once.
USED_BY: Mapping[str, tuple[God, ...]] = {
    "temple": (God.RA, God.HATHOR),
    "buildings": (God.HATHOR,),
    "player": (God.HORUS, God.HATHOR, God.OSIRIS),
    "horus": (God.HORUS,),
    "osiris": (God.OSIRIS,),
    "seth": (God.SETH,),
}
ROTATIONS = 4


def components_in_play(view: View) -> list[Component]:
    """Return the components seen so far, in the order of an edition's parts."""
    pieces = frozenset(_pieces(view))
    performed = frozenset(event.god for event in view.events if isinstance(event, Performed))

    def has_come_up(component: Component) -> bool:
        if component.is_piece:
            return component.name in pieces
        gods = USED_BY.get(component.name)
        return gods is None or not performed.isdisjoint(gods)

    modules = view.settings.modules
    known = [each for each in reconstructed_components() if each.part.module in modules]
    return [component for component in known if has_come_up(component)]


def _pieces(view: View) -> Iterator[str]:
    """Yield the ids of known tiles and cards on the table or in hands."""
    state = view.state
    yield from _named("P", state.display)
    yield from _named("P", [tile // ROTATIONS for tile in state.tiles])
    if view.decision is not None and isinstance(view.decision.about, PillarId):
        yield from _named("P", [view.decision.about.index])
    families = printed_for(view.settings).slot_family
    for slot, card in enumerate(state.market):
        yield from _named(FAMILY_SUITS[families[slot]], [card])
    for player in state.players:
        yield from player.decrees.ids
        yield from (REWARDS_BY_CODE[code] for code in player.rewards)
    yield from (REWARDS_BY_CODE[code] for code in state.offer)
    if state.seth is not None:
        yield from _of_seth(state, state.seth)


def _of_seth(state: State, board: SethBoard) -> Iterator[str]:
    yield from _named("Q", [board.conquest, *board.temple])
    yield from _named("C", [*board.cultists, *(player.cultist for player in state.players)])
    yield from _named("X", board.artifacts)
    for player in state.players:
        yield from player.artifacts.ids


def _named(suit: str, numbers: list[int]) -> list[str]:
    """Return the ids of numbered pieces, skipping -1 and HIDDEN."""
    return [IDS[suit][number] for number in numbers if number >= 0]
