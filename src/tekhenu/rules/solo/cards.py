"""The cards of a solo opponent: taken from the Market, they score by family, not by effect."""

from ...components.terms import Family
from ..cards import NO_BLESSINGS, CardSet
from ..event import Entered, Passed, Received, Source
from ..place import MARKET_SECTION
from ..table import Table


def best_section(table: Table, seat: int) -> int:
    """Return the highest open section with a card that its Happiness allows, or -1 (R49, R109)."""
    happiness = table.state.players[seat].happiness
    for section in reversed(range(table.state.open_sections)):
        slots = table.printed.section_slots[section]
        needed = table.printed.section_happiness[section]
        if happiness < needed:
            table.emit(Passed(seat, MARKET_SECTION[section], "happiness"))
        elif all(table.state.market[slot] < 0 for slot in slots):
            table.emit(Passed(seat, MARKET_SECTION[section], "empty"))
        else:
            table.emit(Entered(seat, section, needed, happiness))
            return section
    return -1


def take_cards(table: Table, seat: int, section: int, count: int, pile: list[CardSet]) -> list[int]:
    """Take Decrees, then Technologies, then Blessings, from the left; return the emptied spaces."""
    market, families = table.state.market, table.printed.slot_family
    slots = [slot for slot in table.printed.section_slots[section] if market[slot] >= 0]
    slots.sort(key=lambda slot: (-families[slot], slot))
    for slot in slots[:count]:
        family, card = families[slot], market[slot]
        market[slot] = -1
        pile[family] = pile[family].plus(card)
        table.emit(Received(seat, family, card, True))
    return slots[:count]


def score_pile(
    table: Table, seat: int, pile: list[CardSet], blessing: int, technology: int
) -> None:
    """Score the cards at a Scoring. Blessings are then discarded, Technologies stay (R110)."""
    blessings, technologies, _ = pile
    vp = blessing * blessings.bit_count() + technology * technologies.bit_count()
    count = blessings.bit_count() + technologies.bit_count()
    table.score(seat, vp, Source.CARDS, of=(count,))
    table.state.discards[Family.BLESSING] += blessings
    pile[Family.BLESSING] = NO_BLESSINGS
