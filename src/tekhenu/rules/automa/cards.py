"""Cards taken by an Automa; afterward, the remaining cards of those families slide left."""

from ..event import Slid
from ..solo.cards import take_cards
from ..state import Automa
from ..table import Table


def take_and_slide(table: Table, seat: int, automa: Automa, section: int, count: int) -> None:
    emptied = take_cards(table, seat, section, count, automa.cards)
    families = table.printed.slot_family
    for family in dict.fromkeys(families[slot] for slot in emptied):
        slide(table, section, family)


def slide(table: Table, section: int, family: int) -> None:
    """Slide the cards of a family to the left before the refill (R84)."""
    market = table.state.market
    slots = [
        s for s in table.printed.section_slots[section] if table.printed.slot_family[s] == family
    ]
    filled = [slot for slot in slots if market[slot] >= 0]
    for old, new in zip(filled, slots, strict=False):
        if old != new:
            market[new], market[old] = market[old], -1
            table.emit(Slid(market[new], old, new))
